"""Levels: cards and Blockers laid out, credits, Bonus dice, the ends of the game."""

import pytest

from tests.games.zone_runners.chance import rolls
from tests.games.zone_runners.positions import Table, kinds, position
from zonegames.engine.events import Event, ignore
from zonegames.engine.match import Match, Told
from zonegames.engine.play import settle
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.zone_runners.actions import FINISH_TURN, TAKE_TRACK, USE_BONUS, PickOutcome
from zonegames.games.zone_runners.components import CARDS, OPEN_FACES, TRACKERS, rating
from zonegames.games.zone_runners.events import GameOver, LevelEnded, LevelStarted
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import Options, Payment
from zonegames.games.zone_runners.steps.level import roll_blockers


@pytest.mark.scenario("ZR-S43")
def test_blockers_are_rolled_one_after_another():
    dice, counts = roll_blockers(rolls([1, 1, 1, 5, 4, 4, 4, 2]))
    assert counts == (0, 1, 0, 2, 1, 0, 2)
    assert dice == ((1, 7), (1, 7), (1, None), (5, 5), (4, 4), (4, 4), (4, None), (2, 2))


@pytest.mark.scenario("ZR-S44")
@pytest.mark.parametrize(("blockers", "spaces"), [(1, [(1, 10)]), (2, [(1, 10), (2, 10)])])
def test_one_blocker_takes_the_single_ring(blockers: int, spaces: list[tuple[int, int]]):
    assert position(blockers={3: blockers}).board.blockers() == spaces


@pytest.mark.scenario("ZR-S45")
def test_a_turned_card_swaps_high_and_low_and_reads_backwards():
    card = next(card for card in CARDS if card.id == "C")
    assert card.face(turned=True) == ("..O.", "_.o.", "..._")
    state = position(course="ABcDEFG", blockers={3: 2})
    assert state.board.blockers() == [(0, 11), (1, 11)]


def test_every_card_obeys_the_printing_rules_both_ways_up():
    """ZR-R01, R04."""
    for card in CARDS:
        for turned in (False, True):
            rows = card.face(turned)
            assert [len(row) for row in rows] == [4, 4, 4]
            assert all(row.count("_") <= 1 for row in rows)
            assert not any("__" in "".join(column) for column in zip(*rows, strict=True))
            single, double = ([row.count(ring) for row in rows] for ring in "oO")
            assert sum(single) == sum(double) == 1
            assert single != double


def test_the_last_of_seven_crosses_is_the_last_space():
    """ZR-R38."""
    for tracker in TRACKERS.values():
        assert len(tracker.crosses) == 7
        assert tracker.crosses[-1] == tracker.last


def test_what_has_been_paid_is_no_longer_to_be_earned():
    """ZR-R34: when a Level has just paid, its credits are counted once, and no turn follows the last."""
    state = position(tracker=17, collapsed=6, dice=(1,), fighter="M26", participants=(2,))
    match = Match.at(GAME, state, [SeatSpec("Mira")])
    told: list[Told] = []
    match.subscribe(None, lambda batch: told.extend(batch.told), views=True)
    match.apply(PickOutcome("M26"))
    match.apply(FINISH_TURN)
    paid = next(one.view for one in told if isinstance(one.event, LevelEnded))
    assert paid.credits == 7
    assert paid.earned == ()
    assert paid.turn == 18


def test_zone_1_never_has_blockers():
    """ZR-R40: whatever is rolled."""
    for seed in range(200):
        assert roll_blockers(Rng(seed))[1][0] == 0


def test_a_level_begins_with_zone_1_open_and_a_track_for_each_runner():
    state = GAME.new(Options(), 1, Rng(3))
    events: list[Event] = []
    settle(state, events.append)
    assert isinstance(events[0], LevelStarted)
    assert state.board.shown == 1
    card, turned = state.course[0]
    assert tuple(lane[1:5] for lane in state.board.lanes) == OPEN_FACES[card, turned, 0]
    assert all(set(lane[5:29]) == {"?"} for lane in state.board.lanes)
    table = Table(state)
    for who in range(3):
        assert table.decision.actions == TAKE_TRACK[who]
        table.play(TAKE_TRACK[who][1])
    assert [table.at(name) for name in ("sprinter", "jumper", "fighter")] == ["M0", "M0", "M0"]
    assert table.decision.kind == "lock"


