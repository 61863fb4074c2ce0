"""The picker: the games on a shelf, the match that waits, and a word on the lit entry."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from zonegames.games import CATALOGUE, CatalogueEntry
from zonegames.tui.ages import ago
from zonegames.tui.commands import Command, footer_hints
from zonegames.tui.lines import (
    Lines,
    beside,
    fill,
    fit,
    frame,
    in_spot,
    pull,
    s,
    seat_name,
    shorten,
    tidy,
    width_of,
    wrap,
)
from zonegames.tui.page import bar, body_height, cursor, is_wide, page, title_line
from zonegames.tui.painted import Direction, PaintedScreen
from zonegames.tui.previews import HEIGHT, picture
from zonegames.tui.standing import facts, standing
from zonegames.tui.theme import token_of

if TYPE_CHECKING:
    from zonegames.store.saved import SavedMatch

CARD = (38, 13)
GAP = 2
PER_ROW = 3
SHELF_HOLDS = 5
"""Cards in two rows, the sixth place kept free; more games are shown as a list."""

SHELF_WIDTH = PER_ROW * CARD[0] + (PER_ROW - 1) * GAP
CONTINUE = "c"


@dataclass(slots=True)
class Shelf:
    """What the picker shows."""

    games: Sequence[CatalogueEntry] = CATALOGUE
    saved: "Sequence[SavedMatch] | None" = None
    """Matches to take up, the latest first; None until they have been read."""

    played: Mapping[str, str] = field(default_factory=dict[str, str])
    """By game: how it went so far ("played 6 · last won by Bo with 14")."""

    now: float = 0.0
    trouble: str = ""
    """What went wrong while the matches were read; nothing else hangs on it."""

    @property
    def latest(self) -> "SavedMatch | None":
        return self.saved[0] if self.saved else None

    def title(self, game: str) -> str:
        """A game's title by its id."""
        return next((entry.title for entry in self.games if entry.id == game), game)

    def stops(self) -> list[str]:
        """What can be lit, in reading order."""
        return [CONTINUE] * (self.latest is not None) + [entry.id for entry in self.games]


# --- the large shelf


