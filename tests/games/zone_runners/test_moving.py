"""Runs, jumps and falls: what one Runner's Energy does away from Blockers."""

import pytest

from tests.games.zone_runners.positions import Table, lands, position, resolved
from zonegames.games.zone_runners.components import JUMPER, SPRINTER
from zonegames.games.zone_runners.resolve import settings


@pytest.mark.scenario("ZR-S01")
def test_a_run_may_stop_before_a_gap():
    result = resolved(position(fighter="M2"), "fighter", 2)
    assert (result.kind, result.track, result.column) == ("run", 1, 4)
    assert result.path == ((1, 3), (1, 4))


@pytest.mark.scenario("ZR-S02")
def test_a_running_jump_needs_the_spaces_and_the_zone():
    result = resolved(position(fighter="M2"), "fighter", 4)
    assert (result.kind, result.column, result.need) == ("running_jump", 6, 4)
    assert result.path == ((1, 3), (1, 4), (1, 6))


@pytest.mark.scenario("ZR-S03")
def test_a_failed_running_jump_falls_one_track():
    result = resolved(position(fighter="M2"), "fighter", 3)
    assert (result.kind, result.track, result.column) == ("fall", 2, 5)
    assert result.path == ((1, 3), (1, 4), (1, 5), (2, 5))


@pytest.mark.scenario("ZR-S07")
@pytest.mark.parametrize(("energy", "spring"), [(2, 0), (1, 1), (3, -1)])
def test_spring_corrects_a_jump_from_the_edge_by_one(energy: int, spring: int):
    result = resolved(position(jumper="M4"), "jumper", energy, spring)
    assert (result.kind, result.track, result.column) == ("jump", 1, 6)


@pytest.mark.scenario("ZR-S08")
def test_without_spring_too_much_energy_falls():
    assert lands(position(fighter="M4"), "fighter", 3) == "L5"


@pytest.mark.scenario("ZR-S09")
def test_start_is_the_edge_of_a_gap_in_the_first_column():
    state = position(course="eBCDAFG", fighter="H0")
    assert lands(state, "fighter", None) == "M1"
    assert lands(state, "fighter", 1) == "H2"


@pytest.mark.scenario("ZR-S10")
def test_a_double_gap_wants_its_higher_zone_and_one():
    state = position(fighter="L19")
    assert lands(state, "fighter", 7) == "L22"
    assert resolved(state, "fighter", 7).need == 7
    failed = resolved(state, "fighter", 6)
    assert (failed.status, failed.zone, failed.column) == ("out", 5, 20)


@pytest.mark.scenario("ZR-S11")
def test_a_running_jump_over_a_double_gap():
    result = resolved(position(fighter="L17"), "fighter", 9)
    assert (result.kind, result.column, result.need) == ("running_jump", 22, 9)


@pytest.mark.scenario("ZR-S12")
def test_nothing_is_below_the_low_track():
    assert lands(position(fighter="L26"), "fighter", 6) == "out 7"


@pytest.mark.scenario("ZR-S13")
def test_speed_burst_never_carries_a_run_into_a_gap():
    state = position(sprinter="M1")
    offered = [settings(state.board, SPRINTER, energy) for energy in (1, 2, 3, 4)]
    assert offered == [(0, 1, 2), (0, 1), (0,), (0,)]
    assert lands(state, "sprinter", 1, 2) == "M4"
    running_jump = resolved(state, "sprinter", 4)
    assert (running_jump.need, running_jump.track, running_jump.column) == (5, 2, 5)


@pytest.mark.scenario("ZR-S29")
def test_a_fall_onto_a_full_space_goes_left_past_gaps():
    assert lands(position(jumper="M4", sprinter="L5", fighter="L5"), "jumper", None) == "L3"


@pytest.mark.scenario("ZR-S30")
def test_a_run_onto_a_full_space_stops_before_it():
    result = resolved(position(jumper="M6", sprinter="M9", fighter="M9"), "jumper", 3)
    assert (result.kind, result.column) == ("run", 8)
    assert result.path == ((1, 7), (1, 8))


@pytest.mark.scenario("ZR-S31")
def test_a_jump_onto_a_full_space_falls_for_want_of_room():
    result = resolved(position(jumper="M4", sprinter="M6", fighter="M6"), "jumper", 2)
    assert (result.kind, result.track, result.column) == ("no_room", 2, 5)


@pytest.mark.scenario("ZR-S32")
def test_the_end_zone_must_be_hit_exactly():
    state = position(fighter="M26")
    assert lands(state, "fighter", 3) == "home mid"
    beyond = resolved(state, "fighter", 4)
    assert (beyond.kind, beyond.column, beyond.path) == ("ignored", 26, ())


@pytest.mark.scenario("ZR-S33")
def test_speed_burst_helps_to_hit_the_end_zone():
    assert lands(position(sprinter="M26"), "sprinter", 1, 2) == "home mid"


@pytest.mark.scenario("ZR-S34")
def test_a_running_jump_in_the_last_zone():
    result = resolved(position(fighter="H25"), "fighter", 8)
    assert (result.kind, result.column, result.need) == ("running_jump", 28, 8)


@pytest.mark.scenario("ZR-S35")
def test_a_jump_over_the_last_column_lands_in_the_end_zone():
    state = position(course="ABCDEGf", jumper="H27")
    assert settings(state.board, JUMPER, 6) == (0, -1, 1)
    assert lands(state, "jumper", 6, 1) == "home high"


@pytest.mark.scenario("ZR-S05")
def test_two_runners_may_share_a_space_and_dice_may_be_subtracted():
    # Given the start of a Level with the dice 6, 2 and 4
    table = Table(position(shown=2, dice=(6, 2, 4), sprinter="M0", jumper="H0", fighter="H0"))
    # When the Jumper gets 6-4, the Fighter 2 and the Sprinter nothing
    table.give("jumper", 6, -4)
    table.give("fighter", 2)
    # Then both are over the gap; no die is left, so the Sprinter's one result was carried out unasked
    assert (table.at("jumper"), table.at("fighter"), table.at("sprinter")) == ("H3", "H3", "M0")
    assert table.decision.kind == "end_turn"
