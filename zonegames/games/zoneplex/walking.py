"""Where a Monkle can go: entry cells, steps, jumps (4.4)."""

from zonegames.games.zoneplex.geometry import BASE_SET, BIT, DOOR, EYE, Cell, CellSet, cells
from zonegames.games.zoneplex.pyramid import Pyramid
from zonegames.games.zoneplex.region import main_region


def entry_cells(pyramid: Pyramid) -> CellSet:
    """The base cells on which a Monkle may come into play."""
    return BASE_SET & pyramid.built & main_region(pyramid)


def first_cells(pyramid: Pyramid, more_owed: bool) -> CellSet:
    """The entry cells for a walk that begins off the board; with more steps owed, those with a way on,
    if there are any."""
    entries = entry_cells(pyramid)
    if more_owed:
        return with_way_on(pyramid, entries) or entries
    return entries


def with_way_on(pyramid: Pyramid, from_cells: CellSet) -> CellSet:
    """Those of the cells that have a built neighbour without a wall between."""
    return pyramid.ways(pyramid.built) & from_cells


def exits(pyramid: Pyramid, cell: Cell) -> CellSet:
    """The built neighbours without a wall between, The Eye left out."""
    return pyramid.ways(BIT[cell])


def destinations(pyramid: Pyramid, cell: Cell, steps_owed: bool) -> CellSet:
    """Where the teleporter on `cell` leads; empty for other tiles.

    Teleporters that cannot be stepped on are none (ZP-R10); with steps owed, there must be a built way
    off the arrival (ZP-R17).
    """
    bit = BIT[cell]
    if not bit & pyramid.any_teleporter:
        return 0
    blue, red, yellow, master = pyramid.teleporters
    if bit & master:
        linked = blue | red | yellow | master
    else:
        linked = master | (blue if bit & blue else red if bit & red else yellow)
    linked &= ~bit
    if not linked:
        return 0
    return linked & (pyramid.ways(pyramid.built) if steps_owed else _enterable(pyramid))


def _enterable(pyramid: Pyramid) -> CellSet:
    """The cells that are not walled in on all sides."""
    return pyramid.ways(pyramid.built | pyramid.empty)


def gates(pyramid: Pyramid, cell: Cell | None) -> CellSet:
    """Where the Astral Gate may put a Monkle that stands on `cell` (ZP-R42)."""
    here = 0 if cell is None else BIT[cell]
    return pyramid.any_teleporter & ~here & pyramid.ways(pyramid.built) & main_region(pyramid)


def reach(pyramid: Pyramid, cell: Cell, steps: int) -> tuple[Cell, ...]:
    """Every tile within so many steps of `cell`, itself and The Eye left out; no jumps."""
    start = BIT[cell]
    reached = start
    for _ in range(steps):
        reached |= pyramid.ways(reached)
    return cells(reached & ~start)


def distances_to_door(pyramid: Pyramid) -> dict[Cell, int]:
    """Steps on foot from each built tile to the door of The Eye."""
    wave = BIT[DOOR] & pyramid.built
    seen, distance, far = wave, 0, dict[Cell, int]()
    while wave:
        far |= dict.fromkeys(cells(wave), distance)
        wave = pyramid.ways(wave) & ~seen
        seen |= wave
        distance += 1
    return far


def end_tiles(
    pyramid: Pyramid, cell: Cell | None, least: int, most: int, taken: int, awake: bool, eye: bool
) -> dict[Cell, tuple[Cell, ...]]:
    """Every tile on which a walk can end, with one way there (jumps and the last tile included).

    `taken` steps are done, the Monkle stands on `cell` (None: off the board), `awake` on a teleporter it
    stepped on; `eye` is whether The Eye may be entered.
    """
    ends: dict[Cell, tuple[Cell, ...]] = {}
    seen: set[tuple[Cell | None, int, bool]] = set()
    open_walks: list[tuple[Cell | None, int, bool, tuple[Cell, ...]]] = [(cell, taken, awake, ())]
    for here, steps, ready, path in open_walks:
        if (here, steps, ready) in seen:
            continue
        seen.add((here, steps, ready))
        onward = _onward(pyramid, here, least, most, steps, ready, eye)
        if here is not None and steps and _may_end(pyramid, here, least, most, steps, ready, onward):
            ends.setdefault(here, path)
        open_walks += [(to, count, woken, (*path, to)) for to, count, woken in onward]
    return ends


def _may_end(
    pyramid: Pyramid,
    here: Cell,
    least: int,
    most: int,
    taken: int,
    awake: bool,
    onward: list[tuple[Cell, int, bool]],
) -> bool:
    if here == EYE:
        return True
    if awake and taken >= least and destinations(pyramid, here, False):
        return False
    return taken >= least or not onward


def _onward(
    pyramid: Pyramid, here: Cell | None, least: int, most: int, taken: int, awake: bool, eye: bool
) -> list[tuple[Cell, int, bool]]:
    """Each next tile of a walk: (tile, steps taken then, teleporter awake then)."""
    if here == EYE:
        return []
    if here is None:
        return [(to, taken + 1, False) for to in cells(first_cells(pyramid, taken + 1 < least))]
    onward: list[tuple[Cell, int, bool]] = []
    if awake:
        jumps = destinations(pyramid, here, taken < least)
        onward += [(to, taken, False) for to in cells(jumps)]
    if taken < most:
        onward += [
            (to, taken + 1, bool(BIT[to] & pyramid.any_teleporter)) for to in cells(exits(pyramid, here))
        ]
        if eye and here == DOOR:
            onward.append((EYE, taken + 1, False))
    return onward
