"""ATTACK: both sides commit War hexes in secret, then the powers are compared (rulebook, War Hex)."""

from dataclasses import dataclass, replace
from functools import cache

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.exploration_warzone.actions import ADD_WAR, READY, Action, AddWar
from zonegames.games.exploration_warzone.components import WAR_POWER
from zonegames.games.exploration_warzone.destruction import destroy
from zonegames.games.exploration_warzone.events import (
    CombatRevealed,
    CombatStarted,
    CombatTied,
    Committed,
    Damage,
    WarHexSalvaged,
)
from zonegames.games.exploration_warzone.state import WarzoneState
from zonegames.games.exploration_warzone.steps.bonuses import gain


def start_combat(state: WarzoneState, attacker: Seat, defender: Seat, mutual: bool, emit: Emit) -> None:
    """Open a combat; `mutual` when ATTACK meets ATTACK, a single combat for both (EW-R25)."""
    base_attacker = _base(state, attacker)
    base_defender = _base(state, defender) if mutual else 0
    for seat in (attacker, defender) if mutual else (attacker,):
        commander = state.commanders[seat]
        commander.used = (*commander.used, "A")
    emit(CombatStarted(attacker, defender, mutual, base_attacker, base_defender))
    state.stack.append(
        Combat(
            sides=(
                Side(attacker, base_attacker, (), not state.commanders[attacker].war),
                Side(defender, base_defender, (), not state.commanders[defender].war),
            )
        )
    )


def _base(state: WarzoneState, seat: Seat) -> int:
    """The power of a ship's own ATTACK area; Lance strikes with 1 more."""
    return 2 if state.commanders[seat].ability == "overcharge" else 1


@dataclass(frozen=True, slots=True)
class Side:
    """One ship in an open combat."""

    seat: Seat
    base: int
    """0 for a defender without an ATTACK area here."""

    cards: tuple[str, ...]
    """War hexes committed so far; they stay in hand, and in the public count, until the reveal."""

    ready: bool

    @property
    def power(self) -> int:
        """The base and all War hexes committed so far."""
        return self.base + sum(WAR_POWER[card] for card in self.cards)


@dataclass(frozen=True, slots=True)
class Combat(Step[WarzoneState, Action]):
    """First the attacker, then the defender commits; who holds no War hex is not asked."""

    sides: tuple[Side, Side]

    def asked(self) -> Side | None:
        """The side that commits now."""
        attacker, defender = self.sides
        return defender if attacker.ready and not defender.ready else None if attacker.ready else attacker

    def decision(self, state: WarzoneState) -> Decision[Action] | None:
        side = self.asked()
        if side is None:
            return None
        left = list(state.commanders[side.seat].war)
        for card in side.cards:
            left.remove(card)
        return _commit_decision(side.seat, tuple([card for card in WAR_POWER if card in left]))

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        side = self.asked()
        assert side is not None
        if isinstance(action, AddWar):
            cards = (*side.cards, action.card)
            changed = replace(side, cards=cards, ready=len(cards) == len(state.commanders[side.seat].war))
        else:
            changed = replace(side, ready=True)
        attacker, defender = self.sides
        state.stack[-1] = Combat((changed, defender) if side is attacker else (attacker, changed))
        if isinstance(action, AddWar):
            emit(Committed(side.seat, action.card))

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.stack.pop()
        attacker, defender = self.sides
        for side in self.sides:
            for card in side.cards:
                state.commanders[side.seat].war.remove(card)
                state.war_discard.append(card)
        shown = CombatRevealed(
            attacker.seat, defender.seat, attacker.cards, defender.cards, attacker.power, defender.power
        )
        state.note(shown)
        emit(shown)
        fallen = _strike(state, attacker, defender, emit)
        for side in self.sides:
            _salvage(state, side, emit)
        if fallen is not None:
            destroy(state, (fallen,), emit)


@cache
def _commit_decision(seat: Seat, kinds: tuple[str, ...]) -> Decision[Action]:
    actions: tuple[Action, ...] = (READY, *[ADD_WAR[card] for card in kinds])
    return Decision(seat, "commit", actions, secret=True)


def _strike(state: WarzoneState, attacker: Side, defender: Side, emit: Emit) -> Seat | None:
    """The weaker side loses the difference in HP; the seat that this destroys."""
    difference = attacker.power - defender.power
    if difference == 0:
        emit(CombatTied(attacker.seat, defender.seat))
        return None
    winner, loser = (attacker, defender) if difference > 0 else (defender, attacker)
    commander = state.commanders[loser.seat]
    amount = abs(difference)
    if commander.ability == "armour" and not commander.ability_spent:
        commander.ability_spent = True
        amount -= 1
    amount = min(amount, commander.hp)
    commander.hp -= amount
    hit = Damage(loser.seat, amount, commander.hp)
    state.note(hit)
    emit(hit)
    striker = state.commanders[winner.seat]
    # A base means that its own ATTACK area fights here: the combat is (also) its own.
    if amount and winner.base and striker.ability == "overcharge" and not striker.ability_spent:
        striker.ability_spent = True
        gain(state, winner.seat, "C", 1, emit, "ability")
    return loser.seat if commander.hp == 0 else None


def _salvage(state: WarzoneState, side: Side, emit: Emit) -> None:
    """Reclaimer takes back the strongest War hex it used, unless it is destroyed."""
    commander = state.commanders[side.seat]
    if commander.ability != "salvage" or not side.cards or commander.hp <= 0:
        return
    card = max(side.cards, key=WAR_POWER.__getitem__)
    state.war_discard.remove(card)
    commander.war.append(card)
    emit(WarHexSalvaged(side.seat, card))
