"""The names of things, as all texts use them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from zonegames.engine.telling import counted
from zonegames.games.zogars_revenge.components import (
    CHEST,
    CHEST_EYE,
    CROWN_ROOM,
    GAZE,
    LAMP_LIT,
    LAMP_OUT,
    MONSTERS,
    STAIRS,
    STRENGTH,
    TREASURE,
    Face,
)
from zonegames.games.zogars_revenge.events import Cause, Status

ARROWS: Final = {"up": "↑", "right": "→", "down": "↓", "left": "←"}

FACES: Final[dict[Face, str]] = {
    CHEST: "chest",
    CHEST_EYE: "chest+eye",
    GAZE: "gaze",
    LAMP_LIT: "lamp lit",
    LAMP_OUT: "lamp out",
    STAIRS: "stairs",
    CROWN_ROOM: "crown room",
    **{monster: f"{monster} {strength}" for monster, strength in STRENGTH.items()},
}

EYE_SOURCES: Final[dict[str, str]] = {
    "gaze": "gaze",
    "chest": "chest with eye",
    "token": "noisy chest",
    "combat": "in combat",
}

TASKS: Final = {
    "douse": "put out the lamps",
    "crown": "take the crown",
    "relight": "light the lamps again",
    "escape": "reach the stairs",
}


def end_text(status: Status, cause: Cause | None, monster: str | None) -> str:
    """How a run ended, in one sentence."""
    if status == "escaped":
        return "Escaped with the crown."
    if status == "gave_up":
        return "Gave up."
    if status == "captured":
        return capture_text(EYE_SOURCES[cause or ""])
    return f"Killed by {MONSTERS[monster].name}." if monster else "Killed by a trap."


def capture_text(source: str) -> str:
    """Where the last eye opened."""
    return f"Seen by Zogar: the 14th eye ({source})."


def tokens(token: str, count: int) -> str:
    """ "1 copper coin", "2 crosses"."""
    name = TREASURE[token].name.lower()
    return counted(count, name, "crosses" if token == "cross" else "")


def told_tokens(held: Iterable[str]) -> Iterator[str]:
    """Tokens of a kind together: "2 copper coins", "1 trap"."""
    return (tokens(token, count) for token, count in Counter(held).items())


def lamps(count: int) -> str:
    """ "1 lamp", "3 lamps"."""
    return counted(count, "lamp")


def lamps_to_do(task: str, left: int) -> str:
    """What the task still asks: "2 lamps still burn"."""
    if task == "douse":
        return f"{lamps(left)} still {'burns' if left == 1 else 'burn'}"
    if task == "relight":
        return f"{lamps(left)} still dark"
    return TASKS[task]
