"""What is not possible, and what a player is told about it."""

from dataclasses import replace

import pytest

from tests.games.zone_runners.positions import position
from zonegames.engine.assets import read_text
from zonegames.engine.errors import IllegalAction
from zonegames.engine.headings import anchors
from zonegames.engine.match import Match
from zonegames.engine.seats import SeatSpec
from zonegames.games.zone_runners import refusals
from zonegames.games.zone_runners.actions import (
    BACK,
    FINISH_TURN,
    LET_REST,
    REROLL,
    SEND_RUNNER,
    TAKE_BACK,
    USE_BONUS,
    Action,
    PickOutcome,
    UseRecipe,
)
from zonegames.games.zone_runners.components import FIGHTER, JUMPER, SPRINTER
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import State

HEADINGS = anchors(read_text(GAME.id, "rules.md"))


def match_at(state: State) -> Match[Action]:
    return Match[Action].at(GAME, state, [SeatSpec("Ann")] * state.seats)


def refusal(match: Match[Action], action: Action) -> str:
    """What is said when the action is tried; nothing must change."""
    before = match.fingerprint()
    with pytest.raises(IllegalAction) as caught:
        match.apply(action)
    assert match.fingerprint() == before
    assert caught.value.refusal.rule in HEADINGS
    return str(caught.value)


def test_an_action_of_another_moment():
    match = match_at(position(dice=(1, 2), fighter="M6", jumper="M7"))
    assert refusal(match, REROLL[()]) == "That is not possible now."
    assert refusal(match, FINISH_TURN) == "That is not possible now."


def test_a_die_serves_one_runner_only():
    match = match_at(position(dice=(5, 2, 1), fighter="M6", jumper="M1", sprinter="H5"))
    match.submit([SEND_RUNNER[FIGHTER], PickOutcome("M11"), SEND_RUNNER[JUMPER]])
    assert refusal(match, UseRecipe((5,), 0)) == "That die is already spent this turn."
    assert refusal(match, UseRecipe((6,), 0)) == "No die of this turn shows that."


def test_energy_is_at_least_one():
    match = match_at(position(dice=(2, 2), fighter="M6", jumper="M7"))
    match.apply(SEND_RUNNER[FIGHTER])
    assert refusal(match, UseRecipe((2, -2), 0)) == "Energy must be at least 1."


def test_speed_burst_into_a_gap():
    match = match_at(position(dice=(3, 1), sprinter="M1", jumper="M7"))
    match.apply(SEND_RUNNER[SPRINTER])
    assert refusal(match, UseRecipe((3,), 2)) == "Speed Burst cannot be used for a running jump."


def test_speed_burst_in_an_encounter():
    match = match_at(position(blockers={3: 1}, dice=(5, 1), sprinter="M10 on", jumper="M7"))
    match.apply(SEND_RUNNER[SPRINTER])
    assert refusal(match, UseRecipe((5,), 1)) == "Speed Burst works only when running."


@pytest.mark.parametrize(("place", "blockers"), [("M2", {}), ("M10 on", {3: 1})])
def test_spring_away_from_the_edge(place: str, blockers: dict[int, int]):
    match = match_at(position(blockers=blockers, dice=(4, 3), jumper=place, fighter="H5"))
    match.apply(SEND_RUNNER[JUMPER])
    assert refusal(match, UseRecipe((3,), 1)) == "Spring works only when jumping from the edge."


def test_fisticuffs_without_a_blocker():
    match = match_at(position(dice=(4, 3), jumper="M6", fighter="H5"))
    match.apply(SEND_RUNNER[FIGHTER])
    assert refusal(match, UseRecipe((3,), 2)) == "Fisticuffs works only against a Blocker."


def test_a_runner_that_is_home_out_or_done():
    match = match_at(position(dice=(4, 3, 1), sprinter="home high", jumper="M6", fighter="H5"))
    assert refusal(match, SEND_RUNNER[SPRINTER]) == "The Sprinter is already home."
    match = match_at(position(dice=(4, 3), jumper="M6", fighter="H5"))
    assert refusal(match, SEND_RUNNER[SPRINTER]) == "The Sprinter is out of the game."
    match = match_at(position(dice=(4, 3, 1), sprinter="M6", jumper="M6", fighter="H5"))
    match.submit([SEND_RUNNER[JUMPER], PickOutcome("M10"), UseRecipe((4,), 0)])
    assert refusal(match, SEND_RUNNER[JUMPER]) == "The Jumper has already acted this turn."


def test_energy_that_changes_nothing_is_not_offered():
    # Before the End Zone: 4 would overshoot
    match = match_at(position(dice=(4, 3), fighter="M26", jumper="H5"))
    match.apply(SEND_RUNNER[FIGHTER])
    assert refusal(match, UseRecipe((4,), 0)) == "It would overshoot the End Zone and stay."
    # At the edge: 5 falls, and so does no Energy
    match = match_at(position(dice=(5, 2), fighter="M4", jumper="H5"))
    match.apply(SEND_RUNNER[FIGHTER])
    assert refusal(match, UseRecipe((5,), 0)) == "Fewer dice bring the same result."


def test_more_bonus_dice_than_held():
    match = match_at(position(bonus=("level_2",), fighter="M6"))
    assert refusal(match, USE_BONUS[2]) == "You hold only 1 Bonus die."


def test_a_crew_cannot_rest_over_an_owners_head():
    state = position(dice=(4, 1), sharing="crew", seats=3, sprinter="M6", jumper="M6", fighter="H5")
    assert refusal(match_at(state), LET_REST) == "Each owner still decides about Energy."


def test_nothing_to_take_back_and_no_way_back():
    match = match_at(position(dice=(4, 1), jumper="M6", fighter="H5"))
    assert refusal(match, TAKE_BACK) == "Nothing to take back."
    assert refusal(match, BACK) == "There is no question to go back to."


def test_a_result_that_the_dice_cannot_bring():
    match = match_at(position(dice=(4, 1), jumper="M6", fighter="H5"))
    match.apply(SEND_RUNNER[JUMPER])
    assert refusal(match, PickOutcome("M28")) == "The unused dice cannot bring that about."


def test_the_waiting_runners_energy_would_be_lost():
    """Its menu has one entry, so the question never comes up; whoever asks all the same is told why."""
    state = position(blockers={3: 1}, dice=(4, 2), fighter="M10 on", jumper="M10 left")
    view = replace(GAME.view(state, 0), asking=(JUMPER, None))
    text = GAME.why_not(view, UseRecipe((4,), 0)).text
    assert text == "It waits behind the Fighter: the Energy would be lost."


def test_every_anchor_of_a_refusal_is_a_heading():
    rules = {r.rule for r in vars(refusals).values() if isinstance(r, refusals.Refusal)}
    assert rules and rules <= HEADINGS
