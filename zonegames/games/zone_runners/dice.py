"""What a set of dice can make: Energies, ways to roll again.  Everything is worked out once per multiset."""

from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from zonegames.games.zone_runners.actions import REROLL, Reroll

Dice: TypeAlias = tuple[int, ...]
"""Values in ascending order, unless said otherwise."""


class Way(NamedTuple):
    """One way to make an Energy."""

    subset: int
    """The number of its sub-multiset in `subsets(dice)`."""
    signed: Dice
    """The values with signs: added ones first, each part from the largest down."""


@cache
def subsets(dice: Dice) -> tuple[Dice, ...]:
    """The distinct non-empty sub-multisets, the small ones first."""
    found = dict.fromkeys(combo for size in range(1, len(dice) + 1) for combo in combinations(dice, size))
    return tuple(found)


@cache
def parts_within(dice: Dice) -> tuple[int, ...]:
    """By sub-multiset: the others that it contains, as a bit mask of their numbers."""
    every = subsets(dice)
    return tuple(
        sum(1 << j for j, part in enumerate(every) if j != i and _contains(whole, part))
        for i, whole in enumerate(every)
    )


def _contains(whole: Dice, part: Dice) -> bool:
    return all(part.count(value) <= whole.count(value) for value in part)


@cache
def energies(dice: Dice) -> tuple[tuple[int, tuple[Way, ...]], ...]:
    """Every Energy of 1 or more that some of the dice make, ascending, each with its ways: one per
    sub-multiset, those with few dice first (ZR-R10)."""
    found: dict[int, dict[int, Way]] = {}
    for number, values in enumerate(subsets(dice)):
        for signed in _signings(values):
            if (total := sum(signed)) >= 1:
                found.setdefault(total, {}).setdefault(number, Way(number, signed))
    return tuple((total, tuple(found[total].values())) for total in sorted(found))


def _signings(values: Dice) -> list[Dice]:
    """Every choice of signs, written canonically; few subtracted dice first."""
    found: list[Dice] = []
    for minus in range(len(values)):
        for taken in combinations(range(len(values)), minus):
            plus = sorted((v for i, v in enumerate(values) if i not in taken), reverse=True)
            found.append((*plus, *sorted(-values[i] for i in taken)))
    return found


def without(dice: Dice, taken: Dice) -> Dice:
    """The dice left when these (signs do not matter) are spent."""
    left = list(dice)
    for value in taken:
        left.remove(abs(value))
    return tuple(left)


@cache
def rerolls(rolled: Dice) -> tuple[Reroll, ...]:
    """One action per distinct set of values to roll again, none first, all last (ZR-R09); `rolled` in
    the order in which the dice lie."""
    found: dict[Dice, tuple[int, ...]] = {}
    for size in range(len(rolled) + 1):
        for indices in combinations(range(len(rolled)), size):
            found.setdefault(tuple(sorted(rolled[i] for i in indices)), indices)
    return tuple(REROLL[indices] for indices in found.values())


@cache
def divisions(dice: Dice) -> tuple[tuple[Dice, Dice], ...]:
    """Every way to give some of the dice away and keep the rest, giving none first."""
    return tuple((part, without(dice, part)) for part in ((), *subsets(dice)))


@cache
def rolls(number: int) -> tuple[tuple[Dice, float], ...]:
    """Every result of so many dice, ascending, with its probability."""
    found: dict[Dice, float] = {(): 1.0}
    for _ in range(number):
        grown: dict[Dice, float] = {}
        for dice, chance in found.items():
            for die in range(1, 7):
                roll = tuple(sorted((*dice, die)))
                grown[roll] = grown.get(roll, 0.0) + chance / 6
        found = grown
    return tuple(found.items())
