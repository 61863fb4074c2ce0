"""What things are worth to the computer player, in Victory Points, from what its seat may see."""

from dataclasses import dataclass
from math import exp
from typing import Final

from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.components import (
    BEATS,
    EFFECTS,
    HEXES,
    RELICS,
    RULES,
    SHIPS,
    WAR_POWER,
    Hex,
    area_resource,
)
from zonegames.games.exploration_warzone.view import SeatView, View

MORE_HEX: Final = 2.0
"""ONE MORE HEX: a second hex's bonuses and contacts in one round."""

WAR_HEX: Final = 0.45
BLUE_SIDE: Final = 0.18
"""A blue side of a hex one may own: its chance to touch and to work."""

LAST_ROUNDS: Final = 2.5
"""With no more rounds left than this, it is late."""

LATE: Final = 0.4
"""What is left of the value of tokens when it is late."""

PLENTY: Final = 4
"""Tokens of one kind that are enough for now."""

WANTED: Final = 1.5
"""How much more a token counts that a relic of the row asks for."""

VP_PER_ROUND: Final = 1.7
"""How fast the leader of the race collects, to guess how many rounds are left."""


@dataclass(frozen=True, slots=True)
class Facing:
    """How likely an unknown side is each effect; the rest is white or empty."""

    attack: float
    steal: float
    dodge: float

    def chance(self, effect: str | None) -> float:
        """How likely the rival's side has this effect; None: a side that is not blue."""
        match effect:
            case "A":
                return self.attack
            case "S":
                return self.steal
            case "D":
                return self.dodge
            case _:
                return 1.0 - self.attack - self.steal - self.dodge


