"""What the set-up screen may ask before a match."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from zonegames.engine.errors import OptionError

Chosen: TypeAlias = Mapping[str, Any]
"""Options by key: a value of the spec's choices, or a list of them, one a seat, when `per_seat`."""


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value of an option."""

    value: str
    label: str
    says: str = ""
    """One sentence on what it means at the table; empty where the label says it all."""

    closed: str = ""
    """Why it is shown but cannot be taken (a faulty layout file); empty when it can."""

    picture: tuple[str, ...] = ()
    """A small drawing of it, one cell a character, for the list of all choices."""

    heading: str = ""
    """Stands over it in that list: it is the first of a group."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: what it is called, what it does, what may be chosen."""

    key: str
    title: str
    says: str
    """One sentence: what the option decides."""

    choices: Callable[[int, Chosen], tuple[OptionChoice, ...]]
    """From the number of seats and the options before this one; empty when it does not apply."""

    default: Callable[[int, Chosen], str]

    per_seat: bool = False
    looks: bool = False
    """Only what is shown depends on it: stored with the match, read by no rule."""

    advanced: bool = False
    """Shown under "more"."""


def fixed(*choices: OptionChoice) -> Callable[[int, Chosen], tuple[OptionChoice, ...]]:
    """Choices that depend on nothing."""
    return lambda seats, chosen: choices


def always(value: str) -> Callable[[int, Chosen], str]:
    """A default that depends on nothing."""
    return lambda seats, chosen: value


ON_OFF = (OptionChoice("off", "off"), OptionChoice("on", "on"))


def resolve(specs: tuple[OptionSpec, ...], seats: int, chosen: Chosen) -> dict[str, Any]:
    """Every applicable option with its value: chosen where given, else the default.

    A `per_seat` value may be one value for all or a comma-separated text or list, one a seat.
    Raises OptionError on an unknown option or value, naming the ones that exist.
    """
    known = {spec.key for spec in specs}
    for key in chosen:
        if key not in known:
            raise OptionError(f"Unknown option: {key}. This game has: {', '.join(sorted(known)) or 'none'}.")
    resolved: dict[str, Any] = {}
    for spec in specs:
        choices = spec.choices(seats, resolved)
        if not choices:
            continue
        value = chosen.get(spec.key, spec.default(seats, resolved))
        if spec.per_seat:
            values = value.split(",") if isinstance(value, str) else list(value)
            values = values * seats if len(values) == 1 else values
            if len(values) != seats:
                raise OptionError(f"{spec.key}: give one value, or one for each of the {seats} seats.")
            resolved[spec.key] = tuple(_checked(spec, choices, str(v).strip()) for v in values)
        else:
            resolved[spec.key] = _checked(spec, choices, value)
    return resolved


def _checked(spec: OptionSpec, choices: tuple[OptionChoice, ...], value: Any) -> str:
    text = {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    for choice in choices:
        if choice.value == text:
            if choice.closed:
                raise OptionError(choice.closed)
            return text
    values = ", ".join(choice.value for choice in choices if not choice.closed)
    raise OptionError(f"Unknown {spec.key}: {text}. Choose one of: {values}.")
