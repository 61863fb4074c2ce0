"""Duel: the choices that an effect brings with it.  All are public but the tokens for the bag."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.about import About
from zonegames.games.elemenz.actions import (
    RECYCLE,
    PickAvatar,
    PickDie,
    PickFace,
    PickToken,
    pick_colour,
    pick_die,
)
from zonegames.games.elemenz.components import ELEMENTS, FACES_IN_ORDER, WILD
from zonegames.games.elemenz.dice import roll
from zonegames.games.elemenz.duel.combos import occupied
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.moves import (
    DuelStep,
    cancel_wild,
    recycle,
    settle,
    settle_at_once,
    take_off,
    tokens_of,
)
from zonegames.games.elemenz.duel.steps.surge import check_dice, check_summoning
from zonegames.games.elemenz.events import (
    AvatarDestroyed,
    DieBorrowed,
    DieFlipped,
    ShieldDieRemoved,
)
from zonegames.games.elemenz.keys import TotemSpaces, parse_key

Use: TypeAlias = Literal["reroll", "reroll_other", "cancel", "flip_own", "flip_active", "free"]
"""What is done to a die: re-rolled (any, another shaman's), its wild cancelled, turned (the user's own, the
active one's), re-rolled by the Air shaman's ability."""

Lying: TypeAlias = tuple[Seat, str, str]
"""A die in play: who has it, where (hand or spaces), which."""


def in_play(state: DuelState) -> Iterator[Lying]:
    """Every die that shows a symbol: the active hand, all combos, SHIELDs and totem spaces (EZ-R25)."""
    for seat, shaman in enumerate(state.shamans):
        for die in shaman.hand:
            yield seat, "hand", die
        for key, _, die in occupied(shaman):
            yield seat, key, die


def dice_for(state: DuelState, seat: Seat, use: Use, spared: str = "") -> Iterator[Lying]:
    """The dice that `seat` may choose for a use; none on the spaces `spared` (EZ-R42)."""
    active, faces = state.active, state.faces
    for lying in in_play(state):
        holder, place, die = lying
        if place == spared:
            continue
        if use == "reroll":
            fits = True
        elif use == "reroll_other":
            fits = holder != seat
        elif use == "cancel":
            fits = faces[die] == WILD
        elif use == "flip_active":
            fits = holder == active
        elif use == "flip_own":
            fits = holder == seat
        else:
            fits = holder == seat and _on_own_board(state, seat, place, die)
        if fits:
            yield lying


def _on_own_board(state: DuelState, seat: Seat, place: str, die: str) -> bool:
    """One of its own dice, in the hand, on the shaman board or beside the own totem (EZ-R12)."""
    if die in state.shamans[seat].borrowed:
        return False
    spaces = parse_key(place)
    return spaces is None or (isinstance(spaces, TotemSpaces) and spaces.owner == seat)


def any_for(state: DuelState, seat: Seat, use: Use, spared: str = "") -> bool:
    """Whether there is a die to choose."""
    return next(dice_for(state, seat, use, spared), None) is not None


@dataclass(frozen=True, slots=True)
class ChooseDie(DuelStep):
    """`pick_die`: which die; without a real choice it is taken at once."""

    seat: Seat
    use: Use
    spared: str = ""

    def about(self) -> About:
        return About(use=self.use)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        options = self._options(state)
        if len(options) < 2:
            return None
        return Decision(self.seat, "pick_die", tuple(options))

    def answer(self, state: DuelState, action: PickDie, emit: Emit) -> None:
        state.stack.pop()
        self._apply(state, self._options(state)[action], emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        state.stack.pop()
        for lying in self._options(state).values():
            self._apply(state, lying, emit)

    def _options(self, state: DuelState) -> dict[PickDie, Lying]:
        """One die for each group that nobody can tell apart."""
        faces = state.faces
        options: dict[PickDie, Lying] = {}
        for lying in dice_for(state, self.seat, self.use, self.spared):
            holder, place, die = lying
            borrowed = die in state.shamans[holder].borrowed
            options.setdefault(pick_die(holder, place, die[0], faces[die], borrowed), lying)
        return options

    def _apply(self, state: DuelState, lying: Lying, emit: Emit) -> None:
        holder, place, die = lying
        if self.use in ("flip_own", "flip_active"):
            state.stack.append(ChooseFace(self.seat, holder, die, wild=self.use == "flip_own"))
        elif self.use == "cancel":
            cancel_wild(state, holder, place, die, emit)
            settle_at_once(state, emit)
            check_summoning(state, emit)
        else:
            roll(state, holder, (die,), "free" if self.use == "free" else "response", emit)
            _changed(state, holder, emit)


def _changed(state: DuelState, holder: Seat, emit: Emit) -> None:
    """What a new face brings on."""
    settle_at_once(state, emit)
    if holder == state.active:
        check_dice(state, emit)


@dataclass(frozen=True, slots=True)
class ChooseFace(DuelStep):
    """`pick_face`: to which face a die is turned."""

    seat: Seat
    holder: Seat
    die: str
    wild: bool
    """Whether the wild face may be chosen (SHAPER, not TRICKSTER)."""

    def about(self) -> About:
        return About(use="flip", picked=(self.die,), seat=self.holder)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        now = state.faces[self.die]
        faces = (face for face in FACES_IN_ORDER if face != now and (self.wild or face != WILD))
        return Decision(self.seat, "pick_face", tuple(PickFace(face) for face in faces))

    def answer(self, state: DuelState, action: PickFace, emit: Emit) -> None:
        state.stack.pop()
        state.faces[self.die] = action.face
        emit(DieFlipped(self.holder, self.die, action.face, self.seat))
        _changed(state, self.holder, emit)


@dataclass(frozen=True, slots=True)
class ChooseColour(DuelStep):
    """`pick_colour`: which die LENDER borrows from the Monolith (EZ-R50)."""

    seat: Seat

    def about(self) -> About:
        return About(use="borrow")

    def decision(self, state: DuelState) -> Decision[Any] | None:
        colours = lost_colours(state)
        if len(colours) < 2:
            return None
        return Decision(self.seat, "pick_colour", tuple(pick_colour(colour) for colour in colours))

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        self._borrow(state, action.colour, emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        self._borrow(state, lost_colours(state)[0], emit)

    def _borrow(self, state: DuelState, colour: str, emit: Emit) -> None:
        state.stack.pop()
        die = next(owner for owner in state.shamans if owner.symbol == colour).lost.pop()
        shaman = state.shamans[self.seat]
        shaman.pool.append(die)
        shaman.borrowed.append(die)
        emit(DieBorrowed(self.seat, die))


def lost_colours(state: DuelState) -> list[str]:
    """The colours of the dice in the Monolith."""
    lost = {shaman.symbol for shaman in state.shamans if shaman.lost}
    return [symbol for symbol in ELEMENTS if symbol in lost]


@dataclass(frozen=True, slots=True)
class ChooseTokens(DuelStep):
    """`pick_tokens`, behind the cover: which tokens RENEWER puts into the bag."""

    seat: Seat
    picked: tuple[int, ...] = ()

    def about(self) -> About:
        return About(use="recycle", picked=tuple(map(str, self.picked)))

    def decision(self, state: DuelState) -> Decision[Any] | None:
        left = [circle for circle in tokens_of(state, self.seat) if circle not in self.picked]
        picks = tuple(PickToken(circle) for circle in left)
        return Decision(self.seat, "pick_tokens", (*picks, RECYCLE) if self.picked else picks, secret=True)

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if isinstance(action, PickToken):
            state.stack[-1] = ChooseTokens(self.seat, tuple(sorted((*self.picked, action.circle))))
            return
        state.stack.pop()
        recycle(state, self.seat, list(self.picked), emit)


@dataclass(frozen=True, slots=True)
class ChooseShieldDie(DuelStep):
    """`pick_die`: which SHIELD die of each target `unshield` sends to its pool."""

    targets: tuple[Seat, ...]

    def about(self) -> About:
        return About(use="unshield", seat=self.targets[0] if self.targets else -1)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        options = self._options(state)
        if len(options) < 2:
            return None
        return Decision(state.active, "pick_die", tuple(options))

    def answer(self, state: DuelState, action: PickDie, emit: Emit) -> None:
        self._remove(state, self._options(state)[action], emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        options = self._options(state)
        self._remove(state, next(iter(options.values()), ""), emit)

    def _options(self, state: DuelState) -> dict[PickDie, str]:
        target, faces = self.targets[0], state.faces
        options: dict[PickDie, str] = {}
        for key, _, die in occupied(state.shamans[target]):
            if key == "shield":
                options.setdefault(pick_die(target, key, die[0], faces[die], False), die)
        return options

    def _remove(self, state: DuelState, die: str, emit: Emit) -> None:
        target, *rest = self.targets
        if rest:
            state.stack[-1] = ChooseShieldDie(tuple(rest))
        else:
            state.stack.pop()
        if die:
            take_off(state, target, "shield", die)
            state.shamans[target].pool.append(die)
            emit(ShieldDieRemoved(target, die))
            settle(state, target, emit)


@dataclass(frozen=True, slots=True)
class ChooseAvatar(DuelStep):
    """`pick_avatar`: which face-down tile of the target is destroyed, unseen (EZ-R47)."""

    target: Seat

    def about(self) -> About:
        return About(use="destroy", seat=self.target)

    def decision(self, state: DuelState) -> Decision[Any] | None:
        count = len(state.shamans[self.target].avatars)
        if count < 2:
            return None
        return Decision(state.active, "pick_avatar", tuple(PickAvatar(i) for i in range(count)))

    def answer(self, state: DuelState, action: PickAvatar, emit: Emit) -> None:
        self._destroy(state, action.index, emit)

    def run(self, state: DuelState, emit: Emit) -> None:
        self._destroy(state, 0, emit)

    def _destroy(self, state: DuelState, index: int, emit: Emit) -> None:
        state.stack.pop()
        shaman = state.shamans[self.target]
        tile = shaman.avatars.pop(index)
        shaman.avatars_known.pop(index)
        state.display.append(tile)
        emit(AvatarDestroyed(self.target, state.active, tile))
