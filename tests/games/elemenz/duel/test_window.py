"""Duel, step 3: the response window: breaking, mending, waiting combos (EZ-R22 to R32)."""

from typing import Any

import pytest

from tests.games.elemenz.positions import Table, activated, duel, placing
from zonegames.engine.seats import TABLE
from zonegames.games.elemenz.actions import (
    ACCEPT,
    DONE,
    NOBODY,
    PASS,
    Lose,
    PickDie,
    Place,
    Repair,
    Respond,
    Target,
    UseCombo,
    UseToken,
)
from zonegames.games.elemenz.duel.combos import shield_value
from zonegames.games.elemenz.duel.steps.loss import Loss
from zonegames.games.elemenz.duel.steps.resolve import Resolving
from zonegames.games.elemenz.events import ComboBroken, DieLost, TokenBurned, TokenUsed

FIRESTORM = {"firestorm": ["E", "E", "F"]}
WEB = {"slots": {"shield": ["E"], "crystal_web": ["A", "W"]}, "armed": ["crystal_web"]}


def storm(fire: dict[str, Any] | None = None, **more: Any) -> Table:
    """FIRESTORM is aimed at Earth, who has CRYSTAL WEB armed and SHIELD 2."""
    return activated({0: {"slots": FIRESTORM, **(fire or {})}, 1: WEB}, {"firestorm": [1]}, **more)


def crack(table: Table, face: str) -> Table:
    """Earth makes Fire re-roll one E of FIRESTORM, to this face."""
    table.load("F", face).respond(1, UseCombo("crystal_web"))
    return table.do(PickDie(0, "firestorm", "F", "E"))


@pytest.mark.scenario("EZ-S30")
def test_a_combo_with_a_wrong_symbol_breaks_when_the_window_closes() -> None:
    """The die rolls Water: Fire's dice are in the pool, Earth loses nothing, and the web is spent."""
    table = crack(storm(halt=True), "W").close()
    assert ComboBroken(0, "firestorm") in table.events
    assert len(table.state.shamans[0].pool) == 7
    earth = table.state.shamans[1]
    assert not earth.lost and len(earth.pool) == 6 and not earth.armed


@pytest.mark.scenario("EZ-S31")
def test_a_lucky_roll_keeps_the_combo_whole() -> None:
    """It rolls Earth again: Earth loses two dice of its choice, although SHIELD is 2."""
    table = crack(storm(), "E").close()
    assert table.asked.kind == "loss" and table.asked.seat == 1
    table.do(Lose("pool", ""), Lose("pool", ""))
    assert len(table.state.shamans[1].lost) == 2


@pytest.mark.scenario("EZ-S32")
def test_the_owner_may_roll_the_symbol_back() -> None:
    """WINDS OF CHANGE turns the Water back into Earth before the window closes."""
    table = crack(storm({"tokens": ("winds", "air")}), "W")
    table.load("F", "E").respond(0, UseToken(0))
    table.do(PickDie(0, "firestorm", "F", "W")).close()
    assert table.asked.kind == "loss" and table.asked.seat == 1


@pytest.mark.scenario("EZ-S33")
def test_an_element_token_mends_a_combo() -> None:
    """The Water die goes to the pool and the EARTH token takes its space."""
    table = crack(storm({"tokens": ("earth", "air")}), "W")
    table.respond(0, Repair(0, "firestorm"))
    fire = table.state.shamans[0]
    assert "+E0" in fire.slots["firestorm"]
    assert "W" in [table.state.faces[die] for die in fire.pool]
    table.close()
    assert table.asked.kind == "loss" and table.asked.seat == 1


def test_of_two_tokens_alike_the_owner_chooses_which_mends() -> None:
    """EZ-R26: each leaves another circle empty, and the others may know one of them."""
    table = crack(storm({"tokens": ("earth", "air", "earth")}), "W").do(Respond(0))
    assert {a for a in table.asked.legal if isinstance(a, Repair)} == {
        Repair(0, "firestorm"),
        Repair(2, "firestorm"),
    }
    table.do(Repair(0, "firestorm"))
    assert table.state.shamans[0].totem == ["", "air", "earth", ""]


