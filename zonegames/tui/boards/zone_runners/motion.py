"""How long each event stays in view, and in how many pictures."""

from typing import Final

from zonegames.engine.events import Event
from zonegames.games.zone_runners import events as happened
from zonegames.tui.board import AT_ONCE, Pace

PACES: Final[dict[type[Event], Pace]] = {
    happened.LevelStarted: ("beat", 0),
    happened.ZoneRevealed: ("beat", 4),
    happened.DiceRolled: ("beat", 3),
    happened.BlockerDefeated: ("beat", 0),
    happened.RunnerStepsUp: ("beat", 0),
    happened.RunnerFinished: ("beat", 0),
    happened.RunnerOut: ("beat", 0),
    happened.BonusGained: ("beat", 0),
    happened.ZoneCollapsed: ("scene", 4),
    happened.LevelEnded: ("scene", 6),
}
"""By event; all others pass at once, but for the two that depend on what happened."""

LONG_WAY: Final = 3
"""From so many spaces on a Runner's way is a scene."""

MOST_PICTURES: Final = 8
"""Of a Runner on its way."""


def pace(event: Event) -> Pace:
    """How long an event stays in view, and in how many pictures."""
    match event:
        case happened.DiceRerolled():
            return ("beat", 3) if event.which else ("instant", 0)
        case happened.RunnerActed():
            spaces = len(event.path)
            return "scene" if spaces >= LONG_WAY else "beat", min(MOST_PICTURES, spaces + 1) if spaces else 0
        case _:
            return PACES.get(type(event), AT_ONCE)
