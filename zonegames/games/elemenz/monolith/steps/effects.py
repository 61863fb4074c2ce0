"""Monolith: what the boxed combos do, and the choices they bring (EZ-R60 to R66)."""

from dataclasses import dataclass
from typing import Any, Final, Literal

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import (
    ACCEPT,
    ROLL,
    AddDie,
    PickColour,
    PickLock,
    ReturnDie,
    TakeDie,
    UseAvatar,
    add_die,
    pick_colour,
    use_avatar,
)
from zonegames.games.elemenz.avatars import show_avatar
from zonegames.games.elemenz.components import BOXES, LOCKS, LOCKS_TO_WIN
from zonegames.games.elemenz.dice import groups, pick
from zonegames.games.elemenz.events import (
    DieAside,
    DieLocked,
    DieReturned,
    DieStolen,
    DieUnlocked,
    LossSpared,
)
from zonegames.games.elemenz.monolith.state import MonolithState
from zonegames.games.elemenz.monolith.steps.moves import (
    SideStep,
    borrow,
    colours,
    finish,
    from_pool,
    gain,
    roll_dice,
)


def carry_out(state: MonolithState, key: str, emit: Emit) -> None:
    """Begin the effect of a paid combo."""
    box = BOXES[key]
    if box.effect == "draw":
        gain(state, from_pool(state, box.board), emit)
    else:
        state.stack.append(_STEPS[box.effect])


def lock_die(state: MonolithState, key: str, die: str, emit: Emit) -> None:
    """A die is locked for good; the eighth one wins."""
    locks = state.mine.locks
    locks[key] = die
    emit(DieLocked(state.active, key, die))
    if len(locks) == LOCKS_TO_WIN:
        finish(state, state.active, "eighth_lock", emit)


# --- choices among colours


@dataclass(frozen=True, slots=True)
class TakeOrReturn(SideStep):
    """`take_or_return`: a die of the pool, or a rival's die into it."""

    def about(self) -> About:
        return About(use="take_or_return")

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        options = self._options(state)
        return Decision(state.active, "take_or_return", options) if len(options) > 1 else None

    def _options(self, state: MonolithState) -> tuple[Any, ...]:
        takes = tuple(TakeDie(colour) for colour in colours(state.pool))
        return takes + tuple(ReturnDie(colour) for colour in colours(state.rival.hand))

    def answer(self, state: MonolithState, action: Any, emit: Emit) -> None:
        state.stack.pop()
        if isinstance(action, TakeDie):
            gain(state, from_pool(state, action.colour), emit)
        else:
            state.stack.append(Guarded("return", action.colour))

    def run(self, state: MonolithState, emit: Emit) -> None:
        self.answer(state, self._options(state)[0], emit)


@dataclass(frozen=True, slots=True)
class ChooseRivalDie(SideStep):
    """`pick_colour`: which die of the rival's hand is stolen or set aside (EZ-R65)."""

    use: Literal["steal", "aside"]

    def about(self) -> About:
        return About(use=self.use)

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        options = colours(state.rival.hand)
        if len(options) < 2:
            return None
        return Decision(state.active, "pick_colour", tuple(pick_colour(colour) for colour in options))

    def answer(self, state: MonolithState, action: PickColour, emit: Emit) -> None:
        state.stack.pop()
        if self.use == "steal":
            state.stack.append(Guarded("steal", action.colour))
            return
        rival = state.rival
        die = next(die for die in rival.hand if die[0] == action.colour)
        rival.hand.remove(die)
        rival.aside.append(die)
        emit(DieAside(1 - state.active, die))

    def run(self, state: MonolithState, emit: Emit) -> None:
        self.answer(state, pick_colour(colours(state.rival.hand)[0]), emit)


@dataclass(frozen=True, slots=True)
class ChooseBorrowed(SideStep):
    """`pick_colour`: which die of the pool is borrowed for this turn."""

    rolled: bool
    """Rolled at once (a combo), or with all others (LENDER at the start)."""

    def about(self) -> About:
        return About(use="borrow")

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        options = colours(state.pool)
        if len(options) < 2:
            return None
        return Decision(state.active, "pick_colour", tuple(pick_colour(colour) for colour in options))

    def answer(self, state: MonolithState, action: PickColour, emit: Emit) -> None:
        state.stack.pop()
        die = borrow(state, action.colour, emit)
        if self.rolled:
            roll_dice(state, (die,), "gain", emit)

    def run(self, state: MonolithState, emit: Emit) -> None:
        self.answer(state, pick_colour(colours(state.pool)[0]), emit)


