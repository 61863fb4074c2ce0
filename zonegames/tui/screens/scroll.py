"""A page of lines that scrolls: what the pages over a game have in common."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.lines import Line, Lines, frame, s, width_of
from zonegames.tui.page import bar, body_height, page, title_line
from zonegames.tui.painted import PaintedScreen

FAR: Final = 10**6
"""Rows: more than any page has."""

CLOSE = Command("close", ("escape", "enter", "q"), "back", "Back to where you came from.", "Esc")


def rows_to_go(spot: str, page_by: int) -> int:
    """How far a scrolling command goes, down being positive; 0 for any other command."""
    steps = {"up": -1, "down": 1, "pageup": -page_by, "pagedown": page_by, "top": -FAR, "bottom": FAR}
    return steps.get(spot, 0)


class ScrollScreen(PaintedScreen[str]):
    """Rows in a frame; arrows, page keys and wheel move through them.  Dismissed with nothing, unless a
    subclass has something to pick."""

    heading = ""
    title_words = ""
    """What the title line says in capitals; empty: the heading."""

    note = ""
    token = "primary"
    widest = 116
    """Cells of the frame at most."""

    def __init__(self) -> None:
        super().__init__()
        self.top = 0

    @abstractmethod
    def rows(self, width: int) -> Lines:
        """All rows, for the room inside the frame."""

    def says(self) -> Line:
        """The first line of the bar."""
        return s("Esc goes back; nothing has changed.")

    def room(self, width: int, height: int) -> tuple[int, int]:
        """Columns and rows inside the frame."""
        return min(width, self.widest) - 4, body_height(height) - 2

    def paint(self, width: int, height: int) -> Lines:
        inner, room = self.room(width, height)
        wide, tall = inner + 4, room + 2
        rows = self.rows(inner)
        self.top = max(0, min(self.top, len(rows) - room))
        shown = [s(" ") + line for line in rows[self.top : self.top + room]]
        below = len(rows) - self.top - len(shown)
        words = [f"▲ {self.top} above"] * (self.top > 0) + [f"▼ {below} below"] * (below > 0)
        box = frame(shown, wide, tall, self.heading, lit=True)
        body = [s(" " * ((width - wide) // 2)) + line for line in box]
        asks = bar(self.says(), s("   ".join(words), "muted"), "", width)
        title = title_line(self.title_words or self.heading, self.note, "", width, self.token)
        return page(title, body, asks, footer_hints(self.commands()), width, height)

    def commands(self) -> Sequence[Command]:
        return (
            CLOSE,
            Command("up", ("up",), "", "One row up."),
            Command("down", ("down",), "scroll", "One row down.", "↑↓"),
            Command("pageup", ("pageup",), "", "A page up."),
            Command("pagedown", ("pagedown", "space"), "page", "A page down."),
            Command("top", ("home",), "", "To the beginning."),
            Command("bottom", ("end",), "", "To the end."),
        )

    def press(self, spot: str) -> None:
        if spot == "close":
            self.dismiss()
            return
        self.top += rows_to_go(spot, body_height(self.app.size.height) - 4)
        self.repaint()

    def wheel(self, spot: str, by: int) -> None:
        self.top += 3 * by
        self.repaint()


class SheetScreen(ScrollScreen):
    """Lines that somebody else painted: a board's own pages (table, tile list, what is under the cursor)."""

    def __init__(self, heading: str, lines: Lines, token: str = "primary") -> None:
        super().__init__()
        self.heading, self.lines, self.token = heading, lines, token
        self.widest = max(60, min(116, 6 + max(map(width_of, lines), default=0)))

    def rows(self, width: int) -> Lines:
        return self.lines
