"""What is true of every position of Zoneplex."""

from collections import Counter

from zonegames.games.zoneplex.components import CARDS, FEARS, RELIC_LIMIT, RELICS, STONES, TILES, all_of
from zonegames.games.zoneplex.geometry import (
    ALL_LEVEL_EDGES,
    ALL_SIDE_EDGES,
    BASE_SET,
    BIT,
    EYE,
    FLOOR,
    spread,
)
from zonegames.games.zoneplex.region import main_region
from zonegames.games.zoneplex.state import State

MOST_TURNS = 72
LIMIT = 3000
"""Actions within which every game ends."""

ALL_TILES = Counter(all_of(TILES))
ALL_CARDS = Counter(all_of(CARDS) + list(FEARS))
ALL_RELICS = Counter(all_of(RELICS))


def invariants(state: State) -> None:
    """Assert that nothing is lost, doubled, walled in or out of bounds."""
    pieces_are_complete(state)
    hands_are_lawful(state)
    stones_are_lawful(state)
    everything_is_reachable(state)
    meters_are_right(state)
    assert state.turn <= MOST_TURNS


def pieces_are_complete(state: State) -> None:
    tiles = Counter(tile for tile in state.pyramid.tiles if tile) + Counter(state.tile_stack)
    cards = Counter(state.deck) + Counter(state.discard)
    relics = Counter(state.relic_deck) + Counter(state.relic_discard)
    for seat in state.seats:
        tiles += Counter(seat.tiles)
        cards += Counter(seat.fears)
        relics += Counter(seat.shown) + Counter(held.relic for held in seat.hidden)
        relics += Counter(["canopic_jar"] * seat.jar)
    assert tiles == ALL_TILES
    assert cards == ALL_CARDS
    assert relics == ALL_RELICS
    assert len({seat.symbol for seat in state.seats} | set(state.undealt)) == 6


def hands_are_lawful(state: State) -> None:
    for seat in state.seats:
        assert seat.relics <= RELIC_LIMIT
        assert all(RELICS[relic].timing == "reveal" for relic in seat.shown)
        assert all(RELICS[held.relic].timing != "reveal" for held in seat.hidden)
        assert all(held.turn <= state.turn for held in seat.hidden)


def stones_are_lawful(state: State) -> None:
    for number, seat in enumerate(state.seats):
        assert seat.unplaced + len(state.stones_of(number)) == STONES
    assert all(TILES[state.pyramid.tile(cell)].chamber for cell in state.stones)


def everything_is_reachable(state: State) -> None:
    pyramid = state.pyramid
    region = main_region(pyramid)
    monkles = state.monkles() & ~BIT[EYE]
    assert not (pyramid.empty | pyramid.sacred | monkles) & ~region
    assert monkles & pyramid.built == monkles
    assert ("F2", "V") not in pyramid.walls
    touching = _touching(pyramid.built)
    assert touching == pyramid.built
    assert pyramid.built | pyramid.empty == FLOOR
    assert not pyramid.built & pyramid.empty


def _touching(built: int) -> int:
    """The built cells that hang together with the base row by side contact, the base itself included."""
    reached = BASE_SET
    while True:
        wider = reached | (built & ~BASE_SET & _beside(reached))
        if wider == reached:
            return reached
        reached = wider


def _beside(cells: int) -> int:
    return spread(cells, ALL_SIDE_EDGES, ALL_LEVEL_EDGES)


def meters_are_right(state: State) -> None:
    assert all(1 <= seat.wms <= 4 for seat in state.seats)
    if state.phase == 2:
        assert state.pyramid.built == FLOOR
        assert not state.tile_stack
        assert not any(seat.tiles for seat in state.seats)
        assert state.influence == state.true_influence()
    if state.influence:
        assert all(-7 <= value <= 16 for value in state.influence)
