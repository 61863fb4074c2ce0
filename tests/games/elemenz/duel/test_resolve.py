"""Duel, step 4: attacks, losses, totems, the end (EZ-R33 to R44)."""

from typing import Any

import pytest

from tests.games.elemenz.positions import LoadedRng, Table, activated, duel, first_roll, placing, seen_by
from zonegames.games.elemenz.actions import (
    DONE,
    Buff,
    Lose,
    PickDie,
    Place,
    Resolve,
    UseToken,
)
from zonegames.games.elemenz.duel.combos import shield_value
from zonegames.games.elemenz.duel.state import Activation
from zonegames.games.elemenz.duel.steps.loss import Loss
from zonegames.games.elemenz.duel.steps.resolve import Resolving
from zonegames.games.elemenz.events import (
    Attack,
    DieLost,
    Eliminated,
    EndNears,
    GameOver,
    Healed,
    HungerBegins,
    MonolithSealed,
    NoEffect,
    TokenDrawn,
    TokensSeen,
    TotemLost,
    TurnStarted,
)
from zonegames.games.elemenz.rules import GAME


def losing(seat: int, count: int, seats: dict[int, dict[str, Any]], **more: Any) -> Table:
    """The seat must lose so many dice, in Fire's turn."""
    return Table(duel(seats, steps=[Resolving(), Loss(seat, count)], **more))


@pytest.mark.scenario("EZ-S29")
def test_strike_is_weakened_by_shield_and_shield_stays() -> None:
    """Water's STRIKE of 2 against Air's SHIELD of 1 costs one die."""
    seats = {2: {"slots": {"strike": ["W", "W"]}}, 3: {"slots": {"shield": ["A"]}}}
    table = activated(seats, {"strike": [3]}, active=2, halt=True)
    assert table.kinds(Attack)[0] == Attack(2, 3, 2, 1, 1)
    table.do(Lose("pool", ""))
    assert [event.seat for event in table.kinds(DieLost)] == [3]
    assert shield_value(table.state.shamans[3], table.state.faces) == 1


@pytest.mark.scenario("EZ-S41")
@pytest.mark.parametrize(("first", "loss"), [("wildfire", 1), ("strike", 0)])
def test_the_order_of_resolving_matters(first: str, loss: int) -> None:
    """WILDFIRE before STRIKE lets one die through; after it STRIKE is held."""
    seats = {
        0: {"slots": {"wildfire": ["W", "E"], "strike": ["F", "F"]}},
        3: {"slots": {"shield": ["A", "A"]}},
    }
    table = activated(seats, {"wildfire": [3], "strike": [3]}).do(Resolve(first))
    assert table.kinds(Attack)[0].loss == loss


@pytest.mark.scenario("EZ-S42")
def test_a_wild_follows_its_anchor_out_of_shield() -> None:
    """WILDFIRE takes the Air; the wild counts for nothing and goes too."""
    seats = {0: {"slots": {"wildfire": ["W", "E"]}}, 3: {"slots": {"shield": ["A", "Z"]}}}
    table = activated(seats, {"wildfire": [3]}).do(PickDie(3, "shield", "A", "A"))
    air = table.state.shamans[3]
    assert shield_value(air, table.state.faces) == 0
    assert "shield" not in air.slots and len(air.pool) == 7


def test_what_finds_nobody_or_nothing_says_so() -> None:
    """EZ-R34: STRIKE kills Water, whom FIRESTORM was to hit; WILDFIRE finds no SHIELD die any more."""
    seats = {
        0: {"slots": {"strike": ["F"], "firestorm": ["E", "E", "F"], "wildfire": ["W", "E"]}},
        2: {"lost": 6},
        3: {"slots": {"shield": []}},
    }
    table = activated(seats, {"strike": [2], "firestorm": [2], "wildfire": [3]}).do(Resolve("strike"))
    table.do(Resolve("firestorm"))
    assert table.state.shamans[2].out
    assert table.kinds(NoEffect) == [NoEffect(0, "firestorm"), NoEffect(0, "wildfire")]
    assert len(table.kinds(DieLost)) == 1


