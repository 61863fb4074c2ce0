"""Glyphs: one table, two columns of the same width."""

import pytest
from rich.cells import cell_len

from zonegames.tui.glyphs import ASCII, TABLE, UNICODE, Glyphs, choose
from zonegames.tui.lines import text_of
from zonegames.tui.previews import picture
from zonegames.tui.screens.handover import big_digit


@pytest.mark.parametrize(("glyph", "stand_in"), TABLE.items())
def test_both_columns_are_one_cell_wide(glyph: str, stand_in: str) -> None:
    assert cell_len(glyph) == 1
    assert len(stand_in) == 1
    assert stand_in.isascii()


def test_the_output_decides_unless_somebody_chose() -> None:
    assert choose(None, "utf-8") is UNICODE
    assert choose(True, "utf-8") is ASCII
    assert choose(False, "UTF8") is UNICODE


def test_without_utf_it_is_always_ascii_and_nothing_else_leaves() -> None:
    glyphs = choose(False, "iso8859-1")
    assert glyphs.ascii
    assert glyphs.show("▸ 日本 é") == "> ???? ?"


def test_control_characters_never_leave() -> None:
    assert UNICODE.show("a\x1b[31mb\x07\u202ec\x00") == "a[31mbc"


def test_dice_and_charts_have_both_columns() -> None:
    assert (UNICODE.die(3), ASCII.die(3)) == (" ⚂ ", "[3]")
    assert "".join(map(UNICODE.spark, range(9))) == " ▁▂▃▄▅▆▇█"
    assert "".join(map(ASCII.spark, range(9))) == " 12345678"


@pytest.mark.parametrize(
    "game", ["elemenz", "exploration-warzone", "zogars-revenge", "zone-runners", "zoneplex"]
)
def test_every_picture_has_its_size_and_an_ascii_form(game: str) -> None:
    rows = text_of(picture(game))
    assert len(rows) == 8
    assert all(cell_len(row) <= 36 for row in rows)
    assert any(row.strip() for row in rows)
    strict = Glyphs(ascii=True, strict=True)
    assert not any("?" in strict.show(row) for row in rows)


def test_an_unknown_game_has_an_empty_picture() -> None:
    assert picture("no-such-game") == [[]] * 8


@pytest.mark.parametrize("seat", range(6))
def test_the_big_digit_is_fourteen_by_seven(seat: int) -> None:
    rows = big_digit(seat)
    assert len(rows) == 7
    assert all(sum(cell_len(t) for t, _ in row) == 14 for row in rows)
