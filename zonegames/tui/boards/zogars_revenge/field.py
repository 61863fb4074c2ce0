"""The dungeon: tiles by lamplight and in the dark, where one may go, what turns over."""

from dataclasses import dataclass
from typing import Any, Final

from zonegames.games.zogars_revenge.actions import Move
from zonegames.games.zogars_revenge.dungeon import Cell, Dungeon
from zonegames.games.zogars_revenge.events import LampChanged, TileFlipped
from zonegames.games.zogars_revenge.view import RunView
from zonegames.games.zogars_revenge.words import ARROWS
from zonegames.tui.board import Scene, Show
from zonegames.tui.boards.zogars_revenge.pieces import draw_large, draw_small, face_words, mark_of
from zonegames.tui.lines import Box
from zonegames.tui.surface import DOUBLE, HEAVY, LIGHT, Surface


@dataclass(frozen=True, slots=True)
class CellSize:
    """How large a tile is drawn, and the column of air beside it."""

    width: int
    height: int
    air: int

    def room(self, dungeon: Dungeon) -> tuple[int, int]:
        """The cells that a whole dungeon takes."""
        columns, rows = dungeon.size
        return columns * (self.width + self.air) - self.air, rows * self.height


SIZES: Final = (
    CellSize(11, 5, 1),
    CellSize(9, 5, 0),
    CellSize(7, 3, 0),
    CellSize(5, 3, 0),
    CellSize(4, 2, 0),
)


def cell_size(dungeon: Dungeon, width: int, height: int) -> CellSize:
    """The largest size in which the dungeon fits."""
    for size in SIZES:
        across, down = size.room(dungeon)
        if across <= width and down <= height:
            return size
    return SIZES[-1]


def cell_spot(cell: Cell) -> str:
    """The spot of a tile."""
    return f"cell:{cell}"


@dataclass(frozen=True, slots=True)
class _Tones:
    """The tokens of one phase."""

    ground: str
    floor: str
    glow: str
    wall: str
    ink: str
    band_ink: str


_LIGHT: Final = _Tones(*(f"zogar.{n}" for n in ("ground", "floor", "glow", "wall", "ink", "band-ink")))
_DARK: Final = _Tones(*(f"zogar.dark-{n}" for n in ("ground", "floor", "glow", "wall", "ink", "band-ink")))


