"""ElemenZ keeps every promise that all games make."""

import pytest

from tests.games.elemenz.invariants import invariants
from tests.kit import SetUp, check_game, set_ups
from zonegames.engine.assets import read_text
from zonegames.engine.headings import anchors
from zonegames.games.elemenz.rules import GAME

HEADINGS = anchors(read_text(GAME.id, "rules.md"))


def worth_a_play(setup: SetUp) -> bool:
    """Who begins is varied by the mixtures; single options of the Duel are proved with three seats."""
    single = len(setup.chosen) == 1
    return not (single and ("start" in setup.chosen or (setup.seats == 4 and "avatars" not in setup.chosen)))


SET_UPS = [setup for setup in set_ups(GAME, mixtures=2) if worth_a_play(setup)]

LIMIT = 4000
"""Far above the longest random game met: about 1500 actions."""


@pytest.mark.parametrize("setup", SET_UPS, ids=str)
def test_every_set_up_keeps_the_contract(setup: SetUp) -> None:
    """Every seat count with every option value, checked at sampled decisions of random play."""
    check_game(
        GAME,
        seats=setup.seats,
        limit=LIMIT,
        chosen=setup.chosen,
        seed=7,
        invariants=invariants,
        anchors=HEADINGS,
        samples=3,
        policy=not setup.chosen,
    )


@pytest.mark.long
@pytest.mark.parametrize("setup", set_ups(GAME, mixtures=6), ids=str)
def test_every_set_up_keeps_the_contract_at_many_decisions(setup: SetUp) -> None:
    """The same with several games and many samples."""
    check_game(
        GAME,
        seats=setup.seats,
        limit=LIMIT,
        chosen=setup.chosen,
        seed=70,
        plays=3,
        invariants=invariants,
        anchors=HEADINGS,
        samples=60,
    )
