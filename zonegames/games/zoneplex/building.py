"""Where a tile may be laid: the frontier, the walls, and the duty to build a way (4.3, ZP-R11, ZP-R13)."""

from collections.abc import Sequence
from dataclasses import dataclass

from zonegames.games.zoneplex.components import WALL, Tile
from zonegames.games.zoneplex.geometry import (
    BIT,
    NEIGHBOUR,
    Cell,
    CellSet,
    Side,
    cells,
    spread,
)
from zonegames.games.zoneplex.pyramid import Pyramid
from zonegames.games.zoneplex.region import free_of_bridges, wall_sides
from zonegames.games.zoneplex.walking import entry_cells


@dataclass(frozen=True, slots=True)
class Site:
    """The public side of a placement: the pyramid and the Monkles."""

    pyramid: Pyramid
    monkles: CellSet
    """The tiles with a Monkle."""

    waiting: bool
    """Whether a Monkle is still off the board."""

    builder: Cell | None
    """Where the builder's Monkle stands; None while it is off the board."""

    steps: int
    """How many steps the builder will owe: the card's triangles, 1 for Synchronicity."""

    def sides(self, cell: Cell) -> tuple[Side, ...]:
        """Where the wall of a Wall tile on `cell` may stand."""
        return wall_sides(self.pyramid, cell, self.monkles, self.waiting)

    def wall_cells(self) -> CellSet:
        """The frontier cells that offer a Wall tile at least one legal side."""
        frontier = self.pyramid.frontier()
        free = frontier & free_of_bridges(self.pyramid)
        for cell in cells(frontier & ~free):
            if self.sides(cell):
                free |= BIT[cell]
        return free

    def after(self, cell: Cell, tile: Tile, side: Side | None = None) -> "Site":
        """The site once a tile has been laid."""
        pyramid = self.pyramid.with_tile(cell, tile, side)
        return Site(pyramid, self.monkles, self.waiting, self.builder, self.steps)

    def starts(self) -> CellSet:
        """The tiles from which a way must lead on: the Monkle's, or every entry cell."""
        return entry_cells(self.pyramid) if self.builder is None else BIT[self.builder]

    def has_way(self) -> bool:
        """Whether the full walk is possible."""
        if self.builder is None and self.steps == 1:
            return True
        return bool(self.pyramid.ways(self.starts()))


@dataclass(frozen=True, slots=True)
class Placements:
    """Every legal placement from a hand."""

    by_tile: dict[Tile, CellSet]
    """The legal cells of each kind that has any."""

    bound: bool
    """Whether the duty to build decides among them; False when it is fulfilled anyway, or void."""

    crumbles: bool
    """The hand holds only Walls and none may stand anywhere: they fall to rubble (ZP-R11)."""


def placements(site: Site, hand: Sequence[Tile], count: int) -> Placements:
    """The legal placements of the next of `count` tiles from a hand that is not empty."""
    frontier = site.pyramid.frontier()
    by_tile: dict[Tile, CellSet] = {}
    for tile in hand:
        if tile not in by_tile:
            by_tile[tile] = site.wall_cells() if tile == WALL else frontier
    by_tile = {tile: where for tile, where in by_tile.items() if where}
    crumbles = not by_tile
    if crumbles:
        by_tile = {WALL: frontier}
    if site.has_way() and (site.builder is not None or site.steps == 1):
        return Placements(by_tile, bound=False, crumbles=crumbles)
    dutiful = _dutiful(site, hand, count, by_tile, crumbles)
    if not dutiful:
        return Placements(by_tile, bound=False, crumbles=crumbles)
    return Placements(dutiful, bound=True, crumbles=crumbles)


def legal_sides(site: Site, cell: Cell, rest: Sequence[Tile], count: int, bound: bool) -> tuple[Side, ...]:
    """Where the wall of a Wall tile on `cell` may stand, `rest` being the hand without it and `count` the
    placements after it."""
    sides = site.sides(cell)
    if not bound:
        return sides
    return tuple(side for side in sides if _keeps_way(site.after(cell, WALL, side), rest, count))


def _dutiful(
    site: Site, hand: Sequence[Tile], count: int, by_tile: dict[Tile, CellSet], crumbles: bool
) -> dict[Tile, CellSet]:
    """The part of the placements after which there is a way, or one can still be made."""
    kept: dict[Tile, CellSet] = {}
    for tile, where in by_tile.items():
        rest = list(hand)
        rest.remove(tile)
        legal = 0
        for cell in cells(where):
            if tile == WALL and not crumbles:
                fine = bool(legal_sides(site, cell, rest, count - 1, bound=True))
            else:
                fine = _keeps_way(site.after(cell, tile), rest, count - 1)
            if fine:
                legal |= BIT[cell]
        if legal:
            kept[tile] = legal
    return kept


def _keeps_way(site: Site, rest: Sequence[Tile], count: int) -> bool:
    """Whether there is a way, or one of the `count` placements left can open one."""
    if site.has_way():
        return True
    if count == 0 or not rest:
        return False
    pyramid = site.pyramid
    beside = spread(site.starts(), pyramid.side_edges, pyramid.level_edges) & pyramid.empty
    if not beside:
        return False
    if any(tile != WALL for tile in rest):
        return True
    starts = site.starts()
    if any(_opens(site, cell, side, starts) for cell in cells(beside) for side in site.sides(cell)):
        return True
    return not site.wall_cells()


def _opens(site: Site, cell: Cell, side: Side, starts: CellSet) -> bool:
    """Whether a Wall tile on `cell` with its wall on `side` leaves a way from one of `starts`."""
    facing = NEIGHBOUR[cell, side]
    pyramid = site.pyramid
    beside = spread(BIT[cell], pyramid.side_edges, pyramid.level_edges) & starts
    return bool(beside & ~(BIT[facing] if facing else 0))
