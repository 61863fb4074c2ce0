"""How every screen of the shell is composed: title line, body, two bar lines, footer."""

from collections.abc import Iterable
from typing import Final

from zonegames.tui.lines import (
    Hint,
    Line,
    Lines,
    fill,
    fit,
    grounded,
    hints,
    paste,
    pull,
    s,
    shorten,
    width_of,
)

WIDE: Final = (120, 34)
"""From this size on the large templates are used."""

AIR_FROM: Final = 36
"""Rows from which a game's screen has a blank one between bar and footer."""

SMALLEST: Final = (80, 24)
"""Below this there is only a notice."""


def is_wide(width: int, height: int) -> bool:
    """Whether the large template fits."""
    return width >= WIDE[0] and height >= WIDE[1]


def is_tiny(width: int, height: int) -> bool:
    """Whether nothing but a notice fits."""
    return width < SMALLEST[0] or height < SMALLEST[1]


def title_line(name: str, note: str, right: str, width: int, token: str = "primary") -> Line:
    """The first row: whose screen it is; capitals only here."""
    left = s("▌ ", token) + s(name.upper(), f"{token} bold") + s(f"   {note}", "muted")
    return grounded(pull(left, s(f"{right} ", "muted"), width), "surface")


def bar(first: Line, second: Line, aside: str, width: int) -> Lines:
    """The two lines that ask: what Enter does; below the reason, the consequence or the hint."""
    edge, right = s("▌ ", "primary"), s(f"{aside} " if aside else "", "muted")
    first = _ending(first, width - width_of(edge))
    second = _ending(second, width - width_of(edge + right))
    return [fit(edge + first, width), pull(edge + second, right, width)]


def _ending(line: Line, width: int) -> Line:
    """The line with an ellipsis at its end where it is too long."""
    if not line or width_of(line) <= width:
        return line
    text, style = line[-1]
    return [*line[:-1], (shorten(text, max(1, width - width_of(line[:-1]))), style)]


def page(
    title: Line, body: Lines, asks: Lines, footer: Iterable[Hint | tuple[str, str]], width: int, height: int
) -> Lines:
    """All rows of a screen; `body` gets what title, bar and footer leave."""
    room = height - 2 - len(asks)
    below: Lines = [[] for _ in range(room - len(body))]
    return [title, *body[:room], *below, *asks, fit(hints(footer, width), width)]


def body_height(height: int) -> int:
    """The rows between title line and decision bar."""
    return height - 4


def centred(block: Lines, width: int, height: int) -> Lines:
    """A block in the middle of empty rows."""
    x = max(0, (width - max(map(width_of, block))) // 2)
    y = max(0, (height - len(block)) // 2)
    return paste(fill([], width, height), block, x, y)


def rule(width: int, style: str = "line") -> Line:
    """A thin line across."""
    return s("─" * width, style)


def choice(value: str, spot: str, lit: bool = False) -> Line:
    """A value between its arrows; each arrow can be clicked, the value itself goes on to the next."""
    arrow = "primary" if lit else "muted"
    return [
        ("‹ ", f"{arrow} @{spot}:prev"),
        (value, ("text bold" if lit else "text") + f" @{spot}:next"),
        (" ›", f"{arrow} @{spot}:next"),
    ]


def cursor(lit: bool) -> Line:
    """The three cells before an entry of a list."""
    return s(" ▸ " if lit else "   ", "primary bold")
