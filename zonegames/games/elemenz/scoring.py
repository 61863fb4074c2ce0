"""Who has won, in which order, and what counts on the way there."""

from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.monolith.state import MonolithState
from zonegames.games.elemenz.state import ElemenzState


def outcome(state: ElemenzState) -> Outcome | None:
    """The result, once there is one."""
    if not state.ended:
        return None
    if isinstance(state, MonolithState):
        won = tuple(seat == state.winner for seat in range(len(state.sides)))
        locks = tally(state)
        parts = tuple((("locks", count),) for count in locks)
        return Outcome(state.ended, tuple(1 if first else 2 for first in won), won, locks, parts)
    ranking = seats_in_fall_order(state)
    places = tuple(ranking.index(seat) + 1 for seat in range(len(state.shamans)))
    return Outcome(state.ended, places, tuple(place == 1 for place in places))


def seats_in_fall_order(state: DuelState) -> list[Seat]:
    """The winner first, then the others, the last to fall before the earlier ones (EZ-R38)."""
    return [*state.living(), *reversed(state.fallen)]


def tally(state: ElemenzState) -> tuple[int, ...]:
    """The dice locked in the Monolith, or those each shaman of a Duel, which has no points, still has."""
    if isinstance(state, MonolithState):
        return tuple(len(side.locks) for side in state.sides)
    return tuple(shaman.dice for shaman in state.shamans)
