"""Other worlds that look the same: what the hidden cards may be, dealt anew."""

from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.state import Card, State


def resample(state: State, rng: Rng) -> State:
    """The hidden cards dealt and turned anew, and a fresh generator."""
    other = state.clone()
    shown = state.board.shown
    cards = [card.card for card in state.course[shown:]]
    rng.shuffle(cards)
    other.course = state.course[:shown] + tuple(Card(card, rng.below(2) == 1) for card in cards)
    other.rng = rng.fork()
    return other
