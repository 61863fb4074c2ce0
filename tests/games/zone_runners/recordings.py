"""Kept matches of Zone Runners: all Runners out in each Level, and the course completed."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.games.recording import Recording, told
from tests.games.zone_runners.simple_bot import SimplePolicy
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import Policy, RandomPolicy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.zone_runners.bot.policy import RunnersBot
from zonegames.games.zone_runners.rules import GAME

RECORDS: Final = Path(__file__).parent / "records"
NAMES: Final = ("Mira", "Bo", "Cyrus", "Dina")


def played(
    seats: int, seed: int, new_policy: Callable[[], Policy[Any, Any]], chosen: dict[str, str]
) -> Match[Any]:
    """A whole game, one policy for the team."""
    match = new_match(GAME, [SeatSpec(name) for name in NAMES[:seats]], chosen, seed)
    policy = new_policy()
    while (decision := match.decision) is not None:
        match.apply(policy.choose(match.view(decision.seat), decision).action)
    return match


def recording(
    name: str,
    seats: int,
    seed: int,
    new_policy: Callable[[], Policy[Any, Any]],
    tell: Callable[[Match[Any]], list[str]] | None = None,
    **chosen: str,
) -> Recording:
    """`name`: its ending, and the Level where all Runners are out."""
    ending = next(ending for ending in GAME.endings if name.startswith(ending))
    return Recording(
        GAME, RECORDS / f"{name}.json", ending, partial(played, seats, seed, new_policy, chosen), tell
    )


RECORDINGS: Final = (
    recording("all_out_1", 4, 1, lambda: RandomPolicy(Rng(1))),
    recording("all_out_2", 2, 2, SimplePolicy, sharing="crew"),
    recording("all_out_3", 3, 20, SimplePolicy, sharing="crew", pace="frantic"),
    recording("course_completed", 2, 4, RunnersBot, told, pace="relaxed"),
)
