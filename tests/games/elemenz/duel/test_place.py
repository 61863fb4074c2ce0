"""Duel, step 2: placing dice and element tokens; wilds; what may be offered (EZ-R70)."""

import pytest

from tests.games.elemenz.positions import placing
from zonegames.engine.draft import Draft
from zonegames.engine.match import Match
from zonegames.engine.seats import SeatSpec
from zonegames.games.elemenz.actions import DONE, Place, PlaceToken, Target, UseToken
from zonegames.games.elemenz.components import CIRCLE_SYMBOLS
from zonegames.games.elemenz.duel.combos import shield_value, strike_power
from zonegames.games.elemenz.events import ComboActivated, ComboArmed, TokenReturned, TotemLost
from zonegames.games.elemenz.rules import GAME


def put(faces: str, *keys: str, colour: str = "F") -> list[Place]:
    return [Place(colour, face, key) for face, key in zip(faces, keys, strict=True)]


@pytest.mark.scenario("EZ-S20")
def test_a_wild_makes_the_pair_of_earth() -> None:
    """FIRESTORM from Earth, a wild beside it, and Fire."""
    table = placing({0: {"hand": "EFZFF"}})
    table.do(*put("EZF", "firestorm", "firestorm", "firestorm"), DONE)
    assert table.asked.kind == "target" and table.state.stack[-1].keys == ("firestorm",)


@pytest.mark.scenario("EZ-S21")
def test_a_wild_needs_a_real_neighbour() -> None:
    """The printed Fire of HEAT SHEER is no die: it anchors nothing."""
    table = placing({0: {"hand": "FZ"}}).do(Place("F", "F", "strike"))
    assert table.refusal(Place("F", "Z", "heat_sheer")) == "A wild needs a real matching symbol beside it."
    assert Place("F", "Z", "strike") in table.asked.actions


@pytest.mark.scenario("EZ-S22")
def test_what_cannot_be_completed_is_not_offered() -> None:
    """One Air, no Earth, no token: SMOKESCREEN lacks its Earth; HEAT SHEER needs Air alone."""
    table = placing({0: {"hand": "AFFFFF"}})
    assert Place("F", "A", "smokescreen") not in table.asked.actions
    assert Place("F", "A", "heat_sheer") in table.asked.actions
    says = table.refusal(Place("F", "A", "smokescreen"))
    assert says == "You cannot complete SMOKESCREEN with these dice."


@pytest.mark.scenario("EZ-S67")
def test_offers_count_every_token_as_any_element() -> None:
    """With one face-down token SMOKESCREEN is offered, and the public offers are the same for any token."""
    offers = [placing({0: {"hand": "AFFFFF", "tokens": (t,)}}).asked.actions for t in ("earth", "winds")]
    assert Place("F", "A", "smokescreen") in offers[0]
    assert offers[0] == offers[1]
    assert Place("F", "A", "smokescreen") not in placing({0: {"hand": "AFFFFF"}}).asked.actions


@pytest.mark.scenario("EZ-S23")
def test_a_token_anchors_a_wild() -> None:
    """An EARTH token and a wild are the pair of FIRESTORM."""
    table = placing({0: {"hand": "ZF", "tokens": ("earth", "air")}})
    table.do(PlaceToken(0, "firestorm"), *put("ZF", "firestorm", "firestorm"), DONE)
    assert "firestorm" in table.state.shamans[0].used


@pytest.mark.scenario("EZ-S24")
def test_firestorm_and_a_shield_with_a_wild() -> None:
    table = placing({0: {"hand": "EEFFZ"}})
    table.do(*put("EEFFZ", "firestorm", "firestorm", "firestorm", "shield", "shield"), DONE)
    assert shield_value(table.state.shamans[0], table.state.faces) == 2


@pytest.mark.scenario("EZ-S25")
def test_strike_with_two_wilds_hangs_on_its_one_real_die() -> None:
    """Power 3 with the real one in the middle; without it nothing counts and all three go to the pool."""
    table = placing({0: {"hand": "FZZEEW", "tokens": ("winds", "air")}, 1: {"tokens": ("winds", "air")}})
    table.do(*put("FZZ", "strike", "strike", "strike"))
    pieces = table.state.shamans[0].slots["strike"]
    assert [table.state.faces[die] for die in pieces] == ["Z", "F", "Z"]
    assert strike_power(table.state.shamans[0], table.state.faces) == 3
    table.do(DONE, Target(1))
    table.load("F", "A").respond(1, UseToken(0))
    table.do(next(a for a in table.asked.actions if a.face == "F")).close()
    fire = table.state.shamans[0]
    assert "strike" not in fire.slots and len(fire.pool) == 7
    assert len(table.state.shamans[1].lost) == 0


@pytest.mark.scenario("EZ-S26")
def test_earth_shields_with_one_die_for_two() -> None:
    """No second die, no wild; without the die the free space is worth nothing."""
    table = placing({1: {"hand": "EEZ"}}, active=1)
    table.do(Place("E", "E", "shield"))
    earth = table.state.shamans[1]
    assert shield_value(earth, table.state.faces) == 2
    assert table.refusal(Place("E", "E", "shield")) == "SHIELD has no free space."
    assert Place("E", "Z", "shield") not in table.asked.actions
    earth.slots["shield"] = [""]
    assert shield_value(earth, table.state.faces) == 0


