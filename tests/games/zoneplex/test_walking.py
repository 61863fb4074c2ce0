"""Steps, jumps and what the last tile offers (ZP-S21 to S32, S75)."""

from typing import Any

import pytest

from tests.games.zoneplex.positions import ADA, BEN, CLEO, FULL, Table, plain, table
from zonegames.games.zoneplex.actions import (
    BUILD,
    DISLOCATE,
    LEAVE_STONE,
    SKIP,
    STOP,
    TAKE,
    LeaveStone,
    PickStone,
    PlaceCell,
    PlaceTile,
    StepTo,
    Teleport,
    Trade,
)
from zonegames.games.zoneplex.events import MonkleMoved, StoneReturned, Teleported, TilesDrawn
from zonegames.games.zoneplex.state import Held


def walker(**given: Any) -> Table:
    """Nobody has tiles, so a movement card only moves."""
    return table(hands={}, stack=[], **given)


@pytest.mark.scenario("ZP-S21")
def test_monkles_and_stones_bar_no_way() -> None:
    ada = walker(tiles=plain(["B2", "B3", "B4"]), monkles=["B2", "B3"], stones={"B3": BEN}).draws("two")
    assert ada.monkle() == "B3"
    ada.does(StepTo("B4"))
    assert ada.monkle() == "B4"


RED = {"B3": "teleporter_red", "C8": "teleporter_red"}


@pytest.mark.scenario("ZP-S22")
def test_a_jump_costs_no_step_and_needs_a_way_on() -> None:
    tiles = {**plain(["B1", "B2", "B4", "C7"]), **RED}
    ada = walker(tiles=tiles, monkles=["B2"]).draws("two").does(StepTo("B3"))
    assert set(ada.asked.actions) == {StepTo("B2"), StepTo("B4"), Teleport("C8")}
    ada.does(Teleport("C8"))
    assert ada.monkle() == "C7"  # the only step left
    back = walker(tiles=tiles, monkles=["B2"]).draws("two").does(StepTo("B3"), StepTo("B2"))
    assert back.told(Teleported) == []
    del tiles["C7"]
    alone = walker(tiles=tiles, monkles=["B2"]).draws("two").does(StepTo("B3"))
    assert alone.cells(Teleport) == set()


@pytest.mark.scenario("ZP-S23")
def test_the_last_step_onto_a_teleporter_forces_the_jump() -> None:
    tiles = {**plain(["B2", "B4", "C7"]), **RED}
    ada = walker(tiles=tiles, monkles=["B2"]).draws("one")
    assert ada.monkle() == "C8"
    assert ada.kind == "draw"


@pytest.mark.scenario("ZP-S24")
def test_a_teleporter_sleeps_until_it_is_stepped_on_again() -> None:
    tiles = {**plain(["B2", "B4", "C7"]), **RED}
    ada = walker(tiles=tiles, monkles=["B3"]).draws("three")
    assert set(ada.asked.actions) == {StepTo("B2"), StepTo("B4")}
    ada.does(StepTo("B4"))
    assert ada.cells(Teleport) == {"C8"}  # the only way from B4 leads back onto B3


@pytest.mark.scenario("ZP-S25")
def test_a_lone_teleporter_leads_nowhere() -> None:
    ada = walker(tiles={**plain(["B2", "B4"]), "B3": "teleporter_red"}, monkles=["B2"]).draws("one")
    assert ada.monkle() == "B3"


@pytest.mark.scenario("ZP-S26")
def test_a_master_reaches_every_teleporter_but_only_when_stepped_on() -> None:
    tiles = {
        "B3": "teleporter_red",
        "C5": "teleporter_master",
        "A9": "teleporter_yellow",
        **plain(["B1", "B2", "B4", "C4", "C6"]),
    }
    ada = walker(tiles=tiles, monkles=["B2"]).draws("three").does(StepTo("B3"), Teleport("C5"))
    assert set(ada.asked.actions) == {StepTo("C4"), StepTo("C6")}
    ada.does(StepTo("C6"))
    assert ada.kind == "teleport"
    assert ada.cells(Teleport) == {"A9", "B3"}


@pytest.mark.scenario("ZP-S27")
def test_a_blue_teleporter_leads_to_the_other_blue_or_to_a_master() -> None:
    tiles = {"B3": "teleporter_blue", "C7": "teleporter_blue", "C5": "teleporter_master", "B2": "neutral"}
    tiles |= plain(["C6", "C8", "C4"])
    ada = walker(tiles=tiles, monkles=["B2"]).draws("one")
    assert ada.kind == "teleport"
    assert ada.asked.actions == (Teleport("C5"), Teleport("C7"))


@pytest.mark.scenario("ZP-S28")
def test_coming_into_play_wakes_no_teleporter() -> None:
    ada = walker(tiles={"A5": "teleporter_blue", "C5": "teleporter_blue", "C6": "neutral"}).draws("one")
    ada.does(StepTo("A5"))
    assert ada.monkle() == "A5"


def ends_on(cell_tile: str, **given: Any) -> Table:
    """Ada steps from A2 onto A1, which holds that tile."""
    return walker(tiles={"A1": cell_tile, "A3": "wall", "A2": "neutral"}, walls={"A3": "L"}, **given).draws(
        "one"
    )


@pytest.mark.scenario("ZP-S29")
def test_a_stone_may_be_left_in_a_free_chamber() -> None:
    ada = ends_on("orb", monkles=["A2"], stones={"A7": ADA, "A9": ADA})
    assert ada.asked.actions == (LEAVE_STONE, SKIP)
    ada.does(LEAVE_STONE)
    assert ada.state.stones["A1"] == ADA
    assert ada.state.seats[ADA].unplaced == 1
    assert ends_on("orb", monkles=["A2", "A1"]).kind == "draw"
    for owner in (ADA, BEN):
        assert ends_on("orb", monkles=["A2"], stones={"A1": owner}).kind == "draw"