@dataclass(frozen=True, slots=True)
class ChooseLock(SideStep):
    """`pick_lock`: which locked die of the rival is freed."""

    def about(self) -> About:
        return About(use="unlock")

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        locks = self._locks(state)
        return Decision(state.active, "pick_lock", locks) if len(locks) > 1 else None

    def _locks(self, state: MonolithState) -> tuple[PickLock, ...]:
        return tuple(PickLock(key) for key in LOCKS if key in state.rival.locks)

    def answer(self, state: MonolithState, action: PickLock, emit: Emit) -> None:
        state.stack[-1] = Guarded("unlock", action.lock)

    def run(self, state: MonolithState, emit: Emit) -> None:
        self.answer(state, self._locks(state)[0], emit)


@dataclass(frozen=True, slots=True)
class Guarded(SideStep):
    """`loss`, only with avatars: the rival lets it happen or shows GUARDIAN (EZ-R68)."""

    use: Literal["steal", "return", "unlock"]
    what: str
    """A colour, or a lock."""

    def about(self) -> About:
        return About(use=self.use, key=self.what)

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        avatars = state.rival.avatars
        if not avatars:
            return None
        guard = (use_avatar("guard"),) if "guard" in avatars else ()
        return Decision(1 - state.active, "loss", (ACCEPT,), private=guard, private_entry=True)

    def answer(self, state: MonolithState, action: Any, emit: Emit) -> None:
        if isinstance(action, UseAvatar):
            state.stack.pop()
            show_avatar(state.rival, state.display, 1 - state.active, action.tile, emit)
            emit(LossSpared(1 - state.active))
        else:
            self.run(state, emit)

    def run(self, state: MonolithState, emit: Emit) -> None:
        state.stack.pop()
        rival, seat = state.rival, 1 - state.active
        if self.use == "unlock":
            die = rival.locks.pop(self.what)
            rival.hand.append(die)
            emit(DieUnlocked(seat, self.what, die))
            return
        die = next(die for die in rival.hand if die[0] == self.what)
        rival.hand.remove(die)
        if self.use == "return":
            state.pool.append(die)
            emit(DieReturned(seat, die))
        else:
            state.mine.hand.append(die)
            emit(DieStolen(state.active, seat, die))
            roll_dice(state, (die,), "gain", emit)


# --- re-rolls


@dataclass(frozen=True, slots=True)
class RerollSome(SideStep):
    """`pick_dice`: up to so many own dice, one after another, then they are rolled."""

    source: Literal["all", "hand", "wild"]
    most: int
    picked: tuple[str, ...] = ()

    def about(self) -> About:
        return About(use=f"reroll_{self.source}", left=self.most - len(self.picked), picked=self.picked)

    def decision(self, state: MonolithState) -> Decision[Any] | None:
        options = self._options(state)
        if len(self.picked) == self.most or not options:
            return None
        if not self.picked:
            return Decision(state.active, "pick_dice", options) if len(options) > 1 else None
        return Decision(state.active, "pick_dice", (*options, ROLL))

    def _left(self, state: MonolithState) -> list[str]:
        mine = state.mine
        dice = mine.hand if self.source == "hand" else mine.wild
        dice = mine.hand + mine.wild if self.source == "all" else dice
        return [die for die in dice if die not in self.picked]

    def _options(self, state: MonolithState) -> tuple[AddDie, ...]:
        found = groups(self._left(state), state.faces, state.mine.borrowed)
        return tuple(add_die(*group) for group in found)

    def answer(self, state: MonolithState, action: Any, emit: Emit) -> None:
        if not isinstance(action, AddDie):
            self._roll(state, emit)
            return
        group = (action.colour, action.face, action.borrowed)
        die = pick(self._left(state), state.faces, state.mine.borrowed, group)
        state.stack[-1] = RerollSome(self.source, self.most, (*self.picked, die))

    def run(self, state: MonolithState, emit: Emit) -> None:
        options = self._options(state)
        if options and len(self.picked) < self.most:
            self.answer(state, options[0], emit)
        else:
            self._roll(state, emit)

    def _roll(self, state: MonolithState, emit: Emit) -> None:
        state.stack.pop()
        roll_dice(state, self.picked, "combo", emit)


_STEPS: Final[dict[str, SideStep]] = {
    "take_or_return": TakeOrReturn(),
    "steal": ChooseRivalDie("steal"),
    "aside": ChooseRivalDie("aside"),
    "borrow": ChooseBorrowed(rolled=True),
    "unlock": ChooseLock(),
    "reroll1": RerollSome("all", 1),
    "reroll2": RerollSome("hand", 2),
    "unwild3": RerollSome("wild", 3),
}
