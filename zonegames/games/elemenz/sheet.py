"""The data file of ElemenZ: what it may say, checked while it is read."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from zonegames.engine.assets import read_toml

GAME_ID: Final = "elemenz"

Letter: TypeAlias = Annotated[str, Field(pattern="^[AEFW]$")]
Space: TypeAlias = Annotated[str, Field(pattern="^[AEFWaefw]$")]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SymbolData(_Model):
    """An element: its name, its glyph, its ASCII stand-in."""

    name: str
    glyph: str = Field(min_length=1, max_length=1)
    ascii: str = Field(min_length=1, max_length=1)


class ShamanData(_Model):
    """A shaman: seven dice with these six faces, and an ability."""

    id: str
    symbol: Letter
    race: str
    title: str
    dice: Literal[7]
    faces: tuple[str, ...] = Field(min_length=6, max_length=6)
    ability: Literal["extra_reroll", "free_shield", "free_energy", "second_heal"]
    ability_text: str


class ComboData(_Model):
    """A named combo of a shaman board; small letters are spaces that are always charged."""

    shaman: str
    id: str
    name: str
    kind: Literal["normal", "waiting"]
    spaces: tuple[Space, ...]
    effect: Literal["lose2", "adjacent1", "all1", "all2", "unshield", "recover", "reroll"]
    text: str


class StrikeData(_Model):
    """STRIKE, which every board has."""

    name: str
    spaces: Literal[3]
    text: str


class ShieldData(_Model):
    """SHIELD: its spaces, and the dice on it at set-up."""

    name: str
    spaces: int
    setup_dice: int
    earth_setup_dice: int
    earth_free_spaces: int
    late_seat_bonus: tuple[int, int, int, int]
    text: str


class LengthData(_Model):
    """How long a Duel lasts: the rounds of the seal and of the hunger."""

    seal: int = Field(ge=1)
    hunger: int = Field(ge=2)


class DuelData(_Model):
    """The numbers of the Duel."""

    rolls: int
    surge_wilds: int
    lengths: dict[str, LengthData]


class TotemData(_Model):
    """The numbers of totems."""

    spaces: Literal[4]
    start_tokens: Literal[4]
    buff_cost: Literal[2]
    space_costs: tuple[tuple[Letter, Letter], ...] = Field(min_length=4, max_length=4)


class TokenData(_Model):
    """A kind of totem token."""

    id: str
    name: str
    symbol: Letter | None = None
    count: int
    text: str


class AvatarsData(_Model):
    """The numbers of avatars."""

    deal_duel: int
    stacks_duel: int
    hand_limit: int
    deal_monolith: int
    buy_cost: Literal[1]
    destroy_cost: Literal[2]


class AvatarData(_Model):
    """A kind of avatar tile."""

    id: str
    name: str
    copies: int
    star: bool
    text: str
    text_for_two: str = ""


class SideData(_Model):
    """A side of the Monolith: two shaman boards together."""

    id: str
    boards: tuple[Letter, Letter]
    name: str


class MonolithData(_Model):
    """The numbers of the Monolith game."""

    start_dice_per_colour: int
    rolls: int
    locks_to_win: int
    turn_limit: int
    first_turn_rolls: int
    sides: tuple[SideData, SideData]


class BoxData(_Model):
    """A combo of the Monolith game."""

    board: Letter
    id: str
    name: str
    spaces: tuple[Letter, ...]
    effect: Literal[
        "draw", "take_or_return", "aside", "steal", "reroll1", "unlock", "reroll2", "unwild3", "borrow"
    ]
    text: str


class LockData(_Model):
    """A lock of the Monolith, and the dice that fill it."""

    board: Letter
    id: str
    spaces: tuple[Letter, ...]


class Sheet(_Model):
    """The whole file."""

    schema_: Literal[1] = Field(alias="schema")
    symbols: dict[str, SymbolData]
    opposites: dict[Letter, Letter]
    shaman: tuple[ShamanData, ...]
    combo: tuple[ComboData, ...]
    strike: StrikeData
    shield: ShieldData
    duel: DuelData
    totem: TotemData
    token: tuple[TokenData, ...]
    avatars: AvatarsData
    avatar: tuple[AvatarData, ...]
    monolith: MonolithData
    box: tuple[BoxData, ...]
    lock: tuple[LockData, ...]


def read_sheet() -> Sheet:
    """The validated components.  Raises pydantic's ValidationError when the file is damaged."""
    return Sheet.model_validate(read_toml(GAME_ID, "components.toml"))
