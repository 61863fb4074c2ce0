"""What a seat or the table may see: upper faces, open tokens, counts; never ids or the pile's order."""

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from zonegames.engine.outcome import Part
from zonegames.engine.seats import Looker, Seat
from zonegames.games.zogars_revenge.components import DIFFICULTIES, RING, Face, RingFace, Task
from zonegames.games.zogars_revenge.dungeon import Cell, Dungeon
from zonegames.games.zogars_revenge.events import Cause, EyeSource, Status
from zonegames.games.zogars_revenge.scoring import points
from zonegames.games.zogars_revenge.state import Figure, Mode, Run, State
from zonegames.games.zogars_revenge.steps.eye import TakeEye
from zonegames.games.zogars_revenge.steps.fight import Guard

Progress: TypeAlias = Literal["waiting", "playing", "done"]


@dataclass(frozen=True, slots=True)
class CellView:
    """A tile as it lies: chests on different tiles look alike (ZG-R39)."""

    face: Face
    hidden: Face | None
    """The side face down, if it was seen in this run and the memory aid is on."""


@dataclass(frozen=True, slots=True)
class PlayerTileView:
    """A player tile: both sides are open to all (ZG-R26)."""

    up: RingFace
    under: RingFace


@dataclass(frozen=True, slots=True)
class FightView:
    """A fight: the monster with its strength, the damage dealt so far, the blows struck."""

    monster: str
    strength: int
    total: int
    blows: int


@dataclass(frozen=True, slots=True)
class EyeAsked:
    """Open question: spend a cross or take the eye?"""

    source: EyeSource


@dataclass(frozen=True, slots=True)
class GuardAsked:
    """Open question: spend something before the monster strikes?"""

    gap: int
    """How much the total falls short."""


@dataclass(frozen=True, slots=True)
class RunView:
    """One run, as far as it is open; lists over cells go in reading order."""

    cells: tuple[CellView, ...]
    hero: Cell
    task: Task
    dark: bool
    lamps_left: int
    """Lamps still to change in this task; all of them before the next one with lamps."""

    crown_taken: bool
    health: int
    eyes: int
    crosses: int
    potions: int
    swords: int
    coins: tuple[str, ...]
    """The coin tokens, in the order drawn."""

    used: tuple[str, ...]
    pile: int
    """How many tokens are left; their order is nobody's to know."""

    fighter: int
    ring: tuple[PlayerTileView, ...]
    fight: FightView | None
    question: EyeAsked | GuardAsked | None
    status: Status
    cause: Cause | None
    slayer: str | None
    moves: int
    """How many have been made."""

    score: int
    points: tuple[Part, ...]
    """What the score is made of: coins, crown, escape."""

    @property
    def move(self) -> int:
        """The number of the move that is asked for, or in which a fight or an eye has to be settled."""
        return self.moves + (self.fight is None and self.question is None)


@dataclass(frozen=True, slots=True)
class View:
    """The game as one looker may see it."""

    looker: Looker
    """Whose secret run is shown; None where all runs lie open to everybody."""

    mode: Mode
    same_dungeon: bool
    """A score attack on one dungeon: runs are secret until all are over."""

    layout_name: str
    difficulty: str
    """Its name."""

    memory_aid: bool
    dungeon: Dungeon
    figures: tuple[Figure, ...]
    seat: Seat | None
    """Who plays now; None when the game is over."""

    progress: tuple[Progress, ...]
    """Per seat.  In a relay the seat with the keyboard plays and the others wait."""

    current: int
    """The number of the run being played, or of the last one."""

    runs: tuple[RunView | None, ...]
    """One, or one a seat in a score attack; None where the looker may not see it."""

    @property
    def over(self) -> bool:
        """Whether all runs are over."""
        return self.seat is None

    @property
    def shown(self) -> int:
        """The number of the run to show: the one being played, or the looker's own if that one is hidden."""
        if self.runs[self.current] is None and self.looker is not None:
            return self.looker
        return self.current

    @property
    def run(self) -> RunView | None:
        """The run to show; None where the looker may see none."""
        return self.runs[self.shown]

    @property
    def hero(self) -> Seat:
        """Who walks in the run that is shown: its owner in a score attack, else whoever has the keyboard."""
        return self.shown if self.mode == "score" else self.seat or 0


