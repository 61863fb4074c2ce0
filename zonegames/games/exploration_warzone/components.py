"""What is printed on ships, hexes and cards, and how the berths of the Warzone touch.

Read once from the assets, checked by pydantic, then kept as plain tuples and dicts.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from zonegames.engine.assets import read_toml

GAME_ID: Final = "exploration-warzone"

Resource: TypeAlias = Literal["C", "E", "T", "V"]
"""Credit, Experience, Technology, Victory Point."""

Effect: TypeAlias = Literal["A", "S", "D"]
"""ATTACK, STEAL, DODGE: the blue areas."""

RESOURCES: Final[tuple[Resource, ...]] = ("C", "E", "T", "V")
EFFECTS: Final[tuple[Effect, ...]] = ("A", "S", "D")
EMPTY: Final = "-"
MORE: Final = "MORE"

_BLUE: Final[dict[str, Effect]] = {effect: effect for effect in EFFECTS}


# --- the file


class _Printed(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    name: str


class _Ship(_Printed):
    id: str
    hp: int = Field(gt=0)
    ability: str
    text: str


class _War(_Printed):
    id: str
    power: int = Field(gt=0)
    copies: int = Field(gt=0)


class _Global(_Printed):
    id: str
    copies: int = Field(gt=0)
    text: str


class _Relic(_Printed):
    id: str
    requires: Effect
    cost: dict[Resource, int] = Field(min_length=2, max_length=2)
    vp: int = Field(gt=0)


class _Starter(_Printed):
    sides: tuple[str, str, str, str, str, str]


class _Action(_Starter):
    id: str
    cost: int = Field(gt=0)


class _Rules(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    row_size: int
    start_credits: int
    war_hand_limit: int
    recall_at_or_below: int
    vp_trigger: int
    short_vp_trigger: int
    relic_trigger: int
    discount_from_cost: int
    extra_hp: dict[int, int]


class _Berths(BaseModel):
    main: list[tuple[int, int]]
    flank: list[tuple[int, int]]


class _Board(BaseModel):
    directions: tuple[tuple[int, int], ...]
    layout: dict[int, _Berths]


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid")
    rules: _Rules
    interactions: dict[str, str]
    board: _Board
    starter: _Starter
    ship: list[_Ship]
    war: list[_War]
    globals: list[_Global] = Field(alias="global")
    relic: list[_Relic]
    action: list[_Action]


# --- the records of the game


@dataclass(frozen=True, slots=True)
class Trade:
    """A TRADE area: one token given, two got."""

    code: str
    give: Resource
    get: tuple[Resource, Resource]


@dataclass(frozen=True, slots=True)
class Hex:
    """An Action hex or a Starter hex."""

    id: str
    name: str
    cost: int
    """In Credits; 0 for a Starter hex."""

    sides: tuple[str, ...]
    """Six area codes, clockwise, the first printed north-east."""

    starter: bool
    facing: tuple[tuple[str, ...], ...]
    """`facing[rotation][direction]`: the area that looks that way."""

    rotations: tuple[int, ...]
    """The rotations that give different pictures."""

    resources: tuple[tuple[Resource, int], ...]
    """White areas that pay tokens, by side."""

    trades: tuple[Trade, ...]
    more: int
    """How many ONE MORE HEX areas it has."""


@dataclass(frozen=True, slots=True)
class Relic:
    """Pays VP at the end to who used its effect in the round of the claim."""

    id: str
    name: str
    requires: Effect
    cost: tuple[tuple[Resource, int], ...]
    vp: int


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship card, with what only this ship can do."""

    id: str
    name: str
    hp: int
    """For 2 players; more players have `EXTRA_HP` more."""

    ability: str
    text: str


@dataclass(frozen=True, slots=True)
class Layout:
    """The berths of the Warzone for a number of living players: the main ones first, then the flanks."""

    mains: int
    cells: tuple[tuple[int, int], ...]
    """Axial coordinates by berth, pointy-top."""

    touching: tuple[tuple[tuple[int, int], ...], ...]
    """By berth: (direction, neighbouring berth), by rising direction."""


def area_effect(area: str) -> Effect | None:
    """The effect of a blue area; None for any other area."""
    return _BLUE.get(area)


