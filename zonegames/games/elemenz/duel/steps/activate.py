"""Duel, step 3: completed combos are activated together, and aimed (EZ-R22)."""

from dataclasses import dataclass
from typing import Any, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import Target
from zonegames.games.elemenz.duel.combos import dice_on
from zonegames.games.elemenz.duel.state import Activation, DuelState
from zonegames.games.elemenz.duel.steps.moves import DuelStep
from zonegames.games.elemenz.duel.steps.window import Window
from zonegames.games.elemenz.events import ComboActivated, ComboArmed

AIMED_AT_ONE: Final = frozenset({"strike", "lose2", "unshield"})
"""Effects that name one rival."""


def activate(state: DuelState, completed: list[str], emit: Emit) -> None:
    """Arm waiting combos, aim the others: named combos in the order of the board, then STRIKE, totems and
    avatars.  Then everybody may respond."""
    seat = state.active
    shaman = state.shamans[seat]
    order = list(state.boards.combos[seat])
    ranked = sorted(completed, key=lambda key: (key == "strike" or ":" in key, order.index(key)))
    aimed: list[str] = []
    for key in ranked:
        combo = state.combo(seat, key)
        if combo.kind == "waiting":
            shaman.armed.append(key)
            emit(ComboArmed(seat, key))
        elif combo.kind == "shield":
            emit(ComboActivated(seat, key, ()))
        else:
            aimed.append(key)
    state.stack.append(Window())
    state.stack.append(Targeting(tuple(aimed)))


def targets_of(state: DuelState, effect: str) -> list[Seat]:
    """Whom an effect that names one rival may name; for the others, all whom it hits, in order."""
    active = state.active
    if effect == "adjacent1":
        return state.neighbours(active)
    if effect == "unshield":
        return [seat for seat in state.others(active) if has_shield_die(state, seat)]
    if effect in ("strike", "lose2", "all1", "all2"):
        return state.others(active)
    return []


def has_shield_die(state: DuelState, seat: Seat) -> bool:
    """A die (not only a token) lies in SHIELD."""
    return bool(dice_on(state.shamans[seat].slots.get("shield", ())))


@dataclass(frozen=True, slots=True)
class Targeting(DuelStep):
    """`target`: one rival for each combo that names one."""

    keys: tuple[str, ...]

    def about(self) -> About:
        return About(use="target", key=self.keys[0] if self.keys else "")

    def decision(self, state: DuelState) -> Decision[Any] | None:
        if not self.keys:
            return None
        effect = state.combo(state.active, self.keys[0]).effect
        if effect not in AIMED_AT_ONE:
            return None
        targets = targets_of(state, effect)
        if len(targets) < 2:
            return None
        return Decision(state.active, "target", tuple(Target(seat) for seat in targets))

    def answer(self, state: DuelState, action: Target, emit: Emit) -> None:
        self._activate(state, (action.seat,), emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        if not self.keys:
            state.stack.pop()
        else:
            effect = state.combo(state.active, self.keys[0]).effect
            self._activate(state, tuple(targets_of(state, effect)), emit)

    def _activate(self, state: DuelState, targets: tuple[Seat, ...], emit: Emit) -> None:
        state.stack[-1] = Targeting(self.keys[1:])
        state.activations.append(Activation(self.keys[0], targets))
        emit(ComboActivated(state.active, self.keys[0], targets))
