"""Every event of every game has its line in the log, be it an empty one."""

from importlib import import_module

import pytest

from zonegames.engine.events import Event
from zonegames.games import CATALOGUE


@pytest.mark.parametrize("package", [entry.package for entry in CATALOGUE])
def test_every_event_has_a_sentence(package: str) -> None:
    events, sentences = (
        import_module(f"zonegames.games.{package}.{name}") for name in ("events", "sentences")
    )
    made = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and "kind" in kind.__annotations__
    }
    assert made
    assert set(sentences.SENTENCES) == made
