"""Duel, step 4: the activated combos are carried out one by one (EZ-R33, R34)."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.actions import Resolve
from zonegames.games.elemenz.components import AVATAR_LIMIT
from zonegames.games.elemenz.duel.combos import PLAIN_LOSS, POWER, shield_value, strike_power
from zonegames.games.elemenz.duel.state import Activation, DuelState
from zonegames.games.elemenz.duel.steps.activate import has_shield_die
from zonegames.games.elemenz.duel.steps.avatars import AIMED
from zonegames.games.elemenz.duel.steps.end import end_turn
from zonegames.games.elemenz.duel.steps.loss import Loss
from zonegames.games.elemenz.duel.steps.moves import (
    DuelStep,
    can_recover,
    check_totem,
    clear,
    energise,
    mark,
    recover,
    spend_token,
)
from zonegames.games.elemenz.duel.steps.picks import ChooseAvatar, ChooseShieldDie
from zonegames.games.elemenz.duel.steps.place import Placing
from zonegames.games.elemenz.duel.steps.surge import check_dice
from zonegames.games.elemenz.events import (
    Attack,
    AvatarBought,
    ComboResolving,
    NoEffect,
    TokenBurned,
)
from zonegames.games.elemenz.keys import BuySpaces, DestroySpaces, TotemSpaces, parse_key


@dataclass(frozen=True, slots=True)
class Resolving(DuelStep):
    """The rest of a turn after the rolls.  `resolve`: which activated combo is next; then the dice in hand
    are placed (at first all, later recovered ones), until there are none."""

    def decision(self, state: DuelState) -> Decision[Any] | None:
        waiting = [a.key for a in state.activations if a.status == "active"]
        if len(waiting) < 2:
            return None
        return Decision(state.active, "resolve", tuple(Resolve(key) for key in waiting))

    def answer(self, state: DuelState, action: Resolve, emit: Emit) -> None:
        self._carry_out(state, next(a for a in state.activations if a.key == action.key), emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        for activation in state.activations:
            if activation.status == "active":
                self._carry_out(state, activation, emit)
                return
        if state.shamans[state.active].hand:
            state.stack.append(Placing())
        else:
            end_turn(state, emit)

    def _carry_out(self, state: DuelState, activation: Activation, emit: Emit) -> None:
        seat, key = state.active, activation.key
        combo = state.combo(seat, key)
        power = POWER.get(combo.effect, 0) or strike_power(state.shamans[seat], state.faces)
        mark(state, key, "resolved")
        if combo.kind != "totem":  # a totem's dice lie there to the end of the turn (EZ-R43)
            clear(state, seat, key)
        emit(ComboResolving(seat, key))
        if not self._lands(state, combo.effect, activation.targets):
            emit(NoEffect(seat, key))
        elif combo.effect in POWER or combo.effect == "strike":
            state.stack.append(Hits(activation.targets, power, 0))
        elif combo.effect in PLAIN_LOSS:
            state.stack.append(Hits(activation.targets, 0, PLAIN_LOSS[combo.effect]))
        elif combo.effect == "unshield":
            state.stack.append(ChooseShieldDie(activation.targets))
        elif not _other_effect(state, combo.effect, key, emit):
            emit(NoEffect(seat, key))

    def _lands(self, state: DuelState, effect: str, targets: tuple[Seat, ...]) -> bool:
        """Whether what is aimed finds anything: a shaman who is not out (EZ-R34), for `unshield` a die."""
        if effect not in AIMED:
            return True
        if effect == "unshield":
            return any(has_shield_die(state, target) for target in targets)
        return any(not state.shamans[target].out for target in targets)


def _other_effect(state: DuelState, effect: str, key: str, emit: Emit) -> bool:
    """Recover, Energise, Burn, Buy, Destroy; whether anything came of it."""
    match parse_key(key):
        case TotemSpaces(owner, circle) if owner == state.active:
            return _energise(state, circle, emit)
        case TotemSpaces(rival, circle):
            return _burn(state, rival, circle, emit)
        case BuySpaces() as price:
            return _buy(state, price, emit)
        case DestroySpaces(rival):
            return _destroy(state, rival)
        case None:
            return effect == "recover" and _recover(state, emit)


def _recover(state: DuelState, emit: Emit) -> bool:
    if not can_recover(state, state.active):
        return False
    recover(state, state.active, "combo", True, emit)
    check_dice(state, emit)
    return True


def _energise(state: DuelState, circle: int, emit: Emit) -> bool:
    shaman = state.shamans[state.active]
    if shaman.totem_lost or shaman.totem[circle] or not state.bag:
        return False
    energise(state, state.active, circle, emit)
    return True


def _burn(state: DuelState, rival: Seat, circle: int, emit: Emit) -> bool:
    if not state.shamans[rival].totem[circle]:
        return False
    token = spend_token(state, rival, circle)
    emit(TokenBurned(rival, state.active, circle, token))
    check_totem(state, rival, emit)
    return True


def _buy(state: DuelState, price: BuySpaces, emit: Emit) -> bool:
    shaman = state.shamans[state.active]
    if len(shaman.avatars) >= AVATAR_LIMIT:
        return False
    if price.stack is None:
        tile = price.source
        state.display.remove(tile)
    else:
        tile = state.stacks[price.stack].pop()
    shaman.avatars.append(tile)
    shaman.avatars_known.append(True)
    emit(AvatarBought(state.active, tile))
    return True


def _destroy(state: DuelState, rival: Seat) -> bool:
    if not state.shamans[rival].avatars:
        return False
    state.stack.append(ChooseAvatar(rival))
    return True


@dataclass(frozen=True, slots=True)
class Hits(DuelStep):
    """The shamans that one combo hits, one after another; each blow is weighed against the SHIELD as it is
    then (EZ-R33)."""

    targets: tuple[Seat, ...]
    power: int
    plain: int
    """Loss without regard to SHIELD."""

    def run(self, state: DuelState, emit: Emit) -> None:
        if not self.targets:
            state.stack.pop()
            return
        target = self.targets[0]
        state.stack[-1] = Hits(self.targets[1:], self.power, self.plain)
        shaman = state.shamans[target]
        if shaman.out:
            return
        shield = 0 if self.plain else shield_value(shaman, state.faces)
        loss = self.plain or max(0, self.power - shield)
        emit(Attack(state.active, target, self.power, shield, loss))
        if loss:
            state.stack.append(Loss(target, loss))
