"""What counts at the end: Influence, full sets, the way into The Eye, the Judgement (4.6, 4.7)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from zonegames.engine.outcome import Part
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import (
    CLASSES,
    EYE_BONUS,
    FEARS,
    NEUTRAL,
    NEUTRAL_CHAMBER,
    OTHER_SYMBOL,
    OWN_SYMBOL,
    RELICS,
    UNASSIGNED_SYMBOL,
    Card,
    FearClass,
    Relic,
    Symbol,
    Tile,
)
from zonegames.games.zoneplex.geometry import Cell
from zonegames.games.zoneplex.pyramid import Pyramid

Stones: TypeAlias = Mapping[Cell, Seat]
"""The placed stones: cell and owner."""


def stone_part(tile: Tile, own: Symbol, dealt: Sequence[Symbol], unassigned: str) -> Part:
    """What a stone on this chamber is worth to the holder of `own`, and under which heading it counts."""
    if tile == NEUTRAL:
        return "neutral", NEUTRAL_CHAMBER
    if tile == own:
        return "own_symbol", OWN_SYMBOL
    if tile in dealt:
        return "other_symbol", OTHER_SYMBOL
    return "unassigned_symbol", UNASSIGNED_SYMBOL[unassigned]


def relics_worth(shown: Sequence[Relic]) -> int:
    """The Influence of face-up relics."""
    return sum(RELICS[relic].size for relic in shown)


def influence_parts(
    seat: Seat,
    wms: int,
    shown: Sequence[Relic],
    pyramid: Pyramid,
    stones: Stones,
    symbols: Sequence[Symbol],
    unassigned: str,
) -> tuple[Part, ...]:
    """A seat's Influence by source, strength first; `symbols` are the dealt ones by seat."""
    parts = {"strength": wms}
    for cell, owner in stones.items():
        if owner == seat:
            heading, worth = stone_part(pyramid.tile(cell), symbols[seat], symbols, unassigned)
            parts[heading] = parts.get(heading, 0) + worth
    if shown:
        parts["relics"] = relics_worth(shown)
    return tuple(parts.items())


def wild(fears: Sequence[Card], jar: bool) -> int:
    """How many Masters and Jars stand in for any class."""
    return sum(FEARS[fear].fear_class == "master" for fear in fears) + jar


def lacking(fears: Sequence[Card]) -> tuple[FearClass, ...]:
    """The classes of which no plain Fear is captured."""
    held = {FEARS[fear].fear_class for fear in fears}
    return tuple(c for c in CLASSES if c not in held)


def missing(fears: Sequence[Card], jar: bool) -> int:
    """How many Fears a full set still needs, each counted in its best way (ZP-R31)."""
    return _missing(tuple(fears), jar)


@cache
def _missing(fears: tuple[Card, ...], jar: bool) -> int:
    return max(0, len(lacking(fears)) - wild(fears, jar))


def has_lead(seat: Seat, influence: Sequence[int]) -> bool:
    """Whether the bonus of The Eye would give that seat more than every other."""
    mine = influence[seat] + EYE_BONUS
    return all(mine > other for rival, other in enumerate(influence) if rival != seat)


def fear_count(fears: Sequence[Card], jar: bool) -> int:
    """Captured Fears; the Jar counts as one."""
    return len(fears) + jar


def fear_strength(fears: Sequence[Card]) -> int:
    """The sum of printed strengths; the Jar has none."""
    return sum(FEARS[fear].strength for fear in fears)
