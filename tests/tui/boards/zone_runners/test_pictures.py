"""What is drawn for every question, at both sizes."""

import re
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len

from tests.games.zone_runners.positions import position
from tests.tui.boards.table import scene_of
from tests.tui.boards.zone_runners.table import LARGE, SMALL, Sat, mid_race
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.bot.policy import RunnersBot
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import Options
from zonegames.tui.board import LogLine
from zonegames.tui.boards.zone_runners.board import BOARD
from zonegames.tui.boards.zone_runners.log import paint_log
from zonegames.tui.decision_bar import BarText, bar
from zonegames.tui.glyphs import ASCII
from zonegames.tui.lines import Box, spots, text_of
from zonegames.tui.surface import Surface

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])


def fresh(seats: int = 1, **options: str) -> Sat:
    return Sat(GAME.new(Options(**options), seats, Rng(7)))  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(80, 20), (100, 26), (120, 30), (120, 31), (160, 50)])
@pytest.mark.parametrize("keys", [[], ["right"], ["down", "d"], ["w", "y"]])
def test_everything_is_exactly_as_large_as_its_region(size: tuple[int, int], keys: list[str]):
    sat = Sat(mid_race(), size=size)
    sat.press(*keys)
    rows = sat.rows()
    assert len(rows) == size[1]
    assert {cell_len(row) for row in rows} == {size[0]}


@SIZES
def test_the_whole_course_is_in_view(size: tuple[int, int]):
    """Fallen Zones are rubble, the next to fall is marked, the hidden one is fog; Blockers have strengths."""
    sat = Sat(mid_race(), size=size)
    shown = sat.text()
    for zone in range(1, 8):
        assert f"ZONE {zone}" in shown
    assert "▼ ZONE 3" in shown
    assert "▼ Zone 3 falls after this turn" in shown
    assert "hidden" in shown
    assert "▀▘" in sat.lane(0)[-1][:12]
    assert shown.count("░") > 20
    if size == LARGE:
        assert "▟7▙" in sat.lane(0)[1]
        assert "=7 " in sat.lane(2)[2], "a double gap asks for its higher Zone and 1"
        assert " J " in sat.lane(0)[0], "who is on a Blocker stands above it"
    else:
        assert re.search(r"6 .*7 ", sat.lane(0)[1])
        assert "J" in sat.lane(0)[0]


@SIZES
def test_the_tracker_tells_how_far_the_next_cross_is(size: tuple[int, int]):
    shown = Sat(position(tracker=1, dice=(1,), fighter="M6"), size=size).text()
    assert "Zone 1 falls in 4 turns" in shown
    assert "GO" in shown
    assert ("Zone 2: 3 turns later" in shown) == (size == LARGE)


@SIZES
def test_the_result_under_the_cursor_is_a_ghost_with_its_path(size: tuple[int, int]):
    """A running jump over the double gap: steps, an arc, the ghost; its dice wear the letter."""
    sat = Sat(mid_race(), size=size)
    air, stand, *_ = sat.lane(2)
    assert "╭─" in air
    assert ("[S]" if size == LARGE else "›S") in stand
    assert "›" in stand
    shown = sat.text()
    assert "Sprinter takes 6+6-1" in shown
    assert "left for the others  none" in shown
    assert ("╰─ S ─╯" if size == LARGE else "[6S]") in shown


@SIZES
def test_the_other_results_stand_as_numbers_on_their_spaces(size: tuple[int, int]):
    """Spaces 18, 17 and 16 of the low track carry the numbers of the list, underlined."""
    sat = Sat(mid_race(), size=size)
    numbers = {text for line in sat.lines() for text, style in line if "zone-runners bold underline" in style}
    assert {"2", "3", "4"} <= {number.strip() for number in numbers}


@SIZES
def test_the_list_says_dice_result_and_what_it_costs_the_others(size: tuple[int, int]):
    shown = Sat(mid_race(), size=size).text()
    assert re.search(r"▸1 6\+6-1 +running jump to L22", shown)
    assert "OUT: 5 credits" in Sat(mid_race(), size=(120, 40)).text()
    assert "◀ thrown" in shown
    if size == LARGE:
        assert "✗  6 " in shown
        assert "✗ closed: no 6 left" in shown
    else:
        assert "then, with the dice left" in shown


