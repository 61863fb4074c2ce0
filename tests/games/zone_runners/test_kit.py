"""Zone Runners through the check kit: every seat count and option, random play and the policy."""

from tests.games.zone_runners.invariants import invariants
from tests.kit import check_everything
from zonegames.engine.assets import read_text
from zonegames.engine.headings import anchors
from zonegames.games.zone_runners.rules import GAME

HEADINGS = anchors(read_text(GAME.id, "rules.md"))


def test_everything_the_kit_checks():
    check_everything(GAME, limit=1200, invariants=invariants, anchors=HEADINGS)
