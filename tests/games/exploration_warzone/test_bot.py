"""The computer player: legal, quick, better than chance, and fair among its like."""

from collections import Counter
from time import process_time

import pytest

from tests.games.exploration_warzone.positions import E, Owned, Table, W, at_warzone, position, show
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.policy import Policy, RandomPolicy
from zonegames.engine.rng import Rng
from zonegames.games.exploration_warzone.actions import ADD_WAR, READY, Action
from zonegames.games.exploration_warzone.bot.policy import WarzoneBot
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import Options, WarzoneState
from zonegames.games.exploration_warzone.view import View


def played(seed: int, crew: list[Policy[View, Action]]) -> tuple[WarzoneState, int]:
    """A whole game; its end and who was first in round 1."""
    state = GAME.new(Options(), len(crew), Rng(seed))
    settle(state, ignore)
    first = state.first
    while (decision := state.pending) is not None:
        choice = crew[decision.seat].choose(GAME.view(state, decision.seat), decision)
        assert choice.action in decision.legal
        play(state, choice.action, ignore)
    return state, first


def wins_against_random(games: int, seats: int) -> float:
    """The share of games that one captain wins among random rivals, shared wins in parts."""
    won = 0.0
    for seed in range(games):
        captain = seed % seats
        crew: list[Policy[View, Action]] = [RandomPolicy(Rng(31 * seed + seat)) for seat in range(seats)]
        crew[captain] = WarzoneBot(captain, Rng(seed))
        outcome = GAME.outcome(played(seed, crew)[0])
        assert outcome is not None
        won += outcome.won[captain] / sum(outcome.won)
    return won / games


def among_equals(games: int, seats: int) -> tuple[list[float], Counter[str]]:
    """The share of wins by turn position in round 1, and how the games ended."""
    shares = [0.0] * seats
    endings: Counter[str] = Counter()
    for seed in range(games):
        state, first = played(seed, [WarzoneBot(seat, Rng(1000 * seed + seat + 7)) for seat in range(seats)])
        outcome = GAME.outcome(state)
        assert outcome is not None
        endings.update(state.reasons)
        for seat in range(seats):
            shares[(seat - first) % seats] += outcome.won[seat] / sum(outcome.won) / games
    return shares, endings


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.8), (4, 0.75)])
def test_it_beats_random_rivals(seats: int, least: float) -> None:
    assert wins_against_random(40, seats) >= least


def test_it_is_fair_among_its_like() -> None:
    """A small form: no turn position is far from its fair share."""
    shares, _ = among_equals(80, 2)
    assert all(abs(share - 0.5) < 0.16 for share in shares)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_turn_position_wins_its_fair_share(seats: int) -> None:
    """Within 8 points of fair, and three endings all happen."""
    shares, endings = among_equals(600, seats)
    assert all(abs(share - 1 / seats) <= 0.08 for share in shares), shares
    assert {"last_standing", "two_relics", "vp"} <= set(endings)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.9), (4, 0.85)])
def test_it_beats_random_rivals_over_many_games(seats: int, least: float) -> None:
    assert wins_against_random(300, seats) >= least


def test_a_decision_takes_a_moment() -> None:
    """Its median decision stays far below 50 ms."""
    state = GAME.new(Options(), 4, Rng(5))
    settle(state, ignore)
    crew = [WarzoneBot(seat, Rng(seat)) for seat in range(4)]
    times: list[float] = []
    while (decision := state.pending) is not None:
        view = GAME.view(state, decision.seat)
        begun = process_time()
        choice = crew[decision.seat].choose(view, decision)
        times.append(process_time() - begun)
        play(state, choice.action, ignore)
    assert sorted(times)[len(times) // 2] < 0.05


def test_it_goes_for_a_kill_when_the_icons_suffice() -> None:
    """P1 has 4 HP and no War hex; 1 + 3 kills: the Nova is committed, the Bolt is kept."""
    state = position(Owned(war=["nova", "bolt"]), Owned(hp=4), ships=("broker", "pioneer"))
    table = Table(at_warzone(state, show("starter0", "A", E), show("starter1", "C2", W)))
    captain = WarzoneBot(0, Rng(1))
    used: list[Action] = []
    while table.asked == (0, "commit"):
        decision = table.match.decision
        assert decision is not None
        action = captain.choose(table.match.view(0), decision).action
        used.append(action)
        table.act(action)
    assert ADD_WAR["nova"] in used
    assert table.asked is None


def test_it_counts_armour_when_it_goes_for_a_kill() -> None:
    """Bastion takes 1 off: 1 + 3 leave it with 1 of its 4 HP, so the Bolt goes in as well."""
    state = position(Owned(war=["nova", "bolt"]), Owned(hp=4), ships=("broker", "bastion"))
    table = Table(at_warzone(state, show("starter0", "A", E), show("starter1", "C2", W)))
    captain = WarzoneBot(0, Rng(1))
    while table.asked == (0, "commit"):
        decision = table.match.decision
        assert decision is not None
        table.act(captain.choose(table.match.view(0), decision).action)
    assert table.match.outcome is not None
    assert table.match.outcome.won == (True, False)


def test_it_reads_only_its_own_view() -> None:
    """In another world that looks the same, the same generator makes the same choice."""
    state = position(Owned(war=["bolt"]), Owned(war=["nova", "salvo"]), ships=("broker", "pioneer"))
    table = Table(at_warzone(state, show("starter0", "A", E), show("starter1", "A", W)))
    world = GAME.resample(table.state, 0, Rng(9))
    decision = table.match.decision
    assert decision is not None
    for seed in range(10):
        here = WarzoneBot(0, Rng(seed)).choose(GAME.view(table.state, 0), decision)
        there = WarzoneBot(0, Rng(seed)).choose(GAME.view(world, 0), decision)
        assert here == there
        assert here.action in (READY, ADD_WAR["bolt"])