@pytest.mark.scenario("EZ-S27")
def test_a_combo_that_lost_its_last_die_elsewhere_goes_back() -> None:
    """E E F: one E on FIRESTORM, the F in SHIELD; the second E no longer helps, and `done` returns both."""
    table = placing({0: {"hand": "EEF"}}).do(Place("F", "E", "firestorm"), Place("F", "F", "shield"))
    assert Place("F", "E", "firestorm") not in table.asked.actions
    table.do(DONE)
    fire = table.state.shamans[0]
    assert fire.slots.keys() == {"shield"}
    assert shield_value(fire, table.state.faces) == 1
    assert [event.key for event in table.kinds(ComboActivated)] == ["shield"]
    assert len(fire.pool) == 6


@pytest.mark.scenario("EZ-S28")
def test_tokens_do_not_pay_for_totems() -> None:
    """EZ-R19: an EARTH token fits combos of the own board only."""
    table = placing({0: {"hand": "EE", "tokens": ("earth", "", "air")}})
    assert Place("F", "E", "totem:0:1") in table.asked.actions
    assert all(not a.key.startswith("totem") for a in table.asked.private if isinstance(a, PlaceToken))
    says = table.refusal(PlaceToken(0, "totem:0:1"))
    assert says == "Tokens count on your shaman board only."


@pytest.mark.scenario("EZ-S69")
def test_a_token_may_be_the_last_thing_placed() -> None:
    """E and the last token, AIR, arm SMOKESCREEN; the totem is lost then."""
    table = placing({0: {"hand": "E", "tokens": ("air",)}})
    table.do(Place("F", "E", "smokescreen"))
    assert table.asked.actions == (DONE,)
    table.do(PlaceToken(0, "smokescreen"))
    assert not table.kinds(TotemLost)
    table.do(DONE)
    assert table.kinds(ComboArmed) == [ComboArmed(0, "smokescreen")]
    assert table.kinds(TotemLost) == [TotemLost(0)]


@pytest.mark.scenario("EZ-S71")
def test_a_token_on_an_unfinished_combo_goes_back_to_its_circle() -> None:
    """The last token counts until `done`, and then it is there again, known to all."""
    table = placing({0: {"hand": "FF", "tokens": ("earth",)}}).do(PlaceToken(0, "firestorm"), DONE)
    fire = table.state.shamans[0]
    assert fire.totem[0] == "earth" and fire.known[0]
    assert table.kinds(TokenReturned) == [TokenReturned(0, 0, "earth")]
    assert not fire.totem_lost


def test_refusals_while_placing() -> None:
    """Section 6: every wrong spot says why."""
    table = placing({0: {"hand": "FFEEZ", "tokens": ("earth", "", "fire")}, 1: {"tokens": ("air",)}})
    assert table.refusal(Place("F", "E", "strike")) == "That space needs Fire."
    assert table.refusal(Place("F", "W", "rekindle")) == "You have no such die in hand."
    assert table.refusal(Place("F", "F", "totem:0:2")) == "You can only burn a rival's token."
    assert table.refusal(Place("F", "E", "totem:1:1")) == "There is no token on that circle."
    assert table.refusal(Place("F", "E", "no such")) == "There are no such spaces on your board."
    assert table.refusal(PlaceToken(0, "strike")) == "That space needs Fire."
    assert table.refusal(UseToken(0)) == "That token is of no use now."
    lost = placing({0: {"hand": "EE"}})
    assert lost.refusal(Place("F", "E", "totem:0:1")) == "Your totem is lost."
    bought = placing({0: {"hand": "FF", "avatars": ("guard",) * 3}}, display=("deflect",))
    assert bought.refusal(Place("F", "F", "buy:deflect")) == "Three avatars is the limit."


def test_each_combo_once_a_turn() -> None:
    """EZ-R20: in bonus placing SHIELD is closed if it was used before."""
    table = placing({0: {"hand": "FFF", "tokens": ("air",)}})
    table.state.shamans[0].used.append("shield")
    table.do(Place("F", "F", "strike"))
    assert table.refusal(Place("F", "F", "shield")) == "SHIELD was already used this turn."


def test_the_pairs_on_totems_are_the_same_for_all() -> None:
    assert CIRCLE_SYMBOLS == ("A", "E", "F", "W")


def test_placing_is_a_draft_that_can_be_taken_back() -> None:
    """The plan is tried on a private copy, shown, partly dropped, and sent as one."""
    match = Match.at(GAME, placing({0: {"hand": "EEFF"}}).state, [SeatSpec(name) for name in "ABCD"])
    draft = Draft(match, 0)
    draft.add(Place("F", "E", "firestorm"))
    draft.add(Place("F", "F", "strike"))
    assert len(draft.view.shamans[0].hand) == 2
    assert draft.back()
    draft.add(Place("F", "E", "firestorm"))
    assert len(match.view(None).shamans[0].hand) == 4, "nobody has seen any of it"
    draft.commit()
    assert match.view(None).shamans[0].slots["firestorm"].count("") == 1
    match.undo()
    assert match.view(None).shamans[0].slots["firestorm"].count("") == 2
