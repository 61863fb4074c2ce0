"""The records: totals by game and by player, endings and the course of time, as far as a filter lets them."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from zonegames.engine.errors import ZoneError
from zonegames.engine.folder import path_of
from zonegames.games import CATALOGUE, ending_words
from zonegames.store.history import Ending, Filter, History, Totals
from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.lines import Line, Lines, beside, frame, s, shorten
from zonegames.tui.loading import one_at_a_time
from zonegames.tui.page import bar, body_height, is_wide, page, title_line
from zonegames.tui.painted import Direction, PaintedScreen
from zonegames.tui.screens.records_paint import Figures, course, endings_table, totals_table
from zonegames.tui.screens.saves import title_of

T = TypeVar("T")
VIEWS: Final = ("games", "players", "endings", "over time")
SAYS: Final = (
    "Won, best, mean: by persons. Longest: choices in one match.",
    "Best, mean: points of the one game that g chooses. Longest: choices in a match.",
    "In which ways the matches of each game ended.",
    "Each digit is a match of one named below; g: one game, with its points.",
)
"""What the views tell."""

TABLES: Final = 2
"""So many of the views take turns where everything is seen at once."""

DAY: Final = 86_400
TIMES: Final = (("all time", 0), ("the last 365 days", 365), ("the last 30 days", 30), ("the last 7 days", 7))
ENDINGS: Final = 46
"""Cells of the endings where everything is seen at once."""


class RecordsScreen(PaintedScreen[None]):
    """Looks anew whenever the filter changes."""

    def __init__(self, history: History, game: str | None = None) -> None:
        """`game`: the one to begin with; None: all."""
        super().__init__()
        self._history = history
        self.game, self.player, self.time = game, "", 0
        self.view, self.at = 0, "row:0"
        self.said = ""
        self.figures = self._read()

    @property
    def wanted(self) -> Filter:
        """The filter as it stands."""
        days = TIMES[self.time][1]
        since = int(time.time()) - days * DAY if days else None
        return Filter(self.game, self.player or None, since)

    def _read(self) -> Figures:
        wanted, history = self.wanted, self._history
        return Figures(
            history.by_game(wanted),
            history.by_player(wanted),
            [_in_words(ending) for ending in history.endings(wanted)],
            history.played(wanted),
        )

    def on_screen_resume(self) -> None:
        """A match may have been deleted meanwhile."""
        self.figures = self._read()
        super().on_screen_resume()

    # --- painting

    def stops(self) -> Sequence[str]:
        return [f"row:{number}" for number in range(len(self._table))]

    @property
    def _table(self) -> Sequence[Totals]:
        """The rows of the view that is lit, where it is a table."""
        return (self.figures.games, self.figures.players, (), ())[self.view]

    def commands(self) -> Sequence[Command]:
        rows = ("only" if self.at in self.stops() else "") if self.view < TABLES else ""
        return (
            Command("view", ("tab",), "view", "Games, players, endings, the course of time."),
            Command("only", ("enter",), rows, "Only the lit game or player; once more: all again."),
            Command("game", ("g",), "game", "The next game, or all."),
            Command("player", ("p",), "player", "The next player, or everybody."),
            Command("time", ("t",), "time", "All time, or the last days."),
            Command("matches", ("m",), "matches", "The matches one by one: results and replays."),
            Command("export", ("x",), "export", "Write them to a file, as CSV or JSON."),
            Command("back", ("escape", "q", "h"), "back", "Back to where you came from."),
            Command("unview", ("shift+tab",), "", "The view before."),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
        )

    def paint(self, width: int, height: int) -> Lines:
        rows = body_height(height)
        body = self._all(width, rows) if is_wide(width, height) else self._one(width, rows)
        count = len({seat.match for seat in self.figures.played})
        title = title_line("records", "", f"{count} {'match' if count == 1 else 'matches'}", width)
        told = s(shorten(self.said or self._says(), width - 3), "warning" if self.said else "muted")
        asks = bar(self._filter(), told, "", width)
        return page(title, body, asks, footer_hints(self.commands()), width, height)

    def _filter(self) -> Line:
        game = title_of(self.game) if self.game else "all games"
        out: Line = [(game, "text bold @game"), (" · ", "muted")]
        out += [(self.player or "everybody", "text bold @player"), (" · ", "muted")]
        return [*out, (TIMES[self.time][0], "text bold @time")]

    def _says(self) -> str:
        if not self.figures.games:
            return "No match that fits has been played to its end yet."
        return SAYS[self.view]

    def _one(self, width: int, rows: int) -> Lines:
        """One view at a time, the others on tabs."""
        tabs: Line = s(" ")
        for number, view in enumerate(VIEWS):
            lit = number == self.view
            tabs += [("▸" if lit else " ", "primary bold"), (view, f"text{' bold' * lit} @view:{number}")]
            tabs += s("   ")
        inside = self._view(self.view, width - 2, rows - 3)
        head = course(self.figures, self.game)[0] if VIEWS[self.view] == "over time" else VIEWS[self.view]
        return [tabs, *frame(inside, width, rows - 1, head, lit=True)]

    def _all(self, width: int, rows: int) -> Lines:
        """A table with the endings beside it and the course of time below."""
        tall = min(14, rows // 2)
        view = self.view if self.view < TABLES else 0
        left = width - ENDINGS - 1
        table = frame(self._view(view, left - 2, tall - 2), left, tall, VIEWS[view], lit=True)
        ends = frame(self._view(2, ENDINGS - 2, tall - 2), ENDINGS, tall, VIEWS[2])
        over = frame(
            self._view(3, width - 2, rows - tall - 2), width, rows - tall, course(self.figures, self.game)[0]
        )
        return [*beside(table, ends, left + 1), *over]

    def _view(self, view: int, width: int, rows: int) -> Lines:
        figures = self.figures
        match VIEWS[view]:
            case "games":
                return totals_table(figures.games, self.at, width, rows, title=title_of)
            case "players":
                return totals_table(figures.players, self.at, width, rows)
            case "endings":
                return endings_table(figures, width, rows)
            case _:
                return course(figures, self.game)[1](width, rows, self.canvas.glyphs)

    # --- handling

    def walk(self, direction: Direction) -> None:
        if direction in ("left", "right"):
            self._turn(1 if direction == "right" else -1)
        elif self.at not in self.stops() and self.stops():
            self.light(self.stops()[0])
        else:
            super().walk(direction)

    def press(self, spot: str) -> None:
        self.said = ""
        match spot:
            case "back":
                self.dismiss()
                return
            case "keys":
                self.shell.show_keys(self.commands())
                return
            case "matches":
                self.shell.show_history(self.game or "", self.player)
                return
            case "export":
                question = "A new file: a name that ends in .json gives JSON, any other CSV."
                self.shell.type_in("export", question, "zonegames-results.csv", self._export)
                return
            case "view" | "unview":
                self._turn(1 if spot == "view" else -1)
                return
            case "game":
                self.game = _next([None, *(entry.id for entry in CATALOGUE)], self.game)
            case "player":
                self.player = _next(["", *self._history.people()], self.player)
            case "time":
                self.time = (self.time + 1) % len(TIMES)
            case "only":
                self._only()
            case _ if spot.startswith("view:"):
                self.view, self.at = int(spot.removeprefix("view:")), "row:0"
            case _:
                self._take(spot)
        self.figures = self._read()
        self.repaint()

    def _turn(self, by: int) -> None:
        views = TABLES if is_wide(*self.app.size) else len(VIEWS)
        self.view, self.at = (self.view + by) % views, "row:0"
        self.repaint()

    def _take(self, spot: str) -> None:
        """A click lights a row, and a second one keeps it alone."""
        if spot == self.at:
            self._only()
        elif spot in self.stops():
            self.at = spot

    def _only(self) -> None:
        if self.at not in self.stops():
            return
        name = self._table[int(self.at.removeprefix("row:"))].name
        if VIEWS[self.view] == "games":
            self.game = None if self.game == name else name
        else:
            self.player = "" if self.player == name else name

    def _export(self, text: str) -> None:
        from zonegames.store.tables import as_csv, as_json, write_new

        path = path_of(text)
        form = as_json if path.suffix.casefold() == ".json" else as_csv
        try:
            write_new(path, form(self.figures.played))
            self.said = f"Written to {path.absolute()}."
        except ZoneError as error:
            self.said = str(error)
        self.repaint()


@one_at_a_time
def _in_words(ending: Ending) -> Ending:
    return replace(ending, reason=ending_words(ending.game, ending.reason))


def _next(values: Sequence[T], value: T) -> T:
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]
