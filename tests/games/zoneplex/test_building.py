"""Where tiles and walls may lie (ZP-S06 to S20, S71)."""

import pytest

from tests.games.zoneplex.positions import ADA, BEN, FULL, Table, plain, table
from zonegames.games.zoneplex.actions import (
    PlaceCell,
    PlaceTile,
    PlaceWall,
    StepTo,
)
from zonegames.games.zoneplex.events import CannotMove, MonkleMoved, TilePlaced, TilesDrawn
from zonegames.games.zoneplex.geometry import BIT
from zonegames.games.zoneplex.walking import entry_cells


def sides(at: Table) -> set[str]:
    """The offered sides of a wall."""
    return {action.side for action in at.offers(PlaceWall)}


def wall_sides(at: Table, cell: str) -> set[str]:
    """Where the wall of a Wall tile on that cell may stand, whatever is asked now."""
    return set(at.state.site().sides(cell))  # type: ignore[arg-type]


@pytest.mark.scenario("ZP-S06")
def test_the_first_tile_goes_between_two_base_tiles() -> None:
    """Only the base lies: the cells that share a side with it are the even ones of row A."""
    ada = table(hands={ADA: ["neutral"]}, stack=[]).draws("one").does(PlaceTile("neutral"))
    assert ada.cells(PlaceCell) == {"A2", "A4", "A6", "A8", "A10", "A12"}


@pytest.mark.scenario("ZP-S07")
def test_a_gap_may_be_left_but_touching_sides_is_needed() -> None:
    ada = table(tiles=plain(["A2", "B1"]), monkles=["A1"], hands={ADA: ["neutral"]}, stack=[])
    legal = ada.draws("one").does(PlaceTile("neutral")).cells(PlaceCell)
    assert "B2" in legal
    assert "C1" not in legal


@pytest.mark.scenario("ZP-S08")
def test_the_eye_holds_up_no_tile() -> None:
    """Rows A to E are full, so F1 and F3 can be built, but F2 touches only The Eye."""
    below = [cell for cell in FULL if cell[0] != "F"]
    ada = table(tiles=plain(below), monkles=["A1"], hands={ADA: ["neutral"]}, stack=[])
    assert ada.draws("one").does(PlaceTile("neutral")).cells(PlaceCell) == {"F1", "F3"}


@pytest.mark.scenario("ZP-S09")
def test_who_owes_two_steps_enters_where_a_way_leads_on() -> None:
    """Ada off the board, ▲▲, five kinds in hand: two tiles, an entry with a way on, two steps."""
    ada = table(hands={ADA: ["neutral", "prism", "orb"]}, stack=["star", "reliquary"]).draws("two")
    assert ada.told(TilesDrawn)[-1].count == 2
    assert len(ada.offers(PlaceTile)) == 5
    ada.does(PlaceTile("neutral"), PlaceCell("A4"), PlaceTile("star"), PlaceCell("A10"))
    assert ada.cells(StepTo) == {"A3", "A5", "A9", "A11"}
    ada.does(StepTo("A3"))
    assert [moved.cell for moved in ada.told(MonkleMoved)] == ["A3", "A4"]


@pytest.mark.scenario("ZP-S10")
def test_steps_may_go_back_and_forth_but_all_are_taken() -> None:
    """▲▲▲ on A3 with A4 as the only neighbour: to A4 and back and forth again, no stop."""
    ada = table(tiles=plain(["A4"]), monkles=["A3"], hands={}, stack=[]).draws("three")
    assert ada.monkle() == "A4"  # the only first step is taken by itself
    assert set(ada.asked.actions) == {StepTo("A3"), StepTo("A5")}
    ada.does(StepTo("A3"))
    assert [moved.cell for moved in ada.told(MonkleMoved)] == ["A4", "A3", "A4"]


@pytest.mark.scenario("ZP-S11")
def test_the_only_tile_must_make_a_way_on() -> None:
    """Ada on A1 has no neighbour: her one tile goes to A2, a wall of it not towards her."""
    far = plain(["A6", "A8", "B5", "B6", "B7"])
    ada = table(tiles=far, monkles=["A1"], hands={ADA: ["neutral", "wall"]}, stack=[]).draws("one")
    ada.does(PlaceTile("wall"))
    assert sides(ada) == {"R", "V"}
    again = table(tiles=far, monkles=["A1"], hands={ADA: ["neutral", "wall"]}, stack=[]).draws("one")
    again.does(PlaceTile("neutral"))
    assert again.told(TilePlaced)[-1].cell == "A2"


