"""A kept match of Exploration: Warzone is what was played."""

import pytest

from tests.games.exploration_warzone.recordings import RECORDINGS
from tests.games.recording import Recording
from zonegames.engine.record import record_of


@pytest.mark.scenario("EW-S60")
@pytest.mark.parametrize("recording", RECORDINGS, ids=str)
def test_a_finished_match_replays_exactly(recording: Recording) -> None:
    """Given a stored match. When replayed. Then result and all events are those of the first time."""
    match, first_time = recording.replayed(), recording.play()
    assert record_of(first_time) == recording.stored()
    assert list(first_time.heard(None)) == list(match.heard(None))
    assert first_time.outcome == match.outcome
