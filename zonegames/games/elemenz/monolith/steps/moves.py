"""Monolith: dice on their way, and the end of a turn and of the game.  No step asks anything here."""

from collections.abc import Iterable
from typing import Any

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.elemenz.about import NOTHING, About
from zonegames.games.elemenz.components import TURN_LIMIT, WILD
from zonegames.games.elemenz.dice import roll
from zonegames.games.elemenz.events import DieBorrowed, DieGained, DieWild, GameOver, TurnEnded
from zonegames.games.elemenz.monolith.state import MonolithState


class SideStep(Step[MonolithState, Any]):
    """A step of the two-player game."""

    __slots__ = ()

    def about(self) -> About:
        """What its question is about."""
        return NOTHING


def roll_dice(state: MonolithState, dice: Iterable[str], why: str, emit: Emit) -> None:
    """Roll dice of the active side, in hand or wild area; wilds go to (or stay in) the wild area."""
    dice = tuple(dice)
    roll(state, state.active, dice, why, emit)
    for die in dice:
        sort_die(state, die, emit)
    state.fresh = True


def sort_die(state: MonolithState, die: str, emit: Emit) -> None:
    """A die that shows a wild lies in the wild area, any other in the hand (EZ-R60)."""
    mine = state.mine
    if state.faces[die] == WILD:
        if die in mine.hand:
            mine.hand.remove(die)
            mine.wild.append(die)
            emit(DieWild(state.active, die))
    elif die in mine.wild:
        mine.wild.remove(die)
        mine.hand.append(die)


def from_pool(state: MonolithState, colour: str) -> str:
    """Take a die of this colour out of the pool; there must be one."""
    die = next(die for die in state.pool if die[0] == colour)
    state.pool.remove(die)
    return die


def colours(dice: Iterable[str]) -> list[str]:
    """The distinct colours, in a fixed order."""
    return sorted({die[0] for die in dice})


def gain(state: MonolithState, die: str, emit: Emit) -> None:
    """A die joins the active hand and is rolled at once (EZ-R61)."""
    state.mine.hand.append(die)
    emit(DieGained(state.active, die))
    roll_dice(state, (die,), "gain", emit)


def borrow(state: MonolithState, colour: str, emit: Emit) -> str:
    """A die of the pool joins the active hand for this turn; not rolled yet."""
    die = from_pool(state, colour)
    state.mine.hand.append(die)
    state.mine.borrowed.append(die)
    emit(DieBorrowed(state.active, die))
    return die


def end_turn(state: MonolithState, emit: Emit) -> None:
    """All dice back in the hand, borrowed ones in the pool; then who is starved, and the turn limit."""
    mine = state.mine
    for dice in mine.used.values():
        mine.hand += dice
    mine.hand += mine.wild + mine.aside
    mine.used, mine.wild, mine.aside = {}, [], []
    for die in mine.borrowed:
        mine.hand.remove(die)
        state.pool.append(die)
    mine.borrowed = []
    del state.stack[1:]
    emit(TurnEnded(state.active))
    for seat in (1 - state.active, state.active):  # the one who moved second (EZ-R62)
        if state.sides[seat].starved:
            finish(state, 1 - seat, "starved", emit)
            return
    if state.turn == 2 * TURN_LIMIT:
        finish(state, _leader(state), "turn_limit", emit)


def _leader(state: MonolithState) -> Seat:
    """More locks, then more unlocked dice, then whoever went second (EZ-R63)."""
    second = 1 - state.start
    ranks = [(len(side.locks), side.unlocked, seat == second) for seat, side in enumerate(state.sides)]
    return ranks.index(max(ranks))


def finish(state: MonolithState, winner: Seat, reason: str, emit: Emit) -> None:
    """The game is over."""
    state.winner, state.ended = winner, reason
    state.stack.clear()
    emit(GameOver(winner, reason))
