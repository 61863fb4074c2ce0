"""Monolith: what lies on the table before the first turn (rulebook: 2 Player Game, Setup; EZ-R67)."""

from zonegames.engine.rng import Rng
from zonegames.games.elemenz.components import (
    AVATARS_DEALT_MONOLITH,
    ELEMENTS,
    SIDES,
    START_DICE,
    dice_of,
    tiles,
)
from zonegames.games.elemenz.dice import show_any
from zonegames.games.elemenz.monolith.state import MonolithState, SideState
from zonegames.games.elemenz.monolith.steps.turn import SideTurns
from zonegames.games.elemenz.options import RANDOM, Options


def deal_monolith(options: Options, rng: Rng) -> MonolithState:
    """A new two-player game, all dealt."""
    sides = [SideState(side, []) for side in _draw_sides(options.sides, rng)]
    faces: dict[str, str] = {}
    pool: list[str] = []
    for colour in ELEMENTS:
        dice = dice_of(colour)
        faces.update((die, show_any(rng, die)) for die in dice)
        owner = next(side for side in sides if colour in side.boards)
        owner.hand += dice[:START_DICE]
        pool += dice[START_DICE:]
    start = rng.below(2) if options.start < 0 else options.start
    if options.avatars:
        deck = tiles(starred=True)
        rng.shuffle(deck)
        for side in sides:
            side.avatars = [deck.pop() for _ in range(AVATARS_DEALT_MONOLITH)]
            side.avatars_known = [False] * AVATARS_DEALT_MONOLITH
    return MonolithState(
        rng=rng,
        stack=[SideTurns()],
        options=options,
        sides=sides,
        start=start,
        faces=faces,
        pool=pool,
        display=[],
        active=start,
    )


def _draw_sides(picks: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    free = [side for side in SIDES if side not in picks]
    rng.shuffle(free)
    return tuple(free.pop() if pick == RANDOM else pick for pick in picks)