@pytest.mark.scenario("EZ-S34")
def test_nobody_closes_the_window_and_shows_nothing() -> None:
    seats = {0: {"slots": FIRESTORM}, **{s: {"tokens": ("winds", "air")} for s in (1, 2, 3)}}
    table = activated(seats, {"firestorm": [1]})
    assert table.asked.seat == TABLE and table.asked.asker == 0
    assert table.asked.actions == (NOBODY, Respond(1), Respond(2), Respond(3))
    table.do(NOBODY)
    assert table.asked.kind == "loss"
    assert not table.kinds(TokenUsed)


@pytest.mark.scenario("EZ-S35")
def test_a_seat_that_passed_is_asked_again_only_after_a_response() -> None:
    seats = {0: {"slots": FIRESTORM}, **{s: {"tokens": ("winds", "winds", "air")} for s in (1, 2)}}
    table = activated(seats, {"firestorm": [1]}).decline(2)
    assert table.asked.actions == (NOBODY, Respond(1))
    table.load("F", "E").respond(1, UseToken(0)).do(PickDie(0, "firestorm", "F", "E"))
    assert table.asked.actions == (NOBODY, Respond(1), Respond(2))


def test_the_window_closes_when_all_have_passed() -> None:
    table = activated({0: {"slots": FIRESTORM}, 1: {"tokens": ("winds", "air")}}, {"firestorm": [1]})
    table.do(Respond(1), PASS)
    assert table.asked.kind == "loss"


@pytest.mark.scenario("EZ-S36")
def test_no_window_where_nobody_could_respond() -> None:
    table = placing({0: {"hand": "EEF"}})
    table.do(*(Place("F", face, "firestorm") for face in "EEF"), DONE)
    assert table.asked.kind == "target"
    table.do(Target(1))
    assert table.state.shamans[1].lost, "it was carried out at once"


@pytest.mark.scenario("EZ-S37")
def test_a_surge_in_the_window_voids_the_whole_turn() -> None:
    """Two wilds among the activated dice, and a third one is forced: SHIELD and all combos are void."""
    seats = {
        0: {"slots": {"firestorm": ["E", "Z", "F"], "shield": ["F", "Z"]}, "tokens": ("air", "air")},
        1: {"tokens": ("winds", "air")},
    }
    table = activated(seats, {"firestorm": [1]}).load("F", "Z").respond(1, UseToken(0))
    table.do(PickDie(0, "shield", "F", "F"))
    assert table.asked.kind == "surge" and table.asked.seat == 0
    table.do(ACCEPT)
    fire = table.state.shamans[0]
    assert len(fire.pool) == 7 and not fire.slots
    assert not table.state.shamans[1].lost
    assert table.state.active == 1


@pytest.mark.scenario("EZ-S38")
def test_an_armed_combo_that_gives_a_die_is_gone() -> None:
    state = duel({1: {**WEB, "lost": 3}}, steps=[Resolving(), Loss(1, 1)], halt=True)
    table = Table(state).do(Lose("crystal_web", "A"))
    earth = state.shamans[1]
    assert not earth.armed and "crystal_web" not in earth.slots
    assert "W" in [state.faces[die] for die in earth.pool]
    assert ComboBroken(1, "crystal_web") in table.events


@pytest.mark.scenario("EZ-S39")
def test_an_armed_combo_lapses_when_its_owner_begins_a_turn() -> None:
    table = Table(duel({0: {}, 1: WEB}, active=0, steps=[Resolving()]))
    assert table.state.active == 1
    earth = table.state.shamans[1]
    assert not earth.armed and len(earth.hand) == 7


def test_a_cracked_waiting_combo_is_of_no_use_until_it_is_mended() -> None:
    """EZ-R28: Earth's web shows Fire for Air and cannot be used; a token in place of it arms it again."""
    seats = {
        0: {"slots": FIRESTORM, "tokens": ("winds", "fire")},
        1: {**WEB, "tokens": ("air", "water")},
    }
    table = activated(seats, {"firestorm": [1]}).load("E", "F").respond(0, UseToken(0))
    table.do(PickDie(1, "crystal_web", "E", "A"), Respond(1))
    assert UseCombo("crystal_web") not in table.asked.legal
    assert table.refusal(UseCombo("crystal_web")) == "CRYSTAL WEB is cracked: mend it first."
    table.do(Repair(0, "crystal_web"), Respond(1))
    assert UseCombo("crystal_web") in table.asked.legal


