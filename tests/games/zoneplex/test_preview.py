"""What choices would do, as data: chances, reachable tiles, closed cells, what The Eye needs."""

from typing import Any

import pytest

from tests.games.zoneplex.positions import ADA, BEN, CLEO, DOV, FULL, NAMES, SET, Table, plain, table
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    BUILD,
    CALL_FOR_HELP,
    DISLOCATE,
    DONE,
    FIGHT_ALONE,
    PASS,
    PETITION,
    PLACE_CELL,
    PLAY,
    STEP_TO,
    Invite,
    PickStone,
    PlaceCell,
    PlaceTile,
    PromiseStones,
    Sacrifice,
    Share,
    StepTo,
    Teleport,
)
from zonegames.games.zoneplex.components import TILES
from zonegames.games.zoneplex.geometry import CELLS
from zonegames.games.zoneplex.odds import Attack, win_chance
from zonegames.games.zoneplex.preview import (
    chance_as_ticked,
    chance_now,
    chance_with,
    closed_sides,
    eye_needs,
    stone_worth,
    walk_ends,
)
from zonegames.games.zoneplex.refusals import why_not
from zonegames.games.zoneplex.rules import GAME
from zonegames.games.zoneplex.view import View


def view(at: Table, looker: int | None = ADA) -> View:
    return GAME.view(at.state, looker)


@pytest.mark.parametrize(
    ("strength", "stones", "wms", "percent"),
    [
        (5, 0, [1], 0),
        (6, 0, [4], 50),
        (6, 2, [1], 46.88),
        (10, 0, [2, 1], 0),
        (10, 1, [2, 1], 15.62),
        (8, 2, [1, 1, 1], 77.05),
        (12, 3, [4, 3, 2], 82.54),
        (14, 4, [4, 4, 4, 4], 95.43),
    ],
)
def test_the_chance_is_exact(strength: int, stones: int, wms: list[int], percent: float) -> None:
    chance = win_chance(strength, stones, tuple(map(Attack, wms)))
    assert 100 * chance == pytest.approx(percent, abs=0.006)


def test_blades_and_bones_enter_the_chance() -> None:
    assert win_chance(6, 0, (Attack(1, khopeshes=1),)) == 0.25  # a 3 alone is enough
    assert win_chance(5, 0, (Attack(2, bones=True),)) == 7 / 16  # a 3 on one of two dice
    assert win_chance(0, 0, ()) == 1


def test_the_deal_table_shows_the_chance_as_ticked_and_with_one_more() -> None:
    at = table(wms=[2, 1], stones={"A1": DOV}).dice(0).draws("b10").does(CALL_FOR_HELP)
    at.does(Invite(BEN), Share(False, 1), DONE, ACCEPT, PASS, PETITION, Share(False, 0), PromiseStones(1))
    assert at.kind == "last_word"
    for looker in (ADA, CLEO, None):
        assert chance_as_ticked(view(at, looker)) == win_chance(10, 0, (Attack(2), Attack(1)))
        assert chance_with(view(at, looker), DOV) == win_chance(10, 1, (Attack(2), Attack(1), Attack(1)))


def test_the_chance_follows_the_preparation() -> None:
    at = (
        table(wms=[2], stones={"A1": ADA}, relics={ADA: ["dawn_khopesh"]})
        .dice(0)
        .draws("b6")
        .does(FIGHT_ALONE)
    )
    assert chance_now(view(at)) == win_chance(6, 0, (Attack(2),))
    at.does(Sacrifice("A1"))
    assert chance_now(view(at)) == win_chance(6, 1, (Attack(2),))
    blade = table(wms=[2], relics={ADA: ["dawn_khopesh", "scarab_shield"]}).dice(0).draws("b6")
    blade.does(FIGHT_ALONE, PLAY["dawn_khopesh"])
    assert chance_now(view(blade)) == win_chance(6, 0, (Attack(2, 1),))


def test_every_cell_is_open_or_says_why_not() -> None:
    at = table(tiles=plain(["A6", "A8"]), monkles=["A7"], hands={ADA: ["neutral"]}, stack=[]).draws("one")
    at.does(PlaceTile("neutral"))
    legal = at.cells(PlaceCell)
    closed = [why_not(view(at), PLACE_CELL[cell]) for cell in CELLS if cell not in legal]
    assert closed and all(reason.text and reason.rule for reason in closed)
    walk = table(tiles=plain(["A6", "A8"]), monkles=["A7"], hands={}, stack=[]).draws("one")
    assert walk.cells(StepTo) == {"A6", "A8"}
    closed = [why_not(view(walk), STEP_TO[cell]) for cell in CELLS if cell not in ("A6", "A8")]
    assert all(reason.text and reason.rule for reason in closed)


def test_the_sides_of_a_wall_that_are_closed_say_why() -> None:
    tiles = {"A1": "prism", **plain(["A6", "A8"])}
    at = table(tiles=tiles, monkles=["A7"] * 4, hands={ADA: ["wall"]}, stack=[]).draws("one")
    at.does(PlaceTile("wall"), PlaceCell("A2"))
    offered = [action.side for action in at.asked.actions]
    assert {side: why.text for side, why in closed_sides(view(at), "A2", offered).items()} == {
        "L": "That wall would wall in a Sacred Chamber."
    }


