"""The list of an open question's answers: numbered rows that keys, arrows and mouse can take."""

from collections.abc import Sequence
from typing import Any

from zonegames.tui.board import Scene, choice_spot
from zonegames.tui.lines import Line, Lines, fit, pull, shorten


def choice_rows(scene: Scene, width: int, height: int, actions: Sequence[Any] | None = None) -> Lines:
    """One row an action, the lit one in view: "▸3 Victory Point      VP 9 ▸ 8"; each is its own spot.

    `actions` is a selection of the legal ones (default: all); numbers stay those of the full list.
    When the rows do not fit, the list scrolls with the lit one and says how many lie beyond.
    """
    shown = list(scene.legal if actions is None else actions)
    if len(shown) <= height:
        return [_row(scene, action, width) for action in shown]
    at = shown.index(scene.lit) if scene.lit in shown else 0
    room = max(1, height - 2)
    top = max(0, min(at - room // 2, len(shown) - room))
    rows = [_row(scene, action, width) for action in shown[top : top + room]]
    return [_more("▲", top, width), *rows, _more("▼", len(shown) - top - room, width)][:height]


def _row(scene: Scene, action: Any, width: int) -> Line:
    words = scene.words(action)
    number = scene.legal.index(action) + 1
    lit = action == scene.lit
    digit = str(number) if number <= 9 else " "
    spot = f"@{choice_spot(scene, action)}"
    ground = " on panel" if lit else ""
    head: Line = [
        ("▸" if lit else " ", f"primary bold{ground} {spot}"),
        (digit, f"text bold underline{ground} {spot}" if number <= 9 else f"muted{ground} {spot}"),
        (" ", f"text{ground} {spot}"),
        (shorten(words.label, width - 3), f"text{' bold' if lit else ''}{ground} {spot}"),
    ]
    return fit(head, width, f"text{ground} {spot}")


def _more(arrow: str, count: int, width: int) -> Line:
    return pull([], [(f"{arrow} {count} more ", "muted")] if count > 0 else [], width)
