"""Keys: how actions, events and records name a group of spaces.

The key of a combo, box or lock is its id.  The spaces of the Duel that lie beside a totem, or
pay for an avatar, have a spelled key: "totem:SEAT:CIRCLE", "buy:SOURCE", "destroy:SEAT".  Only this module
spells them and reads them back.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from zonegames.engine.seats import Seat
from zonegames.games.elemenz.components import AVATAR_STACKS

STACKS: Final = tuple(f"stack{number}" for number in range(AVATAR_STACKS))
"""The stacks of avatars as sources of a purchase: whichever tile lies on top."""


@dataclass(frozen=True, slots=True)
class TotemSpaces:
    """The pair of spaces beside a circle (0-3) of a seat's totem."""

    owner: Seat
    circle: int


@dataclass(frozen=True, slots=True)
class BuySpaces:
    """The price of an avatar."""

    source: str
    """One of STACKS, or the id of a displayed tile."""

    stack: int | None
    """Which stack; None for a displayed tile."""


@dataclass(frozen=True, slots=True)
class DestroySpaces:
    """The pair that destroys an avatar of a rival."""

    rival: Seat


Spaces: TypeAlias = TotemSpaces | BuySpaces | DestroySpaces


def totem_key(owner: Seat, circle: int) -> str:
    """The key of the spaces beside a circle (0-3) of a totem."""
    return f"totem:{owner}:{circle}"


def buy_key(source: str) -> str:
    """The key of the price of a tile: `source` is one of STACKS or the id of a displayed tile."""
    return f"buy:{source}"


def destroy_key(rival: Seat) -> str:
    """The key of the pair that destroys an avatar of `rival`."""
    return f"destroy:{rival}"


@cache
def parse_key(key: str) -> Spaces | None:
    """What a spelled key names; None for an id, and for a place that is no group of spaces ("hand")."""
    match key.split(":"):
        case ["totem", owner, circle]:
            return TotemSpaces(int(owner), int(circle))
        case ["buy", source]:
            return BuySpaces(source, STACKS.index(source) if source in STACKS else None)
        case ["destroy", rival]:
            return DestroySpaces(int(rival))
        case _:
            return None
