"""Blockers: reaching them, passing, beating, being thrown, waiting."""

import pytest

from tests.games.zone_runners.positions import Table, lands, place_of, position, resolved
from zonegames.games.zone_runners.components import FIGHTER, JUMPER, SPRINTER
from zonegames.games.zone_runners.events import BlockerDefeated
from zonegames.games.zone_runners.resolve import carry_out, settings


@pytest.mark.scenario("ZR-S14")
def test_a_blocker_stops_a_run():
    state = position(blockers={3: 1}, sprinter="M7")
    assert lands(state, "sprinter", 6) == "M10 on"
    assert 2 in settings(state.board, SPRINTER, 1)
    assert lands(state, "sprinter", 1, 2) == "M10 on"


@pytest.mark.scenario("ZR-S15")
def test_a_second_runner_waits_left_of_the_blocker():
    assert lands(position(blockers={3: 1}, fighter="M10 on", jumper="M7"), "jumper", 5) == "M10 left"


@pytest.mark.scenario("ZR-S16")
def test_a_third_runner_stops_on_the_space_before():
    state = position(blockers={3: 1}, fighter="M10 on", jumper="M10 left", sprinter="M8")
    assert lands(state, "sprinter", 4) == "M9"


@pytest.mark.scenario("ZR-S17")
def test_the_waiting_runner_may_act_once_it_has_stepped_up():
    # Given the Fighter on the Blocker, the Jumper waiting, and the dice 2 and 4
    state = position(blockers={3: 1}, dice=(2, 4), fighter="M10 on", jumper="M10 left")
    # Resolved too early, the Jumper's 4 is lost
    early = resolved(state, "jumper", 4)
    assert (early.kind, place_of(early)) == ("blocked", "M10 left")
    # When the Fighter passes first, then both stand past the Blocker
    table = Table(state)
    table.give("fighter", 2, ability=2)
    assert table.at("jumper") == "M10 on"
    table.give("jumper", 4)
    assert (table.at("fighter"), table.at("jumper")) == ("M10 past", "M10 past")


@pytest.mark.scenario("ZR-S18")
def test_who_began_the_turn_waiting_is_not_thrown_for_want_of_energy():
    table = Table(position(blockers={3: 1}, dice=(2, 4), fighter="M10 on", jumper="M10 left"))
    table.give("fighter")
    assert (table.at("fighter"), table.at("jumper")) == ("M7", "M10 on")
    table.give("jumper")
    table.end_turn()
    assert (table.at("fighter"), table.at("jumper")) == ("M7", "M10 on")
    assert not table.board.runners[JUMPER].waited


@pytest.mark.scenario("ZR-S19")
def test_the_fighter_beats_a_weaker_blocker_and_clears_the_way():
    table = Table(position(blockers={3: 1}, dice=(3, 1), fighter="M10 on", jumper="M10 left"))
    events = table.give("fighter", 3, ability=2)
    assert BlockerDefeated(3) in events
    assert (table.at("fighter"), table.at("jumper")) == ("M10", "M10")
    table.give("jumper", 1)
    assert table.at("jumper") == "M11"


@pytest.mark.scenario("ZR-S20")
def test_fisticuffs_is_optional_and_too_little_energy_is_thrown():
    state = position(blockers={3: 1}, fighter="M10 on")
    assert settings(state.board, FIGHTER, 3) == (0, 2)
    result = resolved(state, "fighter", 3)
    assert (result.kind, result.need, place_of(result)) == ("thrown", 4, "M7")
    assert result.path == ((1, 9), (1, 8), (1, 7))


@pytest.mark.scenario("ZR-S21")
def test_spring_is_of_no_use_in_an_encounter():
    state = position(blockers={3: 1}, jumper="M10 on")
    assert settings(state.board, JUMPER, 3) == (0,)
    assert lands(state, "jumper", 3) == "M7"


@pytest.mark.scenario("ZR-S22")
def test_the_jumper_leaps_the_gap_behind_a_blocker_when_the_excess_fits():
    state = position(blockers={4: 1}, jumper="H15 on")
    leap = resolved(state, "jumper", 9)
    assert (leap.kind, place_of(leap)) == ("leap", "H17")
    assert lands(state, "jumper", 8) == "H15 past"


@pytest.mark.scenario("ZR-S23")
def test_the_sprinter_runs_on_by_the_excess():
    state = position(blockers={3: 1}, sprinter="M10 on")
    assert lands(state, "sprinter", 4) == "M10 past"
    onward = resolved(state, "sprinter", 5)
    assert (onward.kind, place_of(onward)) == ("sprint", "M11")
    into_the_gap = resolved(state, "sprinter", 6)
    assert (into_the_gap.kind, place_of(into_the_gap)) == ("fall", "L12")


