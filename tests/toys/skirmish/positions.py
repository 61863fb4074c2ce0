"""Positions to start from, always at seat 0's turn."""

from collections.abc import Sequence
from typing import Any

from tests.toys.skirmish.actions import Token
from tests.toys.skirmish.rules import GAME
from tests.toys.skirmish.state import SkirmishState
from tests.toys.skirmish.steps import Turn, Turns
from zonegames.engine.match import Match, new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec

NAMES = ("Ann", "Bo", "Cleo", "Dov")


def table(seats: int) -> list[SeatSpec]:
    return [SeatSpec(name) for name in NAMES[:seats]]


def fresh(seats: int = 2, seed: int = 1) -> Match[Any]:
    """A match from the beginning."""
    return new_match(GAME, table(seats), {}, seed)


def position(
    *hands: Sequence[Token], hearts: Sequence[int] = (), bag: Sequence[Token] = ("blank",) * 4, seed: int = 1
) -> SkirmishState:
    """Seat 0's first turn with these hands, three hearts each unless told."""
    return SkirmishState(
        Rng(seed),
        [Turns(1), Turn(0)],
        list(hearts or [3] * len(hands)),
        [list(hand) for hand in hands],
        [None] * len(hands),
        list(bag),
        turn=1,
    )


def match_at(state: SkirmishState) -> Match[Any]:
    """A match that goes on from a position."""
    return Match.at(GAME, state, table(len(state.hands)))
