"""The faces of tiles, drawn in half blocks (large), in one row (small) or in one glyph (tiny)."""

from dataclasses import dataclass
from typing import Final

from zonegames.games.zogars_revenge.components import MONSTERS
from zonegames.games.zogars_revenge.words import FACES
from zonegames.tui.lines import Box
from zonegames.tui.surface import Surface, stamped


@dataclass(frozen=True, slots=True)
class FaceArt:
    """One face: two rows of half blocks, one row of three cells, the same in ASCII, its ink, its name."""

    upper: str
    lower: str
    small: str
    plain: str
    ink: str
    name: str


_ART: Final = {
    "chest": FaceArt("▄█████▄", "███▀███", "▀▀▀", "[ ]", "warning", "chest"),
    "chest_eye": FaceArt("▄█████▄", "███▀███", "▀▀▀", "[o]", "warning", "chest+eye"),
    "gaze": FaceArt("▄▀▀█▀▀▄", "▀▄▄█▄▄▀", "‹◉›", "<o>", "error", "gaze"),
    "lamp_lit": FaceArt("╲ ▄█▄ ╱", "─ ▀█▀ ─", "─☼─", "-*-", "zogar.lamp-ink", "lamp lit"),
    "lamp_out": FaceArt("▄█▄", "▀█▀", "○", " o ", "muted", "lamp out"),
    "stairs": FaceArt("   ▄▄██", "▄▄█████", "▂▄█", "===", "success", "stairs"),
    "crown_room": FaceArt("█▄ █ ▄█", "███████", "▙█▟", " K ", "warning", "crown"),
    "empty_room": FaceArt("┌─────┐", "└─────┘", "□", " _ ", "muted", "no crown"),
    "guard": FaceArt("▄▀█▀▄", "▀█▀█▀", "▲ 3", "M 3", "elemenz", "guard"),
    "jailer": FaceArt("▄▄▀█▀▄▄", " ▀█▀█▀ ", "▲ 4", "M 4", "elemenz", "jailer"),
    "hound": FaceArt("█▄█ █▄█", "▀█▄▄▄█▀", "▲ 5", "M 5", "elemenz", "hound"),
    "troll": FaceArt("▄█▀█▀█▄", "█▀▀▀▀▀█", "▲ 6", "M 6", "elemenz", "troll"),
    "wight": FaceArt("▄▀█▀▄", "█▀█▀█", "▲ 7", "M 7", "elemenz", "wight"),
    "warden": FaceArt("█▄▄▄█", "▀▄█▄▀", "▲ 8", "M 8", "elemenz", "warden"),
}

DIGITS: Final = {
    1: ("▄█ ", " █ ", "▀▀▀"),
    2: ("▀▀█", "█▀▀", "▀▀▀"),
    3: ("▀▀█", "▀▀█", "▀▀▀"),
    4: ("█ █", "▀▀█", "  ▀"),
    5: ("█▀▀", "▀▀█", "▀▀▀"),
}
"""The values of the player tiles in three rows."""


def art(face: str) -> FaceArt:
    """How a face is drawn; a monster is `MONSTERS` more than its picture."""
    return _ART[face]


def face_words(face: str) -> str:
    """A face in two words: "chest+eye", "troll 6"."""
    return FACES.get(face, _ART[face].name)


def mark_of(face: str) -> tuple[str, str]:
    """A face in one to three cells, for the mark of a hidden side, and its ink."""
    if face in MONSTERS:
        return f"▲{MONSTERS[face].strength}", "elemenz"
    return {
        "chest": ("■", "warning"),
        "chest_eye": ("■◉", "error"),
        "gaze": ("‹›", "error"),
    }.get(face, (_ART[face].small, _ART[face].ink))


@stamped
def draw_large(
    surface: Surface, x: int, y: int, width: int, face: str, dim: str = "", *, plain: bool = False
) -> None:
    """Picture in two rows, name in the third; `dim` is the one ink of all that lies in the dark, `plain`
    asks for ASCII."""
    look, box = _ART[face], Box(x, y, width, 3)
    ink = dim or look.ink
    chest = face.startswith("chest")
    wood = ("zogar.dim-wood" if dim else "zogar.wood") if chest else ink
    if plain:
        surface.centre(box, 1, look.plain, f"{ink} bold")
    else:
        surface.centre(box, 0, look.upper, ink)
        surface.centre(box, 1, look.lower, wood)
    if chest and not plain:
        surface.put(x + width // 2, y + 1, "▀", ink, wood)
    name, words = look.name, dim or "text"
    full = face_words(face)
    if len(full) > width:
        full = name
    left = x + max(0, (width - len(full)) // 2)
    surface.put(left, y + 2, full, words)
    if face in MONSTERS:
        surface.put(left + len(name) + 1, y + 2, str(MONSTERS[face].strength), f"{words} bold")
    if face == "chest_eye":
        if not plain:
            surface.put(x + width - 1, y, "◉", f"{dim or 'error'} bold")
        surface.put(left + 6, y + 2, "eye", dim or "error")


@stamped
def draw_small(
    surface: Surface, x: int, y: int, width: int, face: str, dim: str = "", *, plain: bool = False
) -> None:
    """Glyph and number in the middle of one row."""
    look = _ART[face]
    ink = dim or look.ink
    if plain:
        surface.centre(Box(x, y, width, 1), 0, look.plain, f"{ink} bold")
        return
    picture = look.small[: width - 1] if face == "chest_eye" else look.small
    x += max(0, (width - len(picture) - (face == "chest_eye")) // 2)
    if face.startswith("chest"):
        surface.put(x, y, picture, ink, "zogar.dim-wood" if dim else "zogar.wood")
        if face == "chest_eye":
            surface.put(x + len(picture), y, "◉", dim or "error")
    else:
        surface.put(x, y, look.small, f"{ink} bold")
    if face in MONSTERS:
        surface.put(x + 2, y, str(MONSTERS[face].strength), f"{dim or 'text'} bold")