@pytest.mark.scenario("ZR-S24")
def test_a_sprint_stops_on_the_next_blocker():
    assert lands(position(blockers={5: 2, 6: 2}, sprinter="H19 on"), "sprinter", 9) == "H21 on"


@pytest.mark.scenario("ZR-S25")
def test_who_is_thrown_into_a_gap_falls_there():
    result = resolved(position(blockers={5: 1}, jumper="M19 on"), "jumper", 5)
    assert (result.kind, place_of(result)) == ("thrown", "L18")
    assert result.path == ((1, 18), (2, 18))


@pytest.mark.scenario("ZR-S26")
def test_who_is_thrown_passes_over_other_blockers():
    state = position(blockers={5: 2, 6: 2}, fighter="H21 on")
    result = resolved(state, "fighter", 4, 2)
    assert (result.need, place_of(result)) == (7, "M16")


@pytest.mark.scenario("ZR-S27")
def test_who_is_thrown_into_a_collapsed_zone_is_out():
    state = position(blockers={3: 1}, collapsed=2, jumper="M10 on")
    assert lands(state, "jumper", 1) == "out 2"


@pytest.mark.scenario("ZR-S28")
def test_who_is_thrown_onto_a_full_space_goes_one_further():
    state = position(blockers={3: 1}, jumper="M10 on", sprinter="M7", fighter="M7")
    assert lands(state, "jumper", 1) == "M6"


@pytest.mark.scenario("ZR-S54")
@pytest.mark.parametrize("energy", [1, 2])
def test_a_waiting_place_ends_a_run(energy: int):
    state = position(blockers={3: 1}, sprinter="M9", jumper="M10 on")
    assert lands(state, "sprinter", energy) == "M10 left"


@pytest.mark.scenario("ZR-S58")
def test_who_waits_is_always_next():
    # Given the Jumper on top, the Sprinter waiting and the Fighter one space behind
    table = Table(
        position(blockers={3: 1}, dice=(1, 4, 2), jumper="M10 on", sprinter="M10 left", fighter="M9")
    )
    # When the Jumper is thrown, the Sprinter steps up before the Fighter arrives
    table.give("jumper")
    assert (table.at("jumper"), table.at("sprinter")) == ("M7", "M10 on")
    table.give("fighter", 1)
    assert table.at("fighter") == "M10 left"
    # Then the Sprinter passes and the Fighter steps up
    table.give("sprinter", 4)
    assert (table.at("sprinter"), table.at("fighter")) == ("M10 past", "M10 on")


@pytest.mark.scenario("ZR-S60")
def test_the_first_collapsed_column_counts():
    state = position(blockers={7: 1}, collapsed=6, fighter="H26 on")
    result = resolved(state, "fighter", None)
    assert (place_of(result), result.column) == ("out 6", 24)


@pytest.mark.scenario("ZR-S62")
def test_a_sprint_onto_a_full_space_ends_past_its_own_blocker():
    state = position(blockers={3: 1}, sprinter="M10 on", jumper="M11", fighter="M11")
    assert lands(state, "sprinter", 5) == "M10 past"


def test_a_runner_past_a_blocker_keeps_its_slot_when_there_is_no_room_ahead():
    state = position(blockers={3: 1}, sprinter="M10 past", jumper="M11", fighter="M11")
    assert lands(state, "sprinter", 1) == "M10 past"


def test_the_sprinter_ignores_what_lies_beyond_the_end_zone():
    """ZR-R25: the excess is lost, the Sprinter is past the Blocker."""
    state = position(blockers={7: 1}, sprinter="H26 on")
    # strength 8; the gap in column 27 is met with any excess
    assert lands(state, "sprinter", 9) == "M27"
    state = position(course="ABCDEFg", blockers={7: 2}, sprinter="M25 on")
    assert [lands(state, "sprinter", 8 + excess) for excess in (3, 4, 5)] == ["M28", "home mid", "M25 past"]


def test_the_jumper_stays_by_the_blocker_when_the_landing_is_full():
    """ZR-R26: no fall for want of room."""
    state = position(blockers={4: 1}, jumper="H15 on", sprinter="H17", fighter="H17")
    assert lands(state, "jumper", 9) == "H15 past"


def test_the_fighter_may_also_just_equal_the_blocker():
    """ZR-R27: equal is past, and the Blocker stays."""
    state = position(blockers={3: 1}, fighter="M10 on")
    assert lands(state, "fighter", 2, 2) == "M10 past"
    beaten = carry_out(state.board, FIGHTER, resolved(state, "fighter", 3, 2))
    assert beaten.beaten == (3,) and beaten.blockers() == []
