"""The end of a run, and what follows it."""

from zonegames.engine.events import Emit
from zonegames.games.zogars_revenge.events import Cause, GameOver, NextRun, RunEnded, Status
from zonegames.games.zogars_revenge.scoring import result
from zonegames.games.zogars_revenge.state import State


def end_run(state: State, status: Status, emit: Emit, cause: Cause | None = None) -> None:
    """The run is over: everything still open is dropped (ZG-R17), and the next one begins or none."""
    run = state.run
    run.status = status
    run.cause = cause
    if run.fight is not None and cause is not None:
        run.slayer = run.fight.monster
    run.fight = None
    del state.stack[1:]  # what is left is to explore, with which every run begins
    emit(RunEnded(state.only, status, cause, run.slayer, run.score))
    if state.current + 1 < len(state.runs):
        state.current += 1
        state.seat = state.current
        emit(NextRun(state.seat))
    else:
        state.stack.clear()
        over = result(state)
        emit(GameOver(over.places, over.scores or (), statuses(state), over.won))


def statuses(state: State) -> tuple[Status, ...]:
    """How each seat's run ended; in a relay all share one."""
    runs = state.runs if len(state.runs) == state.seats else state.runs * state.seats
    return tuple(run.status for run in runs)
