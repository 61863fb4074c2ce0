"""Thinking time by the clock, for computers that think ahead while people wait."""

from collections.abc import Callable
from time import monotonic, sleep

from zonegames.bots.search import Spent, Thinking


def by_the_clock(seconds: Callable[[], float]) -> Thinking:
    """So many seconds a decision, asked for anew at each one, so that a changed setting counts at once.

    Between any two playouts the thread gives way: keys and pictures go first.
    """

    def begin() -> Spent:
        began, most = monotonic(), seconds()

        def spent(playouts: int) -> float:
            sleep(0)
            return (monotonic() - began) / most

        return spent

    return begin
