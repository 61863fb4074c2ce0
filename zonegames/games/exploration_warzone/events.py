"""What can happen, and who learns it.  Public unless a class says otherwise."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from zonegames.engine.events import Event as BaseEvent
from zonegames.engine.seats import Looker, Seat
from zonegames.games.exploration_warzone.components import Effect, Resource

Cause: TypeAlias = Literal["area", "win", "ability"]
"""Why tokens come from the supply: a white area, a won interaction, a ship's ability."""


@dataclass(frozen=True, slots=True)
class _Shown(BaseEvent):
    """Turns something over that lay hidden from everybody."""

    def informs(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class _Own(BaseEvent):
    """Heard by its seat alone."""

    seat: Seat

    def seen_by(self, looker: Looker) -> BaseEvent | None:
        return self if looker == self.seat else None


@dataclass(frozen=True, slots=True)
class _GivenUp(BaseEvent):
    """Shows the others a card of a hand that they could not see."""

    seat: Seat

    def informs(self, seat: Seat) -> bool:
        return seat != self.seat


# --- the round


@dataclass(frozen=True, slots=True)
class GameStarted(BaseEvent):
    """Ships, first player and row, as they were dealt."""

    ships: tuple[str, ...]
    first: Seat
    row: tuple[str, ...]
    kind: Literal["game_started"] = "game_started"


@dataclass(frozen=True, slots=True)
class RoundStarted(BaseEvent):
    """A round begins; `order` is the turn order."""

    heading: ClassVar[bool] = True

    round: int
    order: tuple[Seat, ...]
    kind: Literal["round_started"] = "round_started"


@dataclass(frozen=True, slots=True)
class RoundEnded(BaseEvent):
    """The round is over: claims are settled, its hexes lie in the wakes, the row has moved on."""

    round: int
    kind: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class GameOver(BaseEvent):
    """The result; `reasons` are all endings that came about at once."""

    winners: tuple[Seat, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    """The seats by place, best first; tied seats together."""

    scores: tuple[int, ...]
    reasons: tuple[str, ...]
    rounds: int
    ships: tuple[str, ...]
    kind: Literal["game_over"] = "game_over"


# --- step 1 and 2


@dataclass(frozen=True, slots=True)
class HexPlacedFaceDown(BaseEvent):
    """A hex lies in its berth; which one and how turned, only its owner knows."""

    seat: Seat
    berth: int
    kind: Literal["hex_placed_face_down"] = "hex_placed_face_down"


@dataclass(frozen=True, slots=True)
class HexPlaced(_Own):
    """To its seat: which hex, and how it is turned."""

    hex: str
    rotation: int
    kind: Literal["hex_placed"] = "hex_placed"


@dataclass(frozen=True, slots=True)
class Passed(BaseEvent):
    """Nothing is bought this round."""

    idle: ClassVar[bool] = True

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Paid(BaseEvent):
    """Tokens were paid for a War hex."""

    seat: Seat
    resource: Resource
    amount: int
    kind: Literal["paid"] = "paid"


@dataclass(frozen=True, slots=True)
class Repaired(BaseEvent):
    """The hull was mended by `amount`, to `hp`."""

    seat: Seat
    amount: int
    hp: int
    kind: Literal["repaired"] = "repaired"


@dataclass(frozen=True, slots=True)
class HexBought(BaseEvent):
    """An Action hex of the row was bought, for `price` Credits."""

    seat: Seat
    hex: str
    price: int
    kind: Literal["hex_bought"] = "hex_bought"


@dataclass(frozen=True, slots=True)
class RelicClaimed(BaseEvent):
    """A relic of the row was paid for; whether it is delivered, the round will tell (EW-R14)."""

    seat: Seat
    relic: str
    kind: Literal["relic_claimed"] = "relic_claimed"


@dataclass(frozen=True, slots=True)
class RowRefilled(_Shown):
    """A card of the deck fills the row."""

    barrier: ClassVar[str] = "a card was drawn"

    card: str
    kind: Literal["row_refilled"] = "row_refilled"


# --- step 3


@dataclass(frozen=True, slots=True)
class FaceUp:
    """A hex as the reveal shows it."""

    berth: int
    seat: Seat
    hex: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Revealed(_Shown):
    """All hexes of the round were turned up."""

    barrier: ClassVar[str] = "the hexes were turned up"

    cells: tuple[FaceUp, ...]
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class ResourceGained(BaseEvent):
    """Tokens came from the supply."""

    seat: Seat
    resource: Resource
    amount: int
    cause: Cause = "area"
    kind: Literal["resource_gained"] = "resource_gained"


@dataclass(frozen=True, slots=True)
class Traded(BaseEvent):
    """One token was given for two others."""

    seat: Seat
    give: Resource
    get: tuple[Resource, Resource]
    kind: Literal["traded"] = "traded"


@dataclass(frozen=True, slots=True)
class TradeImpossible(BaseEvent):
    """A TRADE area had no token to take."""

    idle: ClassVar[bool] = True

    seat: Seat
    give: Resource
    kind: Literal["trade_impossible"] = "trade_impossible"


@dataclass(frozen=True, slots=True)
class ExtraHexPlayed(BaseEvent):
    """ONE MORE HEX was laid face up on a flank."""

    seat: Seat
    hex: str
    berth: int
    rotation: int
    kind: Literal["extra_hex_played"] = "extra_hex_played"


@dataclass(frozen=True, slots=True)
class NoMoreHex(BaseEvent):
    """ONE MORE HEX could not be used."""

    idle: ClassVar[bool] = True

    seat: Seat
    reason: Literal["berth", "hand"]
    """What is missing: a free flank berth, or a hex in hand."""

    kind: Literal["no_more_hex"] = "no_more_hex"


# --- step 4


@dataclass(frozen=True, slots=True)
class ContactMet(BaseEvent):
    """Two sides meet, at least one of them blue; an effect is None where the side is white or empty."""

    a: Seat
    b: Seat
    effect_a: Effect | None
    effect_b: Effect | None
    berth_a: int
    berth_b: int
    kind: Literal["contact"] = "contact"


@dataclass(frozen=True, slots=True)
class InteractionWon(BaseEvent):
    """Of two different effects that met, `effect` won: its owner takes 1 VP."""

    seat: Seat
    over: Seat
    effect: Effect
    kind: Literal["interaction_won"] = "interaction_won"


@dataclass(frozen=True, slots=True)
class Stolen(BaseEvent):
    """STEAL took a token."""

    seat: Seat
    victim: Seat
    resource: Resource
    kind: Literal["stolen"] = "stolen"


@dataclass(frozen=True, slots=True)
class NothingToSteal(BaseEvent):
    """STEAL worked, but the victim has no token that may be taken."""

    idle: ClassVar[bool] = True

    seat: Seat
    victim: Seat
    kind: Literal["nothing_to_steal"] = "nothing_to_steal"


@dataclass(frozen=True, slots=True)
class WarzoneSettled(BaseEvent):
    """The last contact of a round in which anything met is over."""

    waits: ClassVar[bool] = True

    kind: Literal["warzone_settled"] = "warzone_settled"


@dataclass(frozen=True, slots=True)
class CombatStarted(BaseEvent):
    """An ATTACK works: both sides may commit War hexes.  The bases are the powers before them."""

    attacker: Seat
    defender: Seat
    mutual: bool
    base_attacker: int
    base_defender: int
    kind: Literal["combat_started"] = "combat_started"


@dataclass(frozen=True, slots=True)
class Committed(_Own):
    """To its seat: a War hex goes into the open combat."""

    card: str
    kind: Literal["committed"] = "committed"


@dataclass(frozen=True, slots=True)
class CombatRevealed(_Shown):
    """The War hexes committed, and the powers with them."""

    waits: ClassVar[bool] = True
    barrier: ClassVar[str] = "War hexes were shown"

    attacker: Seat
    defender: Seat
    war_attacker: tuple[str, ...]
    war_defender: tuple[str, ...]
    power_attacker: int
    power_defender: int
    kind: Literal["combat_revealed"] = "combat_revealed"


@dataclass(frozen=True, slots=True)
class CombatTied(BaseEvent):
    """Equal powers: nobody is hit."""

    attacker: Seat
    defender: Seat
    kind: Literal["combat_tied"] = "combat_tied"


@dataclass(frozen=True, slots=True)
class Damage(BaseEvent):
    """HP lost in combat; 0 when armour took it all."""

    seat: Seat
    amount: int
    hp: int
    kind: Literal["damage"] = "damage"


@dataclass(frozen=True, slots=True)
class WarHexSalvaged(BaseEvent):
    """Reclaimer took a War hex back that it had used."""

    seat: Seat
    card: str
    kind: Literal["war_hex_salvaged"] = "war_hex_salvaged"


# --- War hexes and Global cards


@dataclass(frozen=True, slots=True)
class WarHexGained(BaseEvent):
    """A War hex was drawn; the others only see how many there are."""

    barrier: ClassVar[str] = "a War hex was drawn"

    seat: Seat
    count: int
    """How many War hexes the seat holds now."""

    kind: Literal["war_hex_gained"] = "war_hex_gained"

    def informs(self, seat: Seat) -> bool:
        return seat == self.seat  # the card is in its hand, and in its view, from now on


@dataclass(frozen=True, slots=True)
class WarHexSeen(_Own):
    """To its seat: which War hex came to hand."""

    card: str
    kind: Literal["war_hex_seen"] = "war_hex_seen"

    def informs(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class WarDeckReshuffled(BaseEvent):
    """The discarded War cards are the new deck, of `count` cards."""

    barrier: ClassVar[str] = "the War deck was shuffled"

    count: int
    kind: Literal["war_deck_reshuffled"] = "war_deck_reshuffled"


@dataclass(frozen=True, slots=True)
class WarDeckEmpty(BaseEvent):
    """There is no War hex left to draw."""

    seat: Seat
    kind: Literal["war_deck_empty"] = "war_deck_empty"


@dataclass(frozen=True, slots=True)
class WarHexDiscarded(_GivenUp):
    """A War hex of a hand was given up."""

    card: str
    kind: Literal["war_hex_discarded"] = "war_hex_discarded"


@dataclass(frozen=True, slots=True)
class HexDiscarded(_GivenUp):
    """A hex of hand or wake was given up."""

    hex: str
    kind: Literal["hex_discarded"] = "hex_discarded"


@dataclass(frozen=True, slots=True)
class NothingToDiscard(BaseEvent):
    """There was no card to give up."""

    idle: ClassVar[bool] = True

    seat: Seat
    kind: Literal["nothing_to_discard"] = "nothing_to_discard"


@dataclass(frozen=True, slots=True)
class GlobalEffect(_Shown):
    """A Global card was drawn and works at once, on all."""

    waits: ClassVar[bool] = True
    barrier: ClassVar[str] = "a Global card was drawn"

    seat: Seat
    card: str
    kind: Literal["global_effect"] = "global_effect"


@dataclass(frozen=True, slots=True)
class GlobalHit(BaseEvent):
    """A Solar Flare cost this ship 1 HP, and 1 Experience if it had one."""

    seat: Seat
    hp: int
    exp_lost: int
    kind: Literal["global_hit"] = "global_hit"


@dataclass(frozen=True, slots=True)
class ShipDestroyed(_GivenUp):
    """All the ship had goes to the open discards, its War hexes and a face-down hex among them."""

    milestone: ClassVar[bool] = True

    kind: Literal["ship_destroyed"] = "ship_destroyed"


# --- end of the round


@dataclass(frozen=True, slots=True)
class RelicGained(BaseEvent):
    """A claimed relic is delivered: its effect worked in this round."""

    milestone: ClassVar[bool] = True

    seat: Seat
    relic: str
    kind: Literal["relic_gained"] = "relic_gained"


@dataclass(frozen=True, slots=True)
class ClaimFailed(BaseEvent):
    """The effect of a claimed relic did not work in this round: its cost is paid back."""

    idle: ClassVar[bool] = True

    seat: Seat
    relic: str
    kind: Literal["claim_failed"] = "claim_failed"


@dataclass(frozen=True, slots=True)
class Recalled(BaseEvent):
    """The whole wake comes back to hand."""

    seat: Seat
    count: int
    kind: Literal["recalled"] = "recalled"


@dataclass(frozen=True, slots=True)
class RowDrifted(BaseEvent):
    """No card left the row this round, so the oldest is discarded (EW-R12)."""

    card: str
    kind: Literal["row_drifted"] = "row_drifted"
