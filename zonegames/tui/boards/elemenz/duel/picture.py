"""The Duel's picture and who handles which question."""

from collections.abc import Mapping
from typing import Final

from zonegames.games.elemenz.duel.view import DuelView
from zonegames.tui.board import Scene
from zonegames.tui.boards.elemenz.asking import ListAsking
from zonegames.tui.boards.elemenz.duel.asking import (
    DuelListAsking,
    DuelWindowAsking,
    PlaceAsking,
    RollAsking,
)
from zonegames.tui.boards.elemenz.duel.field import DuelField
from zonegames.tui.boards.elemenz.duel.side import DuelSide
from zonegames.tui.boards.elemenz.lights import lights
from zonegames.tui.boards.elemenz.memory import memory
from zonegames.tui.boards.elemenz.motion import paint_loss, surging
from zonegames.tui.lines import Box, Lines
from zonegames.tui.surface import Surface

LARGE_FIELD: Final = 84
SMALL_FIELD: Final = 10

LIST: Final = DuelListAsking()
ASKING: Final[Mapping[str, ListAsking]] = {
    "roll": RollAsking(),
    "pick_reroll": RollAsking(),
    "place": PlaceAsking(),
    "window": DuelWindowAsking(),
}


def duel_asking(kind: str) -> ListAsking:
    """Who handles a kind of question."""
    return ASKING.get(kind, LIST)


def paint_duel(scene: Scene) -> Lines:
    """The active board large, the others beside or under it."""
    view: DuelView = scene.view
    surface = Surface(scene.width, scene.height)
    shown = memory(scene).shown if scene.decision is not None else None
    seat = view.active if shown is None else shown
    lit = lights(scene)
    if scene.wide:
        box = Box(0, 0, LARGE_FIELD, scene.height)
        DuelField(surface, box, scene, seat, lit).paint_large()
        DuelSide(surface, scene, seat, lit).paint_large(LARGE_FIELD + 1)
    else:
        box = Box(0, 0, 80, SMALL_FIELD)
        DuelField(surface, box, scene, seat, lit).paint_small()
        DuelSide(surface, scene, seat, lit).paint_small(SMALL_FIELD)
    paint_loss(surface, scene)
    if surging(scene):
        _surge(surface, Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2))
    return surface.lines()


def _surge(surface: Surface, box: Box) -> None:
    """The board is full of wilds."""
    for y in range(box.height):
        surface.put(box.x, box.y + y, ("Z  " if y % 2 else " Z ") * (box.width // 3), "elemenz bold")
