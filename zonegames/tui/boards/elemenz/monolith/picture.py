"""The Monolith game's picture and who handles which question."""

from collections.abc import Mapping
from typing import Final

from zonegames.tui.board import Scene
from zonegames.tui.boards.elemenz.asking import ListAsking
from zonegames.tui.boards.elemenz.lights import lights
from zonegames.tui.boards.elemenz.monolith.asking import ActAsking
from zonegames.tui.boards.elemenz.monolith.large import LargeMonolith
from zonegames.tui.boards.elemenz.monolith.small import SmallMonolith
from zonegames.tui.boards.elemenz.window import WindowAsking
from zonegames.tui.lines import Lines
from zonegames.tui.surface import Surface

LIST: Final = ListAsking()
ASKING: Final[Mapping[str, ListAsking]] = {
    "act": ActAsking(),
    "pick_reroll": ActAsking(),
    "window": WindowAsking(),
}


def monolith_asking(kind: str) -> ListAsking:
    """Who handles a kind of question."""
    return ASKING.get(kind, LIST)


def paint_monolith(scene: Scene) -> Lines:
    """Both sides, the slab between them and the dice."""
    surface = Surface(scene.width, scene.height)
    painter = LargeMonolith if scene.wide else SmallMonolith
    painter(surface, scene, lights(scene)).paint()
    return surface.lines()
