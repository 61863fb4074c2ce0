"""What a part of the campaign did, and what it found."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

ENOUGH: Final = 20
"""Faults after which a part stops: the next ones would say the same."""


@dataclass(slots=True)
class Count:
    """One line of the table."""

    part: str
    what: str
    """What is counted: "games", "inputs" ..."""

    done: int = 0
    faults: list[str] = field(default_factory=list[str])
    notes: dict[str, int] = field(default_factory=dict[str, int])
    """Other things worth knowing, by their words."""

    seconds: float = 0.0

    def note(self, words: str, more: int = 1) -> None:
        """Count one of the other things."""
        self.notes[words] = self.notes.get(words, 0) + more

    @property
    def spoilt(self) -> bool:
        """Whether it is not worth going on."""
        return len(self.faults) >= ENOUGH

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Adds the time that the block takes."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.seconds += time.perf_counter() - began

    @contextmanager
    def attempt(self, name: str) -> Iterator[None]:
        """One try: done when the block ends well, a fault under this name when it raises."""
        try:
            yield
            self.done += 1
        except Exception as error:
            notes = " ".join(getattr(error, "__notes__", ()))
            self.faults.append(f"{name}: {type(error).__name__}: {error} {notes}".strip())
