"""The box of ElemenZ: dice, boards, combos, tokens and avatars, read once into frozen records.

Symbols are letters: A Air, E Earth, F Fire, W Water, Z wild.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from zonegames.games.elemenz.sheet import ShamanData, Sheet, read_sheet

Symbol: TypeAlias = str
"""A E F W Z."""

ComboKind: TypeAlias = Literal["normal", "waiting", "strike", "shield", "totem", "buy", "destroy"]

WILD: Final = "Z"
ELEMENTS: Final = ("A", "E", "F", "W")
FACES_IN_ORDER: Final = ("A", "E", "F", "W", "Z")
DICE_PER_SET: Final = 7


@dataclass(frozen=True, slots=True)
class Run:
    """Equal spaces side by side: a wild may stand in for one of them beside a real one (EZ-R17)."""

    symbol: Symbol
    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class Combo:
    """A group of spaces on which a shaman puts dice: a combo, a pair on a totem, an avatar's price."""

    key: str
    name: str
    kind: ComboKind
    effect: str
    text: str
    spaces: tuple[str, ...]
    """As printed; a lower-case letter is a space that always holds energy and takes nothing."""

    slots: tuple[Symbol, ...]
    """The spaces that take dice."""

    runs: tuple[Run, ...]

    @property
    def takes_tokens(self) -> bool:
        """Element tokens count here (EZ-R19)."""
        return self.kind in ("normal", "waiting", "strike", "shield")


@dataclass(frozen=True, slots=True)
class Shaman:
    """One of the four shamans with its own board."""

    id: str
    symbol: Symbol
    name: str
    race: str
    title: str
    ability: str
    ability_text: str
    combos: tuple[Combo, ...]
    """The five named ones."""

    strike: Combo
    shield: Combo

    @property
    def board(self) -> tuple[Combo, ...]:
        """Everything on the board: STRIKE, SHIELD, then the named combos."""
        return (self.strike, self.shield, *self.combos)


@dataclass(frozen=True, slots=True)
class Token:
    """A kind of totem token."""

    id: str
    name: str
    symbol: Symbol
    """Empty unless it is an element token."""

    count: int
    text: str


@dataclass(frozen=True, slots=True)
class Avatar:
    """A kind of avatar tile."""

    id: str
    name: str
    copies: int
    star: bool
    """One of the eight of the two-player game."""

    text: str
    text_for_two: str
    """What a starred one does in the two-player game."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the two-player game: two boards that fit together."""

    id: str
    name: str
    boards: tuple[Symbol, Symbol]


@dataclass(frozen=True, slots=True)
class Box:
    """A combo of a two-player board: a boxed function, or a lock (effect "lock")."""

    key: str
    name: str
    board: Symbol
    effect: str
    text: str
    spaces: tuple[Symbol, ...]
    """Of a lock the first is the lock space."""

    cost: tuple[tuple[Symbol, int], ...]
    """How many of which symbol, in order of the spaces."""


@dataclass(frozen=True, slots=True)
class Length:
    """When a Duel is driven to its end (EZ-R40)."""

    seal: int
    hunger: int


def _runs(slots: tuple[Symbol, ...]) -> tuple[Run, ...]:
    starts = [i for i, symbol in enumerate(slots) if i == 0 or slots[i - 1] != symbol]
    return tuple(
        Run(slots[start], start, stop) for start, stop in zip(starts, [*starts[1:], len(slots)], strict=True)
    )


def spaces_of(key: str, name: str, kind: ComboKind, effect: str, text: str, spaces: tuple[str, ...]) -> Combo:
    """A combo with its slots and runs worked out."""
    slots = tuple(space for space in spaces if space.isupper())
    return Combo(key, name, kind, effect, text, spaces, slots, _runs(slots))


def _shaman(sheet: Sheet, data: ShamanData) -> Shaman:
    own = data.symbol
    free = sheet.shield.earth_free_spaces if data.ability == "free_shield" else 0
    strike = (own,) * sheet.strike.spaces
    shield = (own,) * (sheet.shield.spaces - free) + (own.lower(),) * free
    return Shaman(
        data.id,
        own,
        sheet.symbols[own].name,
        data.race,
        data.title,
        data.ability,
        data.ability_text,
        tuple(
            spaces_of(combo.id, combo.name, combo.kind, combo.effect, combo.text, combo.spaces)
            for combo in sheet.combo
            if combo.shaman == data.id
        ),
        spaces_of("strike", sheet.strike.name, "strike", "strike", sheet.strike.text, strike),
        spaces_of("shield", sheet.shield.name, "shield", "shield", sheet.shield.text, shield),
    )


def _box(key: str, name: str, board: Symbol, effect: str, text: str, spaces: tuple[Symbol, ...]) -> Box:
    cost = tuple((symbol, spaces.count(symbol)) for symbol in dict.fromkeys(spaces))
    return Box(key, name, board, effect, text, spaces, cost)


