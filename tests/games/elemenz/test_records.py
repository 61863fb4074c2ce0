"""Kept games replay exactly, one for every ending."""

import pytest

from tests.games.elemenz.recordings import GOLDENS, RECORDS, Golden, record, sentences
from zonegames.engine.record import replay
from zonegames.games.elemenz.rules import GAME


def test_every_ending_is_kept() -> None:
    assert {golden.ending for golden in GOLDENS} == set(GAME.endings)


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_kept_game_replays_to_the_last_position(golden: Golden) -> None:
    """Every position on the way is the stored one."""
    kept = record(golden)
    match = replay(GAME, kept)
    assert tuple(entry.fingerprint for entry in match.log) == kept.fingerprints
    assert match.outcome is not None and match.outcome.reason == golden.ending


@pytest.mark.parametrize("golden", [g for g in GOLDENS if g.told], ids=lambda golden: golden.name)
def test_a_kept_game_is_told_in_the_same_words(golden: Golden) -> None:
    match = replay(GAME, record(golden))
    told = (RECORDS / f"{golden.name}.txt").read_text(encoding="utf-8").splitlines()
    assert sentences(match) == told


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_finished_game_has_a_verdict_and_facts(golden: Golden) -> None:
    match = replay(GAME, record(golden))
    outcome = match.outcome
    assert outcome is not None
    verdict = GAME.narrator.verdict(outcome, match.names)
    assert match.names[outcome.won.index(True)] in verdict.headline and verdict.reason
    facts = GAME.narrator.facts(list(match.heard(None)), outcome, match.names)
    assert 2 <= len(facts) <= 3
