"""The check kit over every set-up of Zoneplex."""

import pytest

from tests.games.zoneplex.invariants import LIMIT, invariants
from tests.kit import SetUp, check_everything, check_game, set_ups
from zonegames.engine.assets import read_text
from zonegames.engine.headings import anchors
from zonegames.games.zoneplex.rules import GAME

HEADINGS = anchors(read_text(GAME.id, "rules.md"))
SET_UPS = set_ups(GAME)


@pytest.mark.parametrize("found", [s for s in SET_UPS if not s.chosen], ids=str)
def test_every_seat_count_keeps_all_promises(found: SetUp) -> None:
    report = check_game(
        GAME,
        seats=found.seats,
        limit=LIMIT,
        chosen=found.chosen,
        seed=11,
        invariants=invariants,
        anchors=HEADINGS,
        samples=8,
    )
    assert report.different


@pytest.mark.long
def test_every_set_up_keeps_all_promises() -> None:
    check_everything(GAME, limit=LIMIT, invariants=invariants, anchors=HEADINGS, seed=500)
