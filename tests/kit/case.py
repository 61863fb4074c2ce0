"""What is being proved: one game with one set-up, and how a broken promise is reported."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias

from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, new_match
from zonegames.engine.seats import SeatSpec

NAMES: Final = ("Ann", "Bo", "Cleo", "Dov", "Eva", "Finn", "Gita", "Hugo")

Invariants: TypeAlias = Callable[[Any], None]
"""Asserts what is true of a state at every decision and at the end, of a resampled one too."""


class Broken(AssertionError):
    """A game (or the engine) broke a promise; the sentence says which."""


def expect(promise: bool, broken: str) -> None:
    """Raises Broken with a sentence unless the promise holds."""
    if not promise:
        raise Broken(broken)


def nothing_to_add(state: Any) -> None:
    """The invariants of a game that states none."""


@dataclass(frozen=True, slots=True)
class Case:
    """A game, its set-up, the seed of deal and choices alike, and what bounds it."""

    game: AnyGame
    seats: int
    limit: int
    chosen: Mapping[str, Any] = field(default_factory=dict[str, Any])
    seed: int = 0
    invariants: Invariants = nothing_to_add

    def match(self) -> Match[Any]:
        """A new match of this case."""
        return new_match(self.game, self.table(), dict(self.chosen), self.seed)

    def table(self) -> list[SeatSpec]:
        return [SeatSpec(name) for name in NAMES[: self.seats]]

    def with_seed(self, seed: int) -> "Case":
        return replace(self, seed=seed)

    def __str__(self) -> str:
        return (
            f"check_game({self.game.id!r}, seats={self.seats}, chosen={dict(self.chosen)}, seed={self.seed})"
        )
