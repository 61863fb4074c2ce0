"""Duel, step 2: dice and element tokens on the spaces, until the shaman is done."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.actions import (
    DONE,
    FREE_REROLL,
    FreeReroll,
    Place,
    PlaceToken,
    UseAvatar,
    UseToken,
    place,
    place_token,
)
from zonegames.games.elemenz.components import (
    AVATAR_LIMIT,
    CIRCLE_SYMBOLS,
    FACES_IN_ORDER,
    TOKEN_SYMBOLS,
    WILD,
    Combo,
)
from zonegames.games.elemenz.dice import pick
from zonegames.games.elemenz.duel.combos import completable, dice_on, free_slot, purchases, ready, shows
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.activate import activate
from zonegames.games.elemenz.duel.steps.avatars import avatar_uses, use_the_avatar
from zonegames.games.elemenz.duel.steps.free import can_reroll_free, reroll_free
from zonegames.games.elemenz.duel.steps.moves import DuelStep, check_totem, return_token, take_token
from zonegames.games.elemenz.duel.steps.tokens import token_uses, use_the_token
from zonegames.games.elemenz.events import DieDropped, DiePlaced, TokenPlaced
from zonegames.games.elemenz.keys import STACKS, buy_key, destroy_key, totem_key


@dataclass(frozen=True, slots=True)
class Placing(DuelStep):
    """`place`, until `done`; of recovered dice too (bonus placing, EZ-R32)."""

    def decision(self, state: DuelState) -> Decision[Any] | None:
        seat = state.active
        shaman = state.shamans[seat]
        actions = places(state) if shaman.hand else []
        actions.append(DONE)
        if shaman.symbol == "A" and can_reroll_free(state):
            actions.append(FREE_REROLL)
        if not shaman.hidden:
            return Decision(seat, "place", tuple(actions))
        private = (*token_places(state), *token_uses(state, seat), *avatar_uses(state, seat, "place"))
        return Decision(seat, "place", tuple(actions), private=private, private_entry=True)

    def answer(self, state: DuelState, action: Any, emit: Emit) -> None:
        if isinstance(action, Place):
            _place(state, action, emit)
        elif isinstance(action, PlaceToken):
            _place_token(state, action.circle, action.key, emit)
        elif isinstance(action, UseToken):
            use_the_token(state, state.active, action, emit)
        elif isinstance(action, UseAvatar):
            use_the_avatar(state, state.active, action.tile, emit)
        elif isinstance(action, FreeReroll):
            reroll_free(state)
        else:
            state.stack.pop()
            _finish(state, emit)


# --- what may be placed where


def places(state: DuelState) -> list[Any]:
    """Every die group on every group of spaces where it may go, counting each face-down token of the seat
    as any element (EZ-R70).  Tells nothing of what the tokens are."""
    seat, faces = state.active, state.faces
    shaman = state.shamans[seat]
    hand: dict[str, int] = {}
    for die in shaman.hand:
        face = faces[die]
        hand[face] = hand.get(face, 0) + 1
    tokens = shaman.tokens
    found: list[tuple[str, str]] = []
    for combo in state.boards.own[seat]:
        if combo.key not in shaman.used:
            _on_combo(combo, shaman.slots.get(combo.key), faces, hand, tokens, found)
    _on_totems(state, seat, hand, found)
    if shaman.symbol in hand:
        _on_avatars(state, seat, hand, found)
    for rival in state.others(seat):
        if state.shamans[rival].avatars:
            _pair(state, seat, destroy_key(rival), state.shamans[rival].symbol, hand, found)
    if not shaman.borrowed:
        return [place(shaman.symbol, face, key) for face, key in found]
    lots = _lots(state, seat)
    return [place(colour, face, key, lent) for face, key in found for colour, lent in lots[face]]


def _lots(state: DuelState, seat: Seat) -> dict[str, list[tuple[str, bool]]]:
    """By face, the (colour, borrowed) of the dice in hand that show it."""
    shaman = state.shamans[seat]
    lots: dict[str, list[tuple[str, bool]]] = {face: [] for face in FACES_IN_ORDER}
    for die in sorted(shaman.hand, key=lambda d: (d in shaman.borrowed, d)):
        lot = (die[0], die in shaman.borrowed)
        if lot not in lots[state.faces[die]]:
            lots[state.faces[die]].append(lot)
    return lots


def _on_combo(
    combo: Combo,
    pieces: list[str] | None,
    faces: dict[str, str],
    hand: dict[str, int],
    tokens: int,
    found: list[tuple[str, str]],
) -> None:
    """The faces that may go on a combo of the own board."""
    if pieces is None:
        blank = _BLANK[len(combo.slots)]
        for run in combo.runs:
            if run.symbol in hand:
                if not completable(combo, blank, faces, hand, tokens):
                    return
                found.append((run.symbol, combo.key))
        return
    possible = completable(combo, pieces, faces, hand, tokens)
    for run in combo.runs:
        lying = pieces[run.start : run.stop]
        if "" not in lying:
            continue
        if possible and run.symbol in hand:
            found.append((run.symbol, combo.key))
        if WILD in hand and run.symbol in [shows(piece, faces) for piece in lying]:
            trial = pieces[:]
            trial[pieces.index("", run.start)] = _ANCHORED
            left = {**hand, WILD: hand[WILD] - 1}
            if completable(combo, trial, faces, left, tokens):
                found.append((WILD, combo.key))


_BLANK = tuple([""] * n for n in range(6))
_ANCHORED = "+Z"
"""A piece that counts: a wild beside its anchor, while a combo is tried."""


def _on_totems(state: DuelState, seat: Seat, hand: dict[str, int], found: list[tuple[str, str]]) -> None:
    """Energise beside an own empty circle, Burn beside a rival's token: dice only (EZ-R19)."""
    shaman = state.shamans[seat]
    if state.bag and not shaman.totem_lost:
        for circle, token in enumerate(shaman.totem):
            if not token:
                _pair(state, seat, totem_key(seat, circle), CIRCLE_SYMBOLS[circle], hand, found)
    for rival in state.others(seat):
        for circle, token in enumerate(state.shamans[rival].totem):
            if token:
                _pair(state, seat, totem_key(rival, circle), CIRCLE_SYMBOLS[circle], hand, found)


