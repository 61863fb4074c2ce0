"""A match: checked, atomic, written down before anybody hears of it."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.toys.skirmish.actions import ATTACKS, CALLS, COMMITS, GIVE_UP, LAYS, LET_STAND, PAYS, REST, Aim
from tests.toys.skirmish.events import Drew, TurnBegan
from tests.toys.skirmish.positions import fresh, match_at, position, table
from tests.toys.skirmish.rules import GAME
from tests.toys.skirmish.steps import Turn
from zonegames.engine.errors import IllegalAction, OptionError, Refusal
from zonegames.engine.match import Assist, Match, MatchSetup, new_match
from zonegames.engine.narration import Status
from zonegames.engine.rng import MAX_SEED, Rng
from zonegames.engine.seats import TABLE


class Notebook:
    """A journal that remembers, or fails when told to."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, Any]] = []
        self.full = False

    def played(self, entries: Sequence[Any], status: Status, outcome: Any) -> None:
        self._write("played", (tuple(entry.action for entry in entries), status.phrase, outcome))

    def undone(self, count: int, status: Status) -> None:
        self._write("undone", (count, status.phrase))

    def assisted(self, assist: Assist) -> None:
        self._write("assisted", assist)

    def _write(self, what: str, line: Any) -> None:
        if self.full:
            raise OSError("disk full")
        self.lines.append((what, line))


def frozen(match: Match[Any]) -> tuple[Any, ...]:
    """Everything about a match that a failure must leave alone."""
    return match.fingerprint(), match.decision, list(match.log), match.undoable(), match.undo_refusal()


# --- beginning


def test_what_happened_at_set_up_is_kept_apart() -> None:
    match = fresh()
    assert match.opening == (TurnBegan(0, 1),)
    assert match.log == []
    assert list(match.heard(1)) == [TurnBegan(0, 1)]


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is 0 to"):
        fresh(seed=seed)


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    assert fresh(seed=4).fingerprint() == fresh(seed=4).fingerprint() != fresh(seed=5).fingerprint()


@pytest.mark.parametrize("seats", [1, 5])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="Skirmish is for 2 to 4 players"):
        new_match(GAME, table(1) * seats, {}, 1)


# --- playing


def test_a_legal_action_is_played_and_logged() -> None:
    match = match_at(position(["blade"], ["shield"], bag=["blank"]))
    events = match.apply(REST)
    assert events == (Drew(0, "blank"), TurnBegan(1, 2))
    (entry,) = match.log
    assert (entry.seat, entry.action, entry.events, entry.standing) == (0, REST, events, False)
    assert entry.fingerprint == match.fingerprint()
    assert match.seat_to_act == 1


def test_a_private_answer_may_be_played_though_the_table_does_not_see_it() -> None:
    match = match_at(position(["blade"], ["shield"]))
    seen = match.decision_for(None)
    assert seen is not None and LAYS["blade"] not in seen.legal and seen.private_entry
    match.apply(LAYS["blade"])
    assert match.view(0).ward == "blade"
    assert match.view(1).warded == (True, False)


def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing() -> None:
    match = match_at(position(["blade"], ["shield"]))
    before = frozen(match)
    with pytest.raises(IllegalAction) as refused:
        match.apply(LAYS["shield"])
    assert str(refused.value) == "You do not hold that token."
    assert refused.value.refusal == match.why_not(LAYS["shield"])
    assert frozen(match) == before


def test_a_refusal_tells_of_seats_by_their_names() -> None:
    """The rules know seats by number only."""
    told = Refusal("Seat 2 holds it; ask seat 1.", "a-turn").named(["Ann", "Bo"])
    assert told == Refusal("Bo holds it; ask Ann.", "a-turn")
    assert Refusal("Nobody holds it.").named(["Ann", "Bo"]).text == "Nobody holds it."


def test_of_several_actions_all_count_or_none() -> None:
    """The second of three is illegal: not even the first is played."""
    match = match_at(position(["blade"], ["shield"]))
    notebook = match.journal = Notebook()
    before = frozen(match)
    with pytest.raises(IllegalAction):
        match.submit([ATTACKS[1], REST, Aim("low")])
    assert frozen(match) == before and notebook.lines == []
    match.submit([ATTACKS[1], Aim("low")])
    assert [entry.action for entry in match.log] == [ATTACKS[1], Aim("low")]
    assert [line[0] for _, line in notebook.lines] == [(ATTACKS[1], Aim("low"))]


def test_a_bug_in_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Turn, state: Any, action: Any, emit: Any) -> None:
        state.hearts[0] = 0
        raise ZeroDivisionError

    match = match_at(position(["blade"], ["shield"]))
    before = frozen(match)
    monkeypatch.setattr(Turn, "answer", fail)
    with pytest.raises(ZeroDivisionError):
        match.apply(REST)
    assert frozen(match) == before


