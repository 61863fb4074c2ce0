"""Positions in the middle of a game, one for each kind of question."""

from collections.abc import Callable
from typing import Any, Final

from tests.games.zoneplex.positions import FULL, SET, Table, table
from tests.tui.boards.zoneplex.table import Sat, sat_at
from zonegames.games.zoneplex.actions import CALL_FOR_HELP, DISLOCATE, PLAY, STEP_TO, TAKE

_BUILT = """
A1=teleporter_blue A2=neutral A3=reliquary A4=crescent A5=wall A6=monolith A8=prism A9=teleporter_yellow
A10=neutral A11=star A13=reliquary B1=ankh B3=orb B4=teleporter_red B5=neutral B6=wall B7=ankh
B8=teleporter_blue B9=crescent C3=prism C4=wall C5=teleporter_master C6=neutral C7=monolith D3=orb
D4=reliquary D5=star
"""
TILES: Final[dict[str, str]] = {pair.partition("=")[0]: pair.partition("=")[2] for pair in _BUILT.split()}
"""Half a pyramid, with all kinds of tiles and three walls."""

HAND = ("star", "neutral", "wall", "teleporter_red", "crescent")


def midgame(**given: Any) -> Table:
    """Turn 16 of a game of four: Ada, with monk strength 3 and two relics, is about to draw."""
    told: dict[str, Any] = {
        "tiles": TILES,
        "walls": {"A5": "R", "B6": "R", "C4": "V"},
        "stones": {"B9": 0, "A2": 1, "C3": 1, "D5": 2, "A7": 2, "B3": 3, "A6": 3},
        "monkles": ("A10", "A2", "C6", "A10"),
        "wms": (3, 1, 3, 2),
        "fears": {0: ("b6",), 1: ("g7",), 3: ("b5",)},
        "relics": {
            0: ("mummy_hand", "star_lens"),
            1: ("golden_mask",),
            2: ("fate_bones",),
            3: ("dawn_khopesh",),
        },
        "hands": {0: HAND, 1: ("neutral",) * 3, 2: ("wall",) * 3, 3: ("orb",) * 3},
        "stack": ("orb", "ankh", "prism"),
        "symbols": ("star", "orb", "monolith", "ankh"),
        "turn": 15,
    }
    return table(**(told | given))


def building() -> Table:
    return midgame().draws("two")


def walking(**given: Any) -> Table:
    return midgame(hands={}, stack=(), **given).draws("three")


def called(**given: Any) -> Table:
    """The Rotting Double with strength 10 and two relics; Ada has opened the deal table."""
    return midgame(hands={}, stack=(), **given).dice(2).draws("g8").does(CALL_FOR_HELP)


def offered() -> Sat:
    """Ada has invited Ben (a relic for a stone) and Cleo (glory)."""
    sat = sat_at(called())
    sat.press("3", "down", "1", "enter")
    return sat


def answered() -> Sat:
    """Ben has accepted, Cleo countered with one relic, Dov petitioned for one stone: the last word."""
    sat = offered()
    sat.press("a", "k", "2", "enter", "4", "right", "right", "plus", "enter")
    return sat


def phase_two(**given: Any) -> Table:
    """The finished pyramid; Ada holds a full set thanks to a Master."""
    tiles = {cell: TILES.get(cell, "neutral") for cell in FULL}
    fears = {0: ("b6", "g8", "x1"), 1: ("g7",)}
    return midgame(**({"tiles": tiles, "phase": 2, "stack": (), "hands": {}, "fears": fears} | given))


def council() -> Table:
    """The last card is played; Ada and Ben are tied in all."""
    at = table(
        tiles=FULL,
        phase=2,
        fears={0: SET, 1: SET},
        relics={0: ("fate_bones",), 1: ("fate_bones",)},
        cards=("one",),
        monkles=("A1", "A3", "A5", "A7"),
    )
    while at.kind != "vote":
        at.does(at.asked.actions[-1])
    return at


def shrine(*held: str) -> Table:
    """Ada steps onto the Reliquary on D4."""
    monkles = ("D3", "A2", "C6", "A10")
    at = midgame(hands={}, stack=(), monkles=monkles, relics={0: held}).draws("one")
    return at.does(STEP_TO["D4"]) if at.kind == "move" else at


def leaping() -> Table:
    """Ada has ended her walk on the Blue Teleporter of B8; the other Blue and the Master are built."""
    monkles = ("B7", "A2", "C6", "A10")
    at = midgame(hands={}, stack=(), monkles=monkles, relics={}).draws("one")
    return at.does(STEP_TO["B8"]) if at.kind == "move" else at


def chamber() -> Table:
    """Ada has ended her walk alone on A10, a neutral chamber."""
    monkles = ("A9", "A2", "C6", "A11")
    at = midgame(hands={}, stack=(), monkles=monkles, relics={}).draws("one")
    return at.does(STEP_TO["A10"]) if at.kind == "move" else at


def walling() -> Sat:
    """Ada is about to build a Wall on E3."""
    sat = sat_at(building())
    sat.press("c", "enter")
    return sat


def petitioning() -> Sat:
    """Ben has accepted; Cleo and Dov were not invited."""
    sat = sat_at(called())
    sat.press("3", "enter", "a")
    return sat


def insisted() -> Sat:
    """Ada puts her first offer to Cleo again."""
    sat = answered()
    sat.press("f")
    return sat


def paying() -> Sat:
    """Ada gives Ben one of her two face-down relics."""
    sat = sat_at(called())
    sat.press("1", "right", "right", "right", "right", "plus", "enter", "a", "enter", "enter")
    return sat.come()


def preparing() -> Sat:
    """Ada, Ben and Cleo are the party."""
    sat = answered()
    sat.press("space", "enter")
    return sat


def relic(name: str) -> Table:
    """Ada plays a relic before her walk."""
    return walking(relics={0: (name,)}).does(PLAY[name])


KINDS: Final[dict[str, Callable[[], Sat]]] = {
    "draw": lambda: sat_at(midgame()),
    "sync": lambda: sat_at(midgame().draws("sync")),
    "dislocate": lambda: sat_at(midgame().draws("sync").does(DISLOCATE)),
    "place_tile": lambda: sat_at(building()),
    "place_wall": walling,
    "move": lambda: sat_at(walking()),
    "teleport": lambda: sat_at(leaping()),
    "stone": lambda: sat_at(chamber()),
    "reliquary": lambda: sat_at(shrine()),
    "relic_target": lambda: sat_at(relic("bull_statue")),
    "lens_order": lambda: sat_at(relic("star_lens")),
    "fear_plan": lambda: sat_at(midgame(hands={}, stack=()).dice(2).draws("g8")),
    "invite": lambda: sat_at(called()),
    "answer": offered,
    "petition": petitioning,
    "final_answer": insisted,
    "last_word": answered,
    "pay_relic": paying,
    "prepare": preparing,
    "end_turn": lambda: sat_at(shrine("fate_bones").does(TAKE)),
    "vote": lambda: sat_at(council()),
}
"""By kind of question: the seat that is asked sits at the screen."""
