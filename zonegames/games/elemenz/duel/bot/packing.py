"""Duel bot: which combos a handful of dice can fill together.

Dice are counted by face.  A `Fill` is a set of things to fill at once; for a handful of dice only the largest
fills matter, since nothing on a board does harm.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from zonegames.games.elemenz.components import ELEMENTS, SHAMANS, Combo

Counts = tuple[int, int, int, int, int]
"""Dice showing A, E, F, W, Z."""


@dataclass(frozen=True, slots=True)
class Fill:
    """STRIKE and SHIELD to some depth and some of the five named combos."""

    strike: int
    shield: int
    mask: int
    """The named combos: bit i is the one at place i on the board."""

    spaces: tuple[int, int, int, int]
    """How many of each element it takes."""

    wilds: tuple[int, int, int, int]
    """How many of these a wild may stand in for."""

    size: int

    @property
    def combos(self) -> list[int]:
        """The places of the named combos on the board."""
        return [i for i in range(self.mask.bit_length()) if self.mask >> i & 1]

    def without(self, combos: Iterable[int]) -> "Fill":
        """The same with these named combos left empty; what it takes is counted as before."""
        return replace(self, mask=self.mask & ~sum(1 << i for i in combos))

    def covers(self, other: "Fill") -> bool:
        """Whether it holds everything that `other` holds."""
        return self.strike >= other.strike and self.shield >= other.shield and other.mask & ~self.mask == 0

    def possible(self, counts: Sequence[int]) -> bool:
        """Whether these dice fill it."""
        wild = counts[4]
        for i in range(4):
            short = self.spaces[i] - counts[i]
            if short > 0:
                if short > self.wilds[i]:
                    return False
                wild -= short
        return wild >= 0


@cache
def fills(symbol: str) -> tuple[Fill, ...]:
    """All fills of a shaman's board that seven dice and a token could make, the largest first."""
    shaman = SHAMANS[symbol]
    own = ELEMENTS.index(symbol)
    found: list[Fill] = []
    for mask in range(1 << len(shaman.combos)):
        chosen = [combo for i, combo in enumerate(shaman.combos) if mask >> i & 1]
        for strike in range(len(shaman.strike.slots) + 1):
            for shield in range(len(shaman.shield.slots) + 1):
                spaces, wilds = [0] * 4, [0] * 4
                for combo in chosen:
                    _count(combo, spaces, wilds)
                for depth in (strike, shield):
                    spaces[own] += depth
                    wilds[own] += max(0, depth - 1)
                if sum(spaces) <= 8:
                    a, e, f, w = spaces
                    x, y, z, v = wilds
                    found.append(Fill(strike, shield, mask, (a, e, f, w), (x, y, z, v), sum(spaces)))
    return tuple(sorted(found, key=lambda fill: -fill.size))


def _count(combo: Combo, spaces: list[int], wilds: list[int]) -> None:
    for run in combo.runs:
        length = run.stop - run.start
        spaces[ELEMENTS.index(run.symbol)] += length
        wilds[ELEMENTS.index(run.symbol)] += length - 1


@cache
def largest(symbol: str, counts: Counts, closed: frozenset[str]) -> tuple[int, ...]:
    """The places in `fills` of the largest possible ones; `closed` keys are used already."""
    dice = sum(counts)
    every = fills(symbol)
    kept: list[int] = []
    for i, fill in enumerate(every):
        if fill.size > dice or not fill.possible(counts) or not _open(symbol, fill, closed):
            continue
        if not any(every[k].covers(fill) for k in kept):
            kept.append(i)
    return tuple(kept)


def _open(symbol: str, fill: Fill, closed: frozenset[str]) -> bool:
    if not closed:
        return True
    combos = SHAMANS[symbol].combos
    return not (
        (fill.strike and "strike" in closed)
        or (fill.shield and "shield" in closed)
        or any(combos[i].key in closed for i in fill.combos)
    )


def layout(symbol: str, fill: Fill, counts: Sequence[int]) -> list[tuple[str, str]]:
    """Face and key of each piece that makes the fill, every run's real piece before its wilds."""
    shaman = SHAMANS[symbol]
    own = shaman.symbol
    runs: list[tuple[str, str, int]] = []
    for i in fill.combos:
        combo = shaman.combos[i]
        runs += [(combo.key, run.symbol, run.stop - run.start) for run in combo.runs]
    runs += [("shield", own, fill.shield)] * bool(fill.shield)
    runs += [("strike", own, fill.strike)] * bool(fill.strike)
    left = {element: counts[i] for i, element in enumerate(ELEMENTS)}
    for _, element, _ in runs:
        left[element] -= 1  # one real piece each
    placed: list[tuple[str, str]] = []
    for key, element, length in runs:
        real = min(length - 1, left[element])
        left[element] -= real
        placed += [(element, key)] * (1 + real) + [("Z", key)] * (length - 1 - real)
    return placed
