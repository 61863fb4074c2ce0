"""A match in one line; apart from the other words because the first frame lists the saves."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Status:
    """A match in the list of saves, from the table's view."""

    phrase: str
    """"turn 12, Mira to move"; when it is over, how it ended."""

    progress: str = ""
    """"24 tiles to place"; empty when it is over."""

    seats: tuple[str, ...] = ()
    """A few public words on each seat: "strength 2, stones 3"."""
