"""What the heuristic thinks things are worth: eyes, health, faces, fights."""

from collections import Counter
from functools import cache
from typing import Final

from zonegames.games.zogars_revenge.components import (
    ALL_TOKENS,
    CHEST,
    CHEST_EYE,
    GAZE,
    LIMITS,
    RING,
    STRENGTH,
    Face,
)
from zonegames.games.zogars_revenge.view import RunView

CHEST_GAIN: Final = 0.35
"""Of an average token, in eyes of the start, without its risks."""

RUIN: Final = 50.0
"""Added to a price that would end the run."""


class Prices:
    """What eyes, health and faces are worth in this position."""

    def __init__(self, run: RunView) -> None:
        self._run = run
        self.eye = (10 / (LIMITS.eye_tokens - run.eyes + 0.8 * run.crosses)) ** 0.7
        self.health = 0.85 * (10 / (run.health + 0.8 * run.potions)) ** 0.7
        self._chest = self._price_of_chest()
        self._turned = ring_bits(run)

    def _price_of_chest(self) -> float:
        run = self._run
        if not run.pile:
            return 0.0
        left = Counter(ALL_TOKENS)
        left.subtract(run.used)
        trap, noise = left["trap"] / run.pile, left["eye"] / run.pile
        return trap * self.health + noise * self.eye - CHEST_GAIN

    def face(self, face: Face, *, near: bool) -> float:
        """The price of landing on a face; `near`: at the next move, with the fighter where it stands."""
        if face == CHEST:
            return self._chest
        if face == CHEST_EYE:
            return self._chest + self.eye
        if face == GAZE:
            return self.eye
        if face in STRENGTH:
            return self._monster(STRENGTH[face], near)
        return 0.0

    def _monster(self, strength: int, near: bool) -> float:
        if near:
            return self.fight(strength, self._run.fighter, self._turned)
        return sum(self.fight(strength, fighter, self._turned) for fighter in range(4)) / 4

    def fight(self, need: int, fighter: int, turned: int) -> float:
        """The cheapest way to deal `need` damage from this ring."""
        return min(self.toll(hits, eyes) for hits, eyes in tolls(need, fighter, turned))

    def toll(self, hits: int, eyes: int) -> float:
        """The price of so many strikes and eyes, ruinous if the run could not survive them."""
        run = self._run
        ruin = hits >= run.health + run.potions or eyes >= LIMITS.eye_tokens - run.eyes + run.crosses
        return hits * self.health + eyes * self.eye + RUIN * ruin


@cache
def tolls(need: int, fighter: int, turned: int) -> tuple[tuple[int, int], ...]:
    """The (strikes suffered, eyes taken) of every worthwhile way to deal `need` damage.

    `turned` has a bit for each player tile with its back up.
    """
    ways: set[tuple[int, int]] = set()
    for pos in ((fighter + 1) % 4, (fighter - 1) % 4):
        value, eye, after = _step(fighter, pos, turned)
        if value >= need:
            ways.add((0, eye))
        else:
            ways.update((hits + 1, eyes + eye) for hits, eyes in tolls(need - value, pos, after))
    return tuple(
        way for way in sorted(ways)
        if not any(other != way and other[0] <= way[0] and other[1] <= way[1] for other in ways)
    )  # fmt: skip


def _step(fighter: int, pos: int, turned: int) -> tuple[int, int, int]:
    """Value and eyes of a step on the ring, and the ring after it."""
    side = RING[pos][turned >> pos & 1]
    return side.value, int(side.eye), turned ^ (1 << fighter)


def ring_bits(run: RunView) -> int:
    """A bit for each player tile with its back up."""
    return sum(1 << pos for pos in range(4) if run.ring[pos].up != RING[pos][0])


def best_blow(run: RunView) -> int:
    """The position of the cheaper of the two blows."""
    assert run.fight is not None
    prices = Prices(run)
    need = run.fight.strength - run.fight.total
    turned = ring_bits(run)

    def price(pos: int) -> float:
        value, eye, after = _step(run.fighter, pos, turned)
        if value >= need:
            return prices.toll(0, eye)
        return min(prices.toll(hits + 1, eyes + eye) for hits, eyes in tolls(need - value, pos, after))

    return min(((run.fighter + 1) % 4, (run.fighter - 1) % 4), key=price)
