"""Keys, clicks and the wheel: what each means at each question."""

from typing import Any

import pytest

from tests.games.exploration_warzone.positions import R5, E, Owned, at_spending, position
from tests.tui.boards.exploration_warzone.table import LARGE, SMALL, sat_at
from tests.tui.boards.exploration_warzone.test_pictures import duel, thieves
from zonegames.engine.events import Event
from zonegames.games.exploration_warzone.actions import (
    ADD_WAR,
    BUY_HEX,
    BUY_WAR,
    CLAIM,
    PASS,
    PICK_HEX,
    READY,
    REPAIR,
    ROTATE,
)
from zonegames.games.exploration_warzone.components import HEXES
from zonegames.games.exploration_warzone.events import (
    CombatRevealed,
    GlobalEffect,
    Passed,
    Stolen,
    WarzoneSettled,
)
from zonegames.games.exploration_warzone.state import Options
from zonegames.tui.board import Response
from zonegames.tui.boards.exploration_warzone.board import BOARD
from zonegames.tui.boards.exploration_warzone.motion import holding
from zonegames.tui.house_keys import RESERVED
from zonegames.tui.lines import text_of

# --- laying a hex


def test_arrows_turn_live_and_the_turn_is_kept_when_the_hex_is_taken_up():
    sat = sat_at(position(Owned(hand=["starter0", "data_vault"]), Owned()))
    sat.press("down", "right", "right")
    assert sat.session.lit == PICK_HEX["data_vault"]
    sat.press("enter")
    assert sat.session.decision.kind == "place_rotation"
    assert sat.session.lit == ROTATE[2]
    assert sat.match.log == [], "nothing counts before the hex is laid"
    sat.press("left", "enter")
    assert [entry.action for entry in sat.match.log] == [PICK_HEX["data_vault"], ROTATE[1]]


def test_a_hex_taken_up_goes_back_and_another_one_may_be_laid():
    sat = sat_at(position(Owned(hand=["starter0", "data_vault"]), Owned()))
    sat.press("enter", "up")
    assert sat.session.decision.kind == "place_hex"
    assert sat.session.lit == PICK_HEX["starter0"]
    sat.press("2", "enter", "enter")
    assert sat.match.log[0].action == PICK_HEX["data_vault"]


def test_a_click_on_a_side_brings_it_to_the_rival_and_on_a_touching_one_to_the_next():
    sat = sat_at(position(Owned(), Owned(), Owned()))
    view = sat.session.view
    sat.click("side:0:3")  # STEAL looks SW, the 1st berth touches rivals E and SE
    trial = HEXES["starter0"].facing[sat.session.pick.rotation]
    assert trial[E] == "S"
    sat.click("side:0:1")
    assert HEXES["starter0"].facing[sat.session.pick.rotation][2] == "S"
    assert view.order == (0, 1, 2)


def test_the_wheel_turns_and_a_click_on_the_own_berth_lays():
    sat = sat_at(position(Owned(), Owned()))
    sat.session.respond(BOARD.wheel(sat.scene(), "berth:0", 1))
    assert sat.session.pick.rotation == 1
    sat.click("berth:0")
    sat.click("berth:0")
    assert [entry.action for entry in sat.match.log] == [PICK_HEX["starter0"], ROTATE[1]]


# --- spending


def spender(**stock: int) -> Any:
    state = position(Owned(hp=6, stock={"C": 3, "E": 0, "T": 0, "V": 0} | stock), Owned())
    return sat_at(at_spending(state, ("starter0", 0), ("starter1", 0)))


def test_digits_are_places_in_the_row_and_a_closed_card_says_why():
    sat = spender(C=2)
    assert sat.press("4").lit == BUY_HEX["scout_relay"]
    refused = sat.press("3").refuse
    assert refused is not None
    assert refused.text.startswith("Data Vault costs")
    assert "✗" in sat.text()
    assert sat.press("2").refuse.text.startswith("You need both icons")


def test_war_hexes_and_repairs_are_counted_with_plus_and_minus():
    sat = spender(E=3, T=2)
    sat.press("w", "plus", "right", "plus")
    assert sat.session.lit == BUY_WAR[2]
    sat.press("minus")
    assert sat.session.lit == BUY_WAR[1]
    sat.press("e", "plus", "plus")
    assert sat.session.lit == REPAIR[1]
    assert "repair  - 2 +" in sat.text()


def test_passing_takes_two_presses_and_is_never_lit_at_first():
    sat = spender(C=0)
    assert sat.session.lit is None
    assert sat.press("enter").said == "Nothing can be paid: 0 passes."
    rich = spender()
    assert rich.session.lit == BUY_HEX["ore_hauler"]
    rich.press("0")
    assert rich.match.log == []
    rich.press("0")
    assert rich.match.log[0].action == PASS


def test_a_relic_is_claimed_by_a_second_click():
    sat = spender(T=2, E=1)
    sat.click("row:silent_key")
    assert sat.session.lit == CLAIM["silent_key"]
    sat.click("row:silent_key")
    assert sat.match.log[0].action == CLAIM["silent_key"]
    assert "claimed by 1" in sat.text()


def test_a_relic_that_somebody_else_has_claimed_names_the_claimer():
    state = position(Owned(stock={"T": 2, "E": 1}, claim="silent_key"), Owned(stock={"T": 2, "E": 1}))
    sat = sat_at(at_spending(state, ("starter0", 0), ("starter1", 0)))
    sat.press("0", "0")
    sat.press("2")
    refused = sat.session.refusal
    assert refused is not None and refused.text == "Ann has already claimed this relic."


# --- combat


def test_war_hexes_go_in_and_come_back_until_enter_commits_them_all_at_once():
    sat = sat_at(duel())
    sat.press("3", "1", "minus", "1", "escape")
    assert sat.match.log == []
    sat.press("enter")
    assert [entry.action for entry in sat.match.log] == [ADD_WAR["nova"], READY]


