"""A grid of styled cells to paint a board on."""

from collections.abc import Callable
from functools import cache, lru_cache, wraps
from typing import Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from rich.cells import cell_len

from zonegames.tui.cells import Part, Placed, Put, extent, finished
from zonegames.tui.lines import Box, Line, Lines, Span, width_of
from zonegames.tui.spots import SpotId

LIGHT: Final = "╭╮╰╯─│"
HEAVY: Final = "┏┓┗┛━┃"
DOUBLE: Final = "╔╗╚╝═║"

PIECES: Final = 4096
"""As many pieces of a kind are remembered, and as many written lines."""

TALLEST: Final = 64
"""The rows that a stamped piece may have."""

P = ParamSpec("P")
R = TypeVar("R", int, None)
Piece: TypeAlias = tuple[Part, ...]
"""Something painted, row by row, to be stamped wherever it is wanted."""


class Surface:
    """Cells of a character, an ink, a ground and a spot; style words as in `lines`.

    What is put outside is dropped; text put without a ground keeps the ground it falls on.  The surface
    only notes what is put where: the cells are worked out row by row (see `cells`).
    """

    def __init__(self, width: int, height: int, ground: str = "background") -> None:
        self.width, self.height = width, height
        self._ground = ground
        self._rows: list[list[Put | Placed]] = [[] for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: str = "text", ground: str | None = None) -> int:
        """Write text from column x on; returns the column after it."""
        end = x + (len(text) if text.isascii() else extent(text))
        if 0 <= y < self.height:
            self._rows[y].append((x, end, text, ink, ground, None))
        return end

    def write(self, x: int, y: int, line: Line, ground: str | None = None) -> int:
        """Write styled spans one after another, their own grounds and spots kept; the column after them."""
        part = _written(tuple(line), ground)
        if 0 <= y < self.height:
            self._rows[y].append((x, part))
        return x + part.end

    def paste(self, x: int, y: int, lines: Lines) -> None:
        """Write lines one below another."""
        for row, line in enumerate(lines, y):
            self.write(x, row, line)

    def fill(self, box: Box, ground: str, char: str | None = None, ink: str = "text") -> None:
        """Give a rectangle another ground, and other contents if `char` is given."""
        text = None if char is None else char * box.width
        self._over(box, text, None if char is None else ink, ground, None)

    def ink(self, box: Box, ink: str) -> None:
        """Re-ink a rectangle, contents and ground kept."""
        self._over(box, None, ink, None, None)

    def spot(self, box: Box, spot: SpotId) -> None:
        """Make a rectangle something to point at; a later spot lies on top."""
        self._over(box, None, None, None, spot)

    def _over(
        self, box: Box, text: str | None, ink: str | None, ground: str | None, spot: SpotId | None
    ) -> None:
        x, y, width, height = box
        put = (x, x + width, text, ink, ground, spot)
        for row in self._rows[max(y, 0) : max(y + height, 0)]:
            row.append(put)

    def stamp(self, x: int, y: int, piece: Piece) -> None:
        """Put a piece with its upper left corner at column x, row y."""
        for row, part in enumerate(piece, y):
            if part.puts and 0 <= row < self.height:
                self._rows[row].append((x, part))

    def piece(self) -> Piece:
        """What has been put so far, as a piece."""
        last = max((y for y, row in enumerate(self._rows) if row), default=-1)
        return tuple(Part(row) for row in self._rows[: last + 1])

    def border(self, box: Box, lines: str = LIGHT, ink: str = "line", ground: str | None = None) -> None:
        """A border along the inside edge of a rectangle."""
        _border(self, box.x, box.y, box.width, box.height, lines, ink, ground)

    def panel(
        self,
        box: Box,
        title: Line | str = "",
        note: Line | str = "",
        foot: Line | str = "",
        *,
        lit: bool = False,
    ) -> Box:
        """A named region: the lit one alone has the double border.  Returns the room inside."""
        ink = "primary" if lit else "line"
        self.border(box, DOUBLE if lit else LIGHT, ink)
        if title:
            self.write(box.x + 2, box.y, _label(title, "primary" if lit else "muted"))
        if note:
            label = _label(note, "primary" if lit else "muted")
            self.write(box.x + box.width - 2 - width_of(label), box.y, label)
        if foot:
            label = _label(foot, "muted")
            self.write(box.x + box.width - 2 - width_of(label), box.y + box.height - 1, label)
        return Box(box.x + 2, box.y + 1, box.width - 4, box.height - 2)

    def centre(self, box: Box, y: int, text: str, ink: str = "text", ground: str | None = None) -> None:
        """Write text in the middle of a rectangle's row (y counts from its top)."""
        self.put(box.x + max(0, (box.width - cell_len(text)) // 2), box.y + y, text, ink, ground)

    def lines(self) -> Lines:
        """The cells as styled lines, neighbours of one style joined."""
        return [finished(tuple(row), self.width, self._ground) for row in self._rows]


def stamped(
    paint: Callable[Concatenate[Surface, int, int, P], R],
) -> Callable[Concatenate[Surface, int, int, P], R]:
    """A painter of a piece that is painted once for each set of arguments, and stamped from then on.

    So the arguments must be hashable, be all that it reads, and say nothing of where it lies.  It takes a
    surface, a column and a row, puts nothing above that row, and returns a column or nothing.
    """

    @lru_cache(maxsize=PIECES)
    def made(*args: P.args, **kwargs: P.kwargs) -> tuple[Piece, R]:
        pad = Surface(0, TALLEST)
        end = paint(pad, 0, 0, *args, **kwargs)
        return pad.piece(), end

    @wraps(paint)
    def stamp(surface: Surface, x: int, y: int, *args: P.args, **kwargs: P.kwargs) -> R:
        piece, end = made(*args, **kwargs)
        surface.stamp(x, y, piece)
        return end if end is None else x + end

    return stamp


@stamped
def _border(
    surface: Surface, x: int, y: int, width: int, height: int, lines: str, ink: str, ground: str | None
) -> None:
    top_left, top_right, low_left, low_right, across, down = lines
    middle = across * (width - 2)
    surface.put(x, y, top_left + middle + top_right, ink, ground)
    for row in range(y + 1, y + height - 1):
        surface.put(x, row, down, ink, ground)
        surface.put(x + width - 1, row, down, ink, ground)
    surface.put(x, y + height - 1, low_left + middle + low_right, ink, ground)


@lru_cache(maxsize=PIECES)
def _written(line: tuple[Span, ...], ground: str | None) -> Part:
    """A line as what is put on one row."""
    puts: list[Put] = []
    x = 0
    for text, style in line:
        ink, own, spot = _split(style)
        end = x + extent(text)
        puts.append((x, end, text, ink, own or ground, spot or None))
        x = end
    return Part(puts, x)


def _label(text: Line | str, ink: str) -> Line:
    inner: Line = [(text, ink)] if isinstance(text, str) else text
    return [(" ", ink), *inner, (" ", ink)]


@cache
def _split(style: str) -> tuple[str, str | None, str]:
    """Style words as ink with attributes, ground (None: none named) and spot."""
    ink: list[str] = []
    ground, spot = None, ""
    words = iter(style.split())
    for word in words:
        if word == "on":
            ground = next(words)
        elif word[0] == "@":
            spot = word[1:]
        else:
            ink.append(word)
    return " ".join(ink) or "text", ground, spot
