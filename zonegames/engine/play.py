"""The engine's motor: carry an action out and run on to the next question."""

from typing import Any

from zonegames.engine.actions import Action
from zonegames.engine.errors import RunawayRules
from zonegames.engine.events import Emit
from zonegames.engine.state import State

STEP_LIMIT = 10_000
"""Steps without a question after which the rules count as run away."""


def settle(state: State, emit: Emit) -> None:
    """Run steps until somebody must decide or the stack is empty; sets `state.pending`.

    Raises RunawayRules after STEP_LIMIT steps without a question.
    """
    stack = state.stack
    for _ in range(STEP_LIMIT):
        if not stack:
            state.pending = None
            return
        step = stack[-1]
        pending = step.decision(state)
        if pending is not None:
            state.pending = pending
            return
        step.run(state, emit)
    raise RunawayRules(f"runaway rules at {stack[-1]}")


def play(state: State, action: Action | Any, emit: Emit) -> None:
    """Carry out a *legal* listed action in place.  Playouts call this; people go through a Match."""
    state.stack[-1].answer(state, action, emit)
    settle(state, emit)