def test_the_ends_of_a_walk_are_known_jumps_and_forced_jumps_included() -> None:
    tiles = {"B3": "teleporter_red", "C8": "teleporter_red", **plain(["B1", "B2", "B4", "C7"])}
    at = table(tiles=tiles, monkles=["B2"], hands={}, stack=[]).draws("two")
    assert set(walk_ends(view(at))) == {"B2", "B4", "C7"}
    one = table(tiles=tiles, monkles=["B2"], hands={}, stack=[], relics={ADA: ["evil_eye"]}).draws("one")
    ends = walk_ends(view(one))
    assert set(ends) == {"B1", "C8"}
    assert ends["C8"] == ("B3", "C8")


@pytest.mark.parametrize("card", ["one", "two", "three", "sync"])
def test_every_walk_ends_where_it_was_foreseen(card: str) -> None:
    """All walks of a card, played out, end on exactly the tiles that were told."""
    tiles = {**FULL, "B3": "teleporter_red", "C8": "teleporter_red", "C5": "teleporter_master", "B2": "wall"}
    given: dict[str, Any] = {"tiles": tiles, "walls": {"B2": "V"}, "phase": 2, "monkles": ["B4"]}
    start = table(**given, relics={ADA: ["winged_sandals"]}).draws(card)
    if start.kind == "sync":
        start.does(BUILD)
    told = set(walk_ends(view(start)))
    open_tables = [start.state]
    ends: set[str | None] = set()
    while open_tables:
        state = open_tables.pop()
        asked = state.pending
        assert asked is not None
        if asked.kind not in ("move", "teleport"):
            ends.add(state.seats[ADA].monkle)
            continue
        for action in asked.actions:
            branch = Table(state.clone()).does(action)
            open_tables.append(branch.state)
    assert ends == told


def test_stones_are_worth_what_the_looker_can_know() -> None:
    tiles = {**FULL, "B1": "prism", "B2": "orb", "B3": "crescent"}
    hidden = table(tiles=tiles)
    assert [stone_worth(view(hidden), ADA, cell) for cell in ("A1", "B1", "B2")] == [1, 2, None]
    assert stone_worth(view(hidden), BEN, "B2") is None
    assert stone_worth(view(hidden, None), ADA, "A1") == 1, "neutral chambers are alike to all"
    shown = table(tiles=tiles, phase=2)
    assert [stone_worth(view(shown), ADA, cell) for cell in ("A1", "B1", "B2", "B3")] == [1, 2, -2, 1]


def effects(at: Table, kind: type) -> list[str]:
    """What the open question says of each of its actions of a kind."""
    return [
        GAME.narrator.action(view(at), at.asked, action, NAMES).effect
        for action in at.asked.legal
        if isinstance(action, kind)
    ]


def test_a_teleporter_promises_a_jump_only_where_it_will_give_one() -> None:
    """Not to a Monkle that comes into play on it (ZP-R15), nor where it is the only one of its kind."""
    pair = {"A3": "teleporter_red", "A5": "teleporter_red", "A7": "teleporter_blue"}
    entering = table(tiles=pair, hands={}, stack=[]).draws("one")
    assert effects(entering, StepTo)[1:3] == ["Coming into play does not wake the teleporter."] * 2
    walking = table(tiles={**pair, "A4": "neutral"}, monkles=["A4"], hands={}, stack=[]).draws("one")
    assert set(effects(walking, StepTo)) == {TILES["teleporter_red"].text}
    lone = table(tiles={**pair, **plain(["A6", "B5"])}, monkles=["A6"], hands={}, stack=[]).draws("one")
    assert effects(lone, StepTo)[1] == "Nothing to do there."


def test_once_influence_counts_a_stone_says_what_its_loss_would_cost() -> None:
    """Ada's own stone on Ben's symbol, Ben's on his own; before Phase 2 nobody can tell."""
    given: dict[str, Any] = {
        "tiles": {**FULL, "B2": "orb", "B4": "orb"},
        "stones": {"B2": ADA, "B4": BEN},
        "monkles": ["A1", "A3"],
    }
    late = table(phase=2, **given).draws("sync").does(DISLOCATE)
    assert effects(late, PickStone) == [
        "It lies on B2 Orb Chamber, worth -2 to Ada.",
        "It lies on B4 Orb Chamber, worth +2 to Ben.",
    ]
    early = table(**given).draws("sync").does(DISLOCATE)
    assert effects(early, PickStone) == ["It lies on B2 Orb Chamber.", "It lies on B4 Orb Chamber."]
    battle = table(phase=2, **given).dice(0).draws("b5").does(FIGHT_ALONE)
    assert effects(battle, Sacrifice) == ["A roll of 0 to 3 off the Fear. Worth -2 Influence."]


def test_the_eye_tells_what_is_needed() -> None:
    at = table(tiles=FULL, phase=2, wms=[1, 4], fears={ADA: ["b5", "m5"], BEN: SET})
    needs = eye_needs(view(at, None), ADA)
    assert (needs.fears, needs.classes, needs.influence, needs.open) == (1, ("green",), 2, False)
    assert eye_needs(view(at, None), BEN).open


def test_a_jump_is_among_the_actions_it_previews() -> None:
    tiles = {"B3": "teleporter_red", "C8": "teleporter_red", **plain(["B2", "B4", "C7"])}
    at = table(tiles=tiles, monkles=["B2"], hands={}, stack=[], relics={ADA: ["evil_eye"]}).draws("two")
    way = walk_ends(view(at))["C7"]
    assert way == ("B3", "C8", "C7")
    at.does(StepTo(way[0]), Teleport(way[1]))
    assert at.monkle() == "C7"
