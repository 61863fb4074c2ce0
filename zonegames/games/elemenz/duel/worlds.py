"""Duel: other worlds that look the same to a seat."""

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.duel.state import DuelState, ShamanState


def resample_duel(state: DuelState, seat: Seat, rng: Rng) -> DuelState:
    """The others' unseen tokens dealt anew with the bag, their unseen tiles with the covered ones of the
    stacks; a fresh generator."""
    world = state.clone()
    world.rng = rng.fork()
    others = [shaman for s, shaman in enumerate(world.shamans) if s != seat]
    circles = [
        (shaman, circle)
        for shaman in others
        for circle, token in enumerate(shaman.totem)
        if token and not shaman.known[circle]
    ]
    tokens = world.bag + [shaman.totem[circle] for shaman, circle in circles]
    rng.shuffle(tokens)
    for shaman, circle in circles:
        shaman.totem[circle] = tokens.pop()
    world.bag = tokens
    _deal_tiles(world, others, rng)
    world.pending = world.stack[-1].decision(world) if world.stack else None
    return world


def _deal_tiles(world: DuelState, others: list[ShamanState], rng: Rng) -> None:
    places = [
        (shaman.avatars, i) for shaman in others for i, known in enumerate(shaman.avatars_known) if not known
    ]
    places += [(stack, i) for stack in world.stacks for i in range(len(stack) - 1)]
    tiles = [pile[i] for pile, i in places]
    rng.shuffle(tiles)
    for (pile, i), tile in zip(places, tiles, strict=True):
        pile[i] = tile
