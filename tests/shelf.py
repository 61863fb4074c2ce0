"""Puts the toy game on the shelf, so that store, plain mode and command line can be tried with it."""

import sys
from typing import Final

import pytest

from tests.toys.skirmish import rules
from zonegames import games
from zonegames.games import CatalogueEntry

TOY: Final = CatalogueEntry(
    id="skirmish",
    title="Skirmish",
    min_seats=2,
    max_seats=4,
    people="2-4 players",
    minutes="5",
    summary="Be the last who stands.",
    about=("Attack, rest or lay a ward,", "answer in secret,", "and stand when the others fell."),
    bots=True,
    searches=True,
)


def put_toy_on_shelf() -> None:
    """The catalogue of this process also has the toy, from now on: for processes that a test starts."""
    patch = pytest.MonkeyPatch()
    shelve_toy(patch)


def shelve_toy(patch: pytest.MonkeyPatch) -> None:
    """The catalogue also has the toy, as long as the patch lasts."""
    patch.setattr(games, "CATALOGUE", (*games.CATALOGUE, TOY))
    patch.setitem(sys.modules, "zonegames.games.skirmish.rules", rules)
