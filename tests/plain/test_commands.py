"""What one can say besides an answer."""

import pytest

from tests.plain.script import Table
from tests.toys.skirmish.rules import RULES
from zonegames.games import load_game
from zonegames.plain import rules
from zonegames.store.errors import StoreError


def test_every_command_is_listed() -> None:
    said = Table().play("?").said
    for letter in "?udcbhtvlrgnq":
        assert f"\n  {letter} or " in said


def test_undo_takes_the_last_action_back() -> None:
    table = Table().play("1", "u")
    assert "The last action is taken back." in table.said
    assert table.kinds == []
    assert table.store.record(table.number).actions == ()


def test_undo_says_where_it_stops() -> None:
    table = Table().play("1", "1", "u")
    assert "Undo stops here: the die was rolled." in table.said
    assert table.kinds == ["attack", "aim"]
    assert "Undo stops here: nothing has been played yet." in Table().play("undo").said


def test_undo_takes_the_games_own_way_back_where_its_own_is_barred(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    monkeypatch.setattr(type(table.match.game), "undo", "This game has no undo.")
    table.play("1", "u", "u")
    assert table.kinds == ["attack", "back"]
    assert "This game has no undo." in table.said


def test_a_trial_counts_only_when_it_is_made_to() -> None:
    table = Table(("Ann", "*Computer")).play("d", "1", "b", "1", "b", "b")
    assert table.kinds == []
    assert "You try no longer" in table.said
    table = Table(("Ann", "*Computer")).play("try", "1", "1", "1", "c")
    assert table.kinds[:2] == ["attack", "aim"]
    before, _, after = table.said.partition("What comes of this is only known once it counts")
    assert "Ann strikes" not in before
    assert "Ann strikes high" in after


def test_nothing_is_tried_where_nothing_can_be() -> None:
    table = Table(("Ann", "*Computer")).play("c", "b", "d", "d")
    assert "You are not trying anything; your answers count at once." in table.said
    assert "You are not trying anything; u takes an action back." in table.said
    assert "Nothing can be tried here." in table.said


def test_a_hint_is_given_with_its_reason_and_noted() -> None:
    table = Table(("Ann", "*Computer")).play("hint")
    assert "Hint: " in table.said
    assert [assist.seat for assist in table.match.assists] == [0]


def test_a_hint_names_the_action_once_with_its_reason() -> None:
    """Given Zone Runners' dice, whose reasons name what to roll, the hint is the reason alone."""
    table = Table(("Ann",), game=load_game("zone-runners")).play("1", "1", "1", "hint")
    (said,) = [line for line in table.said.splitlines() if line.startswith("Hint: ")]
    assert said.casefold().count("again") <= 1 and said.endswith(".")
    assert table.store.record(table.number).assists[0].seat == 0


def test_where_nothing_is_hidden_nobody_is_called_for_a_hint_or_a_try() -> None:
    """Given a relay through one dungeon, which lies open to all, h and d ask for no hand-over."""
    relay = Table(("Ann", "Bo"), game=load_game("zogars-revenge"), options={"mode": "relay"})
    assert "Hint: " in relay.play("h", "d").said
    assert "Now you only try" in relay.said
    assert "Hand the keyboard" not in relay.said


def test_a_game_without_a_heuristic_gives_no_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    monkeypatch.delattr(type(table.match.game), "policy")
    assert "Skirmish gives no hints." in table.play("h").said


def test_the_log_tells_as_much_as_is_asked() -> None:
    table = Table().play("1", "1", "q")
    lines = table.play("l", "l 1", "l 0", "log x").said.split("> ")
    assert lines[1].count("\n") > lines[2].count("\n")
    assert "Ann strikes high at Bo" in lines[2]
    assert "Ann" not in lines[3].partition("\n>")[0].strip()


def test_a_capped_log_tells_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table().play("1", "1", "q")
    monkeypatch.setattr(type(table.match.game.narrator), "log_limit", 1)
    assert len(table.play("q").session.log_lines()) == 1


def test_the_table_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    monkeypatch.setattr(
        type(table.match.game.narrator), "table", lambda self, view, names: [f"hand: {len(view.hand)}"]
    )
    said = table.play("t", "v 2", "2", "").said
    assert "turn 1. 6 tokens in the bag.\nhand: 0\n" in said
    assert "turn 1. 6 tokens in the bag.\nhand: 2\n" in said


def test_a_game_that_tells_no_table_tells_a_few_words_on_each_seat() -> None:
    said = Table().play("t").said
    assert "turn 1. 6 tokens in the bag.\nAnn: 3 hearts\nBo: 3 hearts\n" in said


def test_a_look_asks_whose_it_is() -> None:
    said = Table().play("v", "v 3", "v x").said
    assert said.count("v 1 for Ann, v 2 for Bo") == 3


def test_the_rules_are_read_by_heading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "rules_text", lambda game: RULES)
    monkeypatch.setattr("zonegames.plain.commands.rules_text", lambda game: RULES)
    said = Table().play("r", "r 2", "r the-end", "r clash", "r nonsense", "r 99").said
    assert "  1  Skirmish\n  2    Your turn\n" in said
    assert "Your turn\n\nAttack somebody" in said
    assert "The end\n\nOne is left" in said
    assert "The clash\n" in said
    assert "No heading has 'nonsense'" in said
    assert "No heading has '99'" in said


def test_missing_rules_are_told() -> None:
    assert "The rules text is missing" in Table().play("r").said


def test_giving_up_is_asked_twice() -> None:
    table = Table(("Ann", "Bo", "Cleo")).play("g", "g 1", "no", "g 7", "g 1", "yes")
    assert "  g 1  give up - lays down your arms" in table.said
    assert "Not done." in table.said
    assert table.kinds == ["give_up"]
    assert "Ann gives up." in table.said


def test_a_match_is_named() -> None:
    table = Table().play("n  Friday\tevening ", "n")
    assert "This match is now called Friday evening." in table.said
    assert "This match has no name now." in table.said


def test_what_cannot_be_saved_is_told_and_the_trial_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(("Ann", "*Computer"))
    journal = table.match.journal

    class OnceFull:
        def played(self, *args: object) -> None:
            table.match.journal = journal
            raise StoreError("The disk is full.")

        def assisted(self, *args: object) -> None:
            raise StoreError("The disk is full.")

    monkeypatch.setattr(table.match, "journal", OnceFull())
    table.play("h", "d", "1", "c", "c", "q")
    assert table.said.count("The disk is full.") == 2
    assert table.kinds == ["attack"]
    assert table.match.assists == []