def test_a_journal_that_fails_leaves_the_match_as_it_was_and_nobody_hears() -> None:
    match = match_at(position(["blade"], ["shield"]))
    heard: list[Any] = []
    match.subscribe(None, heard.append)
    match.apply(ATTACKS[1])
    notebook = match.journal = Notebook()
    notebook.full = True
    before, told = frozen(match), len(heard)
    with pytest.raises(OSError, match="disk full"):
        match.apply(Aim("high"))
    with pytest.raises(OSError, match="disk full"):
        match.undo()
    with pytest.raises(OSError, match="disk full"):
        match.assist(0)
    assert frozen(match) == before and len(heard) == told and match.assists == []


def test_at_an_open_question_the_log_names_who_answered() -> None:
    match = match_at(position(["blade"], ["shield"]))
    match.submit([ATTACKS[1], Aim("low")])
    assert match.seat_to_act == TABLE
    match.apply(CALLS[1])
    assert match.log[-1].seat == 1
    match.apply(PAYS["shield"])
    match.apply(LET_STAND)
    assert match.log[-1].seat == TABLE


# --- standing actions


def test_giving_up_is_open_at_every_decision_of_ones_own() -> None:
    match = match_at(position(["blade"], ["shield"], []))
    match.submit([ATTACKS[1], Aim("low"), LET_STAND])
    assert match.decision is not None and match.decision.secret
    assert GIVE_UP not in match.decision.legal and match.standing() == (GIVE_UP,)
    match.apply(GIVE_UP)
    assert match.log[-1].standing
    assert match.view(None).hearts == (0, 3, 3)
    assert match.seat_to_act == 1


def test_at_an_open_question_there_is_no_giving_up() -> None:
    match = match_at(position(["blade"], ["shield"]))
    match.submit([ATTACKS[1], Aim("low")])
    assert match.standing() == ()
    with pytest.raises(IllegalAction):
        match.apply(GIVE_UP)


# --- the end


def test_a_finished_match_has_an_outcome_and_takes_nothing_more() -> None:
    match = match_at(position(["blade"], ["shield"]))
    assert match.outcome is None
    match.apply(GIVE_UP)
    assert match.outcome is not None and match.outcome.won == (False, True)
    assert match.decision is None and match.seat_to_act is None and match.decision_for(0) is None
    assert match.standing() == ()
    with pytest.raises(IllegalAction, match=r"The game is over\."):
        match.apply(GIVE_UP)
    assert match.why_not(REST).text == "The game is over."


def test_the_journal_is_told_the_outcome_with_the_last_action() -> None:
    match = match_at(position(["blade"], ["shield"]))
    notebook = match.journal = Notebook()
    match.apply(GIVE_UP)
    ((what, (actions, phrase, outcome)),) = notebook.lines
    assert (what, actions, outcome) == ("played", (GIVE_UP,), match.outcome)
    assert outcome is not None
    told = GAME.narrator.verdict(outcome, match.names).headline
    assert f"{phrase}." == told, "so the lists say how it ended"


# --- beside the game


def test_a_hint_is_noted_once_a_decision() -> None:
    match = match_at(position(["blade"], ["shield"]))
    notebook = match.journal = Notebook()
    match.assist(0)
    match.assist(0)
    match.apply(ATTACKS[1])
    match.assist(0)
    assert match.assists == [Assist(0, 0), Assist(1, 0)]
    assert [line for what, line in notebook.lines if what == "assisted"] == match.assists


def test_a_branch_goes_its_own_way() -> None:
    match = match_at(position(["blade"], ["shield"]))
    notebook = match.journal = Notebook()
    branch = match.branch()
    assert branch.fingerprint() == match.fingerprint() and branch.decision == match.decision
    before = frozen(match)
    branch.apply(GIVE_UP)
    assert frozen(match) == before and notebook.lines == []


def test_a_world_for_a_bot_can_be_played_on_and_is_not_the_real_one() -> None:
    match = match_at(position(["blade"], ["shield"]))
    match.submit([ATTACKS[1], Aim("low"), LET_STAND, COMMITS[None]])
    worlds: list[Any] = [match.world(0, Rng(seed)) for seed in range(20)]
    before = match.fingerprint()
    for world in worlds:
        assert world.pending is not None
        assert world.pending.actions == world.stack[-1].decision(world).actions
        assert GAME.view(world, 0) == match.view(0)
    assert any(world.hands[1] == ["blank"] for world in worlds)
    assert match.fingerprint() == before


def test_a_match_from_a_position_asks_at_once() -> None:
    match = match_at(position(["blade"], ["shield"]))
    assert match.seat_to_act == 0 and not match.replayable
    assert match.names == ("Ann", "Bo")
    assert match.status() == GAME.narrator.status(match.view(None), match.names)
    assert match.turn == 1


def test_a_set_up_names_its_seats() -> None:
    assert MatchSetup(None, tuple(table(3)), 0).names == ["Ann", "Bo", "Cleo"]
