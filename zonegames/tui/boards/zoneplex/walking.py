"""Questions whose answers are cells: walking, jumping, targets of relics, stones to pledge."""

from typing import Any, Final

from zonegames.engine.errors import Refusal
from zonegames.games.zoneplex.actions import (
    CALL_FOR_HELP,
    READY,
    SACRIFICE,
    STEP_TO,
    STOP,
    TELEPORT,
    PickSeat,
)
from zonegames.games.zoneplex.components import RELICS
from zonegames.games.zoneplex.geometry import CELLS, EYE, Cell
from zonegames.games.zoneplex.preview import walk_ends
from zonegames.games.zoneplex.refusals import why_not
from zonegames.tui.board import Response, Scene, own_key
from zonegames.tui.boards.zoneplex import fear
from zonegames.tui.boards.zoneplex.asking import Asking, Memory, memory, view_of
from zonegames.tui.boards.zoneplex.pieces import sign, sign_ink
from zonegames.tui.choices import choice_rows
from zonegames.tui.commands import Command
from zonegames.tui.lines import Lines, width_of
from zonegames.tui.spots import SpotId


class CellAsking(Asking):
    """Cells on the pyramid, numbered; arrows, digits and mouse light them."""

    on_field = True

    def keys(self, scene: Scene) -> list[Command]:
        keys = super().keys(scene)
        if len(scene.legal) > 1:
            keys.append(own_key("arrows", "", "To the next marked cell that way.", shown="↑→↓←"))
        return keys

    def closed(self, scene: Scene, spot: SpotId) -> Refusal | None:
        kind, _, cell = spot.partition(":")
        return self.why_closed(scene, cell) if kind == "cell" and cell in CELLS else None

    def why_closed(self, scene: Scene, cell: str) -> Refusal:
        """Why a cell that is not marked cannot be chosen."""
        return Refusal("Only the marked cells can be chosen here.", "relics")


class MoveAsking(CellAsking):
    """A step, a jump, or the end of the walk; with where the walk can end."""

    def __init__(self) -> None:
        super().__init__("walk", "walk", {"e": STOP})

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        """The Eye first, where it may be entered."""
        return (STEP_TO[EYE] if STEP_TO[EYE] in scene.legal else scene.legal[0]), memory(scene)

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        rows = super().lines(scene, width, height)
        if height - len(rows) > 2:
            rows += [[], *self._ends(scene, width)][: height - len(rows)]
        return rows

    def _ends(self, scene: Scene, width: int) -> Lines:
        """The tiles on which the walk can end, with their signs; spots of their own, to be asked about."""
        view = view_of(scene)
        lines: Lines = [[(" can end on", "muted")]]
        for cell in sorted(walk_ends(view), key=CELLS.index):
            if width_of(lines[-1]) + 7 > width:
                lines.append([(" ", "text")])
            tile = view.pyramid.tile(cell)
            shown = sign(tile, scene.glyphs) if tile else "Eye"
            lines[-1] += [
                (f" {cell} ", f"text @end:{cell}"),
                (f"{shown:<2}", f"{sign_ink(tile)} bold @end:{cell}"),
            ]
        return lines if len(lines) > 1 or len(lines[0]) > 1 else []

    def why_closed(self, scene: Scene, cell: str) -> Refusal:
        forced = scene.decision is not None and scene.decision.kind == "teleport"
        return why_not(scene.view, (TELEPORT if forced else STEP_TO)[cell])


class DislocateAsking(CellAsking):
    """Which stone goes home."""

    def why_closed(self, scene: Scene, cell: str) -> Refusal:
        if cell in view_of(scene).stones:
            return Refusal("A Monkle stands on that stone: it stays.", "synchronicity")
        return Refusal("No stone lies there.", "synchronicity")


_AT_MONKLES: Final = ("push", "swap")
"""Relics that are aimed at a rival's Monkle, where it stands."""


class AimAsking(CellAsking):
    """What a relic is aimed at."""

    def title(self, scene: Scene) -> str:
        aim = view_of(scene).aim
        return RELICS[aim.relic].name if aim is not None else super().title(scene)

    def cell(self, scene: Scene, action: Any) -> Cell | None:
        aim = view_of(scene).aim
        if isinstance(action, PickSeat) and aim is not None and RELICS[aim.relic].effect in _AT_MONKLES:
            return view_of(scene).seats[action.seat].monkle
        return super().cell(scene, action)

    def click(self, scene: Scene, spot: SpotId) -> Response | None:
        """On a tile with several Monkles each click goes on to the next one."""
        here = [action for action in scene.legal if spot in self.spots_of(scene, action)]
        if len(here) < 2:
            return None
        at = here.index(scene.lit) + 1 if scene.lit in here else 0
        return Response(lit=here[at % len(here)])


class PrepareAsking(CellAsking):
    """Stones are pledged in the open; Enter is ready as soon as the promised ones are."""

    def __init__(self) -> None:
        super().__init__("prepare", "ready")

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        return (READY if READY in scene.legal else scene.legal[0]), memory(scene)

    def keys(self, scene: Scene) -> list[Command]:
        keys = super().keys(scene)
        does = "ready" if scene.lit == READY else "pledge"
        return [own_key("enter", does), *keys[1:]]

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        head = [*fear.head(scene, width), *fear.party_lines(scene, width)]
        entry = self.entry(scene)
        room = max(2, height - len(head) - len(entry))
        return [*head, *choice_rows(scene, width, room), *entry][:height]

    def why_closed(self, scene: Scene, cell: str) -> Refusal:
        return why_not(scene.view, SACRIFICE[cell])


class FearAsking(Asking):
    """The Fear has risen: alone, or with help."""

    def open(self, scene: Scene) -> tuple[Any, Memory]:
        return CALL_FOR_HELP, memory(scene)

    def lines(self, scene: Scene, width: int, height: int) -> Lines:
        head = [*fear.head(scene, width), []]
        return [*head, *super().lines(scene, width, max(2, height - len(head)))][:height]
