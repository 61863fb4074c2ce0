"""Who hears what: one batch a submission, redacted, each event with the view right after it."""

from typing import Any

from tests.toys.skirmish.actions import ATTACKS, COMMITS, LAYS, LET_STAND, REST, Aim
from tests.toys.skirmish.events import Clashed, Committed, Drew, Laid, Rolled, TurnBegan
from tests.toys.skirmish.positions import match_at, position
from zonegames.engine.match import Batch


def test_each_looker_hears_its_own_version() -> None:
    match = match_at(position(["blade"], ["shield"], bag=["blank"]))
    heard: dict[Any, list[Batch]] = {looker: [] for looker in (None, 0, 1)}
    for looker, batches in heard.items():
        match.subscribe(looker, batches.append)
    match.apply(REST)
    hidden, began = Drew(0, None), TurnBegan(1, 2)
    assert [told.event for told in heard[0][0].told] == [Drew(0, "blank"), began]
    assert [told.event for told in heard[1][0].told] == [hidden, began]
    assert [told.event for told in heard[None][0].told] == [hidden, began]
    assert all(told.view is None for told in heard[0][0].told)


def test_one_submission_is_one_batch() -> None:
    match = match_at(position(["blade"], ["shield"]))
    heard: list[Batch] = []
    match.subscribe(0, heard.append)
    match.submit([ATTACKS[1], Aim("low"), LET_STAND, COMMITS["blade"]])
    assert len(heard) == 1
    assert [type(told.event) for told in heard[0].told] == [Rolled, Committed]


def test_with_views_each_event_comes_with_what_is_seen_right_after_it() -> None:
    """The roll is seen before the clash that the same submission goes on to fight."""
    match = match_at(position(["blade"], []))
    heard: list[Batch] = []
    match.subscribe(None, heard.append, views=True)
    match.submit([ATTACKS[1], Aim("low"), LET_STAND, COMMITS["blade"]])
    by_type = {type(told.event): told for told in heard[0].told}
    roll, clash = by_type[Rolled], by_type[Clashed]
    assert isinstance(roll.event, Rolled) and isinstance(clash.event, Clashed)
    assert roll.view.strike is not None and roll.view.strike.die == roll.event.die
    assert roll.view.hearts == (3, 3) and roll.view.counts == (1, 0)
    assert clash.view.strike is None and clash.view.hearts == (3, 3 - clash.event.damage)
    assert heard[0].told[-1].view == match.view(None)


def test_whoever_stops_listening_hears_no_more() -> None:
    match = match_at(position(["blade"], ["shield"]))
    heard: list[Batch] = []
    stop = match.subscribe(0, heard.append)
    match.apply(LAYS["blade"])
    stop()
    stop()
    match.apply(LAYS["shield"])
    assert [[told.event for told in batch.told] for batch in heard] == [[Laid(0, "blade"), TurnBegan(1, 2)]]


def test_a_listener_may_leave_while_hearing() -> None:
    match = match_at(position(["blade"], ["shield"]))
    heard: list[str] = []

    def once(batch: Batch) -> None:
        heard.append("once")
        stop()

    stop = match.subscribe(0, once)
    match.subscribe(0, lambda batch: heard.append("always"))
    match.apply(LAYS["blade"])
    match.apply(LAYS["shield"])
    assert heard == ["once", "always", "always"]


def test_the_past_is_told_again_to_a_newcomer() -> None:
    match = match_at(position(["blade"], ["shield"], bag=["blank"]))
    match.apply(REST)
    assert list(match.heard(0)) == [Drew(0, "blank"), TurnBegan(1, 2)]
    assert list(match.heard(1)) == [Drew(0, None), TurnBegan(1, 2)]