@pytest.mark.scenario("ZP-S12")
def test_with_two_tiles_the_way_may_wait_for_the_second() -> None:
    far = plain(["A6", "A8", "B5", "B6", "B7"])
    ada = table(tiles=far, monkles=["A1"], hands={ADA: ["neutral", "orb"]}, stack=[]).draws("two")
    ada.does(PlaceTile("neutral"))
    assert ada.cells(PlaceCell) >= {"A2", "A4", "A12", "B4"}
    ada.does(PlaceCell("A12"), PlaceTile("orb"))
    assert ada.told(TilePlaced)[-1].cell == "A2"


def test_the_first_of_two_tiles_makes_the_way_when_the_second_cannot() -> None:
    """The second tile is a Wall that may not stand on A2 without shutting Ada in: A2 must be built now."""
    ada = table(
        tiles={"A1": "neutral", "A3": "orb", "A4": "wall", **plain(["A6", "A8"])},
        walls={"A4": "L"},
        monkles=["A1"],
        hands={ADA: ["neutral", "wall"]},
        stack=[],
    ).draws("two")
    ada.does(PlaceTile("neutral"))
    assert ada.told(TilePlaced)[-1].cell == "A2"


def test_a_wall_that_could_not_make_the_way_later_may_lie_elsewhere_first() -> None:
    """As above, the Wall first: it may not take the place where the neutral chamber must go."""
    ada = table(
        tiles={"A1": "neutral", "A3": "orb", "A4": "wall", **plain(["A6", "A8"])},
        walls={"A4": "L"},
        monkles=["A1"],
        hands={ADA: ["neutral", "wall"]},
        stack=[],
    ).draws("two")
    ada.does(PlaceTile("wall"))
    assert "A2" not in ada.cells(PlaceCell)


@pytest.mark.scenario("ZP-S13")
def test_no_wall_stands_between_the_door_and_the_eye() -> None:
    but_the_door = {cell: tile for cell, tile in FULL.items() if cell != "F2"}
    ada = table(tiles=but_the_door, monkles=["A1"], hands={ADA: ["wall"]}, stack=[]).draws("one")
    ada.does(PlaceTile("wall"))
    assert sides(ada) == {"L", "R"}


@pytest.mark.scenario("ZP-S14")
def test_a_sacred_chamber_may_not_be_walled_in_but_a_neutral_one_may() -> None:
    given = {"monkles": ["A7"], "hands": {ADA: ["wall"]}, "stack": []}
    sacred = table(tiles={"A1": "prism", **plain(["A6", "A8"])}, **given)
    assert "L" not in wall_sides(sacred, "A2")
    neutral = table(tiles=plain(["A6", "A8"]), **given).draws("one")
    neutral.does(PlaceTile("wall"), PlaceCell("A2"), PlaceWall("L"))
    assert not entry_cells(neutral.state.pyramid) & BIT["A1"]


@pytest.mark.scenario("ZP-S15")
def test_nobody_is_walled_in() -> None:
    ada = table(monkles=["A7", "A1"])
    assert wall_sides(ada, "A2") == {"R", "V"}


@pytest.mark.scenario("ZP-S16")
@pytest.mark.parametrize(
    ("far", "legal"), [(None, False), ("teleporter_blue", True), ("teleporter_master", True)]
)
def test_a_teleporter_that_leads_out_lets_a_wall_stand(far: str | None, legal: bool) -> None:
    """A1 sacred, A2 blue, A3 walled off: a wall on B1 towards A2 needs a linked teleporter outside."""
    tiles = {"A1": "prism", "A2": "teleporter_blue", "A3": "wall", **({"C5": far} if far else {})}
    ada = table(tiles=tiles, walls={"A3": "L"}, monkles=["A7", "A7", "A7", "A7"])
    assert ("V" in wall_sides(ada, "B1")) == legal


@pytest.mark.scenario("ZP-S17")
def test_a_teleporter_walled_in_on_all_sides_is_no_destination() -> None:
    tiles = {"A1": "teleporter_blue", "A2": "wall", "C5": "teleporter_blue", "C6": "neutral"}
    ada = table(tiles=tiles, walls={"A2": "L"}, monkles=["C6"], hands={}, stack=[]).draws("one")
    assert ada.monkle() == "C5"


