"""The pyramid: 49 triangles with their signs, stones, Monkles and walls."""

from dataclasses import dataclass, field

from zonegames.games.zoneplex.components import TILES, Tile
from zonegames.games.zoneplex.events import EnteredEye, Teleported, TilePlaced
from zonegames.games.zoneplex.geometry import EYE, NEIGHBOUR, Cell, Side
from zonegames.games.zoneplex.view import View
from zonegames.tui.board import Scene
from zonegames.tui.boards.zoneplex.cells import SMALL, Edge, Place, Plan
from zonegames.tui.boards.zoneplex.pieces import glow, monkle_sign, seat_ink, sign, sign_ink, stone_sign
from zonegames.tui.lines import Box
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface


def cell_spot(cell: Cell) -> SpotId:
    return f"cell:{cell}"


@dataclass(frozen=True, slots=True)
class Marked:
    """What the open question marks on the pyramid."""

    numbers: dict[Cell, int] = field(default_factory=dict[Cell, int])
    """The legal cells; above 0 the number that lights one."""

    cursor: Cell | None = None
    ghost: Tile = ""
    """The tile that would be laid under the cursor."""

    wall: tuple[Cell, Side] | None = None
    """The wall that would stand."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a cell's outline and ground are drawn; on a shared edge the higher rank wins."""

    rank: int
    ink: str
    glow: str


_OUTSIDE = Look(0, "zoneplex.dots", "")
_UNBUILT = Look(1, "zoneplex.dots", "empty")
_THE_EYE = Look(3, "zoneplex", "eye")
_LEGAL = Look(4, "primary", "legal")
_CURSOR = Look(5, "text", "cursor")


