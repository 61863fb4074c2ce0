"""What may be seen: everything but the faces of hidden Zones and the generator, the same for all."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from zonegames.engine.seats import Seat
from zonegames.games.zone_runners.board import Board
from zonegames.games.zone_runners.components import TRACKERS, Tracker
from zonegames.games.zone_runners.dice import Dice
from zonegames.games.zone_runners.scoring import payments
from zonegames.games.zone_runners.state import (
    BonusLabel,
    Card,
    Options,
    Payment,
    State,
    Trails,
    owner,
    unused,
)
from zonegames.games.zone_runners.steps.action import ChooseOutcome, ChooseRecipe

Face: TypeAlias = Literal["hidden", "open", "collapsed"]


@dataclass(frozen=True, slots=True)
class ZoneView:
    """One Zone card on the table."""

    face: Face
    blockers: int
    """Standing on it; on a hidden Zone: counted on its back; none once it has collapsed."""
    card: Card | None
    """None while hidden."""


@dataclass(frozen=True, slots=True)
class View:
    """The table."""

    seats: int
    options: Options
    captain: Seat
    board: Board
    zones: tuple[ZoneView, ...]
    """By Zone - 1."""
    tracker: int
    """Spaces moved since Go; this turn of the Level is one more."""
    turns: int
    """Turns finished in the whole game."""
    bonus: tuple[BonusLabel, ...]
    bonus_in_play: int
    rolled: Dice
    """The pool as first rolled, in the order of the dice; empty before the roll."""
    dice: Dice
    used: tuple[bool, ...]
    locked: bool
    """The re-roll is over."""
    asking: tuple[int | None, str | None]
    """The Runner, then the key of its result, chosen so far."""
    trails: Trails
    """By Runner: the spaces it left with its last action."""
    credits: int
    """Paid so far."""
    ledger: tuple[tuple[Payment, ...], ...]
    """By Level paid."""
    earned: tuple[Payment, ...]
    """What this Level pays at its end so far; nothing once it is paid."""
    over: bool

    @property
    def level(self) -> int:
        """The number of the Level, 1 to 3."""
        return self.board.level

    @property
    def turn(self) -> int:
        """The turn of this Level, from 1; none follows the last space of the tracker."""
        return min(self.tracker + 1, self.pace.last)

    @property
    def pace(self) -> Tracker:
        """The crosses of the chosen pace."""
        return TRACKERS[self.options.pace]

    @property
    def falls_next(self) -> int:
        """The Zone that the next cross takes."""
        return self.board.fallen + 1

    @property
    def turns_to_cross(self) -> int:
        """Tracker moves until it falls; 1: at the end of this turn."""
        return self.pace.crosses[min(self.board.fallen, len(self.pace.crosses) - 1)] - self.tracker

    @property
    def falling(self) -> int:
        """The Zone that falls at the end of this turn; 0: none does."""
        return self.falls_next if self.turns_to_cross == 1 and not self.over else 0

    def turns_to_fall(self, zone: int) -> int:
        """Tracker moves until this Zone falls, for a Zone not yet collapsed."""
        return self.pace.crosses[zone - 1] - self.tracker

    def unused(self) -> Dice:
        """The values of the dice not yet spent, ascending."""
        return unused(self.dice, self.used)

    def owner(self, runner: int) -> Seat:
        """Who decides this Runner's track and Energy now."""
        return owner(self.options.sharing, self.seats, self.captain, runner)


def view(state: State) -> View:
    """The same for every looker (ZR-R07)."""
    return View(
        seats=state.seats,
        options=state.options,
        captain=state.captain,
        board=state.board,
        zones=tuple(_zone(state, zone) for zone in range(1, len(state.course) + 1)),
        tracker=state.tracker,
        turns=state.turns,
        bonus=state.bonus,
        bonus_in_play=state.bonus_in_play,
        rolled=state.rolled,
        dice=state.dice,
        used=state.used,
        locked=state.mark is not None,
        asking=_asking(state),
        trails=state.trails,
        credits=state.credits,
        ledger=state.ledger,
        earned=() if state.paid else payments(state.board, state.participants),
        over=not state.stack,
    )


def _zone(state: State, zone: int) -> ZoneView:
    board = state.board
    if zone > board.shown:
        return ZoneView("hidden", state.blockers[zone - 1], None)
    card = state.course[zone - 1]
    if zone <= board.fallen:
        return ZoneView("collapsed", 0, card)
    standing = state.blockers[zone - 1] - board.beaten.count(zone)
    return ZoneView("open", standing, card)


def _asking(state: State) -> tuple[int | None, str | None]:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, ChooseRecipe):
        return top.runner, top.key
    return (top.runner if isinstance(top, ChooseOutcome) else None), None
