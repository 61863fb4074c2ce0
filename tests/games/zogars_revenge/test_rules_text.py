"""The rules text: its tables agree with what lies in the box, and every ruling is told."""

import re

from zonegames.engine.assets import read_text
from zonegames.games.zogars_revenge.components import BUILT_IN, GAME_ID, MONSTERS, RING, TILES
from zonegames.games.zogars_revenge.dungeon import plan
from zonegames.games.zogars_revenge.words import FACES

TEXT = read_text(GAME_ID, "rules.md")
CELL = r" ([^|]+) \|"


def test_every_ruling_is_told():
    assert set(re.findall(r"ZG-R(\d\d)", TEXT)) == {f"{number:02}" for number in range(1, 41)}


def test_the_table_of_tiles_is_the_box():
    lair = TEXT.partition("## The lair")[2].partition("## ")[0]
    told = re.findall(rf"(?<=\|) (\d+) \|{CELL}{CELL}", lair)
    assert {int(tile): (a, b) for tile, a, b in told} == {
        tile: (FACES[a], FACES[b]) for tile, (a, b) in TILES.items()
    }


def test_the_table_of_player_tiles_is_the_ring():
    told = re.findall(rf"^\| (?:upper|lower) [^|]+\|{CELL}{CELL}", TEXT, re.MULTILINE)
    sides = [tuple(f"{side.value}{' and an eye' * side.eye}" for side in tile) for tile in RING]
    assert told == sides


def test_the_monsters_have_their_strength():
    assert ", ".join(f"{monster.name} {monster.strength}" for monster in MONSTERS.values()) in TEXT


def test_the_table_of_layouts_is_the_list_of_the_set_up():
    told = re.findall(rf"^\|{CELL} (\d) \| (\d)x(\d) \|", TEXT, re.MULTILINE)
    assert [(name, int(stars), (int(x), int(y))) for name, stars, x, y in told] == [
        (layout.name, layout.stars, plan(layout.rows).size) for layout in BUILT_IN.values()
    ]
