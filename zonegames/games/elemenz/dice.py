"""What both modes do with dice: rolling them, and treating dice alike that nobody can tell apart."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from zonegames.engine.events import Emit
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.components import FACES, FACES_IN_ORDER
from zonegames.games.elemenz.events import DiceRolled


class _Rolling(Protocol):
    rng: Rng
    faces: dict[str, str]


def roll(state: _Rolling, seat: Seat, dice: Iterable[str], why: str, emit: Emit) -> None:
    """Roll these dice, held by `seat`."""
    thrown = tuple(dice)
    if not thrown:
        return
    below, faces = state.rng.below, state.faces
    for die in thrown:
        faces[die] = FACES[die[0]][below(6)]
    emit(DiceRolled(seat, thrown, tuple([faces[die] for die in thrown]), why))


def show_any(rng: Rng, die: str) -> str:
    """A face for a die that has not been rolled yet."""
    return FACES[die[0]][rng.below(6)]


def groups(
    dice: Sequence[str], faces: dict[str, str], borrowed: Sequence[str]
) -> list[tuple[str, str, bool]]:
    """The distinct (colour, face, borrowed) among the dice, own colours and faces in a fixed order."""
    if borrowed:
        found = {(die[0], faces[die], die in borrowed) for die in dice}
    else:
        found = {(die[0], faces[die], False) for die in dice}
    return sorted(found, key=_place) if len(found) > 1 else list(found)


def _place(group: tuple[str, str, bool]) -> tuple[bool, str, int]:
    return group[2], group[0], FACES_IN_ORDER.index(group[1])


def pick(
    dice: Sequence[str],
    faces: dict[str, str],
    borrowed: Sequence[str],
    group: tuple[str, str, bool],
) -> str:
    """One die of the group.  Raises StopIteration when there is none."""
    colour, face, lent = group
    return next(d for d in dice if d[0] == colour and faces[d] == face and (d in borrowed) is lent)
