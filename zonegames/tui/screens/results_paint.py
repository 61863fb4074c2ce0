"""The results, painted: who won by which rule, the parts of every score, the course of the game."""

from typing import Final

from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import (
    Line,
    Lines,
    beside,
    columns,
    fill,
    fit,
    frame,
    mid,
    s,
    seat_name,
    shorten,
    width_of,
    wrap,
)
from zonegames.tui.page import body_height, is_wide
from zonegames.tui.screens.verdict import MatchResult, SeatScore

SHADES: Final = "█▓▒░"
LOST: Final = "◂"


def paint_body(result: MatchResult, glyphs: Glyphs, width: int, height: int) -> Lines:
    """The body for any size."""
    rows = body_height(height)
    head = frame(headline(result, width - 4), width, 4, lit=True)
    if not is_wide(width, height):
        table = frame(score_table(result, glyphs, width - 2), width, len(result.scores) + 3, _points(result))
        rest = rows - 4 - len(table)
        told = (
            frame(facts(result, glyphs, width - 4, rest - 2), width, rest, "worth telling")
            if rest >= 3
            else []
        )
        return [*head, *table, *told]
    margin = (width - min(width - 2, 140)) // 2
    inner = width - 2 * margin
    head = frame(headline(result, inner - 4), inner, 4, lit=True)
    tall = 2 * len(result.scores) + 5
    if tall + 4 + 9 > rows:
        tall = len(result.scores) + 5
    table = frame(wide_table(result, inner - 2, tall - 2), inner, tall, _points(result))
    rest = rows - 4 - tall
    left = inner * 66 // 118
    course = frame(chart(result, glyphs, left - 2, rest - 2), left, rest, f"{result.tallied} by turn")
    told = frame(facts(result, glyphs, inner - left - 6, rest - 2), inner - left - 2, rest, "worth telling")
    below = beside(course, told, left + 2)
    if not result.turns:
        below = frame(facts(result, glyphs, inner - 4, rest - 2), inner, rest, "worth telling")
    return [s(" " * margin) + line for line in (*head, *table, *below)]


def _points(result: MatchResult) -> str:
    return "points" if result.scores and result.scores[0].total is not None else "places"


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
        rest = shorten(text[len(winner.name) :], width - 20)
        line = seat_name(winner.seat, winner.name) + s(rest, "text bold")
    return [mid(line, width + 2), mid(s(shorten(result.reason, width), "muted"), width + 2)]


# --- the table


def number(value: int | None, style: str = "text") -> Line:
    """A figure; nothing at all is a dot."""
    return s("·" if not value else str(value), style if value else "muted")


def score_table(result: MatchResult, glyphs: Glyphs, width: int) -> Lines:
    """A row a seat: total, parts, and the course in one row of an eighth of a cell a step."""
    parts = list(result.part_words.items())
    longest = max(width_of(seat_name(score.seat, score.name)) for score in result.scores)
    seat_cells = max(6, min(21, longest + 1))
    scored = result.scores[0].total is not None
    total = 7 if scored else 0
    room = width - 6 - seat_cells - total
    size = [max(5, min(10, len(words) + 1)) for _, words in parts]
    while parts and sum(size) > room:
        if max(size) > 6:
            size[size.index(max(size))] -= 1
        else:
            size.pop()
            parts.pop()
    spark = min(room - sum(size) - 3, 46)
    head = [s("   "), s("seat", "muted"), s("total" if scored else "", "muted")]
    head += [s(shorten(words, n - 1), "muted") for (_, words), n in zip(parts, size, strict=True)]
    widths = [6, seat_cells, -total, *(-n for n in size)]
    show = result.turns > 1 and spark >= 8
    out = [columns(widths, head) + (s(f"   {result.tallied} by turn", "muted") if show else [])]
    for score in result.scores:
        cells = [_place(score), seat_name(score.seat, score.name, bold=score.won)]
        cells.append(number(score.total, "text bold") if scored else [])
        cells += [number(score.part(part)) for part, _ in parts]
        line = columns(widths, cells)
        if show:
            top = max(max(other.by_turn, default=0) for other in result.scores)
            course = _sampled(score.by_turn, spark)
            line += s("   ") + s(
                "".join(_spark(glyphs, v, top, 1)[0] for v in course), f"seat{score.seat + 1}"
            )
        out.append(line)
    return out


def _place(score: SeatScore) -> Line:
    return s(" ▸ " if score.won else "   ", "primary bold") + s(
        f"{score.place} ", "text bold" if score.won else "muted"
    )


