"""The round as a whole: its four steps, what follows them, and the next round (EW-R01, EW-R02)."""

from dataclasses import dataclass

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.exploration_warzone.actions import Action
from zonegames.games.exploration_warzone.components import RELICS, RULES
from zonegames.games.exploration_warzone.destruction import finish
from zonegames.games.exploration_warzone.events import (
    ClaimFailed,
    GameStarted,
    Recalled,
    RelicGained,
    RoundEnded,
    RoundStarted,
    WarHexGained,
    WarHexSeen,
)
from zonegames.games.exploration_warzone.row import drift, leave_row, refill
from zonegames.games.exploration_warzone.state import WarzoneState
from zonegames.games.exploration_warzone.steps.bonuses import Revealing
from zonegames.games.exploration_warzone.steps.contacts import Opening
from zonegames.games.exploration_warzone.steps.placing import Placing
from zonegames.games.exploration_warzone.steps.spending import Spending


@dataclass(frozen=True, slots=True)
class GameStart(Step[WarzoneState, Action]):
    """Everything is dealt."""

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.stack[-1] = RoundStart()
        ships = tuple(commander.ship for commander in state.commanders)
        emit(GameStarted(ships, state.first, tuple(state.row)))
        for seat, commander in enumerate(state.commanders):
            for count, card in enumerate(commander.war, 1):
                emit(WarHexGained(seat, count))
                emit(WarHexSeen(seat, card))


@dataclass(frozen=True, slots=True)
class RoundStart(Step[WarzoneState, Action]):
    """The living players in turn order, an empty Warzone, nothing used yet."""

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.round += 1
        state.order = state.clockwise_from(state.first)
        state.phase = "place"
        state.revealed = state.row_changed = False
        state.contacts, state.current = (), -1
        state.told.clear()
        for commander in state.commanders:
            commander.used, commander.ability_spent, commander.new_hex = (), False, ""
        state.stack[-1] = SpendStep()
        state.stack.append(Placing(0))
        emit(RoundStarted(state.round, state.order))


@dataclass(frozen=True, slots=True)
class SpendStep(Step[WarzoneState, Action]):
    """Step 2 begins."""

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.phase = "spend"
        state.stack[-1] = BonusStep()
        state.stack.append(Spending(0))


@dataclass(frozen=True, slots=True)
class BonusStep(Step[WarzoneState, Action]):
    """Step 3 begins."""

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.phase = "bonus"
        state.stack[-1] = WarzoneStep()
        state.stack.append(Revealing())


@dataclass(frozen=True, slots=True)
class WarzoneStep(Step[WarzoneState, Action]):
    """Step 4 begins."""

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.phase = "warzone"
        state.stack[-1] = RoundEnd()
        state.stack.append(Opening())


@dataclass(frozen=True, slots=True)
class RoundEnd(Step[WarzoneState, Action]):
    """Claims, wakes, recalls, row drift, the check of the endings, and the token moves on."""

    def run(self, state: WarzoneState, emit: Emit) -> None:
        state.phase = "end"
        living = state.living()
        for seat in living:
            _settle_claim(state, seat, emit)
        for laid in state.cells.values():
            state.commanders[laid.seat].wake.append(laid.hex)
        state.cells.clear()
        for seat in living:
            _recall(state, seat, emit)
        drift(state, emit)
        emit(RoundEnded(state.round))
        if reasons := _endings(state, living):
            finish(state, reasons, emit)
            return
        state.first = state.clockwise_from((state.first + 1) % len(state.commanders))[0]
        state.stack[-1] = RoundStart()


def _settle_claim(state: WarzoneState, seat: Seat, emit: Emit) -> None:
    """Delivered if the relic's effect worked for the claimant this round, else paid back (EW-R14, EW-R15)."""
    commander = state.commanders[seat]
    relic, commander.claim = commander.claim, ""
    if not relic:
        return
    if RELICS[relic].requires in commander.used:
        commander.relics.append(relic)
        leave_row(state, relic)
        emit(RelicGained(seat, relic))
        refill(state, emit)
        return
    for resource, amount in RELICS[relic].cost:
        commander.stock[resource] += amount
    emit(ClaimFailed(seat, relic))


def _recall(state: WarzoneState, seat: Seat, emit: Emit) -> None:
    """With 0 or 1 hexes in hand the whole wake comes back (EW-R05)."""
    commander = state.commanders[seat]
    if len(commander.hand) > RULES.recall_at_or_below or not commander.wake:
        return
    count = len(commander.wake)
    commander.hand += commander.wake
    commander.wake = []
    emit(Recalled(seat, count))


def _endings(state: WarzoneState, living: list[Seat]) -> tuple[str, ...]:
    """The endings that are checked at the end of a round; several may hold together (EW-R33, EW-R34)."""
    commanders = [state.commanders[seat] for seat in living]
    reasons: list[str] = []
    if any(len(commander.relics) >= RULES.relic_trigger for commander in commanders):
        reasons.append("two_relics")
    if any(commander.stock["V"] >= state.options.vp_trigger for commander in commanders):
        reasons.append("vp")
    if len(state.row) < RULES.row_size:
        reasons.append("frontier")
    return tuple(reasons)
