"""The records, painted: tables of totals, shares of endings, lines over time."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeAlias

from zonegames.store.history import Ending, Played, Totals
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Lines, columns, fit, in_spot, pull, s, shorten
from zonegames.tui.page import cursor
from zonegames.tui.plot import MOST, Series, plot
from zonegames.tui.screens.saves import title_of
from zonegames.tui.theme import token_of

Draw: TypeAlias = Callable[[int, int, Glyphs], Lines]

HEADS: Final = ("played", "won", "share", "best", "mean", "longest")
WIDTHS: Final = (-8, -6, -7, -7, -8, -9)
"""Of the columns after the name, set to the right."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a filter lets through."""

    games: Sequence[Totals]
    players: Sequence[Totals]
    endings: Sequence[Ending]
    """Their reasons in words."""

    played: Sequence[Played]
    """Every seat, the oldest match first."""


def totals_table(
    totals: Sequence[Totals], at: str, width: int, rows: int, title: Callable[[str], str] = str
) -> Lines:
    """One row a game or player; the lit one stays in view.  At 80 cells all columns fit."""
    room = width - 5 + sum(WIDTHS)
    heads = columns((4, room, *WIDTHS), [[], [], *(s(head, "muted") for head in HEADS)])
    out: Lines = [fit(heads, width)]
    lit = next((n for n in range(len(totals)) if at == f"row:{n}"), 0)
    first = max(0, min(lit - (rows - 1) // 2, len(totals) - (rows - 1)))
    for number, row in enumerate(totals[first : first + rows - 1], first):
        spot = f"row:{number}"
        name = title(row.name)
        style = f"{token_of(row.name)} bold" if title is title_of else "text bold" if at == spot else "text"
        cells = [
            f"{row.played}",
            f"{row.won}",
            f"{row.share:.0%}",
            "·" if row.best is None else f"{row.best}",
            "·" if row.mean is None else f"{row.mean:.1f}",
            f"{row.longest}",
        ]
        figures = [s(cell, "muted" if cell == "·" else "text") for cell in cells]
        line = columns((4, room, *WIDTHS), [cursor(at == spot), s(shorten(name, room - 1), style), *figures])
        out += in_spot([fit(line, width)], spot)
    return out


def endings_table(figures: Figures, width: int, rows: int) -> Lines:
    """How the matches of each game ended: a bar, the share, the count."""
    out: Lines = []
    played = {game.name: game.played for game in figures.games}
    bar = max(4, min(20, width - 38))
    for game in figures.games:
        out.append(s(f" {title_of(game.name)}", f"{token_of(game.name)} bold"))
        for ending in (e for e in figures.endings if e.game == game.name):
            share = ending.count / played[game.name]
            full = round(share * bar)
            words = shorten(ending.reason, width - bar - 15)
            meter = s("▮" * full, "primary") + s("▯" * (bar - full), "line")
            tail = s(f"{share:>5.0%}{ending.count:>5} ")
            out.append(pull(s(f"   {words}"), [*meter, *tail], width))
    if len(out) > rows:
        left = len(out) - rows + 1
        out = [*out[: rows - 1], s(f"   ▼ {left} more; g shows one game", "muted")]
    return out


def course(figures: Figures, game: str | None) -> tuple[str, Draw]:
    """What the chart shows, and how it is drawn: the points of one game, else the wins so far."""
    matches = list(dict.fromkeys(seat.match for seat in figures.played))
    persons = [seat for seat in figures.played if seat.player == "person"]
    chosen = {row.name.casefold() for row in figures.players}
    persons = [seat for seat in persons if seat.name.casefold() in chosen]
    frequent = Counter(seat.name.casefold() for seat in persons).most_common(MOST)
    scored = game is not None and any(seat.score is not None for seat in persons)
    series: list[Series] = []
    for name, _ in frequent:
        own = [seat for seat in persons if seat.name.casefold() == name]
        wins, points = 0, list[tuple[float, float]]()
        for seat in own:
            wins += seat.won
            if not scored or seat.score is not None:
                points.append((matches.index(seat.match) + 1, seat.score or 0 if scored else wins))
        series.append(Series(own[0].name, tuple(points)))
    ends = (_day(figures.played[0].ended), _day(figures.played[-1].ended)) if figures.played else ("", "")
    title = "points, match by match" if scored else "wins so far, match by match"
    return title, lambda width, rows, glyphs: plot(series, ends, width, rows, glyphs)


def _day(ended: str) -> str:
    at = datetime.fromisoformat(ended).astimezone()
    return f"{at.day} {at:%b %Y}"
