"""Duel: who is asked at a window, held answers, covers, losses."""

from typing import Any

import pytest

from tests.games.elemenz.positions import activated, duel, rolled
from tests.tui.boards.elemenz.table import LARGE, SMALL, Sat, press, screen_over
from zonegames.engine.play import settle
from zonegames.engine.seats import TABLE
from zonegames.engine.watch import Cover
from zonegames.games.elemenz.actions import NOBODY, Respond
from zonegames.games.elemenz.duel.steps.loss import Loss
from zonegames.games.elemenz.duel.steps.surge import check_dice
from zonegames.tui.boards.elemenz.board import BOARD

ARMED = {
    0: {"slots": {"firestorm": ["E", "E", "F"]}, "tokens": ["earth"]},
    1: {"slots": {"shield": ["E"], "crystal_web": ["A", "W"]}, "armed": ["crystal_web"], "tokens": ["winds"]},
    2: {"tokens": ["air"]},
}
AIMS = {"firestorm": [1]}
SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])


@SIZES
def test_the_window_shows_what_is_activated_and_who_may_respond(size: tuple[int, int]):
    sat = Sat(activated(ARMED, AIMS), size=size)
    assert sat.asked.seat == TABLE
    assert "activated: FIRESTORM ▸ Bo -2" in sat.text()
    assert "any response?  1 Ann  2 Bo  3 Cy   n nobody" in sat.bar()
    assert "ARMED" in sat.row("CRYSTAL WEB")


def test_what_is_carried_out_foretells_no_loss_any_more():
    """Given FIRESTORM costs Bo 2 dice, when he is asked which, then the board names it without a number."""
    sat = Sat(
        activated({0: {"slots": {"firestorm": ["E", "E", "F"]}}, 1: {"slots": {"shield": ["E"]}}}, AIMS)
    )
    sat.go_on()
    while sat.asked.seat == TABLE:
        sat.session.answer_open(None)
        sat.go_on()
    assert sat.asked.kind == "loss"
    assert "activated: FIRESTORM ▸ Bo (resolved)" in sat.text()


def test_the_question_of_a_roll_is_whole_in_the_smallest_window():
    sat = Sat(rolled({0: {"hand": "FFEWZAA"}}), size=SMALL)
    assert "Ann: roll dice again, or stop? Mark them, or e stops." in sat.bar().splitlines()[0]


def test_computers_are_not_listed_for_they_have_been_asked_already():
    """Given Cy is a computer, then neither the list nor the footer offers to answer for it."""
    sat = Sat(activated(ARMED, AIMS), bots=[2], size=SMALL)
    assert "2 Bo" in sat.text() and "3 Cy" not in sat.text()
    assert [command.shown for command in BOARD.keys(sat.scene()) if command.does == "respond"] == ["1 2"]
    sat.press("down")
    assert sat.session.lit == Respond(1)
    sat.press("down")
    assert sat.session.lit == Respond(0)
    sat.click("seat:2", "seat:2")
    assert sat.session.lit == Respond(0) and not sat.match.log


def test_whoever_answers_is_covered_only_with_something_face_down():
    sat = Sat(activated(ARMED, AIMS))
    sat.session.answer_open(1)
    assert [cover.seat for cover in sat.covers] == [1]
    open_seats = {**ARMED, 1: {**ARMED[1], "tokens": []}}
    sat = Sat(activated(open_seats, AIMS))
    sat.session.answer_open(1)
    assert sat.covers == []
    assert sat.asked.kind == "respond"


def test_nobody_closes_the_window_with_one_key_and_no_cover():
    sat = Sat(activated(ARMED, AIMS, halt=True))
    sat.session.answer_open(None)
    assert sat.match.log[0].action == NOBODY
    assert sat.covers == []


def test_the_menu_begins_at_pass_and_lists_the_own_tokens():
    sat = Sat(activated(ARMED, AIMS))
    sat.session.answer_open(1)
    sat.come()
    assert "▸1 pass" in sat.text()
    assert "WINDS OF CHANGE" in sat.text()
    sat.press("enter")
    assert sat.match.log[-1].action.kind == "pass"
    assert sat.session.looker is None