def _pair(
    state: DuelState, seat: Seat, key: str, symbol: str, hand: dict[str, int], found: list[tuple[str, str]]
) -> None:
    """Two dice of a symbol, one of which may be an anchored wild."""
    shaman = state.shamans[seat]
    real, wild = hand.get(symbol, 0), hand.get(WILD, 0)
    pieces = shaman.slots.get(key)
    if pieces is None:
        if real and real + wild > 1 and key not in shaman.used:
            found.append((symbol, key))
    elif "" in pieces and key not in shaman.used:
        if real:
            found.append((symbol, key))
        if wild and symbol in [shows(piece, state.faces) for piece in pieces]:
            found.append((WILD, key))


def _on_avatars(state: DuelState, seat: Seat, hand: dict[str, int], found: list[tuple[str, str]]) -> None:
    """One die of the own symbol buys a tile; pending purchases count (EZ-R46, R48)."""
    if not (state.display or any(state.stacks)):
        return
    shaman = state.shamans[seat]
    if len(shaman.avatars) + purchases(shaman) >= AVATAR_LIMIT:
        return
    sources = [STACKS[i] for i, stack in enumerate(state.stacks) if stack]
    for source in (*sources, *dict.fromkeys(state.display)):
        key = buy_key(source)
        if key not in shaman.used and key not in shaman.slots:
            found.append((shaman.symbol, key))


def token_places(state: DuelState) -> list[Any]:
    """Where the element tokens of the active shaman fit on its own board."""
    seat = state.active
    shaman = state.shamans[seat]
    found: list[Any] = []
    for circle, token in enumerate(shaman.totem):
        symbol = TOKEN_SYMBOLS[token] if token else ""
        if symbol:
            found += [
                place_token(circle, combo.key)
                for combo in state.boards.own[seat]
                if combo.key not in shaman.used and _has_room(combo, shaman.slots.get(combo.key), symbol)
            ]
    return found


def _has_room(combo: Combo, pieces: list[str] | None, symbol: str) -> bool:
    for run in combo.runs:
        if run.symbol == symbol:
            return pieces is None or "" in pieces[run.start : run.stop]
    return False


# --- placing


def _place(state: DuelState, action: Place, emit: Emit) -> None:
    seat = state.active
    shaman = state.shamans[seat]
    group = (action.colour, action.face, action.borrowed)
    die = pick(shaman.hand, state.faces, shaman.borrowed, group)
    shaman.hand.remove(die)
    _put(state, seat, action.key, die, action.face)
    state.summoning = False
    emit(DiePlaced(seat, die, action.face, action.key))


def _place_token(state: DuelState, circle: int, key: str, emit: Emit) -> None:
    seat = state.active
    token = take_token(state, seat, circle)
    symbol = TOKEN_SYMBOLS[token]
    _put(state, seat, key, f"+{symbol}{circle}", symbol)
    state.summoning = False
    emit(TokenPlaced(seat, circle, token, key))


def _put(state: DuelState, seat: Seat, key: str, piece: str, face: str) -> None:
    """On the first free space of the run that takes it; in STRIKE a single real one lies in the middle."""
    combo = state.combo(seat, key)
    slots = state.shamans[seat].slots
    pieces = slots.setdefault(key, [""] * len(combo.slots))
    slot = free_slot(combo, pieces, state.faces, face)
    assert slot is not None
    pieces[slot] = piece
    if combo.kind == "strike" and "" not in pieces:
        pieces.sort(key=lambda p: shows(p, state.faces) == WILD)
        if shows(pieces[1], state.faces) == WILD:
            pieces[0], pieces[1] = pieces[1], pieces[0]


# --- done


def _finish(state: DuelState, emit: Emit) -> None:
    """Unfinished combos and the rest of the hand go back (EZ-R21); the others are activated."""
    seat = state.active
    shaman = state.shamans[seat]
    state.summoning = False
    completed: list[str] = []
    for key in list(shaman.slots):
        if key in shaman.used:
            continue
        pieces = shaman.slots[key]
        if ready(state.combo(seat, key), pieces, state.faces):
            completed.append(key)
            continue
        del shaman.slots[key]
        for die in dice_on(pieces):
            shaman.pool.append(die)
            emit(DieDropped(seat, die, key))
        for piece in pieces:
            if piece[:1] == "+":
                return_token(state, seat, piece, emit)
    shaman.pool += shaman.hand
    shaman.hand = []
    shaman.used += completed
    check_totem(state, seat, emit)
    if completed:
        activate(state, completed, emit)
