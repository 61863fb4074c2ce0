"""The results, painted: who won by which rule, the parts of every score, the course of the game."""

from typing import Final

from zonegames.engine.telling import listed
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import (
    Line,
    Lines,
    beside,
    columns,
    fill,
    frame,
    mid,
    s,
    seat_name,
    shorten,
    width_of,
    wrap,
)
from zonegames.tui.page import body_height, is_wide
from zonegames.tui.screens.results_course import chart, courses, ink, matches_like, spark
from zonegames.tui.screens.verdict import MatchResult, SeatScore

SHADES: Final = "█▓▒░"
LOST: Final = "◂"


def paint_body(result: MatchResult, glyphs: Glyphs, width: int, height: int) -> Lines:
    """The body for any size: the verdict, the points, and below them the course beside what is worth telling.

    Where so many played that no chart has room, the table has the course of each seat in one row.
    """
    rows = body_height(height)
    wide = is_wide(width, height)
    margin = (width - min(width - 2, 140)) // 2 if wide else 0
    inner = width - 2 * margin
    head = frame(headline(result, inner - 4), inner, 4, lit=True)
    if wide:
        airy = 2 * len(result.scores) + 18 <= rows
        table = wide_table(result, inner - 2, airy=airy)
    else:
        plain = score_table(result, glyphs, inner - 2)
        beside_it = rows - 8 - len(plain) > len(courses(result))
        table = plain if beside_it else score_table(result, glyphs, inner - 2, course=True)
    points = frame(table, inner, len(table) + 2, _points(result))
    rest = rows - len(head) - len(points)
    drawn = bool(courses(result)) and rest - 2 > len(courses(result))
    below = _below(result, glyphs, inner, rest, gap=1 + wide, drawn=drawn)
    return [s(" " * margin) + line for line in (*head, *points, *below)]


def _below(result: MatchResult, glyphs: Glyphs, width: int, rows: int, *, gap: int, drawn: bool) -> Lines:
    """What is worth telling, with the course of the match at its left where that is drawn."""
    if rows < 3:
        return []
    left = width * 57 // 118 if drawn else -gap
    right = width - left - gap
    told = frame(facts(result, glyphs, right - 4, rows - 2), right, rows, "worth telling")
    if not drawn:
        return told
    course = chart(result, glyphs, left - 2, rows - 2)
    title = f"{result.tallied} by {result.counted_in}"
    return beside(frame(course, left, rows, title), told, left + gap)


def _points(result: MatchResult) -> str:
    return result.tallied if result.scores[0].total is not None else "places"


def headline(result: MatchResult, width: int) -> Lines:
    """The verdict in the lamp; a winner's name wears its mark."""
    text = result.headline
    line: Line = s(shorten(text, width), "text bold")
    winner = max(
        (score for score in result.scores if text.startswith(score.name)),
        key=lambda x: len(x.name),
        default=None,
    )
    if winner is not None and not result.team:
        name = seat_name(winner.seat, winner.name)
        line = name + s(shorten(text[len(winner.name) :], width - width_of(name)), "text bold")
    return [mid(line, width + 2), mid(s(shorten(result.reason, width), "muted"), width + 2)]


# --- the table


def number(value: int | None, style: str = "text") -> Line:
    """A figure; nothing at all is a dot."""
    return s("·" if not value else str(value), style if value else "muted")


def _fitting(heads: list[str], room: int) -> list[int]:
    """The cells of columns with these heads: whole in one row where there is room, else in two, else cut;
    if even that is too wide, the last ones give way."""
    size = [max(5, len(words) + 1) for words in heads]
    if sum(size) > room:
        size = [max(5, _in_two_rows(words) + 1) for words in heads]
    while size and sum(size) > room:
        if max(size) > 6:
            size[size.index(max(size))] -= 1
        else:
            size.pop()
    return size


def _in_two_rows(words: str) -> int:
    """The fewest cells in which words fit two rows without being cut."""
    parts = words.split()
    halves = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts) + 1)]
    return min(max(map(len, rows)) for rows in halves)


def _heads(first: list[Line], heads: list[str], size: list[int]) -> list[list[Line]]:
    """The cells of the row of heads, of two where a head needs both; `first` stand before the parts."""
    told = [
        wrap(words, cells - 1, "muted")
        if _in_two_rows(words) < cells
        else [s(shorten(words, cells - 1), "muted")]
        for words, cells in zip(heads, size, strict=False)
    ]
    lowest = [*first, *(rows[-1] for rows in told)]
    if all(len(rows) == 1 for rows in told):
        return [lowest]
    return [[*([] for _ in first), *(rows[0] if len(rows) > 1 else [] for rows in told)], lowest]


