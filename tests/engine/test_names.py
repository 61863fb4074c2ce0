"""Names: whatever is typed comes out as something that fits a board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from zonegames.engine.names import MAX_CELLS, clean, free_name, seat_names


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\tLee\nJr", "Ann Lee Jr"),
        ("e\u0301va", "\u00e9va"),
        ("A\u200bnn\u202e", "Ann"),
        ("A\x1b[31mnn", "A[31mnn"),
        ("\u0301Ann", "Ann"),
        ("e\u200b\u0301va", "\u00e9va"),
        ("x\u0302\u0303\u0304\u0305y", "x\u0302\u0303y"),
        ("[b]Bo[/b]", "[b]Bo[/b]"),
        ("\u2028\x00", ""),
        ("Bartholomew the Great", "Bartholomew the\u2026"),
        ("\u738b" * 9, "\u738b" * 7 + "\u2026"),
    ],
)
def test_a_name_is_cleaned(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@given(st.text(max_size=60))
def test_a_clean_name_fits_and_stays(typed: str) -> None:
    name = clean(typed)
    assert cell_len(name) <= MAX_CELLS
    assert clean(name) == name
    assert name.isprintable()


@given(st.lists(st.text(max_size=20), min_size=1, max_size=8))
def test_seats_never_share_a_name(typed: list[str]) -> None:
    names = [name.casefold() for name in seat_names(typed)]
    assert len(set(names)) == len(typed)
    assert "bot" not in names and "" not in names


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert seat_names(["Ann", " ", ""]) == ["Ann", "Seat 2", "Seat 3"]


def test_a_second_one_of_the_same_name_gets_a_number() -> None:
    assert seat_names(["Bo", "BO", "bo"]) == ["Bo", "BO 2", "bo 3"]


def test_the_word_of_the_command_line_is_taken() -> None:
    assert seat_names(["bot", "Bot"]) == ["bot 2", "Bot 3"]


def test_a_number_makes_room_for_itself() -> None:
    assert free_name("Bartholomew Jone", {"bartholomew jone"}) == "Bartholomew Jo 2"
