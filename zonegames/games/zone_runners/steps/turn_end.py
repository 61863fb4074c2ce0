"""The end of a turn: the tracker and the falling Zone."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.zone_runners.actions import FINISH_TURN, TAKE_BACK, FinishTurn, TakeBack
from zonegames.games.zone_runners.board import collapse
from zonegames.games.zone_runners.events import RunnerOut, TrackerMoved, ZoneCollapsed
from zonegames.games.zone_runners.state import State
from zonegames.games.zone_runners.steps.action import CHOOSE_RUNNER, take_back
from zonegames.games.zone_runners.steps.last_runner import award_last_runner


@dataclass(frozen=True, slots=True)
class ConfirmEnd(Step[State, FinishTurn | TakeBack]):
    """All have acted: the last chance to take the turn back."""

    def decision(self, state: State) -> Decision[FinishTurn | TakeBack]:
        return _end_decision(state.captain)

    def answer(self, state: State, action: FinishTurn | TakeBack, emit: Emit) -> None:
        if isinstance(action, FinishTurn):
            state.stack.pop()
            end_turn(state, emit)
        else:
            take_back(state, emit)
            state.stack.append(CHOOSE_RUNNER)


def end_turn(state: State, emit: Emit) -> None:
    """Level-complete test, tracker, collapse, Last Runner test (ZR-R29)."""
    state.mark = None
    state.dice = state.rolled = state.used = ()
    state.bonus_in_play = 0
    state.turns += 1
    if not state.board.running():
        return
    state.tracker += 1
    cross = state.tracker in state.pace.crosses
    emit(TrackerMoved(state.tracker, cross))
    if cross:
        state.board, blockers, lost = collapse(state.board)
        state.lost_blockers += blockers
        zone = state.board.fallen
        emit(ZoneCollapsed(zone, blockers))
        for who in lost:
            emit(RunnerOut(who, zone))
        award_last_runner(state, emit)


@cache
def _end_decision(seat: Seat) -> Decision[FinishTurn | TakeBack]:
    return Decision(seat, "end_turn", (FINISH_TURN, TAKE_BACK))


CONFIRM_END: Final = ConfirmEnd()
