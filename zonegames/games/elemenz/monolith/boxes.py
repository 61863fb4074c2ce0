"""Monolith: what a boxed combo could do, the same asked of a state or of a view."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from zonegames.games.elemenz.components import Box


class _Half(Protocol):
    @property
    def hand(self) -> Sequence[str]: ...

    @property
    def wild(self) -> Sequence[str]: ...

    @property
    def locks(self) -> Mapping[str, str]: ...


class Position(Protocol):
    """The two-player game, in the state or in a view."""

    @property
    def mine(self) -> _Half: ...

    @property
    def rival(self) -> _Half: ...

    @property
    def pool(self) -> Sequence[str]: ...


def would_do(position: Position, box: Box) -> bool:
    """Whether the effect could do anything once the combo is paid from the hand (EZ-R66)."""
    effect, mine, rival = box.effect, position.mine, position.rival
    if effect == "draw":
        return any(die[0] == box.board for die in position.pool)
    if effect == "borrow":
        return bool(position.pool)
    if effect in ("aside", "steal"):
        return bool(rival.hand)
    if effect == "take_or_return":
        return bool(position.pool or rival.hand)
    if effect == "unlock":
        return bool(rival.locks)
    if effect == "unwild3":
        return bool(mine.wild)
    if effect == "reroll2":
        return len(mine.hand) > len(box.spaces)
    if effect == "reroll1":
        return len(mine.hand) + len(mine.wild) > len(box.spaces)
    return True  # a lock
