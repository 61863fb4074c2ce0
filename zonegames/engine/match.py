"""One game being played: the only owner of a live state."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeAlias

from zonegames.engine.actions import A
from zonegames.engine.decisions import Decision
from zonegames.engine.errors import CannotUndo, IllegalAction, Refusal
from zonegames.engine.events import Emit, Event, ignore
from zonegames.engine.fingerprint import fingerprint
from zonegames.engine.game import Game
from zonegames.engine.outcome import Outcome
from zonegames.engine.play import play, settle
from zonegames.engine.rng import MAX_SEED, Rng
from zonegames.engine.seats import TABLE, Looker, Names, Seat, SeatSpec
from zonegames.engine.state import State
from zonegames.engine.status import Status


@dataclass(frozen=True, slots=True)
class Told:
    """An event as a subscriber may see it, with that subscriber's view right after it."""

    event: Event
    view: Any
    """None for a subscriber that did not ask for views."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What one submission (or one undo) means to one subscriber."""

    told: tuple[Told, ...]
    undone: int = 0
    """How many actions were taken back; then nothing is told."""


Hear: TypeAlias = Callable[[Batch], None]


def _not_legal(state: State, action: Any) -> Refusal:
    """All that is said of a wrong action in a record: it may name anything, and be somebody's secret."""
    return Refusal("what was chosen there was not possible")


@dataclass(frozen=True, slots=True)
class Entry(Generic[A]):
    """One played action with all that came of it."""

    seat: Seat
    action: A
    events: tuple[Event, ...]
    fingerprint: str
    """Of the position after it."""

    standing: bool = False


