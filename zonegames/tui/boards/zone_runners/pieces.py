"""Small drawings: chips, Blockers, ruins, dice, in both glyph columns."""

from dataclasses import dataclass
from typing import Final

from zonegames.games.zone_runners.components import RUNNERS
from zonegames.tui.glyphs import Glyphs

LETTERS: Final = "SJF"
TRACK_LETTERS: Final = "HML"
INKS: Final = tuple(f"runners.{name}" for name in RUNNERS)
"""By Runner: its own colour, never a seat's."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What the course is made of."""

    floor: str
    low_floor: str
    """The floor as the lower edge of a stand, where there is no row for it."""
    left: str
    """The sides of a Blocker."""
    right: str
    fog: str
    wall: str
    goal: str
    steps: str
    """A path to the right, to the left, down."""
    trail: str
    ruins: tuple[str, ...]


UNICODE: Final = Marks("▀", "▁", "▟", "▙", "░", "┆", "▚", "›‹▼", "╌", ("▀▘ ", " ▝▘", "   ", "▝▀ ", " ▖ "))
ASCII: Final = Marks("=", "_", "<", ">", ".", "|", "#", "><v", "-", (":: ", " .:", "   ", ":. ", " : "))


def marks(glyphs: Glyphs) -> Marks:
    """The drawings that the terminal can show."""
    return ASCII if glyphs.ascii else UNICODE


def row_mark(row: int) -> tuple[str, str]:
    """What tells a row of a list from the others, in the list and on the course, and how it is written:
    the digit that lights it; a dot for those after the ninth."""
    return (str(row + 1), "bold underline") if row < 9 else ("•", "bold")


def chip_ink(who: int) -> tuple[str, str]:
    """A Runner's chip: ink and ground; reversed, so that it is a block with few colours too."""
    return f"{INKS[who]} bold reverse", "background"


def ruin(track: int, column: int, glyphs: Glyphs) -> str:
    """Three cells of rubble; never the same next to each other."""
    ruins = marks(glyphs).ruins
    return ruins[(column * 3 + track) % len(ruins)]
