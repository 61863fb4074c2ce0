"""What stands on the screen at both sizes: light, dark, fights, questions, every size of tiles."""

import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

from tests.games.zogars_revenge.positions import ALL_LAMPS, new_scene, scene, table_scene
from tests.tui.boards.zogars_revenge.table import LARGE, SIZES, SMALL, Sat
from zonegames.engine.match import Match
from zonegames.games.zogars_revenge.components import BUILT_IN
from zonegames.games.zogars_revenge.dungeon import plan
from zonegames.games.zogars_revenge.options import CUSTOM_LAYOUT
from zonegames.games.zogars_revenge.rules import GAME
from zonegames.games.zogars_revenge.view import EyeAsked, FightView, GuardAsked
from zonegames.tui.boards.zogars_revenge.board import BOARD
from zonegames.tui.boards.zogars_revenge.field import cell_size
from zonegames.tui.glyphs import ASCII
from zonegames.tui.lines import text_of

BROAD = (
    "L###.......",
    "...#.......",
    "...#.......",
    "...###S###L",
    "..L#..#....",
    "......#....",
    "......#....",
    "......####.",
    ".........#L",
)
"""A layout as large as layouts may be: 11 columns, 9 rows."""


def has(sat: Sat, size: tuple[int, int], *texts: str) -> None:
    shown = sat.text(size)
    for wanted in texts:
        assert wanted in shown, f"{wanted!r} is missing in\n{shown}"


@pytest.mark.parametrize("size", SIZES)
def test_in_the_light_everything_to_know_stands_there(size: tuple[int, int]):
    """Phase, task, lamps, what turns over, meters, tokens, coins, pile, the ring with both its sides."""
    sat = Sat(scene(hero=(2, 3), crosses=1, coins=["coin_3"], health=10, eyes=4))
    has(sat, size, "LIGHT", "☼ ☼ ☼ ☼", "4 lamps still burn", "the tile you LEAVE turns over")
    has(sat, size, "4 of 14", "10 of 15", "cross 1", "potion 0", "sword 0", "coins 3", "score 3", "pile 28")
    has(sat, size, "your ring", "↻1", "↻4◉", "↻5◉", "↻2", "4 ways on", "choose the next room", "give up")
    has(sat, size, " ↑ ", " ↓ ", " ← ", " → ", "you", "↻")


@pytest.mark.parametrize("size", SIZES)
def test_in_the_dark_the_tile_ahead_is_the_one_that_turns(size: tuple[int, int]):
    sat = Sat(scene(task="crown", hero=(2, 3)))
    has(sat, size, "DARK", "the tile you ENTER turns over", "↻ ?")
    assert "zogar.dark-ground" in " ".join(style for line in sat.lines(size) for _, style in line)


@pytest.mark.parametrize("size", SIZES)
def test_the_ways_on_tell_nothing_of_the_other_side_unless_the_aid_knows_it(size: tuple[int, int]):
    """With the aid off every tile in the dark only turns over; with it, what was seen is told (ZG-R28)."""
    dark = Sat(scene(task="crown", hero=(1, 1), showing={(1, 2): "guard"}))
    aided = Sat(scene(task="crown", hero=(1, 1), showing={(1, 2): "guard"}, memory_aid="on"))
    assert "↻ ?" in dark.text(size)
    assert "■" not in dark.text(size).replace("■ coins", "")
    assert "↻ ■" in aided.text(size)
    if size == SMALL:
        assert dark.text(size).count(" chest ↻") == 1 and " guard 3 ↻" in dark.text(size)
    if size == LARGE:
        assert dark.text(size).count("turns over as you enter") == 2
        assert "↻ draw 1 treasure token" in aided.text(size)
        assert aided.text(size).count("↻ other side not seen yet") == 1


@pytest.mark.parametrize("size", SIZES)
def test_a_fight_shows_the_monster_and_both_blows_before_the_choice(size: tuple[int, int]):
    """Each blow: its number, the new total, beaten or short, every meter that would change."""
    game = scene(hero=(4, 2), ring_back=[1], eyes=10, health=6)
    game.move((5, 2))
    sat = Sat(game)
    has(sat, size, "Bone Guard", "0 of 3", "choose a blow", "beaten", "eyes 10 ▸ 11", "falls short")
    has(sat, size, "health 6 ▸ 5", "→ 4◉", "4 of 3", "↓ 1", "1 of 3")


