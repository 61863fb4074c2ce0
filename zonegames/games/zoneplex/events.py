"""What happened, and who may know it."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from zonegames.engine.events import Event
from zonegames.engine.seats import Looker, Seat
from zonegames.games.zoneplex.components import Card, Relic, Symbol, Tile
from zonegames.games.zoneplex.deals import Terms
from zonegames.games.zoneplex.geometry import Cell, Side

How: TypeAlias = Literal["enter", "step", "bull", "gate", "swap"]
Why: TypeAlias = Literal["reliquary", "booty", "stolen", "pact"]
Roll: TypeAlias = Literal["fear", "sacrifice", "attack"]
Answer: TypeAlias = Literal["accept", "decline", "counter", "petition"]
Target: TypeAlias = Seat | Cell
"""Whom or what a relic was aimed at."""


@dataclass(frozen=True, slots=True)
class _Own(Event):
    """Only `seat` hears it, and learns something by it."""

    seat: Seat

    def seen_by(self, looker: Looker) -> Event | None:
        return self if looker == self.seat else None

    def informs(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class _News(Event):
    """It tells everybody something that was hidden."""

    def informs(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class _NewsToOthers(Event):
    """It shows the others what only `seat` knew."""

    seat: Seat

    def informs(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class _NewsToOne(Event):
    """All hear it; `seat` itself learns more than the others."""

    seat: Seat

    def informs(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class SymbolSeen(_Own):
    """A seat looks at its Sacred Symbol."""

    symbol: Symbol
    kind: Literal["symbol_seen"] = "symbol_seen"


@dataclass(frozen=True, slots=True)
class TilesSeen(_Own):
    """A seat looks at its new tiles."""

    barrier: ClassVar[str] = "tiles were drawn"
    tiles: tuple[Tile, ...]
    kind: Literal["tiles_seen"] = "tiles_seen"


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A seat's turn begins; turns are counted from 1."""

    heading: ClassVar[bool] = True

    seat: Seat
    turn: int
    kind: Literal["turn_started"] = "turn_started"


@dataclass(frozen=True, slots=True)
class CardDrawn(_News):
    """The top action card was turned over."""

    barrier: ClassVar[str] = "a card was turned over"
    seat: Seat
    card: Card
    kind: Literal["card_drawn"] = "card_drawn"


@dataclass(frozen=True, slots=True)
class TilesDrawn(_NewsToOne):
    """Tiles came to a hand; the others only know how many."""

    barrier: ClassVar[str] = "tiles were drawn"
    count: int
    kind: Literal["tiles_drawn"] = "tiles_drawn"


@dataclass(frozen=True, slots=True)
class TilePlaced(_NewsToOthers):
    """Built; a Wall tile without a side has crumbled."""

    barrier: ClassVar[str] = "the tile lies for all to see"
    cell: Cell
    tile: Tile
    wall: Side | None
    kind: Literal["tile_placed"] = "tile_placed"


@dataclass(frozen=True, slots=True)
class MonkleMoved(Event):
    """A Monkle came to a cell."""

    seat: Seat
    cell: Cell
    how: How
    kind: Literal["monkle_moved"] = "monkle_moved"


@dataclass(frozen=True, slots=True)
class Teleported(Event):
    """A teleporter took the Monkle from `frm` to `cell`."""

    seat: Seat
    frm: Cell
    cell: Cell
    kind: Literal["teleported"] = "teleported"


@dataclass(frozen=True, slots=True)
class CannotMove(Event):
    """The walk ends, as there is no step to take."""

    idle: ClassVar[bool] = True

    seat: Seat
    kind: Literal["cannot_move"] = "cannot_move"


@dataclass(frozen=True, slots=True)
class StonePlaced(Event):
    """A stone was left on a cell."""

    seat: Seat
    cell: Cell
    kind: Literal["stone_placed"] = "stone_placed"


@dataclass(frozen=True, slots=True)
class StoneReturned(Event):
    """A stone went home to its owner `seat`."""

    seat: Seat
    cell: Cell
    kind: Literal["stone_returned"] = "stone_returned"


@dataclass(frozen=True, slots=True)
class StonePledged(Event):
    """A stone is to be sacrificed in the battle that is being prepared."""

    seat: Seat
    cell: Cell
    kind: Literal["stone_pledged"] = "stone_pledged"


@dataclass(frozen=True, slots=True)
class RelicDrawn(_NewsToOne):
    """A face-down relic came into the hand of `seat`."""

    barrier: ClassVar[str] = "a relic was drawn"
    why: Why
    kind: Literal["relic_drawn"] = "relic_drawn"


