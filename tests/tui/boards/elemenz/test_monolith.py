"""Monolith: combos and locks by letter, dice by digit, the slab that fills from both sides."""

import pytest

from tests.games.elemenz.positions import monolith
from tests.tui.boards.elemenz.table import LARGE, SMALL, Sat
from zonegames.engine.play import settle
from zonegames.engine.seats import TABLE
from zonegames.games.elemenz.actions import END, Complete
from zonegames.tui.boards.elemenz.board import BOARD

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
HANDS = {"mine": {"A": "AE", "W": "WFZ"}, "rival": {"F": "FFF", "E": "EEE"}}


def sat_at(*, size: tuple[int, int] = LARGE, **more: object) -> Sat:
    state = monolith(**{**HANDS, **more})  # type: ignore[arg-type]
    settle(state, lambda _: None)
    return Sat(state, size=size)


@SIZES
def test_both_sides_show_what_the_monolith_holds(size: tuple[int, int]):
    sat = sat_at(locks=[("A1", "W1", "A2"), ("F1", "E1", "E2", "F2")], size=size)
    assert "3 of 8" in sat.text()
    assert "4 of 8" in sat.text()
    assert "CALL THE WIND" in sat.text()
    assert "wild" in sat.text()
    assert "rolls 1 of 3" in sat.text()
    assert ("▶ ≈● Ann" if size == LARGE else "≈ Air ═") in sat.rows()[0]


def test_a_letter_lights_a_combo_and_its_second_press_completes_it():
    sat = sat_at()
    sat.press("a")
    assert "Enter completes CALL THE WIND." in sat.bar()
    assert sat.text().count("▸") >= 2, "the dice that it takes wear a mark"
    sat.press("a")
    sat.go_on()
    assert sat.match.log[0].action == Complete("draw_air")
    assert "used" in sat.row("draw an Air die")


def test_tab_brings_the_letters_to_the_other_board():
    sat = sat_at()
    assert "Tab: letters here" in sat.row("● Water")
    sat.press("tab", "a")
    assert "CALL THE TIDE" in sat.bar()


@SIZES
def test_what_is_missing_is_shown_and_said(size: tuple[int, int]):
    sat = sat_at(size=size)
    sat.press("b")
    assert "You cannot complete SNATCHING GALE with these dice." in sat.bar()
    if size == LARGE:
        assert "✗ ▲" in sat.row("steal a die")


def test_a_lock_says_what_it_leaves():
    sat = sat_at(mine={"A": "AAEEE"})
    sat.press("g")
    assert "Lock number 1. 4 dice free then, the smallest lock needs 2." in sat.bar()
    sat.press("enter")
    sat.go_on()
    assert "A1" in sat.match.view(None).mine.locks


def test_a_lock_that_starves_its_owner_asks_first():
    sat = sat_at(mine={"A": "AA"})
    sat.press("g", "enter")
    assert sat.session.ask is not None
    assert "Locking leaves you 1 die; your smallest lock needs 2. Sure?" in sat.session.ask.text
    assert not sat.match.log


def test_digits_and_the_cursor_mark_dice_to_roll():
    sat = sat_at()
    sat.press("2", "right", "space")
    assert "2 dice to roll again" in sat.bar()
    sat.press("enter")
    sat.go_on()
    assert next(entry.action.kind for entry in sat.match.log) == "reroll"
    assert sat.match.view(None).rolls == 2


def test_enter_never_ends_the_turn_while_a_roll_is_left():
    sat = sat_at()
    sat.press("enter")
    assert not sat.match.log
    sat.press("e")
    assert sat.match.log[-1].action == END


def test_escape_never_leaves_the_end_of_the_turn_under_enter():
    sat = sat_at(avatars=[("flip_own",), ()])
    sat.press("a", "escape", "enter")
    assert not sat.match.log
    sat = sat_at(avatars=[("flip_own",), ()])
    sat.press("v")
    assert sat.covers[-1].private


def test_closing_the_private_list_leaves_nothing_private_under_enter():
    state = monolith(HANDS["mine"], HANDS["rival"], avatars=[("flip_own",), ()])
    settle(state, lambda _: None)
    sat = Sat(state, bots=(1,))
    sat.press("v")
    assert "▸1 SHAPER" in sat.text()
    sat.press("v", "enter")
    assert not sat.match.log


def test_which_die_pays_is_asked_on_the_dice():
    sat = sat_at(mine={"A": "AEE", "W": "E"})
    sat.press("a", "a")
    assert sat.asked.kind == "pick_dice"
    assert "pay with which die?" in sat.bar()
    assert "▸1 Air die" in sat.text()
    sat.press("2", "enter")
    sat.go_on()
    assert sat.match.log[-1].action.colour == "W"


def test_the_pool_and_the_rivals_dice_are_picked_with_the_mouse():
    sat = sat_at(mine={"W": "WEE", "A": "A"})
    sat.press("tab", "b", "b")
    assert sat.asked.kind == "take_or_return"
    sat.click("rival:F")
    sat.click("rival:F")
    sat.go_on()
    assert sat.match.log[-1].action.kind == "return"


def test_the_rival_with_avatars_is_asked_at_the_table_before_a_combo_is_carried_out():
    sat = sat_at(avatars=[(), ("flip_other",)])
    sat.press("a", "a")
    assert sat.asked.seat == TABLE
    assert "Ann announces CALL THE WIND" in sat.bar()
    sat.session.answer_open(1)
    assert sat.covers[-1].seat == 1
    sat.come()
    assert "TRICKSTER" in sat.text()
    sat.press("2", "enter")
    sat.go_on()
    assert sat.match.log[-1].action.kind == "use_avatar"
    assert sat.asked.kind == "pick_die"


@SIZES
def test_avatars_for_sale_are_bought_with_w(size: tuple[int, int]):
    sat = sat_at(display=["guard"], size=size)
    assert "GUARDIAN" in sat.text()
    sat.press("w")
    assert "buy GUARDIAN" in sat.scene().words(sat.session.lit).label
    sat.press("enter")
    assert sat.match.log[-1].action.kind == "buy"


def test_a_hand_of_many_dice_still_fits():
    sat = sat_at(mine={"A": "AAEEFWA", "W": "WWFFEAW"})
    assert "14 W" in sat.text()
    sat = sat_at(mine={"A": "AAEEFWA", "W": "WWFFEAW"}, size=SMALL)
    assert sat.text().count("W ● ") >= 3


def test_who_finds_nothing_of_use_among_the_own_avatars_is_told_so():
    """Given Ann holds GUARDIAN alone, when she looks at it in her own turn, then no list is offered."""
    sat = sat_at(avatars=[["guard"], []])
    sat.press("v")
    sat.come()
    assert "none of your own things is of use now" in sat.bar()
    assert [command.does for command in BOARD.keys(sat.scene()) if command.does] == ["back"]


def test_without_avatars_all_lies_open_and_a_hint_needs_no_private_look():
    """Given no avatars, then whoever plays is helped as they sit there, and nobody is asked to look."""
    sat = sat_at()
    assert sat.session.looker is None
    assert BOARD.nothing_hidden(sat.scene()).startswith("Nothing is hidden between you")
    sat.session.hint()
    assert sat.session.said.startswith("Hint: ")


def test_with_avatars_a_hint_needs_a_private_look():
    sat = sat_at(avatars=(["mirror"], ["guard"]))
    assert BOARD.nothing_hidden(sat.scene()) == ""
    sat.session.hint()
    assert "press v to look at them" in sat.session.said
