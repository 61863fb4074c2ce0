"""What happened, and who learns it."""

from dataclasses import dataclass, replace
from typing import Literal

from tests.toys.skirmish.actions import Stance, Token
from zonegames.engine.events import Event
from zonegames.engine.seats import Looker, Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat
    turn: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: Seat
    token: Token | None  # None: hidden from you
    kind: Literal["drew"] = "drew"
    barrier = "a token was drawn"

    def seen_by(self, looker: Looker) -> "Drew":
        return self if looker == self.seat else replace(self, token=None)

    def informs(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: Seat
    token: Token | None
    kind: Literal["laid"] = "laid"

    def seen_by(self, looker: Looker) -> "Laid":
        return self if looker == self.seat else replace(self, token=None)


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    attacker: Seat
    target: Seat
    stance: Stance
    die: int
    kind: Literal["rolled"] = "rolled"
    barrier = "the die was rolled"


@dataclass(frozen=True, slots=True)
class Called(Event):
    """Somebody wants another roll."""

    seat: Seat
    kind: Literal["called"] = "called"


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """The price of a call went back into the bag."""

    seat: Seat
    token: Token | None
    kind: Literal["paid"] = "paid"

    def seen_by(self, looker: Looker) -> "Paid":
        return self if looker == self.seat else replace(self, token=None)


@dataclass(frozen=True, slots=True)
class Committed(Event):
    """A seat has chosen for the clash; what, is shown when both have."""

    seat: Seat
    token: Token | None
    kind: Literal["committed"] = "committed"

    def seen_by(self, looker: Looker) -> "Committed":
        return self if looker == self.seat else replace(self, token=None)


@dataclass(frozen=True, slots=True)
class Clashed(Event):
    """All is shown: both tokens, the target's ward, and what it cost whom."""

    attacker: Seat
    target: Seat
    tokens: tuple[Token | None, Token | None]
    ward: Token | None
    damage: int
    """To the target; below zero: to the attacker."""

    kind: Literal["clashed"] = "clashed"
    waits = True
    barrier = "the clash was fought"

    def informs(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    seat: Seat
    kind: Literal["gave_up"] = "gave_up"


@dataclass(frozen=True, slots=True)
class Fell(Event):
    seat: Seat
    kind: Literal["fell"] = "fell"