@dataclass(frozen=True, slots=True)
class RelicSeen(_Own):
    """What it was, for its new owner."""

    barrier: ClassVar[str] = "a relic was drawn"
    relic: Relic
    kind: Literal["relic_seen"] = "relic_seen"


@dataclass(frozen=True, slots=True)
class RelicRevealed(_News):
    """A relic lies face up with its new owner."""

    barrier: ClassVar[str] = "a relic was drawn"
    seat: Seat
    relic: Relic
    why: Why
    kind: Literal["relic_revealed"] = "relic_revealed"


@dataclass(frozen=True, slots=True)
class JarGained(_News):
    """The Canopic Jar lies with the Fears of `seat`."""

    barrier: ClassVar[str] = "a relic was drawn"
    seat: Seat
    why: Why
    kind: Literal["jar_gained"] = "jar_gained"


@dataclass(frozen=True, slots=True)
class RelicLost(_Own):
    """Which face-down relic was taken from `seat`."""

    barrier: ClassVar[str] = "a relic was taken"
    relic: Relic
    kind: Literal["relic_lost"] = "relic_lost"


@dataclass(frozen=True, slots=True)
class RelicDiscarded(_NewsToOthers):
    """Traded in at a Reliquary."""

    barrier: ClassVar[str] = "a relic was shown"
    relic: Relic
    kind: Literal["relic_discarded"] = "relic_discarded"


@dataclass(frozen=True, slots=True)
class RelicForfeited(Event):
    """A share of the booty lapsed: the hand was full."""

    seat: Seat
    kind: Literal["relic_forfeited"] = "relic_forfeited"


@dataclass(frozen=True, slots=True)
class RelicOverflow(_News):
    """A relic paid to a full hand was discarded face up (ZP-R27)."""

    barrier: ClassVar[str] = "a relic was shown"
    seat: Seat
    relic: Relic
    kind: Literal["relic_overflow"] = "relic_overflow"


@dataclass(frozen=True, slots=True)
class RelicDeckReshuffled(Event):
    """The discarded relics are the new deck."""

    barrier: ClassVar[str] = "the relics were shuffled"
    kind: Literal["relic_deck_reshuffled"] = "relic_deck_reshuffled"


@dataclass(frozen=True, slots=True)
class RelicPlayed(_NewsToOthers):
    """A face-down relic was shown and used."""

    barrier: ClassVar[str] = "a relic was shown"
    relic: Relic
    target: Target | None
    kind: Literal["relic_played"] = "relic_played"


@dataclass(frozen=True, slots=True)
class HexPlaced(Event):
    """The next Fear of `seat` will be so much stronger, all hexes added."""

    seat: Seat
    value: int
    kind: Literal["hex_placed"] = "hex_placed"


@dataclass(frozen=True, slots=True)
class WallSmashed(Event):
    """The wall of that tile is gone."""

    cell: Cell
    kind: Literal["wall_smashed"] = "wall_smashed"


