"""Other worlds that look the same to a seat, in either mode: what it cannot know dealt anew."""

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.worlds import resample_duel
from zonegames.games.elemenz.monolith.worlds import resample_monolith
from zonegames.games.elemenz.state import ElemenzState


def resample(state: ElemenzState, seat: Seat, rng: Rng) -> ElemenzState:
    """Another world that looks the same to `seat`."""
    if isinstance(state, DuelState):
        return resample_duel(state, seat, rng)
    return resample_monolith(state, seat, rng)
