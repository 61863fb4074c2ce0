"""Computers think beside the screen; what comes too late counts no longer."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from zonegames.engine.driver import BotMove
from zonegames.tui.thinking import Thinking


@dataclass
class Desk:
    """A match that is only a log, a driver that thinks when it is told to, and no threads."""

    log: list[object] = field(default_factory=list)
    begun: list[Callable[[], None]] = field(default_factory=list)
    played: list[BotMove | None] = field(default_factory=list)
    free: bool = True
    stopped: bool = False
    while_thinking: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        driver: Any = self
        self.thinking = Thinking(
            driver,
            start=self.begun.append,
            hand_back=lambda result: result(),
            may_play=lambda: self.free,
            play=self.played.append,
        )

    @property
    def match(self) -> "Desk":
        return self

    def next_move(self) -> BotMove:
        self.while_thinking()
        return BotMove(1, f"move {len(self.log)}")

    def stop(self) -> None:
        self.stopped = True

    def think(self) -> None:
        """Let everybody who has begun to think come to an end."""
        while self.begun:
            self.begun.pop(0)()


def test_a_move_is_played_when_it_is_found():
    desk = Desk()
    desk.thinking.due()
    desk.think()
    assert [move.action for move in desk.played if move] == ["move 0"]


def test_nobody_thinks_twice_about_the_same_moment():
    """Given a thought that is under way, when the computers have the word again, then one move is played."""
    desk = Desk()
    desk.thinking.due()
    desk.thinking.due()
    desk.think()
    assert len(desk.played) == 1


def test_a_thought_about_a_moment_that_has_passed_is_dropped():
    """Given an open question that a person answers first, when a computer answers, it is not played."""
    desk = Desk()
    desk.thinking.due()
    desk.while_thinking = lambda: desk.log.append(object())
    desk.think()
    assert desk.played == []


def test_a_step_back_and_another_choice_is_another_moment():
    desk = Desk(log=["first"])
    desk.thinking.due()
    desk.log[-1] = "another first"
    desk.think()
    assert desk.played == []
    desk.thinking.due()
    desk.think()
    assert len(desk.played) == 1


def test_a_thought_that_breaks_because_the_match_went_on_breaks_nothing():
    desk = Desk()

    def overtaken() -> None:
        desk.log.append(object())
        raise KeyError("gone")

    desk.while_thinking = overtaken
    desk.thinking.due()
    desk.think()
    assert desk.played == []


def test_a_fault_of_the_thinking_itself_is_not_hidden():
    desk = Desk()

    def broken() -> None:
        raise KeyError("fault")

    desk.while_thinking = broken
    desk.thinking.due()
    with pytest.raises(KeyError):
        desk.think()


def test_a_move_waits_while_a_person_looks_at_its_own_things():
    """Given a move that is found during a private look, when the look is over, then it is played at once."""
    desk = Desk(free=False)
    desk.thinking.due()
    desk.think()
    assert desk.played == []
    desk.free = True
    desk.thinking.due()
    assert len(desk.played) == 1 and desk.begun == []


def test_who_leaves_the_table_lets_nobody_think_on():
    desk = Desk()
    desk.thinking.stop()
    assert desk.stopped
