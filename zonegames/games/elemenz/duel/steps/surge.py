"""Duel: what the dice of the active shaman may bring on at once: a surge or a Heal."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import ACCEPT, PickDie, UseToken, pick_die, use_token
from zonegames.games.elemenz.components import OPPOSITES, SURGE_WILDS, WILD
from zonegames.games.elemenz.duel.combos import occupied
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.end import end_turn
from zonegames.games.elemenz.duel.steps.moves import (
    DuelStep,
    can_recover,
    cancel_wild,
    check_totem,
    clear,
    recover,
    recycle,
    settle_at_once,
    show_token,
    tokens_of,
)
from zonegames.games.elemenz.events import Healed, Surge, SurgeThreat


def wilds_shown(state: DuelState) -> int:
    """Wilds of the active shaman in hand, on combos and on totems."""
    shaman, faces = state.shamans[state.active], state.faces
    wilds = 0
    for die in shaman.hand:
        if faces[die] == WILD:
            wilds += 1
    for pieces in shaman.slots.values():
        for piece in pieces:
            if piece and piece[0] != "+" and faces[piece] == WILD:
                wilds += 1
    return wilds


def threatened(state: DuelState) -> bool:
    """At least min(3, dice held) wilds (EZ-R07)."""
    wilds = wilds_shown(state)
    return wilds > 0 and wilds >= min(SURGE_WILDS, state.shamans[state.active].held)


def check_dice(state: DuelState, emit: Emit) -> None:
    """After every roll or flip of a die of the active shaman: a surge first, then a Heal."""
    if threatened(state):
        emit(SurgeThreat(state.active, wilds_shown(state)))
        state.stack.append(SurgeWarning())
    else:
        check_summoning(state, emit)


def check_summoning(state: DuelState, emit: Emit) -> None:
    """Step 1 only, after every change of the hand: the opposing surge (EZ-R44), then Heal (EZ-R10)."""
    if not state.summoning:
        return
    shaman, faces = state.shamans[state.active], state.faces
    shown = {faces[die] for die in shaman.hand}
    if len(shown) != 1:
        return
    if state.options.opposing_surge and OPPOSITES[shaman.symbol] in shown:
        surge(state, "opposing", emit)
    elif shaman.symbol in shown and not shaman.healed and can_recover(state, state.active):
        _heal(state, emit)


def _heal(state: DuelState, emit: Emit) -> None:
    seat = state.active
    shaman = state.shamans[seat]
    shaman.healed = True
    emit(Healed(seat))
    die = recover(state, seat, "heal", True, emit)
    if shaman.symbol == "W" and state.faces[die] == "W" and shaman.lost:
        recover(state, seat, "second", True, emit)  # EZ-R11
    if threatened(state):
        emit(SurgeThreat(seat, wilds_shown(state)))
        state.stack.append(SurgeWarning())


def surge(state: DuelState, why: str, emit: Emit) -> None:
    """The turn is over: all dice to the pool, tokens on combos gone, the others recycled (EZ-R09)."""
    seat = state.active
    shaman = state.shamans[seat]
    for key in list(shaman.slots):
        clear(state, seat, key)
    shaman.pool += shaman.hand
    shaman.hand = []
    state.activations = []
    emit(Surge(seat, why))
    check_totem(state, seat, emit)
    recycle(state, seat, tokens_of(state, seat), emit)
    end_turn(state, emit)


@dataclass(frozen=True, slots=True)
class SurgeWarning(DuelStep):
    """`surge`: only a TOTEM BUFF can stop it (EZ-R08).  Asked of everybody with a token."""

    cancelling: bool = False
    """A TOTEM BUFF was used: `pick_die` for the wild that it cancels."""

    def about(self) -> About:
        return About(use="cancel" if self.cancelling else "surge")

    def decision(self, state: DuelState) -> Decision[Any] | None:
        if self.cancelling:
            wilds = self._wilds(state)
            return Decision(state.active, "pick_die", tuple(wilds)) if len(wilds) > 1 else None
        shaman = state.shamans[state.active]
        if not shaman.tokens or not threatened(state):
            return None
        buffs = tuple(use_token(c) for c, token in enumerate(shaman.totem) if token == "totem_buff")
        return Decision(state.active, "surge", (ACCEPT,), private=buffs, private_entry=True)

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if isinstance(action, PickDie):
            self._cancel(state, self._wilds(state)[action], emit)
        elif isinstance(action, UseToken):
            show_token(state, state.active, action.circle, emit)
            state.stack[-1] = SurgeWarning(cancelling=True)
        else:
            surge(state, "wild", emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        if self.cancelling:
            self._cancel(state, next(iter(self._wilds(state).values())), emit)
        elif threatened(state):
            surge(state, "wild", emit)
        else:
            state.stack.pop()
            settle_at_once(state, emit)
            check_summoning(state, emit)

    def _wilds(self, state: DuelState) -> dict[PickDie, tuple[str, str]]:
        """The own wilds in play, as place and die, one for each group."""
        seat, faces = state.active, state.faces
        shaman = state.shamans[seat]
        lying = [("hand", die) for die in shaman.hand] + [(key, die) for key, _, die in occupied(shaman)]
        found: dict[PickDie, tuple[str, str]] = {}
        for place, die in lying:
            if faces[die] == WILD:
                pick = pick_die(seat, place, die[0], WILD, die in shaman.borrowed)
                found.setdefault(pick, (place, die))
        return found

    def _cancel(self, state: DuelState, lying: tuple[str, str], emit: Emit) -> None:
        state.stack[-1] = SurgeWarning()
        cancel_wild(state, state.active, *lying, emit)
