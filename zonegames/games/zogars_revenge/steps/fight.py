"""A fight: blow after blow on the ring of player tiles until the monster or the hero falls."""

from dataclasses import dataclass
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.state import Step
from zonegames.games.zogars_revenge import events
from zonegames.games.zogars_revenge.actions import Action, Potion, Strike, Sword
from zonegames.games.zogars_revenge.components import LIMITS, STRENGTH
from zonegames.games.zogars_revenge.questions import guard_question, strike_question
from zonegames.games.zogars_revenge.state import Fight, State
from zonegames.games.zogars_revenge.steps.ending import end_run
from zonegames.games.zogars_revenge.steps.eye import TAKE_EYE
from zonegames.games.zogars_revenge.steps.potion import drink


def begin_fight(state: State, monster: str, emit: Emit) -> None:
    """The hero has landed on a monster; fighter and player tiles stay as they are (ZG-R23)."""
    strength = STRENGTH[monster]
    state.run.fight = Fight(monster, strength)
    state.stack.append(BLOW)
    emit(events.fight_started(state.only, monster, strength))


@dataclass(frozen=True, slots=True)
class Blow(Step[State, Action]):
    """The next blow must be chosen; stays on the stack for the whole fight."""

    def decision(self, state: State) -> Decision[Action]:
        run = state.run
        return strike_question(state.seat, run.fighter, run.thirsty, state.options.secret)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if isinstance(action, Strike):
            step_on_ring(state, action.pos, emit)
        else:
            drink(state, emit)


@dataclass(frozen=True, slots=True)
class Count(Step[State, Action]):
    """The side landed on counts, after its eye has been settled (ZG-R25)."""

    def run(self, state: State, emit: Emit) -> None:
        state.stack.pop()
        run = state.run
        fight = run.fight
        assert fight is not None
        value = run.ring_face(run.fighter).value
        fight.total += value
        fight.blows += 1
        emit(events.blow_landed(state.only, value, fight.total, fight.strength))
        settle_blow(state, fight, emit)


@dataclass(frozen=True, slots=True)
class Guard(Step[State, Action]):
    """The blow fell short: swords and potions may be spent before the monster strikes (ZG-R18, ZG-R20)."""

    def decision(self, state: State) -> Decision[Action] | None:
        run = state.run
        if run.swords or run.thirsty:
            return guard_question(state.seat, run.swords > 0, run.thirsty, state.options.secret)
        return None

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if isinstance(action, Potion):
            drink(state, emit)
        elif isinstance(action, Sword):
            state.stack.pop()
            spend_sword(state, emit)
        else:
            self.run(state, emit)

    def run(self, state: State, emit: Emit) -> None:
        """The monster strikes."""
        state.stack.pop()
        run = state.run
        run.health -= LIMITS.strike_damage
        emit(events.damage_taken(state.only, "monster", run.health))
        if run.health == 0:
            end_run(state, "died", emit, cause="monster")


BLOW: Final = Blow()
COUNT: Final = Count()
GUARD: Final = Guard()


def step_on_ring(state: State, to: int, emit: Emit) -> None:
    """The fighter steps, the player tile left turns over, an eye on the new one is taken first."""
    run = state.run
    start = run.fighter
    run.fighter = to
    run.turned[start] = not run.turned[start]
    face = run.ring_face(to)
    emit(events.fighter_moved(state.only, start, to, face.value, face.eye))
    state.stack.append(COUNT)
    if face.eye:
        state.stack.append(TAKE_EYE["combat"])


def spend_sword(state: State, emit: Emit) -> None:
    """+1 to the total of this fight; it is kept even if the total stays short."""
    run = state.run
    fight = run.fight
    assert fight is not None
    run.swords -= 1
    run.used.append("sword")
    fight.total += LIMITS.sword_bonus
    emit(events.sword_spent(state.only, fight.total, fight.strength, run.swords))
    settle_blow(state, fight, emit)


def settle_blow(state: State, fight: Fight, emit: Emit) -> None:
    """Enough beats the monster before it can strike (ZG-R19), any surplus is lost (ZG-R21)."""
    if fight.total < fight.strength:
        state.stack.append(GUARD)
        return
    state.stack.pop()
    state.run.fight = None
    emit(events.fight_won(state.only, fight.monster, fight.blows))
