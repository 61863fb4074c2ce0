"""Arrows among painted spots: the nearest one that way."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from zonegames.tui.lines import Box, Line, spots

Direction: TypeAlias = Literal["up", "down", "left", "right"]


def next_spot(lines: Sequence[Line], stops: Sequence[str], at: str, direction: Direction) -> str:
    """The stop nearest to `at` in a direction; `at` itself when there is none, the first when lost.

    Up and down without anything straight above or below go on in reading order, so that every stop
    of a ragged shelf is reached.
    """
    boxes = {name: box for name, box in spots(lines).items() if name in stops}
    if at not in boxes:
        return next(iter(boxes), at)
    here = boxes[at]
    best = min(
        ((_distance(here, box, direction), n, name) for n, (name, box) in enumerate(boxes.items())),
        default=None,
        key=lambda item: (item[0] is None, item[0] or 0, item[1]),
    )
    if best is not None and best[0] is not None:
        return best[2]
    order = list(boxes)
    step = order.index(at) + (1 if direction in ("down", "right") else -1)
    return order[step] if 0 <= step < len(order) else at


def _distance(here: Box, there: Box, direction: Direction) -> int | None:
    """How far `there` lies that way, sidesteps counted double; None when it does not."""
    if there == here:
        return None
    if direction in ("up", "down"):
        gap = here.y - (there.y + there.height) if direction == "up" else there.y - (here.y + here.height)
        aside = _apart(here.x, here.width, there.x, there.width)
        return None if gap < 0 else 4 * gap + aside + abs(here.x - there.x) // 8
    gap = here.x - (there.x + there.width) if direction == "left" else there.x - (here.x + here.width)
    aside = _apart(here.y, here.height, there.y, there.height)
    return None if gap < 0 or aside > 0 else gap


def _apart(a: int, a_size: int, b: int, b_size: int) -> int:
    return max(0, a - (b + b_size) + 1, b - (a + a_size) + 1)
