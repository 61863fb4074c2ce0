"""What can be done on a screen: one table feeds keys, clicks, footer, key help and command palette."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

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
        first = self.keys[0] if self.keys else ""
        return self.shown or _SHOWN.get(first, first)

    def hint(self) -> Hint:
        """The footer's entry."""
        return Hint(self.key, self.does, self.spot)


def bare(key: str) -> str:
    """Textual's name of a key, the same for both cases of a letter."""
    return key.lower() if len(key) == 1 else key.removeprefix("upper_")


def digits_up_to(count: int) -> str:
    """How the digit keys from 1 on are written: "1", "1-4", at most "1-9"."""
    return f"1-{min(9, count)}" if count > 1 else "1"


def for_key(commands: Sequence[Command], key: str) -> Command | None:
    """The command that a key means."""
    key = bare(key)
    for command in commands:
        if key in command.keys or any(UNSHIFTED.get(k) == key for k in command.keys):
            return command
    return None


def rebound(
    commands: Sequence[Command], chosen: Mapping[str, str], taken: Collection[str] = ()
) -> list[Command]:
    """The commands with the table's own keys before the usual ones.

    `chosen`: by a command's spot, keys with commas between.  A usual key that was given to another command
    goes with it; `taken` keys stay with whoever has them.
    """
    if not any(chosen.values()):
        return list(commands)
    own = {
        command.spot: tuple(
            key for key in chosen.get(command.spot, "").split(",") if key and key not in taken
        )
        for command in commands
    }
    given = {key for keys in own.values() for key in keys}
    return [
        replace(command, keys=(*own[command.spot], *(key for key in command.keys if key not in given)))
        for command in commands
    ]


def footer_hints(commands: Sequence[Command]) -> list[Hint]:
    """The entries of the footer, the most wanted first."""
    return [command.hint() for command in commands if command.does]
