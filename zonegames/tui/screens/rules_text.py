"""The rules text of a game: the few forms of Markdown that it uses, set in lines for any width."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from zonegames.engine.headings import HEADING, anchor_of
from zonegames.tui.lines import Line, Lines, columns, fit, s, width_of

Kind: TypeAlias = Literal["heading", "text", "item", "table", "code", "quote"]
_INLINE: Final = re.compile(
    r"\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\([^)]*\)|(?<![\w*])[*_]([^*_]+)[*_](?![\w*])"
)
_ITEM: Final = re.compile(r"^(\s*)([-*+]|\d+[.)])\s+(.*)")


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, paragraph, list item, table or verbatim piece."""

    kind: Kind
    rows: tuple[str, ...]
    level: int = 0
    """A heading's rank, from 1; an item's depth, from 0."""

    bullet: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """An entry of the list of headings, with the row of the page where it stands."""

    text: str
    anchor: str
    level: int
    row: int


@dataclass(frozen=True, slots=True)
class Page:
    """The whole text for one width."""

    lines: Lines
    headings: tuple[Heading, ...]


def parse(text: str) -> list[Block]:
    """The blocks of a Markdown text, in order."""
    return list(_blocks(text.splitlines()))


def _blocks(rows: list[str]) -> Iterator[Block]:
    at = 0
    while at < len(rows):
        row = rows[at]
        if not row.strip():
            at += 1
        elif row.startswith("```"):
            end = next((n for n in range(at + 1, len(rows)) if rows[n].startswith("```")), len(rows))
            yield Block("code", tuple(rows[at + 1 : end]))
            at = end + 1
        elif match := HEADING.match(row):
            yield Block("heading", (match[2],), len(match[1]))
            at += 1
        elif row.lstrip().startswith("|"):
            end = _run(rows, at, lambda r: r.lstrip().startswith("|"))
            yield Block("table", tuple(r.strip() for r in rows[at:end] if not re.fullmatch(r"[\s|:-]+", r)))
            at = end
        elif match := _ITEM.match(row):
            end = _run(rows, at + 1, _continues)
            words = " ".join([match[3], *(r.strip() for r in rows[at + 1 : end])])
            bullet = match[2] if match[2][0].isdigit() else "·"
            yield Block("item", (words,), len(match[1]) // 2, bullet)
            at = end
        elif row.lstrip().startswith(">"):
            end = _run(rows, at, lambda r: r.lstrip().startswith(">"))
            yield Block("quote", (" ".join(r.lstrip(" >") for r in rows[at:end]),))
            at = end
        else:
            end = _run(rows, at + 1, _continues)
            yield Block("text", (" ".join(r.strip() for r in rows[at:end]),))
            at = end


def _run(rows: list[str], at: int, belongs: Callable[[str], bool]) -> int:
    """Where the rows that belong together end, from `at` on."""
    while at < len(rows) and belongs(rows[at]):
        at += 1
    return at


def _continues(row: str) -> bool:
    """Whether a row goes on with the paragraph or item before it."""
    return bool(row.strip()) and not (
        HEADING.match(row) or _ITEM.match(row) or row.lstrip().startswith(("|", "```", ">"))
    )


# --- setting


def set_page(blocks: list[Block], width: int, token: str) -> Page:
    """The text in lines of at most `width` cells; headings wear the game's colour."""
    lines: Lines = []
    headings: list[Heading] = []
    before: Block | None = None
    for block in blocks:
        if before is not None and not (block.kind == before.kind == "item"):
            lines.append([])
        if block.kind == "heading":
            headings.append(Heading(plain(block.rows[0]), anchor_of(block.rows[0]), block.level, len(lines)))
        lines += _set(block, width, token)
        before = block
    return Page(lines, tuple(headings))


def _set(block: Block, width: int, token: str) -> Lines:
    match block.kind:
        case "heading":
            style = f"{token} bold" + (" underline" if block.level <= 1 else "")
            return [s(row, style) for row in _broken(plain(block.rows[0]), width)]
        case "code":
            return [fit(s(f"  {row}", "text on surface"), width, "text on surface") for row in block.rows]
        case "table":
            return _set_table(block.rows, width)
        case "item":
            indent = 2 + 2 * block.level
            hang = indent + len(block.bullet) + 1
            body = flow(inline(block.rows[0]), width - hang)
            first = s(" " * indent) + s(block.bullet, "primary") + s(" ")
            return [(first if n == 0 else s(" " * hang)) + line for n, line in enumerate(body)]
        case "quote":
            return [s("▌ ", "primary") + line for line in flow(inline(block.rows[0], "muted"), width - 2)]
        case _:
            return flow(inline(block.rows[0]), width)


def _broken(text: str, width: int) -> list[str]:
    return ["".join(t for t, _ in line) for line in flow(s(text), width)]


def _set_table(rows: tuple[str, ...], width: int) -> Lines:
    """Columns as wide as they need; the widest gives way when the table does not fit, its cells wrap."""
    cells = [[inline(cell.strip()) for cell in row.strip("|").split("|")] for row in rows]
    count = max(map(len, cells))
    cells = [row + [[] for _ in range(count - len(row))] for row in cells]
    widths = [max(width_of(row[n]) for row in cells) for n in range(count)]
    while sum(widths) + 2 * (count - 1) > width and max(widths) > 6:
        widths[widths.index(max(widths))] -= 1
    out: Lines = []
    for number, row in enumerate(cells):
        set_cells = [flow(cell, size) or [[]] for cell, size in zip(row, widths, strict=True)]
        for y in range(max(map(len, set_cells))):
            line = columns(
                [*(w + 2 for w in widths[:-1]), widths[-1]], [c[y] if y < len(c) else [] for c in set_cells]
            )
            out.append([(t, f"{st} bold") for t, st in line] if number == 0 else line)
        if number == 0:
            out.append(s("─" * min(width, sum(widths) + 2 * (count - 1)), "line"))
    return out


# --- words with emphasis


def inline(text: str, base: str = "text") -> Line:
    """Bold, italic, code and the words of links; all else is as it stands."""
    out: Line = []
    at = 0
    for match in _INLINE.finditer(text):
        if match.start() > at:
            out.append((text[at : match.start()], base))
        bold, code, link, italic = match.groups()
        if bold:
            out += inline(bold, f"{base} bold")
        elif code:
            out.append((code, "primary"))
        elif link:
            out += inline(link, base)
        else:
            out.append((italic, f"{base} italic"))
        at = match.end()
    if at < len(text):
        out.append((text[at:], base))
    return out


def plain(text: str) -> str:
    """The words without marks."""
    return "".join(part for part, _ in inline(text))


def flow(line: Line, width: int) -> Lines:
    """A styled line broken between words into lines of at most `width` cells; a longer word is cut."""
    out: Lines = []
    row: Line = []
    room = width
    for word, style, glued in _words(line):
        cells = width_of(word_line := s(word, style))
        if row and not glued and cells + 1 > room:
            out.append(row)
            row, room = [], width
        elif row and not glued:
            row.append((" ", style if row[-1][1] == style else "text"))
            room -= 1
        while cells > room and cells > width:
            row += fit(word_line, room) if room else []
            out.append(row)
            word_line = s(word[len("".join(t for t, _ in fit(s(word), room)).rstrip()) :], style)
            word = word_line[0][0]
            cells, row, room = width_of(word_line), [], width
        row += word_line
        room -= cells
    return [*out, row] if row else out


def _words(line: Line) -> Iterator[tuple[str, str, bool]]:
    """Word by word with its style; glued: no blank stands before it."""
    glued = True
    for text, style in line:
        parts = text.split(" ")
        for n, part in enumerate(parts):
            if n > 0:
                glued = False
            if part:
                yield part, style, glued
                glued = True


def find(lines: Lines, wanted: str) -> list[int]:
    """The rows in which a text stands, whatever its case."""
    wanted = wanted.casefold().strip()
    if not wanted:
        return []
    texts = ["".join(text for text, _ in line).casefold() for line in lines]
    hits = [n for n, text in enumerate(texts) if wanted in text]
    # a phrase may be broken over two lines
    pairs = (f"{a.strip()} {b.strip()}" for a, b in pairwise(texts))
    hits += [n for n, text in enumerate(pairs) if wanted in text and n not in hits and n + 1 not in hits]
    return sorted(hits)


def highlight(line: Line, wanted: str) -> Line:
    """The line with every place of a text reversed."""
    wanted = wanted.casefold().strip()
    out: Line = []
    for text, style in line:
        folded, at = text.casefold(), 0
        if len(folded) != len(text) or not wanted:
            out.append((text, style))
            continue
        while (hit := folded.find(wanted, at)) >= 0:
            out += [(text[at:hit], style), (text[hit : hit + len(wanted)], "background on warning bold")]
            at = hit + len(wanted)
        out.append((text[at:], style))
    return [span for span in out if span[0]]
