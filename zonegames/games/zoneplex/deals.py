"""The terms of a deal before a battle, and how much can be promised at once (4.5)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from zonegames.games.zoneplex.components import JAR, RELIC_LIMIT, RELICS, Card, Relic

Thing: TypeAlias = str
"""One thing that changes hands: FACE_DOWN, a face-up relic's id, a captured Fear's id, or the Jar's."""

FACE_DOWN: Final[Thing] = "face_down"
"""A face-down relic, unnamed: its giver picks it after the sealing (ZP-R26)."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a helper gets and does.  Whatever is promised to nobody is the drawer's."""

    fear: bool = False
    """The helper captures the Fear."""

    relics: int = 0
    """How many relics of the booty."""

    stones: int = 0
    """How many stones the helper must sacrifice, or all it has."""

    give: Thing | None = None
    """What the helper gives the drawer at the sealing, won or lost."""

    get: Thing | None = None
    """What the drawer gives the helper at the sealing, won or lost."""


GLORY: Final = Terms()
"""Nothing but the strength that every winner gains."""

Stand: TypeAlias = Literal["invited", "accepted", "declined", "counter", "petition", "dropped"]


@dataclass(frozen=True, slots=True)
class Offer:
    """One helper's row of the deal table."""

    terms: Terms
    """The terms last named: the drawer's, or a counter's or petition's own."""

    stand: Stand = "invited"
    first: Terms | None = None
    """The drawer's offer that was countered."""

    def answered(self, stand: Stand) -> "Offer":
        """The offer with this answer to it."""
        return replace(self, stand=stand)


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a seat could promise, as all can see it."""

    hidden: int
    shown: tuple[Relic, ...]
    fears: tuple[Card, ...]
    jar: bool

    @property
    def relics(self) -> int:
        """Relics in hand, face up and face down."""
        return self.hidden + len(self.shown)

    def things(self, to_full_hand: bool) -> tuple[Thing, ...]:
        """What it could hand over; no relic to a seat that already holds the limit (ZP-R27)."""
        relics: tuple[Thing, ...] = ()
        if not to_full_hand:
            relics = (FACE_DOWN, *self.shown) if self.hidden else self.shown
        return (*relics, *self.fears, JAR) if self.jar else (*relics, *self.fears)


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much the drawer can still promise beside the terms already counted."""

    relics: int
    """Relics of the booty."""

    fear: bool
    """The Fear is still free."""

    taken: tuple[Thing, ...]
    """What the drawer has promised from its own hand, each promise once."""

    hidden: int
    """The drawer's face-down relics."""

    def free(self, thing: Thing) -> bool:
        """Whether the drawer can promise one more of that thing."""
        if thing == FACE_DOWN:
            return self.taken.count(FACE_DOWN) < self.hidden
        return thing not in self.taken

    def afford(self, terms: Terms) -> bool:
        """Whether these terms can be promised as well."""
        return (
            terms.relics <= self.relics
            and (self.fear or not terms.fear)
            and (terms.get is None or self.free(terms.get))
        )


def bounds(booty: int, hidden: int, counted: Iterable[Terms]) -> Bounds:
    """What is left of the booty, the Fear and the drawer's hand beside the terms counted."""
    promised = tuple(counted)
    return Bounds(
        booty - sum(terms.relics for terms in promised),
        not any(terms.fear for terms in promised),
        tuple(terms.get for terms in promised if terms.get is not None),
        hidden,
    )


def gifts(bounds: Bounds, drawer: Holdings, helper: Holdings) -> tuple[Thing, ...]:
    """What the drawer could give this helper."""
    return tuple(t for t in drawer.things(helper.relics >= RELIC_LIMIT) if bounds.free(t))


def payments(drawer: Holdings, helper: Holdings) -> tuple[Thing, ...]:
    """What this helper could give the drawer."""
    return helper.things(drawer.relics >= RELIC_LIMIT)


def ticked(offers: Sequence[Offer | None]) -> list[Terms]:
    """The terms of the party as it stands."""
    return [offer.terms for offer in offers if offer is not None and offer.stand == "accepted"]


def is_relic(thing: Thing) -> bool:
    """Whether the thing fills a place in the hand of relics (the Jar does not)."""
    return thing == FACE_DOWN or (thing in RELICS and thing != JAR)
