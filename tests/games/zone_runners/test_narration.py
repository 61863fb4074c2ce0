"""The words: prompts, labels, warnings, log lines, the end."""

from typing import get_args

import pytest

from tests.games.zone_runners.positions import Table, position, runner_at
from tests.games.zone_runners.recordings import RECORDINGS
from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.narration import ActionText
from zonegames.engine.outcome import Outcome
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.actions import (
    FINISH_TURN,
    LET_REST,
    SEND_RUNNER,
    TAKE_BACK,
    USE_BONUS,
    Action,
    PickOutcome,
)
from zonegames.games.zone_runners.components import JUMPER, SPRINTER
from zonegames.games.zone_runners.hints import hint
from zonegames.games.zone_runners.resolve import Kind, Result
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import Options
from zonegames.games.zone_runners.words import deed_text, result_text

NAMES = ("Mira", "Bo", "Cyrus")


def text(table: Table, action: Action) -> ActionText:
    return GAME.narrator.action(GAME.view(table.state, 0), table.decision, action, NAMES)


def told(events: list[Event]) -> list[str]:
    return [line for event in events if (line := GAME.narrator.sentence(event, NAMES, 0))]


def test_a_result_says_what_it_needs_and_where_it_leads():
    table = Table(position(dice=(6, 1, 3), sprinter="L17", jumper="M7", fighter="H5"))
    table.play(SEND_RUNNER[SPRINTER])
    jump = text(table, PickOutcome("L22"))
    assert jump.label == "6+3: running jump to L22"
    assert jump.effect == "Running jump: 2 spaces + double gap, Zone 6 + 1 = needs 9; 6+3 = 9 fits."
    idle = text(table, PickOutcome("L17"))
    assert idle.label == "no Energy: stay on L17"
    labels = [text(table, action).label for action in table.decision.actions]
    assert len(set(labels)) == len(labels)


def test_resting_warns_of_falls_and_throws():
    table = Table(position(blockers={3: 1}, dice=(1, 1, 1), sprinter="M4", jumper="M10 on", fighter="L26"))
    assert text(table, LET_REST).effect == (
        "The Sprinter will fall. The Jumper will be thrown back. The Fighter will be out, under Zone 7."
    )


def test_ending_the_turn_warns_of_the_collapse():
    table = Table(position(tracker=4, dice=(1, 1), jumper="M1", fighter="M6"))
    table.play(LET_REST)
    assert text(table, FINISH_TURN).effect == "Zone 1 collapses: the Jumper is lost."
    assert text(table, TAKE_BACK).label == "take the turn back"


def test_the_end_of_a_level_moves_no_tracker():
    def asked(table: Table) -> str:
        return GAME.narrator.prompt(GAME.view(table.state, 0), table.decision, NAMES).then

    table = Table(position(dice=(3,), fighter="M26"))
    table.give("fighter", 3)
    assert asked(table) == "then: the credits"
    table = Table(position(dice=(2,), fighter="M26"))
    table.give("fighter", 2)
    assert asked(table) == "then: the tracker moves"


def test_the_log_tells_an_action_in_full():
    table = Table(position(blockers={3: 1}, dice=(3, 4), fighter="M10 on", jumper="M10 left"))
    assert told(table.give("fighter", 3, ability=2)) == [
        "The Fighter gets 3, Fisticuffs +2.",
        "The Fighter throws the Blocker off M10.",
        "The Blocker of Zone 3 lies in the Drop Zone.",
    ]
    table.take_back()
    table.give("fighter")
    assert told(table.events)[-2:] == [
        "The Fighter is thrown back to M7.",
        "The Jumper steps up to the Blocker.",
    ]


def test_a_plain_preview_shows_energies_only():
    state = position(dice=(6, 1), sprinter="M6", jumper="M6")
    state.options = Options(preview="plain")
    table = Table(state)
    table.play(SEND_RUNNER[JUMPER])
    texts = [text(table, action) for action in table.decision.actions]
    assert [t.label for t in texts] == ["Energy 6", "Energy 6-1 = 5", "Energy 1", "no Energy", "back"]
    assert all("M" not in t.label and not t.effect for t in texts)


