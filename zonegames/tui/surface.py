"""A grid of styled cells to paint a board on."""

from functools import cache
from itertools import groupby
from typing import Final

from rich.cells import cell_len

from zonegames.tui.lines import Box, Line, Lines, width_of
from zonegames.tui.spots import SpotId

LIGHT: Final = "╭╮╰╯─│"
HEAVY: Final = "┏┓┗┛━┃"
DOUBLE: Final = "╔╗╚╝═║"


class Surface:
    """Cells of a character, an ink, a ground and a spot; style words as in `lines`.

    What is put outside is dropped; text put without a ground keeps the ground it falls on.
    """

    def __init__(self, width: int, height: int, ground: str = "background") -> None:
        self.width, self.height = width, height
        self._chars = [[" "] * width for _ in range(height)]
        self._inks = [["text"] * width for _ in range(height)]
        self._grounds = [[ground] * width for _ in range(height)]
        self._spots = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: str = "text", ground: str | None = None) -> int:
        """Write text from column x on; returns the column after it."""
        if not text.isascii() and cell_len(text) != len(text):
            return self._put_wide(x, y, text, ink, ground)
        end = x + len(text)
        if 0 <= y < self.height:
            left, right = max(x, 0), min(end, self.width)
            if left < right:
                self._chars[y][left:right] = text[left - x : right - x]
                self._inks[y][left:right] = [ink] * (right - left)
                if ground is not None:
                    self._grounds[y][left:right] = [ground] * (right - left)
        return end

    def _put_wide(self, x: int, y: int, text: str, ink: str, ground: str | None) -> int:
        """Characters of two cells take a second, empty one; marks without width join the one before."""
        for char in text:
            cells = cell_len(char)
            if cells == 0:
                if 0 < x <= self.width and 0 <= y < self.height:
                    self._chars[y][x - 1] += char
                continue
            if 0 <= y < self.height and x >= 0 and x + cells <= self.width:
                for i in range(cells):
                    self._chars[y][x + i] = "" if i else char
                    self._inks[y][x + i] = ink
                    if ground is not None:
                        self._grounds[y][x + i] = ground
            x += cells
        return x

    def write(self, x: int, y: int, line: Line, ground: str | None = None) -> int:
        """Write styled spans one after another, their own grounds and spots kept; the column after them."""
        for text, style in line:
            ink, own, spot = _split(style)
            start, x = x, self.put(x, y, text, ink, own or ground)
            if spot:
                self.spot(Box(start, y, x - start, 1), spot)
        return x

    def paste(self, x: int, y: int, lines: Lines) -> None:
        """Write lines one below another."""
        for row, line in enumerate(lines, y):
            self.write(x, row, line)

    def fill(self, box: Box, ground: str, char: str | None = None, ink: str = "text") -> None:
        """Give a rectangle another ground, and other contents if `char` is given."""
        for y in range(max(box.y, 0), min(box.y + box.height, self.height)):
            left, right = max(box.x, 0), min(box.x + box.width, self.width)
            if left >= right:
                continue
            self._grounds[y][left:right] = [ground] * (right - left)
            if char is not None:
                self._chars[y][left:right] = [char] * (right - left)
                self._inks[y][left:right] = [ink] * (right - left)

    def ink(self, box: Box, ink: str) -> None:
        """Re-ink a rectangle, contents and ground kept."""
        for y in range(max(box.y, 0), min(box.y + box.height, self.height)):
            left, right = max(box.x, 0), min(box.x + box.width, self.width)
            if left < right:
                self._inks[y][left:right] = [ink] * (right - left)

    def border(self, box: Box, lines: str = LIGHT, ink: str = "line", ground: str | None = None) -> None:
        """A border along the inside edge of a rectangle."""
        top_left, top_right, low_left, low_right, across, down = lines
        middle = across * (box.width - 2)
        self.put(box.x, box.y, top_left + middle + top_right, ink, ground)
        for y in range(box.y + 1, box.y + box.height - 1):
            self.put(box.x, y, down, ink, ground)
            self.put(box.x + box.width - 1, y, down, ink, ground)
        self.put(box.x, box.y + box.height - 1, low_left + middle + low_right, ink, ground)

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

    def spot(self, box: Box, spot: SpotId) -> None:
        """Make a rectangle something to point at; a later spot lies on top."""
        for y in range(max(box.y, 0), min(box.y + box.height, self.height)):
            left, right = max(box.x, 0), min(box.x + box.width, self.width)
            if left < right:
                self._spots[y][left:right] = [spot] * (right - left)

    def lines(self) -> Lines:
        """The cells as styled lines, neighbours of one style joined."""
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Line:
        chars = self._chars[y]
        line: Line = []
        start = 0
        cells = zip(self._inks[y], self._grounds[y], self._spots[y], strict=True)
        for (ink, ground, spot), run in groupby(cells):
            end = start + len(list(run))
            line.append(("".join(chars[start:end]), _joined(ink, ground, spot)))
            start = end
        return line


@cache
def _joined(ink: str, ground: str, spot: str) -> str:
    """The style words of a cell."""
    return f"{ink} on {ground} @{spot}" if spot else f"{ink} on {ground}"


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
