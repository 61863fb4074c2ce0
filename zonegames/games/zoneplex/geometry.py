"""The triangle of 49 cells: names, sides, neighbours, and sets of cells as bits.

Rows A (base) to G (apex), numbered from the left; odd cells point up, even ones down.  A cell's bit is
chosen so that its left and right neighbours lie one bit away and the one across its level side sixteen:
a whole set of cells steps at once by shifting.
"""

from functools import lru_cache
from typing import Final, Literal, TypeAlias

Cell: TypeAlias = str
"""A cell's name: "A1" ... "G1"."""

Side: TypeAlias = Literal["L", "R", "V"]
"""Left, right, or the level side: the bottom of an up cell, the top of a down cell."""

CellSet: TypeAlias = int
"""A set of cells, one bit each (see BIT)."""

SIDES: Final[tuple[Side, ...]] = ("L", "R", "V")
ROWS: Final = "ABCDEFG"
ROW_LENGTHS: Final = (13, 11, 9, 7, 5, 3, 1)

LEVEL: Final = 16
"""How many bits lie between the two cells at a level side."""

CELLS: Final[tuple[Cell, ...]] = tuple(
    f"{row}{n}" for row, length in zip(ROWS, ROW_LENGTHS, strict=True) for n in range(1, length + 1)
)
NUMBER: Final[dict[Cell, int]] = {cell: number for number, cell in enumerate(CELLS)}
BIT: Final[dict[Cell, CellSet]] = {
    cell: 1 << ((LEVEL + 1) * ROWS.index(cell[0]) + int(cell[1:]) - 1) for cell in CELLS
}
_CELL_AT: Final[dict[CellSet, Cell]] = {bit: cell for cell, bit in BIT.items()}

EYE: Final[Cell] = "G1"
DOOR: Final[Cell] = "F2"
"""The only neighbour of The Eye."""

BASE: Final[tuple[Cell, ...]] = ("A1", "A3", "A5", "A7", "A9", "A11", "A13")
FLOOR: Final[CellSet] = sum(BIT[cell] for cell in CELLS if cell != EYE)
"""All 48 cells that a tile can lie on."""

BASE_SET: Final[CellSet] = sum(BIT[cell] for cell in BASE)


def points_up(cell: Cell) -> bool:
    """Whether the cell's triangle stands on its base."""
    return int(cell[1:]) % 2 == 1


def across(cell: Cell, side: Side) -> Cell | None:
    """The neighbour on that side, The Eye included; None at the edge of the triangle."""
    row, n = ROWS.index(cell[0]), int(cell[1:])
    if side == "V":
        row, n = (row - 1, n + 1) if n % 2 else (row + 1, n - 1)
    else:
        n += -1 if side == "L" else 1
    if not 0 <= row < len(ROWS) or not 1 <= n <= ROW_LENGTHS[row]:
        return None
    return f"{ROWS[row]}{n}"


NEIGHBOUR: Final[dict[tuple[Cell, Side], Cell | None]] = {
    (cell, side): across(cell, side) for cell in CELLS for side in SIDES
}
NEIGHBOURS: Final[dict[Cell, tuple[Cell, ...]]] = {
    cell: tuple(n for side in SIDES if (n := NEIGHBOUR[cell, side])) for cell in CELLS
}

ALL_LEVEL_EDGES: Final[CellSet] = sum(
    BIT[c] for c in CELLS if (up := NEIGHBOUR[c, "V"]) and not points_up(c) and up != EYE
)
"""Level edges on the 48 cells, each named by the down cell below it.  The door's edge to The Eye is not
among them: it can never be walled (4.3)."""

ALL_SIDE_EDGES: Final[CellSet] = sum(BIT[c] for c in CELLS if NEIGHBOUR[c, "R"])
"""Slanted edges, each named by the cell to its left."""


def edge(cell: Cell, side: Side) -> tuple[CellSet, CellSet]:
    """The edge at a cell's side as (side-edge bit, level-edge bit); both 0 at the border and at The Eye."""
    bit = BIT[cell]
    if side == "R":
        return bit & ALL_SIDE_EDGES, 0
    if side == "L":
        return (bit >> 1) & ALL_SIDE_EDGES if NEIGHBOUR[cell, "L"] else 0, 0
    return 0, (bit if not points_up(cell) else bit >> LEVEL) & ALL_LEVEL_EDGES


EDGE: Final[dict[tuple[Cell, Side], tuple[CellSet, CellSet]]] = {
    (cell, side): edge(cell, side) for cell in CELLS for side in SIDES
}


@lru_cache(maxsize=1 << 14)
def cells(cell_set: CellSet) -> tuple[Cell, ...]:
    """The members of a set, row A first, from the left."""
    members: list[Cell] = []
    while cell_set:
        lowest = cell_set & -cell_set
        members.append(_CELL_AT[lowest])
        cell_set ^= lowest
    return tuple(members)


def spread(start: CellSet, sides: CellSet, levels: CellSet) -> CellSet:
    """The cells one step away from the set `start` over the open edges given; may contain members of it."""
    return (
        ((start & sides) << 1)
        | ((start >> 1) & sides)
        | ((start & levels) << LEVEL)
        | ((start >> LEVEL) & levels)
    )


def flood(start: CellSet, sides: CellSet, levels: CellSet) -> CellSet:
    """Everything that can be walked to from the set `start` over the open edges given."""
    while True:
        wider = start | spread(start, sides, levels)
        if wider == start:
            return start
        start = wider
