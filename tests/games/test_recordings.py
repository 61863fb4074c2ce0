"""Kept matches of every ending of every game replay exactly, and are told in the same words."""

import pytest

from tests.games.recording import Recording, recordings_of
from zonegames.engine.record import record_of
from zonegames.games import CATALOGUE, load_game

RECORDINGS = {entry.id: recordings_of(entry.package) for entry in CATALOGUE}
ALL = [recording for recordings in RECORDINGS.values() for recording in recordings]


@pytest.mark.parametrize("game", RECORDINGS)
def test_every_ending_is_kept(game: str) -> None:
    assert {recording.ending for recording in RECORDINGS[game]} == set(load_game(game).endings)


@pytest.mark.parametrize("recording", ALL, ids=str)
def test_a_kept_match_replays_exactly_to_its_ending(recording: Recording) -> None:
    """Every position on the way is the stored one."""
    stored, match = recording.stored(), recording.replayed()
    assert tuple(entry.fingerprint for entry in match.log) == stored.fingerprints
    assert match.outcome is not None
    assert match.outcome.reason == recording.ending
    assert record_of(match) == stored


@pytest.mark.parametrize("recording", [one for one in ALL if one.tell is not None], ids=str)
def test_a_kept_match_is_told_as_ever(recording: Recording) -> None:
    assert recording.tell is not None
    lines, expected = recording.tell(recording.replayed()), recording.words()
    for number, (line, wanted) in enumerate(zip(lines, expected, strict=False), 1):
        assert line == wanted, f"line {number}"
    assert len(lines) == len(expected)