@pytest.mark.scenario("EZ-S43")
def test_an_attack_on_all_is_weighed_against_each_shield() -> None:
    """TIDAL WAVE against SHIELD 2, 0 and 1."""
    seats = {
        2: {"slots": {"tidal_wave": ["W", "W", "A"]}},
        0: {"slots": {"shield": ["F", "F"]}},
        3: {"slots": {"shield": ["A"]}},
    }
    table = activated(seats, {"tidal_wave": [3, 0, 1]}, active=2).do(Lose("pool", ""))
    assert {blow.target: blow.loss for blow in table.kinds(Attack)} == {0: 0, 1: 2, 3: 1}


@pytest.mark.scenario("EZ-S44")
@pytest.mark.parametrize(("out", "hit"), [((), [0, 2]), ((0, 2), [1])])
def test_cyclone_hits_the_nearest_living_neighbours(out: tuple[int, ...], hit: list[int]) -> None:
    """SHIELD does not help; with two alive the single other one is hit once."""
    shields = {s: {"slots": {"shield": [symbol]}} for s, symbol in ((0, "F"), (2, "W")) if s not in out}
    table = placing({3: {"hand": "AEE"}, **shields}, active=3, out=out, halt=True)
    table.do(Place("A", "A", "cyclone"), *[Place("A", "E", "cyclone")] * 2, DONE).close()
    while table.state.pending is not None and table.asked.kind == "loss":
        table.do(Lose("pool", ""))
    assert [blow.target for blow in table.kinds(Attack)] == hit
    assert all(blow.loss == 1 and blow.shield == 0 for blow in table.kinds(Attack))


@pytest.mark.scenario("EZ-S45")
def test_energy_buff_saves_one_die_of_a_loss() -> None:
    table = losing(1, 2, {1: {"tokens": ("air", "winds", "fire", "water")}}).do(Buff(0, 2))
    assert table.state.shamans[1].totem == ["", "winds", "", "water"]
    assert not any(isinstance(action, Buff) for action in table.asked.legal)
    assert table.refusal(Buff(1, 3)) == "Energy Buff saves one die of a loss, no more."
    table.do(Lose("pool", ""))
    assert len(table.state.shamans[1].lost) == 1


def test_energy_buff_needs_two_tokens() -> None:
    table = losing(1, 2, {1: {"tokens": ("air",)}})
    assert table.refusal(Buff(0, 1)) == "Energy Buff needs two tokens."


@pytest.mark.scenario("EZ-S46")
def test_restoration_may_save_a_shaman_in_its_loss() -> None:
    """One die left: first one comes back, then one is lost, and the shaman stays in the game."""
    table = losing(1, 1, {1: {"lost": 6, "tokens": ("restoration", "air")}}, halt=True).do(UseToken(0))
    assert table.state.shamans[1].dice == 2
    table.do(Lose("pool", ""))
    assert table.state.shamans[1].dice == 1 and not table.state.shamans[1].out


@pytest.mark.scenario("EZ-S47")
def test_the_last_two_tokens_cost_the_totem() -> None:
    table = losing(1, 2, {1: {"tokens": ("air", "winds")}}).do(Buff(0, 1))
    assert table.kinds(TotemLost) == [TotemLost(1)]
    earth = placing({1: {"hand": "AA"}}, active=1)
    assert earth.state.shamans[1].totem_lost
    assert earth.refusal(Place("E", "A", "totem:1:0")) == "Your totem is lost."


@pytest.mark.scenario("EZ-S48")
def test_energise_draws_a_token_that_only_its_owner_sees() -> None:
    table = activated({0: {"slots": {"totem:0:0": ["A", "A"]}, "tokens": ("", "winds")}}, {"totem:0:0": []})
    table.close()
    assert table.kinds(TokenDrawn) == [TokenDrawn(0, 0)]
    seen = table.kinds(TokensSeen)[0]
    assert seen.seen_by(0) == seen and seen.seen_by(1) is None and seen.seen_by(None) is None
    assert seen_by(table.state, 0).shamans[0].totem[0] == table.state.shamans[0].totem[0]
    assert seen_by(table.state, 1).shamans[0].totem[0] == "?"
    assert len(table.state.shamans[0].pool) == 7


