"""A turn relic is played: its target, its effect, the cards under the Star Lens."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.zoneplex.actions import (
    Aim,
    GateTo,
    NextCard,
    PickSeat,
    PickStone,
    PickWall,
    Push,
    TakeHidden,
    TakeJar,
    TakeOpen,
    ThreadTo,
)
from zonegames.games.zoneplex.components import JAR, RELICS, Relic
from zonegames.games.zoneplex.events import (
    CardsSeen,
    HexPlaced,
    RelicDrawn,
    RelicLost,
    RelicPlayed,
    RelicSeen,
    Target,
    WallSmashed,
)
from zonegames.games.zoneplex.relics import oldest, push_targets, targets
from zonegames.games.zoneplex.state import Held, State
from zonegames.games.zoneplex.steps.choice import Choice, plain
from zonegames.games.zoneplex.steps.pieces import change_wms, put_monkle, put_stone, send_home
from zonegames.games.zoneplex.steps.relic_cards import gain_open


def spend(state: State, seat: Seat, relic: Relic, target: Target | None, emit: Emit) -> None:
    """The card is shown and laid on the discard."""
    hidden = state.seats[seat].hidden
    hidden.remove(oldest(hidden, relic))
    state.relic_discard.append(relic)
    emit(RelicPlayed(seat, relic, target))


@dataclass(frozen=True, slots=True)
class AimRelic(Choice):
    """Whom or what the relic is aimed at; announced together with it when it takes effect."""

    relic: Relic
    victim: Seat | None = None
    """Bull Statue: whose Monkle was chosen."""

    def question(self, state: State) -> Decision[Any]:
        found = targets(state, self.relic) if self.victim is None else push_targets(state, self.victim)
        return plain(state.seat, "relic_target", found)

    def decision(self, state: State) -> Decision[Any] | None:
        asked = self.question(state)
        return asked if len(asked.actions) > 1 else None

    def run(self, state: State, emit: Emit) -> None:
        if found := self.question(state).actions:
            self.answer(state, found[0], emit)
            return
        state.stack.pop()
        spend(state, state.seat, self.relic, None, emit)
        _UNAIMED[RELICS[self.relic].effect](state, self.relic, emit)

    def answer(self, state: State, action: Aim, emit: Emit) -> None:
        if isinstance(action, PickSeat) and RELICS[self.relic].effect == "push":
            state.stack[-1] = AimRelic(self.relic, action.seat)
            return
        state.stack.pop()
        spend(state, state.seat, self.relic, _target(action), emit)
        _aimed(state, self.relic, action, emit)


def _target(aim: Aim) -> Target:
    """Where it takes effect, as told to the table."""
    return aim.cell if isinstance(aim, (PickStone, PickWall, GateTo, ThreadTo)) else aim.seat


def _aimed(state: State, relic: Relic, action: Aim, emit: Emit) -> None:
    me = state.seat
    match action:
        case TakeOpen(seat, taken):
            state.seats[seat].shown.remove(taken)
            gain_open(state, me, taken, "stolen", emit)
        case TakeJar(seat):
            state.seats[seat].jar = False
            gain_open(state, me, JAR, "stolen", emit)
        case TakeHidden(seat):
            _take_hidden(state, seat, emit)
        case Push(seat, cell):
            put_monkle(state, seat, cell, "bull", emit)
        case PickStone(cell):
            send_home(state, cell, emit)
        case PickWall(cell):
            state.pyramid = state.pyramid.without_wall(cell)
            emit(WallSmashed(cell))
        case GateTo(cell):
            put_monkle(state, me, cell, "gate", emit)
        case ThreadTo(cell):
            put_stone(state, me, cell, emit)
        case PickSeat(seat):
            _at_seat(state, relic, seat, emit)


def _at_seat(state: State, relic: Relic, seat: Seat, emit: Emit) -> None:
    match RELICS[relic].effect:
        case "sting":
            change_wms(state, seat, -1, emit)
        case "hex":
            state.seats[seat].hex += RELICS[relic].size
            emit(HexPlaced(seat, state.seats[seat].hex))
        case _:
            here, there = state.mover.monkle, state.seats[seat].monkle
            assert here is not None
            assert there is not None
            put_monkle(state, state.seat, there, "swap", emit)
            put_monkle(state, seat, here, "swap", emit)


def _take_hidden(state: State, seat: Seat, emit: Emit) -> None:
    hidden = state.seats[seat].hidden
    taken = hidden.pop(state.rng.below(len(hidden))).relic
    emit(RelicLost(seat, taken))
    state.mover.hidden.append(Held(taken, state.turn))
    emit(RelicDrawn(state.seat, "stolen"))
    emit(RelicSeen(state.seat, taken))


def _sandals(state: State, relic: Relic, emit: Emit) -> None:
    state.sandals += RELICS[relic].size


def _extra_turn(state: State, relic: Relic, emit: Emit) -> None:
    state.again = True


def _peek(state: State, relic: Relic, emit: Emit) -> None:
    count = min(RELICS[relic].size, len(state.deck))
    state.peeked[state.seat] = max(state.peeked[state.seat], count)
    emit(CardsSeen(state.seat, tuple(reversed(state.deck[-count:]))))
    state.stack.append(OrderCards(tuple(range(count))))


_UNAIMED: Final[dict[str, Callable[[State, Relic, Emit], None]]] = {
    "sandals": _sandals,
    "extra_turn": _extra_turn,
    "peek": _peek,
}


@dataclass(frozen=True, slots=True)
class OrderCards(Step[State, NextCard]):
    """The Star Lens: which card comes next.  Secret, so it is asked even of three equal cards."""

    left: tuple[int, ...]
    """Depths in the deck of the cards not yet put back; 0 is the top."""

    order: tuple[int, ...] = ()
    """The depths already chosen, the next card first."""

    def decision(self, state: State) -> Decision[NextCard]:
        kinds = dict.fromkeys(state.deck[-1 - depth] for depth in self.left)
        return Decision(state.seat, "lens_order", tuple(map(NextCard, kinds)), secret=True)

    def answer(self, state: State, action: NextCard, emit: Emit) -> None:
        chosen = next(depth for depth in self.left if state.deck[-1 - depth] == action.card)
        left = tuple(depth for depth in self.left if depth != chosen)
        if len(left) > 1:
            state.stack[-1] = OrderCards(left, (*self.order, chosen))
            return
        state.stack.pop()
        order = (*self.order, chosen, *left)
        cards = [state.deck[-1 - depth] for depth in order]
        state.deck[-len(cards) :] = reversed(cards)
        state.peeked = [0] * len(state.seats)
        state.peeked[state.seat] = len(cards)
