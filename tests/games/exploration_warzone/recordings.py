"""Kept matches of Exploration: Warzone: one for every ending, each named for it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from tests.games.recording import Recording, told
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import Policy, RandomPolicy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.exploration_warzone.bot.policy import WarzoneBot
from zonegames.games.exploration_warzone.rules import GAME

RECORDS: Final = Path(__file__).parent / "records"
NAMES: Final = ("Mira", "Oren", "Tam", "Dilek")

Crew: TypeAlias = Callable[[int, int], list[Policy[Any, Any]]]
"""From the number of seats and the seed: a policy for each seat."""


def captains(seats: int, seed: int) -> list[Policy[Any, Any]]:
    """The computer player on all seats."""
    return [WarzoneBot(seat, Rng(100 * seed + seat)) for seat in range(seats)]


def random_crew(seats: int, seed: int) -> list[Policy[Any, Any]]:
    """One source of chance for all seats."""
    return [RandomPolicy(Rng(seed + 1))] * seats


def played(seats: int, seed: int, crew: Crew, chosen: dict[str, str]) -> Match[Any]:
    """A whole game."""
    match = new_match(GAME, [SeatSpec(name) for name in NAMES[:seats]], chosen, seed)
    policies = crew(seats, seed)
    while (decision := match.decision) is not None:
        match.apply(policies[decision.seat].choose(match.view(decision.seat), decision).action)
    return match


def recording(ending: str, seats: int, seed: int, crew: Crew = captains, **chosen: str) -> Recording:
    play = partial(played, seats, seed, crew, chosen)
    return Recording(GAME, RECORDS / f"{ending}.json", ending, play, told)


RECORDINGS: Final = (
    recording("last_standing", 2, 4),
    recording("two_relics", 3, 1),
    recording("vp", 4, 4, starting_war_hexes="1"),
    recording("frontier", 2, 24, random_crew),
    recording("all_destroyed", 2, 7871, random_crew),
)