def score_table(result: MatchResult, glyphs: Glyphs, width: int, *, course: bool = False) -> Lines:
    """A row a seat: total and parts; with `course` also its points by turn, in one row of pillars."""
    parts = list(result.part_words)
    seat_cells = max(6, min(21, _longest(result) + 1))
    scored = result.scores[0].total is not None
    total = 7 if scored else 0
    room = width - 6 - seat_cells - total
    heads = list(result.part_words.values())
    size = _fitting(heads, room)
    cells = min(room - sum(size) - 3, 46)
    first = [s("   "), s(_heading(result), "muted"), s("total" if scored else "", "muted")]
    widths = [6, seat_cells, -total, *(-n for n in size)]
    course = course and result.turns > 1 and cells >= 8
    out = [columns(widths, row) for row in _heads(first, heads, size)]
    if course:
        out[-1] += s(f"   {shorten(f'{result.tallied} by {result.counted_in}', cells)}", "muted")
    for score in result.scores:
        line = columns(widths, _cells(result, score, _place(score), scored, parts[: len(size)]))
        out.append(line + (s("   ") + spark(result, score, glyphs, cells) if course else []))
    return out


def _longest(result: MatchResult) -> int:
    return max(width_of(_who(result, score)) for score in result.scores)


def _heading(result: MatchResult) -> str:
    return "team" if result.team else "seat"


def _who(result: MatchResult, score: SeatScore) -> Line:
    """A seat by its mark and name, a team by its names."""
    if result.team:
        return s(shorten(score.name, 20), ink(result, score) + " bold" * score.won)
    return seat_name(score.seat, score.name, bold=score.won)


def _cells(result: MatchResult, score: SeatScore, place: Line, scored: bool, parts: list[str]) -> list[Line]:
    """A row: place, name, total, parts."""
    total = number(score.total, "text bold") if scored else []
    return [place, _who(result, score), total, *(number(score.part(part)) for part in parts)]


def _place(score: SeatScore) -> Line:
    return s(" ▸ " if score.won else "   ", "primary bold") + s(
        f"{score.place or '·'} ", "text bold" if score.won else "muted"
    )


def wide_table(result: MatchResult, width: int, *, airy: bool) -> Lines:
    """The same with a bar of the parts in shades; the heads of the columns show what each shade means."""
    parts = list(result.part_words)
    scored = result.scores[0].total is not None
    fixed = [9, max(8, min(22, _longest(result) + 2)), -(8 if scored else 0)]
    heads = [f"{SHADES[n % 4]} {words}" for n, words in enumerate(result.part_words.values())]
    size = _fitting([f"{words} " for words in heads], width - sum(map(abs, fixed)) - 24)
    widths = [*fixed, *(-n for n in size)]
    first = [s("   place", "muted"), s(_heading(result), "muted"), s("total" if scored else "", "muted")]
    rows = _heads(first, heads, size)
    out: Lines = [*([] for _ in range(2 - len(rows))), *(columns(widths, row) for row in rows)]
    room = width - sum(map(abs, widths)) - 5
    most = max((sum(abs(p) for _, p in score.parts) for score in result.scores), default=0)
    unit = max(1, min(2, room // most)) if most else 1
    share = min(1.0, room / (most * unit)) if most else 1.0
    for score in result.scores:
        place = s(" ▸ " if score.won else "   ", "primary bold")
        place += s(f"  {score.place or '·'}", "text bold" if score.won else "text")
        line = columns(widths, _cells(result, score, place, scored, parts[: len(size)]))
        out += [*([[]] if airy else []), line + s("     ") + _bar(result, score, unit, share)]
    return [*out, *([[]] if airy else [])]


def _bar(result: MatchResult, score: SeatScore, unit: int, share: float) -> Line:
    line: Line = []
    for n, part in enumerate(result.part_words):
        points = score.part(part)
        cells = round(abs(points) * unit * share)
        line.append((LOST * cells, "error") if points < 0 else (SHADES[n % 4] * cells, ink(result, score)))
    return line


# --- what is worth telling


def facts(result: MatchResult, glyphs: Glyphs, width: int, rows: int) -> Lines:
    """Personal bests, records, facts and who was helped, as many as fit."""
    told = [_told(" ★ ", "warning bold", best, width) for best in result.bests]
    if result.records is not None:
        told.append(
            _told(" ★ ", "warning bold", f"Best of this kind: {', '.join(result.records.best)}.", width)
        )
        told.append([matches_like(result.records.course, glyphs, width)])
    told += [_told(" • ", "primary", fact, width) for fact in result.facts]
    if result.assisted:
        helped = f"With hints for {listed(result.assisted)}."
        told.append([s("   ") + row for row in wrap(helped, width - 3, "muted")])
    if not told:
        told.append([s("   Nothing out of the ordinary: well played.", "muted")])
    air = 1 if sum(map(len, told)) + len(told) <= rows else 0
    out: Lines = [[] for _ in range(air)]
    for lines in told:
        if len(out) + len(lines) > rows:
            break
        out += [*lines, *([[]] * air)]
    return fill(out, width, rows)


def _told(bullet: str, style: str, text: str, width: int) -> Lines:
    rows = wrap(text, width - 3)
    return [s(bullet if n == 0 else "   ", style) + row for n, row in enumerate(rows)]