@pytest.mark.scenario("ZP-S18")
def test_a_wall_may_not_close_off_an_empty_space() -> None:
    """B2 can be reached only through C1: on C1 the wall may stand at the edge alone."""
    tiles = {"B1": "wall", "B3": "wall", **plain(["A2", "A4"])}
    ada = table(tiles=tiles, walls={"B1": "R", "B3": "L"}, monkles=["A7"] * 4)
    assert wall_sides(ada, "C1") == {"L"}


@pytest.mark.scenario("ZP-S19")
def test_what_is_left_is_drawn_and_placed_and_the_walk_is_full() -> None:
    start = plain(["A2", "B1", "B2"])
    short = table(tiles=start, monkles=["A1"], hands={ADA: ["orb"] * 3}, stack=["star"]).draws("three")
    assert short.told(TilesDrawn)[-1].count == 1
    for cell in ("A4", "A6", "A8"):
        short.does(PlaceTile("orb"), PlaceCell(cell))
    assert short.kind == "move"
    assert short.state.mover.tiles == ["star"]
    bare = table(tiles=start, monkles=["A1"], hands={BEN: ["orb"]}, stack=[]).draws("three")
    assert bare.told(TilesDrawn) == []
    assert (bare.kind, bare.monkle()) == ("move", "A2")


def crumbling(monkle: str) -> Table:
    """A2 and A12 are empty, and each joins two Sacred Chambers to the rest: no side is legal on either."""
    tiles = {cell: tile for cell, tile in FULL.items() if cell not in ("A2", "A12")}
    tiles |= {"A1": "prism", "A3": "orb", "A4": "wall", "A10": "wall", "A11": "star", "A13": "orb"}
    walls = {"A4": "L", "A10": "R"}
    hands = {ADA: ["wall", "wall"]}
    return table(tiles=tiles, walls=walls, monkles=[monkle], hands=hands, stack=[]).draws("one")


@pytest.mark.scenario("ZP-S20")
def test_walls_that_may_stand_nowhere_crumble() -> None:
    ada = crumbling("B5")
    ada.does(PlaceTile("wall"))
    assert ada.cells(PlaceCell) == {"A2", "A12"}
    ada.does(PlaceCell("A2"))
    assert ada.told(TilePlaced)[-1] == TilePlaced(ADA, "A2", "wall", None)
    assert ada.state.pyramid.wall("A2") is None
    assert ada.kind == "move"


def test_a_wall_that_crumbles_must_open_a_way_where_it_can() -> None:
    ada = crumbling("A1").does(PlaceTile("wall"))
    assert ada.told(TilePlaced)[-1] == TilePlaced(ADA, "A2", "wall", None), "the only cell beside her"
    assert ada.told(MonkleMoved)[-1].cell == "A2"


@pytest.mark.scenario("ZP-S71")
def test_a_duty_that_cannot_be_fulfilled_is_void() -> None:
    """Ada on A1 holds only Walls, and every wall on A2 would shut somebody or something in."""
    tiles = {"A3": "prism", "A4": "wall", **plain(["A6", "A8", "B5", "B6"])}
    ada = table(tiles=tiles, walls={"A4": "L"}, monkles=["A1"], hands={ADA: ["wall"]}, stack=[]).draws("one")
    assert wall_sides(ada, "A2") == set()
    ada.does(PlaceTile("wall"))
    assert "A2" not in ada.cells(PlaceCell)
    ada.does(PlaceCell("B4"), PlaceWall("L"))
    assert ada.monkle() == "A1"
    assert ada.told(CannotMove)
    assert ada.kind == "draw"
    assert ada.asked.seat == BEN


def test_the_pyramid_is_made_anew_not_changed() -> None:
    ada = table(hands={ADA: ["wall"]}, stack=[])
    before = ada.state.pyramid
    ada.draws("one").does(PlaceTile("wall"), PlaceCell("A2"), PlaceWall("V"))
    assert before.tile("A2") == ""
    assert ada.state.pyramid.wall("A2") == "V"
    assert ada.state.pyramid.without_wall("A2").level_edges == before.level_edges


def test_where_two_walls_stand_at_one_edge_smashing_one_opens_nothing() -> None:
    ada = table(tiles={"A2": "wall", "A3": "wall"}, walls={"A2": "R", "A3": "L"})
    one_left = ada.state.pyramid.without_wall("A2")
    assert not one_left.ways(BIT["A2"]) & BIT["A3"]
    assert one_left.without_wall("A3").ways(BIT["A2"]) & BIT["A3"]
