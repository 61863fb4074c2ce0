"""What is pointed at: the path and ghost of one result, numbers where the others end."""

from zonegames.games.zone_runners.actions import TakeTrack
from zonegames.games.zone_runners.board import END, GAP, START, Space
from zonegames.games.zone_runners.components import RUNNERS, TRACKS
from zonegames.games.zone_runners.preview import OutcomeChoice
from zonegames.games.zone_runners.resolve import Result
from zonegames.tui.boards.zone_runners.course import Course
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS


class Ghosts:
    """One painting of what the Runner under the lamp could do."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.surface, self.grid, self.wide = course.surface, course.grid, course.wide

    def paint(self) -> None:
        if not self.course.plain:
            self._results()
        self._start_track()

    def _results(self) -> None:
        """The path of the result under the cursor, numbers where the others end, and its ghost."""
        at = self.course.at
        if at.panel is None or at.outcome is None or at.recipe is None:
            return
        start, result = at.outcome.start, at.recipe.result
        ink = "error bold" if result.status == "out" else f"{INKS[at.panel.runner]} bold"
        self._path(start, result, ink)
        for row, outcome in enumerate(at.panel.outcomes):
            if row != at.row:
                self._number(row + 1, outcome)
        self._ghost(start, result, ink)

    def _number(self, number: int, outcome: OutcomeChoice) -> None:
        result, grid = outcome.result, self.grid
        track, column = outcome.start if result.kind == "stay" else (result.track, result.column)
        x, y = grid.x(column), grid.stand(track)
        text, high = str(number), False
        if result.kind in ("pass", "defeat", "stay") or (track, column) == outcome.start:
            high = True
            x += {"pass": grid.cell, "defeat": -1}.get(result.kind, self.wide)
        elif result.slot == "past":
            x += grid.cell - 1
        elif result.slot == "on":
            x, high = x + self.wide, True
        elif result.slot == "none":
            x += self.wide
        ink = "error" if result.status == "out" else "zone-runners"
        if result.status == "finished":
            x, high = grid.x(END) + (2 if self.wide else 1), True
        self.surface.put(x, y - high, text, f"{ink} bold underline")

    def _path(self, start: Space, result: Result, ink: str) -> None:
        """The spaces entered, an arc over what is jumped."""
        before = start
        for track, column in result.path:
            if track == before[0] and column - before[1] > 1:
                self._arc(before, (track, column), ink)
            elif (track, column) != result.path[-1]:
                falls = self.course.mark(track, column) == GAP
                step = self.course.marks.steps[2 if falls else 1 if result.kind == "thrown" else 0]
                x, y = self.grid.x(column), self.grid.stand(track)
                self.surface.put(x + self.wide, y, step, ink)
            before = track, column

    def _arc(self, start: Space, end: Space, ink: str) -> None:
        x = self.grid.x(start[1]) + self.grid.cell - 1
        width = self.grid.x(end[1]) - x
        self.surface.put(x, self.grid.stand(end[0]) - 1, f"╭{'─' * (width - 1)}╮", ink)

    def _ghost(self, start: Space, result: Result, ink: str) -> None:
        who = self.course.at.who
        assert who is not None
        surface, grid = self.surface, self.grid
        x, y, letter = grid.x(result.column), grid.stand(result.track), LETTERS[who]
        ghost = f"[{letter}]" if self.wide else f"{self.course.marks.steps[0]}{letter}"
        if result.status == "finished":
            surface.put(grid.x(END) + (7 if self.wide else 4) + who, y, letter, f"{ink} reverse")
        elif result.status == "out":
            surface.put(x, y + self.wide, "OUT", ink)
        elif result.defeated:
            surface.put(x, y, ("╳" * grid.cell), ink)
        elif result.slot == "past":
            surface.put(x + grid.cell - 1, y, letter, f"{ink} underline")
        elif result.slot == "on":
            surface.put(x, y - 1, ghost, ink)
        elif result.slot == "left":
            surface.put(x, y, letter, f"{ink} underline")
        elif (result.track, result.column) != start:
            surface.put(x, y, ghost, ink)

    def _start_track(self) -> None:
        """Before a Level: the Runner's ghost at the track under the cursor."""
        action = self.course.scene.lit
        if isinstance(action, TakeTrack):
            who, track = RUNNERS.index(action.runner), TRACKS.index(action.track)
            x, y = self.grid.x(START), self.grid.stand(track)
            self.surface.put(x, y - 1, f"[{LETTERS[who]}]", f"{INKS[who]} bold")
