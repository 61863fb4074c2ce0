"""Chance that does as it is told."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from zonegames.engine.rng import Rng


@dataclass(slots=True)
class Rolls(Rng):
    """Rolls these dice first, then by its seed."""

    coming: list[int] = field(default_factory=list[int])

    def die(self, sides: int = 6) -> int:
        return self.coming.pop(0) if self.coming else Rng.die(self, sides)


def rolls(dice: Iterable[int]) -> Rolls:
    """A generator whose next dice are these."""
    return Rolls(1, list(dice))
