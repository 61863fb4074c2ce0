"""A race between choices that are tried side by side: which run on, which are out.

Sequential halving (Karnin, Koren, Somekh 2013) in small steps, and racing by paired differences (Moore, Lee
1994): what clearly loses world for world drops out early.
"""

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Any, Final

CLEAR: Final = 3.0
"""Behind by so many standard errors, a choice is out before its time."""

ALIKE: Final = 0.01
"""A difference in the chance to win that is not worth more thought."""

LOOK_EVERY: Final = 8
"""Each time so many more results have come in, whoever is clearly behind drops out."""


class Runner:
    """One choice with what its playouts brought; all that still run have met the same worlds."""

    __slots__ = ("choice", "results", "total")

    def __init__(self, choice: Any) -> None:
        self.choice = choice
        self.results: list[float] = []
        self.total = 0.0

    def add(self, result: float) -> None:
        """The result of one more playout, 0.0 to 1.0."""
        self.results.append(result)
        self.total += result

    @property
    def mean(self) -> float:
        """What its playouts brought on average, 0.0 to 1.0; 0.0 before the first."""
        return self.total / max(len(self.results), 1)


class Race:
    """Thins its field as the time goes by, so that most of it is spent on the best."""

    def __init__(self, choices: Sequence[Any]) -> None:
        """At least one choice; among equals the earlier one leads."""
        self.field = [Runner(choice) for choice in choices]
        self._began_with = len(self.field)

    @property
    def open(self) -> bool:
        """Whether there is still something to decide."""
        return len(self.field) > 1

    @property
    def leader(self) -> Runner:
        """The one with the best mean."""
        return max(self.field, key=lambda runner: runner.mean)

    def thin(self, spent: float) -> None:
        """Drop the weakest when `spent`, 0.0 to 1.0, of the time is gone: each halving of the field gets
        an equal share of it.  Whatever surely does not beat the best goes at once."""
        room = max(1, ceil(self._began_with ** (1.0 - spent)))
        self.field.sort(key=lambda runner: -runner.mean)  # stable: equals keep their order
        best = self.field[0]
        self.field = [best, *(other for other in self.field[1:room] if not _decided(best, other))]


def _decided(best: Runner, other: Runner) -> bool:
    """Whether, by the differences world for world, `best` leads beyond doubt or the two are alike."""
    count = len(best.results)
    if not count or count % LOOK_EVERY:
        return False
    lead = best.mean - other.mean
    squares = sum((a - b) ** 2 for a, b in zip(best.results, other.results, strict=True))
    doubt = CLEAR * sqrt(max(0.0, squares / count - lead * lead) / count)
    return lead > doubt or lead + doubt < ALIKE
