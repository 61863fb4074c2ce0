"""How one gets from one thing that can be pointed at to the next.

A spot is a name that style words carry ("@cell:7", see `lines`): painting it is all it takes to make it
clickable, reachable by arrows and lit.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from zonegames.tui.lines import Box

SpotId: TypeAlias = str
"""Names a spot on a board, without blanks: "cell:7", "die:2", "choice:0", "key:q"."""

Spots: TypeAlias = Mapping[SpotId, Box]
"""Where everything that can be pointed at was painted last."""

Direction: TypeAlias = Literal["up", "down", "left", "right"]


def neighbour(places: Iterable[tuple[SpotId, Box]], here: Box, direction: Direction) -> SpotId | None:
    """The nearest place in a direction as the eye expects it: ahead first, a little aside if need be.

    A place counts as ahead when its middle lies in the quarter that the direction opens.
    """
    x, y = _middle(here)
    best: tuple[float, SpotId] | None = None
    for spot_id, box in places:
        cx, cy = _middle(box)
        ahead, aside = _along(direction, cx - x, cy - y)
        if ahead <= 0 or aside > ahead * 1.2 + 1:
            continue
        cost = ahead + 2 * aside
        if best is None or cost < best[0]:
            best = (cost, spot_id)
    return None if best is None else best[1]


def _middle(box: Box) -> tuple[float, float]:
    """The middle of a box in half rows: a cell is about twice as high as wide."""
    return box.x + box.width / 2, 2 * box.y + box.height


def _along(direction: Direction, dx: float, dy: float) -> tuple[float, float]:
    match direction:
        case "right":
            return dx, abs(dy)
        case "left":
            return -dx, abs(dy)
        case "down":
            return dy, abs(dx)
        case "up":
            return -dy, abs(dx)
