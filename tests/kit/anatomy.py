"""Looks inside states and views: what they are made of, and what two of them share."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from zonegames.engine.state import Step

ATOMS = frozenset({int, str, bool, float, bytes, type(None)})
MUTABLE = (list, dict, set, bytearray)


def parts(thing: Any) -> Iterator[Any]:
    """Every object inside that is not a plain number or text, itself included, each once."""
    seen: set[int] = set()
    heap = [thing]
    while heap:
        part = heap.pop()
        if id(part) not in seen:
            seen.add(id(part))
            yield part
            heap += children(part)


def children(part: Any) -> list[Any]:
    """What an object is directly made of, numbers and texts left out; nothing of classes and functions."""
    make = type(part)
    if names := field_names(make):
        inside: Iterable[Any] = [getattr(part, name) for name in names]
    elif isinstance(part, (list, tuple, set, frozenset)):
        inside = part
    elif isinstance(part, Mapping):
        inside = [*part.keys(), *part.values()]
    else:
        inside = () if callable(part) else getattr(part, "__dict__", {}).values()
    return [child for child in inside if type(child) not in ATOMS]


@cache
def field_names(make: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(make)) if is_dataclass(make) else ()


@cache
def is_frozen(make: type) -> bool:
    """Whether it is a frozen record other than a step."""
    return is_dataclass(make) and make.__dataclass_params__.frozen and not issubclass(make, Step)  # type: ignore[attr-defined]


def changeable(state: Any) -> dict[int, Any]:
    """The mutable objects of a state, by identity.

    Frozen records (options, components) count as constants and are not searched; steps are.
    """
    found: dict[int, Any] = {}
    seen: set[int] = set()
    heap = [state]
    while heap:
        part = heap.pop()
        if id(part) in seen or is_frozen(type(part)):
            continue
        seen.add(id(part))
        if isinstance(part, MUTABLE) or (field_names(type(part)) and not isinstance(part, Step)):
            found[id(part)] = part
        heap += children(part)
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
