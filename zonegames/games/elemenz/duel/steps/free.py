"""Duel: the Air shaman's free re-roll (EZ-R12)."""

from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.picks import ChooseDie, any_for


def can_reroll_free(state: DuelState) -> bool:
    """The active shaman is Air with its free re-roll left and a die for it."""
    shaman = state.shamans[state.active]
    return shaman.symbol == "A" and not shaman.rerolled and any_for(state, state.active, "free")


def reroll_free(state: DuelState) -> None:
    """The ability is spent; which die is asked next."""
    state.shamans[state.active].rerolled = True
    state.stack.append(ChooseDie(state.active, "free"))
