"""What is printed on tiles, cards and meters: read once, checked by pydantic, kept as plain records."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from zonegames.engine.assets import read_toml

GAME_ID: Final = "zoneplex"

Tile: TypeAlias = str
"""A kind of zone tile: `neutral`, a symbol's id for its Sacred Chambers, `teleporter_red`, ..., `wall`."""

Symbol: TypeAlias = str
Card: TypeAlias = str
"""An action card: `one`, `two`, `three`, `sync`, or a Fear's id (`b5` ... `m10`, `x1` ... `x3`)."""

Relic: TypeAlias = str
FearClass: TypeAlias = Literal["blue", "green", "magenta", "master"]
TileKind: TypeAlias = Literal["chamber", "sacred", "teleporter", "reliquary", "wall"]
Link: TypeAlias = Literal["blue", "red", "yellow", "master"]
Timing: TypeAlias = Literal["reveal", "turn", "battle"]

CLASSES: Final[tuple[FearClass, ...]] = ("blue", "green", "magenta")
"""A full set holds one of each; Masters and the Canopic Jar stand in for any (ZP-R31)."""

JAR: Final[Relic] = "canopic_jar"
WALL: Final[Tile] = "wall"
RELIQUARY: Final[Tile] = "reliquary"
NEUTRAL: Final[Tile] = "neutral"
SYNC: Final[Card] = "sync"


# --- the file


