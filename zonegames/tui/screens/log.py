"""The log as a page: every sentence with its seat's mark, under its turn; one seat alone on its digit."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from zonegames.engine.seats import Names, Seat
from zonegames.engine.telling import counted
from zonegames.tui.board import LogLine
from zonegames.tui.commands import Command
from zonegames.tui.lines import Line, Lines, in_spot, mark, s, wrap
from zonegames.tui.page import cursor
from zonegames.tui.screens.scroll import FAR, ScrollScreen, rows_to_go

TEN: Final = 10
"""Sentences that a page key goes."""

SHOW: Final = Command("show", ("enter",), "show it on the board", "Go to the place where it happened.")

WALKED: Final = {
    "up": Command("up", ("up",), "", "To the sentence above."),
    "down": Command("down", ("down",), "walk", "To the next sentence.", "↑↓"),
    "pageup": Command("pageup", ("pageup",), "", "Ten sentences up."),
    "pagedown": Command("pagedown", ("pagedown", "space"), "ten on", "Ten sentences down."),
}
"""What the keys that scroll other pages do here."""

COPY: Final = Command("copy", ("c",), "copy", "Copy what is listed as plain text.")


def style_of(line: LogLine) -> str:
    """What was taken back is struck through, turns stand out, what came to nothing is faint."""
    if line.undone:
        return "muted strike"
    return "text bold" if line.heading else "muted" if line.idle else "text"


@lru_cache(4096)
def _wrapped(text: str, width: int, style: str) -> tuple[Line, ...]:
    """A long log is walked through key by key."""
    return tuple(wrap(text, width, style))


class LogScreen(ScrollScreen):
    """Opens at the newest sentence.  Dismissed with the lit one's place on the board, or with nothing."""

    heading = "log"

    def __init__(
        self, log: Sequence[LogLine], names: Names, *, open: bool = True, leads: bool = True
    ) -> None:
        """`open`: everybody may know it, so that it may leave the screen.  `leads`: the board is there."""
        super().__init__()
        self.told, self.names, self._open, self._leads = log, names, open, leads
        self.only: Seat | None = None
        self.lit, self.top = FAR, FAR

    @property
    def lines(self) -> Sequence[LogLine]:
        """The sentences that are shown."""
        return [line for line in self.told if self.only is None or line.seat == self.only]

    @property
    def place(self) -> str:
        """Where the lit sentence leads."""
        lines = self.lines
        return lines[min(self.lit, len(lines) - 1)].where if lines and self._leads else ""

    @property
    def _by_seat(self) -> bool:
        """Whether one seat alone can be asked for: in a run that all walk, no sentence is any one seat's."""
        return len(self.names) > 1 and any(line.seat is not None for line in self.told)

    # --- painting

    def rows(self, width: int) -> Lines:
        out = [row for block in self._blocks(width) for row in block]
        if out:
            return out
        whose = "has happened" if self.only is None else f"is told of {self.names[self.only]}"
        return [s(f"Nothing {whose} yet.", "muted")]

    def _blocks(self, width: int) -> list[Lines]:
        """The rows of each sentence, an empty one over each turn."""
        lines = self.lines
        self.lit = max(0, min(self.lit, len(lines) - 1))
        return [self._block(n, line, width) for n, line in enumerate(lines)]

    def _block(self, number: int, line: LogLine, width: int) -> Lines:
        rows: Lines = []
        for n, row in enumerate(_wrapped(line.text, width - 6, style_of(line))):
            head: Line = [mark(line.seat), (" ", "text")] if line.seat is not None and n == 0 else s("  ")
            rows.append([*cursor(number == self.lit and n == 0), *head, *row])
        above: Lines = [[]] if line.heading and number else []
        return [*above, *in_spot(rows, f"line:{number}")]

    def says(self) -> Line:
        if self.place:
            return s("Enter shows on the board where the lit one happened.")
        if not self._by_seat:
            return s("What has happened so far, the newest below.")
        if self.only is None:
            return s("What has happened so far, the newest below. A seat's digit shows it alone.")
        return [*s("Only "), mark(self.only), *s(f" {self.names[self.only]}; the digit again shows all.")]

    def commands(self) -> Sequence[Command]:
        first, *rest = (WALKED.get(command.spot, command) for command in super().commands())
        show = [SHOW] if self.place else []
        if show:
            first = replace(first, keys=tuple(key for key in first.keys if key not in SHOW.keys))
        if self._open:
            rest.append(COPY)
        if not self._by_seat:
            return (*show, first, *rest)
        seats = [
            Command(f"only:{n}", (str(n + 1),), "", f"{name} alone, or all again.")
            for n, name in enumerate(self.names)
        ]
        digits = f"1-{len(self.names)}"
        return (*show, first, Command("seat", (), "one seat", "", digits), *rest, *seats)

    # --- handling

    def press(self, spot: str) -> None:
        self.note = ""
        if spot == "show":
            self.dismiss(self.place)
        elif spot == "copy":
            self.app.copy_to_clipboard("\n".join(line.text for line in self.lines))
            self.note = f"{counted(len(self.lines), 'line')} copied"
            self.repaint()
        elif spot == "seat":
            following = 0 if self.only is None else self.only + 1
            self._show_only(following if following < len(self.names) else None)
        elif spot.startswith("only:"):
            seat = int(spot.removeprefix("only:"))
            self._show_only(None if self.only == seat else seat)
        elif spot.startswith("line:"):
            again = spot == f"line:{self.lit}"
            self.lit = int(spot.removeprefix("line:"))
            if again and self.place:
                self.press("show")
            else:
                self.repaint()
        elif spot == "close":
            super().press(spot)
        else:
            self._go(rows_to_go(spot, TEN))

    def _show_only(self, seat: Seat | None) -> None:
        self.only = seat
        self.lit, self.top = FAR, FAR
        self.repaint()

    def _go(self, by: int) -> None:
        """Light another sentence, and show it whole with the empty row over it."""
        self.lit = max(0, min(self.lit + by, len(self.lines) - 1))
        width, tall = self.room(*self.app.size)
        blocks = self._blocks(width)
        first = sum(map(len, blocks[: self.lit]))
        last = first + len(blocks[self.lit]) if blocks else 0
        self.top = max(last - tall, min(self.top, first))
        self.repaint()
