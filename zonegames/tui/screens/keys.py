"""All keys that work on the screen below, with what they do."""

from collections.abc import Sequence

from zonegames.tui.commands import UNSHIFTED, Command, footer_hints
from zonegames.tui.lines import Line, Lines, fit, frame, in_spot, s, wrap
from zonegames.tui.page import bar, body_height, centred, page, title_line
from zonegames.tui.painted import PaintedScreen

CLOSE = Command("close", ("escape", "enter", "q"), "back", "Back to the screen below.", "Esc")
ALWAYS = (
    ("arrows", "Walk from one entry to the next."),
    ("Ctrl+P", "Every command by its name."),
    ("Ctrl+Q", "Leave zonegames at once; everything is saved."),
    ("mouse", "A click takes what lies under it, the wheel scrolls."),
)


KEY = 12
"""Cells of the column with the keys."""


def _entry(key: str, ink: str, says: str, words: str, width: int) -> Lines:
    """A key and what it does, in as many rows as that takes."""
    told = wrap(says, width - KEY - 4, words)
    return [
        fit([*s("  "), *fit(s(key if n == 0 else "", ink), KEY, ink), *row], width)
        for n, row in enumerate(told)
    ]


class KeysScreen(PaintedScreen[None]):
    """The overlay behind `?`: each line can be clicked as well."""

    def __init__(self, listed: Sequence[Command]) -> None:
        super().__init__()
        self.listed = [command for command in listed if command.says and command.spot != "keys"]
        self.top = 0

    def commands(self) -> Sequence[Command]:
        return (
            CLOSE,
            Command("up", ("up", "pageup"), "", "Scroll up."),
            Command("down", ("down", "pagedown"), "", "Scroll down."),
        )

    def rows(self, width: int) -> Lines:
        """One line a key."""
        out: Lines = []
        for command in self.listed:
            second = UNSHIFTED.get(command.keys[0], "").upper()
            key = f"{command.key} {second}".strip()
            block = _entry(key, "text bold", command.says, "text", width)
            out += in_spot(block, f"do:{command.spot}")
        out.append([])
        own_arrows = any("up" in command.keys for command in self.listed)
        for key, says in ALWAYS[own_arrows:]:
            out += _entry(key, "primary bold", says, "muted", width)
        return out

    def paint(self, width: int, height: int) -> Lines:
        room = body_height(height)
        rows = self.rows(70)
        tall = min(room, len(rows) + 4)
        self.top = max(0, min(self.top, len(rows) - (tall - 4)))
        shown: list[Line] = [[], *rows[self.top : self.top + tall - 4], []]
        body = centred(frame(shown, 72, tall, "keys that work here", lit=True), width, room)
        more = "The arrows scroll." if tall - 4 < len(rows) else ""
        asks = bar(s("Press a key after closing this, or click its line."), s(more, "muted"), "", width)
        return page(
            title_line("keys", "", "", width), body, asks, footer_hints(self.commands()), width, height
        )

    def press(self, spot: str) -> None:
        if spot in ("up", "down"):
            self.top += 1 if spot == "down" else -1
            self.repaint()
            return
        below = self.app.screen_stack[-2]
        self.dismiss()
        if spot.startswith("do:") and isinstance(below, PaintedScreen):
            self.app.call_later(below.called, spot.removeprefix("do:"))

    def wheel(self, spot: str, by: int) -> None:
        self.press("down" if by > 0 else "up")
