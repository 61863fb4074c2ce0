"""Pages: the table, what a combo, a token, an avatar, a lock is."""

from dataclasses import replace

import pytest

from tests.games.elemenz.positions import monolith, placing
from tests.tui.boards.elemenz.table import Sat
from zonegames.engine.play import settle
from zonegames.games.elemenz.components import AVATARS, TOKENS
from zonegames.tui.board import Sheet
from zonegames.tui.boards.elemenz.board import BOARD
from zonegames.tui.lines import text_of, width_of

SEATS = {
    0: {"hand": "FFA", "tokens": ["earth"], "avatars": ["guard"]},
    1: {"slots": {"shield": ["E"]}, "tokens": ["winds"], "avatars": ["mirror"]},
}


def read(sheet: Sheet | None) -> str:
    assert sheet is not None
    assert all(width_of(line) <= 72 for line in sheet.lines), [t for t in text_of(sheet.lines) if len(t) > 72]
    return "\n".join([sheet.title, *text_of(sheet.lines)])


def duel_sat() -> Sat:
    return Sat(placing(SEATS, display=["deflect"], stacks=[["recycle"], []]))


def test_the_table_page_tells_every_board():
    told = read(BOARD.sheet(duel_sat().scene(), "table"))
    for word in ("FIRESTORM", "EARTHQUAKE", "TIDAL WAVE", "CYCLONE", "1 avatar", "Bag "):
        assert word in told


def test_a_last_die_is_one_die_on_the_table_page():
    sat = Sat(placing(SEATS))
    view = sat.scene().view
    last = replace(view.shamans[1], dice=1)
    scene = replace(sat.scene(), view=replace(view, shamans=(view.shamans[0], last, *view.shamans[2:])))
    assert "1 die, pool" in read(BOARD.sheet(scene, "table"))


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        ("card:firestorm", ("needs: Earth, Earth, Fire", "Always charged besides: Fire", "would lose 2")),
        ("card:strike", ("each one power", "Dee (SHIELD 0)")),
        ("card:totem:1:0", ("circle 1 of Bo's totem", "Burn")),
        ("card:crystal_web", ("Re-roll any 1 die in play",)),
        ("circle:1:0", ("only Bo may look",)),
        ("seat:2", ("the table", "STONE MEND")),
        (None, ("DEFLECTOR", "TOTEM BUFF")),
    ],
)
def test_everything_can_be_inspected(spot: str | None, words: tuple[str, ...]):
    told = read(BOARD.inspect(duel_sat().scene(), spot))
    for word in words:
        assert word in told, told


def test_the_list_of_tokens_and_avatars_is_whole():
    told = read(BOARD.sheet(duel_sat().scene(), "avatars"))
    assert "to be bought now: RENEWER and DEFLECTOR" in told
    for thing in (*TOKENS.values(), *AVATARS.values()):
        assert thing.name in told


def test_with_two_only_what_is_in_the_game_is_told():
    """Eight avatars of four kinds, what they do there, and no token."""
    tiles = ("guard", "flip_own", "flip_other", "borrow")
    state = monolith({"A": "AE"}, {"F": "F"}, avatars=(tiles, tiles))
    settle(state, lambda _: None)
    sat = Sat(state)
    told = read(BOARD.sheet(sat.scene(), BOARD.press(sat.scene(), "t").sheet))
    assert "borrow a die from the pool" in told
    assert "MIRROR" not in told and "WINDS OF CHANGE" not in told
    bare = monolith({"A": "AE"}, {"F": "F"})
    settle(bare, lambda _: None)
    assert BOARD.press(Sat(bare).scene(), "t").sheet == "table"


def test_a_lock_tells_its_colour_rule():
    state = monolith({"A": "AE"}, {"F": "F"})
    settle(state, lambda _: None)
    sat = Sat(state)
    assert "takes a Water die that shows Water" in read(BOARD.inspect(sat.scene(), "card:W3"))
    assert "CALL THE FLAME" in read(BOARD.sheet(sat.scene(), "table"))


def test_the_line_under_the_mouse_tells_a_combo():
    assert "FIRESTORM: Earth, Earth, Fire, (Fire)." in BOARD.explain(duel_sat().scene(), "card:firestorm")
    assert "TOTEM_RULE" not in BOARD.explain(duel_sat().scene(), "circle:0:1")
