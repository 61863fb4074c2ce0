"""The heuristic players: lawful (see the kit), quick, and better than chance."""

import time
from collections import Counter
from typing import Any

import pytest

from tests.games.elemenz.positions import first_roll, seen_by
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.policy import Policy, RandomPolicy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE, clockwise
from zonegames.games.elemenz.rules import GAME

RANDOM_SHAMANS = {"shamans": "random"}
RANDOM_SIDES = {"sides": "random"}


def played(seats: int, chosen: dict[str, str], seed: int, clever: set[int]) -> Any:
    """The final state of a game; the other seats play at random."""
    state: Any = GAME.new(GAME.resolve_options(seats, chosen), seats, Rng(seed))
    settle(state, ignore)
    policies: list[Policy[Any, Any]] = [
        GAME.policy(seat, Rng(seed + seat)) if seat in clever else RandomPolicy(Rng(seed + seat))
        for seat in range(seats)
    ]
    while state.pending is not None:
        play(state, _answer(state, policies), ignore)
    return state


def _answer(state: Any, policies: list[Policy[Any, Any]]) -> Any:
    asked = state.pending
    if asked.seat != TABLE:
        return policies[asked.seat].choose(GAME.view(state, asked.seat), asked).action
    able = {action.answerer() for action in asked.actions}
    for seat in clockwise(asked.asker, len(policies)):
        if seat in able:
            choice = policies[seat].choose(GAME.view(state, seat), asked.for_answerer(seat)).action
            if choice.answerer() == seat:
                return choice
    return asked.actions[0]


def wins(seats: int, chosen: dict[str, str], games: int) -> int:
    """How many games one clever seat wins against random ones."""
    won = 0
    for seed in range(games):
        clever = seed % seats
        outcome = GAME.outcome(played(seats, chosen, 100 + seed, {clever}))
        assert outcome is not None
        won += outcome.won[clever]
    return won


@pytest.mark.parametrize(
    ("seats", "chosen", "games", "least"),
    [(4, RANDOM_SHAMANS, 6, 5), (3, RANDOM_SHAMANS, 6, 5), (2, RANDOM_SIDES, 12, 10)],
)
def test_the_heuristic_beats_random_play(seats: int, chosen: dict[str, str], games: int, least: int) -> None:
    assert wins(seats, chosen, games) >= least


def test_a_decision_takes_little_time() -> None:
    """The median of one Duel's decisions is far below 50 ms."""
    state: Any = GAME.new(GAME.resolve_options(4, {}), 4, Rng(8))
    settle(state, ignore)
    policies = [GAME.policy(seat, Rng(seat)) for seat in range(4)]
    spent: list[float] = []
    while state.pending is not None:
        start = time.process_time()
        answer = _answer(state, policies)
        spent.append(time.process_time() - start)
        play(state, answer, ignore)
    assert sorted(spent)[len(spent) // 2] < 0.05


@pytest.mark.parametrize(
    ("faces", "tokens", "kind"),
    [
        ("ZZZFFFF", ["totem_buff", "air"], "use_token"),
        ("ZZZZFFF", ["totem_buff", "air"], "accept"),
        ("ZZZZFFF", ["totem_buff", "totem_buff"], "use_token"),
    ],
)
def test_a_totem_buff_is_kept_where_it_could_not_stop_the_surge(
    faces: str, tokens: list[str], kind: str
) -> None:
    """Four wilds want two of them (EZ-R08)."""
    table = first_roll(faces, seats={0: {"tokens": tokens}})
    assert table.asked.kind == "surge"
    assert GAME.policy(0, Rng(1)).choose(seen_by(table.state, 0), table.asked).action.kind == kind


@pytest.mark.long
@pytest.mark.parametrize(("seats", "games"), [(3, 300), (4, 300)])
def test_no_shaman_and_no_place_is_hopeless(seats: int, games: int) -> None:
    """Shares of won games by shaman and by place in the turn order, within broad bands."""
    shamans, places, present, endings = Counter[str](), Counter[int](), Counter[str](), Counter[str]()
    for seed in range(games):
        state = played(seats, RANDOM_SHAMANS, 5000 + seed, set(range(seats)))
        winner = state.living()[0]
        shamans[state.shamans[winner].symbol] += 1
        places[state.order.index(winner)] += 1
        present.update(shaman.symbol for shaman in state.shamans)
        endings[state.ended] += 1
    even = 1 / seats
    assert all(abs(shamans[s] / present[s] - even) < 0.15 for s in present)
    assert all(abs(places[p] / games - even) < 0.13 for p in range(seats))
    assert set(endings) == {"last_standing", "hunger"}


@pytest.mark.long
def test_the_sides_of_the_monolith_are_even() -> None:
    """Between 45 and 55 of 100 games each; the eighth lock and starving both happen."""
    sides, endings = Counter[str](), Counter[str]()
    for seed in range(800):
        state = played(2, RANDOM_SIDES, 9000 + seed, {0, 1})
        sides[state.sides[state.winner].side] += 1
        endings[state.ended] += 1
    assert 0.45 <= sides["air_water"] / 800 <= 0.55
    assert {"eighth_lock", "starved"} <= set(endings)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "chosen"), [(4, RANDOM_SHAMANS), (3, RANDOM_SHAMANS), (2, RANDOM_SIDES)])
def test_the_heuristic_beats_random_play_again_and_again(seats: int, chosen: dict[str, str]) -> None:
    assert wins(seats, chosen, 48) >= 45
