"""Long lists in lines that a voice can follow."""

from zonegames.engine.telling import LINE, advice, capital, counted, printable, told


def test_a_short_list_is_one_line() -> None:
    assert told("Hand", ["a sword", "a cross"]) == ["Hand: a sword, a cross."]
    assert told("Hand", []) == ["Hand: none."]
    assert told("Used up", (), "nothing") == ["Used up: nothing."]


def test_what_does_not_fit_goes_on_under_the_same_head() -> None:
    things = [f"thing number {number}" for number in range(20)]
    lines = told("Row 1", things)
    assert len(lines) > 2
    assert all(len(line) <= LINE for line in lines)
    assert lines[0].startswith("Row 1: thing number 0, ")
    assert all(line.startswith("Row 1, more: ") for line in lines[1:])
    assert all(line.endswith(".") for line in lines)
    assert " ".join(lines).count("thing number") == 20


def test_one_long_thing_is_broken_at_a_word() -> None:
    lines = told("Head", ["word " * 50 + "end"])
    assert all(len(line) <= LINE for line in lines)
    assert lines[-1].endswith("end.")


def test_a_sentence_begins_with_a_capital_and_keeps_its_other_letters() -> None:
    assert capital("the Eye opens") == "The Eye opens"
    assert capital("") == ""


def test_things_are_counted_with_their_plural() -> None:
    assert [counted(n, "sword") for n in (0, 1, 3)] == ["no swords", "1 sword", "3 swords"]
    assert counted(2, "cross", "crosses") == "2 crosses"


def test_advice_is_one_sentence_and_names_the_action_once() -> None:
    assert advice("roll again", "it promises more") == "roll again: it promises more."
    assert advice("down", "The stairs lie there.") == "down. The stairs lie there."
    assert advice("roll 2 again", "Roll 2 again: better on average") == "Roll 2 again: better on average."
    assert advice("pass", "") == "pass."


def test_what_cannot_be_shown_is_written_out() -> None:
    assert printable("a\tb\x1b[2J") == r"a\tb\x1b[2J"
    assert printable("Zoë 日本") == "Zoë 日本"
