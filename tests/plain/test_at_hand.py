"""What a question takes for granted is told before it, once, and again where it has changed."""

from typing import Any

import pytest

from tests.plain.script import Table
from zonegames.engine.decisions import Decision
from zonegames.engine.seats import Names


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """The toy, whose questions take hearts and the bag for granted."""
    table = Table()

    def at_hand(self: object, view: Any, decision: Decision[Any], names: Names) -> list[str]:
        return ["Mind the step.", f"{names[decision.seat]} has {view.hearts[decision.seat]} hearts."]

    monkeypatch.setattr(type(table.match.game.narrator), "at_hand", at_hand, raising=False)
    return table


def test_it_is_told_before_the_first_question(table: Table) -> None:
    said = table.play("q").said
    assert "Mind the step.\nAnn has 3 hearts.\nAnn: attack, rest or lay a ward.\n" in said


def test_what_was_told_before_the_last_question_is_not_told_again(table: Table) -> None:
    assert table.play("1", "q").said.count("Ann has 3 hearts.") == 1


def test_only_what_has_changed_is_told_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: list[str] = []

    def at_hand(self: object, view: Any, decision: Decision[Any], names: Names) -> list[str]:
        kinds.append(decision.kind)
        return ["Mind the step.", f"Asked: {decision.kind}."]

    monkeypatch.setattr(type(table.match.game.narrator), "at_hand", at_hand)
    said = table.play("1", "q").said
    assert kinds == ["turn", "aim"]
    assert said.count("Mind the step.") == 1
    assert said.count("Asked: ") == 2


def test_a_question_that_takes_nothing_for_granted_leaves_it_known(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_hand(self: object, view: Any, decision: Decision[Any], names: Names) -> list[str]:
        return ["Mind the step."] if decision.kind == "turn" else []

    monkeypatch.setattr(type(table.match.game.narrator), "at_hand", at_hand)
    assert table.play("1", "u", "1", "u", "q").said.count("Mind the step.") == 1


def test_another_seat_that_is_asked_hears_what_is_its_own(table: Table) -> None:
    said = table.play("rest", "q").said
    assert said.count("Mind the step.") == 1
    assert "\nBo has 3 hearts.\nBo: " in said


def test_another_listener_hears_all(table: Table) -> None:
    said = table.play("3", "1", "", "q").said
    assert said.count("Mind the step.\nAnn has 3 hearts.\nAnn: ") == 3


def test_enter_repeats_it_with_the_question(table: Table) -> None:
    assert table.play("", "q").said.count("Mind the step.\nAnn has 3 hearts.\nAnn: ") == 2
