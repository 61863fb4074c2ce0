"""The exact chance to win a battle, by adding up the dice (section 9)."""

from dataclasses import dataclass
from functools import lru_cache

from zonegames.games.zoneplex.components import DIE, RELICS


@dataclass(frozen=True, slots=True)
class Attack:
    """One member of the party: strength, Dawn Khopeshes, and whether Fate Bones give a second die."""

    wms: int
    khopeshes: int = 0
    bones: bool = False

    def damages(self) -> dict[int, int]:
        """Each damage with its weight; all weights together are the square of the die's faces."""
        found: dict[int, int] = {}
        for first in DIE:
            for second in DIE:
                value = max(first, second) if self.bones else first
                damage = value + self.wms + self.khopeshes * RELICS["dawn_khopesh"].size if value else 0
                found[damage] = found.get(damage, 0) + 1
        return found


@lru_cache(maxsize=1 << 14)
def win_chance(strength: int, stones: int, attacks: tuple[Attack, ...]) -> float:
    """The chance, 0 to 1, that so many stones and these attacks use up the strength."""
    if strength <= 0:
        return 1.0
    ways = {0: 1}
    for _ in range(stones):
        ways = _added(ways, dict.fromkeys(DIE, 1), strength)
    for attack in attacks:
        ways = _added(ways, attack.damages(), strength)
    return ways.get(strength, 0) / sum(ways.values())


def _added(ways: dict[int, int], more: dict[int, int], cap: int) -> dict[int, int]:
    """Both summed, everything from `cap` on counted as `cap`."""
    sums: dict[int, int] = {}
    for total, weight in ways.items():
        for value, times in more.items():
            reached = min(cap, total + value)
            sums[reached] = sums.get(reached, 0) + weight * times
    return sums
