"""Duel: dice are marked and rolled, taken and put; what fits where is shown and said."""

from dataclasses import replace

import pytest

from tests.games.elemenz.positions import Table, duel, placing, rolled
from tests.tui.boards.elemenz.table import LARGE, SMALL, Sat, scene_of
from zonegames.games.elemenz.actions import FREE_REROLL, STOP
from zonegames.games.elemenz.duel.steps.loss import Loss
from zonegames.tui.boards.elemenz.board import BOARD
from zonegames.tui.lines import spots

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])


def test_digits_mark_dice_and_o_rolls_them_as_one_submission():
    sat = Sat(rolled({0: {"hand": "FFAEW"}}))
    sat.press("3", "5", "3")
    assert "1 die to roll again" in sat.bar()
    assert "Enter rolls 1 die again." in sat.bar()
    sat.press("4")
    hand = sat.match.view(None).me.hand
    before = [sat.match.view(None).faces[die] for die in hand]
    sat.press("o")
    sat.go_on()
    assert [entry.action.kind for entry in sat.match.log] == ["reroll", "add", "add", "roll"]
    after = [sat.match.view(None).faces[die] for die in hand]
    assert before[:3] == after[:3], "what is not marked stays"


def test_the_chance_of_a_surge_is_said_while_dice_are_marked():
    sat = Sat(rolled({0: {"hand": "ZZFFF"}}))
    sat.press("3")
    assert "A surge threatens in 17 of 100 rolls." in sat.bar()


def test_rolling_nothing_is_refused_and_enter_never_stops():
    sat = Sat(rolled({0: {"hand": "FFA"}}))
    sat.press("o")
    assert "Pick at least one die to re-roll." in sat.bar()
    sat.press("enter")
    assert not sat.match.log
    sat.press("e")
    assert sat.match.log[0].action == STOP


def test_zero_marks_all_dice_and_none():
    sat = Sat(rolled({0: {"hand": "FFA"}}))
    sat.press("0")
    assert "3 dice to roll again" in sat.bar()
    sat.press("0")
    assert "Nothing is marked" in sat.bar()


def test_the_air_shaman_has_its_free_re_roll_on_a_key():
    sat = Sat(rolled({3: {"hand": "AAE"}}, active=3))
    assert FREE_REROLL in sat.asked.legal
    sat.press("z")
    assert sat.asked.kind == "pick_die"


@SIZES
def test_a_die_in_the_fingers_lights_the_spaces_it_fits(size: tuple[int, int]):
    sat = Sat(placing({0: {"hand": "FAE"}}), size=size)
    assert "place die 1, Fire" in sat.bar()
    assert "Enter puts it on STRIKE." in sat.bar()
    lit = {a.key for a in sat.asked.legal if getattr(a, "face", "") == "F"}
    assert lit == {"strike", "shield"}
    sat.press("2")
    assert "place die 2, Air" in sat.bar()
    assert "Enter puts it on SMOKESCREEN." in sat.bar()


def test_a_letter_puts_the_held_die_there_at_its_second_press():
    sat = Sat(placing({0: {"hand": "FF"}}))
    sat.press("1", "b")
    assert not sat.match.log
    assert "SHIELD is worth 1" in sat.bar()
    sat.press("b")
    assert sat.match.log[-1].action.key == "shield"


@SIZES
def test_a_letter_alone_fills_its_combo_the_cheapest_way(size: tuple[int, int]):
    """Real symbols first, then the wild, in one step that one undo takes back."""
    sat = Sat(placing({0: {"hand": "EZFF"}}), size=size)
    sat.press("c")
    placed = [entry.action.face for entry in sat.match.log]
    assert placed == ["E", "F", "Z"]
    row = sat.row("FIRESTORM")
    assert "READY" in row
    assert "Z=■" in sat.text(), "a wild says what it stands for"
    sat.session.undo()
    assert len(sat.match.view(None).me.hand) == 4


def test_a_wild_without_its_anchor_is_refused_with_the_reason():
    sat = Sat(placing({0: {"hand": "ZA"}}))
    sat.press("1")
    assert "A wild needs a real matching symbol beside it." in sat.bar()


def test_a_wild_in_the_fingers_tells_the_rule_of_anchors():
    sat = Sat(placing({0: {"hand": "Z", "slots": {"strike": ["F", "", ""]}}}))
    sat.press("1")
    assert "only spaces next to a real one" in sat.bar()


def test_a_die_that_counts_for_nothing_is_crossed():
    sat = Sat(placing({0: {"hand": "F", "slots": {"strike": ["A", "F", ""]}}}))
    assert "✗≈" in sat.text()


