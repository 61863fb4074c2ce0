"""The games that take part: all of the catalogue, each with its invariants and ways to set it up."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from tests.kit import Case, SetUp, set_ups
from tests.kit.case import Invariants
from zonegames.engine.game import AnyGame
from zonegames.games import CATALOGUE, load_game

LIMIT: Final = 10_000
"""Actions within which a game must end: far above the longest that was ever met."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A game, what is always true of it, and all its set-ups."""

    game: AnyGame
    invariants: Invariants
    set_ups: tuple[SetUp, ...]
    bots: bool
    """Whether computers can sit down."""

    def case(self, number: int) -> Case:
        """The set-ups in turn, each time with another seed."""
        found = self.set_ups[number % len(self.set_ups)]
        return Case(self.game, found.seats, LIMIT, found.chosen, number, self.invariants)


def contestants() -> Iterator[Contestant]:
    """Every game, in the order of the shelf."""
    for shelf in CATALOGUE:
        game = load_game(shelf.id)
        invariants = import_module(f"tests.games.{shelf.package}.invariants").invariants
        yield Contestant(game, invariants, tuple(set_ups(game)), shelf.bots)