@pytest.mark.scenario("EZ-S49")
def test_the_last_shaman_with_a_die_wins() -> None:
    """Three shamans.  Water falls: its tokens leave, play goes from Fire to Air.  Then Air falls and Fire has
    won, before Air and Water."""
    seats = {1: {"lost": 6, "tokens": ("air", "fire")}, 2: {"lost": 6}}
    table = losing(1, 1, seats, symbols="FWA").do(Lose("pool", ""))
    assert table.kinds(Eliminated) == [Eliminated(1)]
    assert sorted(table.state.removed) == ["air", "fire"]
    assert [event.seat for event in table.kinds(TurnStarted)][:1] == [2]
    final = losing(2, 1, {2: {"lost": 6}}, symbols="FWA", out=(1,))
    outcome = GAME.outcome(final.state)
    assert outcome is not None and outcome.reason == "last_standing"
    assert final.kinds(GameOver) == [GameOver(0, "last_standing")]
    assert outcome.places == (1, 3, 2)


@pytest.mark.scenario("EZ-S50")
def test_a_recovered_die_is_placed_in_a_bonus_round() -> None:
    """DEEP SPRING brings a Water: SHIELD, unused this turn, takes it."""
    seats = {2: {"slots": {"deep_spring": ["E", "F"]}, "lost": 2}}
    state = duel(seats, active=2, steps=[Resolving()], activations=[Activation("deep_spring")], halt=True)
    state.shamans[2].used = ["deep_spring"]
    state.rng = LoadedRng("W", "W")
    table = Table(state)
    assert table.asked.kind == "place"
    table.do(Place("W", "W", "shield"), DONE)
    assert shield_value(state.shamans[2], state.faces) == 1


@pytest.mark.scenario("EZ-S51")
def test_from_the_seal_on_no_die_comes_back() -> None:
    """Round 11: no Heal, no RESTORATION, nothing from a recover combo."""
    table = first_roll("FFF", seats={0: {"lost": 4, "tokens": ("restoration", "air")}}, round=11)
    assert not table.kinds(Healed)
    assert UseToken(0) not in table.asked.legal
    state = activated({0: {"slots": {"rekindle": ["W", "W", "A"]}, "lost": 2}}, {"rekindle": []}, round=11)
    assert state.kinds(NoEffect) == [NoEffect(0, "rekindle")]


@pytest.mark.scenario("EZ-S51")
def test_from_the_hunger_on_every_turn_costs_a_die() -> None:
    """Round 15: Fire begins with a die less; Earth's single die goes, so it is out and does not roll."""
    table = Table(duel({3: {}, 1: {"lost": 6}}, active=3, steps=[Resolving()], round=14))
    assert table.kinds(HungerBegins) == [HungerBegins(15)]
    assert len(table.state.shamans[0].lost) == 1 and len(table.state.shamans[0].hand) == 6
    after = Table(duel({1: {"lost": 6}}, active=0, steps=[Resolving()], round=15))
    assert after.kinds(Eliminated) == [Eliminated(1)]
    assert after.state.active == 2


def test_seal_and_hunger_are_told_a_round_ahead() -> None:
    def round_after(number: int) -> Table:
        return Table(duel({}, active=3, steps=[Resolving()], round=number))

    assert round_after(9).kinds(EndNears) == [EndNears("seal", 11)]
    assert round_after(10).kinds(MonolithSealed) == [MonolithSealed(11)]
    assert round_after(13).kinds(EndNears) == [EndNears("hunger", 15)]


def test_the_game_that_ends_in_the_hunger_says_so() -> None:
    table = Table(duel({1: {"lost": 6}}, active=0, steps=[Resolving()], round=16, out=(2, 3)))
    outcome = GAME.outcome(table.state)
    assert outcome is not None and outcome.reason == "hunger" and outcome.places == (1, 2, 4, 3)


def test_a_loss_takes_no_more_than_there_is() -> None:
    """EZ-R35: a shaman with fewer dice loses them all."""
    table = losing(1, 2, {1: {"lost": 6}})
    assert table.kinds(DieLost) == [DieLost(1, table.state.shamans[1].lost[-1])]
    assert table.state.shamans[1].out


def test_one_kind_of_loss_and_nothing_face_down_asks_nothing() -> None:
    table = losing(1, 1, {1: {"lost": 3}})
    assert len(table.state.shamans[1].lost) == 4


def test_a_combo_whose_target_is_out_does_nothing() -> None:
    """EZ-R34: targets are not changed."""
    table = activated({0: {"slots": {"strike": ["F"]}}}, {"strike": [2]}, out=(2,))
    assert not table.kinds(Attack)


def test_without_a_shield_die_unshield_is_not_aimed() -> None:
    table = placing({0: {"hand": "WE"}})
    table.do(Place("F", "W", "wildfire"), Place("F", "E", "wildfire"), DONE)
    assert table.state.active == 1
