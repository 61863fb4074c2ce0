"""A turn (4.2): its card, what the card asks for, and whose turn comes next."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.state import Step
from zonegames.games.zoneplex.actions import (
    BUILD,
    DISLOCATE,
    DRAW,
    END_TURN,
    PICK_STONE,
    Build,
    Dislocate,
    Draw,
    PickStone,
    PlayRelic,
)
from zonegames.games.zoneplex.components import FEARS, SYNC
from zonegames.games.zoneplex.events import CardDrawn, SymbolSeen, TilesSeen, TurnEnded, TurnStarted
from zonegames.games.zoneplex.relics import loose_stones
from zonegames.games.zoneplex.state import State
from zonegames.games.zoneplex.steps.build import DrawTiles
from zonegames.games.zoneplex.steps.choice import Choice, plain, with_relics
from zonegames.games.zoneplex.steps.ending import Judgement, begin_phase_two
from zonegames.games.zoneplex.steps.fear import FaceFear
from zonegames.games.zoneplex.steps.pieces import send_home
from zonegames.games.zoneplex.steps.relic import AimRelic
from zonegames.games.zoneplex.steps.walk import Walk


@dataclass(frozen=True, slots=True)
class Opening(Step[State, Any]):
    """Every seat looks at its symbol and its first tiles."""

    def run(self, state: State, emit: Emit) -> None:
        for number, seat in enumerate(state.seats):
            emit(SymbolSeen(number, seat.symbol))
            emit(TilesSeen(number, tuple(seat.tiles)))
        state.stack[-1] = BeginTurn()


@dataclass(frozen=True, slots=True)
class BeginTurn(Step[State, Any]):
    """The next turn opens, an extra one included."""

    def run(self, state: State, emit: Emit) -> None:
        state.turn += 1
        state.sandals = 0
        state.again = False
        state.stack[-1] = DrawCard()
        emit(TurnStarted(state.seat, state.turn))


@dataclass(frozen=True, slots=True)
class DrawCard(Step[State, Draw]):
    """The top action card is turned over; asked always, as it begins a seat's turn."""

    def decision(self, state: State) -> Decision[Any]:
        return plain(state.seat, "draw", (DRAW,))

    def answer(self, state: State, action: Draw, emit: Emit) -> None:
        card = state.card = state.deck.pop()
        state.discard.append(card)
        state.peeked = [max(0, known - 1) for known in state.peeked]
        state.stack[-1] = EndOfTurn()
        if card in FEARS:
            state.stack.append(FaceFear())
        elif card == SYNC:
            state.stack.append(Synchronicity())
        else:
            follow_card(state)
        emit(CardDrawn(state.seat, card))


def follow_card(state: State) -> None:
    """Draw, place and walk; in Phase 2 there are no tiles left."""
    state.stack.append(Walk())
    if state.phase == 1:
        state.stack.append(DrawTiles(state.triangles))


@dataclass(frozen=True, slots=True)
class Synchronicity(Choice):
    """Either build and walk, or send one stone home (ZP-R20)."""

    def question(self, state: State) -> Decision[Any]:
        actions = (BUILD, DISLOCATE) if loose_stones(state) else (BUILD,)
        return with_relics(state, "sync", actions)

    def answer(self, state: State, action: Build | Dislocate | PlayRelic, emit: Emit) -> None:
        match action:
            case PlayRelic(relic):
                state.stack.append(AimRelic(relic))
            case Dislocate():
                state.stack[-1] = DislocateStone()
            case Build():
                state.stack.pop()
                follow_card(state)


@dataclass(frozen=True, slots=True)
class DislocateStone(Choice):
    """Which stone goes home; one's own may be chosen."""

    def question(self, state: State) -> Decision[Any]:
        return plain(state.seat, "dislocate", tuple(PICK_STONE[cell] for cell in loose_stones(state)))

    def answer(self, state: State, action: PickStone, emit: Emit) -> None:
        state.stack.pop()
        send_home(state, action.cell, emit)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Choice):
    """The last moment for turn relics; then Phase 2, the Cataclysm, or the next turn."""

    def question(self, state: State) -> Decision[Any]:
        return with_relics(state, "end_turn", (END_TURN,))

    def answer(self, state: State, action: Any, emit: Emit) -> None:
        if isinstance(action, PlayRelic):
            state.stack.append(AimRelic(action.relic))
            return
        state.card = None
        emit(TurnEnded(state.seat))
        if state.phase == 1 and not state.tile_stack and not any(seat.tiles for seat in state.seats):
            begin_phase_two(state, emit)
        if not state.deck:
            state.stack[-1] = Judgement()
            return
        if not state.again:
            state.seat = (state.seat + 1) % len(state.seats)
        state.stack[-1] = BeginTurn()
