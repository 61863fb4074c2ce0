"""Saved matches of every ending replay exactly and are told word for word."""

import pytest

from tests.games.exploration_warzone.recordings import RECORDINGS, Recording, told
from zonegames.engine.record import record_of, replay
from zonegames.games.exploration_warzone.rules import GAME


def by_name(recording: Recording) -> str:
    return recording.name


@pytest.mark.scenario("EW-S60")
@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_a_finished_match_replays_exactly(recording: Recording) -> None:
    """Given a stored match. When replayed. Then every position, the result and all events are the same."""
    stored = recording.stored()
    match = replay(GAME, stored)
    assert tuple(entry.fingerprint for entry in match.log) == stored.fingerprints
    assert match.outcome is not None
    assert match.outcome.reason == recording.name
    first_time = recording.play()
    assert record_of(first_time) == stored
    assert list(first_time.heard(None)) == list(match.heard(None))
    assert first_time.outcome == match.outcome


@pytest.mark.parametrize("recording", RECORDINGS, ids=by_name)
def test_the_golden_match_is_told_as_ever(recording: Recording) -> None:
    lines = told(replay(GAME, recording.stored()))
    expected = recording.text.read_text(encoding="utf-8").splitlines()
    for number, (line, wanted) in enumerate(zip(lines, expected, strict=False), 1):
        assert line == wanted, f"line {number}"
    assert len(lines) == len(expected)


def test_every_ending_is_recorded() -> None:
    assert {recording.name for recording in RECORDINGS} == set(GAME.endings)
