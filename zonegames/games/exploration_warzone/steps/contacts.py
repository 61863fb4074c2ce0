"""Step 4: touching blue areas meet, contact after contact (rulebook, Warzone; EW-R15, EW-R23 to EW-R28)."""

from dataclasses import dataclass

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.exploration_warzone.actions import STEAL, Action
from zonegames.games.exploration_warzone.actions import Steal as StealAction
from zonegames.games.exploration_warzone.components import (
    BEATS,
    HEXES,
    RESOURCES,
    Effect,
    Resource,
    area_effect,
    opposite,
)
from zonegames.games.exploration_warzone.events import (
    ContactMet,
    InteractionWon,
    NothingToSteal,
    Stolen,
    WarzoneSettled,
)
from zonegames.games.exploration_warzone.state import Contact, WarzoneState
from zonegames.games.exploration_warzone.steps.bonuses import gain
from zonegames.games.exploration_warzone.steps.combat import start_combat
from zonegames.games.exploration_warzone.steps.drawing import Drawing


def find_contacts(state: WarzoneState) -> tuple[Contact, ...]:
    """All touching pairs of hexes of different owners, in the order in which they are resolved (EW-R27)."""
    cells, touching = state.cells, state.layout.touching
    found: list[Contact] = []
    listed: set[tuple[int, int]] = set()
    for seat in state.order:
        for berth, laid in cells.items():
            if laid.seat != seat:
                continue
            for direction, neighbour in touching[berth]:
                other = cells.get(neighbour)
                if other is None or other.seat == seat or (neighbour, berth) in listed:
                    continue
                listed.add((berth, neighbour))
                area_a = HEXES[laid.hex].facing[laid.rotation][direction]
                area_b = HEXES[other.hex].facing[other.rotation][opposite(direction)]
                found.append(Contact(seat, other.seat, berth, neighbour, direction, area_a, area_b))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Opening(Step[WarzoneState, Action]):
    """The list of contacts is fixed."""

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.contacts = find_contacts(state)
        state.current = -1
        state.told.clear()
        state.stack[-1] = Resolving()


@dataclass(frozen=True, slots=True)
class Resolving(Step[WarzoneState, Action]):
    """The contacts one by one; `state.current` is the one at hand."""

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.current += 1
        if state.current == len(state.contacts):
            state.stack.pop()
            if any(contact.area_a in BEATS or contact.area_b in BEATS for contact in state.contacts):
                emit(WarzoneSettled())
            return
        state.told.append(())
        contact = state.contacts[state.current]
        if contact.berth_a in state.cells and contact.berth_b in state.cells:
            _meet(state, contact, emit)


def _meet(state: WarzoneState, contact: Contact, emit: Emit) -> None:
    """What is blue works unless it is beaten; the winner takes 1 VP first (EW-R24 to EW-R26)."""
    a, b = contact.seat_a, contact.seat_b
    effect_a, effect_b = area_effect(contact.area_a), area_effect(contact.area_b)
    if effect_a is None and effect_b is None:
        return
    emit(ContactMet(a, b, effect_a, effect_b, contact.berth_a, contact.berth_b))
    if effect_a is not None and effect_b is not None and effect_a != effect_b:
        if BEATS[effect_a] == effect_b:
            _win(state, a, b, effect_a, emit)
        else:
            _win(state, b, a, effect_b, emit)
    elif effect_a == effect_b == "A":
        start_combat(state, a, b, True, emit)
    else:
        # The step pushed last comes first: side a's.
        if effect_b is not None:
            state.stack.append(Working(b, a, effect_b))
        if effect_a is not None:
            state.stack.append(Working(a, b, effect_a))


def _win(state: WarzoneState, winner: Seat, loser: Seat, effect: Effect, emit: Emit) -> None:
    gain(state, winner, "V", 1, emit, "win")
    event = InteractionWon(winner, loser, effect)
    state.note(event)
    emit(event)
    if state.commanders[loser].ability == "reparations":
        gain(state, loser, "C", 1, emit, "ability")
    state.stack.append(Working(winner, loser, effect))


@dataclass(frozen=True, slots=True)
class Working(Step[WarzoneState, Action]):
    """An effect that is not beaten works, unless a draw has just destroyed one of the two ships."""

    seat: Seat
    rival: Seat
    effect: Effect

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.stack.pop()
        commander = state.commanders[self.seat]
        if commander.hp <= 0 or state.commanders[self.rival].hp <= 0:
            return
        if self.effect == "A":
            start_combat(state, self.seat, self.rival, False, emit)
            return
        commander.used = (*commander.used, self.effect)
        if self.effect == "S":
            state.stack.append(Stealing(self.seat, self.rival))
        else:
            if commander.ability == "slipstream":
                state.stack.append(Slipstream(self.seat))
            state.stack.append(Drawing(self.seat))


@dataclass(frozen=True, slots=True)
class Slipstream(Step[WarzoneState, Action]):
    """Phantom: each DODGE that works also brings 1 Technology, after the draw."""

    seat: Seat

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.stack.pop()
        if state.commanders[self.seat].hp > 0:
            gain(state, self.seat, "T", 1, emit, "ability")


@dataclass(frozen=True, slots=True)
class Stealing(Step[WarzoneState, Action]):
    """Which kind of token the victim loses; not asked when it has only one kind or none."""

    seat: Seat
    victim: Seat

    def _kinds(self, state: WarzoneState) -> list[Resource]:
        stock = state.commanders[self.victim].stock
        return [r for r in RESOURCES if stock[r] and (r != "V" or state.options.steal_vp)]

    def decision(self, state: WarzoneState) -> Decision[Action] | None:
        kinds = self._kinds(state)
        return Decision(self.seat, "steal", tuple([STEAL[r] for r in kinds])) if len(kinds) > 1 else None

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        assert isinstance(action, StealAction)
        state.stack.pop()
        self._take(state, action.resource, emit)

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.stack.pop()
        if kinds := self._kinds(state):
            self._take(state, kinds[0], emit)
            return
        event = NothingToSteal(self.seat, self.victim)
        state.note(event)
        emit(event)
        self._plunder(state, emit)

    def _take(self, state: WarzoneState, resource: Resource, emit: Emit) -> None:
        state.commanders[self.victim].stock[resource] -= 1
        state.commanders[self.seat].stock[resource] += 1
        event = Stolen(self.seat, self.victim, resource)
        state.note(event)
        emit(event)
        self._plunder(state, emit)

    def _plunder(self, state: WarzoneState, emit: Emit) -> None:
        """Corsair: the first STEAL of a round that works brings 1 Technology, whatever it found."""
        commander = state.commanders[self.seat]
        if commander.ability == "plunder" and not commander.ability_spent:
            commander.ability_spent = True
            gain(state, self.seat, "T", 1, emit, "ability")
