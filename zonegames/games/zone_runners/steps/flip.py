"""Turning hidden Zones over."""

from zonegames.engine.events import Emit
from zonegames.games.zone_runners.board import first_column, reveal
from zonegames.games.zone_runners.components import COLUMNS, OPEN_FACES
from zonegames.games.zone_runners.events import ZoneRevealed
from zonegames.games.zone_runners.reach import may_reach_hidden
from zonegames.games.zone_runners.state import State


def turn_next_over(state: State, emit: Emit) -> None:
    """The leftmost hidden Zone is turned over and gets its Blockers (ZR-R04, R40)."""
    zone = state.board.shown + 1
    card, turned = state.course[zone - 1]
    state.board = reveal(state.board, OPEN_FACES[card, turned, state.blockers[zone - 1]])
    start = first_column(zone)
    blockers = tuple(space for space in state.board.blockers() if start <= space[1] < start + COLUMNS)
    emit(ZoneRevealed(zone, card, turned, blockers))


def turn_over_reachable(state: State, dice: int, emit: Emit) -> None:
    """All Zones that a Runner might reach with so many dice, one after another (ZR-R07)."""
    while may_reach_hidden(state.board, dice):
        turn_next_over(state, emit)
