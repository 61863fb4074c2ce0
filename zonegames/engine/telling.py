"""Things told one after another: in lines that a voice can follow, counted, listed, with their reason."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

LINE: Final = 100
"""Characters in a told line at most."""


def told(head: str, things: Iterable[str], nothing: str = "none") -> list[str]:
    """ "Row 2: column 1 a chest, column 2 a gaze."; what does not fit goes on under the same head."""
    lines: list[str] = []
    line = ""
    for thing in things:
        longer = f"{line}, {thing}" if line else f"{head}: {thing}"
        if line and len(longer) >= LINE:
            lines.append(line + ".")
            longer = f"{head}, more: {thing}"
        line = longer
    lines.append(f"{line or f'{head}: {nothing}'}.")
    return [short for long in lines for short in wrap(long, LINE)]


def counted(number: int, thing: str, things: str = "") -> str:
    """ "no swords", "1 sword", "3 swords"; `things` where the plural is no plain s."""
    many = things or f"{thing}s"
    return f"1 {thing}" if number == 1 else f"{number or 'no'} {many}"


def capital(text: str) -> str:
    """The text as a sentence begins; the rest of it stays as it is."""
    return text[:1].upper() + text[1:]


def listed(things: Sequence[str]) -> str:
    """ "Bo", "Bo and Cy", "Bo, Cy and Dee"; empty for nothing."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} and {things[-1]}"


def advice(label: str, reason: str) -> str:
    """One sentence of what to do and why; some reasons name the action themselves."""
    reason = reason.rstrip(".")
    if label.casefold() in reason.casefold():
        return f"{reason}."
    joint = ": " if reason[:1].islower() else ". "
    return f"{label}{joint}{reason}." if reason else f"{label}."


def printable(text: str) -> str:
    """The text with all that cannot be shown written out: a tab as \\t."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)
