"""Other worlds that are likely: the others have laid what they would lay, for bots that think ahead."""

from typing import Final

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone import worlds
from zonegames.games.exploration_warzone.bot.policy import WarzoneBot
from zonegames.games.exploration_warzone.state import Laid, WarzoneState
from zonegames.games.exploration_warzone.view import view

WHIM: Final = 5
"""One hex in so many lies there against all reason: people are not read so easily."""


def imagine(state: WarzoneState, seat: Seat, rng: Rng) -> WarzoneState:
    """Another world that looks the same to `seat`.  What lies face down in it is mostly what its owner,
    played by the heuristic, would have laid."""
    world = worlds.resample(state, seat, rng)
    if not world.revealed:
        for berth, laid in list(world.cells.items()):
            if laid.seat != seat and rng.below(WHIM):
                _lay_again(world, berth, rng)
    return world


def _lay_again(world: WarzoneState, berth: int, rng: Rng) -> None:
    """Take the hex up and let the heuristic of its owner lay one."""
    owner = world.cells[berth].seat
    commander = world.commanders[owner]
    hand = sorted([world.cells[berth].hex, *commander.hand])
    free = [hex_id for hex_id in hand if hex_id != commander.new_hex]
    chosen, rotation = WarzoneBot(owner, rng.fork()).placement(view(world, owner), berth, free)
    hand.remove(chosen)
    commander.hand = hand
    world.cells[berth] = Laid(owner, chosen, rotation)
