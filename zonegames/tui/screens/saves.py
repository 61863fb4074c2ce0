"""The lists of matches: the running ones, to be taken up, and the finished ones, to be looked at again."""

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from zonegames.engine.telling import counted
from zonegames.games import CATALOGUE
from zonegames.tui.ages import ago
from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.lines import (
    Line,
    Lines,
    beside,
    fit,
    frame,
    in_spot,
    pull,
    s,
    seat_name,
    shorten,
    width_of,
    wrap,
)
from zonegames.tui.page import bar, body_height, cursor, is_wide, page, title_line
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.previews import picture
from zonegames.tui.standing import facts, standing
from zonegames.tui.theme import token_of

if TYPE_CHECKING:
    from zonegames.store.history import Totals
    from zonegames.store.results import SeatResult
    from zonegames.store.saved import SavedMatch

SIDE = 42
"""Cells of the panel that tells of the lit match."""

BRIEF = 7
"""Rows of that panel at most in a small window."""

WATCH = Command("watch", ("w",), "watch", "Go through the lit match again, forward and back.")
DELETE = Command("delete", ("delete", "d"), "delete", "Delete the lit match; asks first.")
EXPORT = Command("export", ("x",), "export", "Write the lit match to a file, for others or for safety.")
IMPORT = Command("import", ("i",), "import", "Take a match over from a file that was exported.")


def title_of(game: str) -> str:
    """A game's title by its id; an unknown id as it is."""
    return next((entry.title for entry in CATALOGUE if entry.id == game), game)


