"""One table of glyphs, two columns: what we draw with, and its ASCII stand-in of the same width.

Paint functions write the left column; a canvas shows the column that the terminal can.  Only glyphs of
width 1 are in it.  Where the stand-in needs more room, a method gives both (`die`, `spark`).
"""

import sys
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len

TABLE: Final[dict[str, str]] = {
    pair[0]: pair[2]
    for row in (
        "● @,▲ ^,■ #,◆ &,★ *,○ o,△ ^,□ .,◇ &,☆ *,▼ v,▽ v,◉ o,◎ O,◊ <,⬡ H,☾ C,✚ +,¤ $",  # shapes of pieces
        "▸ >,▶ >,◀ <,◂ <,▴ ^,▾ v,‹ <,› >,→ >,← <,↑ ^,↓ v,↔ -,↕ |,… ~,✗ x,✓ v,• *,· .,▌ |,▏ |",  # marks
        "↻ %,♛ K,▰ =,▱ .",  # a dungeon's marks
        "▮ =,▯ .,█ #,▓ =,▒ -,░ .,▀ ^,▄ _,▟ /,▙ \\,▛ /,▜ \\,▖ .,▗ .,▚ #,▞ #,▘ ',▝ ',▐ |",  # meters, blocks
        '▁ _,▂ _,▃ _,▅ =,▆ =,▇ =,☼ *,≈ ~,≡ =,† +,◒ !,╱ /,╲ \\,╳ X,× x,− -,– -,— -,’ \',“ ",” ",° o',
        "─ -,│ |,╭ +,╮ +,╰ +,╯ +,┌ +,┐ +,└ +,┘ +,├ +,┤ +,┬ +,┴ +,┼ +,╌ -,╎ |,┄ -,┆ |",  # quiet boxes
        "═ =,║ |,╔ +,╗ +,╚ +,╝ +,╠ +,╣ +,╦ +,╩ +,╬ +,╞ +,╡ +",  # the lamp's box
        "━ =,┃ |,┏ +,┓ +,┗ +,┛ +,┣ +,┫ +,┳ +,┻ +,╋ +",  # heavy boxes
        "⚀ 1,⚁ 2,⚂ 3,⚃ 4,⚄ 5,⚅ 6",  # dice
    )
    for pair in row.split(",")
}
DICE: Final = "⚀⚁⚂⚃⚄⚅"
STEPS: Final = " ▁▂▃▄▅▆▇█"
_TO_ASCII = str.maketrans(TABLE)


@dataclass(frozen=True, slots=True)
class Glyphs:
    """Which column is shown."""

    ascii: bool = False
    strict: bool = False
    """Nothing but ASCII may leave: letters of names that have no stand-in become "?"."""

    def show(self, text: str) -> str:
        """`text` as the terminal gets it: as many cells, no control characters."""
        if text.isascii() and text.isprintable():
            return text
        if not text.isprintable():
            text = "".join(c if c.isprintable() else " " * cell_len(c) for c in text)
        if self.ascii:
            text = text.translate(_TO_ASCII)
            if self.strict and not text.isascii():
                text = "".join(c if c.isascii() else "?" * cell_len(c) for c in text)
        return text

    def die(self, value: int) -> str:
        """A die of 1 to 6 in three cells: " ⚂ " or "[3]"."""
        return f"[{value}]" if self.ascii else f" {DICE[value - 1]} "

    def spark(self, level: int) -> str:
        """One cell of a chart, 0 (empty) to 8 (full): " ▁▂▃▄▅▆▇█" or " 12345678"."""
        level = max(0, min(8, level))
        if self.ascii:
            return str(level) if level else " "
        return STEPS[level]


UNICODE: Final = Glyphs()
ASCII: Final = Glyphs(ascii=True)


def choose(wanted: bool | None, encoding: str | None = None) -> Glyphs:
    """The glyphs for an output: `wanted` True for ASCII, False for Unicode, None to go by the encoding
    (default: that of standard error, where the screen is written).  Without UTF it is always ASCII."""
    encoding = encoding if encoding is not None else (sys.__stderr__.encoding if sys.__stderr__ else "ascii")
    if "utf" not in encoding.lower():
        return Glyphs(ascii=True, strict=True)
    return ASCII if wanted else UNICODE
