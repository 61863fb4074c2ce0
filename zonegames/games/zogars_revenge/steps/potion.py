"""Drinking a potion, at whichever decision."""

from zonegames.engine.events import Emit
from zonegames.games.zogars_revenge import events
from zonegames.games.zogars_revenge.components import LIMITS
from zonegames.games.zogars_revenge.state import State


def drink(state: State, emit: Emit) -> None:
    """Restore 1 health, never above the maximum; the question that was open is asked again (ZG-R18)."""
    run = state.run
    run.potions -= 1
    run.used.append("potion")
    run.health = min(run.health + LIMITS.potion_heals, LIMITS.max_health)
    emit(events.potion_drunk(state.only, run.health, run.potions))