def paint_wide(shelf: Shelf, at: str, width: int, height: int) -> Lines:
    """The body at 120x36 and more: cards of 38x13, three a row, the last place tells of the lit entry."""
    rows = body_height(height)
    strip = waiting(shelf, at == CONTINUE, SHELF_WIDTH) if shelf.latest else welcome(SHELF_WIDTH)
    told: Lines = [[], *(s("  ") + line for line in about(shelf, at, CARD[0] - 4, CARD[1] - 1))]
    lines: Lines = [*([] for _ in range(max(0, (rows - 30) // 3))), [], *strip]
    games = tuple(shelf.games)
    for first in range(0, len(games) + 1, PER_ROW):
        cards = games[first : first + PER_ROW]
        row = cards_in_a_row(cards, first + 1, next((n for n, e in enumerate(cards) if e.id == at), None))
        if len(cards) < PER_ROW:
            row = [line + part for line, part in zip(row, fill(told, *CARD), strict=True)]
        lines += row
    margin = s(" " * ((width - SHELF_WIDTH) // 2))
    return [margin + line for line in lines]


@lru_cache(maxsize=32)
def cards_in_a_row(games: tuple[CatalogueEntry, ...], first: int, lit: int | None) -> Lines:
    """Up to three cards side by side.  Shared: nobody may change it."""
    rows: Lines = [[] for _ in range(CARD[1])]
    for n, entry in enumerate(games):
        for line, piece in zip(rows, card(entry, first + n, n == lit), strict=True):
            line += [*piece, *([(" " * GAP, "text")] if n < PER_ROW - 1 else [])]
    return [tidy(line) for line in rows]


def waiting(shelf: Shelf, lit: bool, width: int) -> Lines:
    """The strip of the match that was left last: game, how far, who sits there, when."""
    match = shelf.latest
    assert match is not None
    title = match.label or shelf.title(match.game)
    left = cursor(lit) + s("c", "text bold underline") + s("  Continue   ", "primary bold")
    left += s(f"{title} ", f"{token_of(match.game)} bold")
    right = s(f"saved {ago(match.saved, shelf.now)} ", "muted")
    left += s(f" {facts(match.status.phrase, width - 5 - width_of(left) - width_of(right))}     ")
    room = width - 2 - width_of(left) - width_of(right)
    for seat, name in enumerate(match.names):
        entry = [*seat_name(seat, name, bold=False), ("   ", "text")]
        if width_of(entry) > room:
            break
        room -= width_of(entry)
        left += entry
    return frame([pull(left, right, width - 2)], width, 3, lit=lit, spot=CONTINUE)


def welcome(width: int) -> Lines:
    """The strip while there is nothing to continue."""
    words = s("  New here? ", "warning") + s("Pick a game and press ") + s("t", "text bold @learn")
    words += s(" for a guided game of five minutes, or ") + s("Enter", "text bold @enter")
    words += s(" to sit down.")
    return frame([words], width, 3)


def card(entry: CatalogueEntry, number: int, lit: bool) -> Lines:
    """One game on the shelf: its picture, number, name, seats and one line."""
    inner = CARD[0] - 2
    name = s("▸" if lit else " ", "primary bold") + s(str(number), "text bold underline")
    name += s(f" {entry.title}", f"{token_of(entry.id)} bold")
    lines = [*picture(entry.id), pull(name, s(f" {entry.minutes} min ", "muted"), inner)]
    lines.append(s(f"   {shorten(entry.people, inner - 4)}", "text"))
    lines.append(s(f"   {shorten(entry.summary, inner - 4)}", "muted"))
    return frame(lines, *CARD, lit=lit, spot=entry.id)


# --- the list of a small window


def paint_small(shelf: Shelf, at: str, width: int, height: int) -> Lines:
    """The body below that: the same entries as a list, picture and words of the lit one beside it."""
    rows = body_height(height)
    left = max(40, min(52, width // 2))
    inner = rows - 2
    listed = frame(entries(shelf, at, left - 2, inner), left, rows, "games", lit=True)
    told = [*picture(_game_of(shelf, at)), *about(shelf, at, width - left - 5, inner - HEIGHT)]
    told = [*([] for _ in range(min(2, (inner - 18) // 2))), *told]
    beside_it = frame([s(" ") + line for line in told], width - left - 1, rows)
    return beside(listed, beside_it, left + 1)


def entries(shelf: Shelf, at: str, width: int, rows: int) -> Lines:
    """The list: the match that waits, then the games in two rows each."""
    out: Lines = [[]]
    if latest := shelf.latest:
        words = f"{shelf.title(latest.game)}, {latest.status.phrase}"
        block = [
            cursor(at == CONTINUE) + s("c", "text bold underline") + s("  Continue", "primary bold"),
            s(f"      {facts(words, width - 7)}", "muted"),
        ]
        out += in_spot([fit(line, width) for line in block], CONTINUE)
        out.append(s("   " + "─" * (width - 6), "line"))
    else:
        out += [s("   New here? ", "warning") + s("t starts a guided game.", "muted @learn"), []]
    airy = rows - len(out) >= 3 * len(shelf.games)
    for number, entry in enumerate(shelf.games, 1):
        block = [
            pull(
                cursor(at == entry.id)
                + s(str(number), "text bold underline")
                + s(f"  {entry.title}", f"{token_of(entry.id)} bold"),
                s(f"{entry.minutes} min ", "muted"),
                width,
            ),
            s(f"      {entry.people}", "muted"),
        ]
        out += in_spot([fit(line, width) for line in block], entry.id) + ([[]] if airy else [])
    return out


# --- words on the lit entry


def _game_of(shelf: Shelf, at: str) -> str:
    return shelf.latest.game if at == CONTINUE and shelf.latest else at


def about(shelf: Shelf, at: str, width: int, rows: int) -> Lines:
    """What the lit entry is: a game, or the match that waits; `rows`: what there is room for."""
    if at == CONTINUE and shelf.latest:
        return _about_match(shelf, shelf.latest, width, rows)
    entry = next((e for e in shelf.games if e.id == at), None)
    if entry is None:
        return []
    out: Lines = [s(entry.title, f"{token_of(entry.id)} bold") + s(f"   {entry.minutes} min", "muted")]
    out += wrap(" ".join(entry.about), width)[:5]
    kinds = f"{entry.people} · computer seats" if entry.bots else entry.people
    kinds = kinds if len(kinds) <= width else kinds.replace(" · ", "\n")
    out += [[], *wrap(kinds, width, token_of(entry.id))]
    if told := shelf.played.get(entry.id):
        out.append(s(shorten(told, width), "muted"))
    return out


def _about_match(shelf: Shelf, match: "SavedMatch", width: int, rows: int) -> Lines:
    title = s(shorten(match.label or shelf.title(match.game), width), f"{token_of(match.game)} bold")
    head: Lines = [title, *wrap(match.status.phrase, width), []]
    saved = s(f"saved {ago(match.saved, shelf.now)}", "muted")
    tail: Lines = [[], *wrap(match.status.progress, width, "muted"), saved]
    return [*head, *standing(match, width, rows - len(head) - len(tail)), *tail]


def asks(shelf: Shelf, at: str, width: int) -> Lines:
    """What Enter does here."""
    if at == CONTINUE and (match := shelf.latest):
        name = s(shelf.title(match.game), f"{token_of(match.game)} bold")
        first = s("Enter takes up ") + name
        said = f" where you left it: {match.status.phrase}"
        if (room := width - 3 - width_of(first)) < width_of(s(said)):
            said = facts(f": {match.status.phrase}", room)
        first += s(f"{said}.")
    else:
        first = s("Enter opens the set-up of ") + s(shelf.title(at), f"{token_of(at)} bold") + s(".")
    listed = next((entry for entry in shelf.games if entry.id == at), None)
    second = listed.summary if listed else "A new game: pick one with the arrows, its number or the mouse."
    if shelf.trouble:
        return bar(first, s(shorten(shelf.trouble, width - 3), "error"), "", width)
    aside = "all is saved by itself" if width >= 100 else ""
    return bar(first, s(shorten(second, width - 4 - len(aside)), "muted"), aside, width)


def paint_picker(shelf: Shelf, at: str, commands: Sequence[Command], width: int, height: int) -> Lines:
    """All rows of the picker."""
    roomy = is_wide(width, height) and len(shelf.games) <= SHELF_HOLDS
    body = (paint_wide if roomy else paint_small)(shelf, at, width, height)
    count = len(shelf.saved or ())
    right = f"{count} saved {'match' if count == 1 else 'matches'}" if count else ""
    words = dict(enumerate(("one", "two", "three", "four", "five", "six", "seven", "eight", "nine"), 1))
    games = len(shelf.games)
    note = f"{words.get(games, games)} {'game' if games == 1 else 'games'}, one keyboard"
    title = title_line("zonegames", note, right, width)
    return page(title, body, asks(shelf, at, width), footer_hints(commands), width, height)


class PickerScreen(PaintedScreen[None]):
    """The first screen."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        super().__init__()
        self.shelf = shelf or Shelf(now=time.time())
        self.at = self.shelf.games[0].id
        self._chosen = False

    def read(self, shelf: Shelf) -> None:
        """Show what has been read meanwhile; the cursor goes to the match that waits unless it was moved."""
        self.shelf = shelf
        if not self._chosen and shelf.latest:
            self.at = CONTINUE
        elif self.at not in self.stops():
            self.at = self.stops()[0]
        self.repaint()

    def commands(self) -> Sequence[Command]:
        games = [
            Command(entry.id, (str(n),), "", f"{entry.title}: open its set-up.")
            for n, entry in enumerate(self.shelf.games, 1)
        ]
        waits = (
            [Command(CONTINUE, ("c",), "", "Take up the match that was left last.")]
            if self.shelf.latest
            else []
        )
        return (
            Command("enter", ("enter",), "play", "Play the lit entry."),
            Command("learn", ("t",), "learn", "A guided first game of five minutes, in the lit game."),
            Command("rules", ("r",), "rules", "Read the rules of the lit game."),
            Command("saves", ("v",), "saves", "All saved matches: take one up, name it or delete it."),
            Command("records", ("h",), "records", "Finished matches: totals, the course of time, replays."),
            Command("settings", ("g",), "settings", "Theme, glyphs, speed, confirmations, hints."),
            Command("keys", ("question_mark",), "keys", "All keys that work here."),
            Command("quit", ("q",), "quit", "Leave zonegames; everything is saved."),
            *waits,
            *games,
        )

    def stops(self) -> list[str]:
        return self.shelf.stops()

    def walk(self, direction: Direction) -> None:
        """On the shelf by row and column, in the list up and down."""
        games = [entry.id for entry in self.shelf.games]
        if not is_wide(*self.app.size) or direction in ("left", "right") or self.at not in games:
            super().walk(direction)
            return
        at = games.index(self.at) + (-PER_ROW if direction == "up" else PER_ROW)
        if at < 0:
            self.light(CONTINUE if self.shelf.latest else self.at)
        elif at < len(games):
            self.light(games[at])
        elif at // PER_ROW == (len(games) - 1) // PER_ROW:
            self.light(games[-1])  # the last row is short

    def light(self, spot: str) -> None:
        self._chosen = True
        super().light(spot)

    def paint(self, width: int, height: int) -> Lines:
        return paint_picker(self.shelf, self.at, self.commands(), width, height)

    def press(self, spot: str) -> None:
        match spot:
            case "enter":
                self.open(self.at)
            case "learn":
                self.shell.learn(_game_of(self.shelf, self.at))
            case "rules":
                self.shell.show_rules(_game_of(self.shelf, self.at))
            case "saves":
                self.shell.show_saves()
            case "records":
                self.shell.show_records()
            case "settings":
                self.shell.show_settings()
            case "keys":
                self.shell.show_keys(self.commands())
            case "quit":
                self.shell.leave()
            case _:
                self.light(spot)
                self.open(spot)

    def click(self, spot: str) -> None:
        if spot in self.stops() and spot != self.at:
            self.light(spot)
        else:
            self.press(spot)

    def open(self, spot: str) -> None:
        """Take up the match, or sit down to a game."""
        if spot == CONTINUE and self.shelf.latest:
            self.shell.resume(self.shelf.latest.id)
        else:
            self.shell.set_up(spot)