class Worth:
    """The values of one moment for one seat; built once a decision."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.me = view.seats[seat]
        self.rivals = [s for s in view.seats if s.alive and s.seat != seat]
        self.rounds_left = self._rounds_left()
        hurt = self.me.max_hp - self.me.hp >= 3
        late = LATE if self.rounds_left <= LAST_ROUNDS else 1.0
        plain = {"C": 0.40, "E": 0.40, "T": 0.5 if hurt else 0.35}
        self.tokens = {r: value * late * self._need(r) for r, value in plain.items()}
        self.tokens["V"] = 1.0
        # Each rival's gain hurts, the more so the fewer they are.
        self.share = 1.0 / max(len(self.rivals), 1)
        self._white: dict[str, float] = {}

    def _need(self, resource: str) -> float:
        """One more token is worth less of what lies there in heaps, more of what a relic of the row lacks."""
        held = self.me.has(resource)
        costs = [dict(RELICS[card].cost) for card in self.view.row if card in RELICS]
        if any(held < cost.get(resource, 0) for cost in costs):  # type: ignore[call-overload]
            return WANTED
        return 1.0 if held < PLENTY else 0.6 if held < 2 * PLENTY else 0.25

    def _rounds_left(self) -> float:
        lead = max(s.vp for s in self.view.seats if s.alive)
        race = (self.view.options.vp_trigger - lead) / VP_PER_ROUND
        relics = max(len(s.relics) for s in self.view.seats if s.alive)
        return max(1.0, min(race, 3.0 if relics else 9.0, 12.0))

    # --- hexes

    def white(self, hex_id: str) -> float:
        """What the white areas of a hex pay this seat."""
        known = self._white.get(hex_id)
        if known is None:
            known = self._white[hex_id] = self._white_of(HEXES[hex_id], self.me)
        return known

    def _white_of(self, face: Hex, owner: SeatView) -> float:
        if face.starter:
            paid = [area_resource(area) for area in face.sides]
            best = sorted((self.tokens[p[0]] * p[1] for p in paid if p), reverse=True)
            return sum(best[: 2 if SHIPS[owner.ship].ability == "homestead" else 1])
        value = sum(self.tokens[resource] * amount for resource, amount in face.resources)
        value += sum(max(self.trade(t.give, t.get), 0.0) * 0.6 for t in face.trades)
        more = face.more and owner.hand_count > 0
        return value + (MORE_HEX if more else 0.0)

    def trade(self, give: str, get: tuple[str, str]) -> float:
        """What a trade gains."""
        return self.tokens[get[0]] + self.tokens[get[1]] - self.tokens[give]

    def hex(self, hex_id: str) -> float:
        """A hex in a pool: its white areas and the promise of its blue ones."""
        face = HEXES[hex_id]
        blue = sum(area in BEATS for area in face.sides)
        more = 0.5 * MORE_HEX if face.more and not self.me.hand_count else 0.0
        return self.white(hex_id) + BLUE_SIDE * blue + more

    def pool(self, hexes: tuple[str, ...]) -> float:
        """What a pool brings a round: all but its weakest hex are played in turn."""
        values = sorted((self.hex(hex_id) for hex_id in hexes), reverse=True)
        played = values[: max(len(values) - 1, 1)]
        return sum(played) / max(len(played), 1)

    # --- contacts

    def facing(self, rival: Seat) -> Facing:
        """The sides a rival may show: its possible hexes, the rich ones likelier, blue sides likelier."""
        owner = self.view.seats[rival]
        weights = dict.fromkeys((*EFFECTS, None), 0.0)
        for hex_id in owner.possible:
            face = HEXES[hex_id]
            likely = exp(self._white_of(face, owner))
            for area in face.sides:
                blue = area in BEATS
                weights[area if blue else None] += likely * (1.0 if blue else 0.25)  # type: ignore[index]
        total = sum(weights.values()) or 1.0
        return Facing(weights["A"] / total, weights["S"] / total, weights["D"] / total)

    def contact(self, mine: str | None, theirs: str | None, rival: Seat) -> float:
        """The payoff of my side against theirs; None is a side that is not blue."""
        other = self.view.seats[rival]
        if mine and theirs and mine != theirs:
            if BEATS[mine] == theirs:
                return 1.0 + self.effect(mine, self.me, other)
            return -(1.0 + self.effect(theirs, other, self.me)) * self._fear(other)
        if mine == theirs == "A":
            return 0.15 * (self.me.war_count - other.war_count)
        gain = self.effect(mine, self.me, other) if mine else 0.0
        loss = self.effect(theirs, other, self.me) * self._fear(other) if theirs else 0.0
        return gain - loss

    def _fear(self, rival: SeatView) -> float:
        """How much a rival's success counts against this seat."""
        return 0.35 + 0.5 * self.share

    def effect(self, effect: str, actor: SeatView, target: SeatView) -> float:
        """What an effect that works is worth to who uses it."""
        match effect:
            case "A":
                return self._attack(actor, target)
            case "S":
                bonus = 0.35 if SHIPS[actor.ship].ability == "plunder" and not actor.ability_spent else 0.0
                return self.steal(target) + bonus
            case _:
                bonus = 0.35 if SHIPS[actor.ship].ability == "slipstream" else 0.0
                return WAR_HEX + bonus

    def _attack(self, actor: SeatView, target: SeatView) -> float:
        icons = self._icons(actor)
        base = 2 if SHIPS[actor.ship].ability == "overcharge" else 1
        value = 0.45 * base + 0.08 * icons
        if target.hp <= 3:
            value += 0.5
        if target.hp <= base + icons:
            value += 1.2 if len(self.rivals) == 1 else 0.8
        return value

    def _icons(self, seat: SeatView) -> float:
        """ATTACK icons in hand; the others' are guessed."""
        return sum(WAR_POWER[card] for card in seat.war) if seat.war is not None else 1.5 * seat.war_count

    def steal(self, victim: SeatView) -> float:
        """The best token that can be stolen."""
        return max((self.stolen(resource) for resource in "CETV" if self._has(victim, resource)), default=0.0)

    def stolen(self, resource: str) -> float:
        """One stolen token; a Victory Point is also one less for a rival."""
        return self.tokens[resource] + (0.7 if resource == "V" else 0.0)

    def _has(self, victim: SeatView, resource: str) -> bool:
        return victim.has(resource) > 0 and (resource != "V" or self.view.options.steal_vp)

    # --- relics

    def relic(self, relic: str) -> float:
        """A relic that is delivered, less its cost; ending the game is good ahead and bad behind."""
        card = RELICS[relic]
        value = card.vp - sum(self.tokens[resource] * amount for resource, amount in card.cost)
        if len(self.me.relics) + 1 >= RULES.relic_trigger:
            best = max((s.score for s in self.rivals), default=0)
            value += 4.0 if self.me.score + card.vp > best else -8.0
        return value
