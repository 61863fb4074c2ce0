"""Positions to start from, and a scene to play them in.

The base position: tiles 1 to 20 in reading order on the square, side a up everywhere, the hero on the
stairs in (3, 3).  Places are (row, column) from 1, as the rules tell them.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.errors import IllegalAction
from zonegames.engine.match import Match, new_match
from zonegames.engine.outcome import Outcome
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.zogars_revenge.actions import Action, Move, Strike
from zonegames.games.zogars_revenge.components import (
    ALL_TOKENS,
    BUILT_IN,
    CROWN_ROOM,
    LAMP_LIT,
    LAMP_OUT,
    STAIRS,
    TILES,
    Task,
)
from zonegames.games.zogars_revenge.dungeon import plan
from zonegames.games.zogars_revenge.rules import GAME
from zonegames.games.zogars_revenge.setup import begin
from zonegames.games.zogars_revenge.state import Fight, Options, Run, State
from zonegames.games.zogars_revenge.steps.explore import EXPLORE

Place = tuple[int, int]

NAMES = ("Ann", "Bo", "Cleo", "Dov", "Eva", "Finn")


def base_options(seats: int = 1, **chosen: Any) -> Options:
    """The options of the base position, with changes."""
    return GAME.resolve_options(seats, chosen)


def base_run(
    options: Options,
    *,
    hero: Place = (3, 3),
    task: Task = "douse",
    lamps_out: Iterable[Place] = (),
    showing: dict[Place, str] | None = None,
    next_tokens: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    coins: Sequence[str] = (),
    crosses: int = 0,
    potions: int = 0,
    swords: int = 0,
    health: int = 15,
    eyes: int = 0,
    fighter: int = 0,
    ring_back: Sequence[int] = (),
) -> Run:
    """The base position with changes: held tokens come out of the thirty, the next ones lie on top."""
    dungeon = plan(options.rows)
    held = [*coins, *["cross"] * crosses, *["potion"] * potions, *["sword"] * swords]
    tokens = list(ALL_TOKENS)
    for token in (*held, *next_tokens):
        tokens.remove(token)
    tokens += reversed(next_tokens)
    if pile is not None:
        tokens = list(reversed(pile))
    run = begin(dungeon, options, sorted(TILES), [0] * 20, tokens)
    run.hero = dungeon.places.index((hero[0] - 1, hero[1] - 1))
    run.coins, run.used = list(coins), []
    if pile is not None:
        run.used = _rest([*held, *pile])
    run.crosses, run.potions, run.swords = crosses, potions, swords
    run.health, run.eyes, run.fighter = health, eyes, fighter
    run.turned = [pos in ring_back for pos in range(4)]
    for place, face in (showing or {}).items():
        cell = dungeon.places.index((place[0] - 1, place[1] - 1))
        run.up[cell], run.under[cell] = run.under[cell], run.up[cell]
        assert run.up[cell] == face, f"{place} has no side {face}"
        run.seen[cell] = True
    _set_task(run, options, task, lamps_out)
    return run


def _rest(tokens: list[str]) -> list[str]:
    """What is missing to the thirty tokens."""
    missing = list(ALL_TOKENS)
    for token in tokens:
        missing.remove(token)
    return missing


def _set_task(run: Run, options: Options, task: Task, lamps_out: Iterable[Place]) -> None:
    dungeon = plan(options.rows)
    out = {dungeon.places.index((row - 1, column - 1)) for row, column in lamps_out}
    if task == "crown":
        out = set(dungeon.lamps)
    for lamp in dungeon.lamps:
        lit = lamp not in out
        run.up[lamp], run.under[lamp] = (LAMP_LIT, LAMP_OUT) if lit else (LAMP_OUT, LAMP_LIT)
    run.task = task
    run.lamps_left = {"douse": 4 - len(out), "relight": len(out)}.get(task, 4)
    centre = dungeon.centre
    crown = task in ("crown", "relight")
    run.up[centre], run.under[centre] = (CROWN_ROOM, STAIRS) if crown else (STAIRS, CROWN_ROOM)


ALL_LAMPS: tuple[Place, ...] = ((1, 1), (1, 5), (5, 1), (5, 5))


class Scene:
    """A match, played in the words of the scenarios."""

    def __init__(self, match: Match[Action]) -> None:
        self.match = match
        self.seats = len(match.setup.seats)

    # --- acting; each returns the events

    def do(self, *actions: Action) -> list[Any]:
        """Play the actions; the events of all of them."""
        return [event for action in actions for event in self.match.apply(action)]

    def move(self, *place: Place) -> list[Any]:
        return self.do(*(Move(self.cell(one)) for one in place))

    def strike(self, *positions: int) -> list[Any]:
        return self.do(*(Strike(pos) for pos in positions))

    def refusal(self, action: Action) -> str:
        """Why the action is refused; asserts that it is, and that nothing changes."""
        before = self.match.fingerprint()
        try:
            self.match.apply(action)
        except IllegalAction as refused:
            assert self.match.fingerprint() == before
            return str(refused)
        raise AssertionError(f"{action} was accepted")

    # --- looking

    @property
    def state(self) -> State:
        state = self.match._state
        assert isinstance(state, State)
        return state

    @property
    def run(self) -> Run:
        return self.state.run

    @property
    def fight(self) -> Fight:
        assert self.run.fight is not None
        return self.run.fight

    @property
    def decision(self) -> Decision[Action]:
        assert self.match.decision is not None
        return self.match.decision

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None
        return self.match.outcome

    @property
    def kind(self) -> str:
        return self.decision.kind

    def cell(self, place: Place) -> int:
        return self.state.dungeon.places.index((place[0] - 1, place[1] - 1))

    def face(self, row: int, column: int) -> str:
        """The side that is up."""
        return self.run.up[self.cell((row, column))]

    def mark(self, row: int, column: int, looker: int = 0) -> str | None:
        """The hidden side that the looker's view shows."""
        run = self.match.view(looker).run
        return run.cells[self.cell((row, column))].hidden

    @property
    def hero(self) -> Place:
        row, column = self.state.dungeon.places[self.run.hero]
        return row + 1, column + 1

    def meters(self) -> tuple[int, int]:
        """Health and eyes."""
        return self.run.health, self.run.eyes


