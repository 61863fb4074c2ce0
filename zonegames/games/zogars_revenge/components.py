"""What lies in the box: tiles, tokens, monsters, layouts, read once from `components.toml`.

Faces, tokens and monsters are known by short ids ("chest_eye", "coin_2", "hound"); Python interns them,
so comparing two is as cheap as comparing numbers, and a position can be read by people.
"""

from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from zonegames.engine.assets import read_toml

GAME_ID: Final = "zogars-revenge"

Face: TypeAlias = str
"""One side of a dungeon tile: a chest, a gaze, a monster's id, or a side of a lamp or of the centre."""

CHEST: Final = "chest"
CHEST_EYE: Final = "chest_eye"
GAZE: Final = "gaze"
LAMP_LIT: Final = "lamp_lit"
LAMP_OUT: Final = "lamp_out"
STAIRS: Final = "stairs"
CROWN_ROOM: Final = "crown_room"

Task: TypeAlias = Literal["douse", "crown", "relight", "escape"]
TASKS: Final[tuple[Task, ...]] = ("douse", "crown", "relight", "escape")

DifficultyId: TypeAlias = Literal["apprentice", "adventurer", "hunted", "doomed"]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Limits(_Part):
    """The numbers of the rulebook."""

    max_health: int
    eye_tokens: int
    """Taking this many is being captured."""
    crown_points: int
    escape_points: int
    trap_damage: int
    potion_heals: int
    sword_bonus: int
    strike_damage: int


class Monster(_Part):
    """A kind of monster."""

    id: str
    label: str = Field(max_length=5)
    """Its name inside a narrow board cell."""
    name: str
    strength: int = Field(ge=1)
    flavor: str


class Tile(_Part):
    """An ordinary dungeon tile; neither side is a front."""

    id: int
    a: Face
    b: Face


class RingFace(_Part):
    """One side of a player tile."""

    value: int
    eye: bool


class PlayerTile(_Part):
    """One of the four tiles of the ring."""

    pos: int = Field(ge=0, le=3)
    start: RingFace
    back: RingFace


class Treasure(_Part):
    """A kind of treasure token."""

    kind: Literal["coin", "cross", "potion", "sword", "trap", "eye"]
    value: int = 0
    count: int
    name: str
    text: str

    @property
    def id(self) -> str:
        """ "coin_2" for a coin, else the kind."""
        return f"coin_{self.value}" if self.kind == "coin" else self.kind


class Difficulty(_Part):
    """What a hero starts with."""

    name: str
    health: int
    eyes: int
    """Already taken at the start."""
    gifts: tuple[str, ...]
    """Tokens looked out of the thirty before the rest is shuffled."""
    memory_aid: bool
    text: str


class BuiltInLayout(_Part):
    """A dungeon that comes with the game."""

    id: str
    name: str
    set: Literal["basic", "additional", "fan"]
    stars: int
    blurb: str
    rows: tuple[str, ...]


class LayoutRules(_Part):
    """What a layout must hold, and how large a player's own may be."""

    ordinary_tiles: int
    lamps: int
    max_columns: int
    max_rows: int
    max_name: int
    max_author: int
    max_blurb: int
    max_wrong_shown: int
    max_file_kib: int


class Components(_Part):
    """The whole file."""

    schema_: Literal[1] = Field(alias="schema")
    game: Literal["zogars-revenge"]
    limits: Limits
    monsters: tuple[Monster, ...]
    tiles: tuple[Tile, ...]
    player_tiles: tuple[PlayerTile, ...]
    treasure: tuple[Treasure, ...]
    difficulty: dict[DifficultyId, Difficulty]
    layouts: tuple[BuiltInLayout, ...]
    layout_rules: LayoutRules


_BOX: Final = Components.model_validate(read_toml(GAME_ID, "components.toml"))

LIMITS: Final = _BOX.limits
MONSTERS: Final = {monster.id: monster for monster in _BOX.monsters}
STRENGTH: Final = {monster.id: monster.strength for monster in _BOX.monsters}
"""Only monsters are in here: `face in STRENGTH` means a fight."""

TILES: Final = {tile.id: (tile.a, tile.b) for tile in _BOX.tiles}
RING: Final = tuple((tile.start, tile.back) for tile in sorted(_BOX.player_tiles, key=lambda t: t.pos))
"""The player tiles by position, clockwise from the upper left: (start side, back)."""

TREASURE: Final = {treasure.id: treasure for treasure in _BOX.treasure}
COINS: Final = {token.id: token.value for token in _BOX.treasure if token.kind == "coin"}
"""Only coins are in here."""

ALL_TOKENS: Final = tuple(token.id for token in _BOX.treasure for _ in range(token.count))
"""The thirty treasure tokens."""

DIFFICULTIES: Final = _BOX.difficulty
BUILT_IN: Final = {layout.id: layout for layout in _BOX.layouts}
LAYOUT_RULES: Final = _BOX.layout_rules
