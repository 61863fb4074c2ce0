"""Whole games at random, in every set-up: the invariants at every decision, some games examined closely."""

from collections.abc import Iterator
from typing import Final

from tests.campaign.contestants import Contestant, contestants
from tests.campaign.count import Count
from tests.kit import Case, check_game
from tests.kit.endings import check_outcome
from tests.kit.plays import random_play
from zonegames.engine.state import State

EXAMINED: Final = 40
"""One game in so many goes through the whole check kit: copies, undo, records, words, secrets."""


def run(*, long: bool, seed: int) -> Iterator[Count]:
    """One line a game: 4,000 games each in the long form."""
    for contestant in contestants():
        yield playouts(contestant, 4_000 if long else 30, seed)


def playouts(contestant: Contestant, games: int, seed: int) -> Count:
    """So many games of one contestant."""
    count = Count(f"playouts {contestant.game.id}", "games")
    with count.timed():
        for number in range(seed, seed + games):
            case = contestant.case(number)
            with count.attempt(str(case)):
                count.note("decisions", played(case))
                if number % EXAMINED == 0:
                    examine(case)
                    count.note("examined")
            if count.spoilt:
                break
    return count


def played(case: Case) -> int:
    """Play one game out with the invariants at every decision; how many there were."""

    def watch(state: State) -> None:
        case.invariants(state)
        if state.pending is None:
            check_outcome(case, case.game.outcome(state))

    return len(random_play(case, watch)[0])


def examine(case: Case) -> None:
    """All that the check kit proves, on this deal."""
    check_game(
        case.game,
        seats=case.seats,
        limit=case.limit,
        chosen=case.chosen,
        seed=case.seed,
        invariants=case.invariants,
        samples=4,
        policy=False,
    )
