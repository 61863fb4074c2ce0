"""The computer player: values what it sees, guesses what it does not, and mixes so that it cannot be read."""

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
from zonegames.games.exploration_warzone.components import (
    BEATS,
    EFFECTS,
    HEXES,
    RELICS,
    SHIPS,
    WAR_POWER,
    area_resource,
    area_trade,
    opposite,
)
from zonegames.games.exploration_warzone.refusals import price_for
from zonegames.games.exploration_warzone.view import SeatView, View
from zonegames.games.exploration_warzone.worth import Facing, Worth

TEMPERATURE: Final = 0.15
"""Of the soft-max among placements."""

RELIC_HOPE: Final = 0.65
"""How often a claimed relic is counted on."""

ATTACK_HABITS: Final = (0.45, 0.15, 0.20, 0.20)
DEFENCE_HABITS: Final = (0.50, 0.15, 0.20, 0.15)
"""How often 0, 1, 2 or all icons are committed when neither a kill nor survival is at stake."""


class Captain(Policy[View, Action]):
    """Plays one seat from its view alone, with a generator of its own."""

    def __init__(self, seat: Seat, rng: Rng) -> None:
        self.seat = seat
        self._rng = rng
        self._planned: tuple[str, int] | None = None  # hex and rotation of the placement under way
        self._commitment: list[str] | None = None  # War hexes still to add in the open combat
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
        return Choice(action, "the best mix of bonuses and contacts")

    def _turn(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        question = view.question
        assert question is not None
        if self._planned is None or self._planned[0] != question.hex:
            self._planned = self.placement(view, question.berth, [question.hex])
        rotation = self._planned[1]
        self._planned = None
        action = next(a for a in decision.actions if isinstance(a, Rotate) and a.rotation == rotation)
        return Choice(action, "turned towards the likeliest gain")

    def placement(self, view: View, berth: int, hand: list[str]) -> tuple[str, int]:
        """A hex of `hand` and its rotation, to be laid face down in that berth."""
        return self._mixed(self._placements(view, berth, hand))

    def _placements(self, view: View, berth: int, hand: list[str]) -> list[tuple[float, tuple[str, int]]]:
        """Each hex and rotation with its value against what the rivals may have laid."""
        worth = Worth(view, self.seat)
        touching = [
            (direction, view.order[other], worth.facing(view.order[other]))
            for direction, other in view.layout.touching[berth]
            if other < view.layout.mains
        ]
        hopes = self._relic_hopes(view, worth)
        payoffs = {
            (effect, rival): self._expected(worth, effect, rival, facing)
            for _, rival, facing in touching
            for effect in (*EFFECTS, None)
        }
        valued: list[tuple[float, tuple[str, int]]] = []
        for hex_id in hand:
            white = worth.white(hex_id)
            for rotation in HEXES[hex_id].rotations:
                areas = HEXES[hex_id].facing[rotation]
                shown = [(_effect(areas[direction]), rival) for direction, rival, _ in touching]
                value = white + sum(payoffs[side] for side in shown)
                value += max((hopes.get(effect or "", 0.0) for effect, _ in shown), default=0.0)
                valued.append((value, (hex_id, rotation)))
        return valued

    def _expected(self, worth: Worth, mine: str | None, rival: Seat, facing: Facing) -> float:
        return sum(facing.chance(theirs) * worth.contact(mine, theirs, rival) for theirs in (*EFFECTS, None))

    def _relic_hopes(self, view: View, worth: Worth) -> dict[str, float]:
        """By effect: what the best relic in reach adds to showing it."""
        hopes: dict[str, float] = {}
        for card in view.row:
            relic = RELICS.get(card)
            if relic is not None and all(worth.me.has(resource) >= n for resource, n in relic.cost):
                hopes[relic.requires] = max(hopes.get(relic.requires, 0.0), RELIC_HOPE * worth.relic(card))
        return hopes

    def _mixed(self, valued: list[tuple[float, tuple[str, int]]]) -> tuple[str, int]:
        """A soft-max pick."""
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
        return Choice(best[1], "the best use of the tokens")

    def _purchase(self, view: View, worth: Worth, action: Action, pool: float) -> float:
        me = worth.me
        match action:
            case BuyHex(hex_id):
                gain = worth.pool((*me.fleet, hex_id)) - pool
                return gain * (worth.rounds_left - 0.5) - price_for(me, hex_id) * worth.tokens["C"]
            case Claim(relic):
                return RELIC_HOPE * worth.relic(relic) if self._shows(view, RELICS[relic].requires) else 0.0
            case Repair(amount):
                return sum(0.75 if me.hp + i <= 3 else 0.3 if me.hp + i <= 5 else 0.05 for i in range(amount))
            case BuyWar(count):
                return count * (0.3 if worth.rounds_left <= 2.5 else 0.5 - worth.tokens["E"])
            case _:
                return 0.0

    def _shows(self, view: View, effect: str) -> bool:
        """Whether the own main hex turns this effect towards a rival."""
        laid = next((laid for laid in view.laid if laid.seat == self.seat), None)
        if laid is None:
            return False
        return any(
            laid.area(direction) == effect
            for direction, other in view.layout.touching[laid.berth]
            if view.at(other) is not None
        )

    # --- step 3

    def _area(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        worth = Worth(view, self.seat)
        question = view.question
        assert question is not None
        sides = HEXES[question.hex].sides

        def value(action: Action) -> float:
            assert isinstance(action, TakeArea)
            resource, amount = area_resource(sides[action.side]) or ("C", 0)
            return worth.tokens[resource] * amount

        return Choice(max(decision.actions, key=value), "the bonus that is worth most")

    def _trade(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        action = decision.actions[0]
        assert isinstance(action, DoTrade)
        trade = area_trade(action.code)
        assert trade is not None
        gain = Worth(view, self.seat).trade(trade.give, trade.get)
        return Choice(
            action if gain > 0 else SKIP, "a trade that pays" if gain > 0 else "the trade does not pay"
        )

    def _extra(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        """ONE MORE HEX: the best hex, berth and rotation together, asked one after the other."""
        worth = Worth(view, self.seat)
        question = view.question
        assert question is not None
        mains = view.layout.mains
        free = [b for b in range(mains, len(view.layout.cells)) if view.at(b) is None]
        best: tuple[float, Action] | None = None
        for action in decision.actions:
            match action:
                case PickHex(hex_id):
                    value = worth.white(hex_id) + max(self._lay(view, worth, hex_id, b) for b in free)
                case PickBerth(berth):
                    value = self._lay(view, worth, question.hex, berth)
                case Rotate(rotation):
                    value = self._meet(view, worth, question.hex, question.berth, rotation)
                case _:
                    value = 0.3  # an extra hex that brings less is better kept in hand
            if best is None or value > best[0]:
                best = value, action
        assert best is not None
        return Choice(best[1], "the flank where it does most")

    def _lay(self, view: View, worth: Worth, hex_id: str, berth: int) -> float:
        return max(self._meet(view, worth, hex_id, berth, k) for k in HEXES[hex_id].rotations)

    def _meet(self, view: View, worth: Worth, hex_id: str, berth: int, rotation: int) -> float:
        """The contacts of a hex among hexes that lie face up."""
        facing = HEXES[hex_id].facing[rotation]
        value = 0.0
        for direction, other in view.layout.touching[berth]:
            laid = view.at(other)
            if laid is not None and laid.seat != self.seat:
                theirs = laid.area(opposite(direction))
                value += worth.contact(_effect(facing[direction]), _effect(theirs or ""), laid.seat)
        return value

    # --- step 4

    def _steal(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        worth = Worth(view, self.seat)

        def value(action: Action) -> float:
            assert isinstance(action, Steal)
            return worth.stolen(action.resource)

        return Choice(max(decision.actions, key=value), "the token that is worth most")

    def _commit(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        combat = view.combat
        assert combat is not None
        cards = combat.side(self.seat).cards or ()
        if not cards or self._commitment is None:
            self._commitment = self._commit_plan(view)
            for card in cards:  # somebody else has begun this: add what is missing
                if card in self._commitment:
                    self._commitment.remove(card)
        if not self._commitment:
            return Choice(READY, "enough for this fight")
        card = self._commitment.pop()
        action = next(a for a in decision.actions if isinstance(a, AddWar) and a.card == card)
        return Choice(action, "this fight is worth it")

    def _commit_plan(self, view: View) -> list[str]:
        """The War hexes to use: for a kill, to survive, else by habit."""
        combat = view.combat
        assert combat is not None
        mine = combat.side(self.seat)
        rival = combat.defender if mine is combat.attacker else combat.attacker
        held = sorted(view.me.war or (), key=WAR_POWER.__getitem__)
        icons = sum(WAR_POWER[card] for card in held)
        target = view.seats[rival.seat]
        kill = target.hp + _armour(target) + rival.base - mine.base
        if icons >= kill:
            return _at_least(held, kill + round(0.5 * rival.war_count))
        blow = rival.base + 1.5 * rival.war_count - mine.base - _armour(view.me)
        if blow >= view.me.hp and rival.base + rival.war_count > 0:
            return _at_least(held, round(blow - view.me.hp + 1))
        habits = ATTACK_HABITS if mine.base else DEFENCE_HABITS
        wanted = (0, 1, 2, icons)[self._pick(list(habits))]
        return _at_least(held, min(wanted, icons))

    # --- losses

    def _give_up(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        worth = Worth(view, self.seat)

        def loss(action: Action) -> float:
            if isinstance(action, DiscardHex):
                return worth.hex(action.hex) * min(worth.rounds_left, 4.0) / 2
            assert isinstance(action, DiscardWar)
            return 0.3 * WAR_POWER[action.card]

        return Choice(min(decision.actions, key=loss), "what can best be spared")


def _effect(area: str) -> str | None:
    return area if area in BEATS else None


def _armour(ship: SeatView) -> int:
    """What the ship takes off the next combat damage."""
    return int(SHIPS[ship.ship].ability == "armour" and not ship.ability_spent)


def _at_least(held: list[str], icons: int) -> list[str]:
    """The cheapest War hexes with so many icons, weakest first; all if they do not suffice."""
    taken: list[str] = []
    missing = icons
    for card in held:
        if missing <= 0:
            break
        taken.append(card)
        missing -= WAR_POWER[card]
    return taken