@SIZES
def test_the_bar_says_why_the_number_is_right(size: tuple[int, int]):
    asked = Sat(mid_race(), size=size).bar()
    assert "Mira: the Sprinter's result? Enter gives 6+6-1: running jump to L22." in asked
    assert "Running jump: 4 spaces + double gap, Zone 6 + 1 = needs 11; 6+6-1 = 11 fits." in asked


def test_who_waits_stands_on_top_and_has_passed_share_a_space():
    there = {"blockers": {3: 1}, "dice": (6, 6), "jumper": "M10 left", "fighter": "M10 on"}
    sat = Sat(position(**there, sprinter="M10 past"))
    assert "J╳S" in sat.lane(1)[1], "the Fighter's first result beats the Blocker"
    sat.press("right")
    air, stand, _ = sat.lane(1)
    assert "J4S" in stand
    assert " F " in air
    small = Sat(position(**there), size=SMALL)
    small.press("right")
    assert "J4" in small.lane(1)[1]


LAST_BLOCKER = {"level": 3, "blockers": {7: 2}, "collapsed": 0, "dice": (6, 6, 6)}
"""Zone 7 of the printed course: M28 and H26 hold Blockers of strength 10."""


@SIZES
@pytest.mark.parametrize("slots", [("past",), ("on",), ("on", "left"), ("on", "past"), ("past", "past")])
def test_a_strength_of_two_digits_stays_legible_whoever_stands_there(
    size: tuple[int, int], slots: tuple[str, ...]
):
    """Who finds no room beside the number stands above it: 1 would be another strength."""
    there = dict(zip(("jumper", "fighter"), (f"H26 {slot}" for slot in slots), strict=False))
    sat = Sat(position(**LAST_BLOCKER, sprinter="L1", **there), size=size)
    air, stand, *_ = sat.lane(0)
    assert "10" in stand
    shown = re.sub("[^JF]", "", air + stand)
    assert set(shown) == set("JF"[: len(slots)])


@SIZES
def test_a_ghost_beside_another_runner_shows_both(size: tuple[int, int]):
    """The Fighter stands on M7; result 4 ends there too: first its number, then the Sprinter's ghost."""
    sat = Sat(position(dice=(1, 1), sprinter="M6", fighter="M7"), size=size)
    assert "F4" in sat.lane(1)[1]
    sat.press("4")
    assert "FS" in sat.lane(1)[1]


@SIZES
def test_the_ghost_of_who_gets_past_stands_behind_the_blocker(size: tuple[int, int]):
    """Zone 3's Blocker of strength 4 on M10: the Jumper on top would be on its right, still on top now."""
    sat = Sat(position(blockers={3: 1}, dice=(4, 6), jumper="M10 on", fighter="M6"), size=size)
    air, stand, *_ = sat.lane(1)
    assert "J" in air
    assert "4J" in stand


@SIZES
def test_a_result_that_waits_behind_a_runner_has_its_number(size: tuple[int, int]):
    """The Jumper could run to the Blocker on which the Fighter stands: its number is beside the chip."""
    sat = Sat(position(blockers={3: 1}, dice=(4, 1), jumper="M7", fighter="M10 on"), size=size)
    assert "the Jumper's result" in sat.bar()
    sat.press("down")
    numbered = [
        text for line in sat.lines() for text, style in line if "zone-runners bold underline" in style
    ]
    assert "1" in {text.strip() for text in numbered}


@SIZES
def test_start_home_and_out_have_their_places(size: tuple[int, int]):
    state = position(dice=(5, 5), sprinter="H0", jumper="home mid", fighter="out 3", collapsed=0)
    sat = Sat(state, size=size)
    assert "S" in sat.lane(0)[1][:12]
    assert "J" in sat.lane(1)[1][-10:]
    assert "Drop Zone F 3" in sat.text()
    assert ("F out 3" in sat.text()) == (size == LARGE)


@SIZES
def test_the_start_track_is_chosen_from_the_list_and_shown_at_go(size: tuple[int, int]):
    sat = fresh()
    sat.size = size
    sat.press("down")
    assert "▸2 mid track" in sat.text()
    assert "[S]" in sat.lane(1)[0]
    assert "Speed Burst" in sat.text()
    assert "Enter starts it on the mid track" in sat.bar()