def view(state: State, looker: Looker) -> View:
    """What `looker` may see; None is the table."""
    options = state.options
    over = not state.stack
    return View(
        looker=looker if options.secret else None,
        mode=options.mode,
        same_dungeon=options.secret,
        layout_name=options.layout_name,
        difficulty=DIFFICULTIES[options.difficulty].name,
        memory_aid=options.memory_aid,
        dungeon=state.dungeon,
        figures=options.figures,
        seat=None if over else state.seat,
        progress=progress(state),
        current=state.current,
        runs=tuple(
            run_view(state, number) if may_see(state, number, looker) else None
            for number in range(len(state.runs))
        ),
    )


def may_see(state: State, number: int, looker: Looker) -> bool:
    """Whether a run is open to `looker`: not before it begins, and in secret only to its own seat."""
    if number > state.current:
        return False
    return not state.options.secret or number == looker or not state.stack


def progress(state: State) -> tuple[Progress, ...]:
    """Who waits, plays and is done: all that everybody may know (ZG-R40)."""
    if not state.stack:
        return ("done",) * state.seats
    if state.options.mode == "score":
        now = state.current
        return tuple("done" if s < now else "playing" if s == now else "waiting" for s in range(state.seats))
    return tuple("playing" if seat == state.seat else "waiting" for seat in range(state.seats))


def run_view(state: State, number: int) -> RunView:
    """A run without its secrets."""
    run = state.runs[number]
    fight = run.fight
    return RunView(
        cells=cells(run, state.options.memory_aid),
        hero=run.hero,
        task=run.task,
        dark=run.dark,
        lamps_left=run.lamps_left,
        crown_taken=run.crown_taken,
        health=run.health,
        eyes=run.eyes,
        crosses=run.crosses,
        potions=run.potions,
        swords=run.swords,
        coins=tuple(run.coins),
        used=tuple(run.used),
        pile=len(run.pile),
        fighter=run.fighter,
        ring=ring_view(tuple(run.turned)),
        fight=fight and FightView(fight.monster, fight.strength, fight.total, fight.blows),
        question=question(state) if number == state.current else None,
        status=run.status,
        cause=run.cause,
        slayer=run.slayer,
        moves=run.moves,
        score=run.score,
        points=points(run),
    )


def cells(run: Run, memory_aid: bool) -> tuple[CellView, ...]:
    """The dungeon as it lies; with the memory aid, with the sides seen before (ZG-R28)."""
    if not memory_aid:
        return tuple(cell_view(face, None) for face in run.up)
    return tuple(
        cell_view(face, under if seen else None)
        for face, under, seen in zip(run.up, run.under, run.seen, strict=True)
    )


def question(state: State) -> EyeAsked | GuardAsked | None:
    """The question that interrupts moving or fighting, if one is open."""
    top = state.stack[-1] if state.stack else None
    run = state.run
    if isinstance(top, TakeEye) and run.crosses:
        return EyeAsked(top.source)
    if isinstance(top, Guard) and run.fight is not None and (run.swords or run.thirsty):
        return GuardAsked(run.fight.strength - run.fight.total)
    return None


@cache
def cell_view(face: Face, hidden: Face | None) -> CellView:
    """One of the few hundred possible cells."""
    return CellView(face, hidden)


@cache
def ring_view(turned: tuple[bool, ...]) -> tuple[PlayerTileView, ...]:
    """One of the sixteen possible rings."""
    return tuple(
        PlayerTileView(sides[back], sides[not back]) for sides, back in zip(RING, turned, strict=True)
    )
