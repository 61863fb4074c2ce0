"""Duel, step 1: the second and the third roll."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import (
    FREE_REROLL,
    REROLL,
    ROLL,
    STOP,
    AddDie,
    FreeReroll,
    Reroll,
    UseAvatar,
    UseToken,
    add_die,
)
from zonegames.games.elemenz.components import ROLLS
from zonegames.games.elemenz.dice import groups, pick, roll
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.avatars import avatar_uses, use_the_avatar
from zonegames.games.elemenz.duel.steps.free import can_reroll_free, reroll_free
from zonegames.games.elemenz.duel.steps.moves import DuelStep
from zonegames.games.elemenz.duel.steps.resolve import Resolving
from zonegames.games.elemenz.duel.steps.surge import check_dice
from zonegames.games.elemenz.duel.steps.tokens import token_uses, use_the_token


@dataclass(frozen=True, slots=True)
class Summon(DuelStep):
    """`roll`: roll some dice again, or stop.  After the third roll straight on to placing (EZ-R70)."""

    def decision(self, state: DuelState) -> Decision[Any] | None:
        seat = state.active
        shaman = state.shamans[seat]
        if state.rolls >= ROLLS or not shaman.hand:
            return None
        free = can_reroll_free(state)
        if not shaman.hidden:
            return _plain(seat, free)
        private = (*token_uses(state, seat), *avatar_uses(state, seat, "roll"))
        actions = (REROLL, STOP, FREE_REROLL) if free else (REROLL, STOP)
        return Decision(seat, "roll", actions, private=private, private_entry=True)

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if isinstance(action, Reroll):
            state.stack.append(PickReroll())
        elif isinstance(action, UseToken):
            use_the_token(state, state.active, action, emit)
        elif isinstance(action, UseAvatar):
            use_the_avatar(state, state.active, action.tile, emit)
        elif isinstance(action, FreeReroll):
            reroll_free(state)
        else:
            self.run(state, emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        state.stack[-1] = Resolving()


_PLAIN = {
    (seat, free): Decision(seat, "roll", (REROLL, STOP, FREE_REROLL) if free else (REROLL, STOP))
    for seat in range(4)
    for free in (False, True)
}


def _plain(seat: int, free: bool) -> Decision[Any]:
    """The question to a seat with nothing face down."""
    return _PLAIN[seat, free]


@dataclass(frozen=True, slots=True)
class PickReroll(DuelStep):
    """`pick_reroll`: which dice of the hand are rolled again, one after another."""

    picked: tuple[str, ...] = ()

    def about(self) -> About:
        return About(use="reroll", picked=self.picked)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        shaman = state.shamans[state.active]
        adds = tuple(add_die(*group) for group in groups(self._left(state), state.faces, shaman.borrowed))
        return Decision(state.active, "pick_reroll", (*adds, ROLL) if self.picked else adds)

    def _left(self, state: DuelState) -> list[str]:
        hand = state.shamans[state.active].hand
        return [die for die in hand if die not in self.picked] if self.picked else hand

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if isinstance(action, AddDie):
            borrowed = state.shamans[state.active].borrowed
            group = (action.colour, action.face, action.borrowed)
            die = pick(self._left(state), state.faces, borrowed, group)
            state.stack[-1] = PickReroll((*self.picked, die))
            return
        state.stack.pop()
        state.rolls += 1
        roll(state, state.active, self.picked, "reroll", emit)
        check_dice(state, emit)
