"""Whole matches kept as files: at least one for every way a game ends, some of them in words as well.

After a wanted change of a game's rules or words, they are made anew:

    python -m tests.games.recording zoneplex
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match
from zonegames.engine.record import MatchRecord, record_of, replay


@dataclass(frozen=True, slots=True)
class Recording:
    """A kept match."""

    game: AnyGame
    file: Path
    """Its record; its words lie beside it, with the ending .txt."""

    ending: str
    play: Callable[[], Match[Any]]
    """Plays it to its end, anew."""

    tell: Callable[[Match[Any]], Sequence[str]] | None = None
    """Its words, line by line; None: they are not kept."""

    def __str__(self) -> str:
        return f"{self.game.id}-{self.file.stem}"

    def stored(self) -> MatchRecord:
        """The kept record."""
        return MatchRecord.model_validate_json(self.file.read_text(encoding="utf-8"))

    def replayed(self) -> Match[Any]:
        """The kept match."""
        return replay(self.game, self.stored())

    def words(self) -> list[str]:
        """The kept words."""
        return self.file.with_suffix(".txt").read_text(encoding="utf-8").splitlines()

    def write(self) -> None:
        """Play it and keep it."""
        match = self.play()
        assert match.outcome is not None and match.outcome.reason == self.ending, match.outcome
        self.file.write_text(record_of(match).model_dump_json() + "\n", encoding="utf-8")
        if self.tell is not None:
            lines = "\n".join(self.tell(match))
            self.file.with_suffix(".txt").write_text(lines + "\n", encoding="utf-8")


def told(match: Match[Any]) -> list[str]:
    """The whole log as the table hears it, a sentence a line, how it ended, and what is worth telling."""
    narrator, names, outcome = match.game.narrator, match.names, match.outcome
    assert outcome is not None
    lines = [narrator.sentence(event, names, None) for event in match.heard(None)]
    verdict = narrator.verdict(outcome, names)
    events = [*match.opening, *(event for entry in match.log for event in entry.events)]
    facts = narrator.facts(events, outcome, names)
    return [*filter(None, lines), verdict.headline, verdict.reason, *facts]


def recordings_of(package: str) -> tuple[Recording, ...]:
    """The recordings of a game, by the name of its package."""
    return import_module(f"tests.games.{package}.recordings").RECORDINGS


if __name__ == "__main__":
    for recording in recordings_of(sys.argv[1].replace("-", "_")):
        recording.write()
