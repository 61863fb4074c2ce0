"""The data: the rulebook's counts, and the three facts that make every run end (ZG-R38)."""

from collections import Counter

from zonegames.games.zogars_revenge.components import (
    ALL_TOKENS,
    BUILT_IN,
    CHEST,
    CHEST_EYE,
    COINS,
    GAZE,
    RING,
    STRENGTH,
    TILES,
)
from zonegames.games.zogars_revenge.dungeon import plan


def test_the_box_holds_what_the_rulebook_lists():
    assert len(TILES) == 20
    assert len(ALL_TOKENS) == 30
    faces = Counter(face for sides in TILES.values() for face in sides)
    monsters = {monster: faces[monster] for monster in STRENGTH}
    assert (faces[CHEST], faces[CHEST_EYE], faces[GAZE]) == (9, 6, 5)
    assert monsters == {"guard": 4, "jailer": 5, "hound": 4, "troll": 3, "wight": 2, "warden": 2}
    tokens = Counter(ALL_TOKENS)
    assert [tokens[kind] for kind in ("cross", "potion", "sword", "trap", "eye")] == [5, 3, 3, 4, 2]
    assert sum(COINS[token] for token in ALL_TOKENS if token in COINS) == 23


def test_every_tile_has_a_side_that_is_no_plain_chest():
    assert all(set(sides) != {CHEST} for sides in TILES.values())


def test_the_eyes_of_the_ring_stand_on_one_diagonal():
    assert [(start.eye, back.eye) for start, back in RING] == [
        (False, False),
        (False, True),
        (False, False),
        (False, True),
    ]


def test_lamps_and_stairs_never_touch():
    for layout in BUILT_IN.values():
        dungeon = plan(layout.rows)
        special = {*dungeon.lamps, dungeon.centre}
        assert all(special.isdisjoint(dungeon.ways[cell]) for cell in special)
