"""What each kind of question looks like at both sizes, read off the painted rows."""

import pytest

from tests.games.zoneplex.positions import FULL, SET, position, table
from tests.tui.boards.zoneplex import table as seated
from tests.tui.boards.zoneplex.scenes import (
    KINDS,
    answered,
    building,
    called,
    insisted,
    midgame,
    offered,
    paying,
    petitioning,
    phase_two,
    walking,
    walling,
)
from tests.tui.boards.zoneplex.table import LARGE, SMALL, Sat, match_of, sat_at
from zonegames.games.zoneplex.actions import CALL_FOR_HELP
from zonegames.games.zoneplex.geometry import CELLS
from zonegames.tui.boards.zoneplex.board import BOARD
from zonegames.tui.boards.zoneplex.cells import fitting
from zonegames.tui.decision_bar import SHORTER
from zonegames.tui.glyphs import ASCII
from zonegames.tui.lines import shorten, text_of, width_of
from zonegames.tui.theme import painter

SIZES = [pytest.param(LARGE, id="large"), pytest.param(SMALL, id="small")]

EXPECTED = {
    "draw": ("1 draw", "turn over the next action card"),
    "sync": ("send a stone home", "build, or send a stone home?"),
    "dislocate": ("stone goes home", "which stone goes home"),
    "place_tile": ("Star Chamber", "Enter builds on E3"),
    "place_wall": ("the wall of E3", "Enter walls the left"),
    "move": ("o Relics…", "3 steps to take"),
    "teleport": ("jump to C5", "the teleporter takes you along"),
    "stone": ("leave a stone", "leave a stone on A10"),
    "reliquary": ("draw a relic", "draw a relic?"),
    "relic_target": ("Bull Statue", "choose its target"),
    "lens_order": ("△ One Step", "which card comes next"),
    "fear_plan": ("call for help", "a Fear of 10: alone, or with help?"),
    "invite": ("deal table", "whom do you invite"),
    "answer": ("d decline", "Join?"),
    "petition": ("accepts", "Number = petition, Enter = nobody"),
    "final_answer": ("d decline", "insists"),
    "last_word": ("petition", "last word: take in"),
    "pay_relic": ("2 Star Lens", "which face-down relic do you hand over"),
    "prepare": ("0 of 1 stone", "pledge stones, or get ready"),
    "end_turn": ("end turn", "end your turn?"),
    "vote": ("abstain", "who shall win?"),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question_is_shown_whole_and_asked_in_words(kind: str, size: tuple[int, int]):
    sat = KINDS[kind]()
    assert sat.session.decision.kind == kind
    lines = sat.lines(size)
    assert [width_of(line) for line in lines] == [size[0]] * size[1]
    told = "\n".join(text_of(lines)), sat.bar(size)
    for text, wanted in zip(told, EXPECTED[kind], strict=True):
        assert wanted in text, text
    keys = [key for command in BOARD.keys(sat.scene(size)) for key in command.keys]
    assert len(keys) == len(set(keys)), "no key means two things"


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_and_what_enter_does_can_be_read_whole_in_the_small_window(kind: str):
    sat = KINDS[kind]()
    for action in sat.scene(SMALL).legal:
        sat.session.lit = action
        asked, told = sat.bar_rows(SMALL)
        assert "…" not in asked + told


LONG = ("Bartholomews", "Theodorikus", "Wilhelmines", "Annegretchen")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_of_long_names_only_the_names_themselves_are_cut(
    kind: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(seated, "NAMES", LONG)
    shown = KINDS[kind]().bar(size)
    for cut in (shorten(name, cells) for name in LONG for cells in SHORTER):
        shown = shown.replace(cut, "")
    assert "…" not in shown


def test_the_seats_table_gives_long_names_the_cells_that_its_columns_leave(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(seated, "NAMES", LONG)
    assert "▶1● Bartholom… ▮▮▮▯" in "\n".join(sat_at(building()).rows(LARGE))


def test_for_whom_something_new_waits_is_told_in_fewer_words_beside_a_long_name(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(seated, "NAMES", LONG)
    sat = paying()
    sat.press("2", "enter")
    rows = "\n".join(sat.rows(SMALL))
    assert "• new: Theodorikus" in rows
    assert "something" not in rows
    assert "Theodorikus: something new" in "\n".join(sat.rows(LARGE))


def test_whose_doing_a_line_of_the_log_is_its_mark_says(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(seated, "NAMES", LONG)
    rows = "\n".join(answered().rows(SMALL))
    assert "▲ is invited: 1 relic, for 1 stone." in rows
    assert "◆ petitions: glory, for 1 stone." in rows


def test_terms_too_long_for_the_bar_are_told_in_words_below_their_row():
    """Ben gets the Fear, a relic and one of Ada's for a stone and a Fear of his."""
    sat = sat_at(called())
    sat.press("4", "right", "plus", "right", "plus", "right", "plus", "plus", "right", "plus", "enter")
    assert "2 Ben: Ada makes you this offer. Join? Enter joins the party." in sat.bar(SMALL)
    words = ("Ben: the Fear, 1 relic and a", "face-down relic, for 1 stone and The", "Hundred Legs (green 7)")
    assert at(sat.rows(SMALL), *words)
    sat.press("k", "enter", "enter")
    assert "take in 2▲ Ben? Space ticks, Enter seals." in sat.bar_rows(SMALL)[0]
    sat.press("f")
    assert "Ada insists on this offer. Join?" in sat.bar_rows(SMALL)[0]


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_deal_table_is_shown_to_its_last_chance(size: tuple[int, int]):
    """Five seats, four of them with a face-up relic, all invited, one on the longest terms."""
    shown = {
        0: ("mummy_hand", "solar_disc"),
        1: ("golden_mask",),
        2: ("lapis_sceptre",),
        3: ("obsidian_throne",),
    }
    symbols = ("star", "orb", "monolith", "ankh", "prism")
    at = midgame(seats=5, symbols=symbols, hands={}, stack=(), relics=shown).dice(2).draws("x2")
    sat = sat_at(at.does(CALL_FOR_HELP))
    sat.press("down", "1", "down", "1", "down", "1", "up", "up", "up")
    sat.press("3", "right", "right", "right", "plus", "right", "plus")
    rows = "\n".join(sat.rows(size))
    for words in ("face-down", "Mask", "put 4 offers on the table", "alone", "all accept"):
        assert words in rows


def at(rows: list[str], *wanted: str) -> bool:
    """Whether these rows follow one another, each somewhere in its line."""
    for start in range(len(rows) - len(wanted) + 1):
        if all(text in rows[start + i] for i, text in enumerate(wanted)):
            return True
    return False


def test_the_large_pyramid_is_drawn_as_the_wireframe_has_it():
    rows = sat_at(walking()).rows()
    assert at(
        rows,
        "                ·  ·    ╱◉·╲ D4 ╱☆■╲    ·  ·",
        "               ·    ·  ╱ D3 ╲¤¤╱ D5 ╲  ·    ·",
        "              ·. .. .·╱▄▄▄▄▄▄╲╱▁▁▁▁▁▁╲·. .. .·",
    ), "three rows of row D: signs, names, the wall at the bottom of D3"
    assert at(
        rows,
        "     ╱╲  ▲   ╱╲      ╱▚      ╱╲      ╱╲ ●  ◆ ╱╲      ╱╲",
        "    ╱TB╲ A2 ╱¤¤╲ A4 ╱▒▒▚ A6 ╱○■╲ A8 ╱TY╲ A10╱☆·╲    ╱¤¤╲",
        "   ╱ A1 ╲○▲╱ A3 ╲☾·╱ A5 ▚□◆╱ A7 ╲◇·╱ A9 ╲○·╱ A11╲  ╱ A13╲",
    ), "row A: Monkles on the wide line, a stone or room for one beside each chamber's sign"
    assert any("╱‹◖◗›╲" in row for row in rows)


def test_the_small_pyramid_has_letters_before_its_rows():
    rows = sat_at(building()).rows(SMALL)
    assert at(
        rows,
        "         D ·╲    ╱╲    ╱╲    ╱·",
        "          ·  ╲6 ╱◉·╲¤¤╱☆■╲7 ╱  ·",
        "         ·▁▁▁▁╲╱▄▄▄▄╲╱▁▁▁▁╲╱▁▁▁▁·",
    )
    assert at(
        rows,
        "A ╱╲ ▲  ╱╲    ╱▚    ╱╲    ╱╲● ◆ ╱╲    ╱╲",
        " ╱TB╲○▲╱¤¤╲☾·╱▒▒▚□◆╱○■╲◇·╱TY╲○·╱☆·╲1 ╱¤¤╲",
    )


def test_legal_cells_are_numbered_and_the_cursor_shows_the_tile_to_come():
    rows = sat_at(building()).rows()
    assert at(rows, "╱╲", "╱8 ╲", "╱ E3 ╲", "╱▁▁▸☆▁▁╲"), "the eighth legal cell, under the cursor"
    assert at(rows, "╲ C2 ╱", "╲4 ╱"), "a legal cell without the cursor"
    assert any("8 marked cells" in row for row in rows)


def test_on_built_cells_the_number_stands_at_the_end_of_the_wide_line():
    rows = sat_at(walking()).rows()
    assert any("╱▁▁▁▁▁1╲╱▁▁▁▁▁2╲" in row for row in rows), "A9 and A11"
    small = "\n".join(sat_at(walking()).rows(SMALL))
    assert "1 A9 Yellow Teleporter" in small, "the small size has them in the list of choices"


def test_all_cells_can_be_pointed_at_in_every_size():
    sat = sat_at(walking())
    for size in (SMALL, LARGE, (140, 36), (200, 60)):
        sat.lines(size)
        assert {f"cell:{cell}" for cell in CELLS} <= set(sat.session.spots)
        high = sat.session.spots["cell:C5"].height
        assert all(
            box.height <= high + 1 for spot, box in sat.session.spots.items() if spot.startswith("cell:")
        )


@pytest.mark.parametrize(
    ("width", "height", "high"),
    [(42, 21, 3), (42, 20, 3), (60, 29, 4), (69, 40, 4), (70, 35, 5), (120, 50, 7)],
)
def test_more_room_makes_bigger_cells_in_whole_steps(width: int, height: int, high: int):
    found = fitting(width, height)
    assert found.high == high
    assert found.width <= width
    assert found.height <= height
    assert found.sunken == (height < 7 * high)


def test_where_a_row_is_missing_the_eye_stands_on_the_tips_beside_its_door():
    rows = sat_at(walking()).rows(SMALL)
    assert at(rows, "     ╱╲   ", "    ╱◖◗╲   ", "F ··▁▁▁▁··")
    built = sat_at(phase_two(monkles=("F2", "A2", "C6", "A10"))).rows(SMALL)
    assert at(built, "  ╱╲", " ╱◖◗╲", "╱╲ ● ▁╱╲", "╱○·╲○·╱○·╲")


def test_five_monkles_on_one_tile_are_counted():
    state = position(seats=5, monkles=("A1",) * 5)
    rows = Sat(match_of(state)).rows()
    assert any("x5" in row for row in rows)
    four = Sat(match_of(position(monkles=("A1",) * 4))).rows()
    assert any("●▲■◆" in row for row in four)


def test_the_seats_compare_at_a_glance():
    rows = sat_at(midgame()).rows()
    assert any("▶1● Ada      ▮▮▮▯  ●●●·     6   ·   ·     2      5" in row for row in rows)
    assert at(rows, "2▲ Ben      ▮▯▯▯  ▲▲··     ·   7   ·     1      3", "face up: Golden Mask")
    small = sat_at(midgame()).rows(SMALL)
    assert any("▶1● Ada    ▮▮▮▯ ●●●·  6  ·  ·   2    5" in row for row in small)


def test_masters_and_the_jar_have_a_column_and_phase_two_shows_symbol_and_influence():
    at_ = phase_two(jar=1, fears={0: ("b6", "b8", "x1", "x2"), 1: ("g7",)})
    rows = sat_at(at_).rows()
    assert any("M  XJ relics sym Inf" in row for row in rows)
    assert any("8+   ·   ·  2X     2    ☆   4" in row for row in rows), "the strongest of two, + for more"
    assert any("2▲ Ben     ▮▯▯▯ ▲▲··    ·   7   ·   J     1    ◉" in row for row in rows)
    tens = sat_at(phase_two(fears={0: ("b6", "b10", "g10", "g7", "m10", "m5")})).rows()
    assert any("10+ 10+ 10+" in row for row in tens), "columns never run together"
    small = sat_at(at_).rows(SMALL)
    assert any("▶1● Ada    ▮▮▮▯ ●3 8+  ·  · 2X 2  ☆  4" in row for row in small)


@pytest.mark.parametrize("size", SIZES)
def test_in_phase_two_the_way_into_the_eye_is_always_told(size: tuple[int, int]):
    closed = sat_at(phase_two(fears={0: ("b6",)}, wms=(1, 4, 1, 1), relics={}))
    assert any("Eye: 1● needs G, M, +3 Influence" in row for row in closed.rows(size))
    one = sat_at(phase_two(fears={0: ("b6", "x1")}, relics={}))
    assert any("Eye: 1● needs G or M" in row for row in one.rows(size))
    wide_open = sat_at(phase_two())
    assert any("Eye: 1● may enter" in row for row in wide_open.rows(size))
    assert not any("Eye: " in row for row in sat_at(midgame()).rows(size))


@pytest.mark.parametrize("size", SIZES)
def test_the_deal_table_has_a_row_a_seat_and_the_exact_chances(size: tuple[int, int]):
    """As ticked: strength 10 against monk strengths 3 + 1 and one promised stone; then with Cleo's 3."""
    text = "\n".join(answered().rows(size))
    assert "The Rotting Double  green" in text
    assert "booty ¤¤" in text
    for seat in ("1● Ada", "2▲ Ben", "3■ Cleo", "4◆ Dov"):
        assert seat in text
    assert "28%" in text
    assert "as ticked" in text
    assert "69%" in text
    assert "with 3■" in text


def test_the_large_deal_table_looks_like_the_wireframe():
    rows = answered().rows()
    assert at(
        rows,
        "The Rotting Double  green                    booty ¤¤",
        "▮▮▮▮▮▮▮▮▮▮▯▯▯▯▯▯  strength 10 = 8 + die 2",
        "",
        "               Fear relics stones gives  gets",
        "   1● Ada      yes    1                      drawer",
        " ✓ 2▲ Ben       -     1      1     -     -   accepts",
        "▸□ 3■ Cleo      -     1      -     -     -   counter",
        " □ 4◆ Dov       -     -      1     -     -   petition",
    )


def test_an_offer_that_is_put_again_stands_in_its_row():
    """Cleo, who asked for a relic, is offered glory as at first; the relic is the drawer's meanwhile."""
    rows = insisted().rows()
    assert at(rows, "1● Ada      yes    1", "2▲ Ben", "3■ Cleo      -     -      -     -     -   answers")


def test_the_lamp_is_on_the_region_that_asks():
    assert sat_at(building()).rows()[0].startswith("╔═ pyramid")
    table = answered().rows()
    assert table[0].startswith("╭─ pyramid")
    assert any("╔═ deal table" in row for row in table)


def test_illegal_sides_of_a_wall_say_why():
    """A1 is a Sacred Chamber: the wall of A2 may not stand on its left side (ZP-S14)."""
    sat = sat_at(
        table(
            tiles={"A1": "prism", "A8": "neutral"}, monkles=("A7",) * 4, hands={0: ("wall",)}, stack=()
        ).draws("one")
    )
    sat.press("1", "enter")
    for size in (LARGE, SMALL):
        rows = "\n".join(sat.rows(size))
        assert "the wall of A2" in rows
        assert "✗ left: That wall would wall in a" in rows
    sat.press("left")
    assert sat.refused == "That wall would wall in a Sacred Chamber."


def test_the_wall_to_come_is_drawn_on_its_side():
    sat = walling()
    assert at(sat.rows(), "▞╲", "▞  ╲", "▞ E3 ╲", "▞▁▁▸▒▒▁╲")
    sat.press("down")
    assert any("╱▄▄▸▒▒▄╲" in row for row in sat.rows())


@pytest.mark.parametrize("kind", KINDS)
def test_ascii_alone_can_draw_everything(kind: str):
    sat = KINDS[kind]()
    for size in (LARGE, SMALL):
        shown = [ASCII.show(row) for row in text_of(BOARD.paint(sat.scene(size, ASCII)))]
        assert all(row.isascii() for row in shown), [row for row in shown if not row.isascii()]
        assert all(len(row) == size[0] for row in shown)


def test_in_ascii_monkles_are_capital_letters_and_stones_small_ones():
    rows = [ASCII.show(row) for row in text_of(BOARD.paint(sat_at(walking()).scene(LARGE, ASCII)))]
    assert at(rows, r"/\  C   /\      /#", r"/TB\ A2 /$$\ A4 /##", r"/ A1 \nc/ A3 \(.")


@pytest.mark.parametrize("theme", ["zone-plain", "zone-16"])
def test_without_colours_the_cursor_is_reverse_and_legal_cells_have_numbers(theme: str):
    paint = painter(theme)
    lines = sat_at(building()).lines()
    cursor = [style for line in lines for text, style in line if text.strip() == "E3"]
    assert any(paint(style).reverse or paint(style).bgcolor is not None for style in cursor)
    numbers = [
        paint(style) for line in lines for text, style in line if text.strip() == "4" and "cell:" in style
    ]
    assert all(style.underline for style in numbers)
    assert numbers


def test_offers_and_answers_are_words_as_well():
    rows = "\n".join(offered().rows())
    assert "answers" in rows
    assert "asked" in rows
    rows = "\n".join(petitioning().rows())
    assert rows.count("offers?") == 2, "Cleo and Dov share the question"


def test_an_empty_table_asks_who_offers():
    sat = sat_at(called())
    assert "ask who offers" in "\n".join(sat.rows())
    assert "Enter invites nobody: who offers?" in sat.bar_rows()[0]


def test_the_council_stands_below_the_judgement():
    rows = "\n".join(KINDS["vote"]().rows())
    for step in ("1  A full set of Fears", "2  Influence", "3  Fears", "4  strength of Fears", "5  relics"):
        assert step in rows
    assert rows.count("✗ obliterated") == 2
    assert "A tie to the end: the Council votes." in rows


def test_a_finished_pyramid_can_still_be_read():
    rows = Sat(match_of(position(tiles=FULL, phase=2, fears={0: SET}))).rows()
    assert at(rows, "╱○·╲ F2 ╱○·╲", "╱ F1 ╲○·╱ F3 ╲")


def test_the_longest_name_of_a_fear_leaves_its_class_and_booty_whole():
    sat = sat_at(midgame(hands={}, stack=()).dice(3).draws("x2"))
    assert "The Mother of Nightmares  master   ¤¤¤" in sat.text(SMALL)
    assert "booty ¤¤¤" in sat.text(LARGE)
    for size in (SMALL, LARGE):
        assert at(sat.rows(size), "The Mother of", "Nightmares"), "beside the pyramid, too"


def test_the_worthy_are_compared_by_name_or_where_that_is_too_long_by_mark(monkeypatch: pytest.MonkeyPatch):
    assert "4  strength of Fears  Ada 15, Ben 15" in "\n".join(KINDS["vote"]().rows(SMALL))
    monkeypatch.setattr(seated, "NAMES", LONG)
    assert "4  strength of Fears  ●15 ▲15" in "\n".join(KINDS["vote"]().rows(SMALL))
