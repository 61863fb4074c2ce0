"""What one seat must choose now."""

from dataclasses import dataclass, replace
from typing import Generic

from zonegames.engine.actions import A
from zonegames.engine.seats import Looker, Seat


@dataclass(frozen=True, slots=True)
class Decision(Generic[A]):
    """One question with its complete list of answers, at most about 100, in a stable order.

    Whether it is asked, of whom, its kind and its public actions depend on public facts only.
    """

    seat: Seat
    """Who answers; TABLE for an open question to all."""

    kind: str

    actions: tuple[A, ...]
    """All legal answers that may be chosen in the open; all of them when the decision is secret."""

    secret: bool = False
    """The others may see neither what is shown nor what is chosen: the keyboard is handed over."""

    private: tuple[A, ...] = ()
    """Legal answers that only their seat may see (a face-down relic, a token)."""

    private_entry: bool = False
    """The table sees one neutral entry for the private ones; from public counts, so that it is there
    whether or not anything useful is held."""

    asker: Seat = 0
    """At an open question: whose doing it answers; the others are asked clockwise from there."""

    public_kind: str | None = None
    """What the others are told of a secret decision instead of its kind; None: the kind itself."""

    @property
    def legal(self) -> tuple[A, ...]:
        """Every legal answer, public ones first."""
        return self.actions + self.private if self.private else self.actions

    def seen_by(self, looker: Looker) -> "Decision[A]":
        """The lawful part for `looker`: everything for its own seat, the public part for others."""
        if looker == self.seat or not (self.secret or self.private):
            return self
        if self.secret:
            kind = self.kind if self.public_kind is None else self.public_kind
            return replace(self, kind=kind, actions=(), private=())
        return replace(self, private=())

    def for_answerer(self, seat: Seat) -> "Decision[A]":
        """The part of an open question that `seat` may answer, "nobody" included."""
        return replace(self, actions=tuple(a for a in self.actions if a.answerer() in (None, seat)))
