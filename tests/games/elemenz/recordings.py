"""Kept matches of ElemenZ: one for every ending, in both modes."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.games.recording import Recording, told
from zonegames.engine.driver import Driver
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import Policy, RandomPolicy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.elemenz.rules import GAME

RECORDS: Final = Path(__file__).parent / "records"
NAMES: Final = ("Ann", "Bo", "Cy", "Dee")


def played(seats: int, seed: int, clever: bool, chosen: dict[str, str]) -> Match[Any]:
    """A whole game, by the heuristic or at random."""
    match = new_match(GAME, [SeatSpec(name) for name in NAMES[:seats]], chosen, seed)
    policies: dict[int, Policy[Any, Any]] = {
        seat: GAME.policy(seat, Rng(seed + seat)) if clever else RandomPolicy(Rng(seed + seat))
        for seat in range(seats)
    }
    Driver(match, policies).run()
    return match


def recording(
    name: str,
    ending: str,
    seats: int,
    seed: int,
    clever: bool = True,
    tell: Callable[[Match[Any]], list[str]] | None = None,
    **chosen: str,
) -> Recording:
    return Recording(
        GAME, RECORDS / f"{name}.json", ending, partial(played, seats, seed, clever, chosen), tell
    )


RECORDINGS: Final = (
    recording("duel-last-standing", "last_standing", 4, 1000, tell=told),
    recording("duel-hunger", "hunger", 3, 2000, clever=False, avatars="on", arrange_tokens="on"),
    recording("monolith-eighth-lock", "eighth_lock", 2, 3000, tell=told, avatars="on"),
    recording("monolith-starved", "starved", 2, 4009),
    recording("monolith-turn-limit", "turn_limit", 2, 5004, clever=False),
)
