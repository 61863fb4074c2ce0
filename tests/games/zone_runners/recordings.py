"""Saved matches, one for every way the game ends, and how to make them anew.

After a deliberate change of the rules: `python -m tests.games.zone_runners.recordings`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.games.zone_runners.simple_bot import SimplePolicy
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import Policy, RandomPolicy
from zonegames.engine.record import MatchRecord, record_of
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.zone_runners.bot.policy import RunnersBot
from zonegames.games.zone_runners.rules import GAME

FOLDER: Final = Path(__file__).parent / "records"
NAMES: Final = ("Mira", "Bo", "Cyrus", "Dina")

MakePolicy = Callable[[], Policy[Any, Any]]


@dataclass(frozen=True)
class Recording:
    """One whole match: set-up, seed and who plays it."""

    name: str
    """Ending and Level: "all_out_2"."""
    seats: int
    chosen: dict[str, str]
    seed: int
    policy: MakePolicy

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"

    def play(self) -> Match[Any]:
        """The match, played to its end."""
        seats = [SeatSpec(name) for name in NAMES[: self.seats]]
        match = new_match(GAME, seats, self.chosen, self.seed)
        policy = self.policy()
        while (decision := match.decision) is not None:
            match.apply(policy.choose(match.view(decision.seat), decision).action)
        return match

    def stored(self) -> MatchRecord:
        return MatchRecord.model_validate_json(self.path.read_text(encoding="utf-8"))


RECORDINGS: Final = (
    Recording("all_out_1", 4, {}, 1, lambda: RandomPolicy(Rng(1))),
    Recording("all_out_2", 2, {"sharing": "crew"}, 2, SimplePolicy),
    Recording("all_out_3", 3, {"sharing": "crew", "pace": "frantic"}, 20, SimplePolicy),
    Recording("course_completed", 2, {"pace": "relaxed"}, 4, RunnersBot),
)

GOLDEN: Final = FOLDER / "course_completed.txt"
"""The match of that name as its log tells it."""


def told(match: Match[Any]) -> list[str]:
    """The whole log of a match, one sentence a line, and how it ended."""
    lines = [GAME.narrator.sentence(event, match.names, 0) for event in match.heard(0)]
    assert match.outcome is not None
    verdict = GAME.narrator.verdict(match.outcome, match.names)
    return [*filter(None, lines), verdict.headline, verdict.reason]


def write_all() -> None:
    """Play and store them all."""
    for recording in RECORDINGS:
        match = recording.play()
        recording.path.write_text(record_of(match).model_dump_json() + "\n", encoding="utf-8")
        if recording.name == GOLDEN.stem:
            GOLDEN.write_text("\n".join(told(match)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
