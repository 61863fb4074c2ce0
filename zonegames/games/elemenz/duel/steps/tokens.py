"""Duel: when the face-down tokens may be used, and what comes of it."""

from typing import Any

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.actions import UseToken, repair, use_token
from zonegames.games.elemenz.components import ELEMENT_TOKENS, TOKEN_SYMBOLS, WILD, Combo
from zonegames.games.elemenz.duel.combos import shows, whole
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.moves import (
    can_recover,
    check_totem,
    recover,
    show_token,
    take_token,
)
from zonegames.games.elemenz.duel.steps.picks import ChooseDie, Use, any_for
from zonegames.games.elemenz.duel.steps.surge import check_dice
from zonegames.games.elemenz.events import ComboRepaired
from zonegames.games.elemenz.keys import totem_key

_USES: dict[str, Use] = {"winds": "reroll", "wild_pulse": "reroll_other", "totem_buff": "cancel"}


def token_uses(state: DuelState, seat: Seat) -> list[Any]:
    """The tokens that `seat` may turn up and use now; element tokens are placed instead."""
    uses: list[Any] = []
    for circle, token in enumerate(state.shamans[seat].totem):
        if not token or TOKEN_SYMBOLS[token]:
            continue
        if token == "restoration":
            if can_recover(state, seat):
                uses.append(use_token(circle))
        elif any_for(state, seat, _USES[token], _spared(token, seat, circle)):
            uses.append(use_token(circle))
    return uses


def use_the_token(state: DuelState, seat: Seat, action: UseToken, emit: Emit) -> None:
    """Turn a token up and carry it out (EZ-R29 to R31)."""
    token = show_token(state, seat, action.circle, emit)
    if token == "restoration":
        own_turn = seat == state.active
        recover(state, seat, "token", own_turn, emit)
        if own_turn:
            check_dice(state, emit)
    else:
        state.stack.append(ChooseDie(seat, _USES[token], _spared(token, seat, action.circle)))


def _spared(token: str, seat: Seat, circle: int) -> str:
    """The spaces whose dice the token may not choose: a re-roll cannot stop its own Burn (EZ-R42)."""
    return "" if token == "totem_buff" else totem_key(seat, circle)


# --- repairing (EZ-R26)


def repairs(state: DuelState, seat: Seat) -> list[Any]:
    """Own cracked named combos that an own element token would help; of two alike each is offered, for it
    leaves another circle empty."""
    shaman = state.shamans[seat]
    symbols = [TOKEN_SYMBOLS.get(token, "") for token in shaman.totem]
    if not any(symbols):
        return []
    cracked = [key for key in shaman.armed if key in shaman.slots]
    if seat == state.active:
        cracked += [a.key for a in state.activations if a.status == "active" and a.key in shaman.slots]
    found: list[Any] = []
    for key in cracked:
        combo, pieces = state.combo(seat, key), shaman.slots[key]
        if combo.kind in ("normal", "waiting") and not whole(combo, pieces, state.faces):
            found += [
                repair(circle, key)
                for circle, symbol in enumerate(symbols)
                if symbol and _gap(combo, pieces, state.faces, symbol) is not None
            ]
    return found


def _gap(combo: Combo, pieces: list[str], faces: dict[str, str], symbol: str) -> int | None:
    """Where a token of this symbol would help: an empty space, else a wrong die, else a lone wild."""
    for run in combo.runs:
        if run.symbol != symbol:
            continue
        shown = [shows(piece, faces) for piece in pieces[run.start : run.stop]]
        for wanted in ("", "wrong", WILD):
            for i, face in enumerate(shown, run.start):
                kind = face if face in ("", WILD) else "wrong" if face != symbol else "right"
                if kind == wanted and not (kind == WILD and symbol in shown):
                    return i
    return None


def carry_out_repair(state: DuelState, seat: Seat, circle: int, key: str, emit: Emit) -> None:
    """The token takes the place; a wrong die goes to the pool."""
    shaman = state.shamans[seat]
    token = take_token(state, seat, circle)
    symbol = TOKEN_SYMBOLS[token]
    pieces = shaman.slots[key]
    gap = _gap(state.combo(seat, key), pieces, state.faces, symbol)
    assert gap is not None
    if pieces[gap]:
        shaman.pool.append(pieces[gap])
    pieces[gap] = f"+{symbol}{circle}"
    emit(ComboRepaired(seat, circle, ELEMENT_TOKENS[symbol], key))
    check_totem(state, seat, emit)