@dataclass(frozen=True, slots=True)
class CardsSeen(_Own):
    """The top of the Action deck, the next card first."""

    barrier: ClassVar[str] = "cards were looked at"
    cards: tuple[Card, ...]
    kind: Literal["cards_seen"] = "cards_seen"


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A roll of the Pyramid Die; The Eye is 0."""

    barrier: ClassVar[str] = "dice were rolled"
    seat: Seat
    why: Roll
    value: int
    eye: bool
    kind: Literal["die_rolled"] = "die_rolled"


@dataclass(frozen=True, slots=True)
class FearFaced(Event):
    """A Fear was drawn: `strength` counts its own, the die and the hex of the Evil Eye."""

    barrier: ClassVar[str] = "dice were rolled"
    seat: Seat
    fear: Card
    die: int
    hex: int
    strength: int
    kind: Literal["fear_faced"] = "fear_faced"


@dataclass(frozen=True, slots=True)
class Invited(Event):
    """The drawer asks `seat`."""

    seat: Seat
    terms: Terms
    kind: Literal["invited"] = "invited"


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """What was said to an offer, and the terms that stand."""

    seat: Seat
    answer: Answer
    terms: Terms
    kind: Literal["answered"] = "answered"


@dataclass(frozen=True, slots=True)
class Insisted(Event):
    """The drawer puts its first offer to `seat` once more."""

    seat: Seat
    terms: Terms
    kind: Literal["insisted"] = "insisted"


@dataclass(frozen=True, slots=True)
class Agreed(Event):
    """The drawer takes the counter or petition of `seat`."""

    seat: Seat
    terms: Terms
    kind: Literal["agreed"] = "agreed"


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """The drawer leaves `seat` out."""

    seat: Seat
    kind: Literal["dropped"] = "dropped"


@dataclass(frozen=True, slots=True)
class PactSealed(Event):
    """The party, drawer first; the terms of the others in their order."""

    seat: Seat
    party: tuple[Seat, ...]
    terms: tuple[Terms, ...]
    kind: Literal["pact_sealed"] = "pact_sealed"


@dataclass(frozen=True, slots=True)
class RelicGiven(_NewsToOne):
    """A face-down relic changed hands."""

    barrier: ClassVar[str] = "a relic changed hands"
    frm: Seat
    kind: Literal["relic_given"] = "relic_given"


@dataclass(frozen=True, slots=True)
class FearGiven(Event):
    """A captured Fear changed hands by the pact."""

    frm: Seat
    seat: Seat
    fear: Card
    kind: Literal["fear_given"] = "fear_given"


@dataclass(frozen=True, slots=True)
class BattleBegun(Event):
    """The preparations are over; nobody is asked any more."""

    fear: Card
    strength: int
    party: tuple[Seat, ...]
    kind: Literal["battle_begun"] = "battle_begun"


@dataclass(frozen=True, slots=True)
class FearWeakened(Event):
    """So much strength is left."""

    strength: int
    kind: Literal["fear_weakened"] = "fear_weakened"


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """One attack: the roll, the damage, and what is left of the Fear."""

    seat: Seat
    roll: int
    damage: int
    strength: int
    kind: Literal["attacked"] = "attacked"


@dataclass(frozen=True, slots=True)
class FearDefeated(Event):
    """Nothing is left of the Fear's strength."""

    fear: Card
    kind: Literal["fear_defeated"] = "fear_defeated"


@dataclass(frozen=True, slots=True)
class FearCaptured(Event):
    """The beaten Fear belongs to `seat`."""

    milestone: ClassVar[bool] = True

    seat: Seat
    fear: Card
    kind: Literal["fear_captured"] = "fear_captured"


@dataclass(frozen=True, slots=True)
class BattleLost(Event):
    """The Fear withstood all attacks and goes to the discard."""

    milestone: ClassVar[bool] = True

    fear: Card
    kind: Literal["battle_lost"] = "battle_lost"


@dataclass(frozen=True, slots=True)
class WmsChanged(Event):
    """Warrior Monk Strength is now `value`."""

    seat: Seat
    value: int
    kind: Literal["wms_changed"] = "wms_changed"


@dataclass(frozen=True, slots=True)
class PhaseTwo(_News):
    """The pyramid is complete; all symbols by seat."""

    heading: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    milestone: ClassVar[bool] = True
    barrier: ClassVar[str] = "the symbols were shown"
    symbols: tuple[Symbol, ...]
    influence: tuple[int, ...]
    kind: Literal["phase_two"] = "phase_two"


@dataclass(frozen=True, slots=True)
class InfluenceChanged(Event):
    """The Influence meter is now at `value` (Phase 2)."""

    seat: Seat
    value: int
    kind: Literal["influence_changed"] = "influence_changed"


@dataclass(frozen=True, slots=True)
class EnteredEye(Event):
    """A Monkle entered The Eye: the game is won."""

    waits: ClassVar[bool] = True
    milestone: ClassVar[bool] = True
    seat: Seat
    kind: Literal["entered_eye"] = "entered_eye"


@dataclass(frozen=True, slots=True)
class Cataclysm(_News):
    """The Action cards have run out."""

    waits: ClassVar[bool] = True
    milestone: ClassVar[bool] = True
    barrier: ClassVar[str] = "the symbols were shown"
    worthy: tuple[Seat, ...]
    influence: tuple[int, ...]
    symbols: tuple[Symbol, ...]
    kind: Literal["cataclysm"] = "cataclysm"


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """None for an abstention."""

    seat: Seat
    choice: Seat | None
    kind: Literal["voted"] = "voted"


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The result; `influence` is final."""

    waits: ClassVar[bool] = True
    reason: str
    winners: tuple[Seat, ...]
    influence: tuple[int, ...]
    turns: int
    kind: Literal["game_over"] = "game_over"


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn is over."""

    seat: Seat
    kind: Literal["turn_ended"] = "turn_ended"
