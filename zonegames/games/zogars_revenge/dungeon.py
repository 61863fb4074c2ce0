"""The ground plan: which places a dungeon has and how they join.  It never changes during play."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

Cell: TypeAlias = int
"""A tile's number in reading order, from 0."""

STEPS: Final = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
"""The four ways of the rules, in the order in which they are listed: (rows, columns)."""


@dataclass(frozen=True, slots=True)
class Dungeon:
    """The plan of one layout, worked out once."""

    rows: tuple[str, ...]
    """Of equal length, without empty borders."""

    places: tuple[tuple[int, int], ...]
    """Per cell: row and column, from 0."""

    ordinary: tuple[bool, ...]
    """Per cell: whether it holds one of the twenty tiles that turn over."""

    lamps: tuple[Cell, ...]
    centre: Cell
    """Where the stairs (the crown room) are."""

    ways: tuple[tuple[Cell, ...], ...]
    """Per cell: its edge neighbours, in the order up, right, down, left."""

    directions: tuple[dict[Cell, str], ...]
    """Per cell: the direction in which each neighbour lies."""

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return len(self.rows[0]), len(self.rows)


@lru_cache(maxsize=32)
def plan(rows: tuple[str, ...]) -> Dungeon:
    """The plan of a layout's checked rows."""
    places = tuple(
        (row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark in "#LS"
    )
    number = {place: cell for cell, place in enumerate(places)}
    marks = [rows[row][column] for row, column in places]
    directions: list[dict[Cell, str]] = []
    for row, column in places:
        around = {name: (row + down, column + right) for name, (down, right) in STEPS.items()}
        directions.append({number[place]: name for name, place in around.items() if place in number})
    return Dungeon(
        rows=rows,
        places=places,
        ordinary=tuple(mark == "#" for mark in marks),
        lamps=tuple(cell for cell, mark in enumerate(marks) if mark == "L"),
        centre=marks.index("S"),
        ways=tuple(tuple(near) for near in directions),
        directions=tuple(directions),
    )
