"""The only source of chance: a seeded generator whose whole state is one integer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
GOLDEN_GAMMA: Final = 0x9E3779B97F4A7C15
"""SplitMix64's step (the golden ratio); multiples of it also make many seeds of one."""

MAX_SEED: Final = (1 << 63) - 1
"""Seeds are 0..MAX_SEED, so that they fit SQLite's integers."""


@dataclass(slots=True)
class Rng:
    """SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine and Python version."""

    state: int

    def below(self, n: int) -> int:
        """A uniform int in `range(n)`; n is 1..2^64.  Rejection sampling keeps it unbiased."""
        limit = _MASK + 1 - (_MASK + 1) % n
        while True:
            self.state = z = (self.state + GOLDEN_GAMMA) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            if z < limit:
                return z % n

    def die(self, sides: int = 6) -> int:
        """A roll of one die, 1..sides."""
        return 1 + self.below(sides)

    def chance(self) -> float:
        """A uniform number in [0, 1), for policies; rules stay with whole numbers."""
        return self.below(1 << 53) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each as likely; raises ZeroDivisionError when there is none."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Fisher-Yates, in place, from the end."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> "Rng":
        """A new generator seeded from this one."""
        return Rng(self.below(1 << 63))
