"""What relics do, and when they are offered (ZP-S51 to S55, S67, S74)."""

from typing import Any

import pytest

from tests.games.zoneplex.positions import ADA, BEN, CLEO, FULL, Table, plain, table
from zonegames.games.zoneplex.actions import (
    END_TURN,
    FIGHT_ALONE,
    PLAY,
    SKIP,
    STOP,
    GateTo,
    NextCard,
    PickSeat,
    PickStone,
    PickWall,
    PlayRelic,
    Push,
    StepTo,
    TakeHidden,
    TakeJar,
    TakeOpen,
    ThreadTo,
)
from zonegames.games.zoneplex.events import (
    CardsSeen,
    InfluenceChanged,
    MonkleMoved,
    RelicDeckReshuffled,
    RelicLost,
    TurnStarted,
)


def moving(relic: str, card: str = "one", **given: Any) -> Table:
    """Ada holds that relic and is about to walk; nobody has tiles."""
    given.setdefault("relics", {ADA: [relic]})
    given.setdefault("monkles", ["A1", "A7", "A9", "A11"])
    given.setdefault("tiles", plain(["A2", "A8", "A10", "A12", "B1"]))
    return table(hands={}, stack=[], **given).draws(card)


def playable(at: Table) -> set[str]:
    return {action.relic for action in at.offers(PlayRelic)}


@pytest.mark.scenario("ZP-S51")
def test_the_hand_takes_an_influential_relic_with_its_point() -> None:
    relics = {ADA: ["mummy_hand"], BEN: ["golden_mask"]}
    ada = moving("mummy_hand", relics=relics, tiles=FULL, phase=2).does(PLAY["mummy_hand"])
    assert set(ada.told(InfluenceChanged)) == {InfluenceChanged(ADA, 2), InfluenceChanged(BEN, 1)}
    assert ada.state.seats[ADA].shown == ["golden_mask"]


@pytest.mark.scenario("ZP-S51")
def test_a_stolen_face_down_relic_is_not_played_in_that_turn() -> None:
    ada = moving("mummy_hand", relics={ADA: ["mummy_hand"], BEN: ["evil_eye"], CLEO: ["golden_mask"]})
    ada.does(PLAY["mummy_hand"])
    assert set(ada.asked.actions) == {TakeHidden(BEN), TakeOpen(CLEO, "golden_mask")}
    ada.does(TakeHidden(BEN))
    assert ada.told(RelicLost) == [RelicLost(BEN, "evil_eye")]
    assert ada.state.seats[ADA].hidden[0].relic == "evil_eye"
    assert playable(ada) == set()
    assert ada.asked.private_entry


@pytest.mark.scenario("ZP-S52")
def test_the_hand_takes_the_jar_which_completes_a_set() -> None:
    ada = moving(
        "mummy_hand", jar=BEN, fears={ADA: ["b5", "g5"]}, relics={ADA: ["mummy_hand"], CLEO: ["evil_eye"]}
    )
    ada.does(PLAY["mummy_hand"], TakeJar(BEN))
    assert ada.state.seats[ADA].jar
    assert not ada.state.seats[BEN].jar
    assert ada.state.seats[ADA].worthy


@pytest.mark.scenario("ZP-S53")
def test_the_bull_moves_a_rival_up_to_three_steps_and_nothing_happens_there() -> None:
    tiles = {**plain(["A2", "A4", "B3"]), "A1": "reliquary", "A5": "teleporter_red", "C5": "teleporter_red"}
    ada = moving("bull_statue", tiles=tiles, monkles=["A7", "A3"]).does(PLAY["bull_statue"])
    assert set(ada.asked.actions) == {Push(BEN, cell) for cell in ("A1", "A2", "A4", "A5", "B3")}
    ada.does(Push(BEN, "A5"))
    assert ada.monkle(BEN) == "A5"
    assert ada.state.seats[BEN].relics == 0


@pytest.mark.scenario("ZP-S54")
def test_sandals_allow_two_steps_more_and_fewer() -> None:
    ada = moving("winged_sandals", relics={ADA: ["winged_sandals"]}, tiles=plain(["A2", "B1", "B2", "A4"]))
    ada.does(PLAY["winged_sandals"])
    assert ada.monkle() == "A2"  # the first step had no alternative
    for cell in ("A3", "A4"):
        assert STOP in ada.asked.actions
        ada.does(StepTo(cell))
    assert (ada.monkle(), ada.kind) == ("A4", "stone")


@pytest.mark.scenario("ZP-S54")
def test_sandals_are_for_the_time_before_the_first_step() -> None:
    ada = moving("winged_sandals", "three")
    assert playable(ada) == {"winged_sandals"}
    ada.does(StepTo("A2"))
    assert playable(ada) == set()


@pytest.mark.scenario("ZP-S67")
def test_two_pairs_of_sandals_add_up() -> None:
    ada = moving("", tiles=FULL, phase=2, relics={ADA: ["winged_sandals"] * 2}, monkles=["A7"])
    ada.does(PLAY["winged_sandals"], PLAY["winged_sandals"])
    for number, cell in enumerate(("A8", "A7", "A8", "A7", "A8")):
        assert (STOP in ada.asked.actions) == (number > 0)
        ada.does(StepTo(cell))
    assert ada.kind == "stone"