def test_what_follows_a_response_is_answered_in_the_open():
    sat = Sat(activated(ARMED, AIMS))
    sat.session.answer_open(1)
    sat.come()
    sat.press("2", "enter")
    sat.go_on()
    assert sat.asked.kind == "pick_die"
    assert sat.session.looker is None
    assert "‹ ▲ ›" in sat.text(), "dice that may be picked are marked on the boards"


def test_held_answers_are_public_and_end_at_the_own_next_turn():
    """y holds the lit seat; it is no longer listed; when all hold, the window answers itself."""
    sat = Sat(activated(ARMED, AIMS))
    assert sat.session.lit == Respond(0)
    sat.press("down", "y")
    assert sat.session.holds == {1}
    assert "2 Bo" not in sat.bar().splitlines()[0]
    assert any("holds" in row for row in sat.rows())
    sat.press("y")
    assert sat.session.holds == set()
    sat.press("y", "up", "y", "up", "y")
    assert sat.session.able() == ()
    assert sat.bot_calls >= 3, "the screen is told, so that the window can close itself"
    sat.session.answer_open(None)
    sat.go_on()
    while sat.asked is not None and sat.match.view(None).active == 0:
        sat.session.play([sat.asked.legal[0]])
        sat.go_on()
    assert sat.match.view(None).active == 1
    assert sat.session.holds == {0, 2}, "Bo's turn has begun"


@SIZES
def test_a_loss_is_asked_on_the_losers_own_things(size: tuple[int, int]):
    seats = {1: {"slots": {"shield": ["E"]}, "tokens": ["air", "air"]}}
    sat = Sat(duel(seats, steps=[Loss(1, 2)]), size=size)
    assert "lose which die? 1 more." in sat.bar()
    assert "▸1 a die of the pool" in sat.text()
    assert sat.session.looker is None
    assert "AIR" not in "\n".join(sat.rows())
    sat.press("v")
    assert sat.covers[-1].private
    sat.come()
    assert "Energy Buff: circles 1 and 2" in sat.text()
    sat.press("3", "enter")
    sat.go_on()
    assert sat.match.log[-1].action.kind == "buff"


def test_enter_never_accepts_a_surge():
    table = rolled({0: {"hand": "ZZZFF", "tokens": ["air"]}})
    state = table.state
    check_dice(state, lambda _: None)
    settle(state, lambda _: None)
    sat = Sat(state)
    assert sat.asked.kind == "surge"
    sat.press("enter")
    assert not sat.match.log
    sat.press("1", "enter")
    assert sat.match.log[-1].action.kind == "accept"


def test_who_was_hit_carries_a_mark():
    sat = Sat(activated({0: {"slots": {"strike": ["F", "F", ""]}, "tokens": ["air"]}}, {"strike": [2]}))
    sat.session.answer_open(None)
    sat.go_on()
    assert "seat:2" in sat.session.changed
    assert "•" in sat.row("● Cy")


def test_a_click_on_its_totem_lets_a_seat_look_at_any_time():
    sat = Sat(rolled({0: {"hand": "FFA", "tokens": ["air"]}, 1: {"tokens": ["winds"]}}))
    sat.click("circle:1:0")
    assert sat.covers[-1].seat == 1
    sat.come()
    assert "WINDS OF CHANGE" in sat.text()
    sat.session.look_away()
    assert "WINDS OF CHANGE" not in sat.text()
    assert not sat.match.log


def test_a_seat_alone_with_computers_opens_its_list_with_v():
    sat = Sat(rolled({0: {"hand": "FFA", "tokens": ["winds", "air"]}}), bots=(1, 2, 3))
    assert "WINDS OF CHANGE" not in sat.text()
    sat.press("v")
    assert "▸1 WINDS OF CHANGE of circle 1" in sat.text()
    sat.press("escape")
    assert "WINDS OF CHANGE" not in sat.text()
    assert sat.covers == []


def test_a_round_of_a_typical_turn_needs_no_hand_over():
    """Rolling, placing, aiming and a window that nobody answers: the keyboard may stay where it is."""
    seats: dict[int, Any] = {seat: {"tokens": ["air", "winds"]} for seat in range(4)}
    seats[0] = {"hand": "FFEEF", "tokens": ["air"]}
    sat = Sat(rolled(seats))
    sat.press("e")
    sat.press("a", "a", "e")
    sat.press("enter")
    assert sat.asked.seat == TABLE
    sat.session.answer_open(None)
    sat.go_on()
    assert sat.covers == []


