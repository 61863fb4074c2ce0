"""Opening a chest."""

from dataclasses import dataclass
from typing import Final

from zonegames.engine.events import Emit
from zonegames.engine.state import Step
from zonegames.games.zogars_revenge import events
from zonegames.games.zogars_revenge.actions import Action
from zonegames.games.zogars_revenge.components import COINS, LIMITS
from zonegames.games.zogars_revenge.state import State
from zonegames.games.zogars_revenge.steps.ending import end_run
from zonegames.games.zogars_revenge.steps.eye import TAKE_EYE


@dataclass(frozen=True, slots=True)
class Draw(Step[State, Action]):
    """One treasure token is drawn, if any is left (ZG-R14)."""

    def run(self, state: State, emit: Emit) -> None:
        state.stack.pop()
        run = state.run
        if not run.pile:
            emit(events.chest_empty(state.only))
            return
        token = run.pile.pop()
        value = COINS.get(token, 0)
        if value:
            run.coins.append(token)
        elif token == "cross":
            run.crosses += 1
        elif token == "potion":
            run.potions += 1
        elif token == "sword":
            run.swords += 1
        else:
            run.used.append(token)
        emit(events.treasure_drawn(state.only, token, value, len(run.pile)))
        if token == "trap":
            spring_trap(state, emit)
        elif token == "eye":
            state.stack.append(TAKE_EYE["token"])


DRAW: Final = Draw()


def spring_trap(state: State, emit: Emit) -> None:
    """A trap hurts at once, without a chance to drink (ZG-R18)."""
    run = state.run
    run.health -= LIMITS.trap_damage
    emit(events.damage_taken(state.only, "trap", run.health))
    if run.health == 0:
        end_run(state, "died", emit, cause="trap")
