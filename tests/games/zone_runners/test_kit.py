"""Zone Runners through the check kit: every seat count and option, random play and the policy."""

from tests.games.zone_runners.invariants import invariants
from tests.kit import check_everything
from zonegames.engine.assets import read_text
from zonegames.games.zone_runners.rules import GAME


def anchors() -> frozenset[str]:
    """The headings of the rules text, as a viewer names them."""
    lines = read_text(GAME.id, "rules.md").splitlines()
    headings = (line.lstrip("#").strip().lower() for line in lines if line.startswith("#"))
    return frozenset("".join(c for c in h if c.isalnum() or c in " -").replace(" ", "-") for h in headings)


def test_everything_the_kit_checks():
    check_everything(GAME, limit=1200, invariants=invariants, anchors=anchors())
