"""How a position at the beginning of a round will end, as a guess: for playouts that stop there.

The weights were fitted to some fifty thousand rounds of games among the computer players (a softmax over
the living seats against who won).
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final, TypeAlias

from zonegames.games.exploration_warzone.components import HEXES, RELICS, RULES, WAR_POWER, Resource
from zonegames.games.exploration_warzone.scoring import score
from zonegames.games.exploration_warzone.state import Commander, WarzoneState

Cost: TypeAlias = tuple[tuple[Resource, int], ...]

FORESIGHT: Final = 2
"""Rounds to play on: to the end of the running one and of the next."""

VP_PER_ROUND: Final = 1.7
"""How fast the leader of the race collects, to guess how many rounds are left."""

POINT: Final = 0.105
LEAD: Final = 0.9
"""A point of the score: at any time, and over the rounds left and two more, since a late lead is hardly
caught up with."""

TOKENS: Final = {"C": 0.2, "E": 0.31, "T": 0.09, "V": 0.0}
TIME_TO_SPEND: Final = 2.6
"""Tokens lose all their worth when so few rounds are left, the present one counted."""

WAR_ICON: Final = 0.1
HP: Final = 0.09
HULL: Final = 4.5
"""Over the HP and one more: the last HP count most."""

FLEET: Final = 0.67
"""The logarithm of how many hexes: one more is more to choose from, and what is weak is played less."""

MORE: Final = 0.79
MORE_LATER: Final = 0.26
WHITE_VP: Final = 0.52
"""The share of hexes with ONE MORE HEX, at any time and for each round left, and the VP of an average hex."""

IN_REACH: Final = 0.24
SECOND: Final = 0.77
"""A relic of the row can be paid for; that much more where it would end the game."""


def appraise(state: WarzoneState) -> tuple[float, ...]:
    """Each seat's chance to win."""
    lead = max(commander.stock["V"] for commander in state.commanders if commander.alive)
    left = max(1.0, (state.options.vp_trigger - lead) / VP_PER_ROUND)
    costs = [RELICS[card].cost for card in state.row if card in RELICS]
    odds = [
        exp(_strength(commander, left, costs)) if commander.alive else 0.0 for commander in state.commanders
    ]
    total = sum(odds)
    return tuple(odd / total for odd in odds)


def _strength(commander: Commander, left: float, costs: Sequence[Cost]) -> float:
    stock = commander.stock
    useful = max(0.0, 1.0 - TIME_TO_SPEND / (left + 1.0))
    strength = (
        (POINT + LEAD / (left + 2.0)) * score(commander)
        + useful * sum(worth * stock[resource] for resource, worth in TOKENS.items())
        + WAR_ICON * sum(WAR_POWER[card] for card in commander.war)
        + HP * commander.hp
        - HULL / (1 + commander.hp)
        + _fleet([*commander.hand, *commander.wake], left)
    )
    if any(all(stock[resource] >= amount for resource, amount in cost) for cost in costs):
        strength += IN_REACH
        if len(commander.relics) + 1 >= RULES.relic_trigger:
            strength += SECOND
    return strength


def _fleet(fleet: list[str], left: float) -> float:
    if not fleet:
        return 0.0
    more = sum(_MORE[hex_id] for hex_id in fleet) / len(fleet)
    points = sum(_POINTS[hex_id] for hex_id in fleet) / len(fleet)
    return FLEET * log(len(fleet)) + (MORE + MORE_LATER * left) * more + WHITE_VP * points


_MORE: Final = {hex_id: face.more for hex_id, face in HEXES.items()}
_POINTS: Final = {
    hex_id: sum(amount for resource, amount in face.resources if resource == "V")
    for hex_id, face in HEXES.items()
}
