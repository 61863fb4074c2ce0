"""The motor runs on to the next question and no further."""

from dataclasses import dataclass

import pytest

from tests.toys.skirmish.actions import ATTACKS, REST
from tests.toys.skirmish.positions import position
from tests.toys.skirmish.state import SkirmishState
from tests.toys.skirmish.steps import Aiming, Turn
from zonegames.engine.actions import Action
from zonegames.engine.errors import RunawayRules
from zonegames.engine.events import Emit, Event, ignore
from zonegames.engine.play import play, settle
from zonegames.engine.state import Step


@dataclass(frozen=True, slots=True)
class Treadmill(Step[SkirmishState, Action]):
    def run(self, state: SkirmishState, emit: Emit) -> None:
        state.turn += 1


def test_an_action_leads_to_the_next_question() -> None:
    state = position(["blade"], ["shield"])
    settle(state, ignore)
    assert state.pending is not None and state.pending.kind == "turn"
    play(state, ATTACKS[1], ignore)
    assert state.stack[-1] == Aiming(0, 1)
    assert state.pending is not None and state.pending.kind == "aim"


def test_settling_twice_changes_nothing() -> None:
    state = position(["blade"], ["shield"])
    settle(state, ignore)
    before, asked = repr(state), state.pending
    settle(state, ignore)
    assert (repr(state), state.pending) == (before, asked)


def test_the_game_is_over_when_no_step_is_left() -> None:
    state = position(["blade"], ["shield"], hearts=(3, 0))
    settle(state, ignore)
    events: list[Event] = []
    play(state, REST, events.append)
    assert state.pending is None and state.stack == []


def test_rules_that_never_ask_are_stopped() -> None:
    state = position([], [])
    state.stack.append(Treadmill())
    with pytest.raises(RunawayRules, match="Treadmill"):
        settle(state, ignore)


def test_a_step_that_does_not_say_how_is_a_bug() -> None:
    state = position([], [])
    with pytest.raises(AssertionError, match="asks nothing"):
        Treadmill().answer(state, REST, ignore)
    with pytest.raises(AssertionError, match="always asks"):
        Turn(0).run(state, ignore)
