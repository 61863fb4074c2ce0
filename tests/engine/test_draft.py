"""A draft: tried in private, shown to its seat only, played as one or dropped without a trace."""

from typing import Any

import pytest

from tests.toys.skirmish.actions import ATTACKS, COMMITS, LAYS, LET_STAND, REST, Aim, Back
from tests.toys.skirmish.positions import match_at, position
from tests.toys.skirmish.rules import Skirmish
from zonegames.engine.draft import Draft
from zonegames.engine.errors import IllegalAction
from zonegames.engine.match import Batch, Match


def began() -> tuple[Match[Any], Draft[Any]]:
    match = match_at(position(["blade"], ["shield"], ["blank"]))
    return match, Draft(match, 0)


def test_only_the_deciding_seat_drafts() -> None:
    match, _ = began()
    with pytest.raises(ValueError, match="only the deciding seat"):
        Draft(match, 1)


def test_it_begins_with_the_open_question() -> None:
    match, draft = began()
    assert draft.decision == match.decision and draft.view == match.view(0)
    assert draft.commit() == () and match.log == []


def test_each_action_shows_the_next_question_and_nobody_else_learns_of_it() -> None:
    match, draft = began()
    heard: list[Batch] = []
    match.subscribe(1, heard.append)
    before = match.fingerprint()
    draft.add(ATTACKS[1])
    assert draft.decision is not None and draft.decision.kind == "aim"
    assert (match.fingerprint(), match.log, heard) == (before, [], [])


def test_it_closes_before_chance_and_shows_nothing_of_it() -> None:
    _, draft = began()
    draft.add(ATTACKS[1])
    shown = draft.view
    assert draft.add(Aim("low")) == ()
    assert draft.closed and draft.decision is None and draft.view == shown


@pytest.mark.parametrize("last", [REST, LAYS["blade"]], ids=["news", "another seat"])
def test_it_closes_before_news_and_before_another_seat(last: Any) -> None:
    _, draft = began()
    shown = draft.view
    assert draft.add(last) == ()
    assert draft.closed and draft.view == shown


def test_a_closed_draft_takes_no_more() -> None:
    _, draft = began()
    draft.add(REST)
    with pytest.raises(IllegalAction, match="First play what you chose"):
        draft.add(ATTACKS[1])
    assert draft.actions == [REST]


def test_an_illegal_action_is_refused_and_the_draft_stays() -> None:
    _, draft = began()
    draft.add(ATTACKS[1])
    with pytest.raises(IllegalAction):
        draft.add(REST)
    assert draft.actions == [ATTACKS[1]] and not draft.closed


def test_back_drops_one_action_at_a_time() -> None:
    match, draft = began()
    draft.add(ATTACKS[1])
    aiming = draft.decision
    draft.add(Aim("high"))
    assert draft.back() and draft.decision == aiming and not draft.closed
    assert draft.back() and draft.decision == match.decision and draft.actions == []
    assert not draft.back()


def test_a_way_back_of_the_game_itself_may_be_drafted() -> None:
    match, draft = began()
    for action in (ATTACKS[1], Back(), ATTACKS[2], Aim("low")):
        draft.add(action)
    draft.commit()
    assert match.view(None).strike.target == 2
    assert len(match.log) == 4


def test_committed_it_is_one_batch_as_if_submitted_at_once() -> None:
    match, draft = began()
    heard: list[Batch] = []
    match.subscribe(0, heard.append)
    draft.add(ATTACKS[1])
    draft.add(Aim("low"))
    events = draft.commit()
    twin = match_at(position(["blade"], ["shield"], ["blank"]))
    assert twin.submit([ATTACKS[1], Aim("low")]) == events
    assert twin.fingerprint() == match.fingerprint()
    assert len(heard) == 1
    assert (draft.actions, draft.closed, draft.view) == ([], False, match.view(0))


def test_a_commit_that_fails_keeps_the_draft() -> None:
    """The match went on in the meantime."""
    match, draft = began()
    draft.add(ATTACKS[1])
    match.apply(LAYS["blade"])
    with pytest.raises(IllegalAction):
        draft.commit()
    assert draft.actions == [ATTACKS[1]]


def test_the_same_chance_comes_after_all_that_was_tried() -> None:
    """Trying does not use up the generator: no one can fish for a better roll."""
    match, draft = began()
    for stance in ("low", "high", "low"):
        draft.add(ATTACKS[1])
        draft.add(Aim(stance))
        draft.back()
        draft.back()
    match.submit([ATTACKS[1], Aim("low")])
    twin = match_at(position(["blade"], ["shield"], ["blank"]))
    twin.submit([ATTACKS[1], Aim("low")])
    assert match.view(None) == twin.view(None)


def test_a_secret_question_is_shown_to_its_seat() -> None:
    match = match_at(position(["blade"], ["shield"]))
    match.submit([ATTACKS[1], Aim("low"), LET_STAND])
    draft = Draft(match, 0)
    assert draft.decision is not None and COMMITS["blade"] in draft.decision.legal


def test_a_game_without_undo_can_still_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skirmish, "undo", "A blow is a blow.")
    _, draft = began()
    draft.add(ATTACKS[1])
    assert not draft.closed and draft.decision is not None and draft.decision.kind == "aim"
