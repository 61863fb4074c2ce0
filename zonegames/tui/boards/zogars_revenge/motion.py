"""What moves in the dungeon: how long each event is shown, and the tokens that travel over the board."""

from typing import Final

from zonegames.engine.events import Event
from zonegames.games.zogars_revenge import events as happened
from zonegames.games.zogars_revenge.components import COINS
from zonegames.games.zogars_revenge.view import RunView
from zonegames.tui.board import AT_ONCE, Pace, Scene, Show
from zonegames.tui.lines import Box
from zonegames.tui.spots import SpotId
from zonegames.tui.surface import Surface

PACES: Final[dict[type[Event], Pace]] = {
    happened.TileFlipped: ("beat", 3),
    happened.LampChanged: ("beat", 3),
    happened.StairsFlipped: ("beat", 3),
    happened.FighterMoved: ("beat", 3),
    happened.BlowLanded: ("beat", 0),
    happened.FightStarted: ("beat", 0),
    happened.FightWon: ("beat", 0),
    happened.SwordSpent: ("beat", 0),
    happened.PotionDrunk: ("beat", 3),
    happened.TreasureDrawn: ("beat", 6),
    happened.ChestEmpty: ("beat", 0),
    happened.EyeTaken: ("beat", 6),
    happened.EyeAverted: ("beat", 0),
    happened.DamageTaken: ("beat", 3),
    happened.CrownTaken: ("scene", 4),
    happened.RunEnded: ("scene", 10),
}
"""By event: how long it stays in view, in how many pictures; all others pass at once."""

FALL: Final[Pace] = ("scene", 9)
"""Of darkness as it falls or lifts, row by row."""

LOOKS: Final = {"cross": ("†", "primary"), "potion": ("◒", "primary"), "sword": ("╱", "primary")}


def pace(event: Event) -> Pace:
    """How long an event stays in view, and in how many pictures."""
    if isinstance(event, happened.PhaseChanged) and event.task != "relight":
        return FALL
    return PACES.get(type(event), AT_ONCE)


def running(scene: Scene, kind: type[Event]) -> Show | None:
    """The show of such an event, as long as its motion has not come to its end."""
    show = scene.show
    return show if show is not None and isinstance(show.event, kind) and show.progress < 1 else None


def paint_travel(surface: Surface, scene: Scene, run: RunView) -> None:
    """An eye on its way into the meter; a treasure token on its way from the pile."""
    if show := running(scene, happened.EyeTaken):
        assert isinstance(show.event, happened.EyeTaken)
        start = f"ring:{run.fighter}" if show.event.source == "combat" else f"cell:{run.hero}"
        meter = scene.spots.get("meter:eyes")
        end = meter and Box(meter.x + (show.event.eyes - 1) * (meter.width // 14), meter.y, 1, 1)
        _travel(surface, scene.spots.get(start), end, show.progress, ("◉", "error"))
    elif show := running(scene, happened.TreasureDrawn):
        assert isinstance(show.event, happened.TreasureDrawn)
        token = show.event.token
        look = token_look(token) if show.progress > 0.4 else ("▮", "muted")
        _travel(surface, scene.spots.get("pile"), scene.spots.get(_home(token, run)), show.progress, look)


def token_look(token: str) -> tuple[str, str]:
    """A treasure token's glyph and ink."""
    if token in COINS:
        return "■", "warning"
    return LOOKS.get(token, ("◉", "error") if token == "eye" else ("✗", "error"))


def _home(token: str, run: RunView) -> SpotId:
    """Where a drawn token goes: to what is held, or upon the hero."""
    if token in COINS:
        return "token:coins"
    return f"token:{token}" if token in LOOKS else f"cell:{run.hero}"


def _travel(
    surface: Surface, start: Box | None, end: Box | None, progress: float, look: tuple[str, str]
) -> None:
    """A glyph on the straight way from the middle of one box to the left of another."""
    if start is None or end is None:
        return
    x, y = start.x + start.width // 2, start.y + start.height // 2
    to_x, to_y = (end.x, end.y) if end.height == 1 else (end.x + end.width // 2, end.y + end.height // 2)
    glyph, ink = look
    surface.put(round(x + (to_x - x) * progress), round(y + (to_y - y) * progress), glyph, f"{ink} bold")
