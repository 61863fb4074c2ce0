"""Step 3: all hexes are turned up and their white areas pay (rulebook, Take bonuses; EW-R18 to EW-R22)."""

from dataclasses import dataclass
from functools import cache

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.exploration_warzone.actions import (
    PICK_BERTH,
    PICK_HEX,
    ROTATIONS,
    SKIP,
    TAKE_AREA,
    TRADE_ANSWERS,
    Action,
    DoTrade,
    PickBerth,
    PickHex,
    Rotate,
    TakeArea,
)
from zonegames.games.exploration_warzone.components import HEXES, Resource, Trade, area_resource
from zonegames.games.exploration_warzone.events import (
    Cause,
    ExtraHexPlayed,
    FaceUp,
    NoMoreHex,
    ResourceGained,
    Revealed,
    Traded,
    TradeImpossible,
)
from zonegames.games.exploration_warzone.state import Laid, WarzoneState


def gain(
    state: WarzoneState, seat: Seat, resource: Resource, amount: int, emit: Emit, cause: Cause = "area"
) -> None:
    """Tokens from the supply, which never runs out."""
    state.commanders[seat].stock[resource] += amount
    emit(ResourceGained(seat, resource, amount, cause))


@dataclass(frozen=True, slots=True)
class Revealing(Step[WarzoneState, Action]):
    """All face-down hexes are turned up together."""

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.revealed = True
        state.stack[-1] = Bonuses(0)
        cells = [FaceUp(berth, laid.seat, laid.hex, laid.rotation) for berth, laid in state.cells.items()]
        emit(Revealed(tuple(cells)))


@dataclass(frozen=True, slots=True)
class Bonuses(Step[WarzoneState, Action]):
    """The white areas of the main hexes, seat by seat."""

    turn: int

    def run(self, state: WarzoneState, emit: Emit) -> None:
        if self.turn == len(state.order):
            state.stack.pop()
            return
        state.stack[-1] = Bonuses(self.turn + 1)
        laid = state.cells.get(self.turn)
        if laid is not None:
            take_bonuses(state, laid.seat, laid.hex, emit)


def take_bonuses(state: WarzoneState, seat: Seat, hex_id: str, emit: Emit) -> None:
    """A Starter hex lets choose; any other pays resources, then trades, then ONE MORE HEX (EW-R20)."""
    face = HEXES[hex_id]
    if face.starter:
        picks = 2 if state.commanders[seat].ability == "homestead" else 1
        state.stack.append(StarterArea(seat, hex_id, (), picks))
        return
    for resource, amount in face.resources:
        gain(state, seat, resource, amount, emit)
    for _ in range(face.more):
        state.stack.append(MoreHex(seat))
    for trade in reversed(face.trades):
        state.stack.append(Trading(seat, trade))


@dataclass(frozen=True, slots=True)
class StarterArea(Step[WarzoneState, Action]):
    """Which white area of the Starter hex; Pioneer picks two different ones."""

    seat: Seat
    hex: str
    taken: tuple[int, ...]
    picks: int

    def decision(self, state: WarzoneState) -> Decision[Action]:
        return _starter_decision(self.seat, self.hex, self.taken)

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        assert isinstance(action, TakeArea)
        taken = (*self.taken, action.side)
        if len(taken) < self.picks:
            state.stack[-1] = StarterArea(self.seat, self.hex, taken, self.picks)
        else:
            state.stack.pop()
        paid = area_resource(HEXES[self.hex].sides[action.side])
        assert paid is not None
        gain(state, self.seat, *paid, emit)


@cache
def _starter_decision(seat: Seat, hex_id: str, taken: tuple[int, ...]) -> Decision[Action]:
    sides = enumerate(HEXES[hex_id].sides)
    white = tuple(TAKE_AREA[d] for d, area in sides if area_resource(area) and d not in taken)
    return Decision(seat, "starter_area", white)


@dataclass(frozen=True, slots=True)
class Trading(Step[WarzoneState, Action]):
    """A printed trade, once, if the token to give is there (EW-R19)."""

    seat: Seat
    trade: Trade

    def decision(self, state: WarzoneState) -> Decision[Action] | None:
        if not state.commanders[self.seat].stock[self.trade.give]:
            return None
        return Decision(self.seat, "trade", TRADE_ANSWERS[self.trade.code])

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        state.stack.pop()
        if isinstance(action, DoTrade):
            stock = state.commanders[self.seat].stock
            stock[self.trade.give] -= 1
            for resource in self.trade.get:
                stock[resource] += 1
            emit(Traded(self.seat, self.trade.give, self.trade.get))

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.stack.pop()
        emit(TradeImpossible(self.seat, self.trade.give))


@dataclass(frozen=True, slots=True)
class MoreHex(Step[WarzoneState, Action]):
    """ONE MORE HEX: which hex of the hand, or none (EW-R22, EW-R43: in the open)."""

    seat: Seat

    def decision(self, state: WarzoneState) -> Decision[Action] | None:
        hand = state.commanders[self.seat].hand
        if not hand or not state.free_flanks():
            return None
        return Decision(self.seat, "more_hex", (*[PICK_HEX[hex_id] for hex_id in hand], SKIP))

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        state.stack.pop()
        if isinstance(action, PickHex):
            free = state.free_flanks()
            one = len(free) == 1
            state.stack.append(
                MoreRotation(self.seat, action.hex, free[0]) if one else MoreBerth(self.seat, action.hex)
            )

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.stack.pop()
        emit(NoMoreHex(self.seat, "berth" if state.commanders[self.seat].hand else "hand"))


@dataclass(frozen=True, slots=True)
class MoreBerth(Step[WarzoneState, Action]):
    """Which of several free flank berths."""

    seat: Seat
    hex: str

    def decision(self, state: WarzoneState) -> Decision[Action]:
        return Decision(self.seat, "more_berth", tuple([PICK_BERTH[b] for b in state.free_flanks()]))

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        assert isinstance(action, PickBerth)
        state.stack[-1] = MoreRotation(self.seat, self.hex, action.berth)


@dataclass(frozen=True, slots=True)
class MoreRotation(Step[WarzoneState, Action]):
    """How the extra hex is turned; then it lies face up and its white areas pay at once."""

    seat: Seat
    hex: str
    berth: int

    def decision(self, state: WarzoneState) -> Decision[Action]:
        return Decision(self.seat, "more_rotation", ROTATIONS[self.hex])

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        assert isinstance(action, Rotate)
        state.stack.pop()
        state.commanders[self.seat].hand.remove(self.hex)
        state.cells[self.berth] = Laid(self.seat, self.hex, action.rotation)
        emit(ExtraHexPlayed(self.seat, self.hex, self.berth, action.rotation))
        take_bonuses(state, self.seat, self.hex, emit)
