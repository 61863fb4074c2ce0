"""Ways out: every play ends, and its result is well formed and told."""

from typing import Any

from tests.kit.case import Broken, Case, expect
from tests.kit.questions import check_line
from tests.kit.trial import tried
from zonegames.engine.match import Match
from zonegames.engine.outcome import Outcome
from zonegames.engine.state import State


def check_outcome(case: Case, outcome: Outcome | None) -> None:
    """A result names its ending, ranks every seat, and its parts add up."""
    if outcome is None:
        raise Broken("the game stopped without a result")
    seats = case.seats
    expect(outcome.reason in case.game.endings, f"{outcome.reason!r} is not among the game's endings")
    expect(len(outcome.places) == seats == len(outcome.won), "the result does not name every seat")
    ranks = tuple(1 + sum(other < place for other in outcome.places) for place in outcome.places)
    expect(outcome.places == ranks, f"places are not ranks with shared places: {outcome.places}")
    first = all(place == 1 for place, won in zip(outcome.places, outcome.won, strict=True) if won)
    expect(first, f"a winner is not first: {outcome.places}, {outcome.won}")
    expect(not outcome.team or len(set(outcome.won)) == 1, "a team wins or loses together")
    expect(outcome.scores is None or len(outcome.scores) == seats, "the scores do not name every seat")
    expect(len(outcome.parts) in (0, seats), "the parts do not name every seat")
    for score, parts in zip(outcome.scores or (), outcome.parts, strict=False):
        added = sum(points for _, points in parts)
        expect(not parts or added == score, f"the parts add up to {added}, the score is {score}")


def check_end(case: Case, match: Match[Any]) -> None:
    """A finished match has a result in words, shows itself to all, and offers nothing more."""
    outcome, narrator = match.outcome, case.game.narrator
    check_outcome(case, outcome)
    assert outcome is not None
    check_line(narrator.verdict(outcome, match.names).headline, "the verdict")
    events = [*match.opening, *(event for entry in match.log for event in entry.events)]
    for fact in narrator.facts(events, outcome, match.names):
        check_line(fact, "a fact")
    for part, _ in (part for parts in outcome.parts for part in parts):
        check_line(narrator.part(part), f"the words for {part}")
    tally = case.game.tally(match._state)
    expect(tally is None or len(tally) == case.seats, "the tally does not name every seat")
    for looker in (None, *range(case.seats)):
        match.view(looker)
    expect(match.standing() == () and match.undoable() == 0, "a finished match can still be changed")


def check_ways_out(case: Case, state: State, actions: tuple[Any, ...]) -> None:
    """Each action, standing ones included, leads to a question or to a result."""
    for action in actions:
        after, _ = tried(case.game, state, action)
        case.invariants(after)
        if after.pending is None:
            check_outcome(case, case.game.outcome(after))
        else:
            expect(bool(after.pending.legal), f"dead end after {action!r}")
            expect(case.game.outcome(after) is None, f"a result after {action!r}, but the game goes on")
