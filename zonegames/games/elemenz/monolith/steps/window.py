"""Monolith: the rival's chance to turn a die before something is carried out (EZ-R68)."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import TABLE, Seat
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import (
    NOBODY,
    PASS,
    Buy,
    Complete,
    Pass,
    Respond,
    respond,
    use_avatar,
)
from zonegames.games.elemenz.avatars import show_avatar
from zonegames.games.elemenz.events import ComboAnnounced
from zonegames.games.elemenz.monolith.state import MonolithState
from zonegames.games.elemenz.monolith.steps.flips import ChooseSideDie
from zonegames.games.elemenz.monolith.steps.moves import SideStep
from zonegames.games.elemenz.monolith.steps.pay import begin_payment


def announce(state: MonolithState, action: Any, emit: Emit) -> bool:
    """Ask the rival first, if it holds avatars and the active dice have changed; whether it is asked."""
    if not (state.rival.avatars and state.fresh):
        return False
    emit(ComboAnnounced(state.active, name_of(action)))
    state.stack.append(Announced(action))
    return True


def name_of(action: Any) -> str:
    """What is announced: a box, a lock, "buy" or "destroy"."""
    return action.key if isinstance(action, Complete) else "buy" if isinstance(action, Buy) else "destroy"


@dataclass(frozen=True, slots=True)
class Announced(SideStep):
    """`window`: does the rival respond?"""

    action: Any

    def about(self) -> About:
        return About(use="window", key=name_of(self.action))

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        return Decision(TABLE, "window", (NOBODY, respond(1 - state.active)), asker=state.active)

    def answer(self, state: MonolithState, action: Any, emit: Emit) -> None:
        if isinstance(action, Respond):
            state.stack.append(SideResponding(action.seat))
        else:
            go_on(state)


def go_on(state: MonolithState) -> None:
    """Nothing was turned: the announced action is paid, and the rival is not asked again before the dice
    change."""
    announced = state.stack.pop()
    state.fresh = False
    begin_payment(state, announced.action)


@dataclass(frozen=True, slots=True)
class SideResponding(SideStep):
    """`respond`, in secret: pass, or TRICKSTER."""

    seat: Seat

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        trick = (use_avatar("flip_other"),) if "flip_other" in state.rival.avatars else ()
        return Decision(self.seat, "respond", (PASS,), secret=True, private=trick, private_entry=True)

    def answer(self, state: MonolithState, action: Any, emit: Emit) -> None:
        state.stack.pop()
        if isinstance(action, Pass):
            go_on(state)
            return
        state.stack.pop()  # nothing has been paid, and the active side chooses anew
        show_avatar(state.sides[self.seat], state.display, self.seat, action.tile, emit)
        state.stack.append(ChooseSideDie(self.seat))
