"""A small picture of each game's board for the picker: plain drawings, 36x8 cells, no rules loaded."""

from collections.abc import Callable, Mapping
from typing import Final

from zonegames.tui.lines import Line, Lines, beside, mark, s, tint

WIDTH: Final = 36
HEIGHT: Final = 8


def picture(game: str) -> Lines:
    """The picture of a game by its id, 8 rows of at most 36 cells; empty rows for a game without one."""
    draw = _PICTURES.get(game)
    lines = draw() if draw else []
    return (lines + [[] for _ in range(HEIGHT)])[:HEIGHT]


_ELEMENT: Final[Mapping[str, str]] = {
    "▲": "error bold",
    "●": "seat2 bold",
    "■": "success bold",
    "≈": "primary bold",
    "Z": "warning bold",
}


def _elemenz() -> Lines:
    """Five dice and three combos that wait for theirs."""

    def dice(face: bool) -> Line:
        row: Line = s(" ")
        for die in "▲▲■Z≈":
            row += [(f"  {die if face else ' '}  ", f"{_ELEMENT[die]} on panel"), ("  ", "text")]
        return row

    combos = (
        " STRIKE     [▲][▲][ ]     power 2",
        " FIRESTORM  [■][■][▲](▲)  READY",
        " SMOKE      [≈][■] ◊      re-roll",
    )
    rows = [s(c[:12], "muted") + tint(c[12:25], _ELEMENT, "muted") + s(c[25:]) for c in combos]
    return [[], dice(False), dice(True), dice(False), [], *rows]


_HEXES: Final = (  # a row, and where the second and the third hex begin in it
    ("    ▁▁▁▁▁▁▁▁            ▁▁▁▁▁▁▁▁", 14, 22),
    ("   ╱   C2   ╲          ╱   V2   ╲", 14, 22),
    ("  ╱  ① Lance ╲▁▁▁▁▁▁▁▁╱ ② Broker ╲", 14, 22),
    ("  ╲    E1  ▲A╱◆S    ●D╲▲A  E2    ╱", 14, 22),
    ("   ╲▁▁▁▁▁▁▁▁╱ ③ Phantom╲▁▁▁▁▁▁▁▁╱", 13, 23),
    ("            ╲    T1    ╱", 0, 36),
    ("             ╲▁▁▁▁▁▁▁▁╱", 0, 36),
)
_MARKS: Final = "①②③④"


def _inked(text: str, ink: Mapping[str, str], base: str) -> Line:
    """As `tint`, and ① becomes the mark of seat 1."""
    out: Line = []
    for char in text:
        out += [mark(_MARKS.index(char))] if char in _MARKS else [(char, ink.get(char, base))]
    return out


def _warzone() -> Lines:
    """Three ships' hexes that have just been turned towards each other."""
    white = dict.fromkeys("ASDVCTE12", "text bold")
    return [
        [],
        *(
            _inked(row[:a], white, "seat1")
            + _inked(row[a:b], white, "seat3")
            + _inked(row[b:], white, "seat2")
            for row, a, b in _HEXES
        ),
    ]


_TILES: Final = "○ ■ ▲5 ■ ☼ ◉ @ ■ ▲3 ■ ■ ▲4 ≡ ■ ◉ ▲6 ■ ▲7 ■ ▲4 ☼ ◉ ■ ▲8 ○".split()  # noqa: SIM905 - a picture


def _zogar() -> Lines:
    """The Square with its hero, and what is left of lamps, eyes and health."""
    ink = {
        "■": "warning",
        "▲": "elemenz",
        "◉": "error",
        "☼": "warning bold",
        "○": "muted",
        "≡": "success bold",
    }
    legal = {1, 5, 7, 11}
    board: Lines = []
    for r in range(5):
        line: Line = s(" ")
        for c in range(5):
            tile, ground = _TILES[5 * r + c], "panel" if (r + c) % 2 else "surface"
            open_, close = ("‹", "›") if 5 * r + c in legal else (" ", " ")
            if tile == "@":
                line.append(("  @  ", "background on zogars-revenge bold"))
                continue
            ink_here = f"{ink[tile[0]]} on {ground}"
            if open_ == " ":
                line.append((f"  {tile:<2} ", ink_here))
                continue
            edge = f"primary bold on {ground}"
            line += [(open_, edge), (f" {tile:<2}", ink_here), (close, edge)]
        board.append(line)
    side = [s("LIGHT", "text bold"), s("☼ ☼ ○ ○", "warning"), [], s("eyes", "muted"), s("◉ 5/14", "error")]
    health = s(" health ", "muted") + s("▮▮▮▮▮▮▮▮▮▮▮▮", "success") + s("▯▯▯ 12/15", "muted")
    return [[], *beside(board, side, 28), [], health]


_LANES: Final = (
    "░░░░ ░░░░ ≈··· ·S■≈ ···· ▒▒▒▒ ▒▒▒▒",
    "░░░░ ░░░░ ·J·≈ ···· ···· ▒▒▒▒ ▒▒▒▒",
    "░░░░ ░░░░ ···· ·≈·· F··≈ ▒▒▒▒ ▒▒▒▒",
)


def _runners() -> Lines:
    """Three lanes of zones, the first two fallen, the last two still hidden."""
    ink = {
        "S": "background on runners.sprinter bold",
        "J": "background on runners.jumper bold",
        "F": "background on runners.fighter bold",
        "■": "error bold on panel",
        "≈": "primary on panel",
        "·": "muted on panel",
        "▒": "muted",
        "░": "panel",
    }
    gap: Line = s(" ")
    for zone in range(7):
        gap += [("    ", "text on panel" if zone in (2, 3, 4) else "text"), (" ", "text")]
    first, second, third = (s(" ") + tint(lane, ink) for lane in _LANES)
    heads = s(" fallen    ", "muted") + s("3    4    5    ", "zone-runners bold") + s("hidden", "muted")
    falls = s("           ▴ falls next", "warning") + s("  dice ", "muted") + s("5 2 3", "text bold")
    return [[], heads, first, gap, second, gap, third, falls]


_PYRAMID: Final = ("E", "...", ".....", "..s....", "...s1.t..", "..sn2tsn.3n", "trts.wsrtns4s")
"""E the Eye, 1-4 Monkles, . not built yet, the letters kinds of tile."""


def _zoneplex() -> Lines:
    """The pyramid in mid-game, four Monkles on their way up."""
    ink = {
        "n": "text",
        "s": "warning",
        "t": "primary",
        "r": "success",
        "w": "error",
        ".": "muted",
        "E": "warning bold",
    }
    out: Lines = []
    for r, cells in enumerate(_PYRAMID):
        line: Line = s(" " * (5 + 2 * (6 - r)))
        for n, cell in enumerate(cells):
            glyph = "◎" if cell == "E" else ("△▽" if cell == "." else "▲▼")[n % 2]
            line += [mark(int(cell) - 1), (" ", "text")] if cell.isdigit() else [(f"{glyph} ", ink[cell])]
        out.append(line)
    return out


_PICTURES: Final[Mapping[str, Callable[[], Lines]]] = {
    "elemenz": _elemenz,
    "exploration-warzone": _warzone,
    "zogars-revenge": _zogar,
    "zone-runners": _runners,
    "zoneplex": _zoneplex,
}
