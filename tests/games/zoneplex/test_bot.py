"""The heuristic: legal, open about its reasons, and stronger than chance."""

import time
from collections import Counter

import pytest

from tests.games.zoneplex.positions import ADA, BEN, FULL, SET, Table, plain, table
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    CALL_FOR_HELP,
    DECLINE,
    DONE,
    LEAVE_STONE,
    SKIP,
    Invite,
    Share,
    StepTo,
)
from zonegames.games.zoneplex.rules import GAME
from zonegames.games.zoneplex.state import State


def chosen(at: Table) -> object:
    """What the heuristic would do."""
    seat = at.asked.seat
    return GAME.policy(seat, Rng(1)).choose(GAME.view(at.state, seat), at.asked).action


def game(seats: int, seed: int, heuristics: set[int]) -> State:
    """A finished game in which the other seats choose at random."""
    state = GAME.new(GAME.resolve_options(seats, {}), seats, Rng(seed))
    settle(state, ignore)
    chooser = Rng(seed + 1)
    policies = {seat: GAME.policy(seat, chooser.fork()) for seat in heuristics}
    while (asked := state.pending) is not None:
        if asked.seat in policies:
            action = policies[asked.seat].choose(GAME.view(state, asked.seat), asked).action
        else:
            action = random_action(asked, chooser)
        play(state, action, ignore)
    return state


def test_it_enters_the_eye_when_it_can() -> None:
    at = table(tiles=FULL, phase=2, wms=[4], fears={ADA: SET}, monkles=["F1"]).draws("three")
    while at.state.pending is not None and at.kind == "move":
        at.does(chosen(at))  # type: ignore[arg-type]
    assert at.state.result is not None
    assert at.state.result.reason == "eye"


def test_it_leaves_stones_early_and_only_where_they_count_late() -> None:
    early = table(tiles={"A2": "orb"}, monkles=["A1"], hands={}, stack=[]).draws("one")
    assert chosen(early) == LEAVE_STONE
    late = table(tiles={**FULL, "A2": "orb"}, phase=2, monkles=["A1"]).draws("one")
    assert chosen(late) == SKIP


def test_it_walks_to_a_free_chamber_rather_than_to_a_taken_one() -> None:
    tiles = plain(["A4", "A6"])
    at = table(tiles=tiles, monkles=["A5"], stones={"A4": BEN}, hands={}, stack=[]).draws("one")
    assert chosen(at) == StepTo("A6")


def test_it_calls_for_help_against_what_it_cannot_beat() -> None:
    at = table(wms=[1, 4, 4, 4]).dice(0).draws("b6")
    assert chosen(at) == CALL_FOR_HELP
    at.does(CALL_FOR_HELP)
    assert isinstance(chosen(at), Invite)


def test_it_joins_for_a_fair_share_and_not_for_a_lost_cause() -> None:
    strong = table(wms=[3, 3, 1, 1]).dice(0).draws("b5").does(CALL_FOR_HELP)
    strong.does(Invite(BEN), Share(False, 1), DONE)
    assert chosen(strong) == ACCEPT
    weak = table(wms=[1, 2, 1, 1]).dice(3).draws("x1").does(CALL_FOR_HELP)
    weak.does(Invite(BEN), Share(False, 0), DONE)
    assert chosen(weak) == DECLINE


def test_it_is_quick() -> None:
    """A decision takes far less than a tenth of a second."""
    state = GAME.new(GAME.resolve_options(5, {}), 5, Rng(3))
    settle(state, ignore)
    taken: list[float] = []
    policy = GAME.policy(0, Rng(1))
    while (asked := state.pending) is not None:
        view = GAME.view(state, asked.seat)
        start = time.process_time()
        choice = policy.choose(view, asked)
        taken.append(time.process_time() - start)
        play(state, choice.action, ignore)
    assert sorted(taken)[len(taken) // 2] < 0.1


def test_one_of_it_beats_chance() -> None:
    """Against random seats it wins a good part of the games, they hardly any (the rest: the Zoneplex)."""
    wins = Counter[str]()
    for seed in range(16):
        hero = seed % 3
        result = game(3, 700 + seed, {hero}).result
        assert result is not None
        wins.update("hero" if winner == hero else "chance" for winner in result.winners)
    assert wins["hero"] >= 3
    assert wins["chance"] <= 1


def shares(seats: int, games: int, seed: int = 0) -> tuple[Counter[str], Counter[int]]:
    """Endings, and wins by place in the order of turns, of games among heuristics."""
    endings, wins = Counter[str](), Counter[int]()
    for number in range(games):
        state = game(seats, seed + number, set(range(seats)))
        first = GAME.new(GAME.resolve_options(seats, {}), seats, Rng(seed + number)).seat
        assert state.result is not None
        endings[state.result.reason.split(":")[0]] += 1
        wins.update((winner - first) % seats for winner in state.result.winners)
    return endings, wins


def test_among_itself_the_zoneplex_is_mostly_beaten() -> None:
    endings, _ = shares(4, 10, seed=40)
    assert endings["obliterated"] <= 3
    assert endings["eye"] >= 1
    assert endings["cataclysm"] >= 1


@pytest.mark.long
@pytest.mark.parametrize(("seats", "eye", "lost"), [(3, (40, 72), 16), (4, (28, 58), 9), (5, (12, 42), 9)])
def test_endings_and_places_are_balanced(seats: int, eye: tuple[int, int], lost: int) -> None:
    games = 200
    endings, wins = shares(seats, games)
    assert eye[0] <= 100 * endings["eye"] / games <= eye[1]
    assert 100 * endings["obliterated"] / games <= lost
    won = wins.total()
    assert all(abs(100 * wins[place] / won - 100 / seats) <= 8 for place in range(seats))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_chance_at_every_table(seats: int) -> None:
    wins = Counter[str]()
    for seed in range(100):
        hero = seed % seats
        result = game(seats, 900 + seed, {hero}).result
        assert result is not None
        wins.update("hero" if winner == hero else "chance" for winner in result.winners)
    assert wins["hero"] >= 18
    assert wins["chance"] <= 6
