"""The pyramid: 49 triangles with their signs, stones, Monkles and walls."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import TILES, Tile
from zonegames.games.zoneplex.events import EnteredEye, Teleported, TilePlaced
from zonegames.games.zoneplex.geometry import EYE, NEIGHBOUR, Cell, Side
from zonegames.games.zoneplex.view import View
from zonegames.tui.board import Scene
from zonegames.tui.boards.zoneplex.cells import SMALL, Edge, Place, Plan
from zonegames.tui.boards.zoneplex.pieces import glow, monkle_sign, seat_ink, sign, sign_ink, stone_sign
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Box
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface, stamped


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


class Look(NamedTuple):
    """How a cell's outline and ground are drawn; on a shared edge the higher rank wins."""

    rank: int
    ink: str
    glow: str


_OUTSIDE = Look(0, "zoneplex.dots", "")
_UNBUILT = Look(1, "zoneplex.dots", "empty")
_THE_EYE = Look(3, "zoneplex", "eye")
_LEGAL = Look(4, "primary", "legal")
_CURSOR = Look(5, "text", "cursor")

Walls: TypeAlias = frozenset[tuple[frozenset[Cell | Side], str]]
"""The edges with a wall, and its ink."""


class Shown(NamedTuple):
    """All that is drawn of a cell."""

    look: Look
    tile: Tile = ""
    lit: bool = False
    """The cursor is on it."""

    legal: bool = False
    number: int = 0
    """The number that lights it, above 0."""

    ghost: Tile = ""
    """The tile that would be laid here."""

    stone: Seat | None = None
    pledged: bool = False
    monkles: tuple[Seat, ...] = ()
    fresh: bool = False
    """Changed since the looker has acted."""


class Field:
    """Paints the pyramid; x and y are its upper left corner."""

    def __init__(self, surface: Surface, scene: Scene, marked: Marked, plan: Plan, x: int, y: int) -> None:
        self.surface, self.scene, self.marked = surface, scene, marked
        self.plan, self.x, self.y = plan, x, y
        self.view: View = scene.view
        show = scene.show
        falls = show is not None and isinstance(show.event, TilePlaced) and show.progress < 1
        self.fallen: Cell | None = show.event.cell if falls else None  # type: ignore[union-attr]
        self.standing = self._standing()

    def paint(self) -> None:
        cells = tuple(self._shown(place.cell) for place in self.plan.places)
        _draw_pyramid(self.surface, self.x, self.y, self.plan, cells, self._walls(), self.scene.glyphs)

    # --- what is where

    def _shown(self, cell: Cell) -> Shown:
        marked, view = self.marked, self.view
        tile, battle = view.pyramid.tile(cell), view.battle
        look, number = self._look(cell, tile), marked.numbers.get(cell, 0)
        lit, legal = cell == marked.cursor, cell in marked.numbers
        if not tile and cell != EYE:
            return Shown(look, "", lit, legal, number, marked.ghost if lit else "")
        return Shown(
            look,
            tile,
            lit,
            legal,
            number,
            stone=view.stones.get(cell),
            pledged=battle is not None and cell in battle.pledged,
            monkles=tuple(self.standing.get(cell, ())),
            fresh=cell_spot(cell) in self.scene.changed,
        )

    def _look(self, cell: Cell, tile: Tile) -> Look:
        if cell == self.marked.cursor:
            return _CURSOR
        if cell in self.marked.numbers:
            return _LEGAL
        if cell == EYE:
            opens = self.scene.show is not None and isinstance(self.scene.show.event, EnteredEye)
            return _CURSOR if opens else _THE_EYE
        if not tile:
            return _UNBUILT
        return _CURSOR if cell == self.fallen else Look(2, "zoneplex.edge", glow(tile))

    def _walls(self) -> Walls:
        walls = {_key(cell, side): "text bold" for cell, side in self.view.pyramid.walls}
        if self.marked.wall is not None:
            walls[_key(*self.marked.wall)] = "warning bold"
        return frozenset(walls.items())

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


@stamped
def _draw_pyramid(
    surface: Surface, x: int, y: int, plan: Plan, cells: tuple[Shown, ...], walls: Walls, glyphs: Glyphs
) -> None:
    """Grounds, then edges, then what is on the cells; `cells` in the order of the plan's places."""
    looks = {place.cell: shown.look for place, shown in zip(plan.places, cells, strict=True)}
    built = dict(walls)
    for place in plan.places:
        _draw_ground(surface, x, y, place, looks[place.cell].glow)
    for edge in plan.edges:
        theirs = looks[edge.other] if edge.other is not None else _OUTSIDE
        ground = looks[edge.ground].glow if edge.ground else ""
        wall = built.get(_key(edge.cell, edge.side), "")
        _draw_edge(surface, x, y, edge, looks[edge.cell], theirs, ground, wall, glyphs.ascii)
    for place, shown in zip(plan.places, cells, strict=True):
        if shown.tile or place.cell == EYE:
            _draw_built(surface, x, y, place, shown, plan.high, glyphs)
        elif shown.legal or shown.lit:
            _draw_free(surface, x, y, place, shown, plan.high, glyphs)
    if plan.high == SMALL:
        for column, row, letter in plan.letters:
            surface.put(x + column, y + row, letter, "muted")


# --- grounds and edges