def test_who_puts_in_everything_is_ready_by_it_but_only_on_enter():
    sat = sat_at(duel())
    sat.press("3", "1")
    assert sat.match.log == []
    sat.press("enter")
    assert [entry.action for entry in sat.match.log] == [ADD_WAR["nova"], ADD_WAR["bolt"]]
    assert sat.match.seat_to_act == 1


def test_n_takes_everything_back_first_and_then_uses_none():
    sat = sat_at(duel())
    sat.press("3", "n")
    assert sat.match.log == []
    sat.press("n")
    assert [entry.action for entry in sat.match.log] == [READY]


def test_clicks_on_plus_and_minus_of_a_kind():
    sat = sat_at(duel())
    sat.click("more:nova")
    sat.click("more:bolt")
    sat.click("less:nova")
    assert sat.session.pick.cards == ("bolt",)
    assert sat.press("3", "3").said == "You hold no further Nova."


# --- what is told of things


def test_everything_painted_explains_itself_in_one_line():
    for state in (position(Owned(), Owned(), Owned()), thieves(), duel()):
        sat = sat_at(state)
        for size in (LARGE, SMALL):
            lines = sat.lines(size)
            scene = sat.scene(size)
            for spot in sat.session.spots:
                if spot.partition(":")[0] in ("side", "berth", "seat", "row", "war", "contact"):
                    assert BOARD.explain(scene, spot), spot
            assert lines


def test_a_click_on_what_cannot_be_taken_explains_it():
    sat = sat_at(thieves())
    assert sat.click("seat:1").said.startswith("Bo: Reclaimer")
    assert "STEAL" in BOARD.explain(sat.scene(), "side:0:2")


def test_inspecting_tells_of_hex_card_ship_and_warzone():
    sat = sat_at(position(Owned(), Owned()))
    page = BOARD.inspect(sat.scene(), None)
    assert page is not None
    assert page.title == "Home Port"
    assert "ATTACK, where it touches" in "\n".join(text_of(page.lines))
    card = BOARD.inspect(sat.scene(), f"row:{R5[1]}")
    assert card is not None
    assert "3 Victory Points, if your STEAL works this round." in " ".join(text_of(card.lines))
    seat = BOARD.inspect(sat.scene(), "seat:1")
    assert seat is not None
    assert "take back the strongest War hex" in " ".join(" ".join(text_of(seat.lines)).split())
    lit = BOARD.inspect(sat_at(thieves()).scene(), "berth:1")
    assert lit is not None
    assert lit.title == "the Warzone"


def test_pages_show_table_row_wakes_and_contacts():
    sat = sat_at(thieves())
    for key, word in (("k", "no wake"), ("o", "Silent Key"), ("c", "1  1")):
        name = BOARD.press(sat.scene(), key).sheet
        page = BOARD.sheet(sat.scene(), name)
        assert page is not None
        assert word in "\n".join(text_of(page.lines))
    table = BOARD.sheet(sat.scene(), "table")
    assert table is not None
    assert "score if it ended now: 9" in "\n".join(text_of(table.lines))


def test_the_wakes_say_who_takes_them_back_after_this_round():
    lots = Owned(hand=["starter0", "data_vault", "ore_hauler"], wake=["scout_relay"])
    few = Owned(hand=["starter1", "patrol_buoy"], wake=["fuel_depot"])
    sat = sat_at(at_spending(position(lots, few), ("starter0", 0), ("starter1", 0)))
    page = BOARD.sheet(sat.scene(), "wakes")
    assert page is not None
    heads = [line for line in text_of(page.lines) if "hand" in line]
    assert "takes all of these back" not in heads[0]
    assert heads[1].endswith("hand 1, takes all of these back after this round")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (CombatRevealed(0, 1, ("nova",), (), 4, 0), "Combat 4 : 0. Enter goes on to what it does."),
        (GlobalEffect(0, "rift"), "Gravity Rift hits everybody. Enter goes on."),
        (WarzoneSettled(), "All contacts are settled. Enter ends the round."),
        (Passed(0), "Enter goes on."),
    ],
)
def test_where_the_screen_holds_it_says_what_enter_leads_to(event: Event, told: str):
    assert holding(event) == told


def test_the_log_leads_to_whose_doing_it_was_and_the_victim_is_marked_too():
    theft = Stolen(1, 0, "C")
    assert BOARD.where(theft) == "seat:1"
    assert BOARD.trace(theft) == ("seat:1", "seat:0")


def test_no_key_means_two_things():
    reserved = {key for command in RESERVED for key in command.keys}
    for state in (position(Owned(), Owned()), thieves(), duel()):
        sat = sat_at(state)
        own = [key for command in BOARD.keys(sat.scene()) for key in command.keys]
        assert len(own) == len(set(own))
        assert not set(own) & (reserved - {"escape"})


def test_an_unknown_key_means_nothing():
    sat = sat_at(position(Owned(), Owned()))
    assert BOARD.press(sat.scene(), "q") == Response()


def test_open_fleets_lists_every_hex_a_seat_owns_and_never_which_one_lies_there():
    """Only with the option; used hexes are marked."""
    for option in (True, False):
        state = position(
            Owned(hand=["starter0", "data_vault"], wake=["fuel_depot"]),
            Owned(),
            options=Options(open_fleets=option),
        )
        sat = sat_at(at_spending(state, ("data_vault", 0), ("starter1", 0)))
        page = BOARD.sheet(sat.scene(), "table")
        assert page is not None
        shown = "fleet: Data Vault, Fuel Depot (used), Home Port" in "\n".join(text_of(page.lines))
        assert shown == option
