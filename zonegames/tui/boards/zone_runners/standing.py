"""Who stands where: chips, Blockers with those before, on and behind them, the ghost of the result under
the cursor, the Runner on its way."""

from typing import NamedTuple

from zonegames.games.zone_runners.board import BLOCKER, GAP, Slot, Space
from zonegames.games.zone_runners.components import FIGHTER, RUNNERS
from zonegames.games.zone_runners.events import RunnerActed
from zonegames.tui.boards.zone_runners.course import Course
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS, chip_ink


class Figure(NamedTuple):
    """A Runner on a space, or its ghost."""

    who: int
    slot: Slot
    ghost: bool = False


class Standing:
    """One painting of all that stands on the course."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.surface, self.grid, self.wide = course.surface, course.grid, course.wide

    def paint(self) -> None:
        for (track, column), there in self._places().items():
            if self.course.mark(track, column) == BLOCKER:
                self._blocker(track, column, there)
            else:
                self._group(track, column, there)
        self._home()
        self._mover()

    def _places(self) -> dict[Space, list[Figure]]:
        """By space: who stands there, the ghost last; all spaces with Blockers."""
        moving, choosing = self.course.moving(), self._still_choosing()
        places: dict[Space, list[Figure]] = {space: [] for space in self.course.board.blockers()}
        for who, runner in enumerate(self.course.board.runners):
            if runner.status == "running" and who != moving and who not in choosing:
                places.setdefault((runner.track, runner.column), []).append(Figure(who, runner.slot))
        ghost, who = self.course.ghost(), self.course.at.who
        if ghost is not None and who is not None:
            places.setdefault((ghost.track, ghost.column), []).append(Figure(who, ghost.slot, ghost=True))
        return places

    def _still_choosing(self) -> set[int]:
        """Before a Level: who has not yet a track."""
        decision = self.course.scene.decision
        if decision is None or decision.kind != "track":
            return set()
        first = RUNNERS.index(decision.legal[0].runner)
        return {who for who in range(len(RUNNERS)) if who >= first}

    # --- figures

    def _group(self, track: int, column: int, there: list[Figure]) -> None:
        """One chip alone, else letter beside letter."""
        x, y = self.grid.x(column), self.grid.stand(track)
        if len(there) == 1:
            self._alone(x, y, self.grid.width(column), there[0])
        else:
            self._letters(x, y, there)

    def _alone(self, x: int, y: int, cells: int, figure: Figure) -> None:
        """A chip as wide as its space; a ghost in brackets or behind an arrow."""
        letter = LETTERS[figure.who]
        if not figure.ghost:
            self.surface.put(x, y, f"{letter:^{cells}}", *chip_ink(figure.who))
            return
        text = f"[{letter}]" if self.wide else f"{self.course.marks.steps[0]}{letter}"
        self.surface.put(x, y, text, f"{INKS[figure.who]} bold")

    def _letters(self, x: int, y: int, figures: list[Figure]) -> None:
        for figure in figures:
            ink = (f"{INKS[figure.who]} bold underline", None) if figure.ghost else chip_ink(figure.who)
            x = self.surface.put(x, y, LETTERS[figure.who], *ink)

    def _blocker(self, track: int, column: int, there: list[Figure]) -> None:
        """The block with its strength; who waits left of it, stands on it, has passed it.

        Who finds no room beside the strength stands in the air, on its own side.
        """
        x, y, cells = self.grid.x(column), self.grid.stand(track), self.grid.cell
        strength = str(self.course.board.strength(column))
        waits = [figure for figure in there if figure.slot == "left"]
        past = [figure for figure in there if figure.slot == "past"]
        room = cells - len(strength)
        left = waits[:room]
        right = past[: room - len(left)]
        self._block(x, y, strength, (len(left), len(right)), self._crossed(track, column))
        self._letters(x, y, left)
        self._letters(x + cells - len(right), y, right)
        above = waits[len(left) :] + [f for f in there if f.slot == "on"] + past[len(right) :]
        if len(above) == 1 and above[0].slot == "on":
            self._alone(x, y - 1, cells, above[0])
        else:
            self._letters(x if waits[len(left) :] else x + cells - len(above), y - 1, above)

    def _block(self, x: int, y: int, strength: str, beside: tuple[int, int], crossed: bool) -> None:
        """The strength, and the sides of the block where nobody stands beside it; crossed out while the
        result under the cursor beats it."""
        before, after = beside
        free = self.grid.cell - len(strength) - before - after
        if self.wide:
            sides = self.course.marks.left, self.course.marks.right
            lead = sides[0] if not before and (free == 2 or after) and free else ""
            text = lead + strength + (sides[1] if free > len(lead) else "")
        else:
            text = strength + " " * free
        if crossed:
            self.surface.put(x + before, y, "╳" * len(text), f"{INKS[FIGHTER]} bold", "error")
            return
        for at, char in enumerate(text, x + before):
            side = self.wide and not char.isdigit()
            self.surface.put(at, y, char, "error" if side else "background bold", None if side else "error")

    def _crossed(self, track: int, column: int) -> bool:
        """Whether the result under the cursor beats this Blocker."""
        outcome = self.course.at.outcome
        if outcome is None or self.course.plain or not outcome.result.defeated:
            return False
        return outcome.start == (track, column)

    # --- at home and on the way

    def _home(self) -> None:
        """Behind the credits: who has finished, each in its own place."""
        for who, runner in enumerate(self.course.board.runners):
            if runner.status == "finished" and who != self.course.moving():
                self.surface.put(
                    self.grid.home(who), self.grid.stand(runner.track), LETTERS[who], *chip_ink(who)
                )

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
        self._alone(self.grid.x(column), y, self.grid.cell, Figure(who, "none"))
