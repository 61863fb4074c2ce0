"""A match as a row of stills: how it stood after each action, where turns begin, where it turned."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from zonegames.engine.errors import RecordError
from zonegames.engine.events import Event, ignore
from zonegames.engine.match import Entry, Match, Told, first_state, play_again
from zonegames.engine.seats import Looker
from zonegames.engine.state import State

EVERY: Final = 16
"""Actions between two positions that are kept: a step back plays at most so many again."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment worth jumping to: on which still, and why."""

    still: int
    words: str


class Reel:
    """The stills of a match, numbered from 0 (the deal).

    Of a finished match every action is a still.  Of any other, only what the table could tell apart is: how
    many steps a hidden choice took may not show either.
    """

    def __init__(self, match: Match[Any]) -> None:
        """Of the match as it stands now.  Raises RecordError for one that began in mid-game."""
        if not match.replayable:
            raise RecordError(
                "This match began in the middle of a game, so there is nothing to look back at."
            )
        self.match = match
        self.game = match.game
        self.outcome = match.outcome
        self._log: Sequence[Entry[Any]] = tuple(match.log)
        state = first_state(self.game, match.setup, ignore)
        self._kept: dict[int, State] = {0: state.clone()}
        self._actions = [0]  # by still: how many actions have been played
        self.turns = [self.game.turn(state)]
        """By still: the number of the turn."""

        self.points: list[TurningPoint] = []
        """The turning points, in their order."""

        self._leader: int | None = None
        self._run_through(state)

    @property
    def finished(self) -> bool:
        """Whether the match was played to its end, so that nothing is hidden any more."""
        return self.outcome is not None

    @property
    def last(self) -> int:
        """The number of the last still."""
        return len(self._actions) - 1

    def actions(self, still: int) -> int:
        """How many actions have been played there."""
        return self._actions[still]

    def view(self, still: int, looker: Looker) -> Any:
        """What `looker` sees there; only the table looks at a match that is not finished."""
        self._check(looker)
        return self.game.view(self._state(self._actions[still]), looker)

    def told(self, still: int, looker: Looker) -> tuple[Told, ...]:
        """What leads from a still to the next one, event by event with the view right after each."""
        self._check(looker)
        out: list[Told] = []
        state = self._state(self._actions[still]).clone()

        def emit(event: Event) -> None:
            if (seen := event.seen_by(looker)) is not None:
                out.append(Told(seen, self.game.view(state, looker)))

        for entry in self._log[self._actions[still] : self._actions[still + 1]]:
            play_again(self.game, state, entry, emit)
        return tuple(out)

    def heard(self, still: int, looker: Looker) -> tuple[Event, ...]:
        """What `looker` heard on the way to a still from the one before it."""
        self._check(looker)
        return tuple(seen for event in self._events(still) if (seen := event.seen_by(looker)) is not None)

    def hidden(self, still: int, looker: Looker) -> bool:
        """Whether something happened there that `looker` was not told; of finished matches only."""
        return self.finished and any(event.seen_by(looker) is None for event in self._events(still))

    def _events(self, still: int) -> Sequence[Event]:
        if not still:
            return self.match.opening
        entries = self._log[self._actions[still - 1] : self._actions[still]]
        return [event for entry in entries for event in entry.events]

    def turn_after(self, still: int) -> int:
        """Where the next turn begins; the last still when there is none."""
        ahead = range(still + 1, self.last + 1)
        return next((n for n in ahead if self.turns[n] != self.turns[still]), self.last)

    def turn_before(self, still: int) -> int:
        """Where this turn began, or, at its beginning, the one before."""
        if still == 0:
            return 0
        turn = self.turns[still - 1]
        return next(n for n in range(still) if self.turns[n] == turn)

    # --- inside

    def _check(self, looker: Looker) -> None:
        if looker is not None and not self.finished:
            raise ValueError("only the table looks at a match that is not finished")

    def _state(self, actions: int) -> State:
        """The position after so many actions.  Shared: nobody may change it."""
        if (kept := self._kept.get(actions)) is not None:
            return kept
        start = max(n for n in self._kept if n <= actions)
        state = self._kept[start].clone()
        for entry in self._log[start:actions]:
            play_again(self.game, state, entry, ignore)
        return state

    def _run_through(self, state: State) -> None:
        """Once from beginning to end: stills, turns and turning points."""
        before = self.game.view(state, None)
        for number, entry in enumerate(self._log, 1):
            play_again(self.game, state, entry, ignore)
            if number % EVERY == 0:
                self._kept[number] = state.clone()
            if not self.finished:
                view = self.game.view(state, None)
                if view == before and all(event.seen_by(None) is None for event in entry.events):
                    continue
                before = view
            self._actions.append(number)
            self.turns.append(self.game.turn(state))
            if words := self._turning(state, entry):
                self.points.append(TurningPoint(self.last, words))

    def _turning(self, state: State, entry: Entry[Any]) -> str:
        """Why the match turned with this action; empty when it did not."""
        narrator, names = self.game.narrator, self.match.names
        lead = self._lead_taken(state) if self.finished else ""
        if state.pending is None and self.outcome is not None:
            return narrator.verdict(self.outcome, names).headline
        for event in entry.events:
            if not event.milestone:
                continue
            for looker in (None, entry.seat) if self.finished else (None,):
                if (seen := event.seen_by(looker)) is not None:
                    words = narrator.sentence(seen, names, looker)
                    return f"{names[looker]}: {words}" if words and looker is not None else words or lead
        return lead

    def _lead_taken(self, state: State) -> str:
        """Who has just become the only one in front; empty when nobody has."""
        tally = self.game.tally(state)
        if tally is None or len(tally) < 2:
            return ""
        second, most = sorted(tally)[-2:]
        if most == second or tally.index(most) == self._leader:
            return ""
        self._leader = tally.index(most)
        return f"{self.match.names[self._leader]} takes the lead, {most} to {second}."
