"""Worlds that look the same to a seat: for searching computers and for the proof that nothing leaks."""

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import RELICS, WALL, Relic, Tile
from zonegames.games.zoneplex.state import Held, SeatState, State
from zonegames.games.zoneplex.steps.build import ChooseCell, ChooseSide
from zonegames.games.zoneplex.steps.relic import AimRelic


def resample(state: State, seat: Seat, rng: Rng) -> State:
    """A world that looks the same to `seat`: hands, decks and symbols it cannot know are dealt anew.

    What it knows of the Action deck stays on top; a tile or relic that its owner has just chosen in the
    open stays in that hand.  What is hidden is sorted before it is dealt: equal views and generators give
    equal worlds.
    """
    world = state.clone()
    world.rng = rng.fork()
    if not world.influence:
        _deal_symbols(world, seat, rng)
    _deal_tiles(world, seat, rng)
    _deal_relics(world, seat, rng)
    known = world.peeked[seat]
    unknown = sorted(world.deck[: len(world.deck) - known])
    rng.shuffle(unknown)
    world.deck[: len(unknown)] = unknown
    return world


def _others(world: State, seat: Seat) -> list[SeatState]:
    return [who for number, who in enumerate(world.seats) if number != seat]


def _deal_symbols(world: State, seat: Seat, rng: Rng) -> None:
    unknown = sorted([who.symbol for who in _others(world, seat)] + world.undealt)
    rng.shuffle(unknown)
    for who in _others(world, seat):
        who.symbol = unknown.pop()
    world.undealt = unknown


def _deal_tiles(world: State, seat: Seat, rng: Rng) -> None:
    chosen = _tile_in_hand(world)
    pool = world.tile_stack + [tile for who in _others(world, seat) for tile in who.tiles]
    if chosen is not None and world.seat != seat:
        pool.remove(chosen)
    pool.sort()
    rng.shuffle(pool)
    for who in _others(world, seat):
        if chosen is not None and who is world.mover:
            who.tiles = [chosen, *(pool.pop() for _ in who.tiles[1:])]
        else:
            who.tiles = [pool.pop() for _ in who.tiles]
    world.tile_stack = pool


def _tile_in_hand(world: State) -> Tile | None:
    """The tile that is being placed."""
    match world.stack[-1] if world.stack else None:
        case ChooseCell(tile=tile):
            return tile
        case ChooseSide():
            return WALL
        case _:
            return None


def _deal_relics(world: State, seat: Seat, rng: Rng) -> None:
    step = world.stack[-1] if world.stack else None
    aimed = step.relic if isinstance(step, AimRelic) and world.seat != seat else None
    pool = world.relic_deck + [held.relic for who in _others(world, seat) for held in who.hidden]
    if aimed is not None:
        pool.remove(aimed)
    pool.sort()
    rng.shuffle(pool)
    secret = [relic for relic in pool if RELICS[relic].timing != "reveal"]
    for who in _others(world, seat):
        who.hidden = [
            held
            if aimed is not None and who is world.mover and held is _meant(who, aimed)
            else Held(secret.pop(), held.turn)
            for held in who.hidden
        ]
    world.relic_deck = [relic for relic in pool if RELICS[relic].timing == "reveal"] + secret
    rng.shuffle(world.relic_deck)


def _meant(who: SeatState, relic: Relic) -> Held:
    return next(held for held in who.hidden if held.relic == relic)
