"""What each choice would do, as data, from a view: nothing here knows more than the player."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from zonegames.games.zogars_revenge.components import (
    CHEST,
    CHEST_EYE,
    GAZE,
    LAMP_LIT,
    LAMP_OUT,
    LIMITS,
    STRENGTH,
    Face,
)
from zonegames.games.zogars_revenge.dungeon import Cell
from zonegames.games.zogars_revenge.view import RunView, View

Effect: TypeAlias = Literal[
    "unknown", "nothing", "eye", "draw", "eye_and_draw", "fight", "lamp_out", "lamp_lit", "crown", "escape"
]

FACE_EFFECTS: Final[dict[Face, Effect]] = {CHEST: "draw", CHEST_EYE: "eye_and_draw", GAZE: "eye"}
LAMP_EFFECTS: Final[dict[tuple[str, Face], Effect]] = {
    ("douse", LAMP_LIT): "lamp_out",
    ("relight", LAMP_OUT): "lamp_lit",
}
CENTRE_EFFECTS: Final[dict[str, Effect]] = {"crown": "crown", "escape": "escape"}

RING_DIRECTIONS: Final = {
    (0, 1): "right",
    (1, 2): "down",
    (2, 3): "left",
    (3, 0): "up",
    (0, 3): "down",
    (3, 2): "right",
    (2, 1): "up",
    (1, 0): "left",
}
"""From position to position: the ring is spatial."""


@dataclass(frozen=True, slots=True)
class WayOn:
    """One neighbour of the hero, and what walking there means."""

    cell: Cell
    direction: str
    """ "up", "right", "down" or "left"."""

    face: Face | None
    """The side that will count; None when it turns over in the dark and is not marked."""

    effect: Effect
    turns: Cell | None
    """The tile that turns over with this move; None: none does."""


@dataclass(frozen=True, slots=True)
class NextBlow:
    """One of the two steps on the ring, and what it would do."""

    pos: int
    direction: str
    value: int
    eye: bool
    strength: int | None
    """Of the monster; None outside a fight, where only value and eye mean anything."""

    total: int
    """After the blow; it stays as it was if this eye is the last one."""

    beaten: bool
    gap: int
    """How much it falls short; 0 when beaten."""

    health: int
    """Afterwards, if nothing is spent to change it."""

    eyes: int
    """Afterwards, if no cross is spent."""

    cross: bool
    """Whether a cross could stop its eye."""

    captured: bool
    """It would take the last eye, with no cross to stop it."""

    dies: bool
    """It would fall short at the last health, with nothing to spend."""


def ways_on(view: View) -> tuple[WayOn, ...]:
    """The hero's neighbours in the order up, right, down, left; empty without a run in sight."""
    run = view.run
    if run is None or run.status != "playing":
        return ()
    return tuple(_way_on(view, run, cell) for cell in view.dungeon.ways[run.hero])


def _way_on(view: View, run: RunView, cell: Cell) -> WayOn:
    ordinary = view.dungeon.ordinary
    there = run.cells[cell]
    face = there.hidden if run.dark and ordinary[cell] else there.face
    turning = cell if run.dark else run.hero
    return WayOn(
        cell=cell,
        direction=view.dungeon.directions[run.hero][cell],
        face=face,
        effect=_effect(view, run, cell, face),
        turns=turning if ordinary[turning] else None,
    )


def _effect(view: View, run: RunView, cell: Cell, face: Face | None) -> Effect:
    if face is None:
        return "unknown"
    if face in STRENGTH:
        return "fight"
    if cell == view.dungeon.centre:
        return CENTRE_EFFECTS.get(run.task, "nothing")
    return FACE_EFFECTS.get(face) or LAMP_EFFECTS.get((run.task, face), "nothing")


def next_blows(run: RunView) -> tuple[NextBlow, NextBlow]:
    """The two blows that come next, clockwise first; outside a fight as they would begin one."""
    return _next_blow(run, (run.fighter + 1) % 4), _next_blow(run, (run.fighter - 1) % 4)


def _next_blow(run: RunView, pos: int) -> NextBlow:
    side = run.ring[pos].up
    fight = run.fight
    eyes = run.eyes + side.eye
    captured = eyes == LIMITS.eye_tokens and side.eye and not run.crosses
    before = fight.total if fight else 0
    total = before if captured else before + side.value
    gap = max(fight.strength - total, 0) if fight else 0
    short = gap > 0 and not captured
    health = run.health - LIMITS.strike_damage * short
    return NextBlow(
        pos=pos,
        direction=RING_DIRECTIONS[run.fighter, pos],
        value=side.value,
        eye=side.eye,
        strength=fight.strength if fight else None,
        total=total,
        beaten=fight is not None and gap == 0,
        gap=gap,
        health=health,
        eyes=eyes,
        cross=side.eye and run.crosses > 0,
        captured=captured,
        dies=health == 0 and not run.potions and run.swords * LIMITS.sword_bonus < gap,
    )
