"""Every question the game asks, made once and handed out again: playouts ask tens of thousands a second."""

from functools import cache
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.seats import Seat
from zonegames.games.zogars_revenge.actions import (
    ACCEPT,
    CROSS,
    MOVES,
    POTION,
    STRIKES,
    SWORD,
    TAKE_HIT,
    Action,
)

PUBLIC_KIND: Final = "playing"
"""All that the others learn of a decision in a score attack on the same dungeon (ZG-R33)."""


def _question(seat: Seat, kind: str, actions: tuple[Action, ...], secret: bool) -> Decision[Action]:
    return Decision(seat, kind, actions, secret=secret, public_kind=PUBLIC_KIND if secret else None)


@cache
def move_question(seat: Seat, ways: tuple[int, ...], thirsty: bool, secret: bool) -> Decision[Action]:
    """Where to go: the neighbours in the order up, right, down, left, and a potion if one may be drunk."""
    moves = tuple(MOVES[cell] for cell in ways)
    return _question(seat, "move", (*moves, POTION) if thirsty else moves, secret)


@cache
def strike_question(seat: Seat, fighter: int, thirsty: bool, secret: bool) -> Decision[Action]:
    """Which blow: the two neighbours on the ring, clockwise first (ZG-R24)."""
    blows = (STRIKES[(fighter + 1) % 4], STRIKES[(fighter - 1) % 4])
    return _question(seat, "strike", (*blows, POTION) if thirsty else blows, secret)


@cache
def guard_question(seat: Seat, armed: bool, thirsty: bool, secret: bool) -> Decision[Action]:
    """What to spend before the monster strikes: a sword, a potion, or nothing."""
    actions = ((SWORD,) if armed else ()) + ((POTION,) if thirsty else ()) + (TAKE_HIT,)
    return _question(seat, "guard", actions, secret)


@cache
def eye_question(seat: Seat, secret: bool) -> Decision[Action]:
    """A cross, or the eye (ZG-R16)."""
    return _question(seat, "eye", (CROSS, ACCEPT), secret)
