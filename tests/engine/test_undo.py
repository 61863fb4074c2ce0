"""Undo: exactly back, and never past chance, news, another seat or the end."""

from typing import Any

import pytest

from tests.toys.skirmish.actions import ATTACKS, CALLS, COMMITS, GIVE_UP, LAYS, LET_STAND, REST, Aim, Back
from tests.toys.skirmish.positions import fresh, match_at, position
from tests.toys.skirmish.rules import GAME, Skirmish
from zonegames.engine.errors import CannotUndo
from zonegames.engine.match import Batch, Match


def refused(match: Match[Any]) -> str:
    """What undo says; it must refuse and change nothing."""
    before = match.fingerprint(), len(match.log)
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert (match.fingerprint(), len(match.log)) == before
    assert match.undoable() == 0
    assert str(refusal.value) == match.undo_refusal()
    return str(refusal.value)


def test_undo_restores_position_question_and_log() -> None:
    match = match_at(position(["blade"], ["shield"]))
    before, asked = match.fingerprint(), match.decision
    match.apply(ATTACKS[1])
    assert match.undoable() == 1 and match.undo_refusal() == ""
    match.undo()
    assert (match.fingerprint(), match.decision, match.log) == (before, asked, [])


def test_several_steps_are_taken_back_one_by_one() -> None:
    match = match_at(position(["blade"], ["shield"], ["blank"]))
    match.submit([ATTACKS[1], Back(), ATTACKS[2]])
    marks = [entry.fingerprint for entry in match.log]
    match.undo()
    assert match.fingerprint() == marks[1]
    match.undo()
    assert match.fingerprint() == marks[0]
    match.undo()
    assert match.undoable() == 0


def test_after_undo_another_way_may_be_taken() -> None:
    match = match_at(position(["blade"], ["shield"], ["blank"]))
    match.apply(ATTACKS[1])
    match.undo()
    match.apply(ATTACKS[2])
    assert [entry.action for entry in match.log] == [ATTACKS[2]]


def test_before_the_first_action_there_is_nothing() -> None:
    assert refused(fresh()) == "Undo stops here: nothing has been played yet."


def test_a_die_ends_it() -> None:
    match = match_at(position(["blade"], ["shield"]))
    match.submit([ATTACKS[1], Aim("low")])
    assert refused(match) == "Undo stops here: the die was rolled."


def test_news_to_a_seat_ends_it() -> None:
    match = match_at(position(["blade"], ["shield"]))
    match.apply(REST)
    assert refused(match) == "Undo stops here: a token was drawn."


def test_the_next_seat_ends_it() -> None:
    match = match_at(position(["blade"], ["shield"]))
    match.apply(LAYS["blade"])
    assert refused(match) == "Undo stops here: the turn to decide has passed on."


def test_a_seat_that_speaks_up_ends_it() -> None:
    match = match_at(position(["blade"], ["shield"]))
    match.submit([ATTACKS[1], Aim("low"), CALLS[1]])
    assert refused(match) == "Undo stops here: the turn to decide has passed on."


def test_the_end_ends_it() -> None:
    match = match_at(position(["blade"], ["shield"]))
    match.apply(GIVE_UP)
    assert refused(match) == "Undo stops here: the game is over."


def test_what_came_before_the_barrier_is_out_of_reach_for_good() -> None:
    """Back again after the barrier: only what was done since can be taken back."""
    match = match_at(position(["blade"], [], ["blank"]))
    match.submit([ATTACKS[1], Aim("low"), LET_STAND, COMMITS[None], ATTACKS[0], Back(), ATTACKS[0]])
    assert match.undoable() == 3
    for _ in range(3):
        match.undo()
    assert refused(match).startswith("Undo stops here: the clash was fought")


def test_a_game_may_have_no_undo_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Skirmish, "undo", "A blow is a blow.")
    match = match_at(position(["blade"], ["shield"]))
    match.apply(ATTACKS[1])
    assert refused(match) == "A blow is a blow."
    assert match.game is GAME


def test_listeners_hear_how_much_was_taken_back() -> None:
    match = match_at(position(["blade"], ["shield"]))
    heard: list[Batch] = []
    match.subscribe(1, heard.append)
    match.apply(ATTACKS[1])
    match.undo()
    assert heard == [Batch(()), Batch((), undone=1)]
