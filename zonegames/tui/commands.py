"""What can be done on a screen: one table feeds keys, clicks, footer, key help and command palette."""

from collections.abc import Sequence
from dataclasses import dataclass

from zonegames.tui.lines import Hint

_SHOWN = {
    "enter": "Enter",
    "escape": "Esc",
    "backspace": "Backspace",
    "delete": "Del",
    "tab": "Tab",
    "space": "Space",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
    "question_mark": "?",
    "slash": "/",
    "full_stop": ".",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
}
UNSHIFTED = {"question_mark": "f1"}
"""Second keys for what needs Shift on some keyboards."""


@dataclass(frozen=True, slots=True)
class Command:
    """One thing a screen can do."""

    spot: str
    """What `press` gets, from a key and from a click alike."""

    keys: tuple[str, ...]
    """Textual's names; letters in lower case, both cases work."""

    does: str
    """One or two words for the footer; empty: not shown there."""

    says: str = ""
    """A sentence for the key help and the palette."""

    shown: str = ""
    """How the key is written, if not by its name."""

    @property
    def key(self) -> str:
        """The key as it is written in the footer."""
        return self.shown or _SHOWN.get(self.keys[0], self.keys[0])

    def hint(self) -> Hint:
        """The footer's entry."""
        return Hint(self.key, self.does, self.spot)


def for_key(commands: Sequence[Command], key: str) -> Command | None:
    """The command that a key means."""
    key = key.lower() if len(key) == 1 else key.removeprefix("upper_")
    for command in commands:
        if key in command.keys or any(UNSHIFTED.get(k) == key for k in command.keys):
            return command
    return None


def footer_hints(commands: Sequence[Command]) -> list[Hint]:
    """The entries of the footer, the most wanted first."""
    return [command.hint() for command in commands if command.does]
