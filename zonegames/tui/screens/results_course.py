"""The course of a match in small charts: points by turn, and the scores of match after match."""

from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Line, Lines, fit, s, seat_name, shorten, width_of
from zonegames.tui.screens.verdict import MatchResult, SeatScore


def courses(result: MatchResult) -> tuple[SeatScore, ...]:
    """Those whose course is drawn; empty where there is none."""
    return result.scores if result.turns > 1 else ()


def ink(result: MatchResult, score: SeatScore) -> str:
    """The colour of a seat, or of the team."""
    return "success" if result.team else f"seat{score.seat + 1}"


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
    """As high a seat as fits, at most five cells, with the turns below."""
    shown = courses(result)
    if not shown:
        return []
    name = 4 + max(width_of(s(score.name)) for score in shown) if not result.team else 7
    name = max(min(name, 18), 2 + len(result.counted_in))
    cells = width - name - 8
    top = max(max(score.by_turn) for score in shown)
    room = (rows - 1) // len(shown)
    air: Lines = [[]] if room >= 3 else []
    tall = max(1, min(5, room - len(air)))
    out: Lines = []
    count = min(cells, result.turns)
    wide = max(1, min(3, cells // count))
    for score in shown:
        style = ink(result, score)
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
            end = s(f" {score.by_turn[-1]:>4}", "text bold" if score.won else "text") if low else []
            out.append(s("  ") + fit(who if low else [], name) + line + end)
        out += air
    last = f"▴{result.turns}"
    ticks = f"▴1{' ' * max(1, count * wide - 2 - len(last))}{last}"
    return [*out, s("  ") + fit(s(result.counted_in, "muted"), name) + s(ticks, "muted")]


def spark(result: MatchResult, score: SeatScore, glyphs: Glyphs, cells: int) -> Line:
    """A seat's course in one row of at most so many cells."""
    top = max(max(other.by_turn, default=0) for other in result.scores)
    course = "".join(_spark(glyphs, value, top, 1)[0] for value in _sampled(score.by_turn, cells))
    return s(course, ink(result, score))


def matches_like(course: tuple[int, ...], glyphs: Glyphs, width: int) -> Line:
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
