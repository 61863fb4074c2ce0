"""Duel, step 3: the response window, in which combos are cracked, mended and turned (EZ-R23, R24)."""

from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import TABLE, Seat
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import (
    FREE_REROLL,
    NOBODY,
    PASS,
    FreeReroll,
    Pass,
    Repair,
    Respond,
    UseAvatar,
    UseCombo,
    UseToken,
    respond,
    use_combo,
)
from zonegames.games.elemenz.duel.combos import whole
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.avatars import avatar_uses, use_the_avatar
from zonegames.games.elemenz.duel.steps.free import can_reroll_free, reroll_free
from zonegames.games.elemenz.duel.steps.moves import DuelStep, clear, settle_all
from zonegames.games.elemenz.duel.steps.picks import ChooseDie, any_for
from zonegames.games.elemenz.duel.steps.tokens import (
    carry_out_repair,
    repairs,
    token_uses,
    use_the_token,
)
from zonegames.games.elemenz.events import WaitingUsed


@cache
def _window(active: Seat, able: tuple[Seat, ...]) -> Decision[Any]:
    return Decision(TABLE, "window", (NOBODY, *(respond(seat) for seat in able)), asker=active)


@dataclass(frozen=True, slots=True)
class Window(DuelStep):
    """`window`: whoever could respond, by what all can see, may say so; in any order, until nobody does."""

    holds_combos: ClassVar[bool] = True

    passed: tuple[Seat, ...] = ()
    """Opened their menu and passed since the last response."""

    def about(self) -> About:
        return About(use="window", passed=self.passed)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        able = tuple(
            seat
            for seat in (*state.others(state.active), state.active)
            if seat not in self.passed and _may_respond(state, seat)
        )
        return _window(state.active, able) if able else None

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if isinstance(action, Respond):
            state.stack.append(Responding(action.seat))
        else:
            self.run(state, emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        """Now it is decided what is broken (EZ-R26)."""
        state.stack.pop()
        settle_all(state, emit)


def _may_respond(state: DuelState, seat: Seat) -> bool:
    shaman = state.shamans[seat]
    return shaman.hidden or bool(shaman.armed) or (seat == state.active and can_reroll_free(state))


def _usable(state: DuelState, seat: Seat, key: str) -> bool:
    """An armed combo works while its symbols are right (EZ-R28) and there is a die to roll."""
    combo, shaman = state.combo(seat, key), state.shamans[seat]
    return whole(combo, shaman.slots[key], state.faces) and any_for(state, seat, "reroll", key)


@dataclass(frozen=True, slots=True)
class Responding(DuelStep):
    """`respond`: what one seat does in the window; secret if it has anything face down."""

    seat: Seat

    def decision(self, state: DuelState) -> Decision[Any] | None:
        seat = self.seat
        shaman = state.shamans[seat]
        actions: list[Any] = [PASS]
        actions += [use_combo(key) for key in shaman.armed if _usable(state, seat, key)]
        if seat == state.active and can_reroll_free(state):
            actions.append(FREE_REROLL)
        if not shaman.hidden:
            return Decision(seat, "respond", tuple(actions))
        private = (
            *token_uses(state, seat),
            *repairs(state, seat),
            *avatar_uses(state, seat, "respond"),
        )
        return Decision(seat, "respond", tuple(actions), secret=True, private=private, private_entry=True)

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        seat = self.seat
        state.stack.pop()
        if isinstance(action, Pass):
            state.stack[-1] = Window((*state.stack[-1].passed, seat))
            return
        state.stack[-1] = Window()
        if isinstance(action, UseCombo):
            clear(state, seat, action.key)
            emit(WaitingUsed(seat, action.key))
            state.stack.append(ChooseDie(seat, "reroll"))
        elif isinstance(action, UseToken):
            use_the_token(state, seat, action, emit)
        elif isinstance(action, Repair):
            carry_out_repair(state, seat, action.circle, action.key, emit)
        elif isinstance(action, UseAvatar):
            use_the_avatar(state, seat, action.tile, emit)
        elif isinstance(action, FreeReroll):
            reroll_free(state)
