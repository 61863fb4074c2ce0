"""The outcome menu: every different result that some dice can give a Runner, and how.

One pure function of what lies open; the rules, the screen and the bots all ask it.
"""

from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from zonegames.games.zone_runners.actions import NO_ENERGY, PickOutcome, UseRecipe
from zonegames.games.zone_runners.board import END, Board
from zonegames.games.zone_runners.dice import Dice, Way, energies, parts_within
from zonegames.games.zone_runners.resolve import Result, resolve, settings


class Entry(NamedTuple):
    """One different result."""

    action: PickOutcome
    result: Result
    """What the first recipe does; the others end in the same place."""
    recipes: tuple[UseRecipe, ...]
    """The useful ones, few dice first; "no Energy" alone where it gives this result."""


Menu: TypeAlias = tuple[Entry, ...]
_Group: TypeAlias = "tuple[object, ...] | int"
_Made: TypeAlias = tuple[int, int, int, tuple[Way, ...], Result]


@lru_cache(maxsize=2048)
def menu(board: Board, who: int, dice: Dice) -> Menu:
    """All results these dice (ascending) can give a running Runner: finishing first, then from the right,
    then out; "no Energy" last."""
    still = resolve(board, who, None)
    idle = _group_of(still)
    last = Entry(pick(still), still, (NO_ENERGY,))
    if board.runners[who].slot == "left":
        return (last,)
    groups: dict[_Group, list[_Made]] = {}
    known: dict[int, tuple[Result, _Group]] = {}
    for energy, ways in energies(dice):
        for change in settings(board, who, energy):
            total = energy + change
            if total not in known:
                result = resolve(board, who, energy, change)
                known[total] = result, _group_of(result)
            result, group = known[total]
            if group != idle:
                groups.setdefault(group, []).append((abs(change), energy, change, ways, result))
    entries = [_entry(dice, made) for made in groups.values()]
    entries.sort(key=_place)
    entries.append(last)
    return tuple(entries)


def _group_of(result: Result) -> _Group:
    """Equal for results that the menu does not tell apart."""
    return result.zone if result.status == "out" else result[1:7]


def _entry(dice: Dice, made: list[_Made]) -> Entry:
    """One result from everything that gives it; a recipe is dropped when it contains another's dice."""
    if len(made) > 1:
        made.sort(key=lambda m: m[:2])
    best: dict[int, tuple[UseRecipe, Result]] = {}
    for _, _, change, ways, result in made:
        for way in ways:
            if way.subset not in best:
                best[way.subset] = recipe(way.signed, change), result
    present = sum(1 << subset for subset in best)
    within = parts_within(dice)
    kept = [best[subset] for subset in sorted(best) if not within[subset] & present]
    return Entry(pick(kept[0][1]), kept[0][1], tuple(use for use, _ in kept))


@cache
def recipe(signed: Dice, ability: int) -> UseRecipe:
    """The interned action."""
    return UseRecipe(signed, ability)


def pick(result: Result) -> PickOutcome:
    """The action that asks for this result."""
    return _pick(*result[1:7])


@cache
def _pick(status: str, track: int, column: int, slot: str, zone: int, defeated: bool) -> PickOutcome:
    if status == "out":
        return PickOutcome(f"out-{zone}")
    place = f"{'HML'[track]}{'E' if column == END else column}"
    if defeated:
        return PickOutcome(f"{place}-beat")
    return PickOutcome(place if slot == "none" else f"{place}-{slot}")


_SLOT_ORDER = {"past": 0, "none": 1, "on": 2, "left": 3}


def _place(entry: Entry) -> tuple[int, int, int, int]:
    """Finishing, then by column from the right, then out; then high track first."""
    result = entry.result
    if result.status == "out":
        return 1, -result.zone, 0, 0
    return 0, -result.column, result.track, _SLOT_ORDER[result.slot]


def entry_of(menu: Menu, key: str) -> Entry:
    """The entry with this key.  Raises StopIteration when there is none."""
    return next(entry for entry in menu if entry.action.key == key)
