"""What a seat may choose."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from zonegames.engine.actions import Action as BaseAction
from zonegames.games.exploration_warzone.components import (
    ACTION_HEXES,
    HEXES,
    RELICS,
    RESOURCES,
    RULES,
    SHIPS,
    WAR_POWER,
    Resource,
    Trade,
)


@dataclass(frozen=True, slots=True)
class PickHex(BaseAction):
    """Play this hex of the hand: the secret one of the round, or ONE MORE HEX."""

    hex: str
    kind: Literal["hex"] = "hex"


@dataclass(frozen=True, slots=True)
class PickBerth(BaseAction):
    """Lay the extra hex into this free flank berth."""

    berth: int
    kind: Literal["berth"] = "berth"


@dataclass(frozen=True, slots=True)
class Rotate(BaseAction):
    """Lay the hex turned clockwise by this many sixths, 0-5."""

    rotation: int
    kind: Literal["rotate"] = "rotate"


@dataclass(frozen=True, slots=True)
class Pass(BaseAction):
    """Spend nothing this round."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class BuyWar(BaseAction):
    """Buy this many War hexes, 1 Experience each."""

    count: int
    kind: Literal["buy_war"] = "buy_war"


@dataclass(frozen=True, slots=True)
class Repair(BaseAction):
    """Restore this many HP, 1 Technology each."""

    amount: int
    kind: Literal["repair"] = "repair"


@dataclass(frozen=True, slots=True)
class BuyHex(BaseAction):
    """Buy this Action hex of the row."""

    hex: str
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class Claim(BaseAction):
    """Pay both icons of this relic and mark it."""

    relic: str
    kind: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class TakeArea(BaseAction):
    """Take the bonus of this printed side of the Starter hex."""

    side: int
    kind: Literal["area"] = "area"


@dataclass(frozen=True, slots=True)
class DoTrade(BaseAction):
    """Make the trade of this area code."""

    code: str
    kind: Literal["trade"] = "trade"


@dataclass(frozen=True, slots=True)
class Skip(BaseAction):
    """Decline a TRADE or ONE MORE HEX."""

    kind: Literal["skip"] = "skip"


@dataclass(frozen=True, slots=True)
class Ready(BaseAction):
    """Commit no further War hex to this combat."""

    kind: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class AddWar(BaseAction):
    """Commit one War hex of this kind."""

    card: str
    kind: Literal["add"] = "add"


@dataclass(frozen=True, slots=True)
class Steal(BaseAction):
    """Take one token of this kind from the rival."""

    resource: Resource
    kind: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True)
class DiscardHex(BaseAction):
    """Give up this hex of hand or wake."""

    hex: str
    kind: Literal["discard_hex"] = "discard_hex"


@dataclass(frozen=True, slots=True)
class DiscardWar(BaseAction):
    """Give up one War hex of this kind."""

    card: str
    kind: Literal["discard_war"] = "discard_war"


Action: TypeAlias = (
    PickHex
    | PickBerth
    | Rotate
    | Pass
    | BuyWar
    | Repair
    | BuyHex
    | Claim
    | TakeArea
    | DoTrade
    | Skip
    | Ready
    | AddWar
    | Steal
    | DiscardHex
    | DiscardWar
)

# Every action there is, made once.

PICK_HEX: Final = {hex_id: PickHex(hex_id) for hex_id in HEXES}
PICK_BERTH: Final = tuple(PickBerth(berth) for berth in range(8))
ROTATE: Final = tuple(Rotate(rotation) for rotation in range(6))
ROTATIONS: Final = {h.id: tuple(ROTATE[k] for k in h.rotations) for h in HEXES.values()}
"""The rotations of each hex that give different pictures."""

PASS: Final = Pass()
BUY_WAR: Final = tuple(BuyWar(count) for count in range(1, RULES.war_hand_limit + 1))
REPAIR: Final = tuple(
    Repair(amount)
    for amount in range(1, max(s.hp for s in SHIPS.values()) + max(RULES.extra_hp.values()) + 1)
)
BUY_HEX: Final = {hex_id: BuyHex(hex_id) for hex_id in ACTION_HEXES}
CLAIM: Final = {relic: Claim(relic) for relic in RELICS}
TAKE_AREA: Final = tuple(TakeArea(side) for side in range(6))
SKIP: Final = Skip()
READY: Final = Ready()
ADD_WAR: Final = {card: AddWar(card) for card in WAR_POWER}
STEAL: Final = {resource: Steal(resource) for resource in RESOURCES}
DISCARD_HEX: Final = {hex_id: DiscardHex(hex_id) for hex_id in HEXES}
DISCARD_WAR: Final = {card: DiscardWar(card) for card in WAR_POWER}


def _trade_answers() -> dict[str, tuple[Action, ...]]:
    trades: dict[str, Trade] = {trade.code: trade for h in HEXES.values() for trade in h.trades}
    return {code: (DoTrade(code), SKIP) for code in trades}


TRADE_ANSWERS: Final = _trade_answers()
"""By area code: make it or skip it."""
