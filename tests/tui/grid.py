"""The screen of a running app as text, the way a person would read it off the terminal."""

from typing import Any

from rich.cells import cell_len
from textual.app import App


def grid(app: App[Any]) -> list[str]:
    """The rows of the screen on top; each is as many cells wide as the screen.

    Settle first (`await pilot.pause()`): this composes afresh what the widgets show now.
    """
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


def text(app: App[Any]) -> str:
    """The whole screen as one text with blanks at the ends of rows cut."""
    return "\n".join(row.rstrip() for row in grid(app))


def find(app: App[Any], wanted: str) -> tuple[int, int]:
    """Column and row (cells, from 0) of the first place where this text stands.  Fails if there is none."""
    for y, row in enumerate(grid(app)):
        if (at := row.find(wanted)) >= 0:
            return cell_len(row[:at]), y
    raise AssertionError(f"{wanted!r} is not on the screen:\n{text(app)}")


def assert_intact(app: App[Any]) -> None:
    """Every row is exactly as wide as the screen and nothing unprintable is in it."""
    width, height = app.size
    rows = grid(app)
    assert len(rows) == height
    for row in rows:
        assert cell_len(row) == width, row
        assert row.isprintable(), repr(row)
