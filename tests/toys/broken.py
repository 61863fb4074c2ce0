"""Skirmish with one thing broken at a time: the mistakes that the check kit must find.

Each fault replaces one attribute of one class or module for the time of a test.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from tests.toys.skirmish import steps
from tests.toys.skirmish.actions import AIMS, CALLS, COMMITS, GIVE_UP, LET_STAND, PAYS, TOKENS
from tests.toys.skirmish.bot import SkirmishBot
from tests.toys.skirmish.events import Clashed, Committed, Drew, GaveUp, Laid
from tests.toys.skirmish.narration import SkirmishNarrator
from tests.toys.skirmish.rules import Skirmish
from tests.toys.skirmish.state import SkirmishState
from zonegames.engine.decisions import Decision
from zonegames.engine.errors import Refusal
from zonegames.engine.match import Match
from zonegames.engine.narration import ActionText, Hint, Status
from zonegames.engine.policy import Choice
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE

OUTSIDE: Final = Rng(1)
"""A generator that no state holds."""

view, new, clone, resample, outcome = (
    Skirmish.view, Skirmish.new, SkirmishState.clone, Skirmish.resample, Skirmish.outcome,
)  # fmt: skip
turn, clash = steps.Turn.decision, steps.Clash.decision


@dataclass(frozen=True, slots=True)
class Fault:
    """One broken thing, and what the kit says of it (a pattern)."""

    name: str
    owner: Any
    attribute: str
    broken: Any
    says: str

    def __str__(self) -> str:
        return self.name


def clone_sharing_the_bag(self: SkirmishState) -> SkirmishState:
    copy = clone(self)
    copy.bag = self.bag
    return copy


def clone_without_ward(self: SkirmishState) -> SkirmishState:
    copy = clone(self)
    copy.wards = [None] * len(copy.wards)
    return copy


def clone_without_question(self: SkirmishState) -> SkirmishState:
    copy = clone(self)
    copy.pending = None
    return copy


def view_with_ward(self: Skirmish, state: SkirmishState, looker: Any) -> Any:
    return replace(view(self, state, looker), ward=state.wards[0])


def view_with_everything(self: Skirmish, state: SkirmishState, looker: Any) -> Any:
    return replace(view(self, state, looker), strike=state)


def view_that_changes(self: Skirmish, state: SkirmishState, looker: Any) -> Any:
    return replace(view(self, state, looker), hearts=state.hearts)


def turn_that_knows_blades(self: steps.Turn, state: SkirmishState) -> Decision[Any]:
    asked = turn(self, state)
    return replace(asked, private_entry="blade" in state.hands[self.seat] or bool(asked.private))


def turn_without_entry(self: steps.Turn, state: SkirmishState) -> Decision[Any]:
    return replace(turn(self, state), private_entry=False)


def turn_against_oneself_twice(self: steps.Turn, state: SkirmishState) -> Decision[Any]:
    asked = turn(self, state)
    return replace(asked, actions=(*asked.actions, asked.actions[0]))


def window_for_those_with_a_blank(self: steps.Window, state: SkirmishState) -> Decision[Any] | None:
    able = [
        seat for seat, hand in enumerate(state.hands)
        if state.hearts[seat] and "blank" in hand and seat not in self.called
    ]  # fmt: skip
    return Decision(TABLE, "window", (*(CALLS[seat] for seat in able), LET_STAND)) if able else None


def open_clash(self: steps.Clash, state: SkirmishState) -> Decision[Any] | None:
    asked = clash(self, state)
    return None if asked is None else replace(asked, secret=False)


def clash_with_any_token(self: steps.Clash, state: SkirmishState) -> Decision[Any] | None:
    asked = clash(self, state)
    return None if asked is None else replace(asked, actions=tuple(COMMITS.values()))


def pay_nothing_with_three(self: steps.Paying, state: SkirmishState) -> Decision[Any]:
    hand = state.hands[self.seat]
    offered = tuple(PAYS[token] for token in TOKENS if token in hand and len(hand) < 3)
    return Decision(self.seat, "pay", offered, secret=True)


def aim_only_back(self: steps.Aiming, state: SkirmishState) -> Decision[Any]:
    return Decision(self.seat, "aim", AIMS[2:])


def give_up_without_breaking_off(
    self: Skirmish, state: SkirmishState, seat: int, action: Any, emit: Any
) -> None:
    steps.leave(state, seat)
    emit(GaveUp(seat))


def resample_own_hand(self: Skirmish, state: SkirmishState, seat: int, rng: Rng) -> SkirmishState:
    return resample(self, state, (seat + 1) % len(state.hands), rng)


def resample_with_the_same_chance(self: Skirmish, state: SkirmishState, seat: int, rng: Rng) -> SkirmishState:
    world = resample(self, state, seat, rng)
    world.rng = Rng(state.rng.state)
    return world


def outcome_without_gaps(self: Skirmish, state: SkirmishState) -> Any:
    found = outcome(self, state)
    return found and replace(found, places=tuple(min(2, place) + 1 for place in found.places))


def outcome_with_other_parts(self: Skirmish, state: SkirmishState) -> Any:
    found = outcome(self, state)
    return found and replace(found, parts=tuple((("hearts", 7),) for _ in found.places))


def outcome_of_an_unknown_kind(self: Skirmish, state: SkirmishState) -> Any:
    found = outcome(self, state)
    return found and replace(found, reason="boredom")


def count_hands(self: Skirmish, state: SkirmishState) -> tuple[Any, ...]:
    assert state.pending is not None
    return (GIVE_UP,) if "blank" in state.hands[state.pending.seat] else ()


FAULTS: Final = (
    # copies
    Fault("clone shares", SkirmishState, "clone", clone_sharing_the_bag, "clone shares something"),
    Fault("clone forgets a field", SkirmishState, "clone", clone_without_ward, "clone is not equal"),
    Fault("clone forgets the question", SkirmishState, "clone", clone_without_question, "lost the open"),
    Fault("chance outside the state", Rng, "die", lambda self: 1 + OUTSIDE.below(6), "the second time"),
    # secrets
    Fault("view leaks", Skirmish, "view", view_with_ward, "the view of .* depends on what"),
    Fault("view holds the state", Skirmish, "view", view_with_everything, "it tells everything"),
    Fault("view changes with the state", Skirmish, "view", view_that_changes, "with the state"),
    Fault("event leaks what was drawn", Drew, "seen_by", lambda self, looker: self, "Drew as .* depends on"),
    Fault("event leaks a ward", Laid, "seen_by", lambda self, looker: self, "secret choice shows .* Laid"),
    Fault("event leaks a choice", Committed, "seen_by", lambda self, looker: self, "shows .* Committed"),
    Fault("draw does not inform", Drew, "informs", lambda self, seat: False, "Drew .* depends on"),
    Fault("clash does not inform", Clashed, "informs", lambda self, seat: False, "depends on what must be"),
    Fault("entry leaks", steps.Turn, "decision", turn_that_knows_blades, "decision as .* depends on"),
    Fault("no neutral entry", steps.Turn, "decision", turn_without_entry, "no neutral entry"),
    Fault("asks those who can", steps.Window, "decision", window_for_those_with_a_blank, "depends on what"),
    Fault("secret asked in the open", steps.Clash, "decision", open_clash, "seat . sees it, depends on"),
    Fault("standing leaks", Skirmish, "standing", count_hands, "standing actions depends on"),
    Fault("resample deals one's own", Skirmish, "resample", resample_own_hand, "view of seat . depends on"),
    Fault("resample foresees", Skirmish, "resample", resample_with_the_same_chance, "could foresee chance"),
    # questions and ways out
    Fault("dead end", steps.Paying, "decision", pay_nothing_with_three, "dead end"),
    Fault("no way but back", steps.Aiming, "decision", aim_only_back, "no way on"),
    Fault("illegal answer listed", steps.Clash, "decision", clash_with_any_token, "not in list"),
    Fault("an answer twice", steps.Turn, "decision", turn_against_oneself_twice, "same action twice"),
    Fault("giving up leaves a step", Skirmish, "stand", give_up_without_breaking_off, "dead end|loses count"),
    Fault("policy cheats", SkirmishBot, "choose", lambda *asked: Choice(GIVE_UP), "which is not legal"),
    Fault("nobody is first", Skirmish, "outcome", outcome_without_gaps, "not ranks"),
    Fault("parts do not add up", Skirmish, "outcome", outcome_with_other_parts, "parts add up to 7"),
    Fault("unknown ending", Skirmish, "outcome", outcome_of_an_unknown_kind, "not among the game's endings"),
    Fault("no result", Skirmish, "outcome", lambda self, state: None, "without a result"),
    # words
    Fault("same labels", SkirmishNarrator, "action", lambda *asked: ActionText("strike"), "have the label"),
    Fault("no label", SkirmishNarrator, "action", lambda *asked: ActionText(""), "label of .* not one line"),
    Fault("no status", SkirmishNarrator, "status", lambda *asked: Status(""), "the status line is not"),
    Fault("empty hint", SkirmishNarrator, "hint", lambda *asked: Hint("commit", " "), "says nothing"),
    Fault("no reason", Skirmish, "why_not", lambda *asked: Refusal(""), "refusal of .* is not one line"),
    Fault("no such rule", Skirmish, "why_not", lambda *asked: Refusal("No", "x"), "rule has the anchor 'x'"),
    # the engine itself
    Fault("undo past everything", Match, "_barrier_after", lambda *asked: "", "undo crosses a barrier"),
    Fault("undo never", Match, "_barrier_after", lambda *asked: "no", "undo crosses a barrier, or misses"),
)  # fmt: skip
