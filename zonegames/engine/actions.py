"""What a seat may choose."""

from dataclasses import dataclass
from typing import ClassVar, TypeVar

from zonegames.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Action:
    """Base of every action: frozen data, tagged by a literal `kind`; constant ones are interned.

    Equality is by value, so a stored action is legal again wherever the same choice is offered.
    """

    progress: ClassVar[bool] = True
    """False for "back" and "take back": listed and legal, but bots, random play and the termination
    bound skip it, and the undo keys send it."""

    ends_turn: ClassVar[bool] = False
    """It ends its seat's turn by choice: tables may want to be asked before it counts."""

    def answerer(self) -> Seat | None:
        """At an open question of the TABLE: the seat that answers; None for "nobody"."""
        return None


A = TypeVar("A", bound=Action)
