"""Saved games, one for every way a game can end, and one told in words.

`python -c "from tests.games.zoneplex.recordings import write; write()"` makes the files anew, after a change
of the rules that is meant.
"""

from pathlib import Path
from typing import Any, Final

from tests.games.zoneplex.positions import NAMES
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.record import MatchRecord, record_of
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.zoneplex.rules import GAME

FOLDER: Final = Path(__file__).parent / "records"
PLAYTHROUGH: Final = FOLDER / "playthrough.txt"
TOLD: Final = "eye"
"""The recorded game that is also kept as its log."""

LAST_CARDS: Final = 9
"""The heuristic plays until so few cards are left; then chance chooses, so that rare endings are found."""

GAMES: Final = {
    "eye": (4, 6, 0),
    "obliterated": (3, 1, 246),
    "cataclysm:influence": (4, 1, 0),
    "cataclysm:most_fears": (4, 1, 26),
    "cataclysm:fear_strength": (4, 1, 23),
    "cataclysm:most_relics": (4, 4, 91),
    "council": (4, 68, 246),
    "shared": (4, 24, 56),
}
"""By ending: seats, the seed of the game, the seed of the choices at its end."""


def played(ending: str) -> Match[Any]:
    """The whole game that ends so."""
    seats, seed, choices = GAMES[ending]
    match: Match[Any] = new_match(GAME, [SeatSpec(name, "bot") for name in NAMES[:seats]], {}, seed)
    policies = [GAME.policy(seat, Rng(seat)) for seat in range(seats)]
    chooser: Rng | None = None
    while (asked := match.decision) is not None:
        view = match.view(asked.seat)
        if asked.kind == "draw" and view.deck <= LAST_CARDS and chooser is None:
            chooser = Rng(choices)
        if chooser is None:
            action = policies[asked.seat].choose(view, asked).action
        else:
            action = random_action(asked, chooser)
        match.apply(action)
    return match


def file_of(ending: str) -> Path:
    return FOLDER / f"{ending.replace(':', '-')}.json"


def stored(ending: str) -> MatchRecord:
    return MatchRecord.model_validate_json(file_of(ending).read_text(encoding="utf-8"))


def told(match: Match[Any]) -> list[str]:
    """The log of a whole game as the table hears it, action by action."""
    sentences = (GAME.narrator.sentence(event, match.names, None) for event in match.heard(None))
    lines = [line for line in sentences if line]
    outcome = match.outcome
    assert outcome is not None
    verdict = GAME.narrator.verdict(outcome, match.names)
    return [
        *lines,
        verdict.headline,
        verdict.reason,
        *GAME.narrator.facts(_events(match), outcome, match.names),
    ]


def _events(match: Match[Any]) -> list[Any]:
    return [*match.opening, *(event for entry in match.log for event in entry.events)]


def write() -> None:
    """Make all files anew."""
    for ending in GAMES:
        match = played(ending)
        assert match.outcome is not None
        assert match.outcome.reason == ending, f"{ending} ends as {match.outcome.reason}"
        file_of(ending).write_text(record_of(match).model_dump_json() + "\n", encoding="utf-8")
        if ending == TOLD:
            PLAYTHROUGH.write_text("\n".join(told(match)) + "\n", encoding="utf-8")
