"""Dungeon layouts: rows of text, and what they must fulfil to be playable."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from zonegames.engine.telling import printable
from zonegames.games.zogars_revenge.components import BUILT_IN, LAYOUT_RULES

NO_TILE: Final = ". "
TILES: Final = "#LS"

Place: TypeAlias = tuple[int, int]
"""Row and column, from 0."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A dungeon's shape and what its maker says of it."""

    value: str
    """What the option `layout` calls it: a built-in id, or `custom:FILE`."""

    name: str
    rows: tuple[str, ...]
    stars: int | None = None
    """How hard it is, 1 to 5; None: not rated."""

    blurb: str = ""
    author: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a layout: its code (E00 to E16) and a sentence for its author."""

    code: str
    message: str


BUILT_IN_LAYOUTS: Final = tuple(
    Layout(layout.id, layout.name, layout.rows, layout.stars, layout.blurb) for layout in BUILT_IN.values()
)


def cut(rows: Sequence[str]) -> tuple[str, ...]:
    """The rows with "." for every missing tile, of equal length, empty border rows and columns cut."""
    width = max((len(row) for row in rows), default=0)
    padded = [row.ljust(width, ".").replace(" ", ".") for row in rows]
    used = [row for row, line in enumerate(padded) if line.strip(".")]
    if not used:
        return ()
    middle = padded[used[0] : used[-1] + 1]
    left = min(len(line) - len(line.lstrip(".")) for line in middle)
    right = max(len(line.rstrip(".")) for line in middle)
    return tuple(line[left:right] for line in middle)


def row_faults(rows: object) -> list[Fault]:
    """Everything wrong with the rows (E07 to E15), in that order; places are counted from 1."""
    lines = _text_lines(rows)
    if lines is None:
        return [Fault("E07", "rows: must be a list of text lines.")]
    if wrong := list(_wrong_characters(lines)):
        return wrong
    marks = {
        (row, column): mark
        for row, line in enumerate(lines)
        for column, mark in enumerate(line)
        if mark in TILES
    }
    if not marks:
        return [Fault("E09", "rows: the map is empty.")]
    return [*_size(lines), *_counts(marks), *_unreachable(marks), *_touching(marks)]


def _text_lines(rows: object) -> list[str] | None:
    if not isinstance(rows, list | tuple) or not rows:
        return None
    lines = [line for line in rows if isinstance(line, str)]  # pyright: ignore[reportUnknownVariableType]
    return lines if len(lines) == len(rows) else None  # pyright: ignore[reportUnknownArgumentType]


def _wrong_characters(lines: list[str]) -> Iterator[Fault]:
    wrong = [
        (row, column, mark)
        for row, line in enumerate(lines, 1)
        for column, mark in enumerate(line, 1)
        if mark not in NO_TILE + TILES
    ]
    shown = LAYOUT_RULES.max_wrong_shown
    for row, column, mark in wrong[:shown]:
        yield Fault("E08", f"rows: row {row}, column {column}: '{printable(mark)}' is not one of . # L S")
    if len(wrong) > shown:
        yield Fault("E08", f"rows: {len(wrong) - shown} more wrong characters.")


def _size(lines: list[str]) -> Iterator[Fault]:
    kept = cut(lines)
    width, height = len(kept[0]), len(kept)
    columns, rows = LAYOUT_RULES.max_columns, LAYOUT_RULES.max_rows
    if width > columns or height > rows:
        yield Fault(
            "E10", f"rows: the map is {width} x {height}; at most {columns} columns and {rows} rows fit."
        )


def _counts(marks: dict[Place, str]) -> Iterator[Fault]:
    for code, mark, wanted, things in (
        ("E11", "S", 1, "stairs (S); exactly 1 is needed."),
        ("E12", "L", LAYOUT_RULES.lamps, f"lamps (L); exactly {LAYOUT_RULES.lamps} are needed."),
        (
            "E13",
            "#",
            LAYOUT_RULES.ordinary_tiles,
            f"ordinary tiles (#); exactly {LAYOUT_RULES.ordinary_tiles} are needed.",
        ),
    ):
        count = sum(found == mark for found in marks.values())
        if count != wanted:
            yield Fault(code, f"rows: {count} {things}")


def _unreachable(marks: dict[Place, str]) -> Iterator[Fault]:
    start = next((place for place, mark in marks.items() if mark == "S"), next(iter(marks)))
    reached = {start}
    edge = [start]
    while edge:
        row, column = edge.pop()
        for near in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
            if near in marks and near not in reached:
                reached.add(near)
                edge.append(near)
    for row, column in marks:
        if (row, column) not in reached:
            yield Fault(
                "E14",
                f"rows: row {row + 1}, column {column + 1} cannot be reached; "
                "all tiles must be joined edge to edge.",
            )
            return


def _touching(marks: dict[Place, str]) -> Iterator[Fault]:
    for (row, column), mark in marks.items():
        for other in ((row, column + 1), (row + 1, column)):
            if mark in "LS" and marks.get(other, "#") in "LS":
                yield Fault(
                    "E15",
                    f"rows: row {row + 1}, column {column + 1} and row {other[0] + 1}, "
                    f"column {other[1] + 1}: lamps and stairs may not touch each other.",
                )
