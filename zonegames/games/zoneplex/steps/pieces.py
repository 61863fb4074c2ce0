"""Pieces that move on the table, each with its event: stones, Monkles, the two meters."""

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import WMS_MAX, WMS_MIN
from zonegames.games.zoneplex.events import (
    How,
    InfluenceChanged,
    MonkleMoved,
    StonePlaced,
    StoneReturned,
    WmsChanged,
)
from zonegames.games.zoneplex.geometry import Cell
from zonegames.games.zoneplex.state import State


def put_stone(state: State, seat: Seat, cell: Cell, emit: Emit) -> None:
    """A stone of that seat comes out of its Netherzone onto a chamber."""
    state.seats[seat].unplaced -= 1
    state.stones[cell] = seat
    emit(StonePlaced(seat, cell))
    settle_influence(state, emit)


def send_home(state: State, cell: Cell, emit: Emit) -> None:
    """The stone on a cell goes back to its owner."""
    owner = state.stones.pop(cell)
    state.seats[owner].unplaced += 1
    emit(StoneReturned(owner, cell))
    settle_influence(state, emit)


def put_monkle(state: State, seat: Seat, cell: Cell, how: How, emit: Emit) -> None:
    """A Monkle moves to a tile, whatever the means."""
    state.seats[seat].monkle = cell
    emit(MonkleMoved(seat, cell, how))


def change_wms(state: State, seat: Seat, change: int, emit: Emit) -> None:
    """Warrior Monk Strength goes up or down within its bounds."""
    who = state.seats[seat]
    value = min(WMS_MAX, max(WMS_MIN, who.wms + change))
    if value != who.wms:
        who.wms = value
        emit(WmsChanged(seat, value))
        settle_influence(state, emit)


def settle_influence(state: State, emit: Emit) -> None:
    """In Phase 2 the Influence meter follows at once (4.6, ZP-R34)."""
    if state.phase == 1:
        return
    for seat, value in enumerate(state.true_influence()):
        if value != state.influence[seat]:
            state.influence[seat] = value
            emit(InfluenceChanged(seat, value))
