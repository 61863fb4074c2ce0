"""A Fear is drawn (4.5): its strength, and whether to call for help."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.state import Step
from zonegames.games.zoneplex.actions import (
    CALL_FOR_HELP,
    FIGHT_ALONE,
    CallForHelp,
    FightAlone,
    PlayRelic,
)
from zonegames.games.zoneplex.components import FEARS
from zonegames.games.zoneplex.events import FearFaced
from zonegames.games.zoneplex.state import Battle, State
from zonegames.games.zoneplex.steps.battle import roll
from zonegames.games.zoneplex.steps.choice import Choice, with_relics
from zonegames.games.zoneplex.steps.deal import Invitations
from zonegames.games.zoneplex.steps.prepare import Prepare
from zonegames.games.zoneplex.steps.relic import AimRelic


@dataclass(frozen=True, slots=True)
class FaceFear(Step[State, Any]):
    """The die adds to the card, and so do the hexes on the drawer."""

    def run(self, state: State, emit: Emit) -> None:
        fear, drawer = state.card, state.mover
        assert fear is not None
        die = roll(state, state.seat, "fear", emit)
        strength = FEARS[fear].strength + die + drawer.hex
        state.battle = Battle(state.seat, fear, die, drawer.hex, strength, [None for _ in state.seats])
        drawer.hex = 0
        state.stack[-1] = FearPlan()
        emit(FearFaced(state.seat, fear, die, state.battle.hex, strength))


@dataclass(frozen=True, slots=True)
class FearPlan(Choice):
    """Alone, or with helpers."""

    def question(self, state: State) -> Decision[Any]:
        return with_relics(state, "fear_plan", (FIGHT_ALONE, CALL_FOR_HELP))

    def answer(self, state: State, action: FightAlone | CallForHelp | PlayRelic, emit: Emit) -> None:
        match action:
            case PlayRelic(relic):
                state.stack.append(AimRelic(relic))
            case CallForHelp():
                state.stack[-1] = Invitations()
            case FightAlone():
                assert state.battle is not None
                state.battle.party = (state.seat,)
                state.stack[-1] = Prepare()
