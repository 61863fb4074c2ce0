"""Who sits where: a seat is its number round the table, from 0 in turn order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
Looker: TypeAlias = "Seat | None"
"""Who looks: a seat, or the table (None), which knows what lies open and nothing else."""

TABLE: Final[Seat] = -1
"""The seat of an open question to all ("does anyone react?"); its actions name who answers."""

Names: TypeAlias = Sequence[str]
"""The seats' names in seat order, clean (see `names.clean`)."""

Player: TypeAlias = Literal["person", "bot", "search"]
"""Who plays a seat: a person at the keyboard, the heuristic, or the searching computer."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """One place at the table as the set-up fixed it."""

    name: str
    player: Player = "person"


def clockwise(after: Seat, seats: int) -> list[Seat]:
    """The other seats, clockwise from the left of `after`, then `after` itself."""
    return [(after + i) % seats for i in range(1, seats + 1)]
