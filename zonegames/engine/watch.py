"""Who is looking: exactly one seat, or the table.  Decides when the keyboard must be handed over."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from zonegames.engine.decisions import Decision
from zonegames.engine.seats import Looker, Seat, SeatSpec

CoverWhen: TypeAlias = Literal["secrets", "turns"]
"""The setting: hand over only before secrets, or before every turn of another person."""


@dataclass(frozen=True, slots=True)
class Cover:
    """The keyboard goes to `seat`; nothing of that seat is drawn before it says it is there."""

    seat: Seat
    private: bool = False
    """Only for a look at its own things, at a question that does not need its eyes."""


class Watch:
    """Keeps whose eyes are on the screen.

    One person alone (with computers or in solo) is always the looker and is never covered.  Among
    several, the table looks by default; a seat looks only behind its cover, and no longer than its run
    of secret decisions or its private look lasts.
    """

    def __init__(
        self, seats: Sequence[SeatSpec], cover: CoverWhen = "secrets", *, trust_last_looker: bool = False
    ) -> None:
        """With `trust_last_looker`, whoever looked last is not covered again until another person has
        decided or looked (Zoneplex); otherwise each return from the open table needs a cover."""
        self.people: tuple[Seat, ...] = tuple(i for i, seat in enumerate(seats) if seat.player == "person")
        self.cover = cover
        self.looker: Looker = self.people[0] if len(self.people) == 1 else None
        self._trust = trust_last_looker
        self._hands: Seat | None = None  # the last person to decide or look
        self._eyes: Seat | None = None  # the last to look, as long as nobody else has decided

    @property
    def alone(self) -> bool:
        """Whether one person has the screen for itself."""
        return len(self.people) == 1

    def wanted(self, decision: Decision[Any] | None) -> Looker:
        """Whose eyes the present decision needs."""
        if self.alone:
            return self.people[0]
        if decision is None or not decision.secret or decision.seat not in self.people:
            return None
        return decision.seat

    def turn_to(self, decision: Decision[Any] | None) -> Cover | None:
        """Move the eyes to where the decision needs them; a Cover when its seat must come first."""
        wanted = self.wanted(decision)
        if wanted is not None and wanted != self.looker:
            self.looker = None
            if self.needs_cover(wanted):
                return Cover(wanted)
        self.looker = wanted
        if wanted is not None or decision is None or decision.seat not in self.people:
            return None
        if self.calls(decision):
            return Cover(decision.seat)
        self._decides(decision.seat)
        return None

    def calls(self, decision: Decision[Any]) -> bool:
        """Whether another person than before is asked in the open, and each of its turns is called."""
        theirs = decision.seat in self.people and decision.seat != self._hands
        return self.cover == "turns" and not self.alone and theirs and self.wanted(decision) is None

    def _decides(self, seat: Seat) -> None:
        self._hands = seat
        if self._eyes != seat:
            self._eyes = None

    def arrived(self, seat: Seat, decision: Decision[Any] | None) -> None:
        """`seat` says it is there: it looks if its decision is secret, else the cover only called it."""
        self._hands = seat
        if self.wanted(decision) == seat:
            self.look(seat)

    def look(self, seat: Seat) -> None:
        """From now on `seat` looks, until its secret decisions or its private look end."""
        self.looker = self._eyes = self._hands = seat

    def look_away(self) -> None:
        """End a private look: back to the table (or to the one person)."""
        self.looker = self.people[0] if self.alone else None

    def hide(self) -> None:
        """Cover what lies open: whoever looks on must say that it is there."""
        self.look_away()
        self._eyes = None

    def needs_cover(self, seat: Seat) -> bool:
        """Whether `seat` must be handed the keyboard before it may look."""
        if self.alone or seat == self.looker:
            return False
        return not (self._trust and seat == self._eyes)
