"""Duel: dice lost to the Monolith, one decision a die (EZ-R35)."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import Buff, Lose, UseAvatar, UseToken, buff, lose, use_avatar, use_token
from zonegames.games.elemenz.avatars import show_avatar
from zonegames.games.elemenz.duel.combos import occupied
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.end import lose_die
from zonegames.games.elemenz.duel.steps.moves import (
    DuelStep,
    can_recover,
    check_totem,
    recover,
    settle,
    show_token,
    spend_token,
    tokens_of,
)
from zonegames.games.elemenz.events import EnergyBuff, LossSpared


@dataclass(frozen=True, slots=True)
class Loss(DuelStep):
    """`loss`: which die goes, or what prevents it.  Asked where there is a choice or anything face down."""

    seat: Seat
    left: int
    buffed: bool = False
    """The Energy Buff of this loss is spent."""

    def about(self) -> About:
        return About(use="buffed" if self.buffed else "loss", left=self.left)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        shaman = state.shamans[self.seat]
        if not self.left or shaman.out:
            return None
        options = self._options(state)
        if not shaman.hidden:
            return Decision(self.seat, "loss", tuple(options)) if len(options) > 1 else None
        private = tuple(self._private(state))
        return Decision(self.seat, "loss", tuple(options), private=private, private_entry=True)

    def _options(self, state: DuelState) -> dict[Lose, tuple[str, str]]:
        """Place and die for each group; borrowed dice are not the seat's to lose (EZ-R50)."""
        shaman, faces = state.shamans[self.seat], state.faces
        options: dict[Lose, tuple[str, str]] = {}
        for die in shaman.pool:
            if die not in shaman.borrowed:
                options.setdefault(lose("pool", ""), ("pool", die))
        for die in shaman.hand:
            if die not in shaman.borrowed:
                options.setdefault(lose("hand", faces[die]), ("hand", die))
        for key, _, die in occupied(shaman):
            if die not in shaman.borrowed:
                options.setdefault(lose(key, faces[die]), (key, die))
        return options

    def _private(self, state: DuelState) -> list[Any]:
        shaman = state.shamans[self.seat]
        circles = tokens_of(state, self.seat)
        actions: list[Any] = []
        if not self.buffed:
            actions += [buff(a, b) for i, a in enumerate(circles) for b in circles[i + 1 :]]
        if can_recover(state, self.seat):
            actions += [use_token(c) for c in circles if shaman.totem[c] == "restoration"]
        if "guard" in shaman.avatars:
            actions.append(use_avatar("guard"))
        return actions

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        seat = self.seat
        if isinstance(action, Lose):
            self._lose(state, *self._options(state)[action], emit)
        elif isinstance(action, Buff):
            state.stack[-1] = Loss(seat, self.left - 1, buffed=True)
            circles = (action.first, action.second)
            tokens = tuple(spend_token(state, seat, circle) for circle in circles)
            emit(EnergyBuff(seat, circles, tokens))
            check_totem(state, seat, emit)
        elif isinstance(action, UseToken):
            show_token(state, seat, action.circle, emit)
            recover(state, seat, "token", False, emit)  # to the pool: EZ-R31
        elif isinstance(action, UseAvatar):
            state.stack[-1] = Loss(seat, self.left - 1, self.buffed)
            show_avatar(state.shamans[seat], state.display, seat, action.tile, emit)
            emit(LossSpared(seat))

    def run(self, state: DuelState, emit: Emit) -> None:
        if not self.left or state.shamans[self.seat].out:
            state.stack.pop()
        else:
            place, die = next(iter(self._options(state).values()))
            self._lose(state, place, die, emit)

    def _lose(self, state: DuelState, place: str, die: str, emit: Emit) -> None:
        state.stack[-1] = Loss(self.seat, self.left - 1, self.buffed)
        lose_die(state, self.seat, place, die, emit)
        if state.stack and not state.shamans[self.seat].out:
            settle(state, self.seat, emit)
