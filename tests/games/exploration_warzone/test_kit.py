"""The game keeps every promise of the contract, with every seat count and option."""

import pytest

from tests.games.exploration_warzone.invariants import invariants
from tests.kit import check_game, set_ups
from tests.kit.setups import SetUp
from zonegames.engine.assets import read_text
from zonegames.engine.headings import anchors
from zonegames.games.exploration_warzone.rules import GAME

HEADINGS = anchors(read_text(GAME.id, "rules.md"))

LIMIT = 1500
"""At most 41 rounds of at most some 36 decisions."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_count_keeps_every_promise(seats: int) -> None:
    report = check_game(GAME, seats=seats, limit=LIMIT, seed=seats, invariants=invariants, anchors=HEADINGS)
    assert report.different, "resampled worlds must differ: the game has secrets"


def options_worth_a_play() -> list[SetUp]:
    """Every option value with every seat count; fixed ships with four seats, which show all of them."""
    chosen = [found for found in set_ups(GAME, mixtures=1) if found.chosen]
    return [found for found in chosen if "ships" not in found.chosen or found.seats == 4]


@pytest.mark.parametrize("found", options_worth_a_play(), ids=str)
def test_each_option_keeps_every_promise(found: SetUp) -> None:
    check_game(
        GAME,
        seats=found.seats,
        limit=LIMIT,
        chosen=found.chosen,
        seed=31,
        invariants=invariants,
        anchors=HEADINGS,
        samples=4,
        policy=False,
    )


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_games_keep_every_promise(seats: int) -> None:
    for seed in range(4):
        check_game(
            GAME,
            seats=seats,
            limit=LIMIT,
            seed=1000 + 10 * seed,
            plays=3,
            invariants=invariants,
            anchors=HEADINGS,
            samples=40,
        )
