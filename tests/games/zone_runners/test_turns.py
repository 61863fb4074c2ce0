"""A turn: Zones turned over, Bonus dice, the lock, the order of the Runners, the tracker."""

import pytest

from tests.games.zone_runners.chance import rolls
from tests.games.zone_runners.positions import Table, kinds, place_of, position, resolved
from zonegames.games.zone_runners.actions import (
    BACK,
    FINISH_TURN,
    LET_REST,
    SEND_RUNNER,
    TAKE_BACK,
    USE_BONUS,
)
from zonegames.games.zone_runners.components import FIGHTER
from zonegames.games.zone_runners.dice import energies, rerolls
from zonegames.games.zone_runners.events import (
    BonusSpent,
    DiceRerolled,
    DiceRolled,
    RunnerOut,
    TrackerMoved,
    ZoneCollapsed,
    ZoneRevealed,
)
from zonegames.games.zone_runners.menu import menu


@pytest.mark.scenario("ZR-S04")
def test_a_turn_begins_with_the_zones_that_may_be_reached():
    # Given the start of a Level with Zone 1 open
    state = position(shown=1, sprinter="M0", jumper="H0", fighter="H0")
    state.rng = rolls([6, 2, 4])
    # When the turn begins, then exactly Zone 2 is turned over
    table = Table(state)
    assert [e.zone for e in table.events if isinstance(e, ZoneRevealed)] == [2]
    assert table.board.shown == 2
    # When the Sprinter gets 6, the Fighter 2 and the Jumper nothing
    table.lock()
    assert place_of(resolved(table.state, "jumper", 4)) == "M2"
    table.give("sprinter", 6)
    table.give("fighter", 2)
    table.give("jumper")
    assert [table.at(name) for name in ("sprinter", "fighter", "jumper")] == ["M6", "H3", "H0"]


@pytest.mark.scenario("ZR-S06")
@pytest.mark.parametrize(
    "order",
    [
        ("fighter", "jumper", "sprinter"),
        ("fighter", "sprinter", "jumper"),
        ("jumper", "fighter", "sprinter"),
        ("jumper", "sprinter", "fighter"),
        ("sprinter", "fighter", "jumper"),
        ("sprinter", "jumper", "fighter"),
    ],
)
def test_the_order_of_the_runners_is_free(order: tuple[str, ...]):
    # Given the Fighter on the Blocker of Zone 6, the others at the edge before it
    gets = {"fighter": ((5,), 2), "jumper": ((3, 2), 1), "sprinter": ((), 0)}
    table = Table(
        position(
            course="BCDEFAG",
            blockers={6: 1},
            dice=(5, 2, 3),
            fighter="H23 on",
            jumper="H21",
            sprinter="H21",
        )
    )
    # When each gets its dice, in any order
    for name in order:
        table.give(name, *gets[name][0], ability=gets[name][1])
    table.end_turn()
    # Then the Fighter is past, the Jumper next on top (at once or by stepping up), the Sprinter has fallen
    assert [table.at(name) for name in ("fighter", "jumper", "sprinter")] == ["H23 past", "H23 on", "M22"]


@pytest.mark.scenario("ZR-S36")
def test_a_cross_takes_the_first_open_zone_and_who_stands_there():
    # Given the tracker before its first cross, the Fighter still in Zone 1
    table = Table(position(tracker=4, dice=(1, 1, 1), fighter="H1", jumper="M6", sprinter="M7"))
    # When all rest and the turn ends
    table.play(LET_REST)
    events = table.end_turn()
    # Then Zone 1 collapses under the Fighter and the next roll has two dice
    assert TrackerMoved(5, cross=True) in events
    assert ZoneCollapsed(1, 0) in events
    assert RunnerOut(FIGHTER, 1) in events
    assert table.at("fighter") == "out 1"
    assert len(table.state.dice) == 2