@pytest.mark.parametrize("size", SIZES)
def test_a_short_blow_asks_with_buttons(size: tuple[int, int]):
    game = scene(hero=(5, 3), swords=3, potions=1, health=9)
    game.move((5, 4))
    game.strike(1)
    sat = Sat(game)
    assert "ring" not in sat.row("dungeon")
    has(sat, size, "your blow falls 3 short", "2 of 5", "spend a sword", "drink a potion", "take the hit")
    for key in ("f ", "q ", "Enter "):
        assert re.search(rf"{key} +(spend a sword|drink a potion|▸?take the hit)|{key}take", sat.text(size))


@pytest.mark.parametrize("size", SIZES)
def test_an_eye_asks_with_buttons_and_its_source(size: tuple[int, int]):
    game = scene(hero=(4, 3), crosses=1, eyes=13)
    game.move((4, 4))
    sat = Sat(game)
    assert "ways on" not in sat.row("dungeon")
    has(sat, size, "an eye opens: gaze", "spend a cross", "take the eye", "the run ends")


@pytest.mark.parametrize("layout", [*BUILT_IN, "broad", "flat"])
@pytest.mark.parametrize("size", SIZES)
def test_every_layout_fits_with_all_its_tiles(layout: str, size: tuple[int, int]):
    """Each tile has its own box of one size, none outside the region; the rows are as wide as it."""
    match = broad() if layout == "broad" else flat() if layout == "flat" else new_scene(layout=layout).match
    sat = Sat(match)
    for _ in range(4):
        sat.bot_turn()
        sat.go_on()
    lines = sat.lines(size)
    assert {cell_len(row) for row in text_of(lines)} == {size[0]}
    boxes = [sat.session.spots[f"cell:{n}"] for n in range(25)]
    assert len(set(boxes)) == 25
    assert {(box.width, box.height) for box in boxes} == {(boxes[0].width, boxes[0].height)}
    meters = sat.session.spots["meter:eyes"]
    assert all(box.x + box.width <= meters.x - 2 for box in boxes)


def custom(rows: tuple[str, ...]) -> Match:
    game = scene()
    options = game.match.setup.options
    changed = replace(options, layout=CUSTOM_LAYOUT, layout_name="Mine", rows=rows)
    from zonegames.engine.match import MatchSetup
    from zonegames.engine.seats import SeatSpec

    return Match(GAME, MatchSetup(changed, (SeatSpec("Ann"),), 7))


def broad() -> Match:
    return custom(BROAD)


def flat() -> Match:
    """Ten columns in few rows: wider than the frame at 80x24."""
    return custom(("L########L", "....#.....", "....S.....", "..#######.", "..L##..##L"))


def test_beside_the_broadest_layout_no_heading_runs_into_another():
    """The side column is narrow there: a name is shortened, and the total gives way to what is asked."""
    sat = Sat(broad())
    scene_ = sat.scene(SMALL)
    named = "\n".join(text_of(BOARD.paint(replace(scene_, names=("N" * 16,)))))
    assert re.search(r"N… ─+ moves 0 ─╮", named)
    run = scene_.view.run
    fight = FightView("troll", 6, 3, 1)
    for question, heading in (
        (EyeAsked("combat"), "an eye opens: in combat ─+╮"),
        (GuardAsked(3), "your blow falls 3 short ─+╮"),
    ):
        asked = replace(scene_.view, runs=(replace(run, fight=fight, question=question),))
        assert re.search(heading, "\n".join(text_of(BOARD.paint(replace(scene_, view=asked, decision=None)))))


@pytest.mark.parametrize(
    ("rows", "width", "height", "size"),
    [
        (BUILT_IN["square"].rows, 65, 27, (11, 5)),
        (BUILT_IN["serpent"].rows, 65, 27, (9, 5)),
        (BUILT_IN["wheel"].rows, 65, 27, (7, 3)),
        (BUILT_IN["halls"].rows, 65, 27, (7, 3)),
        (BROAD, 65, 27, (5, 3)),
        (BUILT_IN["square"].rows, 37, 15, (7, 3)),
        (BUILT_IN["wheel"].rows, 37, 15, (4, 2)),
        (BROAD, 45, 19, (4, 2)),
    ],
)
def test_tiles_are_as_large_as_they_can_be(
    rows: tuple[str, ...], width: int, height: int, size: tuple[int, int]
):
    chosen = cell_size(plan(tuple(rows)), width, height)
    assert (chosen.width, chosen.height) == size


