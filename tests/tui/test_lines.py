"""Styled lines: every width in cells, every spot where it is drawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zonegames.tui.lines import (
    Line,
    beside,
    columns,
    cut,
    fill,
    fit,
    frame,
    grounded,
    hints,
    mark,
    paste,
    pull,
    s,
    shorten,
    spot_at,
    spots,
    text_of,
    tidy,
    tint,
    width_of,
    wrap,
)
from zonegames.tui.theme import painter

WORDS = st.text(alphabet="ab 日é[]/▲", max_size=24)
LINES = st.lists(st.tuples(WORDS, st.sampled_from(["text", "muted @a", "seat1 bold @b"])), max_size=5)


@given(LINES, st.integers(0, 40))
def test_a_fitted_line_has_exactly_that_many_cells(line: Line, width: int) -> None:
    assert width_of(fit(line, width)) == width


@given(LINES, st.integers(0, 30), st.integers(0, 30))
def test_a_cut_has_the_cells_between_its_edges(line: Line, start: int, size: int) -> None:
    full = fit(line, 70)
    assert width_of(cut(full, start, start + size)) == size
    halves = cut(full, 0, start) + cut(full, start, 70)
    assert width_of(halves) == 70


@given(LINES, st.integers(0, 60), st.integers(0, 20))
def test_pasting_keeps_the_width_of_what_lies_below(line: Line, x: int, width: int) -> None:
    ground = fill([line], 80, 3)
    assert [width_of(row) for row in paste(ground, [fit(s("日本"), width)] * 2, x, 1)] == [80, 80, 80]


@given(st.text(alphabet="ab 日é ", max_size=80), st.integers(2, 20))
def test_wrapped_lines_fit_and_lose_no_word(text: str, width: int) -> None:
    rows = wrap(text, width)
    assert all(width_of(row) <= width for row in rows)
    assert "".join("".join(text_of(rows)).split()) == "".join(text.split())


def test_the_half_of_a_wide_letter_at_an_edge_becomes_a_blank() -> None:
    assert text_of([cut(s("日本語"), 1, 5)]) == [" 本 "]


def test_what_is_too_long_ends_in_an_ellipsis() -> None:
    assert shorten("日本語太郎", 6) == "日本…"
    assert shorten("short", 6) == "short"


def test_the_right_part_of_a_line_wins_when_room_is_short() -> None:
    assert text_of([pull(s("a long left part"), s("right"), 10)]) == ["a lonright"]


def test_spots_move_along_with_what_they_are_drawn_on() -> None:
    box = frame([s("one", "text @one"), s("two", "text @two")], 10, 4, spot="box")
    block = beside([[], [], []], box, 5)
    assert spot_at(block, 6, 1) == "one"
    assert spot_at(block, 6, 2) == "two"
    assert spot_at(block, 12, 2) == "box"
    assert spot_at(block, 2, 2) == ""
    assert spots(block)["one"] == (6, 1, 3, 1)
    assert spots(block)["box"] == (5, 0, 10, 4)


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (0, -1), (99, 0), (0, 99)])
def test_outside_of_everything_there_is_no_spot(x: int, y: int) -> None:
    assert spot_at([s("here", "text @here")], x, y) == ""


def test_the_lamp_alone_has_the_double_border() -> None:
    lit, quiet = text_of(frame([], 12, 3, "now", lit=True)), text_of(frame([], 12, 3, "then"))
    assert lit == ["╔══ now ═══╗", "║          ║", "╚══════════╝"]
    assert quiet == ["╭── then ──╮", "│          │", "╰──────────╯"]


def test_a_footer_leaves_out_whole_hints_and_each_can_be_clicked() -> None:
    line = hints([("Enter", "play"), ("r", "read all of the rules"), ("q", "quit")], 24)
    assert text_of([line]) == ["  Enter play  q quit  "]
    assert set(spots([line])) == {"Enter", "q"}


def test_single_characters_wear_their_own_ink() -> None:
    assert tint("ab.a", {"a": "primary"}) == [("a", "primary"), ("b.", "text"), ("a", "primary")]


def test_a_negative_column_is_set_to_the_right() -> None:
    assert text_of([columns([5, -5], [s("ab"), s("12")])]) == ["ab      12"]


@given(LINES)
def test_a_tidied_line_looks_and_clicks_as_before(line: Line) -> None:
    lean = tidy(line)
    assert text_of([lean]) == text_of([line])
    assert len(lean) <= len(line)
    assert [spot_at([lean], x, 0) for x in range(30)] == [spot_at([line], x, 0) for x in range(30)]


def test_blanks_join_what_stands_before_them_unless_they_show() -> None:
    assert tidy([("a", "seat1"), ("  ", "text"), ("b", "text")]) == [("a  ", "seat1"), ("b", "text")]
    assert len(tidy([("a", "seat1"), ("  ", "text on panel")])) == 2
    assert len(tidy([("a", "seat1"), ("  ", "text underline")])) == 2


def test_a_seats_mark_keeps_its_colour_on_the_ground_of_a_title() -> None:
    paint = painter("zone-dusk")
    (_, words), (_, digit) = grounded([("first: ", "muted"), mark(0)], "surface")
    assert paint(words).bgcolor == paint("muted on surface").bgcolor
    assert paint(digit).bgcolor == paint(mark(0)[1]).bgcolor
