"""Where each cell of the pyramid lies on the screen: triangles `high` rows high and twice as wide."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from zonegames.games.zoneplex.geometry import CELLS, NEIGHBOUR, ROWS, Cell, Side, points_up
from zonegames.tui.lines import Box

SMALL: Final = 3
"""Rows of a cell without room for its name."""

LARGE: Final = 4


@dataclass(frozen=True, slots=True)
class Slant:
    """One column of a slanted edge."""

    x: int
    y: int
    glyph: str
    heavy: str


@dataclass(frozen=True, slots=True)
class Edge:
    """The edge between two cells, or between a cell and the outside."""

    cell: Cell
    side: Side
    other: Cell | None
    slants: tuple[Slant, ...] = ()
    level: Box | None = None
    """The row of a level edge."""


@dataclass(frozen=True, slots=True)
class Place:
    """One cell: its rows between the edges, and where its signs go, relative to the pyramid's corner."""

    cell: Cell
    up: bool
    rows: tuple[Box, ...]
    """The inside, row by row."""

    spots: tuple[Box, ...]
    """The same with the slanted edges of the cells that point up."""

    middle: int
    """The column right of its middle."""

    tip: int
    """The row of the sign."""

    name: int
    """The row of the name, where there is one."""

    wide: int
    """The row of the Monkles."""

    end: int
    """The last column of the wide row."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole pyramid in one size."""

    high: int
    places: tuple[Place, ...]
    edges: tuple[Edge, ...]
    letters: tuple[tuple[int, int, str], ...]
    """Where a row's letter stands before it: column, row, letter."""

    @property
    def width(self) -> int:
        return 14 * self.high

    @property
    def height(self) -> int:
        return 7 * self.high


@lru_cache(maxsize=8)
def plan(high: int) -> Plan:
    """The pyramid with cells of so many rows, from its upper left corner on."""
    places = tuple(_place(cell, high) for cell in CELLS)
    edges = tuple(edge for cell in CELLS for edge in _edges(cell, high))
    letters = tuple((*_corner(f"{row}1", high), row) for row in ROWS[:-1])
    return Plan(high, places, edges, letters)


def _corner(cell: Cell, high: int) -> tuple[int, int]:
    """The left end of the base and the first row of an up cell; of a down cell, those of the one before."""
    row, n = ROWS.index(cell[0]), int(cell[1:])
    return row * high + (n - 1) // 2 * 2 * high, (len(ROWS) - 1 - row) * high


def _place(cell: Cell, high: int) -> Place:
    up = points_up(cell)
    x, y = _corner(cell, high)
    if up:
        rows = tuple(Box(x + high - k, y + k, 2 * k, 1) for k in range(high))
        spots = tuple(Box(x + high - 1 - k, y + k, 2 * k + 2, 1) for k in range(high))
        return Place(cell, up, rows[1:], spots, x + high, y + 1, y + 2, y + high - 1, x + 2 * high - 2)
    rows = tuple(Box(x + high + 1 + k, y + k, 2 * (high - 1 - k), 1) for k in range(high - 1))
    return Place(cell, up, rows, rows, x + 2 * high, y + high - 2, y + 1, y, x + 3 * high - 2)


def _edges(cell: Cell, high: int) -> tuple[Edge, ...]:
    """The three edges of a cell that points up: every edge belongs to exactly one of those."""
    if not points_up(cell):
        return ()
    x, y = _corner(cell, high)
    left = tuple(Slant(x + high - 1 - k, y + k, "╱", "▞") for k in range(high))
    right = tuple(Slant(x + high + k, y + k, "╲", "▚") for k in range(high))
    base = Box(x + 1, y + high - 1, 2 * high - 2, 1)
    return (
        Edge(cell, "L", NEIGHBOUR[cell, "L"], left),
        Edge(cell, "R", NEIGHBOUR[cell, "R"], right),
        Edge(cell, "V", NEIGHBOUR[cell, "V"], level=base),
    )


def fitting(width: int, height: int) -> int:
    """The rows of the largest cells that fit into a region."""
    high = SMALL
    while 14 * (high + 1) <= width and 7 * (high + 1) <= height:
        high += 1
    return high