def wide_table(result: MatchResult, width: int, rows: int) -> Lines:
    """The same with a bar of the parts in shades, and what the shades mean."""
    parts = list(result.part_words.items())
    scored = result.scores[0].total is not None
    size = [max(6, min(12, len(words) + 2)) for _, words in parts]
    widths = [9, 22, -(8 if scored else 0), *(-n for n in size)]
    while parts and sum(map(abs, widths)) > width - 24:
        if max(size) > 6:
            size[size.index(max(size))] -= 1
        else:
            size.pop()
            parts.pop()
        widths = [9, 22, -(8 if scored else 0), *(-n for n in size)]
    head = [s("   place", "muted"), s("seat", "muted"), s("total" if scored else "", "muted")]
    head += [s(shorten(words, n - 1), "muted") for (_, words), n in zip(parts, size, strict=True)]
    room = width - sum(map(abs, widths)) - 5
    legend = s("     ")
    for n, (_, words) in enumerate(result.part_words.items()):
        legend += s(f"{SHADES[n % 4]} {words}  ", "muted")
    out: Lines = [[], columns(widths, head) + fit(legend, room + 5)]
    air: Lines = [[]] if rows >= 2 * len(result.scores) + 3 else []
    most = max((sum(abs(p) for _, p in score.parts) for score in result.scores), default=0)
    unit = max(1, min(2, room // most)) if most else 1
    share = min(1.0, room / (most * unit)) if most else 1.0
    for score in result.scores:
        place = s(" ▸ " if score.won else "   ", "primary bold") + s(
            f"  {score.place}", "text bold" if score.won else "text"
        )
        cells = [place, seat_name(score.seat, score.name, bold=score.won)]
        cells.append(number(score.total, "text bold") if scored else [])
        cells += [number(score.part(part)) for part, _ in parts]
        out += [*air, columns(widths, cells) + s("     ") + _bar(result, score, unit, share)]
    return out


def _bar(result: MatchResult, score: SeatScore, unit: int, share: float) -> Line:
    line: Line = []
    for n, part in enumerate(result.part_words):
        points = score.part(part)
        cells = round(abs(points) * unit * share)
        line.append(
            (LOST * cells, "error") if points < 0 else (SHADES[n % 4] * cells, f"seat{score.seat + 1}")
        )
    return line


# --- the course of the game


def _sampled(values: tuple[int, ...], cells: int) -> list[int]:
    """At most `cells` values, evenly taken, the last one always among them."""
    if len(values) <= cells:
        return list(values)
    return [values[round((n + 1) * len(values) / cells) - 1] for n in range(cells)]


def _spark(glyphs: Glyphs, value: int, top: int, rows: int) -> list[str]:
    """One column of a chart `rows` cells high, the upper cell first; one eighth a point while that fits."""
    steps = 8 * rows
    level = value if top <= steps else round(value * steps / top)
    level = max(1 if value >= 0 else 0, level)
    return [glyphs.spark(level - 8 * (rows - 1 - row)) for row in range(rows)]


def chart(result: MatchResult, glyphs: Glyphs, width: int, rows: int) -> Lines:
    """Two cells high a seat, with the turns below; a team has one."""
    shown = result.scores[:1] if result.team else result.scores
    name = 4 + max(width_of(s(score.name)) for score in shown) if not result.team else 7
    name = min(name, 18)
    cells = width - name - 7
    top = max(max(score.by_turn, default=0) for score in shown)
    air: Lines = [[]] if rows >= 3 * len(shown) + 1 else []
    tall = 2 if rows >= 2 * len(shown) + 1 else 1
    out: Lines = []
    count = min(cells, result.turns)
    wide = max(1, min(3, cells // count)) if count else 1
    for score in shown:
        style = "success" if result.team else f"seat{score.seat + 1}"
        course = _sampled(score.by_turn, cells)
        pillars = [_spark(glyphs, value, top, tall) for value in course]
        drawn = [s("".join(pillar[row] * wide for pillar in pillars), style) for row in range(tall)]
        who = (
            s("team", "success")
            if result.team
            else seat_name(score.seat, shorten(score.name, name - 4), score.won)
        )
        for row, line in enumerate(drawn):
            low = row == tall - 1
            total = score.by_turn[-1] if score.by_turn else 0
            end = s(f" {total:>4}", "text bold" if score.won else "text") if low else []
            out.append(s("  ") + fit(who if low else [], name) + line + end)
        out += air
    last = f"▴{result.turns}"
    ticks = f"▴1{' ' * max(1, count * wide - 2 - len(last))}{last}"
    return [*out, s("  ") + fit(s("turn", "muted"), name) + s(ticks, "muted")] if count else out


# --- what is worth telling


def facts(result: MatchResult, glyphs: Glyphs, width: int, rows: int) -> Lines:
    """Personal bests, records, facts and who was helped, as many as fit."""
    told = [_told(" ★ ", "warning bold", best, width) for best in result.bests]
    if result.records is not None:
        told.append(
            _told(" ★ ", "warning bold", f"Best of this kind: {', '.join(result.records.best)}.", width)
        )
        told.append([_matches(result.records.course, glyphs, width)])
    told += [_told(" • ", "primary", fact, width) for fact in result.facts]
    if result.assisted:
        told.append([s(f"   With hints for {', '.join(result.assisted)}.", "muted")])
    if not told:
        told.append([s("   Nothing out of the ordinary: well played.", "muted")])
    air = 1 if sum(map(len, told)) + len(told) <= rows else 0
    out: Lines = [[] for _ in range(air)]
    for lines in told:
        if len(out) + len(lines) > rows:
            break
        out += [*lines, *([[]] * air)]
    return fill(out, width, rows)


def _matches(course: tuple[int, ...], glyphs: Glyphs, width: int) -> Line:
    """The scores of match after match as a small chart, the last one in the lamp's colour."""
    words = f"   {len(course)} matches like this  "
    shown = course[-max(2, width - len(words) - 6) :]
    top = max(shown)
    pillars = [_spark(glyphs, score, top, 1)[0] for score in shown]
    return [
        (words, "muted"),
        ("".join(pillars[:-1]), "success"),
        (pillars[-1], "primary bold"),
        (f"  {course[-1]}", "text bold"),
    ]


def _told(bullet: str, style: str, text: str, width: int) -> Lines:
    rows = wrap(text, width - 3)
    return [s(bullet if n == 0 else "   ", style) + row for n, row in enumerate(rows)]
