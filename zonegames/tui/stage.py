"""Plays events at the chosen speed: each one from the view right after it, always skippable."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from zonegames.engine.match import Told
from zonegames.tui.board import Board, Show

SECONDS: Final = {"instant": 0.0, "beat": 0.25, "scene": 0.7}
SPEEDS: Final = {"off": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}
LONGEST: Final = 3.0
"""Seconds at normal speed that may pass between two waits; more is compressed."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One event on the stage: how long it stays, in how many pictures, whether it waits for Enter."""

    told: Told
    seconds: float
    frames: int
    waits: bool


def schedule(told: Sequence[Told], board: Board, speed: str, *, waits: bool, motion: bool) -> list[Beat]:
    """The beats of a batch: weights times speed, each stretch between waits at most LONGEST."""
    beats: list[Beat] = []
    stretch: list[Beat] = []
    for one in told:
        stop = waits and board.waits(one.event, one.view)
        weight, pictures = board.pace(one.event)
        seconds = SECONDS[weight]
        frames = pictures if motion and seconds else 0
        stretch.append(Beat(one, seconds, frames, stop))
        if stop:
            beats += _compressed(stretch, speed)
            stretch = []
    return beats + _compressed(stretch, speed)


def _compressed(stretch: list[Beat], speed: str) -> list[Beat]:
    total = sum(beat.seconds for beat in stretch)
    factor = SPEEDS[speed] * (min(1.0, LONGEST / total) if total else 0.0)
    return [Beat(b.told, b.seconds * factor, b.frames if factor else 0, b.waits) for b in stretch]


class Timers(Protocol):
    """What the stage asks of the screen: call back later."""

    def __call__(self, seconds: float, callback: Callable[[], None]) -> Any: ...


class Stage:
    """Holds the queue of beats.  `show` and `view` say what to draw; `changed` is called for each new
    picture, `told` for each event as it comes into view, `done` when the queue has run out."""

    def __init__(
        self,
        timers: Timers,
        *,
        changed: Callable[[], None],
        told: Callable[[Told], None],
        done: Callable[[], None],
    ) -> None:
        self._timers = timers
        self._changed, self._told, self._done = changed, told, done
        self._queue: deque[Beat] = deque()
        self._now: Beat | None = None
        self._frame = 0
        self._ticket = 0  # an older timer that still fires is ignored
        self.view: Any = None
        """The view after the event on the stage."""
        self._before: Any = None

    @property
    def busy(self) -> bool:
        """Whether something is being shown, or waits for Enter."""
        return self._now is not None

    @property
    def waiting(self) -> bool:
        """Whether the event on the stage holds until Enter."""
        return self._now is not None and self._now.waits and self._frame > self._now.frames

    @property
    def show(self) -> Show | None:
        """What is on the stage now."""
        if self._now is None:
            return None
        frames = self._now.frames
        progress = 1.0 if not frames else min(1.0, self._frame / frames)
        return Show(self._now.told.event, progress, self._before)

    def play(self, beats: Sequence[Beat], before: Any) -> None:
        """Queue beats; `before` is the view that is on the screen now."""
        self._queue.extend(beats)
        if self._now is None:
            self.view = before
            self._next()

    def skip(self) -> None:
        """Show the end state up to the next event that waits; at a wait, go on behind it."""
        if self.waiting:
            self._next()
            return
        while self._now is not None:
            if self._now.waits:
                self._frame = self._now.frames + 1
                self._ticket += 1
                self._changed()
                return
            self._next(quick=True)

    def _next(self, quick: bool = False) -> None:
        """Bring the next beat on; beats without any time of their own pass at once."""
        self._ticket += 1
        while self._queue:
            beat = self._queue.popleft()
            self._before, self.view = self.view, beat.told.view
            self._now, self._frame = beat, 0
            self._told(beat.told)
            if beat.waits or (beat.seconds > 0 and not quick):
                self._tick(self._ticket)
                return
        self._now = None
        self._done()

    def _tick(self, ticket: int) -> None:
        beat = self._now
        if beat is None or ticket != self._ticket:
            return
        self._frame += 1
        over = self._frame > beat.frames
        if over and not beat.waits and beat.frames:
            self._next()
            return
        self._changed()
        if over and beat.waits:
            return
        pause = beat.seconds / beat.frames if beat.frames else beat.seconds
        if beat.frames:
            self._timers(pause, lambda: self._tick(ticket))
        else:
            self._timers(pause, lambda: self._advance(ticket))

    def _advance(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._next()
