"""How a position at the beginning of a round will end, as a guess: for playouts that stop there.

The weights were fitted to some sixty thousand rounds of games among the computer players (a softmax over
the living seats against who won).
"""

from math import exp
from typing import Final

from zonegames.games.exploration_warzone.components import HEXES, WAR_POWER
from zonegames.games.exploration_warzone.scoring import score
from zonegames.games.exploration_warzone.state import Commander, WarzoneState

FORESIGHT: Final = 1
"""Rounds to play on: to the beginning of the next one."""

VP_PER_ROUND: Final = 1.7
"""How fast the leader of the race collects, to guess how many rounds are left."""

LEAD: Final = 1.5
"""A point of the score, over the rounds left and two more: a late lead is hardly caught up with."""

TOKENS: Final = {"C": 0.055, "E": 0.155, "T": 0.03, "V": 0.0}
WAR_ICON: Final = 0.1
HULL: Final = 7.5
"""Over the HP and one more: the last HP count most."""

MORE: Final = 0.48
WHITE_TOKEN: Final = 0.027
WHITE_VP: Final = 0.076
"""The fleet, for each round left: the share of hexes with ONE MORE HEX, tokens and VP of an average hex."""


def appraise(state: WarzoneState) -> tuple[float, ...]:
    """Each seat's chance to win."""
    lead = max(commander.stock["V"] for commander in state.commanders if commander.alive)
    left = max(1.0, (state.options.vp_trigger - lead) / VP_PER_ROUND)
    odds = [exp(_strength(commander, left)) if commander.alive else 0.0 for commander in state.commanders]
    total = sum(odds)
    return tuple(odd / total for odd in odds)


def _strength(commander: Commander, left: float) -> float:
    stock = commander.stock
    return (
        LEAD * score(commander) / (left + 2.0)
        + sum(worth * stock[resource] for resource, worth in TOKENS.items())
        + WAR_ICON * sum(WAR_POWER[card] for card in commander.war)
        - HULL / (1 + commander.hp)
        + left * _income([*commander.hand, *commander.wake])
    )


def _income(fleet: list[str]) -> float:
    """What the average hex of a fleet is good for in a round."""
    return sum(_PROMISE[hex_id] for hex_id in fleet) / max(len(fleet), 1)


def _promise(hex_id: str) -> float:
    face = HEXES[hex_id]
    white = sum(n * (WHITE_VP if resource == "V" else WHITE_TOKEN) for resource, n in face.resources)
    return white + (MORE if face.more else 0.0)


_PROMISE: Final = {hex_id: _promise(hex_id) for hex_id in HEXES}
