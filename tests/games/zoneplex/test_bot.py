"""The heuristic: legal, open about its reasons, and stronger than chance."""

import time
from collections import Counter

import pytest

from tests.games.zoneplex.positions import ADA, BEN, CLEO, DOV, FULL, SET, Table, plain, table
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    CALL_FOR_HELP,
    DECLINE,
    DISLOCATE,
    DONE,
    FIGHT_ALONE,
    LEAVE_STONE,
    PLAY,
    READY,
    SKIP,
    GateTo,
    Invite,
    PickSeat,
    PickStone,
    PlayRelic,
    Sacrifice,
    Share,
    StepTo,
)
from zonegames.games.zoneplex.events import StonePledged
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


def test_it_gives_its_stones_before_the_ankh_that_brings_them_back() -> None:
    stones = {"A3": ADA, "A5": ADA, "A9": ADA}
    at = table(stones=stones, wms=[4], relics={ADA: ["ankh_of_return"]}).dice(1).draws("b8").does(FIGHT_ALONE)
    while not isinstance(action := chosen(at), PlayRelic):
        assert isinstance(action, Sacrifice)
        at.does(action)
    assert action == PLAY["ankh_of_return"]
    assert len(at.told(StonePledged)) >= 2


def test_it_keeps_the_ankh_where_no_stone_of_its_lies() -> None:
    at = table(wms=[4], relics={ADA: ["ankh_of_return"]}).dice(0).draws("b5").does(FIGHT_ALONE)
    assert chosen(at) == READY


@pytest.mark.parametrize(("strength", "wanted"), [(1, READY), (2, PLAY["scarab_shield"])])
def test_it_shields_only_strength_that_can_be_lost(strength: int, wanted: object) -> None:
    at = table(wms=[strength], relics={ADA: ["scarab_shield"]}).dice(0).draws("b5").does(FIGHT_ALONE)
    at.state.battle.strength = 4  # type: ignore[union-attr]
    assert chosen(at) == wanted


def test_it_steps_out_of_the_gate_that_leads_to_more() -> None:
    tiles = plain(["A2", "B2"]) | {"B1": "teleporter_red", "A12": "teleporter_blue", "A10": "prism"}
    tiles |= {"A11": "wall"}
    taken = {"A1": BEN, "A3": BEN, "A2": BEN, "B2": BEN}
    at = table(
        tiles=tiles,
        stones=taken,
        monkles=["A1", "A7", "A7", "A7"],
        relics={ADA: ["astral_gate"]},
        hands={},
        stack=[],
    ).draws("one")
    assert chosen(at) == PLAY["astral_gate"]
    at.does(PLAY["astral_gate"])
    assert chosen(at) == GateTo("A12")


def test_it_swaps_places_for_a_better_walk() -> None:
    tiles, taken = plain(["A2"]) | {"A10": "prism"}, {"A2": BEN}
    at = table(
        tiles=tiles,
        stones=taken,
        monkles=["A1", "A1", "A3", "A9"],
        relics={ADA: ["twin_idol"]},
        hands={},
        stack=[],
    ).draws("one")
    assert chosen(at) == PLAY["twin_idol"]
    at.does(PLAY["twin_idol"])
    assert chosen(at) == PickSeat(DOV)


def test_it_spares_the_bull_for_who_may_enter_the_eye() -> None:
    given = {"tiles": FULL, "phase": 2, "monkles": ["A1", "F2"], "relics": {ADA: ["bull_statue"]}}
    assert chosen(table(**given).draws("one")) != PLAY["bull_statue"]
    at = table(**given, fears={BEN: SET}).draws("one")
    assert chosen(at) == PLAY["bull_statue"]


def test_it_sends_a_stone_of_its_own_home_that_counts_against_it() -> None:
    """Every chamber it could walk to is taken, and its stone lies on the Orb, which is Ben's symbol."""
    tiles = {**FULL, "C3": "orb"}
    near = ("A1", "A2", "A3", "A4", "B1", "B2", "B3")
    stones = {"C3": ADA, **dict.fromkeys(near[:4], BEN), **dict.fromkeys(near[4:], CLEO)}
    at = table(tiles=tiles, phase=2, stones=stones, monkles=["A1"]).draws("sync")
    assert chosen(at) == DISLOCATE
    assert chosen(at.does(DISLOCATE)) == PickStone("C3")


def test_a_decision_takes_far_less_than_a_tenth_of_a_second() -> None:
    """By the processor's clock, at the median."""
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