@SIZES
def test_cards_say_what_is_missing(size: tuple[int, int]):
    sat = Sat(placing({0: {"hand": "FA", "slots": {"firestorm": ["E", "E", "F"]}}}), size=size)
    assert "no Water, Earth" in sat.text()
    assert "die 2 fits" in sat.text()
    assert "READY" in sat.row("FIRESTORM")


@SIZES
def test_a_card_says_that_filling_it_would_do_nothing(size: tuple[int, int]):
    """Given no die is lost and nobody has a SHIELD, then REKINDLE and WILDFIRE are idle as things are."""
    idle = Sat(rolled({0: {"hand": "WWAE"}}), size=size).text()
    assert "idle: none lost" in idle and "idle: no SHIELD" in idle
    seats = {0: {"hand": "WWAE", "lost": 1}, 1: {"slots": {"shield": ["E"]}}}
    assert "idle" not in Sat(rolled(seats), size=size).text()
    assert "idle: sealed" in Sat(rolled(seats, round=11), size=size).text()


@SIZES
def test_what_is_missing_leaves_the_name_and_the_effect_their_room(size: tuple[int, int]):
    """Given Water shows Air alone, then the three symbols of CRUSHING DEPTH are named by their signs."""
    sat = Sat(rolled({2: {"hand": "AAAAA"}}, active=2), size=size)
    assert "✗ lacks ● ▲ ■" in sat.row("CRUSHING DEPTH")
    assert "one rival loses 2 dice" in sat.text()


def test_a_card_says_that_the_second_of_a_pair_is_missing():
    """A wild would stand in for it: then only what is not there at all is named."""
    assert "✗ no 2nd Water" in Sat(rolled({2: {"hand": "WAE"}}, active=2)).row("TIDAL WAVE")
    row = Sat(rolled({0: {"hand": "EAZ"}}), size=SMALL).row("FIRESTORM")
    assert "✗ no Fire" in row and "2nd" not in row


def test_a_face_down_token_counts_as_any_element_on_a_card():
    sat = Sat(placing({0: {"hand": "A", "tokens": ["winds"]}}))
    assert "die 1 + ▒" in sat.row("SMOKESCREEN")


def test_done_asks_before_an_unfinished_combo_goes_back():
    sat = Sat(placing({0: {"hand": "E", "slots": {"firestorm": ["E", "", ""]}, "tokens": ["air", "air"]}}))
    sat.press("e")
    assert sat.session.ask is not None
    assert "FIRESTORM is not complete: its dice go back. Done?" in sat.session.ask.text
    sat.session.answer(False)
    assert not sat.match.log


def test_done_asks_before_a_whole_hand_is_wasted():
    """Given e was pressed once too often, then nothing is lost; with no place left done needs no word."""
    sat = Sat(rolled({0: {"hand": "FFA"}}))
    sat.press("e", "e")
    assert sat.session.ask is not None
    assert "Nothing is placed: your 3 dice go to the pool. Done?" in sat.session.ask.text
    sat.session.answer(False)
    assert sat.asked.kind == "place"
    sat = Sat(placing({0: {"hand": "W"}}, halt=True))
    sat.press("e")
    assert sat.session.ask is None and sat.match.log


def test_k_goes_from_the_own_totem_to_the_rivals():
    sat = Sat(placing({0: {"hand": "EE", "tokens": ["air"]}, 1: {"tokens": ["air", "air"]}}))
    sat.press("k")
    assert "Enter fills your circle 2." in sat.bar()
    sat.press("k")
    assert "Enter fills Bo's circle 2." in sat.bar()
    sat.press("enter")
    assert [entry.action.key for entry in sat.match.log] == ["totem:1:1"] * 2


def test_w_goes_through_the_avatars_for_sale():
    sat = Sat(placing({0: {"hand": "F"}}, display=["guard"], stacks=[["mirror"]]))
    sat.press("w")
    assert "Enter pays for stack 1's top avatar." in sat.bar()
    sat.press("w")
    assert "the avatar GUARDIAN" in sat.bar()


def test_the_mouse_takes_a_die_and_puts_it_down():
    sat = Sat(placing({0: {"hand": "FA"}}))
    second = sat.match.view(None).me.hand[1]
    sat.click(f"hand:{second}")
    sat.click("card:heat_sheer")
    sat.click("card:heat_sheer")
    assert sat.match.log[-1].action.key == "heat_sheer"