class MatchList(PaintedScreen[str | None]):
    """A list of matches with a panel on the lit one; subclasses say what can be done."""

    heading = ""
    nothing = ""

    def __init__(self, read: "Callable[[], Sequence[SavedMatch]]") -> None:
        super().__init__()
        self._read = read
        self.matches = list(read())
        self.trouble = ""
        """What went wrong just now."""

        self.at = self.stops()[0] if self.matches else ""

    def read_again(self) -> None:
        """The list may have changed."""
        here = self.stops().index(self.at) if self.at in self.stops() else 0
        self.matches = list(self._read())
        stops = self.stops()
        self.at = self.at if self.at in stops else stops[min(here, len(stops) - 1)] if stops else ""
        if self.is_attached:
            self.repaint()

    @property
    def lit(self) -> "SavedMatch | None":
        return next((match for match in self.matches if self.at == f"match:{match.id}"), None)

    def stops(self) -> list[str]:
        return [f"match:{match.id}" for match in self.matches]

    def first_line(self) -> Line:
        """What Enter does."""
        raise NotImplementedError

    def second_line(self) -> Line:
        """Where all of it lies."""
        store = self.shell.store
        if store is None or store.folder is None:
            return s("Nothing outlives this run: there is no folder to keep it in.", "muted")
        return s(f"Kept in {store.folder}", "muted")

    def paint(self, width: int, height: int) -> Lines:
        rows = body_height(height)
        now = time.time()
        if not self.matches:
            box = frame([[], s(f"   {self.nothing}", "muted")], width, rows, self.heading, lit=True)
        elif is_wide(width, height):
            listed = self._listed(width - SIDE - 1, rows, now)
            box = beside(listed, frame(self.about(SIDE - 4, now), SIDE, rows), width - SIDE)
        else:
            told = [line for line in self.told(width - 4, now) if width_of(line)][:BRIEF]
            box = self._listed(width, rows - len(told) - 2, now)
            box += frame([s(" ") + line for line in told], width, len(told) + 2)
        count = len(self.matches)
        title = title_line(self.heading, "", f"{count} {'match' if count == 1 else 'matches'}", width)
        asks = bar(self.first_line(), self.second_line(), "", width)
        if self.trouble:
            told = wrap(self.trouble, width - 3, "warning")
            asks = bar(told[0], told[1] if len(told) > 1 else [], "", width)
        return page(title, box, asks, footer_hints(self.commands()), width, height)

    def _listed(self, width: int, rows: int, now: float) -> Lines:
        """The box with the list: as many matches as fit, the lit one among them."""
        at = next((n for n, match in enumerate(self.matches) if match is self.lit), 0)
        room, count = max(1, (rows - 2) // 2), len(self.matches)
        first = max(0, min(at - room // 2, count - room))
        out: Lines = []
        for match in self.matches[first : first + room]:
            row = self.row(match, width - 2, now)
            out += in_spot([fit(line, width - 2) for line in row], f"match:{match.id}")
        part = f", {first + 1} to {first + room} of {count}" if count > room else ""
        return frame(out, width, rows, f"{self.heading}{part}", lit=True)

    def row(self, match: "SavedMatch", width: int, now: float) -> Lines:
        """Two rows: game, how far, when; who sits there."""
        lit = match is self.lit
        left = cursor(lit) + s(title_of(match.game), f"{token_of(match.game)} bold")
        right = s(f"  {ago(match.saved, now)} ", "muted")
        if match.label:
            left += s(f"  {match.label}", "text bold")
        cut = facts if match.state == "running" else shorten
        phrase = cut(match.status.phrase, width - width_of(left) - width_of(right) - 2)
        left += s(f"  {phrase}", "text" if lit else "muted")
        return [pull(left, right, width), s("     ") + _seats(match.names, width - 5)]

    def about(self, width: int, now: float) -> Lines:
        """The panel on the lit match."""
        match = self.lit
        if match is None:
            return []
        title = s(f" {title_of(match.game)}", f"{token_of(match.game)} bold")
        phrase = [s(" ") + line for line in wrap(match.status.phrase, width)]
        return [[], *picture(match.game), [], title, *phrase, [], *self.told(width, now)]

    def told(self, width: int, now: float) -> Lines:
        """What there is to tell of the lit match, besides the words of its row."""
        match = self.lit
        if match is None:
            return []
        seats = [s(" ") + row for row in standing(match, width, 2 * len(match.names))]
        progress = f"{match.status.progress}, " if match.status.progress else ""
        made = f"{counted(match.actions, 'choice')} so far"
        facts = f"{progress}{made}; match {match.id}, begun {ago(match.created, now)}"
        return [*seats, [], *(s(" ") + line for line in wrap(facts, width, "muted"))]

    def light(self, spot: str) -> None:
        self.trouble = ""
        super().light(spot)

    def say(self, words: str) -> None:
        """Tell what came of something; the list may have changed."""
        self.trouble = words
        self.read_again()

    def common(self, spot: str) -> None:
        """What can be done in every list of matches."""
        if spot == "keys":
            self.shell.show_keys(self.commands())
        elif spot == "back":
            self.dismiss(None)
        elif spot == "import":
            self.shell.import_match(self.say)
        elif (match := self.lit) is None:
            return
        elif spot == "watch":
            self.say(self.shell.watch_match(str(match.id)))
        elif spot == "delete":
            self.shell.delete_match(match, self.read_again)
        elif spot == "export":
            self.shell.export_match(match, self.say)
        elif spot.startswith("match:"):
            self.light(spot)

    def click(self, spot: str) -> None:
        if spot.startswith("match:") and spot != self.at:
            self.light(spot)
        else:
            self.press("enter" if spot == self.at else spot)


def _seats(names: Sequence[str], width: int) -> Line:
    """All seats in one row; where they are too many for their names, these are cut to the same length."""
    out: Line = []
    for seat, name in enumerate(names):
        out += [*seat_name(seat, name, bold=False), ("  ", "text")]
    if width_of(out) <= width:
        return out
    cells = width // len(names) - 4
    return _seats([shorten(name, cells) for name in names], width)


class SavesScreen(MatchList):
    """The running matches; dismissed with "resume:7" or None."""

    heading = "saved matches"
    nothing = "No match is waiting. What you begin is saved by itself and stands here."

    def commands(self) -> Sequence[Command]:
        some = bool(self.matches)
        return (
            *(
                (Command("enter", ("enter",), "take up", "Take up the lit match where it was left."),)
                if some
                else ()
            ),
            *((Command("name", ("n",), "name", "Give the lit match a name."),) if some else ()),
            *((WATCH, DELETE, EXPORT) if some else ()),
            IMPORT,
            Command("back", ("escape", "q", "v"), "back", "Back to the games."),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
        )

    def first_line(self) -> Line:
        if self.lit is None:
            return s("Esc goes back to the games.")
        takes = s("Enter takes up ") + s(title_of(self.lit.game), f"{token_of(self.lit.game)} bold")
        room = self.app.size.width - 3 - width_of(takes)
        return takes + s(f"{facts(f': {self.lit.status.phrase}', room)}.")

    def press(self, spot: str) -> None:
        match = self.lit
        if spot == "enter" and match is not None:
            self.dismiss(f"resume:{match.id}")
        elif spot == "name" and match is not None:
            self.shell.name_match(match.id, match.label, self.read_again)
        else:
            self.common(spot)


class HistoryScreen(MatchList):
    """The finished matches; each result opens over the list."""

    heading = "results"
    nothing = "No match has been played to its end yet."

    def __init__(
        self,
        read: "Callable[[], Sequence[SavedMatch]]",
        tell: "Callable[[SavedMatch], Lines]",
    ) -> None:
        """`tell`: the result of a match in a few lines."""
        self._tell = tell
        super().__init__(read)

    def commands(self) -> Sequence[Command]:
        some = bool(self.matches)
        return (
            *((Command("enter", ("enter",), "open", "The whole result of the lit match."),) if some else ()),
            *((WATCH, DELETE, EXPORT) if some else ()),
            IMPORT,
            Command("back", ("escape", "q", "h"), "back", "Back to where you came from."),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
        )

    def first_line(self) -> Line:
        return s("Enter shows the result with all its parts.") if self.matches else s("Esc goes back.")

    def told(self, width: int, now: float) -> Lines:
        return self._tell(self.lit) if self.lit is not None else []

    def press(self, spot: str) -> None:
        if spot == "enter" and self.lit is not None:
            self.say(self.shell.show_old_result(self.lit.id))
        else:
            self.common(spot)


def result_lines(
    match: "SavedMatch", seats: "Sequence[SeatResult]", players: "Sequence[Totals]" = ()
) -> Lines:
    """A finished match in a few lines: places and points, a team in one; below, who has won this game."""
    out: Lines = []
    anybody = any(seat.won for seat in seats)
    team = len(seats) > 1 and any(seat.team for seat in seats)
    order = sorted(range(len(seats)), key=lambda n: (seats[n].place, n))
    for n in order[:1] if team else order:
        seat = seats[n]
        points = "" if seat.score is None else f"{seat.score:>5}"
        place = seat.place if anybody else "·"
        who = s("the team", "success") if team else seat_name(n, seat.name, bold=seat.won)
        line = cursor(seat.won) + s(f"{place} ", "muted") + fit(who, 20)
        out.append(line + s(points, "text bold" if seat.won else "text"))
    helped = ", with hints" if any(seat.assisted for seat in seats) else ""
    out += [[], s(f" match {match.id}{helped}", "muted")]
    if players:
        out += [[], s(" won, of all matches of this game", "muted")]
        out += [s(f" {p.won:>3} of {p.played:<4}", "text bold") + s(p.name) for p in players[:8]]
    return out
