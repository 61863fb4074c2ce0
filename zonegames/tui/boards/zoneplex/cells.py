"""Where each cell of the pyramid lies on the screen: triangles `high` rows high and twice as wide."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from zonegames.games.zoneplex.geometry import CELLS, DOOR, EYE, NEIGHBOUR, ROWS, Cell, Side, points_up
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


@dataclass(frozen=True, slots=True, eq=False)
class Edge:
    """The edge between two cells, or between a cell and the outside."""

    cell: Cell
    side: Side
    other: Cell | None
    slants: tuple[Slant, ...] = ()
    level: Box | None = None
    """The row of a level edge."""

    ground: Cell = ""
    """The cell to whose rows that one belongs."""


@dataclass(frozen=True, slots=True, eq=False)
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


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """The whole pyramid in one size."""

    high: int
    sunken: bool
    """The last row of The Eye is the first one of its door: the whole is a row shorter."""

    places: tuple[Place, ...]
    edges: tuple[Edge, ...]
    letters: tuple[tuple[int, int, str], ...]
    """Where a row's letter stands before it: column, row, letter."""

    @property
    def width(self) -> int:
        return 14 * self.high

    @property
    def height(self) -> int:
        return 7 * self.high - self.sunken


@lru_cache(maxsize=8)
def plan(high: int, sunken: bool = False) -> Plan:
    """The pyramid with cells of so many rows, from its upper left corner on."""
    places = tuple(_place(cell, high, sunken) for cell in CELLS)
    edges = tuple(edge for cell in CELLS for edge in _edges(cell, high, sunken))
    letters = tuple((*_corner(f"{row}1", high, sunken), row) for row in ROWS[:-1])
    return Plan(high, sunken, places, edges, letters)


def _corner(cell: Cell, high: int, sunken: bool) -> tuple[int, int]:
    """The left end of the base and the first row of an up cell; of a down cell, those of the one before."""
    row, n = ROWS.index(cell[0]), int(cell[1:])
    y = (len(ROWS) - 1 - row) * high
    return row * high + (n - 1) // 2 * 2 * high, y - sunken if cell != EYE else y


def _own_rows(cell: Cell, high: int, sunken: bool) -> int:
    """How many rows a cell that points up has for itself."""
    return high - 1 if sunken and cell == EYE else high


def _place(cell: Cell, high: int, sunken: bool) -> Place:
    up = points_up(cell)
    x, y = _corner(cell, high, sunken)
    if up:
        own = range(_own_rows(cell, high, sunken))
        rows = tuple(Box(x + high - k, y + k, 2 * k, 1) for k in own)
        spots = tuple(Box(x + high - 1 - k, y + k, 2 * k + 2, 1) for k in own)
        return Place(cell, up, rows[1:], spots, x + high, y + 1, y + 2, y + high - 1, x + 2 * high - 2)
    rows = tuple(Box(x + high + 1 + k, y + k, 2 * (high - 1 - k), 1) for k in range(high - 1))
    return Place(cell, up, rows, rows, x + 2 * high, y + high - 2, y + 1, y, x + 3 * high - 2)


def _edges(cell: Cell, high: int, sunken: bool) -> tuple[Edge, ...]:
    """The three edges of a cell that points up: every edge belongs to exactly one of those."""
    if not points_up(cell):
        return ()
    x, y = _corner(cell, high, sunken)
    own = _own_rows(cell, high, sunken)
    left = tuple(Slant(x + high - 1 - k, y + k, "╱", "▞") for k in range(own))
    right = tuple(Slant(x + high + k, y + k, "╲", "▚") for k in range(own))
    base = Box(x + 1, y + high - 1, 2 * high - 2, 1)
    ground = cell if own == high else DOOR
    return (
        Edge(cell, "L", NEIGHBOUR[cell, "L"], left),
        Edge(cell, "R", NEIGHBOUR[cell, "R"], right),
        Edge(cell, "V", NEIGHBOUR[cell, "V"], level=base, ground=ground),
    )


def fitting(width: int, height: int) -> Plan:
    """The largest pyramid that fits into a region; where a single row is missing, The Eye sinks by one."""
    high = SMALL
    while 14 * (high + 1) <= width and 7 * (high + 1) <= height + 1:
        high += 1
    return plan(high, sunken=7 * high > height)
