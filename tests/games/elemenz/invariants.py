"""What is true of ElemenZ at every decision and at the end."""

from collections import Counter

from zonegames.games.elemenz.components import (
    FACES,
    LOCKS_TO_WIN,
    SURGE_WILDS,
    TURN_LIMIT,
    bagful,
    dice_of,
    tiles,
)
from zonegames.games.elemenz.duel.combos import dice_on, shows
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.loss import Loss
from zonegames.games.elemenz.duel.steps.surge import threatened
from zonegames.games.elemenz.monolith.state import MonolithState, SideState
from zonegames.games.elemenz.state import ElemenzState


def invariants(state: ElemenzState) -> None:
    """Asserts all of them."""
    for die, face in state.faces.items():
        assert face in FACES[die[0]]
    if isinstance(state, DuelState):
        _dice_of_the_duel(state)
        _tokens(state)
        _shamans(state)
        _turn(state)
    else:
        _dice_of_the_monolith(state)
        _locks(state)


# --- Duel


def _dice_of_the_duel(state: DuelState) -> None:
    """Seven dice a shaman, each in one place; nobody but the active one has a hand."""
    lying: list[str] = []
    for seat, shaman in enumerate(state.shamans):
        assert seat == state.active or not shaman.hand
        assert seat == state.active or not shaman.borrowed
        assert all(die[0] == shaman.symbol for die in shaman.lost)
        lying += shaman.pool + shaman.hand + shaman.lost
        for pieces in shaman.slots.values():
            lying += dice_on(pieces)
    assert sorted(lying) == sorted(die for shaman in state.shamans for die in dice_of(shaman.symbol))


def _tokens(state: DuelState) -> None:
    """Forty tokens and twelve avatars, wherever they lie."""
    symbols = {"A": "air", "E": "earth", "F": "fire", "W": "water"}
    found = Counter(state.bag + state.removed)
    for shaman in state.shamans:
        found.update(token for token in shaman.totem if token)
        for pieces in shaman.slots.values():
            found.update(symbols[piece[1]] for piece in pieces if piece[:1] == "+")
        assert len(shaman.known) == 4 and len(shaman.avatars) == len(shaman.avatars_known) <= 3
        assert not (shaman.totem_lost and any(shaman.totem)), "a lost totem holds a token"
    assert found == Counter(bagful())
    held = state.display + [tile for stack in state.stacks for tile in stack]
    held += [tile for shaman in state.shamans for tile in shaman.avatars]
    assert sorted(held) == (sorted(tiles(starred=False)) if state.options.avatars else [])


def _shamans(state: DuelState) -> None:
    """Out exactly without dice; STRIKE and SHIELD never hold too much."""
    losing = bool(state.stack) and isinstance(state.stack[-1], Loss)
    for seat, shaman in enumerate(state.shamans):
        assert losing or shaman.out == (shaman.dice == 0)
        assert not (shaman.out and state.pending is not None and state.pending.seat == seat)
        assert len(shaman.slots.get("strike", [])) <= 3
        first_turn_to_come = state.round == 0 or (
            state.round == 1 and state.order.index(seat) > state.order.index(state.active)
        )
        most = (1 if shaman.symbol == "E" else 2) + first_turn_to_come
        assert len([piece for piece in shaman.slots.get("shield", []) if piece]) <= most
        assert len(set(shaman.used)) == len(shaman.used)
        if seat != state.active:
            assert set(shaman.slots) <= {"shield", *shaman.armed}


def _turn(state: DuelState) -> None:
    """Rolls, activations, surges, the end in time."""
    assert state.rolls <= 3
    keys = [activation.key for activation in state.activations]
    assert len(set(keys)) == len(keys)
    assert state.round < state.options.hunger_round + 8
    if state.pending is None or state.rolls == 0:
        return
    shaman = state.shamans[state.active]
    pieces = [piece for lying in shaman.slots.values() for piece in lying]
    wilds = [piece for piece in shaman.hand + pieces if shows(piece, state.faces) == "Z"]
    calm = len(wilds) < min(SURGE_WILDS, shaman.held) or not wilds
    attacked = any(state.active in activation.targets for activation in state.activations)
    assert calm or attacked or state.pending.kind == "surge" or (threatened(state) and _picking(state))


def _picking(state: DuelState) -> bool:
    """A TOTEM BUFF is on its way to its wild."""
    return state.pending is not None and state.pending.kind == "pick_die"


# --- Monolith


def _dice_of_the_monolith(state: MonolithState) -> None:
    """Twenty-eight dice, each in one place; eight avatars."""
    lying = state.pool + [die for side in state.sides for die in _dice_of(side)]
    assert sorted(lying) == sorted(die for colour in FACES for die in dice_of(colour))
    held = state.display + [tile for side in state.sides for tile in side.avatars]
    assert sorted(held) == (sorted(tiles(starred=True)) if state.options.avatars else [])


def _dice_of(side: SideState) -> list[str]:
    used = [die for dice in side.used.values() for die in dice]
    return side.hand + side.wild + side.aside + used + list(side.locks.values())


def _locks(state: MonolithState) -> None:
    """Locked dice have their board's colour; eight end the game; wilds lie apart."""
    for seat, side in enumerate(state.sides):
        assert all(lock[0] == die[0] and lock[0] in side.boards for lock, die in side.locks.items())
        assert len(side.locks) < LOCKS_TO_WIN or state.ended == "eighth_lock"
        assert not set(side.borrowed) & set(side.locks.values())
        if seat == state.active and state.pending is not None and state.rolls:
            assert all(state.faces[die] == "Z" for die in side.wild)
            assert all(state.faces[die] != "Z" for die in side.hand)
        if seat != state.active:
            assert not side.wild and not side.used and not side.borrowed
    assert state.rolls <= 3
    assert state.turn <= 2 * TURN_LIMIT