class Field:
    """One painting of the dungeon into a box of the surface."""

    def __init__(self, surface: Surface, box: Box, scene: Scene, run: RunView) -> None:
        self.surface, self.scene, self.run = surface, scene, run
        self.dungeon: Dungeon = scene.view.dungeon
        self.tones = _DARK if run.dark else _LIGHT
        self.size = cell_size(self.dungeon, box.width, box.height)
        across, down = self.size.room(self.dungeon)
        self.left = box.x + max(0, (box.width - across) // 2)
        self.top = box.y + max(0, (box.height - down) // 2)
        self.box = box
        legal = {a.cell: a for a in scene.legal if isinstance(a, Move)}
        self.targets: dict[Cell, Any] = legal
        self.ways = set(self.dungeon.ways[run.hero])
        self.lit_lamps = [i for i, cell in enumerate(run.cells) if cell.face == "lamp_lit"]
        self.seat = f"seat{(scene.view.seat or 0) + 1}"

    def paint(self) -> None:
        self.surface.fill(self.box, self.tones.ground, " ")
        for cell in range(len(self.run.cells)):
            self._tile(cell)

    def box_of(self, cell: Cell) -> Box:
        """Where a tile lies."""
        row, column = self.dungeon.places[cell]
        size = self.size
        return Box(
            self.left + column * (size.width + size.air),
            self.top + row * size.height,
            size.width,
            size.height,
        )

    def _face(self, cell: Cell) -> str:
        """The face that is drawn: while a tile turns, its old side first."""
        face = self.run.cells[cell].face
        if face == "crown_room" and self.run.crown_taken:
            return "empty_room"
        show: Show | None = self.scene.show
        if show is not None and isinstance(show.event, TileFlipped) and show.event.cell == cell:
            return show.event.hides if show.progress < 0.5 else face
        return face

    def _near(self, cell: Cell) -> bool:
        return cell == self.run.hero or cell in self.ways

    def _floor(self, cell: Cell) -> str:
        run, dungeon = self.run, self.dungeon
        if run.cells[cell].face == "lamp_lit":
            return "zogar.lamp"
        if run.dark:
            return self.tones.glow if self._near(cell) else self.tones.floor
        row, column = dungeon.places[cell]
        glows = any(
            abs(dungeon.places[lamp][0] - row) < 2 and abs(dungeon.places[lamp][1] - column) < 2
            for lamp in self.lit_lamps
        )
        return self.tones.glow if glows else self.tones.floor

    def _tile(self, cell: Cell) -> None:
        box = self.box_of(cell)
        floor = self._floor(cell)
        self.surface.fill(box, floor, " ")
        self.surface.spot(box, cell_spot(cell))
        if self.size.height < 3:
            self._tiny(cell, box)
            return
        self._frame(cell, box, floor)
        if self._turning(cell):
            return
        dim = self.tones.ink if self.run.dark and not self._near(cell) else ""
        if self.run.cells[cell].face == "lamp_lit":
            dim = ""
        inner = Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
        if cell == self.run.hero and self.run.fight is None:
            self._hero(inner, self._face(cell))
        elif box.height >= 5:
            draw_large(self.surface, inner, self._face(cell), dim)
        else:
            draw_small(self.surface, inner, self._face(cell), dim)

    def _turning(self, cell: Cell) -> bool:
        """Half way through its turn a tile stands on edge: a thin upright line."""
        show: Show | None = self.scene.show
        if show is None or not isinstance(show.event, TileFlipped | LampChanged) or show.event.cell != cell:
            return False
        if not 0.3 < show.progress < 0.7:
            return False
        box = self.box_of(cell)
        for y in range(box.y + 1, box.y + box.height - 1):
            self.surface.put(box.x + box.width // 2, y, "┃", self.tones.band_ink)
        return True

    def _frame(self, cell: Cell, box: Box, floor: str) -> None:
        target = self.targets.get(cell)
        surface = self.surface
        if target is not None and target == self.scene.lit:
            surface.fill(box, "cursor", " ")
            surface.fill(Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2), floor, " ")
        elif cell == self.run.hero:
            surface.border(box, HEAVY, self.seat)
        elif target is not None:
            surface.border(box, DOUBLE, "legal")
        else:
            surface.border(box, LIGHT, self.tones.wall)
        if target is not None:
            arrow = ARROWS[self.dungeon.directions[self.run.hero][cell]]
            ink = "background bold" if target == self.scene.lit else "text bold"
            surface.centre(box, 0, f" {arrow} ", ink)
            if target == self.scene.lit and box.height >= 5:
                surface.centre(box, box.height - 1, "Enter", "background bold")
        if cell == self.run.hero:
            surface.centre(box, 0, " you ", f"{self.seat} bold")
        if mark := self._turn_mark(cell):
            ink = self.tones.band_ink
            if target is not None and target == self.scene.lit:
                ink = "background bold"
            surface.centre(box, box.height - 1, mark, ink)
        elif (hidden := self.run.cells[cell].hidden) is not None:
            text, ink = mark_of(hidden)
            surface.centre(box, box.height - 1, f" {text} ", ink)
        self._changed(cell, box)

    def _changed(self, cell: Cell, box: Box) -> None:
        if cell_spot(cell) in self.scene.changed and cell != self.run.hero:
            self.surface.put(box.x, box.y, "•", "warning bold")

    def _turn_mark(self, cell: Cell) -> str:
        """On what turns over with the next move: the hero's in the light, in the dark the one entered."""
        run = self.run
        if not self.dungeon.ordinary[cell] or run.fight is not None or run.status != "playing":
            return ""
        if not run.dark:
            return " ↻ " if cell == run.hero else ""
        if cell not in self.ways:
            return ""
        hidden = run.cells[cell].hidden
        return f" ↻{mark_of(hidden)[0].strip()} " if hidden is not None else " ↻ ? "

    def _hero(self, inner: Box, face: str) -> None:
        surface = self.surface
        if inner.height >= 3:
            surface.centre(inner, 0, "●", f"{self.seat} bold")
            surface.centre(inner, 1, "▟█▙", self.seat)
            surface.centre(inner, 2, face_words(face), self.tones.ink)
            return
        surface.put(inner.x, inner.y, "●", f"{self.seat} bold")
        draw_small(surface, Box(inner.x + 1, inner.y, inner.width - 1, 1), face)

    def _tiny(self, cell: Cell, box: Box) -> None:
        """Two rows without a border: the glyph; below it the arrow, or the mark of the hidden side."""
        surface, target = self.surface, self.targets.get(cell)
        dim = self.tones.ink if self.run.dark and not self._near(cell) else ""
        if cell == self.run.hero and self.run.fight is None:
            surface.put(box.x, box.y, "●", f"{self.seat} bold")
            surface.put(box.x, box.y + 1, "you", f"{self.seat} bold")
            draw_small(surface, Box(box.x + 1, box.y, 3, 1), self._face(cell))
            return
        draw_small(surface, Box(box.x, box.y, box.width, 1), self._face(cell), dim)
        below = Box(box.x, box.y + 1, box.width - 1, 1)
        if target is not None:
            arrow = ARROWS[self.dungeon.directions[self.run.hero][cell]]
            lit = target == self.scene.lit
            surface.fill(below, "cursor" if lit else "panel", " ")
            surface.centre(below, 0, arrow, "background bold" if lit else "primary bold")
        elif (hidden := self.run.cells[cell].hidden) is not None:
            text, ink = mark_of(hidden)
            surface.put(box.x + 1, box.y + 1, text, ink)
