"""How fast the rules are: playouts, one action through a match, one copy."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tests.benchmarks import floors
from tests.benchmarks.floors import cpu_seconds
from tests.benchmarks.table import Row
from zonegames.bots.simulation import simulated
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games import CATALOGUE, load_game

LEAST: Final = {
    "zogars-revenge": 2.0,
    "exploration-warzone": 1.0,
    "zone-runners": 1.0,
    "elemenz": 0.5,
    "zoneplex": 0.5,
}
"""Random decisions a second, as multiples of python-chess."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The figures of one game, by processor time."""

    game: str
    decisions_per_second: float
    """Random play in place."""

    apply_us: float
    """One action through a match: checked, copied, named, described for the list of saves."""

    clone_us: float


def rows() -> Iterator[Row]:
    """Playouts against python-chess, and against boardgame.io, each where it is installed."""
    chess, boardgame = floors.chess_decisions_per_second(), floors.boardgame_io_moves_per_second()
    yield _floor("python-chess", chess, "decisions/s")
    yield _floor("boardgame.io", boardgame, "moves/s")
    for game in games():
        found = measure(game)
        ratio = None if chess is None else found.decisions_per_second / chess
        yield Row(
            f"playouts {game.id}",
            found.decisions_per_second,
            "decisions/s",
            ratio,
            least=None if chess is None else LEAST[game.id],
        )
        if boardgame is not None:
            kept = 1e6 / found.apply_us
            yield Row(f"through a match {game.id}, to boardgame.io", kept, "actions/s", kept / boardgame)
        yield Row(f"copy of a position {game.id}", found.clone_us, "us")


def _floor(name: str, value: float | None, unit: str) -> Row:
    return Row(f"floor: {name}", value or 0.0, unit if value else "(not installed)")


def games() -> Iterator[AnyGame]:
    for shelf in CATALOGUE:
        yield load_game(shelf.id)


def played(game: AnyGame, actions: int, *, seed: int = 1) -> Match[Any]:
    """A match of so many random actions, or the longest found of many when it ends before."""
    seats = max(game.min_seats, min(4, game.max_seats))
    longest: Match[Any] | None = None
    for deal in range(seed, seed + 30):
        match = new_match(game, [SeatSpec(f"Seat {n}") for n in range(1, seats + 1)], {}, deal)
        rng = Rng(deal)
        while match.decision is not None and len(match.log) < actions:
            match.apply(random_action(match.decision, rng))
        if longest is None or len(match.log) > len(longest.log):
            longest = match
        if len(match.log) == actions:
            break
    assert longest is not None
    return longest


def measure(game: AnyGame, playouts: int = 60) -> Rules:
    """All figures of one game."""
    seats = max(game.min_seats, min(4, game.max_seats))
    options = game.resolve_options(seats, {})
    decisions = 0

    def play_all() -> None:
        nonlocal decisions
        decisions = sum(one.decisions for one in simulated(game, options, seats, playouts, 1, "random"))

    seconds = cpu_seconds(play_all)
    match = played(game, 300)

    def apply_all() -> None:
        again: Match[Any] = Match(game, match.setup)
        for entry in match.log:
            again.apply(entry.action)

    middle = played(game, len(match.log) // 2)._state
    copies = 1000
    return Rules(
        game.id,
        decisions / seconds,
        1e6 * cpu_seconds(apply_all) / len(match.log),
        1e6 * cpu_seconds(lambda: [middle.clone() for _ in range(copies)]) / copies,
    )
