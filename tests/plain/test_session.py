"""The same match line by line: asked, answered, told, kept."""

import pytest

from tests.plain.script import WIPE, Obliging, Table
from zonegames.engine.record import record_of
from zonegames.plain.console import InputEnded, Leaving
from zonegames.store.errors import StoreError


def test_a_number_chooses_and_the_result_is_told() -> None:
    table = Table().play("1", "1")
    assert "Ann: attack, rest or lay a ward.\n  1  attack Bo" in table.said
    assert "Ann strikes high at Bo" in table.said
    assert table.kinds == ["attack", "aim"]
    assert table.ended is InputEnded
    assert table.store.record(table.number) == record_of(table.match)


def test_the_beginning_of_an_answer_chooses_it_too() -> None:
    assert Table().play("att", "STRIKE LOW").kinds == ["attack", "aim"]


@pytest.mark.parametrize(
    "wrong", ["0", "9", "-1", "1.5", "one", "99999999999999999999", "²", "x" * 5000, "\x00", "s"]
)
def test_a_wrong_answer_is_asked_again(wrong: str) -> None:
    table = Table().play(wrong, "1")
    assert "type a number, 1 to 3, or ? for commands" in table.said
    assert table.kinds == ["attack"]


def test_an_ambiguous_beginning_is_asked_again() -> None:
    table = Table().play("1", "strike", "strike h")
    assert "'strike' is none of the answers" in table.said
    assert table.kinds == ["attack", "aim"]


def test_enter_repeats_the_question() -> None:
    assert Table().play("", "").said.count("Ann: attack, rest or lay a ward.") == 3


def test_leaving_keeps_the_match() -> None:
    table = Table().play("1", "q")
    assert table.ended is Leaving
    table.store.leave(table.number)
    assert table.store.resume(table.number).fingerprint() == table.match.fingerprint()


@pytest.mark.parametrize("seats", [("Ann", "Bo"), ("Ann", "Bo", "Cleo"), ("Ann", "*Computer"), ("*A", "*B")])
@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_played_by_answering_what_is_asked(
    seats: tuple[str, ...], live: bool, seed: int
) -> None:
    table = Table(seats, seed=seed, live=live)
    table.run(Obliging(table, seed))
    assert table.ended is None
    assert table.match.outcome is not None
    assert table.store.match(table.number).state == "finished"
    verdict = table.match.game.narrator.verdict(table.match.outcome, table.match.names)
    assert verdict.headline in table.screen


def test_the_end_tells_places_scores_hints_and_facts() -> None:
    table = Table(("Ann", "*Computer"), seed=2)
    table.play("h", "q")
    table.run(Obliging(table, 2))
    assert table.match.outcome is not None and table.match.outcome.scores is not None
    first, second = table.match.outcome.scores
    assert f". Ann: {first} (hearts {first}), with hints\n" in table.said
    assert f". Computer: {second} (hearts {second})\n" in table.said
    assert "The die rolled" in table.said


def test_a_first_time_hint_is_told_once_and_not_when_hints_are_off() -> None:
    table = Table(("Ann", "*Computer"))
    to_the_clash = ("1", "2", "nobody")
    silent = Table(("Ann", "*Computer")).play(*to_the_clash, hints=False)
    assert "New:" not in silent.said
    table.play(*to_the_clash, "", "", hints=True)
    assert table.said.count("New: A blade adds a heart") == 1
    assert table.store.hints_shown("skirmish") == {"commit"}
    assert "New:" not in table.play("", hints=True).said


def test_a_match_taken_up_again_begins_with_its_last_lines() -> None:
    table = Table().play("1", "1", "q")
    assert "Ann strikes high at Bo" in table.play("q").said


def test_an_action_that_cannot_be_saved_is_told_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()

    def full(*_: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(table.match, "journal", type("Full", (), {"played": full})())
        table.play("1", "1", "q")
    assert table.said.count("The disk is full.") == 2
    assert table.kinds == []


def test_a_computer_that_cannot_be_saved_waits_for_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(("*Computer", "Ann"))
    journal = table.match.journal

    class OnceFull:
        def played(self, *args: object) -> None:
            table.match.journal = journal
            raise StoreError("The disk is full.")

    monkeypatch.setattr(table.match, "journal", OnceFull())
    table.play("", "q")
    assert "The disk is full.\nEnter tries again, q leaves." in table.said
    assert table.match.log


def test_one_may_leave_where_a_computer_cannot_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(("*Computer", "Ann"))

    def full(*_: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(table.match, "journal", type("Full", (), {"played": full})())
    table.play("", "", "q", "1")
    assert table.said.count("Enter tries again, q leaves.") == 3
    assert table.ended is Leaving


def test_a_pipe_is_never_wiped_and_told_so_once() -> None:
    table = Table(seed=4)
    table.run(Obliging(table, 4))
    assert "\x1b" not in table.said
    if "Hand the keyboard" in table.said:
        assert table.said.count("This output is no terminal") == 1


def test_leaving_in_the_middle_of_a_secret_wipes_it() -> None:
    table = Table(live=True).play("1", "1", "3", "1", "q")
    assert table.ended is Leaving
    assert table.said.endswith(WIPE)


def test_where_every_turn_is_called_the_next_person_takes_the_keyboard_first() -> None:
    """Given the setting for every turn, when another person is asked in the open, then it is called by
    name and goes on with its own number; the same person is not called again within its turn."""
    table = Table(live=True, cover="turns").play("x", "1", "1", "q")
    assert table.said.count("Hand the keyboard to Ann.") == 1
    assert "Ann, type 1 to go on:" in table.said
    assert "Only 1, the seat's own number, goes on" in table.said
    assert "All others look away" not in table.said


def test_nobody_alone_with_computers_is_called() -> None:
    assert "Hand the keyboard" not in Table(("Ann", "*Bo"), cover="turns").play("q").said
