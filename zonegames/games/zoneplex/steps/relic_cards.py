"""Relics that come and go: from the deck, and from hand to hand."""

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import JAR, RELICS, Relic
from zonegames.games.zoneplex.events import (
    JarGained,
    RelicDeckReshuffled,
    RelicDrawn,
    RelicRevealed,
    RelicSeen,
    Why,
)
from zonegames.games.zoneplex.state import Held, State
from zonegames.games.zoneplex.steps.pieces import settle_influence


def can_draw(state: State) -> bool:
    """Whether there is a relic left to draw (ZP-R35)."""
    return bool(state.relic_deck or state.relic_discard)


def draw_relic(state: State, seat: Seat, why: Why, emit: Emit) -> None:
    """The top relic, if there is one, goes to a hand that has room; what must lie open is turned up."""
    if not can_draw(state):
        return
    if not state.relic_deck:
        state.relic_deck, state.relic_discard = state.relic_discard, []
        state.rng.shuffle(state.relic_deck)
        emit(RelicDeckReshuffled())
    relic = state.relic_deck.pop()
    hidden = state.seats[seat].hidden
    hidden.append(Held(relic, state.turn))
    emit(RelicDrawn(seat, why))
    if RELICS[relic].timing != "reveal":
        emit(RelicSeen(seat, relic))
        return
    hidden.pop()
    gain_open(state, seat, relic, why, emit)


def gain_open(state: State, seat: Seat, relic: Relic, why: Why, emit: Emit) -> None:
    """A face-up relic, or the Jar, lies with its new owner and counts at once."""
    if relic == JAR:
        state.seats[seat].jar = True
        emit(JarGained(seat, why))
        return
    state.seats[seat].shown.append(relic)
    emit(RelicRevealed(seat, relic, why))
    settle_influence(state, emit)
