"""Lamplight and darkness: which ground and which ink a tile has, also while the one becomes the other."""

from dataclasses import dataclass
from typing import Final

from zonegames.games.zogars_revenge.components import CROWN_ROOM, LAMP_LIT, LAMP_OUT, STAIRS
from zonegames.games.zogars_revenge.dungeon import Cell, Dungeon
from zonegames.games.zogars_revenge.events import (
    CrownTaken,
    LampChanged,
    PhaseChanged,
    StairsFlipped,
    TileFlipped,
)
from zonegames.games.zogars_revenge.view import RunView
from zonegames.tui.board import Scene
from zonegames.tui.boards.zogars_revenge.motion import running
from zonegames.tui.lines import Box

EMPTY_ROOM: Final = "empty_room"
"""The crown room without its crown, as it is drawn."""


def drawn_face(run: RunView, cell: Cell) -> str:
    """The face of a tile as it is drawn: the crown room is another one without its crown."""
    face = run.cells[cell].face
    return EMPTY_ROOM if face == CROWN_ROOM and run.crown_taken else face


@dataclass(frozen=True, slots=True)
class Tones:
    """The tokens of one phase."""

    ground: str
    floor: str
    glow: str
    wall: str
    ink: str
    mark: str


LIGHT_TONES: Final = Tones(*(f"zogar.{n}" for n in ("ground", "floor", "glow", "wall", "ink", "band-ink")))
DARK_TONES: Final = Tones(
    *(f"zogar.dark-{n}" for n in ("ground", "floor", "glow", "wall", "ink", "band-ink"))
)


class Light:
    """How light it is where, in one picture of the dungeon."""

    def __init__(self, scene: Scene, run: RunView, box: Box) -> None:
        self.run, self.box = run, box
        self.dungeon: Dungeon = scene.view.dungeon
        self._near = {run.hero, *self.dungeon.ways[run.hero]}
        self._fall = running(scene, PhaseChanged)
        self._turning = scene.show is not None and isinstance(scene.show.event, StairsFlipped)
        self._crown = running(scene, CrownTaken)
        self.faces = self._faces(scene)
        lamps = [cell for cell, face in enumerate(self.faces) if face == LAMP_LIT]
        self._lamplit = {
            cell for cell in range(len(self.faces)) if any(self._apart(cell, lamp) < 2 for lamp in lamps)
        }

    def _faces(self, scene: Scene) -> list[str]:
        """The faces as they are drawn: in the first half of a turn still the old side."""
        faces = [drawn_face(self.run, cell) for cell in range(len(self.run.cells))]
        if (show := scene.show) is not None and show.progress < 0.5:
            match show.event:
                case TileFlipped(cell=cell, hides=face):
                    faces[cell] = face
                case LampChanged(cell=cell, lit=lit):
                    faces[cell] = LAMP_OUT if lit else LAMP_LIT
                case StairsFlipped(shows=shows):
                    faces[self.dungeon.centre] = STAIRS if shows == "crown" else EMPTY_ROOM
                case _:
                    pass
        return faces

    def _apart(self, one: Cell, other: Cell) -> int:
        (row, column), (row2, column2) = self.dungeon.places[one], self.dungeon.places[other]
        return max(abs(row - row2), abs(column - column2))

    def dark_at(self, y: int) -> bool:
        """Whether it is dark in a row of the screen: darkness falls, and lifts, from above."""
        if self._turning:
            return not self.run.dark
        if self._fall is None:
            return self.run.dark
        fallen = y < self.box.y + self._fall.progress * self.box.height
        return self.run.dark if fallen else not self.run.dark

    def tones(self, y: int) -> Tones:
        """The tones of a row of the screen."""
        return DARK_TONES if self.dark_at(y) else LIGHT_TONES

    def floor(self, cell: Cell, y: int) -> str:
        """The ground of a tile that is drawn at row y."""
        tones = self.tones(y)
        if self.faces[cell] == LAMP_LIT or self._crown_glows(cell):
            return "zogar.lamp"
        bright = self._near if self.dark_at(y) else self._lamplit
        return tones.glow if cell in bright else tones.floor

    def _crown_glows(self, cell: Cell) -> bool:
        """As the crown is lifted its glow goes once over the rooms around."""
        return self._crown is not None and self._apart(cell, self.dungeon.centre) <= 2 * self._crown.progress

    def dim(self, cell: Cell, y: int) -> str:
        """The one ink of all that lies in the dark; empty for what is in full colour."""
        if not self.dark_at(y) or cell in self._near or self.faces[cell] == LAMP_LIT:
            return ""
        return DARK_TONES.ink
