"""The log as a page: every sentence with its seat's mark, one seat alone on its digit."""

from collections.abc import Sequence

from zonegames.engine.seats import Names, Seat
from zonegames.tui.board import LogLine
from zonegames.tui.commands import Command
from zonegames.tui.lines import Line, Lines, mark, s, wrap
from zonegames.tui.screens.scroll import FAR, ScrollScreen


class LogScreen(ScrollScreen):
    """Opens at the newest sentence."""

    heading = "log"

    def __init__(self, log: Sequence[LogLine], names: Names) -> None:
        super().__init__()
        self.told, self.names = log, names
        self.only: Seat | None = None
        self.top = FAR

    def rows(self, width: int) -> Lines:
        out: Lines = []
        for line in self.told:
            if self.only is not None and line.seat != self.only:
                continue
            style = "muted strike" if line.undone else "text"
            for n, row in enumerate(wrap(line.text, width - 3, style)):
                head: Line = [mark(line.seat), (" ", "text")] if line.seat is not None and n == 0 else s("  ")
                out.append(head + row)
        return out or [s("Nothing has happened yet.", "muted")]

    def says(self) -> Line:
        if len(self.names) == 1:
            return s("What has happened so far, the newest below.")
        if self.only is None:
            return s("What has happened so far, the newest below. A seat's digit shows it alone.")
        return [*s("Only "), mark(self.only), *s(f" {self.names[self.only]}; the digit again shows all.")]

    def commands(self) -> Sequence[Command]:
        first, *rest = super().commands()
        if len(self.names) == 1:
            return (first, *rest)
        seats = [
            Command(f"only:{n}", (str(n + 1),), "", f"{name} alone, or all again.")
            for n, name in enumerate(self.names)
        ]
        digits = f"1-{len(self.names)}"
        return (first, Command("seat", (), "one seat", "", digits), *rest, *seats)

    def press(self, spot: str) -> None:
        if spot == "seat":
            following = 0 if self.only is None else self.only + 1
            self.only = following if following < len(self.names) else None
        elif spot.startswith("only:"):
            seat = int(spot.removeprefix("only:"))
            self.only = None if self.only == seat else seat
        else:
            super().press(spot)
            return
        self.top = FAR
        self.repaint()
