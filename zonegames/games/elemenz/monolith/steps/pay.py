"""Monolith: what can be paid, and with which dice where that matters (a colour counts only in locks)."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import (
    AddDie,
    Buy,
    Complete,
    Destroy,
    Pay,
    PickAvatar,
    add_die,
    complete,
    pay,
)
from zonegames.games.elemenz.components import AVATAR_LIMIT, BOXES, DESTROY_COST, Box
from zonegames.games.elemenz.dice import groups, pick
from zonegames.games.elemenz.events import AvatarBought, AvatarDestroyed, ComboCompleted
from zonegames.games.elemenz.monolith.boxes import would_do
from zonegames.games.elemenz.monolith.state import MonolithState
from zonegames.games.elemenz.monolith.steps.effects import carry_out, lock_die
from zonegames.games.elemenz.monolith.steps.moves import SideStep


def payable(state: MonolithState) -> list[Any]:
    """Everything that the dice in hand pay for now."""
    mine, faces = state.mine, state.faces
    shown: dict[str, int] = {}
    for die in mine.hand:
        face = faces[die]
        shown[face] = shown.get(face, 0) + 1
    found: list[Any] = [complete(box.key) for box in state.boxes() if _can_complete(state, box, shown)]
    if state.display and len(mine.avatars) < AVATAR_LIMIT and any(s in shown for s in mine.boards):
        found += [Buy(tile) for tile in dict.fromkeys(state.display)]
    if state.rival.avatars:
        found += [Destroy(s) for s in state.rival.boards if shown.get(s, 0) >= DESTROY_COST]
    return found


def _can_complete(state: MonolithState, box: Box, shown: dict[str, int]) -> bool:
    mine = state.mine
    if box.key in mine.used or box.key in mine.locks:
        return False
    for symbol, count in box.cost:
        if shown.get(symbol, 0) < count:
            return False
    if box.effect == "lock":
        return lock_candidate(state, box) is not None
    return would_do(state, box)


def lock_candidate(state: MonolithState, box: Box) -> str | None:
    """A die for the lock space: of the board's colour, showing its symbol, not borrowed (EZ-R64)."""
    mine = state.mine
    for die in mine.hand:
        if die[0] == box.board == state.faces[die] and die not in mine.borrowed:
            return die
    return None


def begin_payment(state: MonolithState, action: Any) -> None:
    """The announced action is paid; its effect follows."""
    if isinstance(action, Complete):
        box = BOXES[action.key]
        needs = box.spaces
        taken: tuple[str, ...] = ()
        if box.effect == "lock":
            die = lock_candidate(state, box)
            assert die is not None
            needs, taken = needs[1:], (die,)
        state.stack.append(Paying(action.key, needs, taken))
    elif isinstance(action, Buy):
        state.stack.append(Buying(action.tile))
    elif isinstance(action, Destroy):
        state.stack.append(Paying("destroy", (action.face,) * DESTROY_COST))


@dataclass(frozen=True, slots=True)
class Paying(SideStep):
    """`pick_dice`: the colour for each symbol, wherever dice of several colours show it."""

    key: str
    """A box, a lock, or "destroy"."""

    needs: tuple[str, ...]
    taken: tuple[str, ...] = ()

    def about(self) -> About:
        return About(use="pay", key=self.key, picked=self.taken, symbol=self.needs[0] if self.needs else "")

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        if not self.needs:
            return None
        dice = self._dice(state)
        kinds = self._kinds(state, dice)
        if len(kinds) < 2 or len(dice) == self.needs.count(self.needs[0]):
            return None
        return Decision(state.active, "pick_dice", kinds)

    def _dice(self, state: MonolithState) -> list[str]:
        """What could pay the next symbol."""
        symbol, faces = self.needs[0], state.faces
        return [die for die in state.mine.hand if faces[die] == symbol and die not in self.taken]

    def _kinds(self, state: MonolithState, dice: list[str]) -> tuple[Pay, ...]:
        found = groups(dice, state.faces, state.mine.borrowed)
        return tuple(pay(colour, borrowed) for colour, _, borrowed in found)

    def answer(self, state: MonolithState, action: Pay, emit: Emit) -> None:
        group = (action.colour, self.needs[0], action.borrowed)
        die = pick(self._dice(state), state.faces, state.mine.borrowed, group)
        state.stack[-1] = Paying(self.key, self.needs[1:], (*self.taken, die))

    def run(self, state: MonolithState, emit: Emit) -> None:
        if self.needs:
            self.answer(state, self._kinds(state, self._dice(state))[0], emit)
            return
        state.stack.pop()
        mine = state.mine
        for die in self.taken:
            mine.hand.remove(die)
        if self.key == "destroy":
            _spend(state, self.key, self.taken, emit)
            state.stack.append(Destroying())
        elif BOXES[self.key].effect == "lock":
            mine.used[self.key] = list(self.taken[1:])
            emit(ComboCompleted(state.active, self.key, self.taken))
            lock_die(state, self.key, self.taken[0], emit)
        else:
            _spend(state, self.key, self.taken, emit)
            carry_out(state, self.key, emit)


def _spend(state: MonolithState, key: str, dice: tuple[str, ...], emit: Emit) -> None:
    """Dice that paid stay on the board to the end of the turn."""
    state.mine.used.setdefault(key, []).extend(dice)
    emit(ComboCompleted(state.active, key, dice))


@dataclass(frozen=True, slots=True)
class Buying(SideStep):
    """`pick_dice`: which die, showing one of the own two elements, pays for a tile (EZ-R67)."""

    tile: str

    def about(self) -> About:
        return About(use="buy", key=self.tile)

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        options = self._options(state)
        return Decision(state.active, "pick_dice", options) if len(options) > 1 else None

    def _dice(self, state: MonolithState) -> list[str]:
        mine = state.mine
        return [die for die in mine.hand if state.faces[die] in mine.boards]

    def _options(self, state: MonolithState) -> tuple[AddDie, ...]:
        found = groups(self._dice(state), state.faces, state.mine.borrowed)
        return tuple(add_die(*group) for group in found)

    def answer(self, state: MonolithState, action: AddDie, emit: Emit) -> None:
        state.stack.pop()
        mine = state.mine
        group = (action.colour, action.face, action.borrowed)
        die = pick(self._dice(state), state.faces, mine.borrowed, group)
        mine.hand.remove(die)
        _spend(state, "buy", (die,), emit)
        state.display.remove(self.tile)
        mine.avatars.append(self.tile)
        mine.avatars_known.append(True)
        emit(AvatarBought(state.active, self.tile))

    def run(self, state: MonolithState, emit: Emit) -> None:
        self.answer(state, self._options(state)[0], emit)


@dataclass(frozen=True, slots=True)
class Destroying(SideStep):
    """`pick_avatar`: which face-down tile of the rival, unseen."""

    def about(self) -> About:
        return About(use="destroy")

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        count = len(state.rival.avatars)
        if count < 2:
            return None
        return Decision(state.active, "pick_avatar", tuple(PickAvatar(i) for i in range(count)))

    def answer(self, state: MonolithState, action: PickAvatar, emit: Emit) -> None:
        state.stack.pop()
        rival = state.rival
        tile = rival.avatars.pop(action.index)
        rival.avatars_known.pop(action.index)
        state.display.append(tile)
        emit(AvatarDestroyed(1 - state.active, state.active, tile))

    def run(self, state: MonolithState, emit: Emit) -> None:
        self.answer(state, PickAvatar(0), emit)
