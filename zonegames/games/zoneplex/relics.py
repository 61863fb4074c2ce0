"""What each turn relic can be aimed at, and when it can do anything at all (section 2, ZP-R28, ZP-R42)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from zonegames.engine.seats import Seat, clockwise
from zonegames.games.zoneplex.actions import (
    PICK_STONE,
    PLAY,
    Aim,
    GateTo,
    PickSeat,
    PickWall,
    PlayRelic,
    Push,
    TakeHidden,
    TakeJar,
    TakeOpen,
    ThreadTo,
)
from zonegames.games.zoneplex.components import RELICS, Relic
from zonegames.games.zoneplex.geometry import BIT, NUMBER, Cell, cells
from zonegames.games.zoneplex.state import Held, State
from zonegames.games.zoneplex.walking import exits, gates, reach

Targets: TypeAlias = tuple[Aim, ...]


def playable(state: State, before_walk: bool = False) -> tuple[PlayRelic, ...]:
    """The turn relics that the seat to play may use now; `before_walk` where Winged Sandals fit."""
    return tuple(
        PLAY[relic]
        for relic in ripe(state, state.seat, "turn")
        if (before_walk if RELICS[relic].effect == "sandals" else useful(state, relic))
    )


def ripe(state: State, seat: Seat, timing: str) -> tuple[Relic, ...]:
    """The kinds of face-down relics of that timing that were not acquired this turn."""
    hidden = state.seats[seat].hidden
    if not hidden:
        return ()
    kinds = dict.fromkeys(
        held.relic for held in hidden if held.turn < state.turn and RELICS[held.relic].timing == timing
    )
    return tuple(kinds)


def oldest(hidden: list[Held], relic: Relic) -> Held:
    """The card that is meant when a relic is played: the one held longest."""
    return min((held for held in hidden if held.relic == relic), key=lambda held: held.turn)


def newest(hidden: list[Held], relic: Relic) -> Held:
    """The card that is meant when a relic is given up: the others can be played sooner."""
    return max((held for held in hidden if held.relic == relic), key=lambda held: held.turn)


def useful(state: State, relic: Relic) -> bool:
    """Whether a turn relic other than the Sandals can do something now."""
    match RELICS[relic].effect:
        case "extra_turn":
            return bool(state.deck) and not state.again
        case "peek":
            return len(state.deck) >= 2
        case effect:
            return bool(_TARGETS[effect](state))


def targets(state: State, relic: Relic) -> Targets:
    """What the seat to play may aim this relic at; empty for one without a target."""
    find = _TARGETS.get(RELICS[relic].effect)
    return () if find is None else find(state)


def push_targets(state: State, seat: Seat) -> Targets:
    """Where the Bull Statue can move that rival's Monkle."""
    here = state.seats[seat].monkle
    assert here is not None
    return tuple(Push(seat, cell) for cell in reach(state.pyramid, here, RELICS["bull_statue"].size))


def _rivals(state: State) -> list[Seat]:
    return clockwise(state.seat, len(state.seats))[:-1]


def _steal(state: State) -> Targets:
    found: list[Aim] = []
    for seat in _rivals(state):
        rival = state.seats[seat]
        found += [TakeOpen(seat, relic) for relic in rival.shown]
        if rival.jar:
            found.append(TakeJar(seat))
        if rival.hidden:
            found.append(TakeHidden(seat))
    return tuple(found)


def _push(state: State) -> Targets:
    return tuple(
        PickSeat(seat)
        for seat in _rivals(state)
        if (here := state.seats[seat].monkle) is not None and exits(state.pyramid, here)
    )


def _sting(state: State) -> Targets:
    return tuple(PickSeat(seat) for seat in _rivals(state) if state.seats[seat].wms > 1)


def _unstone(state: State) -> Targets:
    mine = state.seat
    return tuple(PICK_STONE[cell] for cell in loose_stones(state) if state.stones[cell] != mine)


def _hex(state: State) -> Targets:
    return tuple(PickSeat(seat) for seat in _rivals(state))


def _breach(state: State) -> Targets:
    return tuple(PickWall(cell) for cell, _ in state.pyramid.walls)


def _gate(state: State) -> Targets:
    return tuple(GateTo(cell) for cell in cells(gates(state.pyramid, state.mover.monkle)))


def _swap(state: State) -> Targets:
    mine = state.mover.monkle
    if mine is None:
        return ()
    return tuple(
        PickSeat(seat)
        for seat in _rivals(state)
        if (there := state.seats[seat].monkle) not in (None, mine) and exits(state.pyramid, there)
    )


def _thread(state: State) -> Targets:
    if not state.mover.unplaced:
        return ()
    free = state.pyramid.chambers
    for seat in _rivals(state):
        if (there := state.seats[seat].monkle) is not None:
            free &= ~BIT[there]
    return tuple(ThreadTo(cell) for cell in cells(free) if cell not in state.stones)


_TARGETS: Final[dict[str, Callable[[State], Targets]]] = {
    "steal": _steal,
    "push": _push,
    "sting": _sting,
    "unstone": _unstone,
    "hex": _hex,
    "breach": _breach,
    "gate": _gate,
    "swap": _swap,
    "thread": _thread,
}


def loose_stones(state: State) -> list[Cell]:
    """The stones on tiles without any Monkle, row A first, from the left."""
    trodden = state.monkles()
    return sorted((cell for cell in state.stones if not BIT[cell] & trodden), key=NUMBER.__getitem__)