@dataclass(frozen=True, slots=True)
class Assist:
    """A hint: before which action (0 is the first) which seat asked."""

    action: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Everything that fixes a match but its actions."""

    options: Any
    seats: tuple[SeatSpec, ...]
    seed: int

    @property
    def names(self) -> list[str]:
        """The names of the seats, in seat order."""
        return [seat.name for seat in self.seats]


class Journal(Protocol):
    """Where a match is written down, before anybody is shown the result.  Each call is one transaction;
    whatever it raises leaves match and journal as they were."""

    def played(self, entries: Sequence[Entry[Any]], status: Status, outcome: Outcome | None) -> None:
        """What was submitted together, how the match stands after it, and its result if it is over."""

    def undone(self, count: int, status: Status) -> None:
        """The last `count` actions were taken back."""

    def assisted(self, assist: Assist) -> None:
        """A seat asked for a hint."""


class _Silent:
    """The journal of a match that nobody keeps."""

    def played(self, entries: Sequence[Entry[Any]], status: Status, outcome: Outcome | None) -> None: ...
    def undone(self, count: int, status: Status) -> None: ...
    def assisted(self, assist: Assist) -> None: ...


@dataclass(slots=True)
class _Subscriber:
    looker: Looker
    hear: Hear
    views: bool


def first_state(game: Game[Any, A, Any, Any], setup: MatchSetup, emit: Emit) -> State:
    """The position of a match before its first action, settled."""
    state: State = game.new(setup.options, len(setup.seats), Rng(setup.seed))
    settle(state, emit)
    return state


def play_again(game: Game[Any, A, Any, Any], state: State, entry: Entry[A], emit: Emit) -> None:
    """Carry a played action out once more, in place, on the position before it."""
    if entry.standing:
        game.stand(state, entry.seat, entry.action, emit)
        settle(state, emit)
    else:
        play(state, entry.action, emit)


class Match(Generic[A]):
    """Checks, plays, records and publishes; hands out views, never the state.

    `submit` plays on a copy and swaps, so that a bug in mid-rule leaves the match as it was.
    """

    def __init__(
        self, game: Game[Any, A, Any, Any], setup: MatchSetup, journal: Journal | None = None
    ) -> None:
        if not 0 <= setup.seed <= MAX_SEED:
            raise ValueError(f"a seed is 0 to {MAX_SEED}")
        opening: list[Event] = []
        state = first_state(game, setup, opening.append)
        self._begin(game, setup, state, tuple(opening), journal)

    @classmethod
    def at(
        cls, game: Game[Any, A, Any, Any], state: State, seats: Sequence[SeatSpec], options: Any = None
    ) -> "Match[A]":
        """A match that starts from a position: for tests and tutorials only, it cannot be saved."""
        match = cls.__new__(cls)
        if state.pending is None:
            settle(state, ignore)
        match._begin(game, MatchSetup(options, tuple(seats), 0), state, (), None)
        match.replayable = False
        return match

    def _begin(
        self,
        game: Game[Any, A, Any, Any],
        setup: MatchSetup,
        state: State,
        opening: tuple[Event, ...],
        journal: Journal | None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.names: Names = tuple(setup.names)
        self.opening = opening
        """What happened at set-up, before the first decision."""
        self.replayable = True
        self.log: list[Entry[A]] = []
        self.assists: list[Assist] = []
        self.journal: Journal = journal or _Silent()
        self._state = state
        self._past: list[State] = []  # the positions since the last barrier, nothing older
        self._barrier = "nothing has been played yet"
        self._subscribers: list[_Subscriber] = []

    # --- what may be seen

    @property
    def decision(self) -> Decision[A] | None:
        """The whole open question; None when the game is over.  Only bots of its seat, tests and the
        checks look at it; everybody else asks `decision_for`."""
        return self._state.pending

    @property
    def seat_to_act(self) -> Seat | None:
        """Who must decide now (public); TABLE for an open question; None when the game is over."""
        return None if self._state.pending is None else self._state.pending.seat

    def decision_for(self, looker: Looker) -> Decision[A] | None:
        """The part of the open question that `looker` may know."""
        pending = self._state.pending
        return None if pending is None else pending.seen_by(looker)

    def standing(self) -> tuple[A, ...]:
        """What the deciding seat may do besides the listed actions; none at an open question."""
        pending = self._state.pending
        return () if pending is None or pending.seat == TABLE else self.game.standing(self._state)

    def view(self, looker: Looker) -> Any:
        """What `looker` may see; None is the table."""
        return self.game.view(self._state, looker)

    def world(self, seat: Seat, rng: Rng) -> State:
        """A playable guess at the position, for the searching bot of `seat`: never the real one."""
        world: State = self.game.imagine(self._state, seat, rng)
        settle(world, ignore)
        return world

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the game runs."""
        return self.game.outcome(self._state)

    @property
    def turn(self) -> int:
        """The number of the present turn (round, move), from 1; see `Game.turn`."""
        return self.game.turn(self._state)

    def status(self) -> Status:
        """The public status line for the list of saves."""
        return self._status_of(self._state)

    def heard(self, looker: Looker) -> Iterator[Event]:
        """Everything that has happened so far, as `looker` heard it."""
        for events in (self.opening, *(entry.events for entry in self.log)):
            for event in events:
                if (seen := event.seen_by(looker)) is not None:
                    yield seen

    def fingerprint(self) -> str:
        """Names the present position; equal positions share it."""
        return fingerprint(self._state)

    def subscribe(self, looker: Looker, hear: Hear, *, views: bool = False) -> Callable[[], None]:
        """Hear one batch a submission as `looker` may see it; call the result to stop.

        With `views`, each event comes with the looker's view right after it (for screens).
        """
        subscriber = _Subscriber(looker, hear, views)
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber) if subscriber in self._subscribers else None

    # --- what may be done

    def apply(self, action: A) -> tuple[Event, ...]:
        """Play one action of the deciding seat.  Raises IllegalAction; nothing changes then."""
        return self.submit([action])

    def submit(self, actions: Sequence[A]) -> tuple[Event, ...]:
        """Play actions as one: one transaction, one batch.  Raises IllegalAction; nothing changes then."""
        state = self._state
        entries: list[Entry[A]] = []
        past: list[State] = []
        barrier = ""
        told: list[tuple[_Subscriber, list[Told]]] = [(s, []) for s in self._subscribers]
        for action in actions:
            before, state = state, state.clone()
            entry = self._played(state, action, told, fingerprint, self._refusal)
            entries.append(entry)
            past.append(before)
            if stop := self._barrier_after(before, state, entry):
                past, barrier = [], stop
        events = tuple(event for entry in entries for event in entry.events)
        self.journal.played(entries, self._status_of(state), self.game.outcome(state))
        self._state = state
        self.log.extend(entries)
        self._keep(past, barrier)
        for subscriber, batch in told:
            subscriber.hear(Batch(tuple(batch)))
        return events

    def recall(self, action: A, stored: str) -> None:
        """Play a recorded action again, for `record.replay`: nothing is written or published, and the stored
        fingerprint is taken on trust.  Raises IllegalAction, without the reason; nothing changes then."""
        before, state = self._state, self._state.clone()
        entry = self._played(state, action, [], lambda _: stored, _not_legal)
        barrier = self._barrier_after(before, state, entry)
        self._state = state
        self.log.append(entry)
        self._keep([] if barrier else [before], barrier)

    def undo(self) -> None:
        """Take the last action back.  Raises CannotUndo with the reason."""
        if refusal := self.undo_refusal():
            raise CannotUndo(refusal)
        before = self._past[-1]
        self.journal.undone(1, self._status_of(before))
        self._state = self._past.pop()
        self.log.pop()
        for subscriber in list(self._subscribers):
            subscriber.hear(Batch((), undone=1))

    def undo_refusal(self) -> str:
        """Why nothing can be taken back now; empty when it can."""
        if self.game.undo:
            return self.game.undo
        return "" if self._past else f"Undo stops here: {self._barrier}."

    def undoable(self) -> int:
        """How many actions can be taken back, back to the last barrier."""
        return 0 if self.game.undo else self.since_barrier

    @property
    def since_barrier(self) -> int:
        """How many actions were played since the last barrier (chance, news, another seat's decision, the
        end): what a draft may show, even in a game without undo."""
        return len(self._past)

    def assist(self, seat: Seat) -> None:
        """Note that `seat` asked for a hint at the present decision: the result will say so."""
        note = Assist(len(self.log), seat)
        if note not in self.assists:
            self.journal.assisted(note)
            self.assists.append(note)

    def why_not(self, action: A) -> Refusal:
        """Why the deciding seat may not play `action` now, in its own sight."""
        return self._refusal(self._state, action)

    def branch(self) -> "Match[A]":
        """A private copy of the present position that is kept nowhere and tells nobody."""
        return Match[A].at(self.game, self._state.clone(), self.setup.seats, self.setup.options)

    # --- inside

    def _keep(self, past: list[State], barrier: str) -> None:
        """Remember the positions since the last barrier, and no older ones."""
        if barrier:
            self._past, self._barrier = past, barrier
        else:
            self._past.extend(past)

    def _played(
        self,
        state: State,
        action: A,
        told: list[tuple[_Subscriber, list[Told]]],
        name: Callable[[State], str],
        refusal: Callable[[State, A], Refusal],
    ) -> Entry[A]:
        """Carry the action out on `state`; `name` gives the fingerprint of what it becomes, `refusal` why
        it cannot be carried out."""
        pending = state.pending
        events: list[Event] = []

        def emit(event: Event) -> None:
            events.append(event)
            for subscriber, batch in told:
                if (seen := event.seen_by(subscriber.looker)) is not None:
                    view = self.game.view(state, subscriber.looker) if subscriber.views else None
                    batch.append(Told(seen, view))

        if pending is not None and action in pending.legal:
            play(state, action, emit)
            standing = False
        elif pending is not None and pending.seat != TABLE and action in self.game.standing(state):
            self.game.stand(state, pending.seat, action, emit)
            settle(state, emit)
            standing = True
        else:
            raise IllegalAction(refusal(state, action))
        answerer = action.answerer()
        seat = pending.seat if answerer is None else answerer
        return Entry(seat, action, tuple(events), name(state), standing)

    def _refusal(self, state: State, action: A) -> Refusal:
        pending = state.pending
        if pending is None:
            return Refusal("The game is over.")
        seat = None if pending.seat == TABLE else pending.seat
        return self.game.why_not(self.game.view(state, seat), action).named(self.names)

    def _barrier_after(self, before: State, after: State, entry: Entry[A]) -> str:
        """Why undo may not go back before this action; empty when it may."""
        reason = next((e.barrier for e in reversed(entry.events) if e.barrier), "")
        if after.rng.state != before.rng.state:
            return reason or "chance has decided"
        seats = range(len(self.setup.seats))
        if any(event.informs(seat) for event in entry.events for seat in seats):
            return reason or "something new was shown"
        if after.pending is None:
            return "the game is over"
        if before.pending is not None and after.pending.seat != before.pending.seat:
            return "the turn to decide has passed on"
        return ""

    def _status_of(self, state: State) -> Status:
        """What the lists say of the match; of a finished one, how it ended."""
        narrator, outcome = self.game.narrator, self.game.outcome(state)
        status = narrator.status(self.game.view(state, None), self.names)
        if outcome is None:
            return status
        headline = narrator.verdict(outcome, self.names).headline
        return replace(status, phrase=headline.rstrip("."), progress="")


def new_match(
    game: Game[Any, A, Any, Any],
    seats: Sequence[SeatSpec],
    chosen: dict[str, Any],
    seed: int,
    journal: Journal | None = None,
) -> Match[A]:
    """Set a match up from raw choices.  Raises OptionError with a sentence when they do not fit."""
    options = game.resolve_options(len(seats), chosen)
    return Match(game, MatchSetup(options, tuple(seats), seed), journal)
