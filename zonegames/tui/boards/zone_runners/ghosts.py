"""What is pointed at: the way of one result and where it ends, numbers where the others end."""

from zonegames.games.zone_runners.actions import TakeTrack
from zonegames.games.zone_runners.board import BLOCKER, END, GAP, START, Space
from zonegames.games.zone_runners.components import RUNNERS, TRACKS
from zonegames.games.zone_runners.preview import OutcomeChoice
from zonegames.games.zone_runners.resolve import Result
from zonegames.tui.boards.zone_runners.course import Course
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS, row_mark


class Ghosts:
    """One painting of what the Runner under the lamp could do; its ghost among those who stand is
    painted with them."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.surface, self.grid, self.wide = course.surface, course.grid, course.wide
        self.shown = not course.plain and course.at.outcome is not None and course.at.recipe is not None

    def paint_way(self) -> None:
        """Below all that stands: the spaces entered, an arc over what is jumped."""
        at = self.course.at
        if self.shown and at.outcome is not None and at.recipe is not None:
            self._way(at.outcome.start, at.recipe.result)

    def paint_ends(self) -> None:
        """Above it: an end at home or outside, and the numbers of the other results."""
        at = self.course.at
        if self.shown and at.panel is not None and at.recipe is not None:
            for row, outcome in enumerate(at.panel.outcomes):
                if row != at.row:
                    self._mark(row, outcome)
            self._end(at.recipe.result)
        self._start_track()

    def _ink(self, result: Result) -> str:
        return "error bold" if result.status == "out" else f"{INKS[self.course.at.who or 0]} bold"

    # --- the way

    def _way(self, start: Space, result: Result) -> None:
        before, ink = start, self._ink(result)
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

    # --- the ends

    def _mark(self, row: int, outcome: OutcomeChoice) -> None:
        """On the space where it ends; beside or above it where somebody stands."""
        result = outcome.result
        if result.status == "finished":
            x, y = self.grid.x(END) + (2 if self.wide else 1), self.grid.stand(result.track) - 1
        elif (result.track, result.column) == outcome.start or result.kind == "stay":
            x, y = self._beside_own_chip(outcome)
        else:
            x, y = self._elsewhere(result)
        ink = "error" if result.status == "out" else "zone-runners"
        mark, written = row_mark(row)
        self.surface.put(x, y, mark, f"{ink} {written}")

    def _beside_own_chip(self, outcome: OutcomeChoice) -> tuple[int, int]:
        """On plain floor above it; at a Blocker to the right of what stands above, to beat it on the left."""
        track, column = outcome.start
        x, y = self.grid.x(column), self.grid.stand(track) - 1
        if self.course.mark(track, column) != BLOCKER:
            return x + self.wide, y
        return (x - 1 if outcome.result.defeated else x + self.grid.cell), y

    def _elsewhere(self, result: Result) -> tuple[int, int]:
        grid = self.grid
        x, y = grid.x(result.column), grid.stand(result.track)
        if result.slot == "on":
            return x + self.wide, y - 1
        if result.slot == "left":
            return x + (not self.wide), y - 1
        if self._occupied(result):
            return x + grid.cell - 1, y
        return x + (self.wide and result.slot == "none"), y

    def _occupied(self, result: Result) -> bool:
        """Whether another Runner stands on the floor there."""
        return result.column != START and any(
            runner.status == "running" and (runner.track, runner.column) == (result.track, result.column)
            for runner in self.course.board.runners
        )

    def _end(self, result: Result) -> None:
        who, y = self.course.at.who or 0, self.grid.stand(result.track)
        if result.status == "finished":
            self.surface.put(self.grid.home(who), y, LETTERS[who], f"{self._ink(result)} reverse")
        elif result.status == "out":
            self.surface.put(self.grid.x(result.column), y + self.wide, "OUT", self._ink(result))

    def _start_track(self) -> None:
        """Before a Level: the Runner's ghost at the track under the cursor."""
        action = self.course.scene.lit
        if isinstance(action, TakeTrack):
            who, track = RUNNERS.index(action.runner), TRACKS.index(action.track)
            x, y = self.grid.x(START), self.grid.stand(track)
            self.surface.put(x, y - 1, f"[{LETTERS[who]}]", f"{INKS[who]} bold")
