"""Lines over time, drawn by plotille: in quarters of a cell, or in plain characters under ASCII."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Line, Lines, fit, mark, pull, s, shorten, tidy, width_of

MOST: Final = 5
"""Lines in one chart: more could not be told apart."""

AXIS: Final = 8
"""Cells at the left for the values."""

_BLANK: Final = 0x2800
"""The first of the characters of eight dots, as plotille draws; few fonts of terminals have them all."""

_PAIRS: Final = (0x03, 0x18, 0x44, 0xA0)
"""Their dots above left, above right, below left, below right."""

_QUARTERS: Final = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
"""By the quarters of the cell that are full, counted in the same order."""


@dataclass(frozen=True, slots=True)
class Series:
    """One line: whose, and its points from left to right."""

    name: str
    points: tuple[tuple[float, float], ...]


def plot(series: Sequence[Series], ends: tuple[str, str], width: int, height: int, glyphs: Glyphs) -> Lines:
    """A chart of `height` rows with values at the left, `ends` under the axis and who is who below.

    Each point carries the digit of its line, so that no colour is needed.
    """
    shown = [one for one in series if one.points][:MOST]
    rows, cells = height - 3, width - AXIS
    if not shown or rows < 2 or cells < 4:
        return [s("  Nothing to draw yet.", "muted")][:height]
    low, high = _range([y for one in shown for _, y in one.points])
    grid = _drawn(shown, (low, high), cells, rows, glyphs)
    values = _values(low, high, rows)
    out: Lines = []
    for row in range(rows):
        value = f"{values[row]:.0f}" if row in values else ""
        out.append([*s(f"{value:>{AXIS - 2}} ", "muted"), *s("│", "line"), *tidy(grid[row])])
    out.append(s(" " * (AXIS - 1) + "╰" + "─" * cells, "line"))
    out.append(s(" " * AXIS) + pull(s(ends[0], "muted"), s(ends[1], "muted"), cells))
    return [*out, s(" " * AXIS) + _legend(shown, cells)]


def _range(values: Sequence[float]) -> tuple[float, float]:
    """From nought, unless all values lie in the upper half; never empty."""
    low, high = min(values), max(values)
    if low > 0 and (low <= high / 2 or low == high):
        low = 0
    return (low, high) if high > low else (low, high + 1)


def _values(low: float, high: float, rows: int) -> dict[int, float]:
    """What stands at the axis, by row: the ends and, where there is room, a whole number halfway."""
    values = {0: high, rows - 1: low}
    if rows >= 5 and high - low >= 2:
        middle = round((low + high) / 2)
        values[round((high - middle) * (rows - 1) / (high - low))] = middle
    return values


def _drawn(
    shown: Sequence[Series], span: tuple[float, float], cells: int, rows: int, glyphs: Glyphs
) -> list[Line]:
    """The cells of all lines; where two meet their dots join, and the later one's colour wins."""
    from plotille import Canvas  # only where a chart is wanted

    xs = [x for one in shown for x, _ in one.points]
    left, right = min(xs), max(xs)
    right = right if right > left else left + 1
    # a canvas leaves out what lies on its upper limits: its last dot is the last point
    edge_x = left + (right - left) * 2 * cells / (2 * cells - 1)
    edge_y = span[0] + (span[1] - span[0]) * 4 * rows / (4 * rows - 1)
    dots = [[_BLANK] * cells for _ in range(rows)]
    marks: list[list[str]] = [[""] * cells for _ in range(rows)]
    inks = [["text"] * cells for _ in range(rows)]
    for number, one in enumerate(shown):
        canvas = Canvas(cells, rows, xmin=left, xmax=edge_x, ymin=span[0], ymax=edge_y)
        for (x0, y0), (x1, y1) in zip(one.points, one.points[1:], strict=False):
            canvas.line(x0, y0, x1, y1)
        for x, y in one.points if len(one.points) * 3 <= cells else one.points[-1:]:
            canvas.point(x, y, marker=str(number + 1))
        for y, row in enumerate(canvas.plot(linesep="\n").split("\n")):
            for x, char in enumerate(row):
                if ord(char) > _BLANK:
                    dots[y][x] |= ord(char)
                elif char.isdigit():
                    marks[y][x] = char
                else:
                    continue
                inks[y][x] = f"seat{number + 1}"
    return [
        [
            (marks[y][x] or _dotted(dots[y][x], glyphs), inks[y][x] + " bold" * bool(marks[y][x]))
            for x in range(cells)
        ]
        for y in range(rows)
    ]


def _dotted(dots: int, glyphs: Glyphs) -> str:
    """Two dots, one above the other, as a quarter of the cell."""
    if dots == _BLANK:
        return " "
    if glyphs.ascii:
        return "."
    return _QUARTERS[sum(1 << n for n, pair in enumerate(_PAIRS) if dots & pair)]


def _legend(shown: Sequence[Series], width: int) -> Line:
    out: Line = []
    for number, one in enumerate(shown):
        entry = [mark(number), *s(f" {shorten(one.name, 18)}   ")]
        if width_of([*out, *entry]) > width:
            break
        out += entry
    return fit(out, width)
