"""Duel: what lies on the boards and what a choice would do, as data, from public facts of a view.

A die that is put somewhere, a combo that is aimed, dice that are rolled again: what then.
"""

from dataclasses import dataclass
from math import comb
from typing import Literal, TypeAlias

from zonegames.engine.seats import Seat
from zonegames.games.elemenz.components import SURGE_WILDS, WILD, Combo
from zonegames.games.elemenz.duel.combos import (
    PLAIN_LOSS,
    POWER,
    completable,
    dice_on,
    free_slot,
    power,
    ready,
    shield_value,
    shows,
    strike_power,
)
from zonegames.games.elemenz.duel.view import DuelView, ShamanView

ComboStatus: TypeAlias = Literal["open", "READY", "BROKEN", "ARMED", "used"]
"""open: nothing or too little lies there; READY: complete; BROKEN: activated, but its symbols are wrong
now; ARMED: a waiting combo that may be used; used: carried out this turn."""


@dataclass(frozen=True, slots=True)
class RivalLoss:
    """What one shaman would lose as things lie."""

    seat: Seat
    shield: int | None
    """What weakens the blow; None where no SHIELD helps."""

    loss: int
    out: bool
    """It would be its last dice."""


@dataclass(frozen=True, slots=True)
class SpacesPreview:
    """One group of spaces as it lies."""

    key: str
    status: ComboStatus
    value: int
    """Power of STRIKE, value of SHIELD, else 0."""

    missing: tuple[str, ...]
    """Symbols still needed, in order of the spaces; none at STRIKE and SHIELD."""

    fits: tuple[str, ...]
    """Faces in hand that may go there now, by themselves."""

    lacking: tuple[str, ...]
    """Of the missing symbols those that the hand does not show, wilds and tokens aside."""

    tokens: int
    """How many face-down tokens it would take besides the dice in hand; 0 if none, -1 if it cannot be
    completed."""


def spaces_preview(view: DuelView, seat: Seat, key: str) -> SpacesPreview:
    """How a group of spaces of `seat`'s stands."""
    shaman = view.shamans[seat]
    combo = view.boards.combos[seat][key]
    pieces = shaman.slots.get(key, ("",) * len(combo.slots))
    value = _value(shaman, combo, pieces, view)
    open_ended = combo.kind in ("strike", "shield")
    missing = () if open_ended else _missing(combo, pieces)
    faces = [view.faces[die] for die in shaman.hand]
    hand = {face: faces.count(face) for face in faces}
    status = _status(view, shaman, combo, pieces)
    may_place = status in ("open", "READY") and key not in shaman.used
    return SpacesPreview(
        key=key,
        status=status,
        value=value,
        missing=missing,
        fits=_fits(view, combo, pieces, hand) if may_place else (),
        lacking=tuple(s for i, s in enumerate(missing) if missing[: i + 1].count(s) > hand.get(s, 0)),
        tokens=_tokens_needed(view, combo, pieces, hand, shaman) if may_place else 0,
    )


def board_preview(view: DuelView, seat: Seat) -> tuple[SpacesPreview, ...]:
    """STRIKE, SHIELD and the five combos of a seat."""
    return tuple(spaces_preview(view, seat, combo.key) for combo in view.boards.own[seat])


def _value(shaman: ShamanView, combo: Combo, pieces: tuple[str, ...], view: DuelView) -> int:
    if combo.kind == "strike":
        return power(shaman.symbol, pieces, view.faces)
    return shield_value(shaman, view.faces) if combo.kind == "shield" else 0


def _status(view: DuelView, shaman: ShamanView, combo: Combo, pieces: tuple[str, ...]) -> ComboStatus:
    right = ready(combo, pieces, view.faces)
    if combo.key in shaman.armed:
        return "ARMED" if right else "BROKEN"
    if shaman.seat != view.active or combo.key not in shaman.used:
        return "READY" if right else "open"
    status = next((a.status for a in view.activations if a.key == combo.key), "active")
    if status == "active":
        return "READY" if right else "BROKEN"
    return "BROKEN" if status == "broken" else "used"


def _missing(combo: Combo, pieces: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(symbol for symbol, piece in zip(combo.slots, pieces, strict=True) if not piece)


def _fits(view: DuelView, combo: Combo, pieces: tuple[str, ...], hand: dict[str, int]) -> tuple[str, ...]:
    """The faces that fit a free space of the combo, whether or not it can be completed."""
    return tuple(face for face in hand if free_slot(combo, pieces, view.faces, face) is not None)


def _tokens_needed(
    view: DuelView, combo: Combo, pieces: tuple[str, ...], hand: dict[str, int], shaman: ShamanView
) -> int:
    most = shaman.tokens if combo.takes_tokens else 0
    for tokens in range(most + 1):
        if completable(combo, pieces, view.faces, hand, tokens):
            return tokens
    return -1


# --- what an attack would do


def blow(view: DuelView, key: str, targets: tuple[Seat, ...]) -> tuple[RivalLoss, ...]:
    """What each target would lose to a combo of the active shaman, with SHIELDs as they lie and without
    anybody's response; nothing for effects that take no dice."""
    effect = view.boards.combos[view.active][key].effect
    if effect not in PLAIN_LOSS and effect not in POWER and effect != "strike":
        return ()
    return tuple(_loss(view, effect, target) for target in targets)


def _loss(view: DuelView, effect: str, target: Seat) -> RivalLoss:
    shaman = view.shamans[target]
    if effect in PLAIN_LOSS:
        shield, loss = None, PLAIN_LOSS[effect]
    else:
        shield = shield_value(shaman, view.faces)
        strength = strike_power(view.me, view.faces) if effect == "strike" else POWER[effect]
        loss = max(0, strength - shield)
    loss = min(loss, shaman.dice)
    return RivalLoss(target, shield, loss, loss == shaman.dice > 0)


def combo_losses(view: DuelView, key: str) -> tuple[RivalLoss, ...]:
    """What a combo of the active shaman would cost each rival whom it may hit."""
    near = view.boards.combos[view.active][key].effect == "adjacent1"
    return blow(view, key, tuple(view.neighbours(view.active) if near else view.others(view.active)))


def why_idle(view: DuelView, key: str) -> str:
    """Why a combo of the active shaman would do nothing as things are; empty if it would."""
    effect = view.boards.combos[view.active][key].effect
    if effect == "recover":
        return "the Monolith is sealed" if view.sealed else "" if view.me.lost else "no die of yours is lost"
    if effect == "unshield" and not any(
        dice_on(view.shamans[seat].slots.get("shield", ())) for seat in view.others(view.active)
    ):
        return "no rival has a die in SHIELD"
    return ""


# --- odds


def surge_odds(view: DuelView, rolled: tuple[str, ...]) -> float:
    """The chance that rolling these dice of the active hand makes a surge threaten, from 0 to 1."""
    me = view.me
    kept = sum(view.faces[die] == WILD for die in me.hand if die not in rolled)
    kept += sum(shows(p, view.faces) == WILD for pieces in me.slots.values() for p in pieces)
    needed = min(SURGE_WILDS, me.held) - kept
    count = len(rolled)
    if needed <= 0:
        return 1.0
    return sum(comb(count, n) * 5 ** (count - n) for n in range(needed, count + 1)) / 6**count


def rounds_to_seal(view: DuelView) -> int:
    """Rounds until the Monolith is sealed; 0 once it is."""
    return max(0, view.seal_round - view.round)


def rounds_to_hunger(view: DuelView) -> int:
    """Rounds until the Monolith hungers; 0 once it does."""
    return max(0, view.hunger_round - view.round)