def test_every_kind_of_decision_has_a_first_time_hint():
    table = Table(GAME.new(Options(), 1, Rng(3)))
    first = GAME.narrator.hint(GAME.view(table.state, 0), table.decision)
    assert first is not None and first.key == "track"
    for kind in ("track", "bonus", "lock", "runner", "outcome", "recipe", "end_turn"):
        assert hint(Decision(0, kind, ())) is not None


def test_the_saves_list_tells_how_far_the_team_is():
    state = position(level=2, tracker=10, seats=3, sprinter="L14", jumper="home high", fighter="out 5")
    state.turns, state.credits = 28, 24
    status = GAME.narrator.status(GAME.view(state, None), NAMES)
    assert status.phrase == "Level 2, turn 11, Bo leads"
    assert status.progress == "24 credits; Sprinter L14, Jumper home and Fighter out (5)"


def test_the_verdict_names_the_rating():
    outcome = Outcome("course_completed", (1, 1), (True, True), (87, 87), team=True)
    verdict = GAME.narrator.verdict(outcome, NAMES[:2])
    assert verdict.headline == "Mira and Bo: 87 credits. A good run for your money."
    assert verdict.reason == "The course is completed."
    assert GAME.narrator.part("level_2_finished") == "L2 home"


def test_a_finished_match_has_two_or_three_facts():
    recording = next(r for r in RECORDINGS if r.ending == "course_completed")
    match = recording.replayed()
    outcome = match.outcome
    assert outcome is not None
    told_of = GAME.narrator.facts(list(match.heard(None)), outcome, match.names)
    assert 2 <= len(told_of) <= 3
    assert all(fact.endswith(".") for fact in told_of)


def facts_of(table: Table) -> list[str]:
    won = Outcome("course_completed", (1,), (True,), (0,), team=True)
    return GAME.narrator.facts(table.events, won, NAMES)


def test_a_fact_counts_nothing_that_was_taken_back():
    table = Table(position(blockers={3: 1}, dice=(4, 2), fighter="M10 on", jumper="M4"))
    table.give("fighter", 4, ability=2)
    table.give("jumper", 2)
    table.take_back()
    table.give("jumper", 2)
    table.give("fighter")
    assert facts_of(table) == [
        "1 gap jumped; the hardest number was 2, in Zone 2, by the Jumper.",
        "The Fighter was thrown back once; no Blockers beaten.",
        "no turns on the tracker, 1 taken back.",
    ]


def test_the_hardest_jump_is_told_with_the_zone_of_its_gap():
    """The gap of column 16 ends Zone 4: who lands behind it is in Zone 5."""
    table = Table(position(blockers={4: 1}, dice=(4, 6, 3), fighter="H14", sprinter="L19", jumper="H15 on"))
    table.give("jumper", 6, 3)  # leaps over strength 5 and the gap: no number of a gap
    table.give("fighter")
    table.give("sprinter")
    assert "hardest" not in "".join(facts_of(table))
    table = Table(position(dice=(4, 1), fighter="H15"))
    table.give("fighter", 4)
    assert facts_of(table)[0] == "1 gap jumped; the hardest number was 4, in Zone 4, by the Fighter."


@pytest.mark.parametrize("dice", [1, 2])
def test_bonus_dice_join_in_good_grammar(dice: int):
    table = Table(position(level=2, bonus=("level_2", "last_runner"), fighter="M6"))
    lines = told(table.play(USE_BONUS[dice]))
    assert lines[0] == (
        "1 Bonus die joins the roll; 1 Bonus die left."
        if dice == 1
        else "2 Bonus dice join the roll; no Bonus dice left."
    )


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_of_result_can_be_told(kind: Kind):
    board = position(blockers={3: 1}, fighter="M10 on").board
    for place in ("M10 past", "M11", "out 4", "home high"):
        end = runner_at(place)
        where = ((end.track, end.column),)
        result = Result(kind, end.status, end.track, end.column, end.slot, end.zone, False, where, None)
        assert result_text(board, result)
        assert deed_text(kind, (1, 10), where, end.track, end.column, end.slot, end.status)