_SHEET: Final = read_sheet()

SYMBOL_NAMES: Final = {letter: data.name for letter, data in _SHEET.symbols.items()}
GLYPHS: Final = {letter: data.glyph for letter, data in _SHEET.symbols.items()}
ASCII_GLYPHS: Final = {letter: data.ascii for letter, data in _SHEET.symbols.items()}
OPPOSITES: Final[dict[Symbol, Symbol]] = dict(_SHEET.opposites)

FACES: Final[dict[Symbol, tuple[Symbol, ...]]] = {data.symbol: data.faces for data in _SHEET.shaman}
"""The six faces of a die, by the colour of its set."""

SHAMANS: Final[dict[Symbol, Shaman]] = {data.symbol: _shaman(_SHEET, data) for data in _SHEET.shaman}
SHAMAN_IDS: Final = {shaman.id: symbol for symbol, shaman in SHAMANS.items()}

ROLLS: Final = _SHEET.duel.rolls
SURGE_WILDS: Final = _SHEET.duel.surge_wilds
LENGTHS: Final = {name: Length(data.seal, data.hunger) for name, data in _SHEET.duel.lengths.items()}
SETUP_SHIELD: Final = _SHEET.shield.setup_dice
SETUP_SHIELD_EARTH: Final = _SHEET.shield.earth_setup_dice
LATE_BONUS: Final = _SHEET.shield.late_seat_bonus
"""Extra set-up dice in SHIELD by place in the turn order."""

CIRCLES: Final = _SHEET.totem.spaces
CIRCLE_SYMBOLS: Final = tuple(pair[0] for pair in _SHEET.totem.space_costs)
"""The pair beside each circle is two of this symbol."""

FACE_DOWN: Final = "?"
"""Stands for a token or an avatar that the looker may not see."""

TOKENS: Final = {
    data.id: Token(data.id, data.name, data.symbol or "", data.count, data.text) for data in _SHEET.token
}
TOKEN_SYMBOLS: Final = {token.id: token.symbol for token in TOKENS.values()}
ELEMENT_TOKENS: Final = {token.symbol: token.id for token in TOKENS.values() if token.symbol}

AVATARS: Final = {
    data.id: Avatar(data.id, data.name, data.copies, data.star, data.text, data.text_for_two)
    for data in _SHEET.avatar
}
AVATARS_DEALT: Final = _SHEET.avatars.deal_duel
AVATAR_STACKS: Final = _SHEET.avatars.stacks_duel
AVATAR_LIMIT: Final = _SHEET.avatars.hand_limit
AVATARS_DEALT_MONOLITH: Final = _SHEET.avatars.deal_monolith
DESTROY_COST: Final = _SHEET.avatars.destroy_cost

SIDES: Final = {data.id: Side(data.id, data.name, data.boards) for data in _SHEET.monolith.sides}
START_DICE: Final = _SHEET.monolith.start_dice_per_colour
MONOLITH_ROLLS: Final = _SHEET.monolith.rolls
FIRST_TURN_ROLLS: Final = _SHEET.monolith.first_turn_rolls
LOCKS_TO_WIN: Final = _SHEET.monolith.locks_to_win
TURN_LIMIT: Final = _SHEET.monolith.turn_limit
"""Turns each (EZ-R63)."""

_LOCK_TEXT: Final = "Its first die is locked in your Monolith for good."

BOXES: Final[dict[str, Box]] = {
    data.id: _box(data.id, data.name, data.board, data.effect, data.text, data.spaces) for data in _SHEET.box
} | {data.id: _box(data.id, data.id, data.board, "lock", _LOCK_TEXT, data.spaces) for data in _SHEET.lock}
LOCKS: Final = tuple(box.key for box in BOXES.values() if box.effect == "lock")
BOARD_BOXES: Final[dict[Symbol, tuple[Box, ...]]] = {
    symbol: tuple(box for box in BOXES.values() if box.board == symbol and box.effect != "lock")
    for symbol in ELEMENTS
}
BOARD_LOCKS: Final[dict[Symbol, tuple[Box, ...]]] = {
    symbol: tuple(box for box in BOXES.values() if box.board == symbol and box.effect == "lock")
    for symbol in ELEMENTS
}


def dice_of(colour: Symbol) -> list[str]:
    """The ids of a set's seven dice: "F1" to "F7"."""
    return [f"{colour}{number}" for number in range(1, DICE_PER_SET + 1)]


def bagful() -> list[str]:
    """All tokens, by id."""
    return [token.id for token in TOKENS.values() for _ in range(token.count)]


def tiles(starred: bool) -> list[str]:
    """All avatar tiles by id, or only the starred ones."""
    return [tile.id for tile in AVATARS.values() if tile.star or not starred for _ in range(tile.copies)]
