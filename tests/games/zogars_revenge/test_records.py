"""Kept games, one for every way the game ends: they replay exactly and are told in the same words."""

import pytest

from tests.games.zogars_revenge.recordings import PLAYTHROUGHS, RECORDS, TOLD, Playthrough, told
from zonegames.engine.record import MatchRecord, record_of, replay
from zonegames.games.zogars_revenge.rules import GAME


def test_every_ending_has_a_kept_game():
    assert {playthrough.ending for playthrough in PLAYTHROUGHS} == set(GAME.endings)


@pytest.mark.parametrize("kept", PLAYTHROUGHS, ids=lambda kept: kept.name)
def test_a_kept_game_replays_to_its_end(kept: Playthrough):
    text = (RECORDS / f"{kept.name}.json").read_text(encoding="utf-8")
    record = MatchRecord.model_validate_json(text)
    match = replay(GAME, record)
    assert match.outcome is not None
    assert match.outcome.reason == kept.ending
    assert record_of(match) == record
    assert told(match).splitlines() == (TOLD / f"{kept.name}.txt").read_text(encoding="utf-8").splitlines()
