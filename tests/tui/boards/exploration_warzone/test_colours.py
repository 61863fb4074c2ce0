"""What is written on a hex can be read in every theme, and without any colour."""

import pytest

from tests.tui.boards.exploration_warzone.table import LARGE, sat_at
from tests.tui.boards.exploration_warzone.test_pictures import thieves
from tests.tui.test_theme import contrast
from zonegames.tui.theme import colours


@pytest.mark.parametrize("theme", ["zone-dusk", "zone-dawn", "zone-contrast"])
def test_names_and_areas_are_readable_on_their_grounds(theme: str):
    c = colours(theme)
    pairs = [(f"warzone.{tone}-ink", f"warzone.{tone}") for tone in ("now", "next", "done", "white")]
    pairs += [(ink, f"warzone.tint{n}") for n in range(1, 5) for ink in ("text", "muted", f"seat{n}")]
    pairs += [("muted", "warzone.free"), *((f"seat{n}", "warzone.free") for n in range(1, 5))]
    poor = [(ink, ground) for ink, ground in pairs if contrast(c[ink], c[ground]) < 4.5]
    assert poor == []


def test_hexes_keep_an_outline_where_there_are_no_grounds():
    """A dot ends each line, in the ground's own colour: it shows where grounds fall away."""
    lines = sat_at(thieves()).lines(LARGE)
    dots = [style for line in lines for text, style in line if text == "·"]
    assert len(dots) > 60
    assert all(style.split()[0] == style.split()[2] for style in dots if "warzone" in style)


def test_owner_effect_and_order_are_told_without_colour():
    text = "\n".join(sat_at(thieves()).rows(LARGE))
    for told in ("1 Ann", "2 Bo", "3 Cleo", "▲A", "◆S", "●D"):
        assert told in text