async def test_v_and_another_number_lets_that_seat_look_instead():
    """The cover calls the deciding seat; whoever else wants to look presses the own number, twice."""
    seats = {0: {"hand": "FFA", "tokens": ["air"]}, 1: {"tokens": ["winds"]}}
    async with screen_over(rolled(seats), (80, 24)) as (pilot, screen):
        await press(pilot, "v", "2")
        assert screen.session.looker is None and screen.session.covering == Cover(1, private=True)
        await press(pilot, "2")
        assert screen.session.looker == 1 and screen.session.only_looking
        await press(pilot, "enter")
        assert screen.session.looker is None and not screen.match.log


@SIZES
def test_the_active_board_shown_small_names_its_combos_one_after_another(size: tuple[int, int]):
    """Given three combos lie complete and another board is looked at, then none is painted over another."""
    lying = {"heat_sheer": ["A"], "smokescreen": ["A", "E"], "strike": ["F", "F", ""]}
    state = activated({0: {"slots": lying}, 1: {"tokens": ["air"]}}, {"heat_sheer": [1, 2, 3], "strike": [1]})
    sat = Sat(state, size=size)
    sat.press("tab")
    row = sat.row("HEAT SHEER")
    assert "HEAT SHEER  ≈ " in row
    assert "…" in row
    assert size == LARGE or "SMOKESCREEN" in row


def test_what_is_for_sale_has_a_row_of_its_own():
    """Given avatars are played in the smallest window, then all that lies open is named."""
    display = ["guard", "flip_own", "flip_other", "borrow"]
    sat = Sat(rolled({0: {"hand": "FFA"}}, stacks=[["mirror"], ["deflect"]], display=display), size=SMALL)
    assert "w MIRROR DEFLECTOR GUARDIAN SHAPER TRICKSTER LENDER" in sat.row("for sale")
    assert "removed" in sat.row("MONOLITH")


@SIZES
def test_whose_combo_hits_all_says_so_in_a_word(size: tuple[int, int]):
    """Given HEAT SHEER hits everybody alike and a Burn one token, then both can be read whole."""
    lying = {"heat_sheer": ["A"], "totem:2:0": ["A", "A"]}
    state = activated(
        {0: {"slots": lying}, 2: {"tokens": ["air"]}}, {"heat_sheer": [1, 2, 3], "totem:2:0": []}
    )
    assert "activated: HEAT SHEER ▸ all -1 · Burn circle 1 of Cy" in Sat(state, size=size).text()


def test_of_many_that_hold_the_board_names_who_does_not():
    seats = {
        0: {"slots": {"heat_sheer": ["A"]}},
        1: {"slots": {"shield": ["E"]}},
        2: {"tokens": ["air"]},
        3: {"slots": {"shield": ["A"]}},
    }
    sat = Sat(activated(seats, {"heat_sheer": [1, 2, 3]}))
    assert "activated: HEAT SHEER ▸ Cy -1, others hold" in sat.text()


def test_a_combo_that_was_turned_back_threatens_the_attacker():
    """Given Bo's DEFLECTOR sent FIRESTORM back, then the board foretells Ann's loss."""
    seats = {0: {"slots": {"firestorm": ["E", "E", "F"]}}, 2: {"tokens": ["air"]}}
    assert "FIRESTORM ▸ Ann -2" in Sat(activated(seats, {"firestorm": [0]})).text()


def test_where_nothing_is_lit_the_footer_offers_no_enter():
    """Given a surge threatens, then Enter is offered only once the answer has been lit."""
    table = rolled({0: {"hand": "ZZZFF", "tokens": ["air"]}})
    check_dice(table.state, lambda _: None)
    settle(table.state, lambda _: None)
    sat = Sat(table.state)
    offered = [command.does for command in BOARD.keys(sat.scene())]
    assert "take" not in offered and "choose" in offered
    sat.press("1")
    assert "take" in [command.does for command in BOARD.keys(sat.scene())]