def test_a_closed_card_says_why():
    sat = Sat(placing({0: {"hand": "F"}}))
    sat.click("card:wildfire")
    assert sat.session.refusal is not None
    assert sat.session.refusal.text == "That space needs Water."


def test_escape_lets_go_and_then_enter_is_done():
    sat = Sat(placing({0: {"hand": "F", "slots": {"strike": ["F", "", ""]}}}, halt=True))
    sat.press("escape")
    assert "Enter ends placing." in sat.bar()
    sat.press("enter")
    assert sat.match.log[0].action.kind == "done"


def test_tab_shows_a_rivals_whole_board():
    sat = Sat(placing({0: {"hand": "F"}}))
    assert any("FIRESTORM" in row for row in sat.rows())
    sat.press("tab")
    assert any("EARTHQUAKE" in row for row in sat.rows())
    scene = replace(sat.scene(), lit=None)
    assert scene.pick.shown == 1


def test_a_hint_to_roll_again_marks_the_dice():
    sat = Sat(rolled({0: {"hand": "EFFAW"}}, rolls=1), bots=(1, 2, 3))
    sat.session.hint()
    assert "Hint: " in sat.bar()
    marks = sat.session.pick.marks
    assert marks < set(sat.match.view(None).me.hand)
    sat.press("enter")
    assert sat.match.log[-1].action.kind == "roll"


def test_a_hint_about_the_board_closes_the_list_of_the_own_things():
    """Given Ann looks at her tokens in her own turn, when a hint is about the dice, then Enter follows it."""
    sat = Sat(rolled({0: {"hand": "EFFAW", "tokens": ["winds"]}}, rolls=1))
    sat.press("v")
    sat.come()
    assert "only Ann sees this" in sat.text()
    assert sat.session.pick.menu
    sat.session.hint()
    assert sat.session.lit in sat.asked.actions
    assert not sat.session.pick.menu
    sat.press("enter")
    assert sat.match.log


@SIZES
def test_in_the_first_round_it_is_said_how_to_look_at_the_tokens(size: tuple[int, int]):
    """No tour of covers after the deal: one line beside the totem."""
    sat = Sat(rolled({0: {"hand": "FFA", "tokens": ["air"]}}, round=1), size=size)
    assert not sat.covers
    assert "at your tokens" not in sat.text()
    sat.session.settings.hints = True
    assert "at your tokens" in sat.text()


@SIZES
def test_who_is_alone_sees_its_tokens_and_is_not_told_how_to(size: tuple[int, int]):
    sat = Sat(rolled({0: {"hand": "FFA", "tokens": ["air"]}}, round=1), bots=(1, 2, 3), size=size)
    sat.session.settings.hints = True
    assert "at your tokens" not in sat.text()


def test_a_hint_to_place_takes_the_die_into_the_fingers():
    sat = Sat(placing({0: {"hand": "EEF"}}), bots=(1, 2, 3))
    sat.session.hint()
    placed = sat.session.lit
    assert sat.match.view(None).faces[sat.session.pick.held] == placed.face


@SIZES
def test_a_stack_of_avatars_shows_its_top_and_how_many_lie_below(size: tuple[int, int]):
    """Given MIRROR on GUARDIAN, and SHAPER alone, then none of them is taken for several of a kind."""
    sat = Sat(placing({0: {"hand": "F"}}, stacks=[["guard", "mirror"], ["flip_own"]]), size=size)
    assert "MIRROR+1 SHAPER" in sat.text()
    assert "SHAPER+" not in sat.text()


def test_a_click_lights_what_would_fill_a_card_and_a_second_one_fills_it():
    """Given no die was taken, then the first click on FIRESTORM plays nothing, the second all three dice."""
    sat = Sat(placing({0: {"hand": "FEEFA"}}))
    sat.click("card:firestorm")
    assert "Enter fills FIRESTORM." in sat.bar() and not sat.match.log
    sat.click("card:firestorm")
    assert [entry.action.key for entry in sat.match.log] == ["firestorm"] * 3


def test_the_invitation_to_look_can_be_clicked():
    """Given the first round and its hints, then "v looks at your tokens" is the key itself."""
    state = rolled({0: {"hand": "FFA", "tokens": ["air"]}}, round=1).state
    scene = replace(scene_of(state, None, SMALL), settings={"hints": True})
    assert "key:v" in spots(BOARD.paint(scene))
    other = Table(duel({1: {"tokens": ["air"]}}, steps=[Loss(1, 1)], round=1)).state
    scene = replace(scene_of(other, None, SMALL), settings={"hints": True})
    assert "key:v" not in spots(BOARD.paint(scene)), "another than the one whose board is shown is asked"
