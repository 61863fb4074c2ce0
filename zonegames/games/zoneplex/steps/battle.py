"""The battle itself (4.5, 5 to 7): stones, attacks, spoils or defeat.  Nobody is asked anything any more."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.zoneplex.components import DIE, RELICS
from zonegames.games.zoneplex.events import (
    Attacked,
    BattleBegun,
    BattleLost,
    DieRolled,
    FearCaptured,
    FearDefeated,
    FearWeakened,
    RelicForfeited,
    Roll,
)
from zonegames.games.zoneplex.geometry import Cell
from zonegames.games.zoneplex.state import Battle, State
from zonegames.games.zoneplex.steps.pieces import change_wms, put_stone, send_home
from zonegames.games.zoneplex.steps.relic_cards import can_draw, draw_relic


def roll(state: State, seat: Seat, why: Roll, emit: Emit) -> int:
    """One roll of the Pyramid Die; The Eye is 0."""
    value = DIE[state.rng.below(len(DIE))]
    emit(DieRolled(seat, why, value, value == 0))
    return value


def in_effect(battle: Battle, seat: Seat, effect: str) -> int:
    """How many battle relics of that effect the seat has played."""
    return sum(who == seat and RELICS[relic].effect == effect for who, relic in battle.played)


@dataclass(frozen=True, slots=True)
class Fight(Step[State, Any]):
    """From the first stone to the division of the spoils."""

    def run(self, state: State, emit: Emit) -> None:
        battle = state.battle
        assert battle is not None
        emit(BattleBegun(battle.fear, battle.strength, battle.party))
        spent = _roll_stones(state, battle, emit)
        _attack(state, battle, emit)
        for cell, owner in spent:
            if in_effect(battle, owner, "return_stones"):
                put_stone(state, owner, cell, emit)
        if battle.strength == 0:
            _win(state, battle, emit)
        else:
            _lose(state, battle, emit)
        state.battle = None
        state.stack.pop()


def _roll_stones(state: State, battle: Battle, emit: Emit) -> list[tuple[Cell, Seat]]:
    """All pledged stones go home, a roll each; which they were."""
    spent: list[tuple[Cell, Seat]] = []
    for cell in battle.pledged:
        owner = state.stones[cell]
        spent.append((cell, owner))
        send_home(state, cell, emit)
        value = roll(state, owner, "sacrifice", emit)
        if value and battle.strength:
            battle.strength = max(0, battle.strength - value)
            emit(FearWeakened(battle.strength))
    battle.pledged = []
    return spent


def _attack(state: State, battle: Battle, emit: Emit) -> None:
    """Each of the party attacks once, drawer first, until the Fear is beaten (ZP-R22)."""
    for seat in battle.party:
        if battle.strength == 0:
            return
        value = roll(state, seat, "attack", emit)
        if in_effect(battle, seat, "double_roll"):
            value = max(value, roll(state, seat, "attack", emit))
        damage = attack(value, state.seats[seat].wms, in_effect(battle, seat, "attack_bonus"))
        battle.strength = max(0, battle.strength - damage)
        emit(Attacked(seat, value, damage, battle.strength))


def attack(value: int, wms: int, khopeshes: int) -> int:
    """The damage of a roll: nothing on The Eye."""
    return value + wms + khopeshes * RELICS["dawn_khopesh"].size if value else 0


def _win(state: State, battle: Battle, emit: Emit) -> None:
    emit(FearDefeated(battle.fear))
    for seat in battle.party:
        change_wms(state, seat, 1, emit)
    shares = {battle.drawer: battle.booty}
    captor = battle.drawer
    for seat in battle.party[1:]:
        offer = battle.offers[seat]
        assert offer is not None
        shares[seat] = offer.terms.relics
        shares[battle.drawer] -= offer.terms.relics
        if offer.terms.fear:
            captor = seat
    state.discard.remove(battle.fear)
    state.seats[captor].fears.append(battle.fear)
    emit(FearCaptured(captor, battle.fear))
    for seat, share in shares.items():
        for _ in range(share):
            if not state.seats[seat].full_hand:
                draw_relic(state, seat, "booty", emit)
            elif can_draw(state):
                emit(RelicForfeited(seat))


def _lose(state: State, battle: Battle, emit: Emit) -> None:
    emit(BattleLost(battle.fear))
    for seat in battle.party:
        if not in_effect(battle, seat, "shield"):
            change_wms(state, seat, -1, emit)