@pytest.mark.scenario("ZR-S38")
def test_a_level_pays_finishers_the_out_and_beaten_blockers():
    # Given Level 2 over: one home on high, one on mid, one out in Zone 5, two Blockers beaten
    state = position(level=2, sprinter="home high", jumper="home mid", fighter="out 5")
    state.board = state.board._replace(beaten=(3, 4))
    table = Table(state)
    # Then 11 + 9 + 5 + 2 x 2 credits are paid, the Level 3 bonus is gained and two Runners go on
    ended = next(e for e in table.events if isinstance(e, LevelEnded))
    assert (ended.credits, ended.total) == (29, 29)
    assert ended.payments == (
        Payment(0, "finished", 0, 11),
        Payment(1, "finished", 1, 9),
        Payment(2, "out", 5, 5),
        Payment(None, "blockers", 2, 4),
    )
    assert table.state.bonus == ("level_3",)
    assert table.board.level == 3
    assert table.state.participants == (0, 1)


@pytest.mark.scenario("ZR-S39")
def test_a_completed_level_gives_one_bonus_die_however_many_finish():
    table = Table(position(sprinter="home high", jumper="home low", fighter="out 3"))
    assert table.state.bonus == ("level_2",)
    table.play(TAKE_TRACK[0][0], TAKE_TRACK[1][0], USE_BONUS[0])
    assert len(table.state.dice) == 2


@pytest.mark.scenario("ZR-S50")
def test_the_game_ends_when_all_are_out():
    state = position(sprinter="out 2", jumper="out 3", fighter="out 3")
    state.board = state.board._replace(beaten=(4,))
    table = Table(state)
    over = table.events[-1]
    assert over == GameOver("all_out", 1, 9, "Running the gauntlet!", 0)
    assert state.pending is None
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.won) == ("all_out", (9,), (False,))
    assert outcome.parts == ((("level_1_out", 8), ("level_1_blockers", 1)),)


@pytest.mark.scenario("ZR-S51")
def test_the_rating_table():
    words = [rating(total).lower() for total in (39, 40, 64, 65, 84, 85, 99, 100)]
    for text, word in zip(
        words,
        ("gauntlet", "short", "short", "mill", "mill", "good", "good", "outstanding"),
        strict=True,
    ):
        assert word in text


@pytest.mark.scenario("ZR-S55")
def test_the_last_cross_ends_every_level():
    # Given one turn left, the Jumper alone in Zone 7; the others were paid on an earlier Level
    state = position(collapsed=6, tracker=17, dice=(1,), jumper="M27", participants=(1,))
    table = Table(state)
    table.give("jumper")
    events = table.end_turn()
    # Then Zone 7 collapses under her: 7 credits, and the game is over
    assert kinds(events)[:3] == ["tracker_moved", "zone_collapsed", "runner_out"]
    assert events[-1] == GameOver("all_out", 1, 7, "Running the gauntlet!", 0)


def test_a_team_that_completes_level_3_has_won():
    state = position(level=3, sprinter="home high", jumper="out 5", fighter="out 2")
    settle(state, ignore)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.won, outcome.team) == ("course_completed", (True,), True)
    assert outcome.scores == (12 + 5 + 2,)


def test_no_last_runner_bonus_when_nobody_is_left():
    """ZR-R32: all fall with one Zone."""
    table = Table(position(tracker=4, dice=(1, 1), sprinter="M1", fighter="M2", jumper="out 3"))
    table.give("sprinter")
    table.give("fighter")
    table.end_turn()
    assert "bonus_gained" not in kinds(table.events)
