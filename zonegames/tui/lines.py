"""Styled lines: what all paint functions return and are built from.

A *line* is a list of spans, a span a text with its style words (see `theme`).  A style word "@name" makes
the span part of the spot of that name: where it is clicked, that spot is pressed.  So spots move along
when lines are cut, framed and put side by side.  All widths are terminal cells; texts are shown as they
are, never parsed.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size

Span: TypeAlias = tuple[str, str]
Line: TypeAlias = list[Span]
Lines: TypeAlias = list[Line]
Stretch: TypeAlias = tuple[str, int, int]
"""A spot on a row: its name, the column where it begins and the one after its end."""


class Row(Line):
    """A finished line, which knows its width and where its spots lie.

    Pictures that have a row in common share it, so it is never changed: lines made from it are new ones.
    """

    __slots__ = ("ends", "spots", "width")

    def __init__(self, spans: Line) -> None:
        super().__init__(spans)
        self.spots = _spots_of(spans)
        """Where its spots are."""

        self.ends = tuple(accumulate(cell_len(text) for text, _ in spans))
        """The column after each span."""

        self.width = self.ends[-1] if self.ends else 0
        """In cells."""


class Box(NamedTuple):
    """A rectangle in cells."""

    x: int
    y: int
    width: int
    height: int

    def __contains__(self, point: object) -> bool:
        x, y = point  # type: ignore[misc]
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


# --- one line


def s(text: str, style: str = "text") -> Line:
    """A line of one span."""
    return [(text, style)]


def as_row(line: Line) -> Row:
    """A line as a finished one."""
    return line if isinstance(line, Row) else Row(line)


def width_of(line: Line) -> int:
    """The width of a line in cells."""
    if isinstance(line, Row):
        return line.width
    return sum(cell_len(text) for text, _ in line)


def fit(line: Line, width: int, ground: str = "text") -> Line:
    """Cut or padded to exactly `width` cells; the padding wears `ground`.  Wide letters are never halved."""
    if isinstance(line, Row) and line.width == width:
        return line
    out: Line = []
    for text, style in line:
        cells = len(text) if text.isascii() else cell_len(text)
        if cells >= width:
            if width > 0:
                out.append((text if cells == width else set_cell_size(text, width), style))
            return out
        if cells or text:
            out.append((text, style))
        width -= cells
    if width > 0:
        out.append((" " * width, ground))
    return out


def cut(line: Line, start: int, stop: int) -> Line:
    """The cells from `start` up to `stop`; the half of a wide letter at an edge becomes a blank."""
    out: Line = []
    at = 0
    for text, style in line:
        end = at + cell_len(text)
        if end > start and at < stop:
            out.append((_slice(text, max(0, start - at), min(end, stop) - at), style))
        at = end
    return out


def _slice(text: str, start: int, stop: int) -> str:
    if text.isascii():
        return text[start:stop]
    out, at = "", 0
    for char in text:
        cells = cell_len(char)
        if start <= at and at + cells <= stop:
            out += char
        elif at < stop and at + cells > start:
            out += " " * (min(at + cells, stop) - max(at, start))
        at += cells
    return out


def shorten(text: str, width: int) -> str:
    """At most `width` cells, an ellipsis where something was left out."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…" * (width > 0)


def tidy(line: Line) -> Line:
    """The same line in fewer spans: blanks join the span before them where only an ink tells them apart."""
    out: Line = []
    for text, style in line:
        if out:
            before, worn = out[-1]
            if style == worn or (text.isspace() and _shows_on_blanks(style) == _shows_on_blanks(worn)):
                out[-1] = (before + text, worn)
                continue
        out.append((text, style))
    return out


@lru_cache(maxsize=1024)
def _shows_on_blanks(style: str) -> tuple[str, ...]:
    """The words of a style that can be seen (or clicked) where nothing is written."""
    words = style.split()
    if any(word in ("reverse", "underline", "strike") for word in words):
        return tuple(words)  # then the ink shows, too
    ground = words[words.index("on") + 1] if "on" in words else "background"
    return (ground, *(word for word in words if word[0] == "@"))


