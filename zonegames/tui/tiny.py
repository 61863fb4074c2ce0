"""The notice that stands where the window is too small for anything else."""

from typing import Final

from zonegames.tui.commands import Command
from zonegames.tui.lines import Lines, fill, mid, s, wrap
from zonegames.tui.page import SMALLEST

QUIT: Final = Command("quit", ("q",), "quit", "Leave zonegames; everything is saved.")


def tiny_notice(width: int, height: int) -> Lines:
    """What is needed, what there is, that nothing is lost, and the way out; for any size at all."""
    need = f"{SMALLEST[0]}x{SMALLEST[1]}"
    says = [
        *wrap(f"This needs {need}, the window is {width}x{height}.", width, "warning bold"),
        *wrap("Enlarge it or make the letters smaller.", width),
        *wrap("Your game is saved, and goes on here.", width, "muted"),
    ]
    leave = s("q", "text bold @quit") + s(" quits", "muted @quit")
    room = max(0, height - 1)
    top = max(0, (room - len(says)) // 2)
    rows = [[] for _ in range(top)] + [mid(line, width) for line in says]
    return fill([*fill(rows, width, room), mid(leave, width)], width, height)
