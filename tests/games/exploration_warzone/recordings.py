"""Saved matches, one for every way the game ends, and how to make them anew.

After a deliberate change of the rules: `python -m tests.games.exploration_warzone.recordings`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import Policy, RandomPolicy
from zonegames.engine.record import MatchRecord, record_of
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.exploration_warzone.bot.policy import WarzoneBot
from zonegames.games.exploration_warzone.rules import GAME

FOLDER: Final = Path(__file__).parent / "records"
NAMES: Final = ("Mira", "Oren", "Tam", "Dilek")

Crew: TypeAlias = Callable[[int, int], list[Policy[Any, Any]]]
"""From the number of seats and the seed: a policy for each seat."""


def captains(seats: int, seed: int) -> list[Policy[Any, Any]]:
    """The computer player on all seats."""
    return [WarzoneBot(seat, Rng(100 * seed + seat)) for seat in range(seats)]


def random_crew(seats: int, seed: int) -> list[Policy[Any, Any]]:
    """One source of chance for all seats."""
    return [RandomPolicy(Rng(seed + 1))] * seats


@dataclass(frozen=True)
class Recording:
    """One whole match, named for its ending: seats, options, seed, and who plays it."""

    name: str
    seats: int
    seed: int
    crew: Crew = captains
    chosen: tuple[tuple[str, str], ...] = ()

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"

    @property
    def text(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def play(self) -> Match[Any]:
        """The match, played to its end."""
        seats = [SeatSpec(name) for name in NAMES[: self.seats]]
        match = new_match(GAME, seats, dict(self.chosen), self.seed)
        policies = self.crew(self.seats, self.seed)
        while (decision := match.decision) is not None:
            choice = policies[decision.seat].choose(match.view(decision.seat), decision)
            match.apply(choice.action)
        return match

    def stored(self) -> MatchRecord:
        return MatchRecord.model_validate_json(self.path.read_text(encoding="utf-8"))


RECORDINGS: Final = (
    Recording("last_standing", 2, 4),
    Recording("two_relics", 3, 1),
    Recording("vp", 4, 4, chosen=(("starting_war_hexes", "1"),)),
    Recording("frontier", 2, 24, random_crew),
    Recording("all_destroyed", 2, 7871, random_crew),
)


def told(match: Match[Any]) -> list[str]:
    """The whole log of a match as the table hears it, one sentence a line, and how it ended."""
    lines = [GAME.narrator.sentence(event, match.names, None) for event in match.heard(None)]
    assert match.outcome is not None
    verdict = GAME.narrator.verdict(match.outcome, match.names)
    return [*filter(None, lines), verdict.headline, verdict.reason]


def write_all() -> None:
    """Play and store them all."""
    for recording in RECORDINGS:
        match = recording.play()
        recording.path.write_text(record_of(match).model_dump_json() + "\n", encoding="utf-8")
        recording.text.write_text("\n".join(told(match)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all()