def scene(*, memory_aid: str = "off", **given: Any) -> Scene:
    """The base position, alone, with changes."""
    options = base_options(memory_aid=memory_aid)
    return scene_at(options, [base_run(options, **given)])


def table_scene(seats: int, *, mode: str, dungeons: str = "same", seat: int = 0, **given: Any) -> Scene:
    """The base position for several seats: one run in a relay, else one each."""
    chosen = {"mode": mode, **({"dungeons": dungeons} if mode == "score" else {})}
    options = base_options(seats, **chosen)
    count = 1 if mode == "relay" else seats
    return scene_at(options, [base_run(options, **given) for _ in range(count)], seats, seat)


def scene_at(options: Options, runs: list[Run], seats: int = 1, seat: int = 0) -> Scene:
    """A scene that begins with these runs, the first one being played."""
    state = State(Rng(1), [EXPLORE], options, seats, runs, seat=seat, dungeon=plan(options.rows))
    return Scene(Match[Action].at(GAME, state, table(seats), options))


def new_scene(seats: int = 1, seed: int = 1, **chosen: Any) -> Scene:
    """A scene that begins at set-up."""
    return Scene(new_match(GAME, table(seats), chosen, seed))


def table(seats: int) -> list[SeatSpec]:
    return [SeatSpec(name) for name in NAMES[:seats]]


def square_with(**changes: Any) -> dict[str, Any]:
    """A good layout file's table, with changes; a value of None takes the key away."""
    table = {"name": "Cellar", "rows": list(BUILT_IN["square"].rows), **changes}
    return {key: value for key, value in table.items() if value is not None}


def kinds(events: Sequence[Any]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]
