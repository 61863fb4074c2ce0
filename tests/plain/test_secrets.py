"""What only one seat may see is never on the screen when another looks."""

import re

import pytest

from tests.plain.script import Obliging, Spying, Table
from zonegames.games import load_game
from zonegames.plain.console import Leaving


@pytest.mark.parametrize("seed", range(6))
def test_no_secret_is_on_the_screen_when_the_table_looks(seed: int) -> None:
    table = Table(("Ann", "Bo", "Cleo"), seed=seed, live=True)
    spy = Spying(table, seed)
    table.run(spy)
    assert spy.looks > 10
    assert spy.secrets


def test_only_the_seats_own_number_opens_a_hand_over() -> None:
    table = Table(live=True).play("v 1", "", "x", "2", "q")
    assert table.said.count("Only 1, the seat's own number, goes on; q leaves.") == 3
    assert "hearts" not in table.said
    assert table.ended is Leaving


LAYING = re.compile("lay a (blade|shield|blank)")
"""What only its seat may read of the private answers."""


def test_private_answers_are_one_neutral_entry_until_their_seat_looks() -> None:
    table = Table(live=True).play("3", "1", "q")
    before, _, behind = table.said.partition("Ann, type 1 when only you can see this:")
    assert "3  something of your own that the others may not see" in before
    assert not LAYING.search(before)
    assert LAYING.search(behind)


def test_enter_goes_back_from_the_private_answers_and_nothing_is_left_of_them() -> None:
    table = Table(live=True).play("3", "1", "", "q")
    assert table.kinds == []
    assert not LAYING.search(table.screen)
    assert "Ann: attack, rest or lay a ward." in table.screen


@pytest.mark.parametrize(("seed", "playable"), [(0, True), (1, False)])
def test_who_holds_nothing_that_could_be_used_is_told_so_in_private(seed: int, playable: bool) -> None:
    table = Table(("Ann", "Bo", "Cleo"), seed=seed, live=True, game=load_game("elemenz"))
    decision = table.match.decision
    assert decision is not None and decision.private_entry and bool(decision.private) == playable
    table.play(str(len(decision.actions) + 1), str(decision.seat + 1), "", "q")
    behind = table.said.partition("when only you can see this:")[2]
    assert ("Nothing of your own can be used here." in behind) != playable
    assert "Nothing of your own" not in table.screen


def test_a_private_answer_is_told_to_the_table_without_its_secret() -> None:
    table = Table(live=True).play("3", "1", "4", "")
    assert table.kinds == ["lay"]
    assert "Ann lays a token face down." in table.screen
    assert "Ann lays a token face down." not in table.said.rpartition("\x1b[3J")[0]


def test_news_for_one_seat_is_announced_to_all_and_read_by_that_seat() -> None:
    table = Table(live=True).play("rest", "v 1", "1", "")
    assert "Ann draws a token." in table.said
    assert "Ann: there is news for your eyes only (v 1)." in table.said
    opened = table.said.partition("Ann, type 1 when only you can see this:")[2]
    assert "Ann draws a blank." in opened
    assert "Enter hides this." in opened
    assert "Ann draws a token." not in table.screen


def test_one_person_among_computers_is_never_asked_to_hand_over() -> None:
    table = Table(("Ann", "*Computer"), seed=3, live=True)
    table.run(Obliging(table, 3))
    assert "Hand the keyboard" not in table.said
    assert "\x1b" not in table.said


def test_a_hint_that_knows_hidden_things_is_given_behind_a_hand_over() -> None:
    table = Table(live=True).play("h", "1", "")
    before, _, behind = table.said.partition("Ann, type 1 when only you can see this:")
    assert "Hint:" not in before
    assert "Hint:" in behind
    assert "Hint:" not in table.screen
    assert [assist.seat for assist in table.match.assists] == [0]


def test_a_draft_of_what_only_one_seat_sees_is_made_behind_a_hand_over() -> None:
    table = Table(live=True).play("d", "1", "1", "b", "b")
    assert "Ann, type 1 when only you can see this:" in table.said
    assert LAYING.search(table.said)
    assert not LAYING.search(table.screen)
