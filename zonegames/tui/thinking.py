"""Computers think beside the screen: one thought at a time, and none counts after its moment."""

from collections.abc import Callable
from threading import Lock

from zonegames.engine.driver import BotMove, Driver


class Thinking:
    """Asks a driver for the next move in another thread.

    A match may go on while somebody thinks: at an open question a person answers first, or takes a step
    back.  What was thought up to then belongs to a moment that has passed, and is dropped.  A move that is
    ready while a person looks at its own things waits until that look is over.
    """

    def __init__(
        self,
        driver: Driver,
        *,
        start: Callable[[Callable[[], None]], object],
        hand_back: Callable[[Callable[[], None]], object],
        may_play: Callable[[], bool],
        play: Callable[[BotMove | None], None],
    ) -> None:
        """`start` runs something in another thread, `hand_back` runs something in the screen's own and
        `play` gets the move there (None: a person must answer)."""
        self._driver = driver
        self._start, self._hand_back = start, hand_back
        self._may_play, self._play = may_play, play
        self._one_at_a_time = Lock()
        self._asked: list[object] = []
        """The moment that is thought about; empty when nobody thinks."""

        self._ready: tuple[object, BotMove | None] | None = None

    def due(self) -> None:
        """The computers have the word."""
        moment = self._moment()
        if self._ready is not None and self._ready[0] is moment and self._may_play():
            move, self._ready = self._ready[1], None
            self._play(move)
        elif not any(asked is moment for asked in self._asked):
            self._asked = [moment]
            self._start(lambda: self._think(moment))

    def _moment(self) -> object:
        """What was played last: the same object as long as the match stands where it stands."""
        log = self._driver.match.log
        return log[-1] if log else None

    def _think(self, moment: object) -> None:
        move: BotMove | None = None
        with self._one_at_a_time:
            try:
                if self._moment() is moment:
                    move = self._driver.next_move()
            except Exception:
                if self._moment() is moment:
                    raise
                # else the match went on under the thought: it may have gone wrong in any way
        self._hand_back(lambda: self._thought(moment, move))

    def _thought(self, moment: object, move: BotMove | None) -> None:
        if any(asked is moment for asked in self._asked):
            self._asked = []
        if self._moment() is not moment:
            return
        if self._may_play():
            self._play(move)
        else:
            self._ready = moment, move

    def stop(self) -> None:
        """Let nobody think on: the table is left."""
        self._driver.stop()
