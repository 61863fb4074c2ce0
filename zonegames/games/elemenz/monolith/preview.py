"""Monolith: what can be completed and what that would mean, as data, from public facts of a view."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from zonegames.games.elemenz.components import BOXES, LOCKS_TO_WIN, Box
from zonegames.games.elemenz.monolith.boxes import would_do
from zonegames.games.elemenz.monolith.view import MonolithView, SideView

BoxStatus: TypeAlias = Literal["open", "READY", "used", "LOCKED", "idle"]
"""open: dice are missing; READY: the hand pays for it; used: this turn; LOCKED; idle: it would do nothing."""


@dataclass(frozen=True, slots=True)
class BoxPreview:
    """One combo or lock of the active side."""

    key: str
    status: BoxStatus
    missing: tuple[str, ...]
    """Symbols that the hand does not show often enough."""

    dice: tuple[str, ...]
    """The dice that it would take, cheapest choice, the lock die first; empty unless READY."""


@dataclass(frozen=True, slots=True)
class LockWarning:
    """What a lock would leave to its owner."""

    lock: str
    locks: int
    """Own locks afterwards."""

    wins: bool
    dice_left: int
    """Own unlocked dice afterwards."""

    smallest: int
    """Spaces of the smallest lock that would still be open."""

    @property
    def starves(self) -> bool:
        """Too few dice would be left for any further lock (EZ-R62)."""
        return not self.wins and self.dice_left < self.smallest


def box_preview(view: MonolithView, key: str) -> BoxPreview:
    """How a box or lock of the active side stands."""
    box, mine = BOXES[key], view.mine
    shown = [view.faces[die] for die in mine.hand]
    missing = tuple(symbol for symbol, count in box.cost for _ in range(max(0, count - shown.count(symbol))))
    if key in mine.locks:
        return BoxPreview(key, "LOCKED", (), ())
    if key in mine.used:
        return BoxPreview(key, "used", (), ())
    dice = () if missing else cheapest(view, box)
    if not dice:
        return BoxPreview(key, "open", missing, ())
    if box.effect != "lock" and not would_do(view, box):
        return BoxPreview(key, "idle", (), ())
    return BoxPreview(key, "READY", (), dice)


def cheapest(view: MonolithView, box: Box) -> tuple[str, ...]:
    """Dice that pay for a box: borrowed and foreign ones before those that could be locked themselves;
    empty if a lock has no die of its colour."""
    mine, faces = view.mine, view.faces
    order = sorted(mine.hand, key=lambda die: (die not in mine.borrowed, die[0] in mine.boards, die))
    taken: list[str] = []
    needs = box.spaces
    if box.effect == "lock":
        own = [d for d in order if d[0] == box.board == faces[d] and d not in mine.borrowed]
        if not own:
            return ()
        taken, needs = own[:1], needs[1:]
    for symbol in needs:
        taken.append(next(die for die in order if faces[die] == symbol and die not in taken))
    return tuple(taken)


def lock_warning(view: MonolithView, key: str) -> LockWarning:
    """What locking `key` would leave the active side."""
    mine = view.mine
    locks = len(mine.locks) + 1
    smallest = min((len(lock.spaces) for lock in mine.open_locks() if lock.key != key), default=0)
    return LockWarning(key, locks, locks == LOCKS_TO_WIN, mine.unlocked - 1, smallest)


def starves_with_one_less(side: SideView) -> bool:
    """Whether the loss of one unlocked die would leave the side too few for its smallest lock."""
    return side.unlocked - 1 < side.smallest_lock
