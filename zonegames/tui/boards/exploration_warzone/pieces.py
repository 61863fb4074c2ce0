"""A hex in terminal cells: its shape in two sizes, the looks of its six areas."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rich.cells import cell_len

from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.components import BEATS, EMPTY, MORE
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Box, Line, shorten
from zonegames.tui.surface import Surface, stamped

Tone: TypeAlias = Literal["now", "next", "done"]
"""How strongly a blue area is lit: it fights now, is still to come, is settled or touches nobody."""

TRIANGLE: Final = ("A", "S", "D", "A")
"""What beats what, read from left to right."""


@dataclass(frozen=True, slots=True)
class HexShape:
    """A pointy-top hex, filled, without lines.  Touching areas of neighbours stand on one line."""

    step: tuple[int, int]
    """Columns to the next hex in a row, lines to the next row."""

    half: tuple[int, ...]
    """Half the width of each line, from the top."""

    slants: int
    """How many lines a slanted edge has."""

    rim: tuple[int, int]
    """How thick the colour of a slanted edge and of an upright one is."""

    chip: int
    """The width of an area's label."""

    rows: tuple[int, int, int]
    """The lines of the labels: NE and NW, E and W, SE and SW."""

    name: int
    owner: int

    @property
    def height(self) -> int:
        return len(self.half)

    @property
    def room(self) -> int:
        """The cells a name may take."""
        return 2 * (max(self.half) - self.rim[1]) + 1

    def place(self, q: int, r: int) -> tuple[int, int]:
        """The middle column and the top line of an axial cell, from the middle of (0, 0)."""
        return self.step[0] * q + self.step[0] // 2 * r, self.step[1] * r

    def label(self, direction: int) -> tuple[int, int]:
        """Where the label of an area begins, from the middle column and the top line."""
        line = self.rows[direction if direction < 3 else 5 - direction]
        return (self.half[line] + 1 - self.chip if direction < 3 else -self.half[line]), line

    def edge(self, direction: int) -> range:
        """The lines along which an area's edge runs."""
        row = direction if direction < 3 else 5 - direction
        low = self.height - self.slants
        return (range(self.slants), range(self.slants, low), range(low, self.height))[row]


LARGE: Final = HexShape((24, 7), (1, 4, 7, 10, 10, 10, 10, 7, 4, 1), 3, (4, 2), 4, (1, 4, 8), 3, 5)
SMALL: Final = HexShape((18, 4), (2, 5, 7, 7, 5, 2), 2, (3, 1), 2, (0, 3, 4), 2, 3)


# --- areas

_GLYPHS: Final = {"A": "▲A", "S": "◆S", "D": "●D", MORE: "+H", EMPTY: "··"}
_ASCII: Final = {"A": "!A", "S": "$S", "D": "~D"}


def area_text(area: str, glyphs: Glyphs) -> str:
    """An area in two cells: "▲A", "C2", "+H", "⇄T", "··"."""
    if glyphs.ascii and area in _ASCII:
        return _ASCII[area]
    if area.startswith("X:"):
        return "<>" if glyphs.ascii else f"⇄{area[2]}"
    return _GLYPHS.get(area, area)


def area_style(area: str, tone: Tone = "next") -> str:
    """Ink and ground of an area's label."""
    if area == EMPTY:
        return "muted"
    if area not in BEATS:
        return "warzone.white-ink on warzone.white"
    bold = " bold" if tone == "now" else ""
    return f"warzone.{tone}-ink on warzone.{tone}{bold}"


def area_chip(area: str, glyphs: Glyphs, tone: Tone = "next") -> Line:
    """An area as a small label in a list."""
    return [(area_text(area, glyphs), area_style(area, tone))]


def areas_line(areas: tuple[str, ...], glyphs: Glyphs) -> Line:
    """Six areas side by side, clockwise from the north-east."""
    line: Line = []
    for area in areas:
        line += [*area_chip(area, glyphs), (" ", "text")]
    return line[:-1]


def triangle(glyphs: Glyphs) -> str:
    """ "beats: ▲ ▸ ◆ ▸ ● ▸ ▲"."""
    return "beats: " + " ▸ ".join(area_text(effect, glyphs)[0] for effect in TRIANGLE)


# --- a whole hex


@dataclass(frozen=True, slots=True)
class Face:
    """What is to be seen of one berth."""

    ground: str
    """The token of its ground."""

    title: str
    """The name on it, or what stands instead."""

    ink: str = "text bold"
    seat: Seat | None = None
    owner: str = ""
    """The owner's name under the title; empty: no line."""

    price: str = ""
    """The number in the centre, between the two, where the shape has a line for it."""

    areas: tuple[str, ...] = ()
    """As they lie, by direction; none for a back or a free berth."""

    tones: tuple[Tone, ...] = ("next",) * 6


@stamped
def draw_hex(
    surface: Surface, x: int, y: int, shape: HexShape, face: Face, berth: int, glyphs: Glyphs
) -> None:
    """One hex with its middle column at x and its top line at y; berth and sides become spots."""
    for line, half in enumerate(shape.half):
        row = Box(x - half, y + line, 2 * half + 1, 1)
        surface.fill(row, face.ground, " ")
        # Dots in the colour of the ground: they only show where there are no grounds.
        surface.put(row.x, row.y, "·", face.ground)
        surface.put(row.x + row.width - 1, row.y, "·", face.ground)
        surface.spot(row, f"berth:{berth}")
    for direction, area in enumerate(face.areas):
        _draw_area(surface, shape, x, y, direction, area, face.tones[direction], glyphs)
        dx, dy = shape.label(direction)
        surface.spot(Box(x + dx, y + dy, shape.chip, 1), f"side:{berth}:{direction}")
    lines = (shape.name, shape.owner) if face.owner else (shape.rows[1],) * 2
    _centred(surface, x, y + lines[0], shorten(face.title, shape.room), face.ink)
    if face.owner and face.seat is not None:
        name = shorten(face.owner, shape.room - (4 if face.areas else 2))
        start = x - (cell_len(name) + 2) // 2
        surface.put(start, y + lines[1], str(face.seat + 1), "background bold", f"seat{face.seat + 1}")
        surface.put(start + 2, y + lines[1], name, f"seat{face.seat + 1} bold")
    if face.price and shape.owner - shape.name > 1:
        _centred(surface, x, y + shape.name + 1, face.price, "muted")


def _centred(surface: Surface, x: int, y: int, text: str, ink: str) -> None:
    surface.put(x - cell_len(text) // 2, y, text, ink)


def _draw_area(
    surface: Surface, shape: HexShape, x: int, y: int, direction: int, area: str, tone: Tone, glyphs: Glyphs
) -> None:
    """The edge in the area's colour over its whole length, the label at its outer end."""
    style = area_style(area, tone)
    ink, _, ground = style.removesuffix(" bold").partition(" on ")
    if ground:
        for line in shape.edge(direction):
            half = shape.half[line]
            rim = min(half, shape.rim[direction % 3 == 1])
            left = x + half + 1 - rim if direction < 3 else x - half
            surface.put(left, y + line, " " * rim, ground, ground)
            surface.put(x + half if direction < 3 else left, y + line, "·", ground)
    dx, dy = shape.label(direction)
    label = f"{area_text(area, glyphs):^{shape.chip}}"
    surface.put(x + dx, y + dy, label, ink + " bold" * (tone == "now" and bool(ground)), ground or None)