class _Row(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Limits(_Row):
    spirit_stones_per_player: int
    relic_hand_limit: int
    wms_min: int
    wms_max: int
    wms_start: int
    wms_start_duel: int
    starting_hand_tiles: int
    eye_bonus: int
    fear_meter_max: int


class _Influence(_Row):
    own_symbol: int
    neutral: int
    other_symbol: int
    unassigned_symbol_body: int
    unassigned_symbol_mat: int


class _Die(_Row):
    faces: tuple[int, ...]


class _Seats(_Row):
    letters: tuple[str, ...]


class _Symbol(_Row):
    id: str
    name: str
    glyph: str
    ascii: str


class _Tile(_Row):
    id: str
    name: str
    kind: TileKind
    count: int = Field(gt=0)
    text: str
    link: Link | None = None
    glyph: str = ""
    ascii: str = ""


class _ActionCard(_Row):
    id: str
    name: str
    triangles: int = Field(ge=1, le=3)
    count: int = Field(gt=0)
    text: str = ""


class _Fear(_Row):
    id: str
    name: str
    fear_class: FearClass = Field(alias="class")
    strength: int
    relics: int


class _Relic(_Row):
    id: str
    name: str
    count: int = Field(gt=0)
    timing: Timing
    effect: str
    text: str
    influence: int = 0
    reach: int = 0
    hex: int = 0
    extra: int = 0
    peek: int = 0
    bonus: int = 0
    weaken: int = 0


class _File(_Row):
    symbols: tuple[_Symbol, ...]
    tiles: tuple[_Tile, ...]
    set_aside: dict[str, int]
    action_cards: tuple[_ActionCard, ...]
    fears: tuple[_Fear, ...]
    relics: tuple[_Relic, ...]
    limits: _Limits
    die: _Die
    influence: _Influence
    seats: _Seats


# --- the records


@dataclass(frozen=True, slots=True)
class TileFacts:
    """One kind of zone tile."""

    id: Tile
    name: str
    kind: TileKind
    count: int
    glyph: str
    ascii: str
    text: str
    link: Link | None = None
    symbol: Symbol | None = None

    @property
    def chamber(self) -> bool:
        """Whether a Spirit Stone may lie here."""
        return self.kind in ("chamber", "sacred")


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One kind of action card that is no Fear."""

    id: Card
    name: str
    triangles: int
    count: int
    text: str


@dataclass(frozen=True, slots=True)
class FearFacts:
    """One Fear: its class, its strength before the die, the relics it carries."""

    id: Card
    name: str
    fear_class: FearClass
    strength: int
    relics: int


@dataclass(frozen=True, slots=True)
class RelicFacts:
    """One kind of relic.  `size` is its one number: +1 Influence, 3 steps, 2 damage ..."""

    id: Relic
    name: str
    count: int
    timing: Timing
    effect: str
    size: int
    text: str


@dataclass(frozen=True, slots=True)
class SymbolFacts:
    """A Sacred Symbol, and how it is drawn."""

    id: Symbol
    name: str
    glyph: str
    ascii: str


@cache
def _file() -> _File:
    return _File.model_validate(read_toml(GAME_ID, "components.toml"))


def _tiles() -> dict[Tile, TileFacts]:
    tiles: dict[Tile, TileFacts] = {}
    for row in _file().tiles:
        if row.kind != "sacred":
            tiles[row.id] = TileFacts(
                row.id, row.name, row.kind, row.count, row.glyph, row.ascii, row.text, row.link
            )
            continue
        for symbol in _file().symbols:
            tiles[symbol.id] = TileFacts(
                symbol.id,
                f"{symbol.name} Chamber",
                row.kind,
                row.count // len(_file().symbols),
                symbol.glyph,
                symbol.ascii,
                row.text,
                symbol=symbol.id,
            )
    return tiles


def _relic_size(row: _Relic) -> int:
    return row.influence or row.reach or row.hex or row.extra or row.peek or row.bonus or row.weaken


SYMBOLS: Final[dict[Symbol, SymbolFacts]] = {
    s.id: SymbolFacts(s.id, s.name, s.glyph, s.ascii) for s in _file().symbols
}
TILES: Final[dict[Tile, TileFacts]] = _tiles()
CARDS: Final[dict[Card, CardFacts]] = {
    c.id: CardFacts(c.id, c.name, c.triangles, c.count, c.text) for c in _file().action_cards
}
FEARS: Final[dict[Card, FearFacts]] = {
    f.id: FearFacts(f.id, f.name, f.fear_class, f.strength, f.relics) for f in _file().fears
}
RELICS: Final[dict[Relic, RelicFacts]] = {
    r.id: RelicFacts(r.id, r.name, r.count, r.timing, r.effect, _relic_size(r), r.text)
    for r in _file().relics
}
SET_ASIDE: Final[dict[Card, int]] = dict(_file().set_aside)
"""The cards that are shuffled by themselves and put on top of the Action deck."""

DIE: Final[tuple[int, ...]] = _file().die.faces
"""The faces of the Pyramid Die; 0 is The Eye (ZP-R04)."""

SEAT_LETTERS: Final[tuple[str, ...]] = _file().seats.letters

_limits = _file().limits
STONES: Final = _limits.spirit_stones_per_player
RELIC_LIMIT: Final = _limits.relic_hand_limit
WMS_MIN: Final = _limits.wms_min
WMS_MAX: Final = _limits.wms_max
WMS_START: Final = _limits.wms_start
WMS_START_DUEL: Final = _limits.wms_start_duel
HAND_TILES: Final = _limits.starting_hand_tiles
EYE_BONUS: Final = _limits.eye_bonus
FEAR_METER: Final = _limits.fear_meter_max
"""The end of the drawn scale, not a cap (ZP-R43)."""

_influence = _file().influence
OWN_SYMBOL: Final = _influence.own_symbol
NEUTRAL_CHAMBER: Final = _influence.neutral
OTHER_SYMBOL: Final = _influence.other_symbol
UNASSIGNED_SYMBOL: Final[dict[str, int]] = {
    "body": _influence.unassigned_symbol_body,
    "mat": _influence.unassigned_symbol_mat,
}
"""By the option `unassigned_symbols` (ZP-R30)."""


def all_of(kinds: dict[str, Any]) -> list[str]:
    """Every single piece of a table of facts, kind by kind: the unshuffled deck."""
    return [facts.id for facts in kinds.values() for _ in range(facts.count)]
