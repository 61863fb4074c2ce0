"""Step 1: everybody lays one hex face down (rulebook, Play a hex from your hand)."""

from dataclasses import dataclass

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.exploration_warzone.actions import PICK_HEX, ROTATIONS, Action, PickHex, Rotate
from zonegames.games.exploration_warzone.components import HEXES
from zonegames.games.exploration_warzone.events import HexPlaced, HexPlacedFaceDown
from zonegames.games.exploration_warzone.state import Laid, WarzoneState

PLACING = "place"
"""What the others are told of both questions: which one is asked would tell nothing, but need not show."""


@dataclass(frozen=True, slots=True)
class Placing(Step[WarzoneState, Action]):
    """Which hex, seat by seat; asked even with a single hex in hand."""

    turn: int

    def decision(self, state: WarzoneState) -> Decision[Action] | None:
        if self.turn == len(state.order):
            return None
        seat = state.order[self.turn]
        actions = tuple([PICK_HEX[hex_id] for hex_id in state.commanders[seat].hand])
        return Decision(seat, "place_hex", actions, secret=True, public_kind=PLACING)

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        assert isinstance(action, PickHex)
        state.stack.append(Turning(self.turn, action.hex))

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.stack.pop()


@dataclass(frozen=True, slots=True)
class Turning(Step[WarzoneState, Action]):
    """How the picked hex is turned (EW-R04); the hex stays in hand until then."""

    turn: int
    hex: str

    def decision(self, state: WarzoneState) -> Decision[Action]:
        return _TURN[state.order[self.turn], self.hex]

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        assert isinstance(action, Rotate)
        seat = state.order[self.turn]
        state.commanders[seat].hand.remove(self.hex)
        state.cells[self.turn] = Laid(seat, self.hex, action.rotation)
        state.stack.pop()
        state.stack[-1] = Placing(self.turn + 1)
        emit(HexPlacedFaceDown(seat, self.turn))
        emit(HexPlaced(seat, self.hex, action.rotation))


def _turn(seat: Seat, hex_id: str) -> Decision[Action]:
    return Decision(seat, "place_rotation", ROTATIONS[hex_id], secret=True, public_kind=PLACING)


_TURN = {(seat, hex_id): _turn(seat, hex_id) for seat in range(4) for hex_id in HEXES}
