"""Set-up: the base of the pyramid, the decks, symbols and first tiles (4.1)."""

from collections.abc import Sequence

from zonegames.engine.rng import Rng
from zonegames.games.zoneplex.components import (
    CARDS,
    FEARS,
    HAND_TILES,
    RELICS,
    SET_ASIDE,
    SYMBOLS,
    TILES,
    WALL,
    WMS_START,
    WMS_START_DUEL,
    Card,
    all_of,
)
from zonegames.games.zoneplex.geometry import BASE
from zonegames.games.zoneplex.pyramid import EMPTY, Pyramid
from zonegames.games.zoneplex.region import base_wall_sides
from zonegames.games.zoneplex.state import Options, SeatState, State
from zonegames.games.zoneplex.steps.turn import Opening


def new_game(options: Options, seats: int, rng: Rng) -> State:
    """The state before the first turn, set up in the order of 4.1."""
    tiles = all_of(TILES)
    rng.shuffle(tiles)
    pyramid = _lay_base([tiles.pop() for _ in BASE], rng)
    deck = _action_deck(rng)
    relics = all_of(RELICS)
    rng.shuffle(relics)
    symbols = list(SYMBOLS)
    rng.shuffle(symbols)
    wms = WMS_START_DUEL if seats == 2 else WMS_START
    players = [SeatState(symbols.pop(), wms) for _ in range(seats)]
    for player in players:
        player.tiles = [tiles.pop() for _ in range(HAND_TILES)]
    first = rng.below(seats) if options.first_player is None else options.first_player
    return State(
        rng,
        [Opening()],
        options,
        players,
        symbols,
        deck,
        tiles,
        relics,
        first,
        pyramid,
        peeked=[0] * seats,
    )


def _lay_base(tiles: Sequence[str], rng: Rng) -> Pyramid:
    """The first seven tiles; a Wall among them gets a random legal side (ZP-R09)."""
    pyramid = EMPTY
    for cell, tile in zip(BASE, tiles, strict=True):
        side = rng.choice(base_wall_sides(pyramid, cell)) if tile == WALL else None
        pyramid = pyramid.with_tile(cell, tile, side)
    return pyramid


def _action_deck(rng: Rng) -> list[Card]:
    """The 72 cards, the six that are set aside on top."""
    deck: list[Card] = all_of(CARDS) + list(FEARS)
    top = [card for card, count in SET_ASIDE.items() for _ in range(count)]
    for card in top:
        deck.remove(card)
    rng.shuffle(deck)
    rng.shuffle(top)
    return deck + top
