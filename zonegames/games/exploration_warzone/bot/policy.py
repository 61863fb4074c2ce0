"""The policy: one chooser a kind of decision, each with its reason in a sentence.

A reason may be read by everybody at a public decision: it tells nothing of what is hidden.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.policy import Choice, Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.actions import (
    READY,
    SKIP,
    Action,
    AddWar,
    BuyHex,
    BuyWar,
    Claim,
    DiscardHex,
    DiscardWar,
    DoTrade,
    PickBerth,
    PickHex,
    Repair,
    Rotate,
    Steal,
    TakeArea,
)
from zonegames.games.exploration_warzone.bot.committing import Commitment, commitment
from zonegames.games.exploration_warzone.bot.laying import (
    RELIC_HOPE,
    best_flank,
    met,
    on_flank,
    placements,
    shows,
)
from zonegames.games.exploration_warzone.bot.worth import LAST_ROUNDS, Worth
from zonegames.games.exploration_warzone.components import HEXES, RELICS, WAR_POWER, area_resource, area_trade
from zonegames.games.exploration_warzone.refusals import price_for
from zonegames.games.exploration_warzone.view import View
from zonegames.games.exploration_warzone.words import RESOURCE_NAMES, STOCK_NAMES

TEMPERATURE: Final = 0.15
"""Of the soft-max among placements."""

EXTRA_HEX: Final = 0.3
"""An extra hex that brings less is better kept in hand."""


class WarzoneBot(Policy[View, Action]):
    """Plays one seat from its view alone, with a generator of its own."""

    def __init__(self, seat: Seat, rng: Rng) -> None:
        self.seat = seat
        self._rng = rng
        self._planned: tuple[str, int] | None = None  # hex and rotation of the placement under way
        self._commitment: Commitment | None = None  # what is still to add in the open combat
        self._deciders: dict[str, Callable[[View, Decision[Action]], Choice[Action]]] = {
            "place_hex": self._place,
            "place_rotation": self._turn,
            "spend": self._spend,
            "starter_area": self._area,
            "trade": self._trade,
            "more_hex": self._extra,
            "more_berth": self._extra,
            "more_rotation": self._extra,
            "steal": self._steal,
            "commit": self._commit,
            "war_overflow": self._give_up,
            "discard": self._give_up,
        }

    def choose(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        return self._deciders[decision.kind](view, decision)

    # --- step 1

    def _place(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        berth = view.order.index(self.seat)
        hand = [action.hex for action in decision.actions if isinstance(action, PickHex)]
        self._planned = self.placement(view, berth, hand)
        wanted = self._planned[0]
        action = next(a for a in decision.actions if isinstance(a, PickHex) and a.hex == wanted)
        return Choice(action, "Its bonuses and sides promise much.")

    def _turn(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        question = view.question
        assert question is not None
        if self._planned is None or self._planned[0] != question.hex:
            self._planned = self.placement(view, question.berth, [question.hex])
        rotation = self._planned[1]
        self._planned = None
        action = next(a for a in decision.actions if isinstance(a, Rotate) and a.rotation == rotation)
        return Choice(action, "A good bet against what rivals may show.")

    def placement(self, view: View, berth: int, hand: list[str]) -> tuple[str, int]:
        """A hex of `hand` and its rotation, to be laid face down in that berth: a soft-max pick."""
        valued = placements(view, self.seat, berth, hand)
        best = max(value for value, _ in valued)
        weights = [exp((value - best) / TEMPERATURE) for value, _ in valued]
        return valued[self._pick(weights)][1]

    def _pick(self, weights: list[float]) -> int:
        point = self._rng.chance() * sum(weights)
        for index, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return index
        return len(weights) - 1

    # --- step 2

    def _spend(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        worth = Worth(view, self.seat)
        before = worth.pool(worth.me.fleet)
        best: tuple[float, Action] = (0.0, decision.actions[0])
        for action in decision.actions[1:]:
            value = self._purchase(view, worth, action, before)
            if value > best[0]:
                best = value, action
        return Choice(best[1], _why_spend(worth, best[1]))

    def _purchase(self, view: View, worth: Worth, action: Action, pool: float) -> float:
        me = worth.me
        match action:
            case BuyHex(hex_id):
                gain = worth.pool((*me.fleet, hex_id)) - pool
                return gain * (worth.rounds_left - 0.5) - price_for(me, hex_id) * worth.tokens["C"]
            case Claim(relic):
                requires = RELICS[relic].requires
                return RELIC_HOPE * worth.relic(relic) if shows(view, self.seat, requires) else 0.0
            case Repair(amount):
                return sum(0.75 if me.hp + i <= 3 else 0.3 if me.hp + i <= 5 else 0.05 for i in range(amount))
            case BuyWar(count):
                return count * (0.3 if worth.rounds_left <= LAST_ROUNDS else 0.5 - worth.tokens["E"])
            case _:
                return 0.0

    # --- step 3

    def _area(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        worth = Worth(view, self.seat)
        question = view.question
        assert question is not None
        sides = HEXES[question.hex].sides

        def paid(action: Action) -> tuple[str, int]:
            assert isinstance(action, TakeArea)
            return area_resource(sides[action.side]) or ("C", 0)

        def value(action: Action) -> float:
            resource, amount = paid(action)
            return worth.tokens[resource] * amount

        best = max(decision.actions, key=value)
        return Choice(best, f"{STOCK_NAMES[paid(best)[0]]} would be of most use now.")

    def _trade(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        action = decision.actions[0]
        assert isinstance(action, DoTrade)
        trade = area_trade(action.code)
        assert trade is not None
        if Worth(view, self.seat).trade(trade.give, trade.get) > 0:
            return Choice(action, "Two tokens for one are worth it.")
        return Choice(SKIP, f"{STOCK_NAMES[trade.give]} would be of more use.")

    def _extra(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        """ONE MORE HEX: the best hex, berth and rotation together, asked one after the other."""
        worth = Worth(view, self.seat)
        question = view.question
        assert question is not None
        best: tuple[float, Action] | None = None
        for action in decision.actions:
            match action:
                case PickHex(hex_id):
                    value = best_flank(view, worth, hex_id)
                case PickBerth(berth):
                    value = on_flank(view, worth, question.hex, berth)
                case Rotate(rotation):
                    value = met(view, worth, question.hex, question.berth, rotation)
                case _:
                    value = EXTRA_HEX
            if best is None or value > best[0]:
                best = value, action
        assert best is not None
        return Choice(best[1], _why_extra(best[1]))

    # --- step 4

    def _steal(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        worth = Worth(view, self.seat)

        def value(action: Action) -> float:
            assert isinstance(action, Steal)
            return worth.stolen(action.resource)

        best = max(decision.actions, key=value)
        assert isinstance(best, Steal)
        if best.resource == "V":
            return Choice(best, "A point more for one is a point less for the other.")
        return Choice(best, f"{RESOURCE_NAMES[best.resource]} would be of most use now.")

    def _commit(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        combat = view.combat
        assert combat is not None
        cards = combat.side(self.seat).cards or ()
        if not cards or self._commitment is None:
            self._commitment = commitment(view, self.seat, self._pick)
            for card in cards:  # somebody else has begun this: add what is missing
                if card in self._commitment.cards:
                    self._commitment.cards.remove(card)
        if not self._commitment.cards:
            return Choice(READY, "The rest is kept for a fight that matters more.")
        card = self._commitment.cards.pop()
        action = next(a for a in decision.actions if isinstance(a, AddWar) and a.card == card)
        return Choice(action, self._commitment.reason)

    # --- losses

    def _give_up(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        worth = Worth(view, self.seat)

        def loss(action: Action) -> float:
            if isinstance(action, DiscardHex):
                return worth.hex(action.hex) * min(worth.rounds_left, 4.0) / 2
            assert isinstance(action, DiscardWar)
            return 0.3 * WAR_POWER[action.card]

        return Choice(min(decision.actions, key=loss), "It can be spared more easily than the others.")


def _why_spend(worth: Worth, action: Action) -> str:
    match action:
        case BuyHex():
            return "It makes the fleet richer, round after round."
        case Claim(relic):
            return f"Its {RELICS[relic].vp} points are worth the price and the risk."
        case Repair():
            return f"A hull of {worth.me.hp} is not safe." if worth.me.hp <= 5 else "A whole hull is safer."
        case BuyWar():
            late = worth.rounds_left <= LAST_ROUNDS
            return "Experience left over at the end is worth nothing." if late else "They decide combats."
        case _:
            return "Nothing that can be had now is worth its price."


def _why_extra(action: Action) -> str:
    match action:
        case PickHex():
            return "Its bonuses and contacts bring most."
        case PickBerth():
            return "Its sides meet the right hexes there."
        case Rotate():
            return "So its sides meet what they do best against."
        case _:
            return "No other hex would bring enough now."
