"""Saved matches of every ending replay exactly, and one is told word for word."""

import pytest

from tests.games.zone_runners.recordings import GOLDEN, RECORDINGS, Recording, told
from zonegames.engine.record import record_of, replay
from zonegames.games.zone_runners.rules import GAME


@pytest.mark.scenario("ZR-S53")
@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_a_finished_match_replays_exactly(recording: Recording):
    # Given a stored match
    stored = recording.stored()
    # When it is replayed, then every position, the result and the ending are the stored ones
    match = replay(GAME, stored)
    assert tuple(entry.fingerprint for entry in match.log) == stored.fingerprints
    outcome = match.outcome
    assert outcome is not None
    ending, _, level = recording.name.rpartition("_")
    assert match.view(None).level == (int(level) if level.isdigit() else 3)
    assert outcome.reason == (ending if level.isdigit() else recording.name)
    # and the events are those of the first time
    again = recording.play()
    assert record_of(again) == stored
    assert list(again.heard(None)) == list(match.heard(None))


def test_every_ending_is_recorded():
    endings = {GAME.endings[0] if r.name.startswith("all_out") else r.name for r in RECORDINGS}
    assert endings == set(GAME.endings)


def test_the_golden_match_is_told_as_ever():
    recording = next(r for r in RECORDINGS if r.name == GOLDEN.stem)
    lines = told(replay(GAME, recording.stored()))
    expected = GOLDEN.read_text(encoding="utf-8").splitlines()
    for number, (line, wanted) in enumerate(zip(lines, expected, strict=False), 1):
        assert line == wanted, f"line {number}"
    assert len(lines) == len(expected)
