"""The whole game through the check kit: every seat count, every option."""

import pytest

from tests.games.zogars_revenge.invariants import invariants
from tests.kit import SetUp, check_game, set_ups
from zonegames.engine.assets import read_text
from zonegames.engine.headings import anchors
from zonegames.games.zogars_revenge.rules import GAME

LONGEST_RUN = 1000

SET_UPS = [found for found in set_ups(GAME, mixtures=1) if found.seats == 1 or "layout" not in found.chosen]
"""Layouts play alike however many play; the long form tries them all."""

HEADINGS = anchors(read_text(GAME.id, "rules.md"))


@pytest.mark.parametrize("found", SET_UPS, ids=str)
def test_every_set_up_keeps_all_promises(found: SetUp):
    report = check_game(
        GAME,
        seats=found.seats,
        limit=LONGEST_RUN * found.seats,
        chosen=found.chosen,
        invariants=invariants,
        anchors=HEADINGS,
        samples=3,
        policy=found.seats <= 2 and not found.chosen,
    )
    assert report.different


@pytest.mark.long
@pytest.mark.parametrize("found", set_ups(GAME, mixtures=2), ids=str)
def test_every_decision_of_several_plays_keeps_all_promises(found: SetUp):
    check_game(
        GAME,
        seats=found.seats,
        limit=LONGEST_RUN * found.seats,
        chosen=found.chosen,
        seed=1000,
        plays=3,
        invariants=invariants,
        anchors=HEADINGS,
        long=True,
    )
