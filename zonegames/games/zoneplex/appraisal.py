"""How a position at the beginning of a turn will end, as a guess: for playouts that stop there.

The weights were fitted to some ninety thousand turns of games among the computer players (a softmax over
the seats, and over nobody, against who won).
"""

from math import exp
from typing import Final

from zonegames.games.zoneplex.components import CARDS, CLASSES, FEARS, all_of
from zonegames.games.zoneplex.influence import missing
from zonegames.games.zoneplex.state import SeatState, State
from zonegames.games.zoneplex.walking import distances_to_door

FORESIGHT: Final = 2
"""Turns to play on: to the end of the running one and of the next."""

FULL_SET: Final = len(CLASSES)
ACTION_CARDS: Final = len(all_of(CARDS)) + len(FEARS)

FEAR: Final = 0.08
RELIC: Final = 0.05
STRENGTH: Final = 0.17
"""What counts at any time: a Fear of the set, a face-down relic, a point of strength."""

LATE_FEAR: Final = 1.37
LATE_SET: Final = 0.66
LATE_INFLUENCE: Final = 0.21
WORTHY_INFLUENCE: Final = 0.13
"""What counts the more the fewer Action cards are left: each Fear of the set, the full set, a point of
Influence, and the same again for who holds a full set."""

WALK: Final = 12
STEP: Final = 0.067
"""Once The Eye is open to a seat: each step that it is nearer than so many."""

NOBODY: Final = (-1.4, 4.3, 3.6)
"""That the Zoneplex wins: at the beginning, by how late it is, and by that squared."""


def appraise(state: State) -> tuple[float, ...]:
    """Each seat's chance to win; what is missing to 1.0 is the Zoneplex's."""
    late = 1.0 - len(state.deck) / ACTION_CARDS
    influence = state.true_influence()
    strengths = [
        _strength(who, influence[seat], late) + (_nearness(state, who) if state.eye_open_to(seat) else 0.0)
        for seat, who in enumerate(state.seats)
    ]
    odds = [exp(strength) for strength in strengths]
    base, slope, bend = NOBODY
    total = sum(odds) + exp(base + slope * late + bend * late * late)
    return tuple(odd / total for odd in odds)


def _strength(who: SeatState, influence: int, late: float) -> float:
    fears = FULL_SET - missing(who.fears, who.jar)
    strength = FEAR * fears + RELIC * len(who.hidden) + STRENGTH * who.wms
    strength += late * (LATE_FEAR * fears + LATE_INFLUENCE * influence)
    if fears == FULL_SET:
        strength += late * (LATE_SET + WORTHY_INFLUENCE * influence)
    return strength


def _nearness(state: State, who: SeatState) -> float:
    """How near the door is to a seat that may enter The Eye."""
    if who.monkle is None:
        return 0.0
    return STEP * max(0, WALK - distances_to_door(state.pyramid).get(who.monkle, WALK))
