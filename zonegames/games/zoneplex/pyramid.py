"""The pyramid as it stands: tiles and walls.  Never changed in place; building gives a new one."""

from dataclasses import dataclass, field
from typing import Final

from zonegames.games.zoneplex.components import TILES, Link, Tile
from zonegames.games.zoneplex.geometry import (
    ALL_LEVEL_EDGES,
    ALL_SIDE_EDGES,
    BIT,
    CELLS,
    EDGE,
    FLOOR,
    NUMBER,
    Cell,
    CellSet,
    Side,
    spread,
)

LINKS: Final[tuple[Link, ...]] = ("blue", "red", "yellow", "master")


@dataclass(frozen=True, slots=True)
class Pyramid:
    """What lies where.  The sets repeat it as bits, for speed; they follow from `tiles` and `walls`."""

    tiles: tuple[Tile, ...]
    """By cell in the order of CELLS; "" where nothing is built (and for The Eye)."""

    walls: tuple[tuple[Cell, Side], ...]
    """The standing walls, in the order in which they were built."""

    built: CellSet = field(repr=False)
    empty: CellSet = field(repr=False)
    side_edges: CellSet = field(repr=False)
    """The slanted edges without a wall, each named by the cell to its left."""

    level_edges: CellSet = field(repr=False)
    """The level edges without a wall, each named by the cell below."""

    chambers: CellSet = field(repr=False)
    sacred: CellSet = field(repr=False)
    teleporters: tuple[CellSet, CellSet, CellSet, CellSet] = field(repr=False)
    """Teleporters on the board by LINKS: blue, red, yellow, master."""

    def tile(self, cell: Cell) -> Tile:
        """The tile on a cell; "" for none."""
        return self.tiles[NUMBER[cell]]

    def wall(self, cell: Cell) -> Side | None:
        """On which side of its tile a wall stands."""
        for walled, side in self.walls:
            if walled == cell:
                return side
        return None

    @property
    def any_teleporter(self) -> CellSet:
        """The cells of teleporters, whatever their colour."""
        blue, red, yellow, master = self.teleporters
        return blue | red | yellow | master

    def with_tile(self, cell: Cell, tile: Tile, wall: Side | None = None) -> "Pyramid":
        """This pyramid with one more tile; a Wall tile without a side has crumbled (ZP-R11)."""
        bit = BIT[cell]
        facts = TILES[tile]
        number = NUMBER[cell]
        sides, levels = self.side_edges, self.level_edges
        walls: tuple[tuple[Cell, Side], ...] = self.walls
        if wall is not None:
            walls = (*walls, (cell, wall))
            side_bit, level_bit = EDGE[cell, wall]
            sides &= ~side_bit
            levels &= ~level_bit
        teleporters = self.teleporters
        if facts.link is not None:
            blue, red, yellow, master = (
                group | bit if link == facts.link else group
                for link, group in zip(LINKS, teleporters, strict=True)
            )
            teleporters = (blue, red, yellow, master)
        return Pyramid(
            (*self.tiles[:number], tile, *self.tiles[number + 1 :]),
            walls,
            self.built | bit,
            self.empty & ~bit,
            sides,
            levels,
            self.chambers | bit if facts.chamber else self.chambers,
            self.sacred | bit if facts.symbol else self.sacred,
            teleporters,
        )

    def without_wall(self, cell: Cell) -> "Pyramid":
        """This pyramid after the wall on `cell` was smashed; another wall at the same edge stays."""
        return pyramid_of(
            {c: t for c, t in zip(CELLS, self.tiles, strict=True) if t},
            {c: side for c, side in self.walls if c != cell},
        )

    def ways(self, start: CellSet) -> CellSet:
        """The built tiles one step away from any of the cells `start`, The Eye left out."""
        return spread(start, self.side_edges, self.level_edges) & self.built

    def frontier(self) -> CellSet:
        """The empty cells that share a side with a built tile, walls or not (4.3)."""
        return spread(self.built, ALL_SIDE_EDGES, ALL_LEVEL_EDGES) & self.empty


def pyramid_of(tiles: dict[Cell, Tile], walls: dict[Cell, Side]) -> Pyramid:
    """A pyramid with these tiles, laid in the order given, and these walls on its Wall tiles."""
    pyramid = EMPTY
    for cell, tile in tiles.items():
        pyramid = pyramid.with_tile(cell, tile, walls.get(cell))
    return pyramid


EMPTY: Final = Pyramid(("",) * len(CELLS), (), 0, FLOOR, ALL_SIDE_EDGES, ALL_LEVEL_EDGES, 0, 0, (0, 0, 0, 0))
