"""What the board remembers while a question is open."""

from dataclasses import dataclass
from typing import Final

from zonegames.engine.seats import Seat
from zonegames.tui.board import Scene


@dataclass(frozen=True, slots=True)
class Memory:
    """Half-made choices and what is looked at; nothing of it counts before it is played."""

    held: str = ""
    """Duel: the die in the fingers, to be placed."""

    taken: bool = False
    """It was taken on purpose; otherwise a letter fills its spaces the cheapest way."""

    marks: frozenset[str] = frozenset()
    """Dice marked for another roll."""

    at: int = -1
    """The die of the hand under the cursor; -1: none."""

    shown: Seat | None = None
    """Duel: the seat whose board is shown large; None: the active one."""

    second: bool = False
    """Monolith: the letters work on the second of the own boards."""

    menu: bool = False
    """The list of what only the looker may do is open: digits choose from it."""


FRESH: Final = Memory()


def memory(scene: Scene) -> Memory:
    """The board's memory of this question."""
    return scene.pick if isinstance(scene.pick, Memory) else FRESH
