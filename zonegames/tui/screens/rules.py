"""The rules viewer: headings, the text, search; opens where a message points."""

from collections.abc import Sequence

from textual import events

from zonegames.engine.assets import read_text
from zonegames.games import entry
from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.field import Field
from zonegames.tui.lines import Line, Lines, beside, fit, frame, in_spot, s, shorten
from zonegames.tui.page import bar, body_height, cursor, page, title_line
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.screens.rules_text import Page, find, highlight, parse, set_page
from zonegames.tui.screens.scroll import rows_to_go

SIDE = 30
"""Cells of the list of headings."""

TEXT = 84
"""Cells of a line that still reads well."""


class RulesScreen(PaintedScreen[None]):
    """Scrolls by row; the lit heading is the one that is being read."""

    def __init__(self, game: str, anchor: str = "", text: str | None = None) -> None:
        """`text` None: the game's rules file.  An unknown anchor opens the first page."""
        super().__init__()
        self.game = game
        self.blocks = parse(_rules(game) if text is None else text)
        self.opens_at = anchor
        self.top = 0
        self.wanted = ""
        self.field: Field | None = None
        self.said = ""
        self._page: Page | None = None
        self._width = 0

    # --- the text

    def text_page(self, width: int) -> Page:
        """The text set for this width; the row that was on top stays about where it was."""
        if self._page is None or self._width != width:
            share = self.top / len(self._page.lines) if self._page and self._page.lines else 0.0
            here = self.here() if self._page else -1
            self._page, self._width = set_page(self.blocks, width, self.game), width
            self.top = round(share * len(self._page.lines))
            if here >= 0 and self._page.headings and self.top <= self._page.headings[here].row:
                self.top = self._page.headings[here].row
            if self.opens_at:
                rows = [h.row for h in self._page.headings if h.anchor == self.opens_at]
                self.top, self.opens_at = (rows[0] if rows else 0), ""
        return self._page

    def laid_out(self) -> Page:
        """The text as it was painted last; before the first painting, as it will be."""
        return self._page or self.text_page(_text_width(self.app.size.width))

    def here(self) -> int:
        """The number of the heading that is being read."""
        rows = [h.row for h in self.laid_out().headings]
        return max((n for n, row in enumerate(rows) if row <= self.top), default=0)

    def room(self) -> int:
        """Rows of text in view."""
        return body_height(self.app.size.height) - 2

    # --- painting

    def paint(self, width: int, height: int) -> Lines:
        rows = body_height(height)
        text = self.text_page(_text_width(width))
        self.top = max(0, min(self.top, len(text.lines) - (rows - 2)))
        shown: Lines = text.lines[self.top : self.top + rows - 2]
        if self.wanted:
            shown = [highlight(line, self.wanted) for line in shown]
        pages = frame([s("  ") + line for line in shown], width - SIDE - 1, rows, self._place(text, rows - 2))
        side = frame(self._headings(text, rows - 2), SIDE, rows, "headings", lit=True)
        body = beside(side, pages, SIDE + 1)
        note = f"{len(text.headings)} headings"
        title = title_line(entry(self.game).title, "rules", note, width, self.game)
        return page(title, body, self._asks(width), footer_hints(self.commands()), width, height)

    def _place(self, text: Page, rows: int) -> str:
        most = max(1, len(text.lines) - rows)
        return "" if len(text.lines) <= rows else f"{round(100 * self.top / most)}%"

    def _headings(self, text: Page, rows: int) -> Lines:
        here = self.here()
        first = max(0, min(here - rows // 2, len(text.headings) - rows))
        out: Lines = []
        for number, heading in list(enumerate(text.headings))[first : first + rows]:
            lit = number == here
            deep = "  " * (heading.level > 2)
            style = "primary bold" if lit else "muted" if deep else "text"
            line: Line = cursor(lit) + s(deep + shorten(heading.text, SIDE - 6 - len(deep)), style)
            out += in_spot([fit(line, SIDE - 2)], f"heading:{number}")
        return out

    def _asks(self, width: int) -> Lines:
        if self.field is not None:
            first = s("Search: ") + fit(
                self.field.line(30, "text bold on panel underline"), 32, "text on panel"
            )
            return bar(first, s("Enter goes to the next place, Esc ends the search.", "muted"), "", width)
        first = s(self.said) if self.said else s("↑↓ scroll, ←→ go to the next heading, / searches.")
        return bar(first, s("Esc goes back; nothing there has changed.", "muted"), "", width)

    # --- doing

    def commands(self) -> Sequence[Command]:
        if self.field is not None:
            return (
                Command("find", ("enter",), "find", "Go to the next place where this stands."),
                Command("stop", ("escape",), "end search", "End the search."),
            )
        return (
            Command("up", ("up", "k"), "", "One row up."),
            Command("down", ("down", "j"), "scroll", "One row down.", "↑↓"),
            Command("prev", ("left", "shift+tab"), "", "The heading before."),
            Command("next", ("right", "tab", "enter"), "heading", "The next heading.", "←→"),
            Command("pageup", ("pageup", "b"), "", "A page up."),
            Command("pagedown", ("pagedown", "space"), "page", "A page down."),
            Command("search", ("slash", "full_stop"), "search", "Search the text.", "/"),
            Command("again", ("n",), "next hit" if self.wanted else "", "The next place where it stands."),
            Command("top", ("home",), "", "To the beginning."),
            Command("bottom", ("end",), "", "To the end."),
            Command("back", ("escape", "q", "r"), "back", "Back to where you came from."),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
        )

    def press(self, spot: str) -> None:
        self.said = ""
        if spot == "back":
            self.dismiss()
            return
        if spot == "keys":
            self.shell.show_keys(self.commands())
            return
        self.top += rows_to_go(spot, self.room() - 2)
        if spot in ("next", "prev"):
            self._to_heading(self.here() + (1 if spot == "next" else -1))
        elif spot.startswith("heading:"):
            self._to_heading(int(spot.removeprefix("heading:")))
        elif spot == "search":
            self.field = Field(self.wanted)
        elif spot == "stop":
            self.field, self.wanted = None, ""
        elif spot in ("find", "again"):
            self._find()
        self.repaint()

    def _to_heading(self, number: int) -> None:
        headings = self.laid_out().headings
        if headings:
            self.top = headings[max(0, min(number, len(headings) - 1))].row

    def _find(self) -> None:
        """The next place below the top row, round the end to the beginning."""
        if self.field is not None:
            self.wanted = self.field.text
            self.field.fresh = False
        text = self.laid_out()
        hits = find(text.lines, self.wanted)
        if not hits:
            self.said = f"“{self.wanted}” stands nowhere in these rules." if self.wanted else ""
            self.field = self.field if not self.wanted else None
            return
        self.field = None
        last = max(0, len(text.lines) - self.room())
        after = [row for row in hits if min(max(0, row - 2), last) > self.top]
        row = after[0] if after else hits[0]
        self.top = max(0, row - 2)
        count = "one place" if len(hits) == 1 else f"place {hits.index(row) + 1} of {len(hits)}"
        self.said = f"“{self.wanted}”: {count}. n goes to the next."

    def type_key(self, event: events.Key) -> bool:
        if self.field is None or not self.field.key(event):
            return False
        self.repaint()
        return True

    def on_paste(self, event: events.Paste) -> None:
        if self.field is not None:
            event.stop()
            self.field.insert(event.text)
            self.repaint()

    def wheel(self, spot: str, by: int) -> None:
        if spot.startswith("heading:"):
            self.press("next" if by > 0 else "prev")
        else:
            self.top += 3 * by
            self.repaint()


def _rules(game: str) -> str:
    try:
        return read_text(game, "rules.md")
    except OSError:
        return f"# {entry(game).title}\n\nThe rules text is missing: the installation is incomplete."


def _text_width(width: int) -> int:
    """How wide the text is set on a screen of so many columns."""
    return max(20, min(TEXT, width - SIDE - 6))