@pytest.mark.scenario("ZR-S37")
def test_a_completed_level_ends_before_the_tracker_moves():
    table = Table(position(tracker=4, dice=(3,), fighter="M26"))
    table.give("fighter", 3)
    events = table.end_turn()
    assert not [e for e in events if isinstance(e, TrackerMoved | ZoneCollapsed)]
    assert table.board.level == 2


@pytest.mark.scenario("ZR-S40")
def test_the_last_runner_gets_a_bonus_die_at_once():
    # Given the Fighter out, the Jumper before a low gap without Energy, the Sprinter running
    table = Table(position(dice=(1, 1), jumper="L26", sprinter="M6"))
    # When the Jumper goes out
    events = table.give("jumper")
    assert table.at("jumper") == "out 7"
    assert kinds(events[-2:]) == ["runner_out", "bonus_gained"]
    assert table.state.bonus == ("last_runner",)
    # Then the next turn rolls one die, or two with the bonus
    table.give("sprinter")
    table.end_turn()
    assert table.decision.actions == USE_BONUS[:2]
    plain = Table(table.state.clone())
    plain.play(USE_BONUS[0])
    assert (len(plain.state.dice), plain.state.bonus) == (1, ("last_runner",))
    table.play(USE_BONUS[1])
    assert (len(table.state.dice), table.state.bonus) == (2, ())


@pytest.mark.scenario("ZR-S41")
def test_a_bonus_die_is_an_ordinary_die_of_one_turn():
    # Given three Runners and the Bonus die of Level 2
    state = position(bonus=("level_2",), sprinter="M1", jumper="M1", fighter="H5")
    table = Table(state)
    assert table.decision.kind == "bonus"
    # When it is spent, then four dice are rolled and it is gone
    events = table.play(USE_BONUS[1])
    assert BonusSpent(1, 0) in events
    assert [e.bonus for e in events if isinstance(e, DiceRolled)] == [1]
    assert (len(table.state.dice), table.state.bonus) == (4, ())
    # and all four can be rolled again
    (event,) = table.lock(0, 1, 2, 3)
    assert isinstance(event, DiceRerolled) and event.which == (0, 1, 2, 3)


def test_a_zone_is_turned_over_when_the_largest_total_just_reaches_it():
    """ZR-R07: one die takes the Fighter from column 19 to 25, the first of Zone 7."""
    table = Table(position(shown=6, fighter="M19"))
    assert [e.zone for e in table.events if isinstance(e, ZoneRevealed)] == [7]
    assert Table(position(shown=6, fighter="H18")).board.shown == 6


def test_zones_are_turned_over_again_for_the_larger_pool():
    """ZR-R08: Zone 7 is too far for one die, not for two."""
    table = Table(position(shown=6, bonus=("level_2",), fighter="H17"))
    assert table.board.shown == 6
    events = table.play(USE_BONUS[1])
    assert kinds(events)[:2] == ["bonus_spent", "zone_revealed"]


@pytest.mark.scenario("ZR-S42")
def test_finished_runners_still_bring_their_dice():
    # Given two Runners home and the Fighter three spaces before the End Zone
    state = position(sprinter="home high", jumper="home mid", fighter="M26")
    assert len(Table(state.clone()).state.dice) == 3
    board = state.board
    # Then 6, 6, 2 cannot make a 3, but 6, 4, 1 can
    assert all(entry.result.status == "running" for entry in menu(board, FIGHTER, (2, 6, 6)))
    home = menu(board, FIGHTER, (1, 4, 6))[0]
    assert (home.result.status, [use.dice for use in home.recipes]) == ("finished", [(4, -1)])
    # (4-1 is also a 3 and needs fewer dice than 6-4+1)
    assert (6, 1, -4) in {way.signed for energy, ways in energies((1, 4, 6)) if energy == 3 for way in ways}


@pytest.mark.scenario("ZR-S46")
def test_dice_are_added_and_subtracted():
    made = energies((2, 4, 6))
    assert [energy for energy, _ in made] == [2, 4, 6, 8, 10, 12]
    assert sum(len(ways) for _, ways in made) == 12


