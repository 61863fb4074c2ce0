"""Duel: when the face-down avatars may be used, and what comes of it (EZ-R45, R49, R50)."""

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import (
    ROLL,
    AddDie,
    PickCombo,
    PickSeat,
    add_die,
    use_avatar,
)
from zonegames.games.elemenz.avatars import show_avatar
from zonegames.games.elemenz.components import OPPOSITES, ROLLS
from zonegames.games.elemenz.dice import groups, pick, roll
from zonegames.games.elemenz.duel.state import Activation, DuelState
from zonegames.games.elemenz.duel.steps.moves import DuelStep
from zonegames.games.elemenz.duel.steps.picks import (
    ChooseColour,
    ChooseDie,
    ChooseTokens,
    any_for,
    lost_colours,
)
from zonegames.games.elemenz.duel.steps.surge import check_dice
from zonegames.games.elemenz.events import TargetChanged

Moment: TypeAlias = Literal["start", "roll", "place", "respond"]

AIMED: Final = frozenset({"strike", "lose2", "adjacent1", "all1", "all2", "unshield"})
"""Effects that DEFLECTOR and MIRROR can turn."""


def avatar_uses(state: DuelState, seat: Seat, moment: Moment) -> list[Any]:
    """The tiles that `seat` may turn up and use now, each kind once."""
    held = state.shamans[seat].avatars
    if not held:
        return []
    return [use_avatar(tile) for tile in dict.fromkeys(held) if _usable(state, seat, tile, moment)]


def _usable(state: DuelState, seat: Seat, tile: str, moment: Moment) -> bool:
    shaman = state.shamans[seat]
    if tile == "borrow":
        return moment == "start" and bool(lost_colours(state))
    if tile == "recycle":
        return shaman.tokens > 0
    if tile == "flip_own":
        return moment != "start" and any_for(state, seat, "flip_own")
    if tile == "flip_other":
        return moment == "respond" and seat != state.active and any_for(state, seat, "flip_active")
    if tile == "still_foe":
        return moment == "place" and state.summoning and state.rolls == ROLLS and bool(_foes(state))
    if tile in ("deflect", "mirror"):
        return moment == "respond" and bool(aimed_at(state, seat))
    return False  # GUARDIAN waits for a loss


def _foes(state: DuelState) -> list[str]:
    """Dice of the active hand that show its opposing symbol."""
    shaman = state.shamans[state.active]
    foe = OPPOSITES[shaman.symbol]
    return [die for die in shaman.hand if state.faces[die] == foe]


def aimed_at(state: DuelState, seat: Seat) -> list[str]:
    """The activated combos that are aimed at `seat` (EZ-R45)."""
    return [
        activation.key
        for activation in state.activations
        if activation.status == "active"
        and seat in activation.targets
        and state.combo(state.active, activation.key).effect in AIMED
    ]


def use_the_avatar(state: DuelState, seat: Seat, tile: str, emit: Emit) -> None:
    """Turn a tile up and ask what it is used on."""
    show_avatar(state.shamans[seat], state.display, seat, tile, emit)
    steps: dict[str, DuelStep] = {
        "borrow": ChooseColour(seat),
        "recycle": ChooseTokens(seat),
        "flip_own": ChooseDie(seat, "flip_own"),
        "flip_other": ChooseDie(seat, "flip_active"),
        "still_foe": Quell(),
        "deflect": Redirect(seat, tile),
        "mirror": Redirect(seat, tile),
    }
    state.stack.append(steps[tile])


@dataclass(frozen=True, slots=True)
class Quell(DuelStep):
    """`pick_dice`: which dice with the opposing symbol QUELLER re-rolls."""

    picked: tuple[str, ...] = ()

    def about(self) -> About:
        return About(use="still_foe", picked=self.picked)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        left = [die for die in _foes(state) if die not in self.picked]
        if not left:
            return None
        adds = tuple(
            add_die(*group) for group in groups(left, state.faces, state.shamans[state.active].borrowed)
        )
        return Decision(state.active, "pick_dice", (*adds, ROLL) if self.picked else adds)

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if not isinstance(action, AddDie):
            self.run(state, emit)
            return
        left = [die for die in _foes(state) if die not in self.picked]
        borrowed = state.shamans[state.active].borrowed
        die = pick(left, state.faces, borrowed, (action.colour, action.face, action.borrowed))
        state.stack[-1] = Quell((*self.picked, die))

    def run(self, state: DuelState, emit: Emit) -> None:
        state.stack.pop()
        roll(state, state.active, self.picked, "reroll", emit)
        check_dice(state, emit)


@dataclass(frozen=True, slots=True)
class Redirect(DuelStep):
    """DEFLECTOR and MIRROR: `pick_combo`, then `pick_seat`; without a real choice at once."""

    seat: Seat
    tile: str
    key: str = ""

    def about(self) -> About:
        return About(use=self.tile, key=self.key)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        if not self.key:
            keys = aimed_at(state, self.seat)
            picks = tuple(PickCombo(key) for key in keys)
            return Decision(self.seat, "pick_combo", picks) if len(keys) > 1 else None
        seats = self._seats(state)
        picks = tuple(PickSeat(seat) for seat in seats)
        return Decision(self.seat, "pick_seat", picks) if len(seats) > 1 else None

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if isinstance(action, PickCombo):
            state.stack[-1] = Redirect(self.seat, self.tile, action.key)
        else:
            self._turn(state, action.seat, emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        if not self.key:
            state.stack[-1] = Redirect(self.seat, self.tile, aimed_at(state, self.seat)[0])
        else:
            self._turn(state, self._seats(state)[0], emit)

    def _seats(self, state: DuelState) -> list[Seat]:
        return state.neighbours(self.seat) if self.tile == "deflect" else state.others(self.seat)

    def _turn(self, state: DuelState, target: Seat, emit: Emit) -> None:
        state.stack.pop()
        for i, activation in enumerate(state.activations):
            if activation.key == self.key:
                targets = list(activation.targets)
                at = targets.index(self.seat)
                if self.tile == "deflect":
                    targets[at] = target
                else:
                    targets.insert(at + 1, target)
                state.activations[i] = Activation(self.key, tuple(targets), activation.status)
        emit(TargetChanged(self.seat, self.key, target, self.tile))
