"""Duel bot: which dice to keep, by exact expectation over all rolls that may come.

A handful of dice is written as one number, four bits a face, so that adding a die is adding a number.
"""

from functools import cache
from typing import Final

from zonegames.games.elemenz.components import FACES, FACES_IN_ORDER, SURGE_WILDS
from zonegames.games.elemenz.duel.bot.packing import Counts
from zonegames.games.elemenz.duel.bot.worth import Worth

_UNITS: Final = tuple(16**i for i in range(5))
_HEAL_BONUS: Final = 1.3


def code_of(counts: Counts) -> int:
    """The number of a handful."""
    a, e, f, w, z = counts
    return a + 16 * e + 256 * f + 4096 * w + 65536 * z


def counts_of(code: int) -> Counts:
    """The handful of a number."""
    return code & 15, code >> 4 & 15, code >> 8 & 15, code >> 12 & 15, code >> 16


@cache
def _handfuls(size: int) -> tuple[int, ...]:
    """All handfuls of so many dice."""
    if size == 0:
        return (0,)
    return tuple(sorted({code + unit for code in _handfuls(size - 1) for unit in _UNITS}))


@cache
def _chances(colour: str) -> tuple[tuple[int, float], ...]:
    """Each face of a die as a number, with its chance."""
    return tuple(
        (unit, FACES[colour].count(face) / 6) for unit, face in zip(_UNITS, FACES_IN_ORDER, strict=True)
    )


class Rolling:
    """The value of every handful of `size` dice of one shaman, and of every part of it that is kept."""

    def __init__(self, worth: Worth, size: int, held: int, may_heal: bool, free: bool = False) -> None:
        """`free`: one die may still be rolled again at the end (the Air shaman)."""
        self._chances = _chances(worth.symbol)
        self._size = size
        self._wilds = min(SURGE_WILDS, held)
        own = size * _UNITS[FACES_IN_ORDER.index(worth.symbol)]
        self._final: dict[int, float] = {}
        for code in _handfuls(size):
            bonus = _HEAL_BONUS if may_heal and code == own else 0.0
            self._final[code] = 0.0 if self._surges(code) else worth.value(counts_of(code)) + bonus
        self._ready = self._final
        if free and size:
            self._ready = {
                code: value + max(0.0, self.one_more(code)[0]) if not self._surges(code) else 0.0
                for code, value in self._final.items()
            }

    def _surges(self, code: int) -> bool:
        wilds = code >> 16
        return wilds > 0 and wilds >= self._wilds

    def kept(self, code: int, rolls: int) -> int:
        """The part to keep before the next roll, with so many rolls left; all of it: stop."""
        after = self._ready
        for _ in range(rolls - 1):
            after = {code: value for code, value in self._with_a_roll(after).items() if code in self._final}
        expected = self._expected(after)
        best, most = code, self._ready[code] + 1e-9
        for part in _parts(code):
            if part != code and expected[part] > most:
                best, most = part, expected[part]
        return best

    def _expected(self, after: dict[int, float]) -> dict[int, float]:
        """For every part kept: the mean of `after` once the other dice are rolled."""
        expected = after.copy()
        for size in range(self._size - 1, -1, -1):
            for code in _handfuls(size):
                total = 0.0
                for unit, chance in self._chances:
                    total += chance * expected[code + unit]
                expected[code] = total
        return expected

    def _with_a_roll(self, after: dict[int, float]) -> dict[int, float]:
        """The value of every full handful when one more roll may follow."""
        best = self._expected(after)
        for size in range(1, self._size + 1):
            for code in _handfuls(size):
                most = self._ready[code] if size == self._size else best[code]
                for i, unit in enumerate(_UNITS):
                    if code >> 4 * i & 15:
                        most = max(most, best[code - unit])
                best[code] = 0.0 if size == self._size and self._surges(code) else most
        return best

    def one_more(self, code: int) -> tuple[float, int]:
        """The best single die to roll again: its gain, and its face as a place in FACES_IN_ORDER."""
        gains = [(-1.0, 0)]
        for i, unit in enumerate(_UNITS):
            if code >> 4 * i & 15:
                rest = code - unit
                mean = sum(chance * self._final[rest + new] for new, chance in self._chances)
                gains.append((mean - self._final[code], i))
        return max(gains)


def _parts(code: int) -> list[int]:
    """Every handful inside a handful."""
    parts = [0]
    for i, unit in enumerate(_UNITS):
        parts = [part + n * unit for part in parts for n in range((code >> 4 * i & 15) + 1)]
    return parts
