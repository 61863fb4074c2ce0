"""Looks inside states and views: what they are made of, and what two of them share."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from zonegames.engine.state import Step

MUTABLE = (list, dict, set, bytearray)


def parts(thing: Any) -> Iterator[Any]:
    """Everything inside, itself included, each object once."""
    seen: set[int] = set()
    heap = [thing]
    while heap:
        part = heap.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        yield part
        heap.extend(children(part))


def children(part: Any) -> list[Any]:
    """What an object is directly made of; nothing for scalars, classes and functions."""
    if isinstance(part, (str, bytes, int, float, type)) or part is None:
        return []
    if is_dataclass(part):
        return [getattr(part, field.name) for field in fields(part)]
    if isinstance(part, Mapping):
        return [*part.keys(), *part.values()]
    if isinstance(part, (list, tuple, set, frozenset)):
        return list(part)
    return [] if callable(part) else list(getattr(part, "__dict__", {}).values())


def is_frozen(part: Any) -> bool:
    return is_dataclass(part) and type(part).__dataclass_params__.frozen  # type: ignore[union-attr]


def changeable(state: Any) -> dict[int, Any]:
    """The mutable objects of a state, by identity.

    Frozen records (options, components) count as constants and are not searched; steps are.
    """
    found: dict[int, Any] = {}
    heap = [state]
    while heap:
        part = heap.pop()
        if id(part) in found or (is_frozen(part) and not isinstance(part, Step)):
            continue
        if isinstance(part, MUTABLE) or (is_dataclass(part) and not is_frozen(part)):
            found[id(part)] = part
        heap.extend(children(part))
    return found


def shared(one: Any, other: Any) -> list[Any]:
    """The mutable objects that two states have in common."""
    theirs = changeable(other)
    return [part for key, part in changeable(one).items() if key in theirs]


def difference(here: Any, there: Any, where: str = "") -> str:
    """The first place in which two values differ, and how: `.hands[1]: 3 and 4`; empty if they are equal."""
    if here == there:
        return ""
    for name, mine, theirs in _paired(here, there):
        if found := difference(mine, theirs, where + name):
            return found
    return f"{where or 'all'}: {here!r} and {there!r}"


def _paired(here: Any, there: Any) -> list[tuple[str, Any, Any]]:
    """The parts of two values of the same make side by side; nothing where the makes differ."""
    if type(here) is not type(there):
        return []
    if is_dataclass(here):
        names = [field.name for field in fields(here) if field.compare]
        return [(f".{name}", getattr(here, name), getattr(there, name)) for name in names]
    if isinstance(here, Mapping) and here.keys() == there.keys():
        return [(f"[{key!r}]", here[key], there[key]) for key in here]
    if isinstance(here, (list, tuple)) and len(here) == len(there):
        return [(f"[{n}]", *pair) for n, pair in enumerate(zip(here, there, strict=True))]
    return []
