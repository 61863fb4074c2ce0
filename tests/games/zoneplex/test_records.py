"""A kept match of Zoneplex that was altered."""

import pytest

from tests.games.zoneplex.recordings import RECORDINGS, TOLD
from zonegames.engine.errors import Drifted
from zonegames.engine.record import replay
from zonegames.games.zoneplex.actions import FIGHT_ALONE
from zonegames.games.zoneplex.rules import GAME


def test_an_altered_record_is_refused_and_names_the_action() -> None:
    record = next(one for one in RECORDINGS if one.ending == TOLD).stored()
    number = next(n for n, action in enumerate(record.actions) if action["kind"] == "call")
    actions = [*record.actions]
    actions[number] = {"kind": FIGHT_ALONE.kind}
    with pytest.raises(Drifted, match="leaves the rules") as drifted:
        replay(GAME, record.model_copy(update={"actions": tuple(actions)}))
    assert drifted.value.action == number + 1
