"""What a kept game of ElemenZ comes to."""

import pytest

from tests.games.elemenz.recordings import RECORDINGS
from tests.games.recording import Recording
from zonegames.games.elemenz.rules import GAME


@pytest.mark.parametrize("recording", RECORDINGS, ids=str)
def test_a_finished_game_has_a_verdict_and_facts(recording: Recording) -> None:
    match = recording.replayed()
    outcome = match.outcome
    assert outcome is not None
    verdict = GAME.narrator.verdict(outcome, match.names)
    assert match.names[outcome.won.index(True)] in verdict.headline and verdict.reason
    facts = GAME.narrator.facts(list(match.heard(None)), outcome, match.names)
    assert 2 <= len(facts) <= 3
