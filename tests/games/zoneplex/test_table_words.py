"""The pyramid in words: own things to their owner, the rest to all, every cell by its name."""

from typing import Any

from tests.games.zoneplex.positions import ADA, BEN, CLEO, DOV, FULL, NAMES, SET, Table, table
from zonegames.games.zoneplex.actions import CALL_FOR_HELP
from zonegames.games.zoneplex.geometry import CELLS
from zonegames.games.zoneplex.rules import GAME


def told(at: Table, looker: int | None) -> list[str]:
    return GAME.narrator.table(GAME.view(at.state, looker), NAMES[: len(at.state.seats)])


def at_hand(at: Table, looker: int | None = None) -> list[str]:
    decision = at.asked.seen_by(looker)
    return GAME.narrator.at_hand(GAME.view(at.state, looker), decision, NAMES[: len(at.state.seats)])


def own_things(**given: Any) -> Table:
    hands = {ADA: ["wall", "reliquary"], BEN: ["orb"]}
    return table(hands=hands, relics={ADA: ["mummy_hand"], BEN: ["solar_disc"]}, monkles=["A3"], **given)


def test_own_things_are_told_to_their_owner_alone():
    at = own_things()
    assert told(at, ADA)[:6] == [
        "Phase 1, turn 10: Ada's turn.",
        told(at, None)[1],
        "Your Sacred Symbol: Prism.",
        "Tiles in your hand: Wall, Reliquary.",
        "Your relic 1, Mummy Hand: Take a rival's face-up Relic, their Canopic Jar, or a random face-down",
        "Relic.",
    ]
    for other in (None, BEN):
        lines = " ".join(told(at, other))
        assert "Mummy Hand" not in lines and "Prism." not in lines and "Wall, Reliquary" not in lines
        assert "Ada: on A3 neutral, strength 1, 4 stones to place, 1 face-down relic, 2 tiles." in lines


def test_seats_are_told_with_place_stones_fears_and_open_relics():
    at = own_things(stones={"A5": ADA}, fears={ADA: ["g8"]}, jar=ADA, wms=[3])
    lines = told(at, None)
    assert "Ada: on A3 neutral, strength 3, 3 stones to place, stones on A5 neutral." in lines
    assert "Ada, more: captured green 8 and the Canopic Jar, 1 face-down relic, 2 tiles." in lines
    assert "Ben: off the board, strength 1, 4 stones to place, Solar Disc face up, 1 tile." in lines


def test_what_lies_next_to_the_monkle_is_told_with_walls():
    at = table(tiles={"A4": "wall"}, walls={"A4": "L"}, monkles=["A3", "A7"])
    assert [
        line for line in told(at, ADA) if " Ada: " in line and line.startswith(("Left", "Right", "Below"))
    ] == [
        "Left of Ada: A2 empty.",
        "Right of Ada: A4 Wall at its left, behind a wall.",
        "Below Ada: the edge.",
    ]
    assert "Left of Ben: A6 empty." in told(at, BEN)
    assert "Left of Ada: A2 empty." in told(at, None)


def test_every_cell_is_told_once_by_its_row():
    at = table(tiles={"A4": "wall", "B3": "orb"}, walls={"A4": "V"}, monkles=["A3"], stones={"A5": BEN})
    rows = " ".join(line for line in told(at, None) if line.startswith("Row "))
    words = rows.replace(",", " ").replace(".", " ").replace(":", " ").split()
    for cell in CELLS[:-1]:
        assert words.count(cell) == (0 if cell[0] in "CDEF" else 1), "of a row without tiles only that"
    assert "A3 neutral (Ada)" in rows
    assert "A4 Wall at its top" in rows
    assert "A5 neutral (Ben's stone)" in rows
    assert "empty A2, A6, A8, A10 and A12." in rows
    assert "Rows C to F: empty." in told(at, None)


def test_phase_two_tells_influence_and_the_way_to_the_eye():
    at = table(phase=2, monkles=["A3"], fears={ADA: SET, BEN: ["b5", "x1"]}, wms=[5, 1, 1, 4])
    lines = told(at, None)
    whole = " ".join(lines)
    assert "symbol Prism, Influence 5, may enter The Eye." in whole
    assert "lacks 1 Fear (green or magenta) and 3 more Influence for The Eye." in whole
    assert "lacks 3 Fears (blue, green and magenta) and 3 more Influence for The Eye." in whole
    assert not any("symbol " in line for line in told(own_things(), BEN))


def test_the_battle_and_the_deal_are_told():
    at = table(monkles=["A3", "A5"], wms=[2, 3]).dice(1).draws("g8")
    assert at.kind == "fear_plan"
    lines = at_hand(at)
    assert lines[0] == "Ada faces The Rotting Double (green 8), strength 9 with the die."
    assert lines[1].startswith("It carries ")
    assert [line.partition(":")[0] for line in lines[2:]] == ["Ada", "Ben", "Cleo", "Dov"]
    assert lines[0] in told(at, None)
    at.does(CALL_FOR_HELP)
    assert at_hand(at) == lines


def test_before_a_walk_the_place_of_who_walks_is_told():
    at = table(monkles=["A3"])
    assert at_hand(at) == [
        "Ada: on A3 Neutral Spirit Chamber; strength 1, 4 stones to place, 0 placed, no relics."
    ]
    at.draws("two")
    assert at_hand(at)[1:] == ["The action card: Two Steps."]


def test_what_is_spent_is_counted():
    at = table(monkles=["A3"], cards=["two", "two", "one"], phase=2, tiles={"A4": "orb"})
    at.draws()
    assert "Cards turned over: 1 Two Steps." in told(at, None) or "The action card: Two Steps." in told(
        at, None
    )
    assert "Relics used: none, 30 in their deck." in told(at, None)


def test_a_table_in_the_middle_of_a_game_is_told_in_some_thirty_lines():
    tiles = {**FULL, "B1": "prism", "B4": "orb", "C3": "teleporter_red", "D4": "reliquary"}
    stones = {"A1": ADA, "B1": ADA, "A3": BEN, "B4": BEN, "C1": CLEO, "C2": DOV}
    fears = {ADA: ["g8", "b5"], BEN: ["x1"], CLEO: SET}
    at = table(tiles=tiles, phase=2, monkles=["A5", "A5", "B2", "C7"], stones=stones, fears=fears)
    assert len(told(at, ADA)) <= 36