def test_totem_buff_may_cancel_the_wild_of_the_burn_that_is_aimed_at_it() -> None:
    """EZ-R42 spares the dice of that Burn from re-roll tokens only."""
    seats = {0: {"slots": {"totem:1:1": ["E", "Z"]}}, 1: {"tokens": ("air", "totem_buff", "air")}}
    table = activated(seats, {"totem:1:1": []}).respond(1, UseToken(1)).close()
    assert ComboBroken(0, "totem:1:1") in table.events
    assert not table.kinds(TokenBurned)


@pytest.mark.scenario("EZ-S40")
def test_a_reroll_token_cannot_save_itself_from_a_burn() -> None:
    """The dice on the very Burn cannot be chosen; used in the window, the token is gone before it burns."""
    seats = {
        0: {"slots": {"totem:1:1": ["E", "E"], "strike": ["F"]}},
        1: {"tokens": ("air", "winds", "air")},
    }
    table = activated(seats, {"totem:1:1": [], "strike": [2]}).respond(1, UseToken(1))
    assert table.state.pending is not None
    if table.asked.kind == "pick_die":
        assert all(pick.place != "totem:1:1" for pick in table.asked.actions)
    table.close()
    while table.state.active == 0 and table.asked.kind == "resolve":
        table.do(table.asked.actions[0])
    assert not table.kinds(TokenBurned)


def test_a_wrong_shield_die_drops_and_the_rest_counts() -> None:
    """EZ-R27: SHIELD keeps what is right."""
    seats = {
        0: {"slots": {"strike": ["F"]}},
        2: {"slots": {"shield": ["W", "W"]}},
        1: {"tokens": ("winds", "air")},
    }
    table = activated(seats, {"strike": [2]}).load("W", "A").respond(1, UseToken(0))
    table.do(PickDie(2, "shield", "W", "W"))
    water = table.state.shamans[2]
    assert len(water.slots["shield"]) == 2, "nothing is decided before the window closes"
    table.close()
    assert shield_value(water, table.state.faces) == 1


def test_wild_pulse_takes_only_the_others_dice() -> None:
    """EZ-R29; its user picks which."""
    seats = {0: {"slots": FIRESTORM}, 1: {**WEB, "tokens": ("wild_pulse", "air")}}
    table = activated(seats, {"firestorm": [1]}).respond(1, UseToken(0))
    assert {pick.seat for pick in table.asked.actions} == {0}


def test_totem_buff_cancels_any_wild_in_play() -> None:
    """EZ-R30: without its wild the pair of FIRESTORM is not whole."""
    seats = {0: {"slots": {"firestorm": ["E", "Z", "F"]}}, 1: {"tokens": ("totem_buff", "air")}}
    table = activated(seats, {"firestorm": [1]}).respond(1, UseToken(0)).close()
    assert ComboBroken(0, "firestorm") in table.events
    assert not table.kinds(DieLost)


def test_restoration_in_the_window_brings_a_bonus_placing() -> None:
    """EZ-R31, R32: in the own turn the die joins the hand and is placed afterwards."""
    seats = {0: {"slots": {"shield": ["F"]}, "lost": 2, "tokens": ("restoration", "air")}}
    table = activated(seats, {}).load("F", "F").respond(0, UseToken(0)).close()
    assert table.asked.kind == "place"
    assert Place("F", "F", "strike") in table.asked.actions
    assert Place("F", "F", "shield") not in table.asked.actions


def test_restoration_of_another_goes_to_its_pool() -> None:
    seats = {0: {"slots": FIRESTORM}, 1: {"lost": 3, "tokens": ("restoration", "air")}}
    table = activated(seats, {"firestorm": [2]}).respond(1, UseToken(0))
    assert len(table.state.shamans[1].pool) == 5
    assert not table.state.shamans[1].hand
