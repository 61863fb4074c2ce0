"""Whole games that are kept: one record for every way a game can end, and two of them in words.

After a change of behaviour that is meant (and a new `rules_version`), write them anew:

    python -c "from tests.games.elemenz.recordings import write_all; write_all()"
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from zonegames.engine.driver import Driver
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import Policy, RandomPolicy
from zonegames.engine.record import MatchRecord, record_of
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.elemenz.rules import GAME

RECORDS = Path(__file__).parent / "records"
NAMES = ("Ann", "Bo", "Cy", "Dee")


@dataclass(frozen=True, slots=True)
class Golden:
    """How a kept game was played."""

    name: str
    ending: str
    seats: int
    seed: int
    chosen: dict[str, str] = field(default_factory=dict[str, str])
    clever: bool = True
    """By the heuristic; else at random."""

    told: bool = False
    """Kept in words as well."""


GOLDENS = (
    Golden("duel-last-standing", "last_standing", 4, 1, told=True),
    Golden("duel-hunger", "hunger", 3, 2, {"avatars": "on", "arrange_tokens": "on"}, clever=False),
    Golden("monolith-eighth-lock", "eighth_lock", 2, 3, {"avatars": "on"}, told=True),
    Golden("monolith-starved", "starved", 2, 4),
    Golden("monolith-turn-limit", "turn_limit", 2, 5, clever=False),
)


def played(golden: Golden, seed: int) -> Match[Any]:
    """The whole game."""
    match = new_match(GAME, [SeatSpec(name) for name in NAMES[: golden.seats]], dict(golden.chosen), seed)
    policies: dict[int, Policy[Any, Any]] = {
        seat: GAME.policy(seat, Rng(seed + seat)) if golden.clever else RandomPolicy(Rng(seed + seat))
        for seat in range(golden.seats)
    }
    Driver(match, policies).run()
    return match


def record(golden: Golden) -> MatchRecord:
    """The kept record."""
    text = (RECORDS / f"{golden.name}.json").read_text(encoding="utf-8")
    return MatchRecord.model_validate_json(text)


def sentences(match: Match[Any]) -> list[str]:
    """The whole log as the table read it."""
    told = (GAME.narrator.sentence(event, match.names, None) for event in match.heard(None))
    return [line for line in told if line]


def write_all() -> None:
    """Play and write every golden; the first seed from the given one on that has the wanted ending."""
    for golden in GOLDENS:
        seed = golden.seed * 1000
        match = played(golden, seed)
        while match.outcome is None or match.outcome.reason != golden.ending:
            seed += 1
            match = played(golden, seed)
        path = RECORDS / f"{golden.name}.json"
        path.write_text(record_of(match).model_dump_json() + "\n", encoding="utf-8")
        if golden.told:
            lines = "\n".join(sentences(match))
            path.with_suffix(".txt").write_text(lines + "\n", encoding="utf-8")
