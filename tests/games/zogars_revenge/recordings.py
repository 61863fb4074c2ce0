"""Kept matches of Zogar's Revenge: one for every ending, each by a policy that plays towards it from a seed
found once."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.games.recording import Recording
from tests.games.zogars_revenge.positions import NAMES, table
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import RandomPolicy
from zonegames.engine.rng import Rng
from zonegames.games.zogars_revenge.actions import GIVE_UP, Action
from zonegames.games.zogars_revenge.bot.policy import ZogarBot
from zonegames.games.zogars_revenge.rules import GAME

RECORDS = Path(__file__).parent / "records"


@dataclass(frozen=True, slots=True)
class Playthrough:
    """How one kept game came about."""

    name: str
    seed: int
    ending: str
    seats: int = 1
    chosen: dict[str, Any] = field(default_factory=dict[str, Any])
    policy: str = "random"
    """ "random" or "heuristic"."""

    gives_up_after: tuple[int, ...] = ()
    """Per seat: after how many moves it gives up; empty: nobody does."""

    def played(self) -> Match[Action]:
        """The whole game, played now."""
        match: Match[Action] = new_match(GAME, table(self.seats), self.chosen, self.seed)
        policies = [ZogarBot() if self.policy == "heuristic" else RandomPolicy(Rng(self.seed)) for _ in NAMES]
        while (asked := match.decision) is not None:
            seat, run = asked.seat, match.view(asked.seat).run
            if self.gives_up_after and run.moves >= self.gives_up_after[seat]:
                action: Action = GIVE_UP
            else:
                action = policies[seat].choose(match.view(seat), asked).action
            for event in match.apply(action):
                for listener, policy in enumerate(policies):
                    if (heard := event.seen_by(listener)) is not None:
                        policy.hear(heard)
        return match


def told(match: Match[Any]) -> list[str]:
    """Everything that happened, as the log tells those who may hear it."""
    lines: list[str] = []
    for number, entry in enumerate(match.log, 1):
        lines.append(f"{number}. {match.names[entry.seat]}: {words_of(entry.action)}")
        said = (GAME.narrator.sentence(event, match.names, entry.seat) for event in entry.events)
        lines.extend(f"   {line}" for line in said if line)
    assert match.outcome is not None
    verdict = GAME.narrator.verdict(match.outcome, match.names)
    lines += ["", verdict.headline, verdict.reason, f"places {match.outcome.places}"]
    return [*lines, f"scores {match.outcome.scores}"]


def words_of(action: Action) -> str:
    """An action as kind and number."""
    number = getattr(action, "cell", getattr(action, "pos", ""))
    return f"{action.kind} {number}".strip()


RANDOM_SEEDS = {
    "captured_gaze": 176,
    "captured_chest": 355,
    "captured_token": 384,
    "captured_combat": 25,
    "died_trap": 72,
    "died_guard": 251,
    "died_jailer": 164,
    "died_hound": 294,
    "died_troll": 193,
    "died_wight": 24,
    "died_warden": 351,
}

FRESH = {"mode": "score", "dungeons": "fresh"}
SAME = {"mode": "score", "dungeons": "same"}

PLAYTHROUGHS = (
    *(Playthrough(ending, seed, ending) for ending, seed in RANDOM_SEEDS.items()),
    Playthrough("escaped", 99, "escaped", policy="heuristic"),
    Playthrough("gave_up", 1, "gave_up", gives_up_after=(6,)),
    Playthrough("relay_escaped", 1, "escaped", 3, {"mode": "relay"}, policy="heuristic"),
    Playthrough("same_dungeon", 1, "most_points", 3, SAME, gives_up_after=(1000, 4, 8)),
    Playthrough("most_points", 1, "most_points", 2, FRESH, gives_up_after=(2, 2)),
    Playthrough("tie_escape", 95, "tie_escape", 2, FRESH, "heuristic", (1000, 44)),
    Playthrough("tie_crown", 7, "tie_crown", 2, FRESH, "heuristic", (22, 20)),
    Playthrough("tie_eyes", 2, "tie_eyes", 2, FRESH, gives_up_after=(2, 2)),
    Playthrough("tie_health", 3, "tie_health", 2, FRESH, gives_up_after=(2, 2)),
    Playthrough("tie_moves", 28, "tie_moves", 2, FRESH, gives_up_after=(2, 3)),
    Playthrough("shared_place", 4, "shared_place", 2, FRESH, gives_up_after=(2, 2)),
)


RECORDINGS = tuple(
    Recording(GAME, RECORDS / f"{kept.name}.json", kept.ending, kept.played, told) for kept in PLAYTHROUGHS
)
