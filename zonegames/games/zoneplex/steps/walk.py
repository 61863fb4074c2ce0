"""Walking (4.4): step by step, jumps in between, and what the last tile offers."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.actions import (
    LEAVE_STONE,
    SKIP,
    STEP_TO,
    STOP,
    TAKE,
    LeaveStone,
    PlayRelic,
    Skip,
    StepTo,
    Stop,
    Take,
    Teleport,
    Trade,
    steps_to,
    teleports,
)
from zonegames.games.zoneplex.components import RELICS, RELIQUARY, SYNC, TILES
from zonegames.games.zoneplex.events import CannotMove, EnteredEye, RelicDiscarded, Teleported
from zonegames.games.zoneplex.geometry import BIT, DOOR, EYE, CellSet
from zonegames.games.zoneplex.relics import newest, playable
from zonegames.games.zoneplex.state import State
from zonegames.games.zoneplex.steps.choice import Choice, plain
from zonegames.games.zoneplex.steps.ending import finish
from zonegames.games.zoneplex.steps.pieces import put_monkle, put_stone, settle_influence
from zonegames.games.zoneplex.steps.relic import AimRelic
from zonegames.games.zoneplex.steps.relic_cards import can_draw, draw_relic
from zonegames.games.zoneplex.walking import destinations, exits, first_cells


def least_steps(state: State) -> int:
    """How many steps must be taken."""
    return 1 if state.card == SYNC or state.sandals else state.triangles


def most_steps(state: State) -> int:
    """How many steps may be taken."""
    return state.triangles + state.sandals


@lru_cache(maxsize=1 << 14)
def _moves(seat: Seat, steps: CellSet, eye: bool, jumps: CellSet, stop: bool) -> Decision[Any]:
    actions: tuple[Any, ...] = steps_to(steps)
    if eye:
        actions = (*actions, STEP_TO[EYE])
    if jumps:
        actions += teleports(jumps)
    if stop:
        actions = (*actions, STOP)
    return Decision(seat, "move", actions)


@dataclass(frozen=True, slots=True)
class Walk(Choice):
    """The next step, jump or stop."""

    taken: int = 0
    awake: bool = False
    """The Monkle has stepped onto the teleporter it stands on, from another tile."""

    def question(self, state: State) -> Decision[Any]:
        seat, pyramid = state.seat, state.pyramid
        here = state.mover.monkle
        least, most = least_steps(state), most_steps(state)
        if here is None:
            asked = _moves(seat, first_cells(pyramid, least > 1), False, 0, False)
        elif self.taken == most:
            ends = destinations(pyramid, here, False) if self.awake else 0
            return plain(seat, "teleport", teleports(ends))
        else:
            done = self.taken >= least
            jumps = destinations(pyramid, here, not done) if self.awake else 0
            eye = here == DOOR and state.eye_open_to(seat)
            asked = _moves(seat, exits(pyramid, here), eye, jumps, done and not jumps)
        if self.taken or not state.mover.hidden:
            return asked
        relics = playable(state, before_walk=True)
        return Decision(seat, "move", asked.actions, private=relics, private_entry=True)

    def decision(self, state: State) -> Decision[Any] | None:
        asked = self.question(state)
        if len(asked.actions) > 1 or (asked.actions and asked.private_entry):
            return asked
        return None

    def run(self, state: State, emit: Emit) -> None:
        actions = self.question(state).actions
        if actions:
            self.answer(state, actions[0], emit)
            return
        if self.taken < least_steps(state):
            emit(CannotMove(state.seat))
        self._end(state)

    def answer(self, state: State, action: Any, emit: Emit) -> None:
        match action:
            case StepTo(cell):
                self._step(state, cell, emit)
            case Teleport(cell):
                here = state.mover.monkle
                assert here is not None
                state.mover.monkle = cell
                emit(Teleported(state.seat, here, cell))
                self._go_on(state, Walk(self.taken))
            case Stop():
                self._end(state)
            case PlayRelic(relic):
                state.stack.append(AimRelic(relic))
            case _:
                raise AssertionError(f"{action} is no move")

    def _step(self, state: State, cell: str, emit: Emit) -> None:
        seat = state.seat
        if cell == EYE:
            put_monkle(state, seat, cell, "step", emit)
            emit(EnteredEye(seat))
            finish(state, "eye", (seat,), emit)
            return
        entering = state.mover.monkle is None
        put_monkle(state, seat, cell, "enter" if entering else "step", emit)
        awake = not entering and bool(BIT[cell] & state.pyramid.any_teleporter)
        self._go_on(state, Walk(self.taken + 1, awake))

    def _go_on(self, state: State, walk: "Walk") -> None:
        if walk.taken == most_steps(state) and not walk.awake:
            walk._end(state)
        else:
            state.stack[-1] = walk

    def _end(self, state: State) -> None:
        if self.taken:
            state.stack[-1] = TileEvent()
        else:
            state.stack.pop()


@dataclass(frozen=True, slots=True)
class TileEvent(Choice):
    """At the end of a walk, alone on the tile: a stone for a chamber, a relic from a Reliquary."""

    def question(self, state: State) -> Decision[Any]:
        mover = state.mover
        here = mover.monkle
        assert here is not None
        tile = state.pyramid.tile(here)
        if TILES[tile].chamber:
            if mover.unplaced and here not in state.stones and state.alone(state.seat):
                return plain(state.seat, "stone", (LEAVE_STONE, SKIP))
        elif tile == RELIQUARY and can_draw(state) and state.alone(state.seat):
            if not mover.full_hand:
                return plain(state.seat, "reliquary", (TAKE, SKIP))
            hand = dict.fromkeys((*mover.shown, *(held.relic for held in mover.hidden)))
            return Decision(state.seat, "reliquary", (*map(Trade, hand), SKIP), secret=True)
        return plain(state.seat, "stone", (SKIP,))

    def answer(self, state: State, action: LeaveStone | Take | Trade | Skip, emit: Emit) -> None:
        state.stack.pop()
        match action:
            case LeaveStone():
                assert state.mover.monkle is not None
                put_stone(state, state.seat, state.mover.monkle, emit)
            case Take():
                draw_relic(state, state.seat, "reliquary", emit)
            case Trade(relic):
                _trade(state, relic, emit)
            case Skip():
                pass


def _trade(state: State, relic: str, emit: Emit) -> None:
    """A relic of any kind, face up or face down, goes to the discard for a new one (ZP-R36)."""
    mover = state.mover
    if RELICS[relic].timing == "reveal":
        mover.shown.remove(relic)
    else:
        mover.hidden.remove(newest(mover.hidden, relic))
    state.relic_discard.append(relic)
    emit(RelicDiscarded(state.seat, relic))
    settle_influence(state, emit)
    draw_relic(state, state.seat, "reliquary", emit)