@pytest.mark.scenario("ZP-S30")
@pytest.mark.parametrize("tile", ["wall", "teleporter_red"])
def test_walls_and_teleporters_take_no_stone(tile: str) -> None:
    ada = ends_on(tile, monkles=["A2"])
    assert ada.monkle() == "A1"
    assert ada.kind == "draw"


@pytest.mark.scenario("ZP-S31")
def test_a_reliquary_gives_a_relic_to_who_is_alone() -> None:
    three = ["grave_hook", "twin_idol", "fate_bones"]
    ada = ends_on("reliquary", monkles=["A2"], relics={ADA: three}, turn=9)
    assert ada.kind == "move"  # with relics in hand she is asked even for her only step
    ada.does(StepTo("A1"))
    ada.state.relic_deck.remove("star_lens")
    ada.state.relic_deck.append("star_lens")
    assert ada.asked.actions == (TAKE, SKIP)
    ada.does(TAKE)
    assert ada.state.seats[ADA].relics == 4
    crowded = ends_on("reliquary", monkles=["A2", "A1"])
    assert crowded.asked.seat == BEN


@pytest.mark.scenario("ZP-S31")
def test_with_four_relics_one_may_be_traded() -> None:
    four = ["grave_hook", "twin_idol", "fate_bones", "golden_mask"]
    for choice, discarded in ((Trade("twin_idol"), ["twin_idol"]), (Trade("golden_mask"), ["golden_mask"])):
        ada = ends_on("reliquary", monkles=["A2"], relics={ADA: four}).does(StepTo("A1"))
        assert ada.asked.secret
        assert set(ada.asked.actions) == {*map(Trade, four), SKIP}
        ada.does(choice)
        assert ada.state.relic_discard == discarded
        assert ada.state.seats[ADA].relics + ada.state.seats[ADA].jar == 4
    ada = ends_on("reliquary", monkles=["A2"], relics={ADA: four}).does(StepTo("A1"))
    before = ada.state.seats[ADA].clone()
    ada.does(SKIP)
    assert ada.state.seats[ADA] == before


def test_of_two_equal_relics_the_newer_one_is_traded() -> None:
    """The older one can still be played this turn."""
    held = ["soul_thread", "twin_idol", "fate_bones", "soul_thread"]
    ada = ends_on("reliquary", monkles=["A2"], relics={ADA: held}).does(StepTo("A1"))
    ada.state.seats[ADA].hidden[-1] = Held("soul_thread", ada.state.turn)
    ada.does(Trade("soul_thread"))
    kept = [held for held in ada.state.seats[ADA].hidden if held.relic == "soul_thread"]
    assert [held.turn < ada.state.turn for held in kept] == [True]


@pytest.mark.scenario("ZP-S32")
def test_synchronicity_builds_and_walks_up_to_three_steps() -> None:
    start = {"tiles": plain(["A2", "B1"]), "stones": {"A1": BEN, "A9": CLEO}}
    ada = table(**start, monkles=["A1"], hands={ADA: ["orb"]}, stack=["orb"] * 5).draws("sync")
    assert ada.asked.actions == (BUILD, DISLOCATE)
    ada.does(BUILD)
    assert ada.told(TilesDrawn)[-1].count == 3
    for cell in ("B2", "B3", "A4"):
        ada.does(PlaceTile("orb"), PlaceCell(cell))
    assert ada.monkle() == "A2"  # the first step had no alternative, not even to stop
    assert STOP in ada.asked.actions
    ada.does(StepTo("B1"))
    assert STOP in ada.asked.actions


@pytest.mark.scenario("ZP-S32")
def test_synchronicity_may_send_one_stone_home_instead() -> None:
    start = {"tiles": plain(["A2", "B1"]), "stones": {"A1": BEN, "A9": CLEO, "A11": ADA}}
    ada = table(**start, monkles=["A1"]).draws("sync").does(DISLOCATE)
    assert ada.cells(PickStone) == {"A9", "A11"}  # Ben's lies under Ada's Monkle
    ada.does(PickStone("A9"))
    assert ada.told(StoneReturned) == [StoneReturned(CLEO, "A9")]
    assert ada.told(MonkleMoved) == []
    assert ada.asked.seat == BEN
    covered = table(tiles=plain(["A2"]), stones={"A1": BEN}, monkles=["A1"]).draws("sync")
    assert covered.kind == "place_tile"  # nothing to dislocate: building begins by itself


@pytest.mark.scenario("ZP-S75")
def test_a_single_step_is_taken_by_itself_only_without_a_face_down_relic() -> None:
    tiles = {**FULL, "A3": "wall", "B1": "wall"}
    given: dict[str, Any] = {"tiles": tiles, "walls": {}, "monkles": ["A1"], "phase": 2}
    assert table(**given).draws("one").monkle() == "A2"
    asked = []
    for relic, turn in (("winged_sandals", 0), ("winged_sandals", 9), ("scarab_shield", 0)):
        ada = table(**given, relics={ADA: [relic]})
        ada.state.seats[ADA].hidden = [type(ada.state.seats[ADA].hidden[0])(relic, turn)]
        ada.draws("one")
        assert ada.monkle() == "A1"
        asked.append(ada.asked.seen_by(BEN))
    assert asked[0] == asked[1] == asked[2]
    assert asked[0].private_entry
    assert not any(isinstance(action, LeaveStone) for action in asked[0].actions)