class Field:
    """Paints the pyramid; x and y are its upper left corner."""

    def __init__(self, surface: Surface, scene: Scene, marked: Marked, plan: Plan, x: int, y: int) -> None:
        self.surface, self.scene, self.marked = surface, scene, marked
        self.plan, self.x, self.y = plan, x, y
        self.view: View = scene.view
        show = scene.show
        falls = show is not None and isinstance(show.event, TilePlaced) and show.progress < 1
        self.fallen: Cell | None = show.event.cell if falls else None  # type: ignore[union-attr]
        self.looks = {place.cell: self._look(place.cell) for place in self.plan.places}
        self.walls = self._walls()
        self.standing = self._standing()

    def paint(self) -> None:
        for place in self.plan.places:
            self._ground(place)
        for edge in self.plan.edges:
            self._edge(edge)
        for place in self.plan.places:
            self._contents(place)
        if self.plan.high == SMALL:
            for x, y, letter in self.plan.letters:
                self.surface.put(self.x + x, self.y + y, letter, "muted")

    # --- what is where

    def _look(self, cell: Cell) -> Look:
        if cell == self.marked.cursor:
            return _CURSOR
        if cell in self.marked.numbers:
            return _LEGAL
        if cell == EYE:
            opens = self.scene.show is not None and isinstance(self.scene.show.event, EnteredEye)
            return _CURSOR if opens else _THE_EYE
        tile = self.view.pyramid.tile(cell)
        if not tile:
            return _UNBUILT
        return _CURSOR if cell == self.fallen else Look(2, "zoneplex.edge", glow(tile))

    def _walls(self) -> dict[frozenset[Cell | Side], str]:
        """The edges with a wall, and its ink."""
        walls = {_key(cell, side): "text bold" for cell, side in self.view.pyramid.walls}
        if self.marked.wall is not None:
            walls[_key(*self.marked.wall)] = "warning bold"
        return walls

    def _standing(self) -> dict[Cell, list[int]]:
        """The Monkles by cell; one that jumps is first here, then nowhere, then there."""
        cells: dict[Cell, list[int]] = {}
        show = self.scene.show
        for seat, who in enumerate(self.view.seats):
            cell = who.monkle
            if show is not None and isinstance(show.event, Teleported) and show.event.seat == seat:
                cell = None if 0.3 < show.progress < 0.7 else show.event.frm if show.progress < 0.5 else cell
            if cell is not None:
                cells.setdefault(cell, []).append(seat)
        return cells

    # --- grounds and edges

    def _ground(self, place: Place) -> None:
        ground = _ground_of(self.looks[place.cell].glow)
        for row in place.rows:
            self.surface.fill(Box(self.x + row.x, self.y + row.y, row.width, 1), ground)
        for row in place.spots:
            self.surface.spot(Box(self.x + row.x, self.y + row.y, row.width, 1), cell_spot(place.cell))

    def _edge(self, edge: Edge) -> None:
        mine = self.looks[edge.cell]
        theirs = self.looks[edge.other] if edge.other is not None else _OUTSIDE
        upper = mine if mine.rank >= theirs.rank else theirs
        wall = self.walls.get(_key(edge.cell, edge.side))
        drawn = upper.rank > 1
        ink = wall or f"{upper.ink} bold"
        if edge.level is not None:
            ground = _ground_of(self.looks[edge.ground].glow)
            self._level(edge.level, ink, "▄" if wall else "▁" if drawn else "", ground)
            return
        ground = "background"
        if min(mine.rank, theirs.rank) > 1:
            first, second = sorted((mine.glow, theirs.glow))
            ground = f"zoneplex.{first}~{second}"
        for slant in edge.slants:
            glyph = (slant.heavy if wall else slant.glyph) if wall or drawn else "·"
            self._line(slant.x, slant.y, glyph, ink, ground, bool(wall))

    def _level(self, row: Box, ink: str, glyph: str, ground: str) -> None:
        if glyph:
            self._line(row.x, row.y, glyph * row.width, ink, ground, glyph == "▄")
            return
        for i in range(row.width):
            if min(i, row.width - 1 - i) % 2 == 0:
                self.surface.put(self.x + row.x + i, self.y + row.y, ".", ink, ground)

    def _line(self, x: int, y: int, text: str, ink: str, ground: str, wall: bool) -> None:
        if wall and self.scene.glyphs.ascii:
            text = "#" * len(text)
        self.surface.put(self.x + x, self.y + y, text, ink, ground)

    # --- contents

    def _contents(self, place: Place) -> None:
        cell = place.cell
        if self.view.pyramid.tile(cell) or cell == EYE:
            self._built(place)
        elif cell in self.marked.numbers or cell == self.marked.cursor:
            self._free(place)

    def _free(self, place: Place) -> None:
        """A legal cell without a tile: its number, its name, under the cursor the tile to come."""
        lit = place.cell == self.marked.cursor
        number = self.marked.numbers.get(place.cell, 0)
        ink = "background bold" if lit else "text bold"
        if number:
            self._put(place.middle - 1, place.tip, str(number), f"{ink} underline")
        self._name(place, "background bold" if lit else "primary bold")
        if lit and self.marked.ghost:
            shown = sign(self.marked.ghost, self.scene.glyphs)
            self._put(place.middle - 1, place.wide, f"▸{shown}", "background bold")

    def _built(self, place: Place) -> None:
        cell, glyphs = place.cell, self.scene.glyphs
        marked, lit = cell in self.marked.numbers, cell == self.marked.cursor
        number = self.marked.numbers.get(cell, 0) if self.plan.high > SMALL else 0
        if cell == EYE:
            eye = "‹◖◗›" if not glyphs.ascii else "<()>"
            row = place.name if self.plan.high > SMALL else place.tip
            text = eye if self.plan.high > SMALL else eye[1:3]
            lit = self.looks[cell] is _CURSOR
            self._put(place.middle - len(text) // 2, row, text, "background bold" if lit else "text bold")
        else:
            self._tile(place, lit)
            fresh = "•" if cell_spot(cell) in self.scene.changed else ""
            ink = "background bold" if lit else "primary bold" if marked else "zoneplex.name"
            self._name(place, ink, fresh)
        room = 2 * self.plan.high - 2 - (1 if number else 0)
        self._monkles(place, room)
        if number:
            ink = "background" if lit else "text"
            self._put(place.end, place.wide, str(number), f"{ink} bold underline")

    def _tile(self, place: Place, lit: bool) -> None:
        """The sign, then the stone or the room for one."""
        cell, glyphs = place.cell, self.scene.glyphs
        tile = self.view.pyramid.tile(cell)
        if TILES[tile].chamber:
            owner = self.view.stones.get(cell)
            if owner is None:
                self._put(place.middle, place.tip, "·", "background" if lit else "zoneplex.name")
            else:
                battle = self.view.battle
                pledged = battle is not None and cell in battle.pledged
                ink = f"{seat_ink(owner)} bold"
                ground = "background" if lit else None
                if pledged:
                    ink, ground = "background bold", seat_ink(owner)
                self._put(place.middle, place.tip, stone_sign(owner, glyphs), ink, ground)
        ink = "background" if lit else sign_ink(tile)
        self._put(place.middle - 1, place.tip, sign(tile, glyphs), f"{ink} bold")

    def _name(self, place: Place, ink: str, fresh: str = "") -> None:
        if self.plan.high > SMALL:
            label = place.cell + fresh
            self._put(place.middle - (2 if len(label) > 3 else 1), place.name, label, ink)
        elif fresh:
            self._put(place.end, place.wide, fresh, ink)

    def _monkles(self, place: Place, room: int) -> None:
        here = self.standing.get(place.cell, [])
        if not here:
            return
        if len(here) > min(room, 4):
            self._put(place.middle - 1, place.wide, f"x{len(here)}", "background bold", "text")
            return
        each = 3 if len(here) == 1 else min(3, max(1, room // len(here)))
        left = place.middle - (each * len(here) + 1) // 2
        for i, seat in enumerate(here):
            badge = f"{monkle_sign(seat, self.scene.glyphs):^{each}}"
            self._put(left + i * each, place.wide, badge, "background bold", seat_ink(seat))

    def _put(self, x: int, y: int, text: str, ink: str, ground: str | None = None) -> None:
        self.surface.put(self.x + x, self.y + y, text, ink, ground)


def _key(cell: Cell, side: Side) -> frozenset[Cell | Side]:
    """An edge from whichever side it is named."""
    return frozenset((cell, NEIGHBOUR[cell, side] or side))


def _ground_of(glow: str) -> str:
    """The cursor lies on a plain token, which is reversed where there are no colours."""
    return "primary" if glow == "cursor" else f"zoneplex.{glow}"
