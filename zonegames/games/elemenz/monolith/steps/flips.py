"""Monolith: dice turned by SHAPER (own) and TRICKSTER (the active side's)."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import PickDie, PickFace, pick_die
from zonegames.games.elemenz.components import FACES_IN_ORDER, WILD
from zonegames.games.elemenz.dice import groups, pick
from zonegames.games.elemenz.events import DieFlipped
from zonegames.games.elemenz.monolith.state import MonolithState
from zonegames.games.elemenz.monolith.steps.moves import SideStep, sort_die


@dataclass(frozen=True, slots=True)
class ChooseSideDie(SideStep):
    """`pick_die`: which die of the active side is turned; its owner may also free a wild one (EZ-R68)."""

    seat: Seat

    def about(self) -> About:
        return About(use="flip", seat=self.seat)

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        options = self._options(state)
        return Decision(self.seat, "pick_die", options) if len(options) > 1 else None

    def _options(self, state: MonolithState) -> tuple[PickDie, ...]:
        mine = state.mine
        places = [("hand", mine.hand)] + ([("wild", mine.wild)] if self.seat == state.active else [])
        return tuple(
            pick_die(state.active, place, *group)
            for place, dice in places
            for group in groups(dice, state.faces, mine.borrowed)
        )

    def answer(self, state: MonolithState, action: PickDie, emit: Emit) -> None:
        mine = state.mine
        dice = mine.hand if action.place == "hand" else mine.wild
        die = pick(dice, state.faces, mine.borrowed, (action.colour, action.face, action.borrowed))
        state.stack[-1] = ChooseSideFace(self.seat, die)

    def run(self, state: MonolithState, emit: Emit) -> None:
        self.answer(state, self._options(state)[0], emit)


@dataclass(frozen=True, slots=True)
class ChooseSideFace(SideStep):
    """`pick_face`: to which face; wild only for the owner."""

    seat: Seat
    die: str

    def about(self) -> About:
        return About(use="flip", picked=(self.die,))

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        now, own = state.faces[self.die], self.seat == state.active
        faces = (face for face in FACES_IN_ORDER if face != now and (own or face != WILD))
        return Decision(self.seat, "pick_face", tuple(PickFace(face) for face in faces))

    def answer(self, state: MonolithState, action: PickFace, emit: Emit) -> None:
        state.stack.pop()
        state.faces[self.die] = action.face
        emit(DieFlipped(state.active, self.die, action.face, self.seat))
        sort_die(state, self.die, emit)
        state.fresh = True