@stamped
def _draw_ground(surface: Surface, x: int, y: int, place: Place, glow: str) -> None:
    ground = _ground_of(glow)
    for row in place.rows:
        surface.fill(Box(x + row.x, y + row.y, row.width, 1), ground)
    for row in place.spots:
        surface.spot(Box(x + row.x, y + row.y, row.width, 1), cell_spot(place.cell))


@stamped
def _draw_edge(
    surface: Surface,
    x: int,
    y: int,
    edge: Edge,
    mine: Look,
    theirs: Look,
    under: str,
    wall: str,
    plain: bool,
) -> None:
    """`under` is the glow of the cell that a level edge lies in, `wall` the ink of a wall on it."""
    upper = mine if mine.rank >= theirs.rank else theirs
    drawn = upper.rank > 1
    ink = wall or f"{upper.ink} bold"
    if edge.level is not None:
        row, glyph = edge.level, "▄" if wall else "▁" if drawn else ""
        for i in range(row.width):
            if glyph or min(i, row.width - 1 - i) % 2 == 0:
                sign = "#" if wall and plain else glyph or "."
                surface.put(x + row.x + i, y + row.y, sign, ink, _ground_of(under))
        return
    ground = "background"
    if min(mine.rank, theirs.rank) > 1:
        first, second = sorted((mine.glow, theirs.glow))
        ground = f"zoneplex.{first}~{second}"
    for slant in edge.slants:
        glyph = "#" if wall and plain else slant.heavy if wall else slant.glyph if drawn else "·"
        surface.put(x + slant.x, y + slant.y, glyph, ink, ground)


# --- what is on a cell


@stamped
def _draw_free(
    surface: Surface, x: int, y: int, place: Place, shown: Shown, high: int, glyphs: Glyphs
) -> None:
    """A legal cell without a tile: its number, its name, under the cursor the tile to come."""
    middle, ink = x + place.middle, "background bold" if shown.lit else "text bold"
    if shown.number:
        surface.put(middle - 1, y + place.tip, str(shown.number), f"{ink} underline")
    _draw_name(surface, x, y, place, "background bold" if shown.lit else "primary bold", "", high)
    if shown.ghost:
        surface.put(middle - 1, y + place.wide, f"▸{sign(shown.ghost, glyphs)}", "background bold")


@stamped
def _draw_built(
    surface: Surface, x: int, y: int, place: Place, shown: Shown, high: int, glyphs: Glyphs
) -> None:
    """A tile or The Eye, who stands there, and the number that lights it."""
    lit, number = shown.lit, shown.number if high > SMALL else 0
    if place.cell == EYE:
        eye = "‹◖◗›" if not glyphs.ascii else "<()>"
        row = place.name if high > SMALL else place.tip
        text = eye if high > SMALL else eye[1:3]
        lit = shown.look == _CURSOR
        ink = "background bold" if lit else "text bold"
        surface.put(x + place.middle - len(text) // 2, y + row, text, ink)
    else:
        _draw_tile(surface, x + place.middle, y + place.tip, shown, glyphs)
        ink = "background bold" if lit else "primary bold" if shown.legal else "zoneplex.name"
        _draw_name(surface, x, y, place, ink, "•" if shown.fresh else "", high)
    room = 2 * high - 2 - (1 if number else 0)
    _draw_monkles(surface, x + place.middle, y + place.wide, shown.monkles, room, glyphs)
    if number:
        ink = "background" if lit else "text"
        surface.put(x + place.end, y + place.wide, str(number), f"{ink} bold underline")


def _draw_tile(surface: Surface, middle: int, y: int, shown: Shown, glyphs: Glyphs) -> None:
    """The sign, then the stone or the room for one."""
    if TILES[shown.tile].chamber:
        if shown.stone is None:
            surface.put(middle, y, "·", "background" if shown.lit else "zoneplex.name")
        else:
            ink = f"{seat_ink(shown.stone)} bold"
            ground = "background" if shown.lit else None
            if shown.pledged:
                ink, ground = "background bold", seat_ink(shown.stone)
            surface.put(middle, y, stone_sign(shown.stone, glyphs), ink, ground)
    ink = "background" if shown.lit else sign_ink(shown.tile)
    surface.put(middle - 1, y, sign(shown.tile, glyphs), f"{ink} bold")


def _draw_name(surface: Surface, x: int, y: int, place: Place, ink: str, fresh: str, high: int) -> None:
    if high > SMALL:
        label = place.cell + fresh
        surface.put(x + place.middle - (2 if len(label) > 3 else 1), y + place.name, label, ink)
    elif fresh:
        surface.put(x + place.end, y + place.wide, fresh, ink)


def _draw_monkles(
    surface: Surface, middle: int, y: int, here: tuple[Seat, ...], room: int, glyphs: Glyphs
) -> None:
    if not here:
        return
    if len(here) > min(room, 4):
        surface.put(middle - 1, y, f"x{len(here)}", "background bold", "text")
        return
    each = 3 if len(here) == 1 else min(3, max(1, room // len(here)))
    left = middle - (each * len(here) + 1) // 2
    for i, seat in enumerate(here):
        badge = f"{monkle_sign(seat, glyphs):^{each}}"
        surface.put(left + i * each, y, badge, "background bold", seat_ink(seat))


def _key(cell: Cell, side: Side) -> frozenset[Cell | Side]:
    """An edge from whichever side it is named."""
    return frozenset((cell, NEIGHBOUR[cell, side] or side))


def _ground_of(glow: str) -> str:
    """The cursor lies on a plain token, which is reversed where there are no colours."""
    return "primary" if glow == "cursor" else f"zoneplex.{glow}"
