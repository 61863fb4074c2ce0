"""A seat's own actions tried on a private copy before they count: placing and turning, filling combos,
a deal's rows, dice to re-roll."""

from typing import Any, Generic

from zonegames.engine.actions import A
from zonegames.engine.decisions import Decision
from zonegames.engine.errors import IllegalAction, Refusal
from zonegames.engine.events import Event
from zonegames.engine.match import Match
from zonegames.engine.seats import Seat


class Draft(Generic[A]):
    """Plays forward on copies for one seat; nobody else learns of it until `commit`.

    It stops before chance, news, another seat's decision or the end: the action that leads there may be
    added as the last one, but what comes of it is not shown.
    """

    def __init__(self, match: Match[A], seat: Seat) -> None:
        """Starts empty.  Raises ValueError unless `seat` decides now."""
        if match.seat_to_act != seat:
            raise ValueError("only the deciding seat drafts")
        self._match = match
        self.seat = seat
        self._positions: list[Match[A]] = [match.branch()]
        self.actions: list[A] = []
        self.closed = False
        """The last action leads past what a draft may show: commit or go back."""

    @property
    def decision(self) -> Decision[A] | None:
        """The question after the drafted actions, as the seat sees it; None once closed."""
        return None if self.closed else self._positions[-1].decision_for(self.seat)

    @property
    def view(self) -> Any:
        """What the seat sees after the drafted actions (before the last one, once closed)."""
        return self._positions[-1].view(self.seat)

    def add(self, action: A) -> tuple[Event, ...]:
        """Try an action; the events as its seat hears them, none once closed.  Raises IllegalAction."""
        if self.closed:
            raise IllegalAction(Refusal("First play what you chose: what comes of it is not known yet."))
        trial = self._positions[-1].branch()
        events = trial.apply(action)
        self.actions.append(action)
        if trial.since_barrier == 0:
            self.closed = True
            return ()
        self._positions.append(trial)
        return tuple(seen for event in events if (seen := event.seen_by(self.seat)) is not None)

    def back(self) -> bool:
        """Drop the last action; whether there was one."""
        if not self.actions:
            return False
        self.actions.pop()
        if self.closed:
            self.closed = False
        else:
            self._positions.pop()
        return True

    def commit(self) -> tuple[Event, ...]:
        """Submit all drafted actions as one; the draft is empty after it.  Raises as `Match.submit`."""
        if not self.actions:
            return ()
        events = self._match.submit(self.actions)
        self.actions, self.closed = [], False
        self._positions = [self._match.branch()]
        return events
