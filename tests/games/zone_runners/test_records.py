"""A kept match of Zone Runners is what was played, and ends in the Level of its name."""

import pytest

from tests.games.recording import Recording
from tests.games.zone_runners.recordings import RECORDINGS
from zonegames.engine.record import record_of


@pytest.mark.scenario("ZR-S53")
@pytest.mark.parametrize("recording", RECORDINGS, ids=str)
def test_a_finished_match_replays_exactly(recording: Recording):
    # Given a stored match, when it is replayed, then it ends in the Level where it ended
    match = recording.replayed()
    level = recording.file.stem.rpartition("_")[2]
    assert match.view(None).level == (int(level) if level.isdigit() else 3)
    # and record and events are those of the first time
    again = recording.play()
    assert record_of(again) == recording.stored()
    assert list(again.heard(None)) == list(match.heard(None))
