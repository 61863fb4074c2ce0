"""Ships that are lost, and the end of the game."""

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.components import HEXES
from zonegames.games.exploration_warzone.events import GameOver, ShipDestroyed
from zonegames.games.exploration_warzone.scoring import ranking, score
from zonegames.games.exploration_warzone.state import WarzoneState


def discard_hex(state: WarzoneState, hex_id: str) -> None:
    """A hex is lost: an Action hex to the discard, a Starter hex out of the game."""
    (state.removed if HEXES[hex_id].starter else state.discard).append(hex_id)


def destroy(state: WarzoneState, seats: tuple[Seat, ...], emit: Emit) -> None:
    """Ships at 0 HP, hit by one blow, leave the game; ends it when one ship or none is left.

    V tokens and relics stay for the record; a claim lapses with what was paid for it.
    """
    state.fallen = (*state.fallen, seats)
    for seat in seats:
        commander = state.commanders[seat]
        laid = [berth for berth, hex_laid in state.cells.items() if hex_laid.seat == seat]
        for hex_id in (*commander.hand, *commander.wake, *(state.cells.pop(berth).hex for berth in laid)):
            discard_hex(state, hex_id)
        state.war_discard += commander.war
        commander.hand, commander.wake, commander.war = [], [], []
        commander.stock["C"] = commander.stock["E"] = commander.stock["T"] = 0
        commander.claim = ""
    for seat in seats:
        emit(ShipDestroyed(seat))
    left = sum(commander.alive for commander in state.commanders)
    if left < 2:
        finish(state, ("last_standing",) if left else ("all_destroyed",), emit)


def finish(state: WarzoneState, reasons: tuple[str, ...], emit: Emit) -> None:
    """The game is over: nothing is left to do."""
    state.reasons = reasons
    state.stack.clear()
    places = ranking(state)
    emit(
        GameOver(
            winners=places[0],
            ranking=places,
            scores=tuple(score(commander) for commander in state.commanders),
            reasons=reasons,
            rounds=state.round,
            ships=tuple(commander.ship for commander in state.commanders),
        )
    )
