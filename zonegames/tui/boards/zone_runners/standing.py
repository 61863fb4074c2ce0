"""Who stands where: chips, Blockers with those before, on and behind them, the Runner on its way."""

from zonegames.games.zone_runners.board import BLOCKER, END, GAP, Space
from zonegames.games.zone_runners.components import RUNNERS
from zonegames.games.zone_runners.events import RunnerActed
from zonegames.tui.boards.zone_runners.course import Course
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS, chip_ink


class Standing:
    """One painting of all that stands on the course."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.surface, self.grid, self.wide = course.surface, course.grid, course.wide

    def paint(self) -> None:
        self._stacks()
        self._home()
        self._mover()

    def _stacks(self) -> None:
        moving, choosing = self.course.moving(), self._still_choosing()
        places: dict[Space, list[int]] = {space: [] for space in self.course.board.blockers()}
        for who, runner in enumerate(self.course.board.runners):
            if runner.status == "running" and who != moving and who not in choosing:
                places.setdefault((runner.track, runner.column), []).append(who)
        for (track, column), there in places.items():
            if self.course.mark(track, column) == BLOCKER:
                self._blocker(track, column, there)
            else:
                self._group(track, column, there)

    def _still_choosing(self) -> set[int]:
        """Before a Level: who has not yet a track."""
        decision = self.course.scene.decision
        if decision is None or decision.kind != "track":
            return set()
        first = RUNNERS.index(decision.legal[0].runner)
        return {who for who in range(len(RUNNERS)) if who >= first}

    def _group(self, track: int, column: int, there: list[int]) -> None:
        """One chip alone, else letter beside letter."""
        x, y = self.grid.x(column), self.grid.stand(track)
        if len(there) == 1:
            cells = self.grid.width(column)
            self.surface.put(x, y, f"{LETTERS[there[0]]:^{cells}}", *chip_ink(there[0]))
        else:
            for who in there:
                x = self.surface.put(x, y, LETTERS[who], *chip_ink(who))

    def _blocker(self, track: int, column: int, there: list[int]) -> None:
        """The block with its strength; who waits left of it, stands on it, has passed it."""
        surface, grid, runners = self.surface, self.grid, self.course.board.runners
        x, y, cells = grid.x(column), grid.stand(track), grid.cell
        strength = str(self.course.board.strength(column))
        slots = {runners[who].slot: who for who in there}
        past = [who for who in there if runners[who].slot == "past"]
        waits = [who for who in there if runners[who].slot == "left"]
        beside = len(past) + len(waits)
        crossed = self._crossed(track, column)
        if self.wide:
            room = cells - beside
            block = f"{self.course.marks.left}{strength}{self.course.marks.right}"
            block = block[-room:] if waits and not past else block[:room]
            if len(strength) == 2 or beside == 2:
                block = f"{strength}{self.course.marks.right}"[:room]
            at = x + len(waits)
            for i, char in enumerate(block):
                digit = char.isdigit()
                surface.put(
                    at + i, y, char, "background bold" if digit else "error", "error" if digit else None
                )
        else:
            at = x + (1 if waits else 0)
            room = cells - (1 if beside else 0)
            surface.put(at, y, f"{strength:<{room}}"[:room], "background bold", "error")
        for who in waits:
            surface.put(x, y, LETTERS[who], *chip_ink(who))
        for n, who in enumerate(past):
            row = y - (not self.wide and len(past) == 2 and n == 0)
            right = x + cells - 1 - (self.wide and len(past) == 2 and n == 0)
            surface.put(right, row, LETTERS[who], *chip_ink(who))
        if (on := slots.get("on")) is not None:
            surface.put(x, y - 1, f"{LETTERS[on]:^{cells}}", *chip_ink(on))
        if crossed:
            surface.put(x, y, "╳" * cells, f"{INKS[self.course.at.who or 0]} bold", "error")

    def _crossed(self, track: int, column: int) -> bool:
        """Whether the result under the cursor beats this Blocker."""
        outcome = self.course.at.outcome
        if outcome is None or self.course.plain or not outcome.result.defeated:
            return False
        return outcome.start == (track, column)

    def _home(self) -> None:
        """Behind the credits: who has finished, each in its own place."""
        for who, runner in enumerate(self.course.board.runners):
            if runner.status == "finished" and who != self.course.moving():
                x = self.grid.x(END) + (7 if self.wide else 4) + who
                self.surface.put(x, self.grid.stand(runner.track), LETTERS[who], *chip_ink(who))

    def _mover(self) -> None:
        """The Runner on its way: along its path, in the air where it jumps, down where it falls."""
        show, who = self.course.scene.show, self.course.moving()
        if show is None or who is None or not isinstance(show.event, RunnerActed):
            return
        way = [show.event.start, *show.event.path]
        step = min(len(way) - 1, int(show.progress * len(way)))
        track, column = way[step]
        air = step + 1 < len(way) and way[step + 1][0] == track and way[step + 1][1] - column > 1
        y = self.grid.stand(track) - air
        if self.course.mark(track, column) == GAP:
            y += self.wide
        self.surface.put(self.grid.x(column), y, f"{LETTERS[who]:^{self.grid.cell}}", *chip_ink(who))
