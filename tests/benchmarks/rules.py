"""How fast the rules are: playouts, one action through a match, one copy."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.benchmarks.floors import cpu_seconds
from zonegames.bots.simulation import simulated
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games import CATALOGUE, load_game


@dataclass(frozen=True, slots=True)
class Rules:
    """The figures of one game, by processor time."""

    game: str
    decisions_per_second: float
    """Random play in place."""

    apply_us: float
    """One action through a match: checked, copied, named, described for the list of saves."""

    clone_us: float


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
