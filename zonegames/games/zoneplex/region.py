"""The main region: everything that can still be reached from the door of The Eye (4.3, ZP-R08 to ZP-R12).

Empty cells count as floor.  All answers follow from the open edges and the teleporters alone, so they are
kept by these; a wall is searched for at most once in a shape of the pyramid.
"""

from functools import lru_cache

from zonegames.games.zoneplex.geometry import (
    BASE_SET,
    BIT,
    DOOR,
    EDGE,
    EYE,
    FLOOR,
    LEVEL,
    NEIGHBOUR,
    SIDES,
    Cell,
    CellSet,
    Side,
    cells,
    flood,
    spread,
)
from zonegames.games.zoneplex.pyramid import Pyramid


def main_region(pyramid: Pyramid) -> CellSet:
    """The cells joined, on foot or by linked teleporters, to the door."""
    return _region(pyramid.side_edges, pyramid.level_edges, pyramid.teleporters)


@lru_cache(maxsize=1 << 12)
def _region(sides: CellSet, levels: CellSet, teleporters: tuple[CellSet, ...]) -> CellSet:
    region = flood(BIT[DOOR], sides, levels)
    if region == FLOOR:
        return region
    # A teleporter that cannot be stepped on joins nothing (ZP-R10).
    fit = [group & spread(FLOOR, sides, levels) for group in teleporters]
    *colours, masters = fit
    while True:
        linked = masters if any(group & region for group in fit) else 0
        for group in colours:
            if region & (group | masters):
                linked |= group
        wider = flood(region | linked, sides, levels)
        if wider == region:
            return region
        region = wider


@lru_cache(maxsize=1 << 10)
def bridges(sides: CellSet, levels: CellSet) -> tuple[CellSet, CellSet]:
    """The open edges that are the only way on foot between their two cells: (slanted, level)."""
    side_bridges = 0
    for cell in cells(sides):
        bit = BIT[cell]
        if not _meets(bit, bit << 1, sides & ~bit, levels):
            side_bridges |= bit
    level_bridges = 0
    for cell in cells(levels):
        bit = BIT[cell]
        if not _meets(bit, bit << LEVEL, sides, levels & ~bit):
            level_bridges |= bit
    return side_bridges, level_bridges


def _meets(start: CellSet, goal: CellSet, sides: CellSet, levels: CellSet) -> bool:
    while not start & goal:
        wider = start | spread(start, sides, levels)
        if wider == start:
            return False
        start = wider
    return True


@lru_cache(maxsize=1 << 10)
def _beside_bridges(sides: CellSet, levels: CellSet) -> CellSet:
    """The cells with a bridge at one of their sides."""
    side_bridges, level_bridges = bridges(sides, levels)
    return side_bridges | side_bridges << 1 | level_bridges | level_bridges << LEVEL


def free_of_bridges(pyramid: Pyramid) -> CellSet:
    """Cells on which a wall, whichever side it stands on, changes nothing for the main region."""
    return FLOOR & ~_beside_bridges(pyramid.side_edges, pyramid.level_edges) & ~BIT[DOOR]


def is_bridge(pyramid: Pyramid, cell: Cell, side: Side) -> bool:
    """Whether a wall there would part two cells on foot."""
    side_bit, level_bit = EDGE[cell, side]
    side_bridges, level_bridges = bridges(pyramid.side_edges, pyramid.level_edges)
    return bool(side_bit & side_bridges or level_bit & level_bridges)


def walled_off(pyramid: Pyramid, cell: Cell, side: Side) -> CellSet:
    """The cells outside the main region once a Wall tile on the empty `cell` has its wall on `side`."""
    side_bit, level_bit = EDGE[cell, side]
    return FLOOR & ~_region(
        pyramid.side_edges & ~side_bit, pyramid.level_edges & ~level_bit, pyramid.teleporters
    )


def wall_sides(pyramid: Pyramid, cell: Cell, monkles: CellSet, waiting: bool) -> tuple[Side, ...]:
    """The sides on which a wall may stand when a Wall tile is laid on the empty `cell`.

    `monkles` are the tiles with a Monkle, `waiting` is whether one is still off the board.  A wall that
    parts nothing seals nothing, as all that must be reachable was so before it.
    """
    if BIT[cell] & free_of_bridges(pyramid):
        return SIDES
    return tuple(side for side in SIDES if _may_stand(pyramid, cell, side, monkles, waiting))


def _may_stand(pyramid: Pyramid, cell: Cell, side: Side, monkles: CellSet, waiting: bool) -> bool:
    if NEIGHBOUR[cell, side] == EYE:
        return False
    if not is_bridge(pyramid, cell, side):
        return True
    sealed = walled_off(pyramid, cell, side)
    if sealed & (pyramid.empty & ~BIT[cell] | pyramid.sacred | monkles):
        return False
    return not (waiting and sealed & BASE_SET == BASE_SET)


def base_wall_sides(pyramid: Pyramid, cell: Cell) -> tuple[Side, ...]:
    """The legal sides of a Wall among the first tiles: it may shut off no cell but its own (ZP-R09)."""
    reachable = main_region(pyramid) & ~BIT[cell]
    return tuple(side for side in SIDES if not walled_off(pyramid, cell, side) & reachable)
