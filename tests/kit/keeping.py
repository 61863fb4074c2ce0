"""What a match keeps: undo back to the last barrier, and a record that replays."""

from collections.abc import Sequence
from typing import Any

from tests.kit.anatomy import difference
from tests.kit.case import Case, expect
from zonegames.engine.fingerprint import fingerprint
from zonegames.engine.match import Match
from zonegames.engine.record import (
    MatchRecord,
    action_adapter,
    dump_action,
    dump_options,
    options_adapter,
    record_of,
    replay,
)

RELOADED = 6
"""So many earlier decisions of a play are loaded for themselves."""


def check_undo(case: Case, match: Match[Any], action: Any) -> None:
    """An action can be taken back exactly when it met no chance, news, other seat or end; exactly so."""
    before = match._state
    branch = match.branch()
    events = branch.apply(action)
    after = branch._state
    barrier = (
        after.rng.state != before.rng.state
        or any(event.informs(seat) for event in events for seat in range(case.seats))
        or after.pending is None
        or (before.pending is not None and after.pending.seat != before.pending.seat)
    )
    expect(branch.undoable() == (0 if barrier or case.game.undo else 1), "undo crosses a barrier, or misses")
    expect(bool(branch.undo_refusal()) == (branch.undoable() == 0), "undo says the wrong thing")
    if branch.undoable():
        branch.undo()
        expect(branch.fingerprint() == fingerprint(before), "undo does not restore the former position")
        expect(branch.decision == before.pending, "undo does not restore the former question")


def check_unwinding(match: Match[Any], beginning: str) -> None:
    """All that may be taken back is taken back, step by step, and played again."""
    end, marks = match.fingerprint(), [beginning, *(entry.fingerprint for entry in match.log)]
    again = [entry.action for entry in match.log[len(match.log) - match.undoable() :]]
    while match.undoable():
        match.undo()
        expect(match.fingerprint() == marks[len(match.log)], "undo does not restore a former position")
    for action in again:
        match.apply(action)
    expect(match.fingerprint() == end, "the same actions lead elsewhere after undo")


def check_filing(case: Case, actions: Sequence[Any]) -> None:
    """Each action comes back from a file as it was."""
    adapter = action_adapter(type(case.game))
    for action in actions:
        stored = dump_action(case.game, action)
        expect(adapter.validate_python(stored) == action, f"{action!r} does not come back from {stored!r}")


def check_record(case: Case, match: Match[Any], views: dict[int, list[Any]]) -> None:
    """Saved and loaded, a match is the same: events and positions all the way, question and views now.

    `views` holds what all lookers saw after so many actions: some of those are reloaded, too.
    """
    record = MatchRecord.model_validate_json(record_of(match).model_dump_json())
    options = options_adapter(type(case.game)).validate_python(dump_options(case.game, match.setup.options))
    expect(options == match.setup.options, "the options do not come back from a record")
    again = replay(case.game, record)
    for number, (played, replayed) in enumerate(zip(match.log, again.log, strict=True), 1):
        differs = difference(played, replayed)
        expect(not differs, f"a save replays otherwise from action {number} on: {differs}")
    expect(again.opening == match.opening, "a save replays another opening")
    expect(again.decision == match.decision, "a save asks another question")
    expect(all_views(case, again) == all_views(case, match), "a save shows another position")
    for number in list(views)[:RELOADED]:
        part = replay(case.game, record, upto=number)
        expect(all_views(case, part) == views[number], f"a save of {number} actions shows another position")


def all_views(case: Case, match: Match[Any]) -> list[Any]:
    return [match.view(looker) for looker in (None, *range(case.seats))]
