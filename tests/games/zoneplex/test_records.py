"""Saved games replay exactly, one for every ending, and one of them is kept in words."""

import pytest

from tests.games.zoneplex.recordings import GAMES, PLAYTHROUGH, TOLD, stored, told
from zonegames.engine.errors import Drifted
from zonegames.engine.record import replay
from zonegames.games.zoneplex.actions import FIGHT_ALONE
from zonegames.games.zoneplex.rules import GAME


def test_every_ending_has_a_saved_game() -> None:
    assert set(GAMES) == set(GAME.endings)


@pytest.mark.parametrize("ending", GAMES)
def test_a_saved_game_replays_to_its_ending(ending: str) -> None:
    record = stored(ending)
    match = replay(GAME, record)
    assert match.outcome is not None
    assert match.outcome.reason == ending
    assert [entry.fingerprint for entry in match.log] == list(record.fingerprints)


def test_a_whole_game_is_told_as_before() -> None:
    assert told(replay(GAME, stored(TOLD))) == PLAYTHROUGH.read_text(encoding="utf-8").splitlines()


def test_an_altered_record_is_refused_and_names_the_action() -> None:
    record = stored(TOLD)
    number = next(n for n, action in enumerate(record.actions) if action["kind"] == "call")
    actions = [*record.actions]
    actions[number] = {"kind": FIGHT_ALONE.kind}
    with pytest.raises(Drifted, match="leaves the rules") as drifted:
        replay(GAME, record.model_copy(update={"actions": tuple(actions)}))
    assert drifted.value.action == number + 1
