"""Relay and crew: who is asked (ZR-R39)."""

import pytest

from tests.games.zone_runners.positions import Table, position
from zonegames.engine.errors import OptionError
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.actions import FINISH_TURN, LET_REST, SEND_RUNNER, TAKE_TRACK
from zonegames.games.zone_runners.components import JUMPER
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import Options


@pytest.mark.scenario("ZR-S52")
def test_in_a_crew_of_three_each_owner_decides_for_its_runner():
    table = Table(GAME.new(Options(sharing="crew"), 3, Rng(5)))
    # Start tracks are the owners' business
    for who in range(3):
        assert (table.decision.kind, table.decision.seat) == ("track", who)
        table.play(TAKE_TRACK[who][1])
    # Seat 0 leads the first turn
    assert (table.decision.kind, table.decision.seat) == ("lock", 0)
    table.lock()
    assert (table.decision.kind, table.decision.seat) == ("runner", 0)
    # but the Jumper's Energy is asked of seat 1
    table.play(SEND_RUNNER[JUMPER])
    assert (table.decision.kind, table.decision.seat) == ("outcome", 1)
    table.play(table.decision.actions[0])
    while FINISH_TURN not in table.decision.actions:
        table.play(table.decision.actions[0])
    assert table.decision.seat == 0
    # Seat 1 leads the second
    table.play(FINISH_TURN)
    assert (table.decision.kind, table.decision.seat) == ("lock", 1)


@pytest.mark.scenario("ZR-S59")
def test_a_crew_rests_only_when_every_die_is_spent():
    # Given a crew after the re-roll, with two dice
    table = Table(position(dice=(4, 1), sharing="crew", seats=3, sprinter="M6", jumper="M6", fighter="H5"))
    assert LET_REST not in table.decision.actions
    # When the Jumper takes both, the captain may let the others rest
    table.give("jumper", 4, 1)
    assert table.decision.kind == "runner"
    assert LET_REST in table.decision.actions


def test_in_a_crew_of_two_one_seat_has_two_runners():
    table = Table(GAME.new(Options(sharing="crew"), 2, Rng(5)))
    seats: list[int] = []
    for who in range(3):
        seats.append(table.decision.seat)
        table.play(TAKE_TRACK[who][1])
    assert seats == [0, 1, 0]


def test_in_a_relay_the_captain_decides_everything():
    table = Table(GAME.new(Options(), 2, Rng(5)))
    for captain in (0, 1, 0):
        while FINISH_TURN not in table.decision.actions:
            assert table.decision.seat == captain
            table.play(table.decision.actions[0])
        table.play(FINISH_TURN)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_crew_needs_two_or_three(seats: int):
    with pytest.raises(OptionError, match="Crew sharing needs 2 or 3 players"):
        GAME.resolve_options(seats, {"sharing": "crew"})
    with pytest.raises(OptionError, match="Crew sharing needs 2 or 3 players"):
        GAME.check_options(Options(sharing="crew"), seats)
