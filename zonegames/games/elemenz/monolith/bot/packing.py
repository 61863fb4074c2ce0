"""Monolith bot: which combos a hand can pay for together, and which dice to keep for more."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from zonegames.games.elemenz.components import BOXES, LOCKS_TO_WIN, Box
from zonegames.games.elemenz.monolith.boxes import would_do
from zonegames.games.elemenz.monolith.preview import lock_warning, starves_with_one_less
from zonegames.games.elemenz.monolith.view import MonolithView

LOCK_WORTH = 3.0
WIN_WORTH = 100.0
ENOUGH_DICE = 10
"""With so many free dice another one is worth little."""

_THIN = {1: 1.4, 2: 1.2, 3: 0.9, 4: 0.5}
"""What a lock costs besides its die, by how few free dice it leaves: the next loss could starve."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to complete, and what it is worth in dice."""

    box: Box
    worth: float


def goals(view: MonolithView) -> list[Goal]:
    """Everything on the own boards that is not used up and would do something, the best first."""
    mine = view.mine
    found: list[Goal] = []
    for box in BOXES.values():
        if box.board in mine.boards and box.key not in mine.used and box.key not in mine.locks:
            worth = _worth(view, box)
            if worth > 0:
                found.append(Goal(box, worth))
    return sorted(found, key=lambda goal: -goal.worth)


def _worth(view: MonolithView, box: Box) -> float:
    mine, rival = view.mine, view.rival
    if box.effect == "lock":
        warning = lock_warning(view, box.key)
        if warning.wins:
            return WIN_WORTH
        if warning.starves:
            return 0.0
        thin = _THIN.get(warning.dice_left, 0.0)
        return LOCK_WORTH - 0.2 * len(box.spaces) + 0.15 * len(mine.locks) - thin
    if not would_do(view, box):
        return 0.0
    hungry = mine.unlocked < ENOUGH_DICE
    kill = WIN_WORTH if rival.hand and starves_with_one_less(rival) else 0.0
    worths = {
        "draw": 2.2 if hungry else 0.4,
        "steal": (2.6 if hungry else 1.2) + kill,
        "take_or_return": (2.0 if hungry else 0.8) + kill,
        "unlock": 1.0 + 0.45 * len(rival.locks),
        "aside": 0.5,
        "borrow": 0.7,
        "reroll2": 0.3,
        "reroll1": 0.25,
        "unwild3": 0.35 * min(3, len(mine.wild)),
    }
    return worths[box.effect]


class Purse:
    """The dice in hand, as payment: faces, and which of them could lie on a lock space."""

    def __init__(self, view: MonolithView) -> None:
        mine, faces = view.mine, view.faces
        self.shown: dict[str, int] = {}
        self.lockable: dict[str, int] = {}
        for die in mine.hand:
            face = faces[die]
            self.shown[face] = self.shown.get(face, 0) + 1
            if die[0] == face and die not in mine.borrowed:
                self.lockable[face] = self.lockable.get(face, 0) + 1

    def pays(self, box: Box) -> bool:
        """Whether it could be paid now."""
        if box.effect == "lock" and self.lockable.get(box.board, 0) < 1:
            return False
        return all(self.shown.get(symbol, 0) >= count for symbol, count in box.cost)

    def spend(self, box: Box, sign: int = -1) -> None:
        """Take the price out, or put it back."""
        for symbol, count in box.cost:
            self.shown[symbol] = self.shown.get(symbol, 0) + sign * count
        if box.effect == "lock":
            self.lockable[box.board] += sign


def best_set(view: MonolithView, wanted: Sequence[Goal]) -> tuple[Goal, ...]:
    """The most valuable goals that the hand pays for together."""
    purse = Purse(view)
    able = [goal for goal in wanted if purse.pays(goal.box)][:12]
    best: tuple[float, tuple[Goal, ...]] = (0.0, ())
    locks_left = LOCKS_TO_WIN - len(view.mine.locks)

    def search(start: int, taken: tuple[Goal, ...], worth: float, locks: int) -> None:
        nonlocal best
        if worth > best[0]:
            best = worth, taken
        for i in range(start, len(able)):
            goal = able[i]
            lock = goal.box.effect == "lock"
            if purse.pays(goal.box) and not (lock and locks and _would_starve(view, locks + 1, locks_left)):
                purse.spend(goal.box)
                search(i + 1, (*taken, goal), worth + goal.worth, locks + lock)
                purse.spend(goal.box, 1)

    search(0, (), 0.0, 0)
    return best[1]


def _would_starve(view: MonolithView, locks: int, locks_left: int) -> bool:
    """Several locks at once must leave dice for the next one, unless they are the last."""
    return locks < locks_left and view.mine.unlocked - locks < 3


def keepers(view: MonolithView, wanted: Iterable[Goal], reserved: Sequence[Goal]) -> list[str]:
    """Dice of the hand that are worth keeping for the next roll: those of goals that are nearly complete."""
    mine, faces = view.mine, view.faces
    free = list(mine.hand)
    for goal in reserved:
        for symbol in goal.box.spaces:
            die = next((d for d in free if faces[d] == symbol), None)
            if die is not None:
                free.remove(die)
    kept: list[str] = []
    for goal in wanted:
        if goal in reserved or goal.worth < 0.5:
            continue
        have = _have(goal.box, free, faces, mine.borrowed)
        missing = len(goal.box.spaces) - len(have)
        if missing == 1 and len(have) > 0:
            kept += have
            free = [die for die in free if die not in have]
    return kept


def _have(box: Box, free: Sequence[str], faces: Mapping[str, str], borrowed: Sequence[str]) -> list[str]:
    """The dice already there for a box; of a lock the right colour counts."""
    have: list[str] = []
    for i, symbol in enumerate(box.spaces):
        for die in free:
            coloured = i > 0 or box.effect != "lock" or (die[0] == box.board and die not in borrowed)
            if die not in have and faces[die] == symbol and coloured:
                have.append(die)
                break
    return have
