"""The dungeon: its tiles, where one may go, what turns over."""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from zonegames.games.zogars_revenge.actions import Move
from zonegames.games.zogars_revenge.dungeon import Cell, Dungeon
from zonegames.games.zogars_revenge.events import DamageTaken, TileFlipped
from zonegames.games.zogars_revenge.view import RunView
from zonegames.games.zogars_revenge.words import ARROWS
from zonegames.tui.board import Scene
from zonegames.tui.boards.zogars_revenge.light import Light
from zonegames.tui.boards.zogars_revenge.motion import running
from zonegames.tui.boards.zogars_revenge.pieces import draw_large, draw_small, face_words, mark_of
from zonegames.tui.lines import Box
from zonegames.tui.surface import DOUBLE, HEAVY, LIGHT, Surface, stamped


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

FIGURES: Final = {"heroine": "▟█▙", "hero": "▐█▌"}
"""The figure below its head."""


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


class Frame(NamedTuple):
    """What the border of a tile tells: who stands there, who may go there, what turns over."""

    lit: bool
    lines: str
    ink: str
    changed: bool
    arrow: str
    """The way there, for one that may be entered."""

    you: str
    """A word for the hero's own tile."""

    you_ink: str
    low: str
    """On the lower border: ↻ and the other side."""

    low_ink: str


