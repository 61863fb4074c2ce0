"""The one widget that shows painted lines, and says which spot was pressed."""

from dataclasses import dataclass
from functools import lru_cache
from operator import ne
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from zonegames.tui.glyphs import UNICODE, Glyphs
from zonegames.tui.lines import Line, Lines, Row, Span, as_row, fit, spot_at
from zonegames.tui.theme import painter

STRIPS: Final = 1024
"""As many rows are remembered as the terminal gets them: nearly thirty pictures without a row in common."""


class Canvas(Widget, can_focus=False):
    """Shows lines by the Line API.  `show` repaints only the rows that changed.

    Colours come from the app's theme, glyphs from `app.glyphs` when it has them.  Keys are the screen's
    business; a click posts `Pressed`, a turn of the wheel `Scrolled`.
    """

    ALLOW_SELECT = False
    DEFAULT_CSS = "Canvas { width: 1fr; height: 1fr; }"

    @dataclass
    class Pressed(Message):
        """A click on a cell; `spot` is empty where nothing can be pressed."""

        canvas: "Canvas"
        spot: str
        x: int
        y: int
        button: int

        @property
        def control(self) -> "Canvas":
            return self.canvas

    @dataclass
    class Scrolled(Message):
        """A turn of the wheel over a cell: -1 up, 1 down."""

        canvas: "Canvas"
        spot: str
        x: int
        y: int
        by: int

        @property
        def control(self) -> "Canvas":
            return self.canvas

    @dataclass
    class Hovered(Message):
        """The mouse has come over another spot; empty where there is none."""

        canvas: "Canvas"
        spot: str

        @property
        def control(self) -> "Canvas":
            return self.canvas

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.lines: Lines = []
        """What is shown now."""

        self._drawn: dict[int, tuple[Line, Strip]] = {}
        self._look: tuple[str, Glyphs, int] = ("", UNICODE, 0)
        """Theme, glyphs and width of the drawn rows."""

        self._pointed = ""

    def show(self, lines: Lines) -> None:
        """Show these lines; rows that are as before are not touched."""
        old, self.lines = self.lines, lines
        if not self.is_attached:
            return
        rows, width = max(len(old), len(lines)), self.size.width
        both = min(len(old), len(lines))
        changed = [y for y in range(both) if old[y] is not lines[y] and old[y] != lines[y]]
        if len(changed) == both or both < rows:
            self.refresh()
        elif changed:
            self.refresh(*(_differing(as_row(old[y]), as_row(lines[y]), y, width) for y in changed))

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows of a region.

        Instead of the widget's own way, which goes through styles for borders, padding and filters that a
        canvas does not have: half the time of a key.
        """
        look = (self.app.theme, self.glyphs, self.size.width)
        if look != self._look:
            self._look = look
            self._drawn.clear()
        left, right = crop.x, crop.right
        return [self.render_line(y).crop(left, right) for y in crop.line_range]

    def render_line(self, y: int) -> Strip:
        line = self.lines[y] if y < len(self.lines) else []
        drawn = self._drawn.get(y)
        if drawn is None or (drawn[0] is not line and drawn[0] != line):
            drawn = self._drawn[y] = line, self._strip(line, self._look[2])
        return drawn[1]

    def _strip(self, line: Line, width: int) -> Strip:
        theme, glyphs, _ = self._look
        return _strip(tuple(line), width, theme, glyphs)

    @property
    def glyphs(self) -> Glyphs:
        """The glyphs that the terminal can show."""
        return getattr(self.app, "glyphs", UNICODE)

    def spot_at(self, x: int, y: int) -> str:
        """The spot at a cell of this canvas; empty when none."""
        return spot_at(self.lines, x, y)

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Pressed(self, self.spot_at(event.x, event.y), event.x, event.y, event.button))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        spot = self.spot_at(event.x, event.y)
        if spot != self._pointed:
            self._pointed = spot
            self.post_message(self.Hovered(self, spot))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._scroll(event, -1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._scroll(event, 1)

    def _scroll(self, event: events.MouseScrollUp | events.MouseScrollDown, by: int) -> None:
        event.stop()
        self.post_message(self.Scrolled(self, self.spot_at(event.x, event.y), event.x, event.y, by))


class _Segments(dict[Span, tuple[Segment, int]]):
    """Spans as the terminal gets them, with their cells; worked out once, since few ever change."""

    LIMIT = 20_000

    def __init__(self, theme: str, glyphs: Glyphs) -> None:
        super().__init__()
        self._painter, self._glyphs = painter(theme), glyphs

    def __missing__(self, span: Span) -> tuple[Segment, int]:
        if len(self) > self.LIMIT:
            self.clear()
        text, style = span
        shown = self._glyphs.show(text)
        made = self[span] = Segment(shown, self._painter(style)), cell_len(shown)
        return made


@lru_cache(maxsize=8)
def _segments(theme: str, glyphs: Glyphs) -> _Segments:
    return _Segments(theme, glyphs)


@lru_cache(maxsize=STRIPS)
def _strip(line: tuple[Span, ...], width: int, theme: str, glyphs: Glyphs) -> Strip:
    """A line as the terminal gets it; neighbours that look the same are joined."""
    ready = _segments(theme, glyphs)
    segments: list[Segment] = []
    room = width
    for span in line:
        segment, cells = ready[span]
        room -= cells
        if room < 0:
            return _strip(tuple(fit(list(line), width)), width, theme, glyphs)
        if segments and segments[-1].style == segment.style:
            segment = Segment(segments.pop().text + segment.text, segment.style)
        segments.append(segment)
    if room:
        segments.append(ready[(" " * room, "text")][0])
    return Strip(segments, width)


def _differing(old: Row, new: Row, y: int, width: int) -> Region:
    """The cells of a row up to the last span that differs.

    Textual writes a row from its widget's left edge whatever the region's is, so only the right one counts.
    """
    if old.width == new.width:
        pairs = map(ne, reversed(old), reversed(new))
        same = next((n for n, differ in enumerate(pairs) if differ), 0)
        width -= old.width - old.ends[-1 - same] if same else 0
    return Region(0, y, max(1, width), 1)
