"""Duel: whose turn it is, what the round brings, and the start of a turn."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import KEEP, ROLL, Swap, UseAvatar
from zonegames.games.elemenz.components import CIRCLES
from zonegames.games.elemenz.dice import roll
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.avatars import avatar_uses, use_the_avatar
from zonegames.games.elemenz.duel.steps.end import lose_die
from zonegames.games.elemenz.duel.steps.moves import DuelStep, clear
from zonegames.games.elemenz.duel.steps.rolls import Summon
from zonegames.games.elemenz.duel.steps.surge import check_dice
from zonegames.games.elemenz.events import (
    EndNears,
    Hunger,
    HungerBegins,
    MonolithSealed,
    TokensSeen,
    TurnStarted,
)

MOST_SWAPS = 3
"""Enough for any order of four tokens."""

_SWAPS = tuple(Swap(i, j) for i in range(CIRCLES) for j in range(i + 1, CIRCLES))


@dataclass(frozen=True, slots=True)
class Arrange(DuelStep):
    """`arrange`, in secret: the first tokens on the circles, seat after seat (EZ-R05)."""

    waiting: tuple[Seat, ...]
    swaps: int = 0

    def about(self) -> About:
        return About(use="arrange", left=MOST_SWAPS - self.swaps)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        if not self.waiting:
            return None
        swaps = _SWAPS if self.swaps < MOST_SWAPS else ()
        return Decision(self.waiting[0], "arrange", (KEEP, *swaps), secret=True)

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if not isinstance(action, Swap):
            state.stack[-1] = Arrange(self.waiting[1:])
            return
        state.stack[-1] = Arrange(self.waiting, self.swaps + 1)
        seat = self.waiting[0]
        totem = state.shamans[seat].totem
        totem[action.first], totem[action.second] = totem[action.second], totem[action.first]
        moved = (action.first, totem[action.first]), (action.second, totem[action.second])
        emit(TokensSeen(seat, moved))

    def run(self, state: DuelState, emit: Emit) -> None:
        state.stack.pop()


@dataclass(frozen=True, slots=True)
class Turns(DuelStep):
    """The shamans take turns until one is left: the bottom of the stack."""

    def run(self, state: DuelState, emit: Emit) -> None:
        _pass_on(state, emit)
        seat = state.active
        shaman = state.shamans[seat]
        for key in list(shaman.slots):
            clear(state, seat, key)
        shaman.healed = shaman.rerolled = False
        state.rolls = 0
        emit(TurnStarted(seat, state.round))
        if state.round >= state.options.hunger_round:
            emit(Hunger(seat))
            lose_die(state, seat, "pool", shaman.pool[-1], emit)
            if shaman.out:
                return
        state.stack.append(Start())


def _pass_on(state: DuelState, emit: Emit) -> None:
    """The next living shaman in turn order; passing the first place begins a round."""
    if state.round == 0:
        state.active = state.order[0]
        _begin_round(state, emit)
        return
    at = state.order.index(state.active)
    count = len(state.order)
    for step in range(1, count + 1):
        seat = state.order[(at + step) % count]
        if not state.shamans[seat].out:
            state.active = seat
            if at + step >= count:
                _begin_round(state, emit)
            return


def _begin_round(state: DuelState, emit: Emit) -> None:
    """Count the round; tell of the seal and the hunger, and a round ahead (EZ-R40)."""
    state.round += 1
    seal, hunger = state.options.seal_round, state.options.hunger_round
    if state.round == seal - 1:
        emit(EndNears("seal", seal))
    if state.round == seal:
        emit(MonolithSealed(seal))
    if state.round == hunger - 1:
        emit(EndNears("hunger", hunger))
    if state.round == hunger:
        emit(HungerBegins(hunger))


@dataclass(frozen=True, slots=True)
class Start(DuelStep):
    """`start`, only with avatars: the last chance for LENDER and RENEWER before the first roll."""

    def decision(self, state: DuelState) -> Decision[Any] | None:
        seat = state.active
        if not state.shamans[seat].avatars:
            return None
        uses = tuple(avatar_uses(state, seat, "start"))
        return Decision(seat, "start", (ROLL,), private=uses, private_entry=True)

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if isinstance(action, UseAvatar):
            use_the_avatar(state, state.active, action.tile, emit)
        else:
            self.run(state, emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        """The first roll is compulsory and uses all dice (EZ-R06)."""
        shaman = state.shamans[state.active]
        state.stack[-1] = Summon()
        shaman.hand, shaman.pool = shaman.pool, []
        state.rolls = 1
        state.summoning = True
        roll(state, state.active, shaman.hand, "roll", emit)
        check_dice(state, emit)
