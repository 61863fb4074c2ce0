"""The Monolith game's picture and who handles which question."""

from zonegames.tui.board import Scene
from zonegames.tui.boards.elemenz.asking import ListAsking
from zonegames.tui.choices import choice_rows
from zonegames.tui.lines import Lines


def monolith_asking(kind: str) -> ListAsking:
    return ListAsking()


def paint_monolith(scene: Scene) -> Lines:
    return choice_rows(scene, scene.width, scene.height) if scene.decision else []
