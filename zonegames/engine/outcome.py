"""How a match ended."""

from dataclasses import dataclass
from typing import TypeAlias

from zonegames.engine.seats import Seat

Part: TypeAlias = tuple[str, int]
"""A source of points: its id (the narrator knows the words) and the points, which may be negative."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game.  It may be that nobody won."""

    reason: str
    """The id of the ending, one of the game's `endings`."""

    places: tuple[int, ...]
    """Per seat: 1 is best, ties share a place (1, 1, 3).  Told only where somebody won."""

    won: tuple[bool, ...]
    """Per seat; all False where the game beat everybody."""

    scores: tuple[int, ...] | None = None
    """Per seat, or None where the game has no points."""

    parts: tuple[tuple[Part, ...], ...] = ()
    """Per seat: what its score is made of; empty where there is nothing to tell."""

    team: bool = False
    """All seats win or lose together."""

    def share(self, seat: Seat) -> float:
        """What `seat` has of the win: 1.0, split among those who share it; a team wins as a whole."""
        if not self.won[seat]:
            return 0.0
        return 1.0 if self.team else 1.0 / sum(self.won)
