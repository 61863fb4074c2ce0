"""Set-up: ships, decks and the row (rulebook, Setup)."""

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.components import (
    ACTION_HEXES,
    EXTRA_HP,
    RELICS,
    RULES,
    SHIPS,
    STARTERS,
    WAR_DECK,
    WAR_POWER,
)
from zonegames.games.exploration_warzone.state import Commander, Options, WarzoneState
from zonegames.games.exploration_warzone.steps.rounds import GameStart


def new_game(options: Options, seats: int, rng: Rng) -> WarzoneState:
    """The state before the first round, all dealt."""
    deck = [*ACTION_HEXES, *RELICS]
    rng.shuffle(deck)
    row = [deck.pop() for _ in range(RULES.row_size)]
    war_deck = list(WAR_DECK)
    rng.shuffle(war_deck)
    commanders = [
        _commander(seat, ship, EXTRA_HP[seats]) for seat, ship in enumerate(_ships(options, seats, rng))
    ]
    first = rng.below(seats)
    for commander in commanders:
        for _ in range(options.starting_war_hexes):
            commander.war.append(_first_war_hex(war_deck))
    return WarzoneState(
        rng=rng,
        stack=[GameStart()],
        options=options,
        commanders=commanders,
        deck=deck,
        row=row,
        discard=[],
        removed=list(STARTERS[seats:]),
        war_deck=war_deck,
        war_discard=[],
        first=first,
    )


def _commander(seat: Seat, ship: str, extra_hp: int) -> Commander:
    hp = SHIPS[ship].hp + extra_hp
    stock = {"C": RULES.start_credits, "E": 0, "T": 0, "V": 0}
    return Commander(ship, hp, hp, stock, hand=[STARTERS[seat]], wake=[], war=[], relics=[])


def _ships(options: Options, seats: int, rng: Rng) -> list[str]:
    """The ship of each seat: the fixed ones, and others by lot."""
    fixed_ships = options.ships or ("",) * seats
    lots = list(SHIPS)
    rng.shuffle(lots)
    lots = [ship for ship in lots if ship not in fixed_ships]
    return [ship or lots.pop() for ship in fixed_ships]


def _first_war_hex(war_deck: list[str]) -> str:
    """Draw the topmost War hex; Global cards above it stay where they are."""
    place = max(i for i, card in enumerate(war_deck) if card in WAR_POWER)
    return war_deck.pop(place)
