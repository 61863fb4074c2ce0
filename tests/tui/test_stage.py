"""Events on the stage: their weights, waits and skips."""

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from tests.tui.skirmish_board import BOARD
from zonegames.engine.events import Event
from zonegames.engine.match import Told
from zonegames.tui.board import Board
from zonegames.tui.stage import LONGEST, Stage, schedule


@dataclass(frozen=True, slots=True)
class Blow(Event):
    number: int
    kind: Literal["blow"] = "blow"


@dataclass(frozen=True, slots=True)
class Shown(Event):
    waits = True
    kind: Literal["shown"] = "shown"


class Clock:
    """Timers that ring when the test says so."""

    def __init__(self) -> None:
        self.due: list[Any] = []

    def __call__(self, seconds: float, callback: Any) -> None:
        self.due.append((seconds, callback))

    def ring(self) -> float:
        seconds, callback = self.due.pop(0)
        callback()
        return seconds


class Moving(type(BOARD)):
    other_paces = ("beat", 2)


def staged(*events: Event, speed: str = "normal", board: Board = BOARD, waits: bool = True):
    clock, told, done = Clock(), [], []
    stage = Stage(clock, changed=lambda: None, told=told.append, done=lambda: done.append(1))
    batch = [Told(event, f"after {n}") for n, event in enumerate(events)]
    stage.play(schedule(batch, board, speed, waits=waits, motion=True), "before")
    return stage, clock, told, done


def test_each_event_comes_into_view_after_the_one_before_it():
    stage, clock, told, done = staged(Blow(1), Blow(2))
    assert (len(told), stage.view) == (1, "after 0")
    clock.ring()
    assert (len(told), stage.view) == (2, "after 1")
    clock.ring()
    assert done == [1]
    assert not stage.busy


def test_at_speed_off_everything_passes_at_once():
    stage, clock, told, done = staged(Blow(1), Blow(2), speed="off")
    assert (len(told), clock.due, done) == (2, [], [1])
    assert not stage.busy


@pytest.mark.parametrize(("speed", "factor"), [("fast", 0.4), ("normal", 1.0), ("slow", 2.0)])
def test_a_long_stretch_is_compressed(speed: str, factor: float):
    batch = [Told(Blow(n), n) for n in range(40)]
    beats = schedule(batch, BOARD, speed, waits=True, motion=True)
    assert sum(beat.seconds for beat in beats) == pytest.approx(LONGEST * factor)


def test_an_event_that_waits_holds_until_it_is_told_to_go_on_even_without_motion():
    stage, clock, told, done = staged(Shown(), Blow(2), speed="off")
    assert stage.waiting
    assert done == []
    stage.skip()
    assert done == [1]
    assert len(told) == 2


def test_skipping_stops_at_the_next_event_that_waits():
    stage, clock, told, done = staged(Blow(1), Blow(2), Shown(), Blow(3))
    stage.skip()
    assert stage.waiting
    assert len(told) == 3
    stage.skip()
    stage.skip()
    assert done == [1]


def test_with_nobody_to_press_enter_nothing_waits():
    stage, clock, told, done = staged(Shown(), speed="off", waits=False)
    assert done == [1]


def test_a_motion_runs_through_its_pictures_and_a_stale_timer_is_ignored():
    stage, clock, told, done = staged(Blow(1), Blow(2), board=Moving())
    first = stage.show
    clock.ring()
    then = stage.show
    assert first is not None
    assert then is not None
    assert then.progress > first.progress
    stale = clock.due[0]
    stage.skip()
    assert done == [1]
    stale[1]()
    assert done == [1]
