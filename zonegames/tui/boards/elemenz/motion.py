"""What moves: dice tumble before they settle; a surge fills the board with wilds."""

from collections.abc import Mapping
from typing import Final

from zonegames.engine.events import Event
from zonegames.games.elemenz import events as e
from zonegames.games.elemenz.components import FACES
from zonegames.tui.board import Pace, Scene
from zonegames.tui.boards.elemenz.pieces import draw_die
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface

PACES: Final[dict[type[Event], Pace]] = {
    e.DiceRolled: ("beat", 5),
    e.Surge: ("scene", 4),
    e.SurgeThreat: ("beat", 0),
    e.Healed: ("beat", 0),
    e.DieRecovered: ("beat", 0),
    e.ComboActivated: ("beat", 0),
    e.ComboResolving: ("beat", 0),
    e.ComboBroken: ("beat", 4),
    e.ComboArmed: ("beat", 0),
    e.WaitingUsed: ("beat", 0),
    e.TokenUsed: ("scene", 0),
    e.AvatarUsed: ("scene", 0),
    e.TokenBurned: ("scene", 0),
    e.EnergyBuff: ("beat", 0),
    e.Attack: ("beat", 0),
    e.DieLost: ("beat", 4),
    e.ShieldDieRemoved: ("beat", 0),
    e.Eliminated: ("scene", 0),
    e.MonolithSealed: ("scene", 0),
    e.HungerBegins: ("scene", 0),
    e.TurnStarted: ("beat", 0),
    e.DieLocked: ("scene", 0),
    e.ComboCompleted: ("beat", 0),
    e.DieStolen: ("beat", 0),
    e.DieReturned: ("beat", 0),
    e.DieUnlocked: ("scene", 0),
    e.DieAside: ("beat", 0),
    e.DieFlipped: ("beat", 0),
    e.DieBorrowed: ("beat", 0),
}
"""By event: how long it stays in view, in how many pictures; all others pass at once."""


def traced(event: Event) -> tuple[SpotId, ...]:
    """The seats that an event changed: they carry a mark until the looker has acted."""
    match event:
        case e.Attack(target=seat) | e.DieStolen(victim=seat):
            return (f"seat:{seat}",)
        case e.DieLost(seat) | e.ShieldDieRemoved(seat) | e.TokenUsed(seat) | e.TokenBurned(seat):
            return (f"seat:{seat}",)
        case e.WaitingUsed(seat) | e.AvatarUsed(seat) | e.EnergyBuff(seat) | e.Eliminated(seat):
            return (f"seat:{seat}",)
        case e.DieReturned(seat) | e.DieUnlocked(seat) | e.DieAside(seat):
            return (f"seat:{seat}",)
        case _:
            return ()


def tumbling(scene: Scene) -> Mapping[str, str]:
    """The faces of dice that are still rolling, by die; they settle from left to right.

    Which faces are shown on the way is no matter of chance: each picture takes the next face.
    """
    show = scene.show
    if show is None or not isinstance(show.event, e.DiceRolled) or show.progress >= 1:
        return {}
    event = show.event
    settled = int(show.progress * len(event.dice))
    step = int(show.progress * 5)
    return {die: FACES[die[0]][(i * 2 + step) % 6] for i, die in enumerate(event.dice) if i >= settled}


def surging(scene: Scene) -> bool:
    """Whether a surge fills the board now."""
    return scene.show is not None and isinstance(scene.show.event, e.Surge) and scene.show.progress < 1


def paint_loss(surface: Surface, scene: Scene) -> None:
    """A lost die on its way from its shaman to the Monolith."""
    show = scene.show
    if show is None or not isinstance(show.event, e.DieLost) or show.progress >= 1:
        return
    colour = show.event.die[0]
    start, end = scene.spots.get(f"seat:{show.event.seat}"), scene.spots.get(f"pool:{colour}")
    if start is None or end is None:
        return
    x = round(start.x + 4 + (end.x + 2 - start.x - 4) * show.progress)
    y = round(start.y + (end.y - start.y) * show.progress)
    draw_die(surface, x, y, colour, colour, scene.glyphs)


def flashing(scene: Scene, key: str) -> bool:
    """Whether the frame of a broken combo is bright in this picture."""
    show = scene.show
    if show is None or not isinstance(show.event, e.ComboBroken) or show.event.key != key:
        return False
    return int(show.progress * 4) % 2 == 1
