"""The table's own keys: each command of every game on the key that its players prefer."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from textual import events

from zonegames.tui.commands import Command, bare, footer_hints, rebound
from zonegames.tui.lines import Line, Lines, fit, frame, in_spot, pull, s, wrap
from zonegames.tui.page import bar, body_height, cursor, page, title_line
from zonegames.tui.painted import PaintedScreen

FIXED: Final = {
    **dict.fromkeys(("up", "down", "left", "right"), "Arrows walk the board."),
    **dict.fromkeys("0123456789", "Digits take a numbered choice."),
    **dict.fromkeys(("enter", "tab", "shift+tab", "escape"), "Enter, Tab and Esc mean the same everywhere."),
    **dict.fromkeys(("question_mark", "f1"), "? and F1 list the keys."),
    **dict.fromkeys("yn", "y and n answer the questions of the screen."),
}
"""Keys that cannot be given away, with the reason."""


class KeyMapScreen(PaintedScreen[None]):
    """Every change counts at once."""

    def __init__(
        self, listed: Sequence[Command], keys: Mapping[str, str], change: Callable[[dict[str, str]], object]
    ) -> None:
        """`listed`: the commands with their usual keys; `keys`: the table's own, by command."""
        super().__init__()
        self.listed, self.keys, self._change = listed, dict(keys), change
        self.at = f"command:{listed[0].spot}"
        self.waiting = False
        """The next key is given to the lit command."""

        self.trouble = ""

    def stops(self) -> Sequence[str]:
        return [f"command:{command.spot}" for command in self.listed]

    @property
    def lit(self) -> Command:
        """The command under the cursor, with its usual keys."""
        return next(command for command in self.listed if self.at == f"command:{command.spot}")

    def commands(self) -> Sequence[Command]:
        if self.waiting:
            return (Command("stay", ("escape",), "leave it", "Leave the key as it was."),)
        return (
            Command("choose", ("enter", "space"), "new key", "Give the lit command another key."),
            Command("usual", ("delete", "backspace"), "the usual one", "Back to the usual key.", "Del"),
            Command("walk", (), "choose", "", "↑↓"),
            Command("back", ("escape", "q"), "back", "Back to the settings."),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
        )

    def paint(self, width: int, height: int) -> Lines:
        rows = body_height(height)
        wide = min(width, 92)
        out: Lines = [[]]
        for command in rebound(self.listed, self.keys):
            spot = f"command:{command.spot}"
            lit, own = self.at == spot, command.spot in self.keys
            key = "press it" if lit and self.waiting else f"{command.key}{' •' if own else '  '}"
            first, *more = wrap(command.says, wide - 20, "text bold" if lit else "text")
            right = s(f"{key}  ", "primary bold" if lit or own else "text")
            block = [pull(cursor(lit) + first, right, wide - 2), *(s("   ") + line for line in more)]
            out += in_spot([fit(line, wide - 2) for line in block], spot)
        tall = min(rows, len(out) + 3)
        box = frame(out, wide, tall, "keys of every game", lit=True)
        body: Lines = [[] for _ in range((rows - tall) // 3)]
        body += [s(" " * ((width - wide) // 2)) + line for line in box]
        title = title_line("keys", "• chosen at this table", "", width)
        return page(title, body, self._asks(width), footer_hints(self.commands()), width, height)

    def _asks(self, width: int) -> Lines:
        first: Line = s("Enter, then the key you want. Del gives the usual one back.")
        if self.waiting:
            first = s("Press the new key now; Esc leaves it as it was.", "text bold")
        second: Line = s("Where a game has this key itself it keeps it, and the usual one works.", "muted")
        if self.trouble:
            told = wrap(f"✗ {self.trouble}", width - 3, "error")
            first, second = (told[0], told[1]) if len(told) > 1 else (first, told[0])
        return bar(first, second, "", width)

    def type_key(self, event: events.Key) -> bool:
        if not self.waiting:
            return False
        self.waiting = False
        key = bare(event.key)
        self.trouble = "" if key == "escape" else self._refusal(key)
        if key != "escape" and not self.trouble:
            self._give(key)
        self.repaint()
        return True

    def _refusal(self, key: str) -> str:
        """Why the lit command may not have this key; empty when it may."""
        if key in FIXED:
            return FIXED[key]
        if "+" in key:
            return "Terminals keep keys with Ctrl and Alt for themselves."
        for command in rebound(self.listed, self.keys):
            if key in command.keys and command.spot != self.lit.spot:
                return f"{command.key} belongs to another command: {command.says}"
        return ""

    def _give(self, key: str) -> None:
        """Let the lit command have this key; its usual one needs no entry."""
        self.keys.pop(self.lit.spot, None)
        if key not in self.lit.keys:
            self.keys[self.lit.spot] = key
        self._change(dict(self.keys))

    def press(self, spot: str) -> None:
        self.trouble = ""
        match spot:
            case "back":
                self.dismiss()
                return
            case "keys":
                self.shell.show_keys(self.commands())
                return
            case "choose":
                self.waiting = True
            case "usual":
                self._give(self.lit.keys[0])
            case "stay":
                self.waiting = False
            case _ if spot.startswith("command:"):
                self.waiting = spot == self.at
                self.at = spot
            case _:
                pass
        self.repaint()
