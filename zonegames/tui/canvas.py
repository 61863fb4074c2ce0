"""The one widget that shows painted lines, and says which spot was pressed."""

from dataclasses import dataclass

from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from zonegames.tui.glyphs import UNICODE, Glyphs
from zonegames.tui.lines import Line, Lines, fit, spot_at, width_of
from zonegames.tui.theme import painter


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
        self._pointed = ""

    def show(self, lines: Lines) -> None:
        """Show these lines; rows that are as before are not touched."""
        old, self.lines = self.lines, lines
        if not self.is_attached:
            return
        rows = max(len(old), len(lines))
        both = min(len(old), len(lines))
        changed = [y for y in range(both) if old[y] != lines[y]]
        if len(changed) == both or both < rows:
            self.refresh()
        elif changed:
            self.refresh(*(_differing(old[y], lines[y], y) for y in changed))

    def render_line(self, y: int) -> Strip:
        line = self.lines[y] if y < len(self.lines) else []
        return self._strip(line, self.size.width)

    def _strip(self, line: Line, width: int) -> Strip:
        style = painter(self.app.theme)
        show = getattr(self.app, "glyphs", UNICODE).show
        return Strip([Segment(show(text), style(words)) for text, words in fit(line, width)], width)

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


def _differing(old: Line, new: Line, y: int) -> Region:
    """The cells of a row from the first to the last span that differs."""
    start = same = 0
    for a, b in zip(old, new, strict=False):
        if a != b:
            break
        start += cell_len(a[0])
        same += 1
    end = width_of(new)
    if end != width_of(old):
        return Region(start, y, max(end, width_of(old)) - start, 1)
    for a, b in zip(reversed(old[same:]), reversed(new[same:]), strict=False):
        if a != b:
            break
        end -= cell_len(a[0])
    return Region(start, y, max(1, end - start), 1)
