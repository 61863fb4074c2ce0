"""Dice, spaces and their spots: a solid block is a die, an outline an empty space, the fill tells the set."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from zonegames.engine.seats import Seat
from zonegames.games.elemenz.actions import AddDie, Lose, PickDie, Place
from zonegames.games.elemenz.components import ASCII_GLYPHS, GLYPHS, WILD, Combo
from zonegames.games.elemenz.duel.combos import wrong_pieces
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Box, Span
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import HEAVY, LIGHT, Surface, stamped

Mode: TypeAlias = Literal["", "lit", "here"]
"""How something that can be chosen stands: closed, open, under the cursor."""

INK: Final = {"A": "text", "E": "seat3", "F": "seat1", "W": "seat2"}
"""The colour of each set of dice, and of what belongs to its shaman."""

EMPTY_CIRCLE: Final = "·"
FACE_DOWN_TOKEN: Final = "▒"

TOKEN_SIGNS: Final = {"restoration": "R", "winds": "C", "wild_pulse": "P", "totem_buff": "B"}
"""One letter for a token that shows no element."""

Group: TypeAlias = tuple[str, str, bool]
"""Colour, face, borrowed: dice that nobody can tell apart."""


def face_down(glyphs: Glyphs) -> str:
    """The back of a token."""
    return "?" if glyphs.ascii else FACE_DOWN_TOKEN


def waiting(glyphs: Glyphs) -> str:
    """The sign of a waiting combo."""
    return "*" if glyphs.ascii else "◊"


def glyph(symbol: str, glyphs: Glyphs) -> str:
    """A symbol's glyph; its letter where only ASCII can be shown."""
    return (ASCII_GLYPHS if glyphs.ascii else GLYPHS).get(symbol, "Z")


def element(symbol: str, glyphs: Glyphs) -> Span:
    """A shaman's or set's own mark."""
    return glyph(symbol, glyphs), f"{INK[symbol]} bold"


def group_of(die: str, faces: Mapping[str, str], borrowed: tuple[str, ...]) -> Group:
    """What tells this die from others."""
    return die[0], faces[die], die in borrowed


# --- spots


def die_spot(seat: Seat, place: str, colour: str, face: str) -> SpotId:
    """The dice of one colour and face that lie at one place: the hand, or spaces by their key."""
    return f"die:{seat}:{place}:{colour}:{face}"


def spot_of_die(action: PickDie | Lose, seat: Seat, symbol: str) -> SpotId:
    """Where a choice of a die points to; `seat` and its `symbol` are the loser's."""
    if isinstance(action, PickDie):
        return die_spot(action.seat, action.place, action.colour, action.face)
    if action.place == "pool":
        return f"pool:{seat}"
    return die_spot(seat, action.place, symbol, action.face)


def same_group(action: AddDie | Place, group: Group) -> bool:
    """Whether an action takes a die of this group."""
    return (action.colour, action.face, action.borrowed) == group


def sign_on(combo: Combo, pieces: Sequence[str], at: int, faces: Mapping[str, str], glyphs: Glyphs) -> str:
    """What a die on the spaces of a combo says beyond its face, in three cells: "Z=▲" for a wild beside its
    anchor, "✗▲ " for a die that counts for nothing; empty when it is plain."""
    face = faces[pieces[at]]
    if at in wrong_pieces(combo, pieces, faces):
        return f"✗{glyph(face, glyphs)} "
    if face != WILD:
        return ""
    run = next((run for run in combo.runs if run.start <= at < run.stop), combo.runs[-1])
    return f"{WILD}={glyph(run.symbol, glyphs)}"


# --- small, 3 cells wide


