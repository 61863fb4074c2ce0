"""The row of five cards and the deck behind it (EW-R10 to EW-R12, EW-R33)."""

from zonegames.engine.events import Emit
from zonegames.games.exploration_warzone.components import RULES
from zonegames.games.exploration_warzone.events import RowDrifted, RowRefilled
from zonegames.games.exploration_warzone.state import WarzoneState


def leave_row(state: WarzoneState, card: str) -> None:
    """A card goes out of the row: bought, delivered or drifted away."""
    state.row.remove(card)
    state.row_changed = True


def refill(state: WarzoneState, emit: Emit) -> None:
    """Draw to the right end until the row is full or the deck, never reshuffled, is empty."""
    while len(state.row) < RULES.row_size and state.deck:
        card = state.deck.pop()
        state.row.append(card)
        emit(RowRefilled(card))


def drift(state: WarzoneState, emit: Emit) -> None:
    """If no card left the row this round, the oldest is discarded."""
    if state.row_changed or not state.row:
        return
    card = state.row[0]
    leave_row(state, card)
    state.discard.append(card)
    emit(RowDrifted(card))
    refill(state, emit)
