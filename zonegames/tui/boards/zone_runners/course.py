"""Where everything of the course lies, and what is looked at: shared by all that paints on it."""

from dataclasses import dataclass

from zonegames.games.zone_runners.board import END, START, Board, Space, first_column
from zonegames.games.zone_runners.components import COLUMNS
from zonegames.games.zone_runners.events import RunnerActed, ZoneCollapsed, ZoneRevealed
from zonegames.games.zone_runners.resolve import Result
from zonegames.games.zone_runners.view import View
from zonegames.tui.board import Scene
from zonegames.tui.boards.zone_runners.cursor import Aim
from zonegames.tui.boards.zone_runners.pieces import marks
from zonegames.tui.surface import Surface


def space_spot(track: int, column: int) -> str:
    """The spot of a space."""
    return f"space:{track}:{column}"


@dataclass(frozen=True, slots=True)
class Grid:
    """Where a space lies: 3 cells by 3 rows (air, stand, floor), or 2 by 2 with the floor in the stand."""

    left: int
    top: int
    wide: bool

    @property
    def cell(self) -> int:
        return 3 if self.wide else 2

    def x(self, column: int) -> int:
        """The first cell of a column; of Start the first of three."""
        if column == START:
            return self.left + (9 if self.wide else 3)
        return self.left + (13 if self.wide else 7) + (column - 1) * self.cell + (column + 3) // COLUMNS - 1

    def stand(self, track: int) -> int:
        """The row on which Runners of a track stand."""
        return self.top + 3 + track * self.cell

    def home(self, who: int) -> int:
        """A Runner's own place behind the credits."""
        return self.x(END) + (7 if self.wide else 4) + who

    def width(self, column: int) -> int:
        return 3 if column == START else self.cell


class Course:
    """One painting's ground: the surface, the scene, what is pointed at."""

    def __init__(self, surface: Surface, scene: Scene, at: Aim, left: int, top: int) -> None:
        self.surface, self.scene, self.at = surface, scene, at
        self.view: View = scene.view
        self.board: Board = self.view.board
        self.wide = scene.wide
        self.grid = Grid(left, top, self.wide)
        self.marks = marks(scene.glyphs)
        self.plain = self.view.options.preview == "plain"
        self.before: View = scene.show.before if scene.show is not None else self.view
        self.falling = self.view.falling

    def mark(self, track: int, column: int) -> str:
        """What lies there; while a Zone falls or is turned over, column by column."""
        show = self.scene.show
        if show is not None and isinstance(show.event, ZoneCollapsed | ZoneRevealed):
            start = START if show.event.zone == 1 else first_column(show.event.zone)
            end = COLUMNS * show.event.zone
            if start <= column <= end and column - start >= show.progress * (end - start + 1):
                return self.before.board.lanes[track][column]
        return self.board.lanes[track][column]

    def lit(self) -> frozenset[Space]:
        """The floor that the result under the cursor touches."""
        outcome, who = self.at.outcome, self.at.who
        if who is None or self.plain:
            return frozenset()
        me = self.board.runners[who]
        here = [(me.track, me.column)] if me.status == "running" else []
        return frozenset([*here, *(outcome.result.path if outcome is not None else ())])

    def ghost(self) -> Result | None:
        """Where the result under the cursor puts the Runner, if it runs on elsewhere than it stands."""
        recipe, who = self.at.recipe, self.at.who
        if self.plain or recipe is None or who is None:
            return None
        me, result = self.board.runners[who], recipe.result
        stays = (me.track, me.column, me.slot) == (result.track, result.column, result.slot)
        return None if stays or result.defeated or result.status != "running" else result

    def moving(self) -> int | None:
        """The Runner on its way right now."""
        show = self.scene.show
        if show is None or not isinstance(show.event, RunnerActed) or show.progress >= 1:
            return None
        return show.event.runner if show.event.path else None
