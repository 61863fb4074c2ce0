"""What one of the offered choices would do, as data, from what its looker may know."""

from dataclasses import dataclass, replace
from types import MappingProxyType

from zonegames.games.elemenz.actions import (
    Action,
    Complete,
    Place,
    PlaceToken,
    Resolve,
    ReturnDie,
    Roll,
    Target,
)
from zonegames.games.elemenz.components import BOXES, TOKEN_SYMBOLS
from zonegames.games.elemenz.duel.combos import free_slot
from zonegames.games.elemenz.duel.preview import (
    RivalLoss,
    SpacesPreview,
    blow,
    combo_losses,
    spaces_preview,
    surge_odds,
)
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.monolith.preview import (
    BoxPreview,
    LockWarning,
    box_preview,
    lock_warning,
    starves_with_one_less,
)
from zonegames.games.elemenz.monolith.view import MonolithView
from zonegames.games.elemenz.view import ElemenzView


@dataclass(frozen=True, slots=True)
class ChoicePreview:
    """Only what applies to the choice is filled in."""

    spaces: SpacesPreview | None = None
    """Duel: the spaces as they would lie afterwards."""

    losses: tuple[RivalLoss, ...] = ()
    """Duel: what shamans would lose, each if it were hit."""

    unfinished: tuple[str, ...] = ()
    """Duel, `done`: combos whose dice would go back."""

    surge: float | None = None
    """Duel, a re-roll: the chance that a surge threatens."""

    box: BoxPreview | None = None
    """Monolith: what would be paid."""

    lock: LockWarning | None = None
    """Monolith: what a lock would leave."""

    starves_rival: bool = False
    """Monolith: the rival would have too few dice."""


def preview(view: ElemenzView, action: Action) -> ChoicePreview:
    """What `action` would do as things lie, with no die rolled and nobody responding."""
    if isinstance(view, DuelView):
        return _duel(view, action)
    return _monolith(view, action)


def _duel(view: DuelView, action: Action) -> ChoicePreview:
    if isinstance(action, (Place, PlaceToken)):
        after = placed(view, action)
        return ChoicePreview(spaces_preview(after, view.active, action.key), combo_losses(after, action.key))
    if isinstance(action, Target):
        return ChoicePreview(losses=blow(view, view.about.key, (action.seat,)))
    if isinstance(action, Resolve):
        targets = next(a.targets for a in view.activations if a.key == action.key)
        return ChoicePreview(losses=blow(view, action.key, targets))
    if isinstance(action, Roll) and view.about.picked:
        return ChoicePreview(surge=surge_odds(view, view.about.picked))
    if action.kind == "done":
        return ChoicePreview(unfinished=unfinished(view))
    return ChoicePreview()


def placed(view: DuelView, action: Place | PlaceToken) -> DuelView:
    """The view with a die or token put where `action` says."""
    me = view.me
    combo = view.boards.combos[view.active][action.key]
    pieces = list(me.slots.get(action.key, ("",) * len(combo.slots)))
    hand = list(me.hand)
    if isinstance(action, Place):
        piece = next(d for d in hand if d[0] == action.colour and view.faces[d] == action.face)
        hand.remove(piece)
        face = action.face
    else:
        face = TOKEN_SYMBOLS[me.totem[action.circle]]
        piece = f"+{face}{action.circle}"
    slot = free_slot(combo, pieces, view.faces, face)
    if slot is not None:
        pieces[slot] = piece
    slots = MappingProxyType({**me.slots, action.key: tuple(pieces)})
    mine = replace(me, hand=tuple(hand), slots=slots)
    shamans = tuple(mine if s.seat == view.active else s for s in view.shamans)
    return replace(view, shamans=shamans)


def unfinished(view: DuelView) -> tuple[str, ...]:
    """Keys on which something lies that `done` would send back."""
    me = view.me
    return tuple(
        key
        for key in me.slots
        if key not in me.used and spaces_preview(view, view.active, key).status != "READY"
    )


def _monolith(view: MonolithView, action: Action) -> ChoicePreview:
    if isinstance(action, Complete):
        lock = lock_warning(view, action.key) if BOXES[action.key].effect == "lock" else None
        return ChoicePreview(box=box_preview(view, action.key), lock=lock)
    if isinstance(action, ReturnDie):
        return ChoicePreview(starves_rival=starves_with_one_less(view.rival))
    return ChoicePreview()