@SIZES
def test_bonus_dice_are_chosen_before_the_roll(size: tuple[int, int]):
    sat = Sat(position(level=2, bonus=("level_2",), sprinter="M1", jumper="M1", fighter="H3"), size=size)
    assert "Bonus dice  ▸0   1" in sat.text()
    sat.press("right")
    assert "Bonus dice   0  ▸1" in sat.text()
    assert ("│  +  │" if size == LARGE else "[+]") in sat.text()
    assert "Enter rolls 4 dice, no undo" in sat.bar()


def test_the_log_keeps_turns_apart_and_strikes_what_was_taken_back():
    """A turn begins a row of its own; sentences share rows as far as they fit, the newest is the last."""
    told = [
        LogLine("Zone 1 collapses!"),
        LogLine("Level 1, turn 6: Bo is captain.", 1),
        LogLine("The dice: 1 2 3."),
        LogLine("The Sprinter gets 3.", undone=True),
    ]
    surface = Surface(90, 2)
    paint_log(surface, Box(0, 0, 90, 2), told)
    first, last = text_of(surface.lines())
    assert first.strip() == "Zone 1 collapses!"
    assert last.strip() == "Level 1, turn 6: Bo is captain. The dice: 1 2 3. The Sprinter gets 3."
    assert [text for line in surface.lines() for text, style in line if "strike" in style] == [
        "The Sprinter gets 3."
    ]
    paint_log(narrow := Surface(24, 1), Box(0, 0, 24, 1), told[:2])
    assert text_of(narrow.lines())[0].rstrip() == "Level 1, turn 6: Bo is…"


@SIZES
def test_dice_are_marked_to_be_rolled_again(size: tuple[int, int]):
    sat = Sat(position(dice=(3, 3, 5), rolled=True, sprinter="M6", jumper="M6", fighter="H3"), size=size)

    def footer() -> list[str]:
        return [command.does for command in BOARD.keys(sat.scene())][:3]

    assert "Enter keeps all dice" in sat.text()
    assert size == SMALL or "1-3 or a click marks a die" in sat.text()
    assert footer() == ["keep all dice", "mark", "all"]
    sat.press("2")
    assert footer()[0] == "roll the marked dice"
    assert ("╚again╝" if size == LARGE else "2[3*]") in sat.text()
    assert "Enter rolls 3 again" in sat.text()
    assert "Enter rolls 3 again, no undo" in sat.bar()
    assert "run to" in sat.text(), "the lists tell what the dice could do as they lie"


@SIZES
def test_the_end_of_a_turn_names_whom_it_takes(size: tuple[int, int]):
    sat = Sat(position(tracker=4, dice=(1, 1), jumper="M1", fighter="M6"), size=size)
    sat.press("w")
    assert "Zone 1 collapses: the Jumper is lost." in sat.bar()
    assert "has acted" in sat.text()


@SIZES
def test_plain_previews_show_the_energy_and_nothing_else(size: tuple[int, int]):
    """Given plain previews, no ghost, no number, no result is shown: only dice and their sum."""
    sat = Sat(mid_race(), plain=True, size=size)
    shown = sat.text()
    assert "6+6-1 = 11" in shown
    for told in ("thrown", "OUT", "[S]", "›S"):
        assert told not in shown
    assert "running jump" not in shown
    assert "running jump" not in sat.bar()
    assert "›" not in "".join(sat.lane(2))


def test_in_a_crew_the_owners_are_named():
    sat = Sat(mid_race(sharing="crew"))
    assert "captain S" in sat.rows()[0]
    assert "next J" in sat.rows()[0]
    assert "Bo decides" in sat.text()


def test_long_names_are_whole_on_the_small_screen():
    """In a crew the owner of a Runner is named at its list, or its name alone where "decides" has no room."""
    names = ("Maximiliana", "Bartholomew", "Christabelle")
    sat = Sat(position(dice=(4, 2), seats=3, sharing="crew", sprinter="M6", jumper="M6"), size=SMALL)
    shown = text_of(BOARD.paint(replace(sat.scene(), names=names)))
    assert all(name in shown[0] for name in names)
    assert "Bonus dice 0" in shown[0]
    sat.press("right")
    shown = text_of(BOARD.paint(replace(sat.scene(), names=names)))
    assert any("Jumper M6" in row and "Bartholomew's" in row for row in shown)


