"""Duel: the end of a turn, of a shaman, of the game."""

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.steps.moves import clear, settle_all, take_off
from zonegames.games.elemenz.events import DieLost, Eliminated, GameOver, TurnEnded


def end_turn(state: DuelState, emit: Emit) -> None:
    """Everything but SHIELD and armed combos goes to the pool, borrowed dice to the Monolith; the steps of
    the turn are over."""
    shaman = state.shamans[state.active]
    shaman.pool += shaman.hand
    shaman.hand = []
    for key in list(shaman.slots):
        if key != "shield" and key not in shaman.armed:
            clear(state, state.active, key)
    give_back(state)
    settle_all(state, emit)
    shaman.used = []
    state.activations = []
    state.summoning = False
    del state.stack[1:]
    emit(TurnEnded(state.active))


def give_back(state: DuelState) -> None:
    """Borrowed dice return to the Monolith, wherever they lie (EZ-R50)."""
    shaman = state.shamans[state.active]
    for die in shaman.borrowed:
        place = "pool" if die in shaman.pool else "hand" if die in shaman.hand else ""
        if not place:
            place = next(key for key, pieces in shaman.slots.items() if die in pieces)
        take_off(state, state.active, place, die)
        next(owner for owner in state.shamans if owner.symbol == die[0]).lost.append(die)
    shaman.borrowed = []


def lose_die(state: DuelState, seat: Seat, place: str, die: str, emit: Emit) -> None:
    """A die goes to the Monolith; with the last one its shaman is out, and perhaps the game over."""
    take_off(state, seat, place, die)
    shaman = state.shamans[seat]
    shaman.lost.append(die)
    emit(DieLost(seat, die))
    if shaman.dice == 0:
        _eliminate(state, seat, emit)


def _eliminate(state: DuelState, seat: Seat, emit: Emit) -> None:
    """Out at once: tokens leave the game, avatars go to the display (EZ-R36)."""
    shaman = state.shamans[seat]
    for key in list(shaman.slots):
        clear(state, seat, key)
    for circle, token in enumerate(shaman.totem):
        if token:
            state.removed.append(token)
            shaman.totem[circle] = ""
    shaman.known = [False] * len(shaman.known)
    state.display += shaman.avatars
    shaman.avatars, shaman.avatars_known = [], []
    shaman.totem_lost = True
    shaman.out = True
    state.fallen.append(seat)
    emit(Eliminated(seat))
    living = state.living()
    if len(living) == 1:
        if seat == state.active:
            give_back(state)
        hungry = state.round >= state.options.hunger_round
        state.ended = "hunger" if hungry else "last_standing"
        state.stack.clear()
        emit(GameOver(living[0], state.ended))
    elif seat == state.active:
        end_turn(state, emit)
