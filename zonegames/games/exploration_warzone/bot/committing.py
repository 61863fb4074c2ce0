"""How many War hexes to put into a combat: for a kill, to survive, else by habit."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.components import SHIPS, WAR_POWER
from zonegames.games.exploration_warzone.view import SeatView, View

ATTACK_HABITS: Final = (0.45, 0.15, 0.20, 0.20)
DEFENCE_HABITS: Final = (0.50, 0.15, 0.20, 0.15)
"""How often 0, 1, 2 or all icons are committed when neither a kill nor survival is at stake."""


@dataclass(slots=True)
class Commitment:
    """The War hexes still to add in the open combat, and what for."""

    cards: list[str]
    reason: str


def commitment(view: View, seat: Seat, pick: Callable[[list[float]], int]) -> Commitment:
    """What `seat` puts into the open combat; `pick` draws one of several weights."""
    combat = view.combat
    assert combat is not None
    mine = combat.side(seat)
    rival = combat.defender if mine is combat.attacker else combat.attacker
    held = sorted(view.me.war or (), key=WAR_POWER.__getitem__)
    icons = sum(WAR_POWER[card] for card in held)
    target = view.seats[rival.seat]
    kill = target.hp + _armour(target) + rival.base - mine.base
    if icons >= kill:
        return Commitment(
            _at_least(held, kill + round(0.5 * rival.war_count)), "This can destroy the other ship."
        )
    blow = rival.base + 1.5 * rival.war_count - mine.base - _armour(view.me)
    if blow >= view.me.hp and rival.base + rival.war_count > 0:
        return Commitment(
            _at_least(held, round(blow - view.me.hp + 1)), "The ship may not survive without it."
        )
    habits = ATTACK_HABITS if mine.base else DEFENCE_HABITS
    wanted = (0, 1, 2, icons)[pick(list(habits))]
    return Commitment(_at_least(held, min(wanted, icons)), "A blow that nobody expects hits hardest.")


def _armour(ship: SeatView) -> int:
    """What the ship takes off the next combat damage."""
    return int(SHIPS[ship.ship].ability == "armour" and not ship.ability_spent)


def _at_least(held: list[str], icons: int) -> list[str]:
    """The cheapest War hexes with so many icons, weakest first; all if they do not suffice."""
    taken: list[str] = []
    missing = icons
    for card in held:
        if missing <= 0:
            break
        taken.append(card)
        missing -= WAR_POWER[card]
    return taken