@pytest.mark.parametrize("size", SIZES)
def test_ascii_needs_nothing_else(size: tuple[int, int]):
    game = scene(hero=(4, 2), memory_aid="on", showing={(2, 2): "troll"})
    game.move((5, 2))
    sat = Sat(game)
    shown = "\n".join(ASCII.show(row) for row in text_of(sat.lines(size, ASCII)))
    assert shown.isascii()
    for wanted in ("[o]", "[ ]", "<o>", "M 3", "-*-", "==="):
        assert wanted in shown


def test_in_a_relay_the_seats_stand_in_the_band():
    sat = Sat(table_scene(3, mode="relay", hero=(1, 2)))
    has(sat, LARGE, "Ann playing", "Bo waiting", "Cleo waiting")
    has(sat, SMALL, "▸ 1 Ann  · 2 Bo  · 3 Cleo")


@pytest.mark.parametrize("names", [("Ann",) * 2, ("Bartholomew",) * 3, ("Bartholomew",) * 4, ("N" * 16,) * 6])
@pytest.mark.parametrize("size", SIZES)
def test_the_band_has_room_for_all_tasks_and_every_seat(size: tuple[int, int], names: tuple[str, ...]):
    """However many they are and however long their names: nothing is cut, every seat's sign stands there."""
    sat = Sat(table_scene(len(names), mode="score", dungeons="fresh"))
    sat.go_on()
    named = tuple(f"{name[:-1]}{seat}" for seat, name in enumerate(names))
    row = text_of(BOARD.paint(replace(sat.scene(size), names=named)))[1]
    tasks, _, seats = row.partition("stairs")
    assert tasks.strip().startswith("1 ")
    assert seats.startswith("  ")
    for seat in range(len(names)):
        assert str(seat + 1) in seats
    assert named[0] in seats or size == SMALL
    assert row.endswith("  ")


def test_a_replay_offers_nothing_to_give_up():
    """Nobody is at the keyboard of a match that is looked at again."""
    sat = Sat(scene())
    has(sat, SMALL, "give up")
    looked_at = replace(sat.scene(SMALL), decision=None, standing=(), people=())
    assert "give up" not in "\n".join(text_of(BOARD.paint(looked_at)))


@pytest.mark.parametrize("size", SIZES)
def test_the_crown_room_without_its_crown_is_no_crown_room_among_the_ways_on(size: tuple[int, int]):
    """It is safe and nothing more until all lamps burn (ZG-R06)."""
    sat = Sat(scene(task="relight", lamps_out=ALL_LAMPS, hero=(2, 3)))
    has(sat, size, "↓ no crown")
    assert "crown room" not in "\n".join(sat.rows(size))


def test_the_log_tells_six_events_and_no_more():
    """What lay where is the player's to remember (ZG-R29)."""
    sat = Sat(scene(hero=(2, 3), task="crown", lamps_out=ALL_LAMPS))
    for _ in range(8):
        sat.bot_turn()
        sat.go_on()
    assert len(sat.session.log) == 6


def test_a_small_window_tells_the_last_two_events_in_their_order():
    game = scene(hero=(4, 2))
    game.move((5, 2))
    sat = Sat(game)
    sat.press("right")
    sat.go_on()
    has(sat, SMALL, "a blow of 2: 2 of 3 · it strikes you: health 14")


def test_a_relit_dungeon_reads_done_tasks():
    sat = Sat(scene(task="relight", lamps_out=[(1, 1)], hero=(2, 2)))
    has(sat, LARGE, "✓ put out the lamps", "✓ take the crown", "3 light them again", "1 lamp still to light")


def test_a_long_layout_name_leaves_room_in_the_title():
    """The longest words beside it stay whole at 80 columns; a name of the box is never cut."""
    for layout in BUILT_IN.values():
        sat = Sat(new_scene(layout=layout.id))
        assert text_of([BOARD.title(sat.scene(SMALL))])[0].startswith(f"{layout.name} · ")
    sat = Sat(table_scene(2, mode="score"))
    scene_ = sat.scene(SMALL)
    shown = text_of([BOARD.title(replace(scene_, view=replace(scene_.view, layout_name="N" * 30)))])[0]
    assert shown.endswith("N… · Adventurer · score attack")
    assert cell_len(f"▌ ZOGAR'S REVENGE   {shown} ? keys ") <= SMALL[0]


def test_the_figure_is_the_one_that_was_chosen():
    assert "▟█▙" in Sat(new_scene(figures=["heroine"])).text()
    assert "▐█▌" in Sat(new_scene(figures=["hero"])).text()
