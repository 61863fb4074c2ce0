"""Every refusal says why, in words of the cause (section 6), and names a heading of the rules text."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.zoneplex.positions import ADA, BEN, CLEO, FULL, SET, Table, give, plain, table
from zonegames.engine.assets import read_text
from zonegames.engine.errors import Refusal
from zonegames.engine.headings import anchors
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    CALL_FOR_HELP,
    DONE,
    DRAW,
    FIGHT_ALONE,
    LEAVE_STONE,
    PASS,
    PLAY,
    READY,
    SEAL,
    SKIP,
    STOP,
    TAKE,
    Drop,
    Get,
    Give,
    Insist,
    Invite,
    PlaceCell,
    PlaceTile,
    PlaceWall,
    PromiseStones,
    Sacrifice,
    Share,
    StepTo,
    Teleport,
)
from zonegames.games.zoneplex.deals import FACE_DOWN
from zonegames.games.zoneplex.refusals import wall_refusal
from zonegames.games.zoneplex.rules import GAME

HEADINGS = anchors(read_text(GAME.id, "rules.md"))


def refused(at: Table, action: Any) -> str:
    """The words that refuse an action which is not legal now."""
    asked = at.state.pending
    assert asked is None or action not in asked.legal, f"{action} is legal"
    refusal: Refusal = GAME.why_not(GAME.view(at.state, asked.seat if asked else None), action)
    assert not refusal.rule or refusal.rule in HEADINGS
    return refusal.text


def building(tile: str, **given: Any) -> Table:
    """Ada is about to lay that tile; she holds nothing else."""
    given.setdefault("monkles", ["A7"] * 4)
    return table(hands={ADA: [tile]}, stack=[], **given).draws("one").does(PlaceTile(tile))


BLIND = plain(["A6", "A8"])
"""A way on for Ada on A7, so that the duty to build does not speak."""


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("A1", "That cell is already built."),
        ("G1", "That cell is already built."),
        ("C5", "A tile must share a side with a built tile."),
        ("F2", "The Eye does not hold up other tiles - build towards it."),
    ],
)
def test_a_cell_that_cannot_be_built(cell: str, words: str) -> None:
    assert refused(building("neutral", tiles=BLIND), PlaceCell(cell)) == words


def test_a_wall_that_traps_the_builder() -> None:
    at = table(tiles=plain(["A6"]), monkles=["A1"], hands={ADA: ["neutral", "wall"]}, stack=[]).draws("one")
    at.does(PlaceTile("wall"))  # the only cell is A2, so its side is asked
    assert refused(at, PlaceWall("L")) == "That wall would trap seat 1."


def test_the_duty_is_named_where_it_decides() -> None:
    at = table(
        tiles={"A3": "neutral", **plain(["A6"])},
        monkles=["A3"],
        hands={ADA: ["neutral"]},
        stack=[],
    ).draws("one")
    at.does(PlaceTile("neutral"))
    assert at.cells(PlaceCell) == {"A2", "A4"}
    words = "You must build a way to walk on: choose one of the marked cells."
    assert refused(at, PlaceCell("A8")) == words


@pytest.mark.scenario("ZP-S13")
def test_a_wall_before_the_eye() -> None:
    tiles = {cell: tile for cell, tile in FULL.items() if cell != "F2"}
    assert (
        refused(building("wall", tiles=tiles), PlaceWall("V")) == "That wall would seal the way to The Eye."
    )


@pytest.mark.scenario("ZP-S14")
def test_a_wall_that_shuts_in_a_sacred_chamber() -> None:
    at = building("wall", tiles={"A1": "prism", **BLIND}).does(PlaceCell("A2"))
    assert refused(at, PlaceWall("L")) == "That wall would wall in a Sacred Chamber."


@pytest.mark.scenario("ZP-S15")
def test_a_wall_that_traps_somebody() -> None:
    at = building("wall", tiles=BLIND, monkles=["A7", "A1", "A7", "A7"]).does(PlaceCell("A2"))
    assert refused(at, PlaceWall("L")) == "That wall would trap seat 2."


@pytest.mark.scenario("ZP-S18")
def test_a_wall_that_closes_off_an_empty_space() -> None:
    tiles = {"B1": "wall", "B3": "wall", **plain(["A2", "A4", "A6", "C2"])}
    at = building("wall", tiles=tiles, walls={"B1": "R", "B3": "L"}).does(PlaceCell("C1"))
    assert at.state.pyramid.wall("C1") == "L"  # the one side that was left
    before = table(tiles=tiles, walls={"B1": "R", "B3": "L"}, monkles=["A7"] * 4)
    view = GAME.view(before.state, ADA)
    for side in ("V", "R"):
        assert wall_refusal(view, "C1", side).text == "That wall would close off an empty space."  # type: ignore[arg-type]


def walking(card: str, **given: Any) -> Table:
    return table(hands={}, stack=[], **given).draws(card)


def test_steps_that_cannot_be_taken() -> None:
    tiles = {"A2": "neutral", "A4": "wall", "B3": "neutral", "B1": "neutral", "B2": "neutral"}
    at = walking("three", tiles=tiles, walls={"A4": "L"}, monkles=["A3"], relics={ADA: ["twin_idol"]})
    assert refused(at, StepTo("A4")) == "A wall is in the way."
    assert refused(at, StepTo("B3")) == "Not a neighbouring tile."
    assert refused(at, STOP) == "You must take all 3 steps."
    assert refused(at, Teleport("A1")) == "You do not stand on a teleporter."
    at.does(StepTo("A2"), StepTo("B1"))
    assert refused(at, StepTo("C1")) == "Not a neighbouring tile."


def test_an_empty_neighbour_is_no_tile_to_walk_on() -> None:
    at = walking("two", tiles=plain(["A4", "B4", "A6"]), monkles=["A5"]).does(StepTo("A4"))
    assert refused(at, StepTo("B3")) == "Nothing is built there yet."


def test_no_step_is_left_when_a_jump_is_forced() -> None:
    tiles = {"B3": "teleporter_red", "C8": "teleporter_red", "C5": "teleporter_master"}
    at = walking("one", tiles={**tiles, **plain(["B2", "B4", "C4", "C6", "C7"])}, monkles=["B2"])
    assert refused(at, StepTo("B2")) == "You have taken all your steps."


def test_entries_that_cannot_be_used() -> None:
    tiles = {"A2": "wall", "A4": "neutral", "A6": "neutral"}
    at = walking("two", tiles=tiles, walls={"A2": "L"}, monkles=[None, "A7", "A7", "A7"])
    assert refused(at, StepTo("A4")) == "You come into play on a tile of the base."
    assert refused(at, StepTo("A1")) == "That tile is walled in: nobody comes into play there."
    assert refused(at, StepTo("A9")) == "You owe more steps, and no way leads on from there."


def test_teleporters_that_do_not_lead_there() -> None:
    tiles = {"B3": "teleporter_red", "C8": "teleporter_red", "A9": "teleporter_blue", **plain(["B2", "B4"])}
    asleep = walking("two", tiles=tiles, monkles=["B3"])
    assert refused(asleep, Teleport("C8")) == "This teleporter wakes when you step on it from another tile."
    awake = walking("two", tiles={**tiles, "B1": "neutral"}, monkles=["B2"]).does(StepTo("B3"))
    assert refused(awake, Teleport("C8")) == "You still owe steps, and no way leads off that teleporter."
    assert refused(awake, Teleport("A9")) == "This teleporter does not lead there."


def test_a_stop_on_a_waking_teleporter() -> None:
    tiles = {**FULL, "B3": "teleporter_red", "C8": "teleporter_red"}
    at = table(tiles=tiles, phase=2, monkles=["B2"]).draws("sync").does(StepTo("B3"))
    assert refused(at, STOP) == "You stand on a teleporter that takes you along."
    start = table(tiles=tiles, phase=2, monkles=["B2"]).draws("sync")
    assert refused(start, STOP) == "You must take at least one step."


def before_the_door(phase: int = 2, influence: int = 4, **given: Any) -> Table:
    at = table(tiles=FULL, phase=phase, monkles=["F2"], wms=[influence], hands={}, stack=[], **given)
    return at.draws("two")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"phase": 1}, "The Eye opens in Phase 2."),
        (
            {"fears": {ADA: ["b5", "g5"]}},
            "To enter The Eye you need a Fear of each class - missing: magenta.",
        ),
        (
            {"fears": {ADA: []}},
            "To enter The Eye you need a Fear of each class - missing: blue, green, magenta.",
        ),
        (
            {"fears": {ADA: ["b5", "x1"]}},
            "To enter The Eye you need a Fear of each class - missing: one of: green, magenta.",
        ),
        (
            {
                "fears": {ADA: SET},
                "relics": {BEN: ["obsidian_throne", "golden_mask"], CLEO: ["solar_disc"]},
                "influence": 2,
            },
            "You would not have the clear lead (you 2+2, seat 2 4).",
        ),
    ],
)
def test_the_eye_says_what_is_missing(given: dict[str, Any], words: str) -> None:
    assert refused(before_the_door(**given), StepTo("G1")) == words


def test_relics_that_cannot_be_played() -> None:
    fresh = walking("two", tiles=plain(["A2", "B1"]), monkles=["A1"])
    give(fresh.state, ADA, "soul_thread", turn=fresh.state.turn)
    assert refused(fresh, PLAY["soul_thread"]) == "A relic cannot be used in the turn you got it."
    assert refused(fresh, PLAY["bull_statue"]) == "You hold no face-down Bull Statue."
    assert (
        refused(fresh, PLAY["golden_mask"]) == "The Golden Mask works by lying face up; it is never played."
    )
    held = {ADA: ["scarab_shield", "breaching_maul", "winged_sandals"]}
    at = walking("two", tiles=plain(["A2", "B1"]), monkles=["A1"], relics=held)
    assert refused(at, PLAY["scarab_shield"]) == "Scarab Shield: only in a battle that you take part in."
    assert refused(at, PLAY["breaching_maul"]) == "The Breaching Maul can do nothing now."
    at.does(StepTo("A2"))
    assert refused(at, PLAY["winged_sandals"]) == "The Winged Sandals are put on before the first step."
    fight = table(relics=held).dice(0).draws("b5").does(FIGHT_ALONE)
    assert refused(fight, PLAY["breaching_maul"]) == "Breaching Maul: only on your turn, outside a battle."


def called(fear: str = "b5", **given: Any) -> Table:
    return table(**given).dice(0).draws(fear).does(CALL_FOR_HELP)


def test_deals_beyond_their_bounds() -> None:
    four = ["evil_eye", "soul_thread", "breaching_maul", "golden_mask"]
    at = called(relics={ADA: ["twin_idol"], BEN: four}, stones={"A1": BEN})
    assert refused(at, Invite(ADA)) == "You are in the battle anyway."
    at.does(Invite(BEN))
    assert refused(at, Share(False, 2)) == "Only 1 relic is left to share."
    at.does(Share(True, 1))
    assert refused(at, PromiseStones(2)) == "The helper has 1 stone on the board."
    assert refused(at, Get(FACE_DOWN)) == "Seat 2 already holds 4 relics."
    assert refused(at, Get("b5")) == "Seat 1 has nothing of the kind."
    at.does(Give("golden_mask"))
    assert refused(at, Give(FACE_DOWN)) == "One thing each way is all that a deal holds."
    at.does(DONE)
    assert refused(at, Invite(BEN)) == "Seat 2 has been invited."
    at.does(Invite(CLEO), Get(FACE_DOWN))
    assert at.kind == "invite"
    assert refused(at, Drop(BEN)) == "That seat is not in the party."


def test_the_fear_is_promised_once() -> None:
    at = called("b8")
    at.does(Invite(BEN), Share(True, 1), Invite(CLEO))
    assert refused(at, Share(True, 0)) == "The Fear is already promised to seat 2."
    assert refused(at, Share(False, 2)) == "Only 1 relic is left to share."


def test_a_promise_must_be_kept_before_getting_ready() -> None:
    at = called("b8", stones={"A1": BEN, "A3": BEN, "A5": BEN})
    at.does(Invite(BEN), Share(False, 0), PromiseStones(2), DONE, ACCEPT, PASS, PASS, SEAL)
    assert at.asked.seat == BEN
    assert refused(at, READY) == "You promised 2 stones."
    at.does(Sacrifice("A3"))
    assert refused(at, Sacrifice("A3")) == "That stone is pledged already."
    assert refused(at, Sacrifice("B1")) == "No stone of yours lies there."
    assert refused(at, Insist(CLEO)) == "That is not to be decided now."


STONE_CASES: list[tuple[Callable[[Table], None], str]] = [
    (lambda at: at.state.stones.update({"A2": BEN}), "A stone lies here already."),
    (lambda at: setattr(at.state.seats[ADA], "unplaced", 0), "All your stones are placed."),
    (lambda at: setattr(at.state.seats[BEN], "monkle", "A2"), "Another Monkle stands here."),
]


@pytest.mark.parametrize(("change", "words"), STONE_CASES)
def test_stones_that_cannot_be_left(change: Callable[[Table], None], words: str) -> None:
    at = walking("one", tiles=plain(["A2", "B1"]), monkles=["A1"])
    change(at)
    assert GAME.why_not(GAME.view(at.state, ADA), LEAVE_STONE).text == words


def test_what_the_tile_does_not_offer() -> None:
    at = walking("one", tiles={"A2": "neutral"}, monkles=["A1"])
    assert refused(at, TAKE) == "You do not stand on a Reliquary."
    wall = walking("two", tiles={"A2": "wall", "B1": "neutral"}, monkles=["A2"])
    assert refused(wall, LEAVE_STONE) == "Stones lie in Spirit Chambers only."
    full = walking("one", tiles={"A2": "reliquary"}, monkles=["A1"])
    full.state.seats[ADA].shown = ["golden_mask"] * 4
    assert GAME.why_not(GAME.view(full.state, ADA), TAKE).text == "You hold 4 relics: trade one, or skip."


def test_other_decisions_and_other_times() -> None:
    at = table()
    assert refused(at, SKIP) == "That is not to be decided now."
    over = (
        table(tiles=FULL, phase=2, fears={ADA: SET}, wms=[4], monkles=["F2"]).draws("one").does(StepTo("G1"))
    )
    assert refused(over, DRAW) == "The game is over."


def test_every_ruling_stands_in_the_rules_text() -> None:
    text = read_text(GAME.id, "rules.md")
    assert [number for number in range(1, 53) if f"ZP-R{number:02}" not in text] == []
