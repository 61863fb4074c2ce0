"""The position of a game of Zone Runners."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Self, TypeAlias

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.engine.state import State as BaseState
from zonegames.games.zone_runners.board import Board, Runner, Space, new_board
from zonegames.games.zone_runners.components import TRACKERS, Pace, Tracker
from zonegames.games.zone_runners.dice import Dice

Sharing: TypeAlias = Literal["relay", "crew"]
BonusLabel: TypeAlias = Literal["level_2", "level_3", "last_runner"]
Trails: TypeAlias = tuple[tuple[Space, ...], tuple[Space, ...], tuple[Space, ...]]

NO_TRAILS: Trails = ((), (), ())


@dataclass(frozen=True, slots=True)
class Options:
    """The resolved choices of a match."""

    sharing: Sharing = "relay"
    """relay: the captain decides everything; crew: a Runner's owner decides its track and Energy (ZR-R39)."""
    pace: Pace = "standard"
    preview: Literal["full", "plain"] = "full"
    """For the screen only."""


class Card(NamedTuple):
    """One Zone card as it was laid."""

    card: int
    """Its number in `components.CARDS`."""
    turned: bool


class Payment(NamedTuple):
    """One line of the ledger."""

    who: int | None
    """The Runner; None: the team."""
    why: Literal["finished", "out", "blockers"]
    detail: int
    """The track of the finish, the Zone under which it lies, the number of Blockers."""
    amount: int


class Mark(NamedTuple):
    """What "take back" returns to: everything that a Runner's action can change."""

    board: Board
    bonus: tuple[BonusLabel, ...]
    gained: tuple[BonusLabel, ...]
    trails: Trails


@dataclass(slots=True)
class State(BaseState):
    """Everything is public but the hidden cards and the generator.  All parts are immutable values."""

    seats: int
    options: Options
    board: Board = field(default_factory=lambda: new_board(1, (Runner(), Runner(), Runner())))
    course: tuple[Card, ...] = ()
    """By Zone - 1; secret where the Zone is hidden."""
    blockers: tuple[int, ...] = ()
    """By Zone - 1: how many were rolled for it in this Level."""
    lost_blockers: int = 0
    """Gone with collapsed Zones of this Level."""
    participants: tuple[int, ...] = ()
    """The Runners that started this Level."""
    tracker: int = 0
    """Spaces moved since Go."""
    turns: int = 0
    """Turns finished in the whole game: they pass the captaincy."""
    bonus: tuple[BonusLabel, ...] = ()
    """Unspent Bonus dice."""
    gained: tuple[BonusLabel, ...] = ()
    """All Bonus dice of the game so far; each label once at most."""
    bonus_in_play: int = 0
    rolled: Dice = ()
    """The pool as it was first rolled, in the order of the dice."""
    dice: Dice = ()
    """The pool in the order of the dice; empty before the roll."""
    used: tuple[bool, ...] = ()
    """By die: spent on a Runner."""
    trails: Trails = NO_TRAILS
    """By Runner: the spaces it left with its last action."""
    mark: Mark | None = None
    """Taken right after the re-roll; None before it."""
    credits: int = 0
    """Paid so far."""
    ledger: tuple[tuple[Payment, ...], ...] = ()
    """By Level finished."""

    def clone(self) -> Self:
        return type(self)(
            Rng(self.rng.state),
            list(self.stack),
            self.seats,
            self.options,
            self.board,
            self.course,
            self.blockers,
            self.lost_blockers,
            self.participants,
            self.tracker,
            self.turns,
            self.bonus,
            self.gained,
            self.bonus_in_play,
            self.rolled,
            self.dice,
            self.used,
            self.trails,
            self.mark,
            self.credits,
            self.ledger,
            pending=self.pending,
        )

    @property
    def pace(self) -> Tracker:
        """The crosses of the chosen pace."""
        return TRACKERS[self.options.pace]

    @property
    def paid(self) -> bool:
        """Whether the Level on the table has paid its credits: nothing more is earned on it."""
        return not self.stack or len(self.ledger) == self.board.level

    @property
    def captain(self) -> Seat:
        """Who leads this turn (ZR-R39)."""
        return self.turns % self.seats

    def owner(self, runner: int) -> Seat:
        """Who decides for this Runner: in a crew its owner, else the captain."""
        return owner(self.options.sharing, self.seats, self.captain, runner)

    def unused(self) -> Dice:
        """The values of the dice not yet spent, ascending."""
        return unused(self.dice, self.used)


def owner(sharing: Sharing, seats: int, captain: Seat, runner: int) -> Seat:
    """Who decides a Runner's track and Energy."""
    return runner % seats if sharing == "crew" else captain


def unused(dice: Dice, used: tuple[bool, ...]) -> Dice:
    """The values of the dice not yet spent, ascending."""
    return tuple(sorted(value for value, spent in zip(dice, used, strict=True) if not spent))
