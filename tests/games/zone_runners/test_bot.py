"""The two bots: legal, quick, and about as strong as they were fitted to be."""

from statistics import mean

import pytest

from tests.games.zone_runners.positions import Table, position
from tests.games.zone_runners.simple_bot import SimplePolicy
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.actions import LET_REST, REROLL, SEND_RUNNER, USE_BONUS, Action, PickOutcome
from zonegames.games.zone_runners.bot.policy import RunnersBot
from zonegames.games.zone_runners.components import FIGHTER, JUMPER
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import Options, State
from zonegames.games.zone_runners.view import View


def credits(policy: Policy[View, Action], seed: int) -> int:
    """What the policy earns alone."""
    state = GAME.new(Options(), 1, Rng(seed))
    settle(state, ignore)
    while state.pending is not None:
        play(state, policy.choose(GAME.view(state, 0), state.pending).action, ignore)
    return state.credits


def chosen(state: State) -> tuple[Action, str]:
    """The strong bot's choice in a position, and its reason."""
    table = Table(state)
    choice = RunnersBot().choose(GAME.view(state, 0), table.decision)
    assert choice.action in table.decision.legal
    return choice.action, choice.reason


def test_the_strong_bot_runs_well_and_the_simple_one_runs_short():
    assert mean(credits(RunnersBot(), seed) for seed in range(12)) > 70
    assert 15 < mean(credits(SimplePolicy(), seed) for seed in range(30)) < 50


@pytest.mark.long
def test_the_strong_bot_is_as_strong_as_it_was_fitted_to_be():
    """A faithful bot lands between 77 and 88; one game spreads by about 20."""
    assert 75 < mean(credits(RunnersBot(), seed) for seed in range(1000, 1120)) < 92
    assert 20 < mean(credits(SimplePolicy(), seed) for seed in range(1000, 1200)) < 38


def test_it_keeps_the_dice_that_carry_everybody_on():
    # 2 for the Fighter's jump, 6 for the Jumper's run to the edge
    action, reason = chosen(position(dice=(2, 3), rolled=True, fighter="M4", jumper="M26"))
    assert action == REROLL[()]
    assert reason == "Keep all: Jumper 3: run home on mid (8 credits); Fighter 2: jump to M6."


def test_it_sends_a_runner_with_the_dice_in_its_reason():
    action, reason = chosen(position(dice=(2, 3), fighter="M4", jumper="M26"))
    assert action in (SEND_RUNNER[JUMPER], SEND_RUNNER[FIGHTER])
    assert "Jumper 3: run home on mid (8 credits)" in reason
    assert "Fighter 2: jump to M6" in reason


def test_it_clears_the_way_before_the_waiting_runner_moves():
    state = position(blockers={3: 1}, dice=(3, 1), fighter="M10 on", jumper="M10 left")
    action, reason = chosen(state)
    assert action == SEND_RUNNER[FIGHTER]
    assert reason.startswith("Fighter 3+2: beat the Blocker")


def test_it_lets_the_others_rest_when_no_die_is_left():
    state = position(dice=(5, 2), fighter="M6", jumper="M8", sprinter="H3")
    state.used = (True, True)
    assert chosen(state)[0] == LET_REST


def test_it_answers_for_the_runner_that_is_asked():
    table = Table(position(dice=(2, 3), fighter="M4", jumper="M26"))
    table.play(SEND_RUNNER[FIGHTER])
    assert chosen(table.state)[0] == PickOutcome("M6")


def test_it_spends_a_bonus_die_when_a_runner_is_about_to_be_lost():
    lost = position(level=3, tracker=17, collapsed=6, bonus=("level_2",), fighter="M26", participants=(2,))
    assert chosen(lost)[0] == USE_BONUS[1]
    safe = position(tracker=0, bonus=("level_2",), fighter="H3", sprinter="H3", jumper="H4")
    assert chosen(safe)[0] == USE_BONUS[0]


def test_it_saves_no_bonus_die_beyond_the_last_turn():
    """On Level 3 with two dice and two turns left, even a small gain is better than none."""
    where = {"level": 3, "collapsed": 5, "tracker": 16, "fighter": "H24", "participants": (2,)}
    assert chosen(position(**where, bonus=("level_2", "level_3")))[0] == USE_BONUS[1]
    action, reason = chosen(position(**where, bonus=("level_2",)))
    assert action == USE_BONUS[0] and reason.endswith("save it.")


def test_it_wastes_no_bonus_die_that_changes_nothing():
    """On the last turn a gap of 7 and a space lie before the End Zone: it is out of reach."""
    lost = position(level=3, tracker=17, collapsed=6, bonus=("level_2",), fighter="H25", participants=(2,))
    assert chosen(lost) == (USE_BONUS[0], "One more die would change nothing this turn.")


def test_it_spreads_the_runners_over_good_tracks():
    table = Table(GAME.new(Options(), 1, Rng(4)))
    for _ in range(3):
        choice = RunnersBot().choose(GAME.view(table.state, 0), table.decision)
        assert "credits" in choice.reason
        table.play(choice.action)
    assert table.decision.kind == "lock"
