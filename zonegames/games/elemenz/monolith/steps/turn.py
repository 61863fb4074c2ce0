"""Monolith: the turns of the two sides: roll, complete, re-roll, end."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import (
    END,
    REROLL,
    ROLL,
    AddDie,
    End,
    Reroll,
    UseAvatar,
    add_die,
    use_avatar,
)
from zonegames.games.elemenz.avatars import show_avatar
from zonegames.games.elemenz.dice import groups, pick
from zonegames.games.elemenz.events import TurnStarted
from zonegames.games.elemenz.monolith.state import MonolithState
from zonegames.games.elemenz.monolith.steps.effects import ChooseBorrowed
from zonegames.games.elemenz.monolith.steps.flips import ChooseSideDie
from zonegames.games.elemenz.monolith.steps.moves import SideStep, end_turn, roll_dice
from zonegames.games.elemenz.monolith.steps.pay import begin_payment, payable
from zonegames.games.elemenz.monolith.steps.window import announce


@dataclass(frozen=True, slots=True)
class SideTurns(SideStep):
    """The sides take turns until one has won: the bottom of the stack."""

    def run(self, state: MonolithState, emit: Emit) -> None:
        state.active = state.start if state.turn % 2 == 0 else 1 - state.start
        state.turn += 1
        state.rolls = 0
        state.fresh = False
        emit(TurnStarted(state.active, state.round))
        state.stack.append(SideStart())


@dataclass(frozen=True, slots=True)
class SideStart(SideStep):
    """`start`, only with avatars: the chance for LENDER before the first roll."""

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        avatars = state.mine.avatars
        if not avatars:
            return None
        uses = (use_avatar("borrow"),) if "borrow" in avatars and state.pool else ()
        return Decision(state.active, "start", (ROLL,), private=uses, private_entry=True)

    def answer(self, state: MonolithState, action: Any, emit: Emit) -> None:
        if isinstance(action, UseAvatar):
            show_avatar(state.mine, state.display, state.active, action.tile, emit)
            state.stack.append(ChooseBorrowed(rolled=False))
        else:
            self.run(state, emit)

    def run(self, state: MonolithState, emit: Emit) -> None:
        state.stack[-1] = Acting()
        state.rolls = 1
        roll_dice(state, state.mine.hand, "roll", emit)


@dataclass(frozen=True, slots=True)
class Acting(SideStep):
    """`act`: complete something, re-roll or end; by itself over when only `end` is left and no avatar is
    held (EZ-R70)."""

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        mine = state.mine
        actions = payable(state)
        if state.rolls < state.rolls_allowed and mine.hand:
            actions.append(REROLL)
        if not mine.avatars:
            if not actions:
                return None
            return Decision(state.active, "act", (*actions, END))
        flip = (use_avatar("flip_own"),) if "flip_own" in mine.avatars and (mine.hand or mine.wild) else ()
        return Decision(state.active, "act", (*actions, END), private=flip, private_entry=True)

    def answer(self, state: MonolithState, action: Any, emit: Emit) -> None:
        if isinstance(action, Reroll):
            state.stack.append(PickSideReroll())
        elif isinstance(action, End):
            end_turn(state, emit)
        elif isinstance(action, UseAvatar):
            show_avatar(state.mine, state.display, state.active, action.tile, emit)
            state.stack.append(ChooseSideDie(state.active))
        elif not announce(state, action, emit):
            begin_payment(state, action)

    def run(self, state: MonolithState, emit: Emit) -> None:
        end_turn(state, emit)


@dataclass(frozen=True, slots=True)
class PickSideReroll(SideStep):
    """`pick_reroll`: which dice of the hand are rolled again, one after another."""

    picked: tuple[str, ...] = ()

    def about(self) -> About:
        return About(use="reroll", picked=self.picked)

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        found = groups(self._left(state), state.faces, state.mine.borrowed)
        adds = tuple(add_die(*group) for group in found)
        return Decision(state.active, "pick_reroll", (*adds, ROLL) if self.picked else adds)

    def _left(self, state: MonolithState) -> list[str]:
        return [die for die in state.mine.hand if die not in self.picked]

    def answer(self, state: MonolithState, action: Any, emit: Emit) -> None:
        if isinstance(action, AddDie):
            group = (action.colour, action.face, action.borrowed)
            die = pick(self._left(state), state.faces, state.mine.borrowed, group)
            state.stack[-1] = PickSideReroll((*self.picked, die))
            return
        state.stack.pop()
        state.rolls += 1
        roll_dice(state, self.picked, "reroll", emit)
