"""Duel: dice and tokens on their way, and combos that fall apart.  No step asks anything here."""

from typing import Any, ClassVar

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.elemenz.about import NOTHING, About
from zonegames.games.elemenz.components import ELEMENT_TOKENS
from zonegames.games.elemenz.dice import roll
from zonegames.games.elemenz.duel.combos import whole, wrong_pieces
from zonegames.games.elemenz.duel.state import Activation, DuelState
from zonegames.games.elemenz.events import (
    ComboBroken,
    DieDropped,
    DieRecovered,
    TokenDrawn,
    TokenReturned,
    TokensRecycled,
    TokensSeen,
    TokenUsed,
    TotemLost,
    WildCancelled,
)


class DuelStep(Step[DuelState, Any]):
    """A step of the Duel."""

    __slots__ = ()

    holds_combos: ClassVar[bool] = False
    """Cracked combos stay until this step ends: the response window (EZ-R26)."""

    def about(self) -> About:
        """What its question is about."""
        return NOTHING


# --- dice


def clear(state: DuelState, seat: Seat, key: str) -> None:
    """Everything on these spaces leaves: dice to the pool, tokens out of the game."""
    shaman = state.shamans[seat]
    for piece in shaman.slots.pop(key):
        if not piece:
            continue
        if piece[0] == "+":
            state.removed.append(_token_on(piece))
        else:
            shaman.pool.append(piece)
    if key in shaman.armed:
        shaman.armed.remove(key)


def _token_on(piece: str) -> str:
    """The id of an element token on spaces."""
    return ELEMENT_TOKENS[piece[1]]


def take_off(state: DuelState, seat: Seat, place: str, die: str) -> None:
    """Take a die from a hand, a pool or spaces; `settle` sees to what is left there."""
    shaman = state.shamans[seat]
    if place == "hand":
        shaman.hand.remove(die)
    elif place == "pool":
        shaman.pool.remove(die)
    else:
        pieces = shaman.slots[place]
        pieces[pieces.index(die)] = ""


def cancel_wild(state: DuelState, seat: Seat, place: str, die: str, emit: Emit) -> None:
    """TOTEM BUFF: the wild's die goes to its owner's pool and stays out this turn."""
    take_off(state, seat, place, die)
    state.shamans[seat].pool.append(die)
    emit(WildCancelled(seat, die))


def recover(state: DuelState, seat: Seat, why: str, to_hand: bool, emit: Emit) -> str:
    """One own die leaves the Monolith and is rolled; its id.  The caller checks that there is one."""
    shaman = state.shamans[seat]
    die = shaman.lost.pop()
    (shaman.hand if to_hand else shaman.pool).append(die)
    emit(DieRecovered(seat, die, why))
    roll(state, seat, (die,), why, emit)
    return die


def can_recover(state: DuelState, seat: Seat) -> bool:
    """A die lies in the Monolith and the Monolith is not sealed (EZ-R40)."""
    return bool(state.shamans[seat].lost) and not state.sealed


# --- combos that fall apart


def settle(state: DuelState, seat: Seat, emit: Emit) -> None:
    """Drop what no longer counts on a seat's board: wrong SHIELD and STRIKE dice (EZ-R27), broken combos
    (EZ-R26), waiting combos that are no longer whole (EZ-R28).  What is still being placed is left alone."""
    shaman = state.shamans[seat]
    placing = seat == state.active
    for key in list(shaman.slots):
        if placing and key not in shaman.used:
            continue
        combo = state.combo(seat, key)
        pieces = shaman.slots[key]
        if combo.kind in ("strike", "shield"):
            for i in wrong_pieces(combo, pieces, state.faces):
                die, pieces[i] = pieces[i], ""
                shaman.pool.append(die)
                emit(DieDropped(seat, die, key))
            if not any(pieces):
                clear(state, seat, key)
                _break(state, seat, key, emit)
        elif (key in shaman.armed or _is_active(state, key)) and not whole(combo, pieces, state.faces):
            clear(state, seat, key)
            _break(state, seat, key, emit)


def settle_all(state: DuelState, emit: Emit) -> None:
    """Settle every board, the active one first."""
    settle(state, state.active, emit)
    for seat in state.others(state.active):
        settle(state, seat, emit)


