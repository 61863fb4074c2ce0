"""A plain board for the toy game: hearts, the looker's own tokens, the choices."""

from zonegames.tui.board import Board, Response, Scene, Sheet, own_key
from zonegames.tui.choices import choice_rows
from zonegames.tui.lines import Box, Line, Lines, s
from zonegames.tui.surface import Surface


class SkirmishBoard(Board):
    """Everything is a list; aiming is drafted; private wards stand behind "Ward…"."""

    drafts = frozenset({"turn", "aim"})

    def title(self, scene: Scene) -> Line:
        return s(f"turn {scene.view.turn}", "muted")

    def paint(self, scene: Scene) -> Lines:
        surface = Surface(scene.width, scene.height)
        inside = surface.panel(
            Box(0, 0, scene.width, scene.height), "the ring", lit=scene.decision is not None
        )
        for seat, name in enumerate(scene.names):
            view = scene.view
            text = f"{name}: {view.hearts[seat]} hearts, {view.counts[seat]} tokens"
            surface.put(inside.x, inside.y + seat, text, f"seat{seat + 1}")
        surface.put(inside.x, inside.y + 5, "mine: " + " ".join(scene.view.hand), "text")
        rows = choice_rows(scene, inside.width, inside.height - 8)
        surface.paste(inside.x, inside.y + 7, rows)
        for row, line in enumerate(scene.log[-3:]):
            surface.put(inside.x, inside.y + inside.height - 3 + row, line.text, "muted")
        return surface.lines()

    def keys(self, scene: Scene):
        return (own_key("o", "ward…"),) if scene.decision and scene.decision.private_entry else ()

    def press(self, scene: Scene, key: str) -> Response:
        if key == "o" and scene.decision is not None:
            return Response(look=scene.decision.seat)
        return super().press(scene, key)

    def sheet(self, scene: Scene, name: str) -> Sheet | None:
        return Sheet("table", [s(f"bag {scene.view.bag}")]) if name == "table" else None


BOARD = SkirmishBoard()
