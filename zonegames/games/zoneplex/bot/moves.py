"""Building and walking."""

from collections.abc import Sequence
from typing import Any, Final

from zonegames.engine.policy import Choice
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.actions import LEAVE_STONE, SKIP, STOP, PlaceWall, StepTo, Teleport, Trade
from zonegames.games.zoneplex.bot import worth
from zonegames.games.zoneplex.components import RELICS, SYNC, TILES, Tile
from zonegames.games.zoneplex.geometry import BASE, BIT, EYE, NEIGHBOUR, ROWS, Cell
from zonegames.games.zoneplex.preview import stone_worth, walk_ends
from zonegames.games.zoneplex.view import View
from zonegames.games.zoneplex.walking import end_tiles

_KINDS: Final = {"chamber": 1, "reliquary": 2, "teleporter": 3, "sacred": 4, "wall": 5}


def tile_rank(view: View, seat: Seat, tile: Tile) -> int:
    """Which tiles are built first: the own symbol, then neutral, ..., walls last."""
    return 0 if tile == view.seats[seat].symbol else _KINDS[TILES[tile].kind]


def choose_tile(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """The most useful tile of the hand."""
    best = min(actions, key=lambda action: tile_rank(view, seat, action.tile))
    return Choice(best, "own and neutral chambers come first, walls last")


def choose_cell(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """Near the own Monkle and leaning upwards; what serves others goes far away."""
    tile = view.building.tile if view.building else None
    here = view.seats[seat].monkle
    wanted = tile is not None and tile_rank(view, seat, tile) <= 2

    def score(cell: Cell) -> float:
        centre = here or min(BASE, key=lambda base: worth.apart(base, cell))
        distance = worth.apart(centre, cell)
        return ROWS.index(cell[0]) * 0.4 + (-distance if wanted else 0.2 * distance)

    best = max(actions, key=lambda action: score(action.cell))
    return Choice(best, "what serves me goes near and upwards, what serves others far away")


def choose_side(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """Where the wall is least in the way: the edge of the pyramid, else away from the own Monkle."""
    cell = view.building.cell if view.building else None
    here = view.seats[seat].monkle

    def score(action: PlaceWall) -> float:
        beyond = NEIGHBOUR[cell, action.side] if cell else None
        if beyond is None:
            return 100.0
        return worth.apart(here, beyond) if here else 0.0

    return Choice(max(actions, key=score), "there a wall is least in the way")


def best_end(
    view: View, seat: Seat, ends: dict[Cell, tuple[Cell, ...]]
) -> tuple[float, Cell, tuple[Cell, ...]]:
    """The best of the tiles on which a walk can end: its value, the tile, the way there."""
    far = worth.door_distances(view)
    return max(
        ((worth.end_of_walk(view, seat, cell, far), cell, way) for cell, way in ends.items()),
        key=lambda end: end[0],
        default=(0.0, "", ()),
    )


def walk_value(view: View, seat: Seat, start: Cell | None, extra: int = 0) -> float:
    """The best end of the present card's whole walk from `start`, with so many extra steps."""
    free = extra or view.sandals or view.card == SYNC
    most = view.triangles + view.sandals + extra
    ends = end_tiles(view.pyramid, start, 1 if free else most, most, 0, False, view.eye_open_to(seat))
    return best_end(view, seat, ends)[0]


def choose_step(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """One step or jump on the way to the best end of the walk."""
    _, goal, way = best_end(view, seat, walk_ends(view))
    if not way and STOP in actions:
        return Choice(STOP, "this is the place to be")
    if way:
        reason = "The Eye is open" if goal == EYE else f"on the way to {goal}"
        for action in (StepTo(way[0]), Teleport(way[0])):
            if action in actions:
                return Choice(action, reason)
    return Choice(actions[0], "no way leads to anything better")


def choose_stone(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """Phase 1: always; Phase 2: where it counts."""
    here = view.seats[seat].monkle
    if LEAVE_STONE not in actions or here is None:
        return Choice(actions[0], "there is nothing else to do here")
    if view.phase == 1:
        return Choice(LEAVE_STONE, "stones are strength now and Influence later")
    if worth.chamber(view, seat, here) > 0:
        return Choice(LEAVE_STONE, "it counts for me here")
    return Choice(SKIP, "it would not count for me here")


def choose_relic(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """Draw; with a full hand trade only what is of little use."""
    for action in actions:
        if isinstance(action, Trade) and RELICS[action.relic].effect in ("breach", "swap"):
            return Choice(action, "another one may be of more use")
    if isinstance(actions[0], Trade):
        return Choice(SKIP, "the four in hand are good")
    return Choice(actions[0], "a relic is always of use")


def choose_dislocation(view: View, seat: Seat, actions: Sequence[Any]) -> Choice[Any]:
    """The stone that counts most for the leader, or most against its own seat."""
    best = max(actions, key=lambda action: dislocation_value(view, seat, action.cell))
    if view.stones[best.cell] == seat:
        return Choice(best, "it counted against me there")
    return Choice(best, "who leads can best do without")


def dislocation_value(view: View, seat: Seat, cell: Cell) -> float:
    """The Influence that it turns to send the stone on that cell home, half where no leader loses it."""
    owner = view.stones[cell]
    points = stone_worth(view, owner, cell)
    if owner == seat:
        return -1.0 if points is None else -points
    return (1 if points is None else points) * (1.0 if owner == worth.leader(view, seat) else 0.5)


def harm_of_own_stones(view: View, seat: Seat) -> float:
    """What sending the worst of one's own stones home is worth, beside the ends of a walk."""
    trodden = view.monkles()
    loose = (cell for cell in view.stones_of(seat) if not BIT[cell] & trodden)
    return worth.INFLUENCE * max((dislocation_value(view, seat, cell) for cell in loose), default=0.0)
