"""Heavy imports happen beside the screen, but one at a time: two threads that import the same package at once
may each see half of it."""

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_IMPORTING: Final = RLock()


def one_at_a_time(load: Callable[P, R]) -> Callable[P, R]:
    """Let what imports games and screens wait for whatever else is importing them now."""

    @wraps(load)
    def waits(*args: P.args, **kwargs: P.kwargs) -> R:
        with _IMPORTING:
            return load(*args, **kwargs)

    return waits
