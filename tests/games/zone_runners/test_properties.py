"""What is true of every action on every board, over random play."""

from collections.abc import Iterator
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.zone_runners.invariants import same_end
from tests.games.zone_runners.positions import Table, position
from tests.games.zone_runners.simple_bot import SimplePolicy
from zonegames.engine.events import Event
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.actions import TAKE_BACK, USE_BONUS
from zonegames.games.zone_runners.board import GAP, HIDDEN, SPACE, Board, Runner, first_column, reveal
from zonegames.games.zone_runners.components import FIGHTER, OPEN_FACES, ZONES
from zonegames.games.zone_runners.events import RunnerActed, TurnStarted
from zonegames.games.zone_runners.menu import menu
from zonegames.games.zone_runners.reach import may_reach_hidden
from zonegames.games.zone_runners.resolve import Result, board_after, resolve
from zonegames.games.zone_runners.resolve import settings as ability_settings
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import Options, State

seeds = st.integers(0, 10_000)
few = settings(max_examples=25)


def positions(seed: int, events: list[Event] | None = None) -> Iterator[State]:
    """The positions of a match in which random moves mix with sensible ones, so that it gets somewhere."""
    chance, policy = Rng(seed), SimplePolicy()
    heard = events if events is not None else list[Event]()
    state = GAME.new(Options(), 1, Rng(seed))
    settle(state, heard.append)
    while (decision := state.pending) is not None:
        yield state
        sensible = chance.below(4) > 0
        action = policy.choose(GAME.view(state, 0), decision).action if sensible else None
        play(state, action or random_action(decision, chance), heard.append)


def every_action(board: Board, dice: int) -> Iterator[tuple[int, int | None, int, Result]]:
    """All that so many dice could do to the Runners still to act."""
    for who in board.still_to_act():
        yield who, None, 0, resolve(board, who, None)
        for energy in range(1, 6 * dice + 1):
            for ability in ability_settings(board, who, energy):
                yield who, energy, ability, resolve(board, who, energy, ability)


@few
@given(seeds)
def test_no_result_leaves_the_course_or_overfills_it(seed: int):
    for state in islice(positions(seed), 0, None, 3):
        if state.mark is None:
            continue
        for who, _, _, result in every_action(state.board, len(state.unused())):
            assert all(0 <= track <= 2 and 0 <= column <= 29 for track, column in result.path)
            if result.status != "running":
                continue
            mark = state.board.lanes[result.track][result.column]
            assert mark in (".", "B")
            after = board_after(state.board, who, result)
            same = [r for r in after.runners if r.status == "running" and r[1:3] == result[2:4]]
            assert len(same) <= 2 or result.column == 0


@few
@given(seeds)
def test_no_result_depends_on_a_hidden_zone(seed: int):
    """ZR-R07: turning the hidden cards over, as they really lie, changes no result."""
    for state in islice(positions(seed), 0, None, 3):
        if state.mark is None or state.board.shown == ZONES:
            continue
        open_board = state.board
        while open_board.shown < ZONES:
            card, turned = state.course[open_board.shown]
            open_board = reveal(open_board, OPEN_FACES[card, turned, state.blockers[open_board.shown]])
        for who, energy, ability, result in every_action(state.board, len(state.unused())):
            known = resolve(open_board, who, energy, ability)
            assert known[:6] == result[:6] and known.path == result.path


@few
@given(seeds, st.integers(1, 5))
def test_exactly_the_zones_within_reach_are_turned_over(seed: int, dice: int):
    """ZR-R07, by trying every total, ability and both kinds of first hidden column."""
    for state in islice(positions(seed), 0, None, 5):
        board = state.board
        if board.shown < ZONES:
            assert may_reach_hidden(board, dice) == any(
                enters_hidden(lonely, who, dice) for who, lonely in lonely_boards(board)
            )


def lonely_boards(board: Board) -> Iterator[tuple[int, Board]]:
    """Every running Runner alone on the course, a waiting one on top; then without the Fighter's Blocker."""
    away = Runner("out", 2, 1, "none", 1)
    fighter = board.runners[FIGHTER]
    for who in board.running():
        me = board.runners[who]._replace(waited=False, acted=False)
        me = me._replace(slot="on") if me.slot == "left" else me
        lonely = board._replace(runners=(away, away, away)).with_runner(who, me)
        yield who, lonely
        if who != FIGHTER and fighter.slot in ("on", "left"):
            lanes = list(lonely.lanes)
            lane = lanes[fighter.track]
            lanes[fighter.track] = lane[: fighter.column] + SPACE + lane[fighter.column + 1 :]
            if (me.track, me.column) == (fighter.track, fighter.column):
                lonely = lonely.with_runner(who, me._replace(slot="none"))
            yield who, lonely._replace(lanes=(lanes[0], lanes[1], lanes[2]))


def enters_hidden(board: Board, who: int, dice: int) -> bool:
    """Whether some action enters the next hidden Zone or would end otherwise for what lies there."""
    start = first_column(board.shown + 1)
    high, mid, low = (lane.replace(HIDDEN, SPACE) for lane in board.lanes)
    floor = board._replace(lanes=(high, mid, low))
    high, mid, low = (lane[:start] + GAP + lane[start + 1 :] for lane in floor.lanes)
    hole = board._replace(lanes=(high, mid, low))
    for energy in range(1, 6 * dice + 1):
        for ability in ability_settings(floor, who, energy):
            result = resolve(floor, who, energy, ability)
            if any(column >= start for _, column in result.path):
                return True
            if ability in ability_settings(hole, who, energy) and not same_end(
                result, resolve(hole, who, energy, ability)
            ):
                return True
    return False


@few
@given(seeds)
def test_the_preview_is_the_result(seed: int):
    """What the menu shows is what happens, and showing it changes nothing."""
    for state in islice(positions(seed), 0, None, 4):
        if state.pending is None or state.pending.kind != "runner":
            continue
        before = state.clone()
        for who in state.board.still_to_act():
            for entry in menu(state.board, who, state.unused()):
                for recipe in entry.recipes:
                    result = resolve(state.board, who, recipe.energy, recipe.ability)
                    expected = board_after(state.board, who, result)
                    table = Table(state.clone())
                    name = ("sprinter", "jumper", "fighter")[who]
                    table.give(name, *recipe.dice, ability=recipe.ability)
                    if len(table.board.still_to_act()) > 0:
                        assert table.board == expected
        assert state == before


@few
@given(seeds)
def test_every_running_runner_acts_once_a_turn(seed: int):
    """ZR-R13."""
    events: list[Event] = []
    for _ in positions(seed, events):
        pass
    acted: list[int] = []
    for event in events:
        if isinstance(event, TurnStarted):
            acted = []
        elif isinstance(event, RunnerActed):
            assert event.runner not in acted
            acted.append(event.runner)


def test_the_largest_pool_is_five_dice():
    """ZR-R37: three Runners and two Bonus dice; its menus stay short enough to read."""
    state = position(
        level=3, bonus=("level_2", "level_3"), sprinter="M6", jumper="M6", fighter="M1", blockers={4: 2}
    )
    table = Table(state)
    table.play(USE_BONUS[2])
    assert len(table.state.dice) == 5
    assert len(table.decision.actions) <= 32
    table.lock()
    assert TAKE_BACK not in table.decision.actions
    assert all(len(menu(table.board, who, table.state.unused())) <= 20 for who in range(3))