@stamped
def draw_die(
    surface: Surface,
    x: int,
    y: int,
    colour: str,
    face: str,
    glyphs: Glyphs,
    mode: Mode = "",
    spot: SpotId = "",
    sign: str = "",
) -> int:
    """A die of a set, its symbol dark on it; returns the column after it.  `sign` in three cells says more
    than the face: what a wild stands for, that a die counts for nothing."""
    left, right = {"": "[]" if glyphs.ascii else "  ", "lit": "‹›", "here": "▸◂"}[mode]
    text = sign if sign and not mode else left + glyph(face, glyphs) + right
    surface.put(x, y, text, "background bold", "primary" if mode == "here" else INK[colour])
    if spot:
        surface.spot(Box(x, y, 3, 1), spot)
    return x + 3


@stamped
def draw_space(
    surface: Surface,
    x: int,
    y: int,
    symbol: str,
    glyphs: Glyphs,
    mode: Mode = "",
    *,
    charged: bool = False,
    ink: str = "",
) -> int:
    """An empty space: "[▲]" ("<F>" where only ASCII can be shown), round when it is always charged."""
    left, right = "()" if charged else "<>" if glyphs.ascii else "[]"
    edge = {"": ink or "line", "lit": "primary bold", "here": "primary bold"}[mode]
    inside = {"": ink or "muted", "lit": "text bold", "here": "background bold"}[mode]
    if charged:
        edge = inside = ink + " bold"
    surface.put(x, y, left, edge)
    surface.put(x + 1, y, glyph(symbol, glyphs), inside, "primary" if mode == "here" else None)
    surface.put(x + 2, y, right, edge)
    return x + 3


# --- big, 5 cells by 3


@stamped
def draw_big_die(
    surface: Surface,
    x: int,
    y: int,
    colour: str,
    face: str,
    glyphs: Glyphs,
    mode: Mode = "",
    spot: SpotId = "",
    sign: str = "",
) -> None:
    """The same in three rows."""
    ink = "primary" if mode == "here" else INK[colour]
    left, right = {"": "  ", "lit": "‹›", "here": "▸◂"}[mode]
    shown = sign or f" {glyph(face, glyphs)} "
    top, low = ("+---+", "+---+") if glyphs.ascii else ("▄▄▄▄▄", "▀▀▀▀▀")
    middle = f"[{shown}]" if glyphs.ascii and not mode else left + shown + right
    surface.put(x, y, top, ink)
    surface.put(x, y + 1, middle, "background bold", ink)
    surface.put(x, y + 2, low, ink)
    if spot:
        surface.spot(Box(x, y, 5, 3), spot)


@stamped
def draw_big_space(
    surface: Surface,
    x: int,
    y: int,
    symbol: str,
    glyphs: Glyphs,
    mode: Mode = "",
    *,
    charged: bool = False,
    ink: str = "",
) -> None:
    """The same in three rows; the frame is heavy under the cursor."""
    sign = glyph(symbol, glyphs)
    if charged:
        surface.put(x + 1, y + 1, f"({sign})", f"{ink} bold")
        return
    edge = "primary bold" if mode else ink or "line"
    surface.border(Box(x, y, 5, 3), HEAVY if mode == "here" else LIGHT, edge)
    if mode == "here":
        surface.put(x + 1, y + 1, f" {sign} ", "background bold", "primary")
    else:
        surface.put(x + 2, y + 1, sign, "text bold" if mode else ink or "muted")


# --- keys and states


@stamped
def draw_key(surface: Surface, x: int, y: int, key: str, mode: Mode) -> None:
    """A letter that chooses something: reverse under the cursor, bright where it is open."""
    if mode == "here":
        surface.put(x, y, f" {key} ", "background bold", "primary")
    else:
        surface.put(x, y, f" {key} ", "primary bold underline" if mode else "muted")
        surface.put(x, y, " ")
        surface.put(x + 2, y, " ")


@stamped
def draw_state(surface: Surface, end: int, y: int, text: str) -> None:
    """A state that ends at column `end`: READY, BROKEN and ARMED are words on a ground."""
    look = {"READY": ("background bold", "success"), "BROKEN": ("background bold", "error")}.get(text)
    if look is not None:
        surface.put(end - len(text) - 2, y, f" {text} ", *look)
    else:
        surface.put(end - len(text), y, text, "warning bold" if text == "ARMED" else "muted")
