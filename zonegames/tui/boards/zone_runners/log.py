"""The newest sentences, below the lists."""

from collections.abc import Sequence

from rich.cells import cell_len

from zonegames.tui.board import LogLine
from zonegames.tui.lines import Box, shorten
from zonegames.tui.surface import Surface


def paint_log(surface: Surface, box: Box, log: Sequence[LogLine]) -> None:
    """As many on a row as fit, each turn on rows of its own; the newest row is the last."""
    rows = _rows(log, box.width, box.height)
    for up, row in enumerate(rows):
        x, y = box.x, box.y + len(rows) - 1 - up
        for line in row:
            ink = ("muted" if up else "text") + " strike" * line.undone
            x = surface.put(x, y, shorten(line.text, box.x + box.width - x), ink) + 1


def _rows(log: Sequence[LogLine], width: int, most: int) -> list[list[LogLine]]:
    """The newest row first."""
    rows: list[list[LogLine]] = [[]]
    for line in reversed(log):
        row = rows[-1]
        if row and sum(cell_len(told.text) + 1 for told in row) + cell_len(line.text) > width:
            rows.append(row := [])
        row.insert(0, line)
        if line.seat is not None:  # the first sentence of a turn
            rows.append([])
        if len(rows) > most:
            break
    return [row for row in rows if row][:most]
