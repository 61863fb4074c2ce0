"""A row of cells, worked out from what was put on it.

Between two pictures most rows do not change.  So a surface only notes what is put where; the cells, and the
spans that they make, are worked out once for all rows on which the same was put.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, TypeAlias

from rich.cells import cell_len

from zonegames.tui.lines import Row, Span

Put: TypeAlias = tuple[int, int, str | None, str | None, str | None, str | None]
"""The first column and the one after the last, then text, ink, ground and spot; None leaves what is there."""


class Part:
    """What is put on one row together, again and again: two parts are the same only if they are one."""

    __slots__ = ("end", "puts")

    def __init__(self, puts: Iterable["Put | Placed"], end: int = 0) -> None:
        self.puts = tuple(puts)
        self.end = end
        """The column after a text's last cell."""


Placed: TypeAlias = tuple[int, Part]
"""A part, so many columns to the right."""

ROWS: Final = 2048
"""As many finished rows are remembered: some sixty pictures without a row in common."""


def extent(text: str) -> int:
    """The columns that a text takes when its characters are put one after another."""
    cells = cell_len(text)
    return cells if cells == len(text) else sum(map(cell_len, text))


@lru_cache(maxsize=ROWS)
def finished(puts: tuple[Put | Placed, ...], width: int, ground: str) -> Row:
    """The row on which these were put one after another; what lies outside is dropped."""
    cells = _Cells(width, ground)
    for x, end, text, ink, under, spot in _flat(puts, 0):
        cells.put(x, end, text, ink, under, spot)
    return cells.row()


def _flat(puts: Iterable[Put | Placed], right: int) -> Iterator[Put]:
    """The puts alone, parts taken apart."""
    for put in puts:
        if len(put) == 2:
            yield from _flat(put[1].puts, right + put[0])
        elif right:
            yield (put[0] + right, put[1] + right, *put[2:])
        else:
            yield put


class _Cells:
    """Each cell's character, ink, ground and spot, and the columns where a change may be."""

    def __init__(self, width: int, ground: str) -> None:
        self.width = width
        self.chars = [" "] * width
        self.inks = ["text"] * width
        self.grounds = [ground] * width
        self.spots = [""] * width
        self.cuts = {0, width}

    def put(
        self, x: int, end: int, text: str | None, ink: str | None, ground: str | None, spot: str | None
    ) -> None:
        left, right = max(x, 0), min(end, self.width)
        if text is not None and not text.isascii() and cell_len(text) != len(text):
            self._wide(x, text, ink, ground)
            text = ink = ground = None
        if left >= right:
            return
        count = right - left
        if text is not None:
            self.chars[left:right] = text[left - x : right - x]
        if ink is not None:
            self.inks[left:right] = [ink] * count
        if ground is not None:
            self.grounds[left:right] = [ground] * count
        if spot is not None:
            self.spots[left:right] = [spot] * count
        self.cuts.add(left)
        self.cuts.add(right)

    def _wide(self, x: int, text: str, ink: str | None, ground: str | None) -> None:
        """Characters of two cells take a second, empty one; marks without width join the one before."""
        for char in text:
            cells = cell_len(char)
            if cells == 0:
                if 0 < x <= self.width:
                    self.chars[x - 1] += char
            elif x >= 0 and x + cells <= self.width:
                self.put(x, x + cells, None, ink, ground, None)
                self.chars[x : x + cells] = [char, *[""] * (cells - 1)]
            x += cells

    def row(self) -> Row:
        """The cells as styled spans, neighbours of one style joined."""
        spans: list[Span] = []
        worn, start = "", 0
        for at in sorted(self.cuts):
            style = _style(self.inks[at], self.grounds[at], self.spots[at]) if at < self.width else ""
            if style != worn:
                if at:
                    spans.append(("".join(self.chars[start:at]), worn))
                worn, start = style, at
        return Row(spans)


@cache
def _style(ink: str, ground: str, spot: str) -> str:
    """The style words of a cell."""
    return f"{ink} on {ground} @{spot}" if spot else f"{ink} on {ground}"
