"""What things are worth to the heuristic; one point is about one Influence."""

from typing import Final

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import FEARS, NEUTRAL, RELIQUARY, TILES, WMS_MAX, Card
from zonegames.games.zoneplex.deals import Thing, is_relic
from zonegames.games.zoneplex.geometry import CELLS, EYE, ROWS, Cell
from zonegames.games.zoneplex.influence import has_lead, lacking, missing
from zonegames.games.zoneplex.preview import stone_worth
from zonegames.games.zoneplex.view import View
from zonegames.games.zoneplex.walking import distances_to_door

THE_EYE: Final = 1000.0
"""Entering The Eye is worth more than all else."""

INFLUENCE: Final = 4.0
"""A point of it in Phase 2, beside the other ends of a walk."""

RELIC: Final = 2.0
STRENGTH: Final = 1.6
CAPTURED: Final = 6.0
"""A Fear that is already captured, or the Jar."""

DEFEAT: Final = 1.2
STONE: Final = 0.4
"""What a stone that is given in battle costs while its Influence is not known."""

_NEED: Final = {0: 1.0, 1: 9.0, 2: 7.0, 3: 6.0}
"""A Fear by the number of classes still missing: the last one is worth most."""


def fear(view: View, seat: Seat, card: Card) -> float:
    """Capturing that Fear."""
    who = view.seats[seat]
    facts = FEARS[card]
    lacked = missing(who.fears, who.jar)
    if facts.fear_class != "master" and facts.fear_class not in lacking(who.fears):
        lacked = 0
    return _NEED[lacked]


def strength(view: View, seat: Seat) -> float:
    """One more Warrior Monk Strength."""
    return STRENGTH if view.seats[seat].wms < WMS_MAX else 0.0


def defeat(view: View, seat: Seat) -> float:
    """A lost battle: less than nothing is not lost."""
    return DEFEAT if view.seats[seat].wms > 1 else DEFEAT / 2


def chamber(view: View, seat: Seat, cell: Cell) -> float:
    """Leaving a stone there."""
    tile = view.pyramid.tile(cell)
    if view.phase == 2:
        return INFLUENCE * max(0, stone_worth(view, seat, cell) or 0)
    if tile == view.seats[seat].symbol:
        return 6.0
    return 4.0 if tile == NEUTRAL else 2.4


def end_of_walk(view: View, seat: Seat, cell: Cell, far: dict[Cell, int]) -> float:
    """Ending a walk on that tile; `far` are the distances to the door of The Eye."""
    if cell == EYE:
        return THE_EYE
    who = view.seats[seat]
    value = 0.05 * ROWS.index(cell[0])
    if view.phase == 2 and who.worthy and has_lead(seat, view.influence):
        value += 12.0 - far.get(cell, 12)
    if any(o != seat and other.monkle == cell for o, other in enumerate(view.seats)):
        return value
    tile = view.pyramid.tile(cell)
    if tile == RELIQUARY:
        value += 0.5 if who.full_hand else 3.6
    elif TILES[tile].chamber and who.unplaced and cell not in view.stones:
        value += chamber(view, seat, cell)
    return value


def door_distances(view: View) -> dict[Cell, int]:
    """Steps to the door; only asked for when The Eye is open."""
    return distances_to_door(view.pyramid) if view.phase == 2 else {}


def stone_cost(view: View, seat: Seat, cell: Cell) -> float:
    """What it costs to give up the stone on that cell."""
    if view.phase == 1:
        return STONE
    worth = stone_worth(view, seat, cell)
    return STONE if worth is None else max(-1.0, 0.5 + worth)


def thing(paid: Thing | None) -> float:
    """One thing that changes hands at a sealing."""
    if paid is None:
        return 0.0
    return RELIC if is_relic(paid) else CAPTURED


def leader(view: View, seat: Seat) -> Seat:
    """The rival who is closest to winning."""
    rivals = [rival for rival in range(len(view.seats)) if rival != seat]
    return max(rivals, key=lambda rival: (_progress(view, rival), -rival))


def _progress(view: View, seat: Seat) -> float:
    who = view.seats[seat]
    held = who.influence if who.influence is not None else who.wms + len(view.stones_of(seat))
    return 4.0 * (3 - missing(who.fears, who.jar)) + held


def apart(one: Cell, other: Cell) -> float:
    """About how many steps lie between two cells, walls and gaps not counted."""
    (row, n), (to_row, to_n) = _PLACE[one], _PLACE[other]
    rows = abs(row - to_row)
    return 2 * rows + max(0, abs(n - to_n) - rows)


_PLACE: Final = {cell: (ROWS.index(cell[0]), int(cell[1:]) + ROWS.index(cell[0])) for cell in CELLS}
