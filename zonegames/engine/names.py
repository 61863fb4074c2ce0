"""Player names: untrusted text, cleaned in this one place."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size

MAX_CELLS: Final = 16
RESERVED: Final = frozenset({"bot"})
"""Words that the command line gives a meaning of its own."""


def clean(text: str, cells: int = MAX_CELLS) -> str:
    """NFC, single spaces, no control or format characters, combining marks at most two in a row,
    cut to `cells` terminal cells; may come out empty."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", " ".join(text.split())):
        category = unicodedata.category(char)
        if category[0] == "C" or category in ("Zl", "Zp"):
            continue
        marks = marks + 1 if category[0] == "M" else 0
        if marks > 2 or (marks and not kept):
            continue
        kept.append(char)
    text = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    if cell_len(text) > cells:
        text = set_cell_size(text, cells - 1).rstrip() + "…"
    return text


def seat_names(wanted: Sequence[str]) -> list[str]:
    """Clean, unique names for all seats: an empty one becomes "Seat 2", a second Bo "Bo 2".

    Names are compared after case folding; a reserved word counts as taken.
    """
    names: list[str] = []
    taken: set[str] = set(RESERVED)
    for seat, text in enumerate(wanted, 1):
        name = clean(text) or f"Seat {seat}"
        names.append(free_name(name, taken))
        taken.add(names[-1].casefold())
    return names


def free_name(name: str, taken: set[str]) -> str:
    """`name`, or the first of "name 2", "name 3" ... whose case-folded form is not in `taken`."""
    if name.casefold() not in taken:
        return name
    for n in range(2, 100):
        tail = f" {n}"
        room = MAX_CELLS - cell_len(tail)
        head = name if cell_len(name) <= room else set_cell_size(name, room).rstrip()
        if (head + tail).casefold() not in taken:
            return head + tail
    raise AssertionError("a table has no hundred seats")
