"""Another world that looks the same: for a searching player, and to prove that nothing leaks."""

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.zogars_revenge.components import TILES, Face
from zonegames.games.zogars_revenge.dungeon import Cell
from zonegames.games.zogars_revenge.setup import begin, deal, without_gifts
from zonegames.games.zogars_revenge.state import Run, State
from zonegames.games.zogars_revenge.steps.explore import EXPLORE
from zonegames.games.zogars_revenge.view import may_see


def resample(state: State, seat: Seat, rng: Rng) -> State:
    """All that `seat` cannot know dealt anew: hidden sides, the order of the piles, runs it may not see."""
    world = state.clone()
    world.rng = rng.fork()
    open_runs = [number for number in range(len(world.runs)) if may_see(world, number, seat)]
    for number in open_runs:
        _redeal_hidden(world, world.runs[number], rng)
    if state.options.secret:
        _guess_same_deal(world, open_runs, rng)
    else:
        for number in range(len(world.runs)):
            if number not in open_runs:
                world.runs[number] = deal(world.dungeon, world.options, rng)
    return world


def _redeal_hidden(world: State, run: Run, rng: Rng) -> None:
    """Other tiles under the same faces, another order of the pile."""
    remembers = world.options.memory_aid
    shown: dict[Cell, tuple[Face, Face | None]] = {
        cell: (run.up[cell], run.under[cell] if remembers and run.seen[cell] else None)
        for cell, ordinary in enumerate(world.dungeon.ordinary)
        if ordinary
    }
    tiles = list(run.tiles)
    for cell, tile in fitting_tiles(shown, rng).items():
        a, b = TILES[tile]
        tiles[cell] = tile
        run.under[cell] = b if run.up[cell] == a else a
        if not remembers:
            run.seen[cell] = rng.below(2) == 1
    run.tiles = tuple(tiles)
    rng.shuffle(run.pile)


def fitting_tiles(shown: dict[Cell, tuple[Face, Face | None]], rng: Rng) -> dict[Cell, int]:
    """A random way to lay the twenty tiles so that each cell shows its face, and its known other side.

    Tiles are matched to cells in random order along augmenting paths; there is always a way, because the
    faces come from a real dungeon.
    """
    cells = list(shown)
    rng.shuffle(cells)
    fits: dict[Cell, list[int]] = {}
    for cell in cells:
        face, hidden = shown[cell]
        fits[cell] = [
            tile for tile, sides in TILES.items()
            if face in sides and (hidden is None or (hidden in sides and hidden != face))
        ]  # fmt: skip
        rng.shuffle(fits[cell])
    lies_on: dict[int, Cell] = {}

    def place(cell: Cell, tried: set[int]) -> bool:
        for tile in fits[cell]:
            if tile in tried:
                continue
            tried.add(tile)
            if tile not in lies_on or place(lies_on[tile], tried):
                lies_on[tile] = cell
                return True
        return False

    for cell in cells:
        if not place(cell, set()):
            raise AssertionError("no tiles fit the faces of a real dungeon")
    return {cell: tile for tile, cell in lies_on.items()}


def _guess_same_deal(world: State, open_runs: list[int], rng: Rng) -> None:
    """Hidden runs on the same dungeon: they begin like the one that the seat has seen, if it has.

    How others fared cannot be known; a finished hidden run is taken as given up at the first step, and
    one in progress as just begun.
    """
    hidden = [number for number in range(len(world.runs)) if number not in open_runs]
    if not hidden:
        return
    start = _start_of(world, world.runs[open_runs[0]], rng) if open_runs else None
    start = start or deal(world.dungeon, world.options, rng)
    for number in hidden:
        world.runs[number] = start.clone()
        if number < world.current:
            world.runs[number].status = "gave_up"
    if world.current in hidden:
        world.stack[:] = [EXPLORE]


def _start_of(world: State, run: Run, rng: Rng) -> Run:
    """How a run may have begun: its tiles as they lie now, its drawn tokens on top of the pile again."""
    ordinary = [cell for cell, is_ordinary in enumerate(world.dungeon.ordinary) if is_ordinary]
    ids = [run.tiles[cell] for cell in ordinary]
    sides = [TILES[run.tiles[cell]].index(run.up[cell]) for cell in ordinary]
    drawn = without_gifts(world.options)
    for token in run.pile:
        drawn.remove(token)
    rng.shuffle(drawn)
    return begin(world.dungeon, world.options, ids, sides, run.pile + drawn)
