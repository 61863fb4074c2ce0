"""Small drawings: seats' marks, tiles, meters, stones, Fears, relics, the Pyramid Die."""

from typing import Final

from zonegames.engine.seats import Seat
from zonegames.games.zoneplex.components import (
    CARDS,
    CLASSES,
    FEARS,
    JAR,
    RELICS,
    SEAT_LETTERS,
    STONES,
    SYNC,
    TILES,
    WMS_MAX,
    Card,
    Tile,
)
from zonegames.games.zoneplex.deals import FACE_DOWN, Thing
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Line, mark

SHAPES: Final = "●▲■◆★"
"""A seat's solid mark: its stones, and on a badge its Monkle."""

_SIGNS: Final[dict[Tile, str]] = {
    "neutral": "○",
    "reliquary": "¤¤",
    "wall": "▒▒",
    "teleporter_blue": "TB",
    "teleporter_red": "TR",
    "teleporter_yellow": "TY",
    "teleporter_master": "TM",
    "prism": "◇",
    "orb": "◉",
    "monolith": "□",
    "ankh": "✚",
    "star": "☆",
    "crescent": "☾",
}
"""Hollow: what is printed.  No sign equals a seat's mark."""

_ASCII_SIGNS: Final[dict[Tile, str]] = {tile: facts.ascii for tile, facts in TILES.items()} | {
    "reliquary": "$$"
}

_SIGN_INKS: Final[dict[Tile, str]] = {
    "reliquary": "warning",
    "wall": "muted",
    "teleporter_blue": "zoneplex",
    "teleporter_red": "error",
    "teleporter_yellow": "warning",
}
_GLOWS: Final = {"teleporter_master": "master"}
CLASS_LETTERS: Final = "BGM"
CLASS_INKS: Final = {"blue": "zoneplex", "green": "success", "magenta": "elemenz", "master": "warning"}

# --- tiles and stones


def sign(tile: Tile, glyphs: Glyphs) -> str:
    """The printed sign of a tile, one or two columns."""
    return _ASCII_SIGNS[tile] if glyphs.ascii else _SIGNS[tile]


def sign_ink(tile: Tile) -> str:
    """The ink of a tile's sign."""
    return _SIGN_INKS.get(tile, "text")


def glow(tile: Tile) -> str:
    """The name of a tile's glow among the theme's tokens of this game."""
    return _GLOWS.get(tile, TILES[tile].kind)


def tile_badge(tile: Tile, glyphs: Glyphs) -> Line:
    """A tile's sign on its glow, four columns."""
    return [(f" {sign(tile, glyphs):<2} ", f"{sign_ink(tile)} bold on zoneplex.{glow(tile)}")]


def symbol_sign(symbol: str, glyphs: Glyphs) -> str:
    """A Sacred Symbol in one column."""
    return sign(symbol, glyphs)


def stone_sign(seat: Seat, glyphs: Glyphs) -> str:
    """A Spirit Stone of that seat."""
    return SEAT_LETTERS[seat].lower() if glyphs.ascii else SHAPES[seat]


def monkle_sign(seat: Seat, glyphs: Glyphs) -> str:
    """A Monkle of that seat, to be drawn on its badge."""
    return SEAT_LETTERS[seat] if glyphs.ascii else SHAPES[seat]


def seat_ink(seat: Seat) -> str:
    return f"seat{seat + 1}"


def seat_mark(seat: Seat, glyphs: Glyphs) -> Line:
    """Digit and mark of a seat, two columns."""
    return [mark(seat), (monkle_sign(seat, glyphs), f"{seat_ink(seat)} bold")]


# --- meters


def meter(value: int, top: int, ink: str) -> Line:
    """A row of bars, as many full as the value says."""
    full = max(0, min(value, top))
    return [("▮" * full, ink), ("▯" * (top - full), "zoneplex.dots")]


def strength(wms: int) -> Line:
    """The Warrior Monk Strength, 1 to 4."""
    return meter(wms, WMS_MAX, "text")


def stones(seat: Seat, unplaced: int, glyphs: Glyphs) -> Line:
    """The stones a seat still has to place."""
    return [
        (stone_sign(seat, glyphs) * unplaced, seat_ink(seat)),
        ("·" * (STONES - unplaced), "zoneplex.dots"),
    ]


def chance_meter(chance: float, ink: str) -> Line:
    """A chance in ten bars."""
    return meter(round(chance * 10), 10, ink)


# --- cards


def card_sign(card: Card) -> str:
    """An action card that is no Fear: its triangles."""
    return "△" * CARDS[card].triangles + (" sync" if card == SYNC else "")


def fear_column(fears: tuple[Card, ...], fear_class: str) -> str:
    """The strongest Fear of a class, "+" for more than one, "·" for none."""
    held = [FEARS[fear].strength for fear in fears if FEARS[fear].fear_class == fear_class]
    if not held:
        return "·"
    return f"{max(held)}{'+' * (len(held) > 1)}"


def wild_column(fears: tuple[Card, ...], jar: bool) -> str:
    """Masters and the Jar, which stand in for any class: "X", "2XJ"."""
    masters = sum(FEARS[fear].fear_class == "master" for fear in fears)
    count = str(masters) if masters > 1 else ""
    return f"{count}{'X' * (masters > 0)}{'J' * jar}" or "·"


def thing_sign(thing: Thing | None, glyphs: Glyphs) -> str:
    """A thing that changes hands in at most three columns: "¤", "B7", "GM"."""
    if thing is None:
        return "-"
    if thing == FACE_DOWN:
        return "$" if glyphs.ascii else "¤"
    if thing == JAR:
        return "Jar"
    if thing in RELICS:
        return "".join(word[0] for word in RELICS[thing].name.split())
    facts = FEARS[thing]
    letter = "X" if facts.fear_class not in CLASSES else CLASS_LETTERS[CLASSES.index(facts.fear_class)]
    return f"{letter}{facts.strength}"


def die_face(value: int, glyphs: Glyphs) -> str:
    """The Pyramid Die in three columns; 0 is The Eye."""
    if value:
        return f"[{value}]"
    return "[@]" if glyphs.ascii else "[◎]"