class Field:
    """One painting of the dungeon into a box of the surface."""

    def __init__(self, surface: Surface, box: Box, scene: Scene, run: RunView) -> None:
        self.surface, self.scene, self.run, self.box = surface, scene, run, box
        self.dungeon: Dungeon = scene.view.dungeon
        self.light = Light(scene, run, box)
        self.size = cell_size(self.dungeon, box.width, box.height)
        across, down = self.size.room(self.dungeon)
        self.left = box.x + max(0, (box.width - across) // 2)
        self.top = box.y + max(0, (box.height - down) // 2)
        self.targets: dict[Cell, Any] = {a.cell: a for a in scene.legal if isinstance(a, Move)}
        self.seat = f"seat{scene.view.hero + 1}"
        self.plain = scene.glyphs.ascii
        self.hit = running(scene, DamageTaken) is not None
        turn = running(scene, TileFlipped)
        edgewise = turn is not None and isinstance(turn.event, TileFlipped) and turn.progress >= 0.5
        self.turning: Cell | None = turn.event.cell if edgewise else None  # type: ignore[union-attr]

    def paint(self) -> None:
        for y in range(self.box.y, self.box.y + self.box.height):
            self.surface.fill(Box(self.box.x, y, self.box.width, 1), self.light.tones(y).ground, " ")
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

    def _tile(self, cell: Cell) -> None:
        surface, box = self.surface, self.box_of(cell)
        middle = box.y + box.height // 2
        floor, dim = self.light.floor(cell, middle), self.light.dim(cell, middle)
        face, hero = self.light.faces[cell], cell == self.run.hero and self.run.fight is None
        if cell == self.turning:
            self._on_edge(cell, box)
        elif box.height < 3:
            surface.fill(box, floor, " ")
            surface.spot(box, cell_spot(cell))
            self._tiny(cell, box, dim)
        else:
            frame = self._frame(cell, box)
            shown = "" if hero else face
            _draw_tile(surface, box.x, box.y, self.size, cell, floor, frame, shown, dim, self.plain)
            if hero:
                self._hero(Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2), face)

    def _on_edge(self, cell: Cell, box: Box) -> None:
        """Half way round a tile stands on edge: a thin upright line."""
        tones = self.light.tones(box.y)
        self.surface.fill(box, tones.ground, " ")
        self.surface.spot(box, cell_spot(cell))
        for y in range(box.y, box.y + box.height):
            self.surface.put(box.x + box.width // 2, y, "┃", tones.mark)

    # --- the frame: who stands there, who may go there, what turns over

    def _frame(self, cell: Cell, box: Box) -> Frame:
        target = self.targets.get(cell)
        lit, here = target is not None and target == self.scene.lit, cell == self.run.hero
        lines, ink = LIGHT, self.light.tones(box.y).wall
        if here:
            lines, ink = HEAVY, "error" if self.hit else self.seat
        elif target is not None:
            lines, ink = DOUBLE, "legal"
        arrow = ARROWS[self.dungeon.directions[self.run.hero][cell]] if target is not None else ""
        hit = self.hit and self.run.fight is None
        low, low_ink = self._turn_mark(cell)
        return Frame(
            lit,
            lines,
            ink,
            changed=cell_spot(cell) in self.scene.changed and not here,
            arrow=arrow,
            you=("-1" if hit else "you") if here else "",
            you_ink=f"{'error' if hit else self.seat} bold",
            low=low,
            low_ink=low_ink,
        )

    def _turn_mark(self, cell: Cell) -> tuple[str, str]:
        """↻ on what turns over with the next move: the hero's tile in the light, the one entered in the
        dark; else the side that lies below, where the memory aid knows it."""
        run, ink = self.run, self.light.tones(self.box_of(cell).y).mark
        hidden = run.cells[cell].hidden
        known = mark_of(hidden) if hidden is not None else ("", ink)
        moving = self.dungeon.ordinary[cell] and run.fight is None and run.status == "playing"
        if moving and not run.dark and cell == run.hero:
            return f"↻ {known[0]}".strip(), ink
        if moving and run.dark and cell in self.dungeon.ways[run.hero]:
            return f"↻{' ' if self.size.width > 5 else ''}{known[0] or '?'}", ink
        return known

    # --- the hero, and the smallest size

    def _hero(self, inner: Box, face: str) -> None:
        surface, bold = self.surface, f"{self.seat} bold"
        shift = {2: 1, 1: -1}.get(self.scene.nudge, 0)
        if inner.height >= 3:
            box = Box(inner.x + shift, inner.y, inner.width, inner.height)
            surface.centre(box, 0, "●", bold)
            surface.centre(box, 1, FIGURES[self.scene.view.figures[self.scene.view.hero]], self.seat)
            surface.centre(inner, 2, face_words(face), self.light.tones(inner.y).ink)
            return
        surface.put(inner.x + max(0, shift), inner.y, "●", bold)
        if inner.width > 4:
            draw_small(surface, inner.x + 1, inner.y, inner.width - 1, face, plain=self.plain)
        else:
            text, ink = mark_of(face)
            surface.put(inner.x + 1, inner.y, text, ink)

    def _tiny(self, cell: Cell, box: Box, dim: str) -> None:
        """Two rows without a border: the glyph; below it the arrow, or the mark of the hidden side."""
        surface, target = self.surface, self.targets.get(cell)
        face, bold = self.light.faces[cell], f"{self.seat} bold"
        below = Box(box.x, box.y + 1, 3, 1)
        if cell == self.run.hero:
            ink = "error bold" if self.hit else bold
            surface.put(box.x + max(0, self.scene.nudge - 1), box.y, "●", bold)
            draw_small(surface, box.x + 1, box.y, 3, face, plain=self.plain)
            surface.put(box.x, box.y + 1, " -1" if self.hit else "you", ink)
            surface.put(box.x + 3, box.y + 1, self._turn_mark(cell)[0][:1].replace("■", ""), ink)
            return
        draw_small(surface, box.x, box.y, 3, face, dim, plain=self.plain)
        mark, ink = self._turn_mark(cell)
        if target is None:
            surface.put(box.x + (len(mark) < 3), box.y + 1, mark, ink)
            return
        lit = target == self.scene.lit
        arrow = ARROWS[self.dungeon.directions[self.run.hero][cell]]
        surface.fill(below, "cursor" if lit else "panel", " ")
        ink = "background bold" if lit else "primary bold"
        surface.put(box.x, box.y + 1, f"{arrow}{mark.removeprefix('↻')}", ink)


@stamped
def _draw_tile(
    surface: Surface,
    x: int,
    y: int,
    size: CellSize,
    cell: Cell,
    floor: str,
    frame: Frame,
    face: str,
    dim: str,
    plain: bool,
) -> None:
    """A tile with a border; without a face what is inside stays free."""
    box = Box(x, y, size.width, size.height)
    inner = Box(x + 1, y + 1, size.width - 2, size.height - 2)
    surface.fill(box, "cursor" if frame.lit else floor, " ")
    surface.spot(box, cell_spot(cell))
    if frame.lit:
        surface.fill(inner, floor, " ")
    else:
        surface.border(box, frame.lines, frame.ink)
    if frame.changed:
        surface.put(x, y, "•", "warning bold")
    if frame.arrow:
        _on_border(surface, box, 0, frame.arrow, "background bold" if frame.lit else "text bold")
    if frame.you:
        _on_border(surface, box, 0, frame.you, frame.you_ink)
    low = f"Enter {frame.low}".strip() if frame.lit and size.height >= 5 else frame.low
    if low:
        _on_border(surface, box, size.height - 1, low, "background bold" if frame.lit else frame.low_ink)
    if face and size.height >= 5:
        draw_large(surface, inner.x, inner.y, inner.width, face, dim, plain=plain)
    elif face:
        draw_small(surface, inner.x, inner.y, inner.width, face, dim, plain=plain)


def _on_border(surface: Surface, box: Box, y: int, text: str, ink: str) -> None:
    """A word on a border, with air where there is room for it."""
    surface.centre(box, y, f" {text} " if len(text) + 4 <= box.width else text, ink)
