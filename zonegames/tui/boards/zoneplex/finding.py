"""Going to a cell by its name: "/", then letter and number."""

from dataclasses import replace
from typing import Final

from zonegames.games.zoneplex.geometry import CELLS, Cell
from zonegames.tui.board import Response, Scene
from zonegames.tui.boards.zoneplex.asking import memory
from zonegames.tui.lines import Line

KEYS: Final = ("slash", "full_stop")


def begin(scene: Scene) -> Response:
    """Start to type a name."""
    return _typed(scene, "")


def _typed(scene: Scene, text: str | None) -> Response:
    return Response(lit=scene.lit, pick=replace(memory(scene), typed=text))


def type_key(scene: Scene, key: str) -> tuple[Response, Cell | None]:
    """A key while a name is typed; with the cell once the name is whole."""
    text = memory(scene).typed or ""
    if key == "escape":
        return _typed(scene, None), None
    if key == "backspace":
        return _typed(scene, text[:-1]), None
    if key == "enter":
        return _typed(scene, None), text if text in CELLS else None
    longer = text + key.upper()
    fitting = [cell for cell in CELLS if cell.startswith(longer)]
    if len(fitting) == 1:
        return _typed(scene, None), fitting[0]
    return _typed(scene, longer if fitting else text), None


def asks(scene: Scene) -> Line:
    """The bar's question while a name is typed."""
    return [
        ("Go to a cell: ", "text bold"),
        (f"{memory(scene).typed}▏", "primary bold"),
        ("  Enter goes there.", "muted"),
    ]
