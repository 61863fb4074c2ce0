"""What an open question is about, beyond its kind: for prompts, marks on the board and refusals."""

from dataclasses import dataclass
from typing import Final

from zonegames.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class About:
    """Public, except at a secret decision, where only its seat is told."""

    use: str = ""
    """What the choice is for: "reroll", "cancel", "flip_own", "steal", "buy", a tile's id ..."""

    key: str = ""
    """The combo or lock in question."""

    left: int = 0
    """How many dice are still to be lost, or may still be picked."""

    picked: tuple[str, ...] = ()
    """Dice (or circles) picked so far."""

    passed: tuple[Seat, ...] = ()
    """Seats that have passed in this window."""

    symbol: str = ""
    """The symbol to be paid next."""

    seat: Seat = -1
    """Whose die or tile it concerns, where that is not the deciding seat."""


NOTHING: Final = About()