@pytest.mark.scenario("ZR-S47")
def test_equal_dice_are_rolled_again_by_value():
    dice = (3, 3, 5)
    assert [tuple(dice[i] for i in action.indices) for action in rerolls(dice)] == [
        (),
        (3,),
        (5,),
        (3, 3),
        (3, 5),
        (3, 3, 5),
    ]


def two_in_action() -> Table:
    """The Fighter at a Blocker, the Jumper at a gap, the Sprinter on the way."""
    state = position(
        blockers={3: 1}, dice=(3, 2, 5), bonus=("level_2",), fighter="M10 on", jumper="M4", sprinter="H5"
    )
    return Table(state)


@pytest.mark.scenario("ZR-S48")
def test_take_back_restores_the_moment_after_the_re_roll():
    table = two_in_action()
    before = table.state.clone()
    table.give("fighter", 3, ability=2)
    table.give("jumper", 2)
    assert (table.board.beaten, table.state.unused()) == ((3,), (5,))
    table.take_back()
    assert table.state == before
    assert table.state.dice == (3, 2, 5)


@pytest.mark.scenario("ZR-S49")
def test_taking_back_leaves_no_trace():
    straight, detour = two_in_action(), two_in_action()
    detour.give("jumper", 2)
    detour.take_back()
    detour.give("sprinter", 5)
    detour.give("fighter")
    detour.take_back()
    for table in (straight, detour):
        table.give("fighter", 3, ability=2)
        table.give("jumper", 2)
        table.give("sprinter", 5)
        table.end_turn()
    assert straight.state == detour.state


@pytest.mark.scenario("ZR-S61")
def test_a_bonus_die_gained_in_the_turn_is_taken_back_too():
    table = Table(position(dice=(1, 1), jumper="L26", sprinter="M6"))
    table.give("jumper")
    assert table.state.bonus == ("last_runner",)
    table.take_back()
    assert (table.state.bonus, table.at("jumper")) == ((), "L26")
    table.give("jumper")
    assert (table.state.bonus, table.state.gained) == (("last_runner",), ("last_runner",))


@pytest.mark.scenario("ZR-S56")
def test_back_leads_to_the_question_before():
    table = Table(position(dice=(1, 2), fighter="M6", jumper="M7"))
    asked = table.decision
    before = table.state.clone()
    assert TAKE_BACK not in asked.actions
    # When the Fighter is sent and called back, nothing has happened
    table.play(SEND_RUNNER[FIGHTER])
    assert BACK in table.decision.actions
    assert table.play(BACK) == []
    assert (table.state, table.decision) == (before, asked)
    # When the Fighter has acted, the last Runner's question has no way back but to the mark
    table.give("fighter", 1)
    assert table.decision.kind == "outcome"
    assert TAKE_BACK in table.decision.actions
    assert BACK not in table.decision.actions


@pytest.mark.scenario("ZR-S56")
def test_a_recipe_question_leads_back_to_its_outcome():
    # Given dice of which both 2 and 5-3 carry the Fighter over the gap
    table = Table(position(dice=(2, 5, 3), fighter="M4"))
    over = next(e for e in menu(table.board, FIGHTER, (2, 3, 5)) if e.result.kind == "jump")
    assert [use.dice for use in over.recipes] == [(2,), (5, -3)]
    table.play(over.action)
    assert (table.decision.kind, table.decision.actions[-1]) == ("recipe", BACK)
    table.play(BACK)
    assert table.decision.kind == "outcome"


@pytest.mark.scenario("ZR-S57")
def test_a_single_result_is_carried_out_unasked():
    table = Table(position(dice=(2, 3), fighter="M4", jumper="M6"))
    table.give("jumper", 3, 2)
    assert table.at("fighter") == "L5"
    assert table.decision.kind == "end_turn"
    assert table.decision.actions == (FINISH_TURN, TAKE_BACK)