def area_resource(area: str) -> tuple[Resource, int] | None:
    """The tokens a white area pays ("C2" is two Credits); None for any other area."""
    if len(area) == 2 and area[0] in RESOURCES and area[1].isdigit():
        return area[0], int(area[1])  # type: ignore[return-value]
    return None


def area_trade(area: str) -> Trade | None:
    """The trade a white area offers ("X:T>EE"); None for any other area."""
    if not area.startswith("X:"):
        return None
    give, got = area[2:].split(">")
    return Trade(area, give, (got[0], got[1]))  # type: ignore[arg-type]


def _hex(hex_id: str, name: str, cost: int, sides: tuple[str, ...], starter: bool) -> Hex:
    facing = tuple(tuple(sides[(d - k) % 6] for d in range(6)) for k in range(6))
    return Hex(
        id=hex_id,
        name=name,
        cost=cost,
        sides=sides,
        starter=starter,
        facing=facing,
        rotations=tuple(k for k in range(6) if facing[k] not in facing[:k]),
        resources=tuple(paid for area in sides if (paid := area_resource(area))),
        trades=tuple(trade for area in sides if (trade := area_trade(area))),
        more=sides.count(MORE),
    )


def _layout(berths: _Berths, directions: tuple[tuple[int, int], ...]) -> Layout:
    cells = tuple(berths.main + berths.flank)
    at = {cell: berth for berth, cell in enumerate(cells)}
    touching = tuple(
        tuple((d, at[(q + dq, r + dr)]) for d, (dq, dr) in enumerate(directions) if (q + dq, r + dr) in at)
        for q, r in cells
    )
    return Layout(len(berths.main), cells, touching)


def opposite(direction: int) -> int:
    """The direction that looks back; directions are 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW."""
    return (direction + 3) % 6


def _load() -> _File:
    tables: dict[str, Any] = read_toml(GAME_ID, "components.toml")
    return _File.model_validate(tables)


_file: Final = _load()

RULES: Final = _file.rules
EXTRA_HP: Final[dict[int, int]] = dict(_file.rules.extra_hp)
BEATS: Final[dict[str, str]] = dict(_file.interactions)
"""The effect that each effect wins against; its keys are the blue areas."""

SHIPS: Final[dict[str, Ship]] = {s.id: Ship(s.id, s.name, s.hp, s.ability, s.text) for s in _file.ship}

ACTION_HEXES: Final[tuple[str, ...]] = tuple(h.id for h in _file.action)
STARTERS: Final[tuple[str, ...]] = tuple(f"starter{seat}" for seat in range(max(_file.board.layout)))
"""The Starter hex of each seat."""

HEXES: Final[dict[str, Hex]] = {
    **{h.id: _hex(h.id, h.name, h.cost, h.sides, False) for h in _file.action},
    **{s: _hex(s, _file.starter.name, 0, _file.starter.sides, True) for s in STARTERS},
}

RELICS: Final[dict[str, Relic]] = {
    r.id: Relic(r.id, r.name, r.requires, tuple(r.cost.items()), r.vp) for r in _file.relic
}

WAR_POWER: Final[dict[str, int]] = {w.id: w.power for w in _file.war}
"""ATTACK icons of each kind of War hex, weakest first."""

GLOBALS: Final[dict[str, str]] = {g.id: g.text for g in _file.globals}
"""What each kind of Global card says."""

FLARE: Final = "flare"

WAR_DECK: Final[tuple[str, ...]] = tuple(
    card.id for card in (*_file.war, *_file.globals) for _ in range(card.copies)
)

CARD_NAMES: Final[dict[str, str]] = {
    card.id: card.name
    for card in (*HEXES.values(), *RELICS.values(), *_file.war, *_file.globals, *SHIPS.values())
}
"""The printed name of everything that has an id."""

LAYOUTS: Final[dict[int, Layout]] = {
    players: _layout(berths, _file.board.directions) for players, berths in _file.board.layout.items()
}


def price(hex_id: str, ability: str) -> int:
    """What an Action hex costs a ship with this ability, in Credits."""
    cost = HEXES[hex_id].cost
    return cost - 1 if ability == "discount" and cost >= RULES.discount_from_cost else cost