@SIZES
def test_the_team_is_told_in_the_same_words_at_both_sizes(size: tuple[int, int]):
    assert "Bonus dice 0 · Blockers beaten 0" in Sat(mid_race(), size=size).rows()[0]


@SIZES
def test_a_hidden_zone_tells_how_many_blockers_it_holds(size: tuple[int, int]):
    """The courses of the second half are hidden: one Blocker in Zone 6, none in Zone 7."""
    state = position(shown=5, blockers={6: 2}, dice=(1,), fighter="M6")
    shown = "\n".join(Sat(state, size=size).rows())
    if size == LARGE:
        assert "2 Blockers" in shown and "no Blockers" in shown
    else:
        assert re.search(r"░ 2 ░.*░ no ░", shown)
        assert "Blockers" in shown


def test_nothing_is_cut_on_the_small_screen_with_long_names():
    """Board and bar at every question of a crew's first two Levels, the cursor on its first two results."""
    names = ("Maximiliana", "Bartholomew", "Christabelle")
    state, policy = GAME.new(Options(sharing="crew"), 3, Rng(12)), RunnersBot()
    settle(state, ignore)
    while state.pending is not None and state.board.level < 3:
        decision = state.pending
        first = scene_of(BOARD, GAME, state, decision.seat, SMALL, names)
        lower = BOARD.press(first, "down")
        for scene in (first, replace(first, lit=lower.lit or first.lit, pick=lower.pick or first.pick)):
            shown = BOARD.paint(scene) + bar(BOARD.tentative(scene), BarText(), scene.width)
            assert not [row for row in text_of(shown) if "…" in row]
        play(state, policy.choose(GAME.view(state, decision.seat), decision).action, ignore)
    assert state.board.level == 3


def test_results_after_the_ninth_have_a_dot_and_no_digit():
    """Ten and more could be read as two numbers on two spaces, and no key lights them."""
    sat = Sat(position(dice=(6, 5, 3, 2), sprinter="H17"), size=SMALL)
    marks = [
        text.strip()
        for line in sat.lines()
        for text, style in line
        if "zone-runners" in style and "@space" in style
    ]
    assert "•" in marks
    assert "10" not in marks


def test_a_gap_that_may_go_on_in_a_hidden_zone_has_a_question_mark():
    sat = Sat(position(shown=5, dice=(1,), fighter="M6"))
    assert "=5?" in sat.lane(2)[2]
    assert "?" not in Sat(position(dice=(1,), fighter="M6")).lane(2)[2]


def test_more_results_than_rows_scroll_with_the_cursor():
    sat = Sat(position(dice=(6, 4, 3, 1), sprinter="M6", bonus=()), size=SMALL)
    assert "▼" in sat.text()
    sat.press("up")
    assert "▲" in sat.text()
    assert "stay on M6" in sat.text()


def test_in_ascii_everything_keeps_its_meaning():
    sat = Sat(mid_race(), size=LARGE)
    rows = [ASCII.show(row) for row in text_of(BOARD.paint(sat.scene(glyphs=ASCII)))]
    shown = "\n".join(rows)
    assert shown.isascii()
    for mark in ("<7>", "[S]", "===", "....", ":", "v ZONE 3", "v Zone 3 falls"):
        assert mark in shown


def test_a_space_is_painted_once_for_the_mouse():
    """Every column of every track can be pointed at, hidden and fallen ones too."""
    found = spots(Sat(mid_race()).lines())
    assert {f"space:{track}:{column}" for track in range(3) for column in range(30)} <= set(found)


def test_with_more_room_the_course_keeps_its_cells():
    large, huge = Sat(mid_race()), Sat(mid_race(), size=(200, 60))
    assert large.rows()[6].strip() == huge.rows()[6].strip()


def test_the_same_view_paints_the_same_for_every_other_course_below_the_fog():
    """Given another order of the hidden cards, then not one cell differs: nothing shows what lies hidden."""
    sat = Sat(mid_race(shown=5, fighter="M18"))
    for seed in range(3):
        other: Any = sat.match.world(0, Rng(seed))
        scene = replace(sat.scene(), view=GAME.view(other, None))
        assert BOARD.paint(scene) == sat.lines()
        assert BOARD.sheet(scene, "cards") == BOARD.sheet(sat.scene(), "cards")