def pull(left: Line, right: Line, width: int, ground: str = "text") -> Line:
    """Left part to the left, right part to the right edge; the right one wins when room is short."""
    right = fit(right, width) if width_of(right) > width else right
    return fit(left, width - width_of(right), ground) + right


def mid(line: Line, width: int) -> Line:
    """Centred (not padded on the right)."""
    return s(" " * max(0, (width - width_of(line)) // 2)) + line


def tint(text: str, ink: Mapping[str, str], base: str = "text") -> Line:
    """Each character in its own ink, others in the base style."""
    out: Line = []
    for char in text:
        style = ink.get(char, base)
        if out and out[-1][1] == style:
            out[-1] = (out[-1][0] + char, style)
        else:
            out.append((char, style))
    return out


def restyle(line: Line, words: str) -> Line:
    """Every span with more style words: an attribute, "on" a ground, or a spot."""
    return [(text, f"{style} {words}") for text, style in line]


def grounded(line: Line, token: str) -> Line:
    """On a ground, but for what has one of its own, as a seat's mark does."""
    return [(text, f"on {token} {style}") for text, style in line]


def mark(seat: int, digit: str = "") -> Span:
    """A seat's mark: its digit (from 1), reversed in its colour."""
    return digit or str(seat + 1), f"background on seat{seat + 1} bold"


def seat_name(seat: int, name: str, bold: bool = True) -> Line:
    """A seat's mark and name in its colour."""
    return [mark(seat), (f" {name}", f"seat{seat + 1}" + " bold" * bold)]


class Hint(NamedTuple):
    """A footer entry: a key, what it does, and the spot that a click on it presses (default: the key)."""

    key: str
    does: str
    spot: str = ""


def hints(entries: Iterable[Hint | tuple[str, str]], width: int) -> Line:
    """The footer: keys bright, words muted, each entry a spot; what does not fit is left out whole."""
    listed = [(key, does, (spot[0] if spot else "") or key) for key, does, *spot in entries]
    cells = [cell_len(key) + cell_len(does) + 1 for key, does, _ in listed]
    gap = 3 if sum(cells) + 3 * len(cells) - 1 <= width else 2
    out: Line = s("  ")
    room = width - 2
    for (key, does, spot), need in zip(listed, cells, strict=True):
        if need > room:
            continue
        out += [(key, f"text bold @{spot}"), (f" {does}", f"muted @{spot}"), (" " * gap, "text")]
        room -= need + gap
    return out


# --- many lines


def wrap(text: str, width: int, style: str = "text") -> Lines:
    """Words broken into lines of at most `width` cells; a longer word is cut; "\\n" starts a new line."""
    out: Lines = []
    for paragraph in text.split("\n"):
        row = ""
        for word in paragraph.split():
            if row and cell_len(row) + 1 + cell_len(word) > width:
                out.append(s(row, style))
                row = ""
            row = f"{row} {word}" if row else word
            while cell_len(row) > width > 0:
                head = _slice(row, 0, width)
                out.append(s(head, style))
                row = row[len(head.rstrip()) or 1 :].lstrip()
        out.append(s(row, style))
    return out


def fill(lines: Lines, width: int, height: int, ground: str = "text") -> Lines:
    """Exactly that many cells and rows."""
    shown = lines[:height] + [[] for _ in range(height - len(lines))]
    return [fit(line, width, ground) for line in shown]


def beside(left: Lines, right: Lines, width: int) -> Lines:
    """Two blocks in columns; the left one takes `width` cells."""
    rows = max(len(left), len(right))
    return [
        fit(left[y] if y < len(left) else [], width) + (right[y] if y < len(right) else [])
        for y in range(rows)
    ]


def frame(
    inside: Lines, width: int, height: int, title: str = "", *, lit: bool = False, spot: str = ""
) -> Lines:
    """A box round lines, `width` by `height` with its border: double and in the accent when it is the lamp
    (`lit`), thin and quiet otherwise.  With `spot`, every cell that belongs to none is part of it."""
    ink = "primary" if lit else "line"
    left, across, right, side, low_left, low_right = "╔═╗║╚╝" if lit else "╭─╮│╰╯"
    words = f" {shorten(title, width - 8)} " if title else ""
    head: Line = [(left + across * 2, ink)] if words else [(left, ink)]
    if words:
        head.append((words, "primary bold" if lit else "muted"))
    head.append((across * (width - 1 - width_of(head)) + right, ink))
    body = fill(inside, width - 2, height - 2)
    out = [head, *([(side, ink), *line, (side, ink)] for line in body)]
    out.append([(low_left + across * (width - 2) + low_right, ink)])
    return in_spot(out, spot) if spot else out


def in_spot(lines: Lines, spot: str) -> Lines:
    """Every span that belongs to no spot becomes part of `spot`."""
    return [[(t, st if "@" in st else f"{st} @{spot}") for t, st in line] for line in lines]


def paste(ground: Lines, block: Lines, x: int, y: int) -> Lines:
    """`block` laid over `ground` with its upper left corner at column x, row y (a new list)."""
    out = list(ground)
    for row, line in enumerate(block, y):
        if 0 <= row < len(out):
            end = x + width_of(line)
            under = out[row]
            out[row] = fit(cut(under, 0, x), x) + line + cut(under, end, max(end, width_of(under)))
    return out


# --- spots


@lru_cache(maxsize=4096)
def spot_of(style: str) -> str:
    """The spot that a style's words name; empty when none."""
    if "@" not in style:
        return ""
    return next(word[1:] for word in style.split() if word[0] == "@")


def spot_at(lines: Sequence[Line], x: int, y: int) -> str:
    """The spot at a cell; empty when none."""
    if not 0 <= y < len(lines) or x < 0:
        return ""
    at = 0
    for text, style in lines[y]:
        at += cell_len(text)
        if x < at:
            return spot_of(style)
    return ""


def spots(lines: Sequence[Line]) -> Mapping[str, Box]:
    """Every spot with the smallest box round it, in reading order."""
    return _boxes(tuple(line.spots if isinstance(line, Row) else _spots_of(line) for line in lines))


@lru_cache(maxsize=32)
def _boxes(rows: tuple[tuple[Stretch, ...], ...]) -> Mapping[str, Box]:
    """The boxes round the spots of rows: few pictures have them in other places than the one before."""
    found: dict[str, Box] = {}
    for y, row in enumerate(rows):
        for name, start, end in row:
            box = found.get(name)
            if box is not None:
                start, end = min(start, box.x), max(end, box.x + box.width)
            top = y if box is None else box.y
            found[name] = Box(start, top, end - start, y + 1 - top)
    return found


def _spots_of(line: Line) -> tuple[Stretch, ...]:
    """Where the spots of a line are, from left to right."""
    found: dict[str, tuple[int, int]] = {}
    x = 0
    for text, style in line:
        end = x + (len(text) if text.isascii() else cell_len(text))
        if (name := spot_of(style)) and end > x:
            found[name] = found[name][0] if name in found else x, end
        x = end
    return tuple((name, *stretch) for name, stretch in found.items())


def text_of(lines: Iterable[Line]) -> list[str]:
    """The bare texts, for tests and copies."""
    return ["".join(text for text, _ in line) for line in lines]


def columns(widths: Sequence[int], cells: Sequence[Line]) -> Line:
    """Cells of a table row side by side; a negative width sets its cell to the right."""
    out: Line = []
    for width, cell in zip(widths, cells, strict=True):
        out += fit(cell, width) if width >= 0 else pull([], cell, -width)
    return out