@pytest.mark.scenario("ZP-S55")
def test_an_empty_relic_deck_is_made_of_the_discard() -> None:
    ada = table(tiles={"A2": "reliquary"}, monkles=["A1"], hands={}, stack=[])
    ada.state.relic_deck = []
    ada.state.relic_discard = ["evil_eye", "soul_thread", "twin_idol", "grave_hook", "star_lens"]
    ada.draws("one").does(ada.asked.actions[0])
    assert ada.told(RelicDeckReshuffled)
    assert len(ada.state.relic_deck) == 4
    assert ada.state.seats[ADA].relics == 1
    none = table(tiles={"A2": "reliquary"}, monkles=["A1"], hands={}, stack=[])
    none.state.relic_deck = []
    none.draws("one")
    assert none.asked.seat == BEN


@pytest.mark.scenario("ZP-S74")
def test_the_hourglass_needs_a_card_to_come_and_is_turned_once() -> None:
    last = moving("moon_hourglass", cards=[])
    assert playable(last) == set()
    ada = moving("moon_hourglass", relics={ADA: ["moon_hourglass", "moon_hourglass"]}, cards=["one", "two"])
    ada.does(PLAY["moon_hourglass"])
    assert playable(ada) == set()
    ada.does(StepTo("A2"), SKIP, END_TURN)
    assert ada.told(TurnStarted)[-1].seat == ADA


def test_the_seal_stings_only_who_has_strength_to_lose() -> None:
    assert playable(moving("scorpion_seal")) == set()
    ada = moving("scorpion_seal", wms=[1, 1, 3]).does(PLAY["scorpion_seal"])
    assert ada.state.seats[CLEO].wms == 2


def test_the_hook_takes_no_stone_of_ones_own_nor_from_under_a_monkle() -> None:
    stones = {"A1": ADA, "A7": BEN, "A3": BEN, "A5": CLEO}
    ada = moving("grave_hook", stones=stones, monkles=["A1", "A7"]).does(PLAY["grave_hook"])
    assert ada.asked.actions == (PickStone("A3"), PickStone("A5"))
    ada.does(PickStone("A5"))
    assert ada.state.seats[CLEO].unplaced == 4


def test_the_evil_eye_makes_the_next_fear_stronger() -> None:
    ada = moving("evil_eye").does(PLAY["evil_eye"], PickSeat(BEN), SKIP)
    assert ada.state.seats[BEN].hex == 2
    ada.dice(0).draws("b5")
    assert ada.state.battle is not None
    assert ada.state.battle.strength == 7


def test_the_maul_opens_a_wall_for_good() -> None:
    ada = moving("breaching_maul", tiles={"A2": "wall", **plain(["A4"])}, walls={"A2": "R"})
    ada.does(PLAY["breaching_maul"])
    assert ada.state.pyramid.walls == ()
    assert playable(moving("breaching_maul")) == set()


def test_the_gate_needs_a_teleporter_with_a_way_off() -> None:
    tiles = {"C5": "teleporter_red", "D6": "teleporter_blue", **plain(["A2", "A4", "C6"])}
    ada = moving("astral_gate", tiles=tiles).does(PLAY["astral_gate"])
    assert MonkleMoved(ADA, "C5", "gate") in ada.told(MonkleMoved)  # D6 has no way off: no choice was left


def test_the_gate_never_leads_to_where_one_stands() -> None:
    tiles = {
        "C5": "teleporter_red",
        "B7": "teleporter_blue",
        "C8": "teleporter_red",
        **plain(["C6", "C7", "B8"]),
    }
    ada = moving("astral_gate", tiles=tiles, monkles=["C5"]).does(PLAY["astral_gate"])
    assert ada.asked.actions == (GateTo("B7"), GateTo("C8"))


def test_the_idol_swaps_two_monkles() -> None:
    ada = moving("twin_idol", monkles=["A1", "A7", "A1"]).does(PLAY["twin_idol"])
    assert ada.told(MonkleMoved)[:2] == [MonkleMoved(ADA, "A7", "swap"), MonkleMoved(BEN, "A1", "swap")]


def test_the_thread_reaches_a_free_chamber() -> None:
    ada = moving("soul_thread", stones={"A3": BEN}, monkles=["A1", "A7"]).does(PLAY["soul_thread"])
    offered = ada.cells(ThreadTo)
    assert {"A1", "A5", "B1"} <= offered
    assert not {"A3", "A7"} & offered
    ada.does(ThreadTo("B1"))
    assert ada.state.stones["B1"] == ADA


def test_the_lens_shows_three_cards_and_puts_them_back() -> None:
    ada = moving("star_lens", cards=["two", "b5", "sync", "three"]).does(PLAY["star_lens"])
    assert ada.told(CardsSeen) == [CardsSeen(ADA, ("two", "b5", "sync"))]
    assert ada.asked.secret
    ada.does(NextCard("sync"), NextCard("two"))
    assert list(reversed(ada.state.deck)) == ["sync", "two", "b5", "three"]


def test_the_lens_asks_even_when_all_cards_are_alike() -> None:
    ada = moving("star_lens", cards=["two", "two", "two"]).does(PLAY["star_lens"])
    assert ada.asked.actions == (NextCard("two"),)
    assert playable(moving("star_lens", cards=["two"])) == set()


def test_walls_to_smash_are_named_by_their_tile() -> None:
    walls = {"A2": "R", "A4": "V"}
    ada = moving("breaching_maul", tiles={"A2": "wall", "A4": "wall", "B1": "neutral"}, walls=walls)
    assert ada.does(PLAY["breaching_maul"]).asked.actions == (PickWall("A2"), PickWall("A4"))


def test_turn_relics_may_be_played_before_a_fear_is_fought() -> None:
    ada = table(relics={ADA: ["evil_eye", "winged_sandals"]}).dice(0).draws("b5")
    assert playable(ada) == {"evil_eye"}
    ada.does(FIGHT_ALONE)
    assert playable(ada) == set()
