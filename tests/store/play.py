"""Matches of the toy for store tests, played at random but always alike."""

from typing import Any

from tests.toys.skirmish.rules import GAME
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec

NAMES = ("Ann", "Bo", "Cleo", "Dov")


def fresh(seed: int = 1, seats: int = 2, **chosen: Any) -> Match[Any]:
    """A match that nobody has played yet."""
    return new_match(GAME, [SeatSpec(name) for name in NAMES[:seats]], chosen, seed)


def play_on(match: Match[Any], count: int, seed: int = 7) -> None:
    """So many random actions, or fewer when the match ends."""
    rng = Rng(seed)
    for _ in range(count):
        if match.decision is None:
            return
        match.apply(random_action(match.decision, rng))


def play_out(match: Match[Any], seed: int = 7) -> None:
    """To the end."""
    play_on(match, 10_000, seed)
    assert match.outcome is not None


def first_action(match: Match[Any]) -> Any:
    """The first answer to the open question."""
    assert match.decision is not None
    return match.decision.actions[0]
