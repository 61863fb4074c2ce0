"""Taking an eye token, from whichever source."""

from dataclasses import dataclass
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.state import Step
from zonegames.games.zogars_revenge import events
from zonegames.games.zogars_revenge.actions import Action, Cross
from zonegames.games.zogars_revenge.components import LIMITS
from zonegames.games.zogars_revenge.events import EyeSource
from zonegames.games.zogars_revenge.questions import eye_question
from zonegames.games.zogars_revenge.state import State
from zonegames.games.zogars_revenge.steps.ending import end_run


@dataclass(frozen=True, slots=True)
class TakeEye(Step[State, Action]):
    """An eye is about to be taken; asked about only if a cross is held (ZG-R16)."""

    source: EyeSource

    def decision(self, state: State) -> Decision[Action] | None:
        return eye_question(state.seat, state.options.secret) if state.run.crosses else None

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if isinstance(action, Cross):
            state.stack.pop()
            run = state.run
            run.crosses -= 1
            run.used.append("cross")
            emit(events.eye_averted(state.only, self.source, run.crosses))
        else:
            self.run(state, emit)

    def run(self, state: State, emit: Emit) -> None:
        """The eye is taken; the last one ends the run before anything still open (ZG-R17)."""
        state.stack.pop()
        run = state.run
        run.eyes += 1
        emit(events.eye_taken(state.only, self.source, run.eyes))
        if run.eyes == LIMITS.eye_tokens:
            end_run(state, "captured", emit, cause=self.source)


TAKE_EYE: Final[dict[EyeSource, TakeEye]] = {
    "gaze": TakeEye("gaze"),
    "chest": TakeEye("chest"),
    "token": TakeEye("token"),
    "combat": TakeEye("combat"),
}
