"""Monolith: other worlds that look the same to a seat."""

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.monolith.state import MonolithState


def resample_monolith(state: MonolithState, seat: Seat, rng: Rng) -> MonolithState:
    """All eight tiles are out: the rival's unseen ones are those the seat has not seen, in any order."""
    world = state.clone()
    world.rng = rng.fork()
    rival = world.sides[1 - seat]
    places = [i for i, known in enumerate(rival.avatars_known) if not known]
    tiles = [rival.avatars[i] for i in places]
    rng.shuffle(tiles)
    for i, tile in zip(places, tiles, strict=True):
        rival.avatars[i] = tile
    world.pending = world.stack[-1].decision(world) if world.stack else None
    return world
