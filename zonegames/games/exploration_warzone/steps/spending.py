"""Step 2: everybody spends once (rulebook, Spend resources; EW-R07)."""

from dataclasses import dataclass
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.exploration_warzone.actions import (
    BUY_HEX,
    BUY_WAR,
    CLAIM,
    PASS,
    REPAIR,
    Action,
    BuyHex,
    BuyWar,
    Claim,
    Repair,
)
from zonegames.games.exploration_warzone.components import (
    ACTION_HEXES,
    RELICS,
    RULES,
    SHIPS,
    WAR_POWER,
    price,
)
from zonegames.games.exploration_warzone.events import HexBought, Paid, Passed, RelicClaimed, Repaired
from zonegames.games.exploration_warzone.row import leave_row, refill
from zonegames.games.exploration_warzone.state import WarzoneState
from zonegames.games.exploration_warzone.steps.drawing import Drawing

PRICES: Final = {
    ship.id: {hex_id: price(hex_id, ship.ability) for hex_id in ACTION_HEXES} for ship in SHIPS.values()
}
"""What each ship pays for each Action hex."""


@dataclass(frozen=True, slots=True)
class Spending(Step[WarzoneState, Action]):
    """One purchase, repair or claim, or a pass, seat by seat."""

    turn: int

    def decision(self, state: WarzoneState) -> Decision[Action] | None:
        if self.turn == len(state.order):
            return None
        seat = state.order[self.turn]
        if state.commanders[seat].hp <= 0:
            return None
        return Decision(seat, "spend", tuple(_offers(state, seat)))

    def run(self, state: WarzoneState, emit: Emit) -> None:
        if self.turn == len(state.order):
            state.stack.pop()
        else:
            state.stack[-1] = Spending(self.turn + 1)  # destroyed before its turn to spend

    def answer(self, state: WarzoneState, action: Action, emit: Emit) -> None:
        seat = state.order[self.turn]
        commander = state.commanders[seat]
        state.stack[-1] = Spending(self.turn + 1)
        match action:
            case BuyHex(hex_id):
                cost = PRICES[commander.ship][hex_id]
                commander.stock["C"] -= cost
                commander.hand.append(hex_id)
                commander.new_hex = hex_id
                leave_row(state, hex_id)
                emit(HexBought(seat, hex_id, cost))
                refill(state, emit)
            case BuyWar(count):
                state.stack.append(BuyingWar(seat, count))
            case Repair(amount):
                commander.stock["T"] -= amount
                commander.hp += amount
                emit(Repaired(seat, amount, commander.hp))
            case Claim(relic):
                for resource, amount in RELICS[relic].cost:
                    commander.stock[resource] -= amount
                commander.claim = relic
                emit(RelicClaimed(seat, relic))
            case _:
                emit(Passed(seat))


@dataclass(frozen=True, slots=True)
class BuyingWar(Step[WarzoneState, Action]):
    """War hexes bought one at a time: pay, draw, and again; a Global card may end it early."""

    seat: Seat
    left: int

    def run(self, state: WarzoneState, emit: Emit) -> None:
        commander = state.commanders[self.seat]
        if not (self.left and commander.hp > 0 and commander.stock["E"]):
            state.stack.pop()
            return
        commander.stock["E"] -= 1
        state.stack[-1] = BuyingWar(self.seat, self.left - 1)
        state.stack.append(Drawing(self.seat))
        emit(Paid(self.seat, "E", 1))


def _offers(state: WarzoneState, seat: Seat) -> list[Action]:
    """Everything this seat can pay for, the pass first."""
    commander = state.commanders[seat]
    stock = commander.stock
    offers: list[Action] = [PASS]
    affordable = min(stock["E"], RULES.war_hand_limit - len(commander.war))
    if affordable > 0:
        offers += BUY_WAR[: min(affordable, war_hexes_left(state))]
    repairs = min(stock["T"], commander.max_hp - commander.hp)
    if repairs > 0:
        offers += REPAIR[:repairs]
    prices = PRICES[commander.ship]
    for card in state.row:
        cost = prices.get(card)
        if cost is None:
            if _may_claim(state, commander.stock, card):
                offers.append(CLAIM[card])
        elif cost <= stock["C"]:
            offers.append(BUY_HEX[card])
    return offers


def _may_claim(state: WarzoneState, stock: dict[str, int], relic: str) -> bool:
    """Both icons can be paid and nobody has claimed the relic this round (EW-R16, EW-R17)."""
    (one, first), (two, second) = RELICS[relic].cost
    if stock[one] < first or stock[two] < second:
        return False
    return all(commander.claim != relic for commander in state.commanders)


def war_hexes_left(state: WarzoneState) -> int:
    """How many War hexes lie in deck and discard."""
    return sum(card in WAR_POWER for card in state.war_deck) + sum(
        card in WAR_POWER for card in state.war_discard
    )