def _is_active(state: DuelState, key: str) -> bool:
    return any(a.key == key and a.status == "active" for a in state.activations)


def _break(state: DuelState, seat: Seat, key: str, emit: Emit) -> None:
    if seat == state.active:
        mark(state, key, "broken")
    emit(ComboBroken(seat, key))


def mark(state: DuelState, key: str, status: str) -> None:
    """Give the activation of `key`, if it is active, another status."""
    for i, activation in enumerate(state.activations):
        if activation.key == key and activation.status == "active":
            state.activations[i] = Activation(key, activation.targets, status)


def settle_at_once(state: DuelState, emit: Emit) -> None:
    """Outside a window whatever changed is settled now; the active shaman takes wrong dice of combos that
    are still being placed back into the hand (EZ-R29)."""
    if state.stack[-1].holds_combos:
        return
    settle_all(state, emit)
    shaman = state.shamans[state.active]
    for key in list(shaman.slots):
        if key in shaman.used:
            continue
        pieces = shaman.slots[key]
        for i in wrong_pieces(state.combo(state.active, key), pieces, state.faces):
            die, pieces[i] = pieces[i], ""
            shaman.hand.append(die)
            emit(DieDropped(state.active, die, key, "hand"))
        if not any(pieces):
            del shaman.slots[key]


# --- tokens


def take_token(state: DuelState, seat: Seat, circle: int) -> str:
    """Lift the token off its circle; where it goes is the caller's business."""
    shaman = state.shamans[seat]
    token = shaman.totem[circle]
    shaman.totem[circle] = ""
    shaman.known[circle] = False
    return token


def spend_token(state: DuelState, seat: Seat, circle: int) -> str:
    """The token leaves the game; its id.  `check_totem` is the caller's."""
    token = take_token(state, seat, circle)
    state.removed.append(token)
    return token


def show_token(state: DuelState, seat: Seat, circle: int, emit: Emit) -> str:
    """A token is turned up and used: it leaves the game; its id."""
    token = spend_token(state, seat, circle)
    emit(TokenUsed(seat, circle, token))
    check_totem(state, seat, emit)
    return token


def return_token(state: DuelState, seat: Seat, piece: str, emit: Emit) -> None:
    """Put a token from an unfinished combo back on its circle; everybody knows it now (EZ-R21)."""
    shaman = state.shamans[seat]
    circle, token = int(piece[2]), _token_on(piece)
    shaman.totem[circle] = token
    shaman.known[circle] = True
    emit(TokenReturned(seat, circle, token))


def check_totem(state: DuelState, seat: Seat, emit: Emit) -> None:
    """A totem without tokens is lost for good; those on combos still being placed count (EZ-R39)."""
    shaman = state.shamans[seat]
    if shaman.totem_lost or shaman.tokens or shaman.out:
        return
    if seat == state.active and any(
        piece[:1] == "+" for key, pieces in shaman.slots.items() if key not in shaman.used for piece in pieces
    ):
        return
    shaman.totem_lost = True
    emit(TotemLost(seat))


def draw_token(state: DuelState, seat: Seat, circle: int) -> None:
    """A token from the bag, face down; the bag must not be empty."""
    shaman = state.shamans[seat]
    shaman.totem[circle] = state.bag.pop(state.rng.below(len(state.bag)))
    shaman.known[circle] = False


def recycle(state: DuelState, seat: Seat, circles: list[int], emit: Emit) -> None:
    """These tokens go into the bag; then as many are drawn, circle by circle."""
    if not circles:
        return
    for circle in circles:
        state.bag.append(take_token(state, seat, circle))
    for circle in circles:
        draw_token(state, seat, circle)
    emit(TokensRecycled(seat, tuple(circles)))
    emit(TokensSeen(seat, tuple((circle, state.shamans[seat].totem[circle]) for circle in circles)))


def energise(state: DuelState, seat: Seat, circle: int, emit: Emit) -> None:
    """A new token for an empty circle."""
    draw_token(state, seat, circle)
    emit(TokenDrawn(seat, circle))
    emit(TokensSeen(seat, ((circle, state.shamans[seat].totem[circle]),)))


def tokens_of(state: DuelState, seat: Seat) -> list[int]:
    """The circles that hold a token."""
    return [circle for circle, token in enumerate(state.shamans[seat].totem) if token]
