"""The course: three lanes of platforms seen from the side, Blockers and Runners on them, the ghost of the
result under the cursor."""

from dataclasses import dataclass
from typing import Final

from zonegames.games.zone_runners.actions import TakeTrack
from zonegames.games.zone_runners.board import (
    BLOCKER,
    COLLAPSED,
    END,
    GAP,
    HIDDEN,
    SPACE,
    START,
    ZONE_OF,
    Board,
    Space,
    first_column,
    gap_need,
)
from zonegames.games.zone_runners.components import COLUMNS, END_CREDITS, RUNNERS, TRACKS, ZONES
from zonegames.games.zone_runners.events import RunnerActed, ZoneCollapsed, ZoneRevealed
from zonegames.games.zone_runners.preview import OutcomeChoice
from zonegames.games.zone_runners.resolve import Result
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import RUNNER_NAMES, card_name, count
from zonegames.tui.board import Scene
from zonegames.tui.boards.zone_runners.cursor import Aim
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS, TRACK_LETTERS, chip_ink, marks, ruin
from zonegames.tui.lines import Box
from zonegames.tui.surface import Surface

WIDE_ROWS: Final = 13
ROWS: Final = 9


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

    def width(self, column: int) -> int:
        return 3 if column == START else self.cell


class Field:
    """One painting of the course."""

    def __init__(self, surface: Surface, scene: Scene, at: Aim, left: int, top: int) -> None:
        self.surface, self.scene, self.at = surface, scene, at
        self.view: View = scene.view
        self.board: Board = self.view.board
        self.wide = scene.wide
        self.grid = Grid(left, top, self.wide)
        self.marks = marks(scene.glyphs)
        self.plain = self.view.options.preview == "plain"
        self.before: View = scene.show.before if scene.show is not None else self.view
        self.lit = frozenset(self._lit_spaces())
        self.falling = self.view.falls_next if self.view.turns_to_cross == 1 and not self.view.over else 0

    def paint(self, width: int) -> None:
        """Everything, `width` cells wide."""
        box = Box(self.grid.left, self.grid.top, width, WIDE_ROWS if self.wide else ROWS)
        self.surface.panel(box, self._title(), self._drop_zone())
        self._heads()
        for track in range(len(TRACKS)):
            self._lane(track)
        for who, trail in enumerate(self.view.trails):
            self._trail(who, trail)
        if not self.plain:
            self._results()
        self._start_track()
        self._stacks()
        self._home()
        if self.wide:
            self._feet()
        self._mover()

    # --- words round it

    def _title(self) -> str:
        who = self.at.who
        if who is None or self.board.runners[who].status != "running":
            return "course"
        zone = ZONE_OF[self.board.runners[who].column]
        card = self.view.zones[zone - 1].card
        name = f", {card_name(card.card)}" if card is not None else ""
        return f"course · the {RUNNER_NAMES[who]} is in Zone {zone}{name}"

    def _drop_zone(self) -> str:
        lying = [f"{LETTERS[who]} {r.zone}" for who, r in enumerate(self.board.runners) if r.status == "out"]
        if self.board.beaten:
            lying.append(count(len(self.board.beaten), "Blocker"))
        return f"Drop Zone {' · '.join(lying) or 'empty'}"

    def _heads(self) -> None:
        y = self.grid.top + 1
        for zone, seen in enumerate(self.view.zones, 1):
            x = self.grid.x(first_column(zone))
            falls = zone == self.falling
            ink = "warning bold" if falls else "text bold" if seen.face == "open" else "muted"
            text = f"▼ ZONE {zone}" if falls else f"ZONE {zone}"
            self.surface.put(x + (self.wide and not falls), y, text, ink)
            self.surface.spot(Box(x, y, COLUMNS * self.grid.cell, 1), f"zone:{zone}")
        self.surface.put(self.grid.x(END) + self.wide, y, "END", "text bold")
        self.surface.put(self.grid.x(START), y, "GO", "text bold")

    def _feet(self) -> None:
        """Under the Zones: column numbers, who lies there, what is not open."""
        y = self.grid.top + WIDE_ROWS - 2
        self.surface.put(self.grid.left + 2, y, "column", "muted")
        self.surface.put(self.grid.x(END), y, "credits", "muted")
        ends = {self.at.outcome.result.column} if self.at.outcome is not None and not self.plain else set()
        if self.at.who is not None:
            ends.add(self.board.runners[self.at.who].column)
        for zone, seen in enumerate(self.view.zones, 1):
            start = first_column(zone)
            x = self.grid.x(start)
            out = [who for who, r in enumerate(self.board.runners) if r.status == "out" and r.zone == zone]
            if out:
                at = x
                for who in out:
                    at = self.surface.put(at + 1, y, LETTERS[who], f"{INKS[who]} bold")
                self.surface.put(at + 1, y, f"out {zone}", "muted")
            elif seen.face == "collapsed":
                self.surface.put(x + 1, y, "collapsed", "muted")
            elif seen.face == "hidden":
                self.surface.put(x + 1, y, count(seen.blockers, "Blocker"), "muted")
            else:
                for column in range(start, start + COLUMNS):
                    ink = "text bold" if column in ends else "muted"
                    self.surface.put(self.grid.x(column), y, f"{column:^3}", ink)

    # --- the lanes

    def _mark(self, track: int, column: int) -> str:
        """What lies there; while a Zone falls or is turned over, column by column."""
        show = self.scene.show
        if show is not None and isinstance(show.event, ZoneCollapsed | ZoneRevealed):
            start = START if show.event.zone == 1 else first_column(show.event.zone)
            end = COLUMNS * show.event.zone
            if start <= column <= end and column - start >= show.progress * (end - start + 1):
                return self.before.board.lanes[track][column]
        return self.board.lanes[track][column]

    def _floor_ink(self, track: int, column: int) -> str:
        if (track, column) in self.lit and self.at.who is not None:
            return INKS[self.at.who]
        if self.falling and ZONE_OF[column] == self.falling:
            return "warning"
        return "runners.floor"

    def _lane(self, track: int) -> None:
        surface, grid, y = self.surface, self.grid, self.grid.stand(track)
        name = TRACKS[track].upper() if self.wide else TRACK_LETTERS[track]
        surface.put(grid.left + (3 if self.wide else 1), y, name, "text bold")
        for column in range(START, END):
            self._space(track, column)
        for zone in range(1, ZONES + 1):
            self._edge(track, zone)
        x = grid.x(END)
        credits = END_CREDITS[self.view.level - 1][track]
        for row in range(y - 1, y + 1 + self.wide):
            surface.put(x, row, self.marks.goal * (2 if self.wide else 1), "text")
        surface.put(x + (4 if self.wide else 2), y, f"{credits:>2}", "zone-runners bold")
        surface.spot(Box(x, y - 1, 6, grid.cell), space_spot(track, END))

    def _space(self, track: int, column: int) -> None:
        surface, grid = self.surface, self.grid
        x, y, cells = grid.x(column), grid.stand(track), grid.width(column)
        mark = self._mark(track, column)
        if mark == COLLAPSED:
            surface.put(x, y + self.wide, ruin(track, column, self.scene.glyphs)[:cells], "runners.rubble")
        elif mark == HIDDEN:
            for row in range(y - 1, y + 1 + self.wide):
                surface.put(x, row, self.marks.fog * cells, "runners.fog")
        elif mark == GAP:
            if self.wide and (need := self._need(track, column)):
                surface.put(x, y + 1, f"={need}", "muted")
        else:
            ink = self._floor_ink(track, column)
            if self.wide:
                surface.put(x, y + 1, self.marks.floor * cells, ink)
            else:
                surface.put(x, y, self.marks.low_floor * cells, ink)
        surface.spot(Box(x, y - 1, cells, grid.cell), space_spot(track, column))
        zone_end = first_column(ZONE_OF[column]) + COLUMNS - 1
        if track == 1 and column == zone_end and self._mark(track, column - COLUMNS + 1) == HIDDEN:
            first = grid.x(column - COLUMNS + 1)
            surface.centre(Box(first, y, COLUMNS * grid.cell, 1), 0, " hidden ", "muted")

    def _need(self, track: int, column: int) -> int:
        """The Energy over a gap; none at the second half of a double one."""
        lane = self.board.lanes[track]
        return 0 if lane[column] != GAP or lane[column - 1] == GAP else gap_need(lane, column)

    def _edge(self, track: int, zone: int) -> None:
        """The card edge left of a Zone; the floor runs through where both neighbours have one."""
        surface, column = self.surface, first_column(zone)
        x, y = self.grid.x(column) - 1, self.grid.stand(track)
        here, before = self._mark(track, column), self._mark(track, column - 1)
        if here == COLLAPSED:
            return
        for row in range(y - 1, y + 1 + (self.wide and here == HIDDEN)):
            surface.put(x, row, self.marks.wall, "line")
        if self.wide and here in (SPACE, BLOCKER) and before in (SPACE, BLOCKER):
            surface.put(x, y + 1, self.marks.floor, self._floor_ink(track, column))

    def _trail(self, who: int, trail: tuple[Space, ...]) -> None:
        for track, column in trail:
            if column and self._mark(track, column) not in (COLLAPSED, HIDDEN, GAP):
                x, y = self.grid.x(column), self.grid.stand(track)
                self.surface.put(x, y, self.marks.trail * self.grid.cell, INKS[who])

    # --- what is pointed at

    def _lit_spaces(self) -> list[Space]:
        """The floor that the result under the cursor touches."""
        outcome, who = self.at.outcome, self.at.who
        if who is None or self.plain:
            return []
        me = self.board.runners[who]
        here = [(me.track, me.column)] if me.status == "running" else []
        return [*here, *(outcome.result.path if outcome is not None else ())]

    def _results(self) -> None:
        """The path of the result under the cursor, numbers where the others end, and its ghost."""
        at = self.at
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
                falls = self._mark(track, column) == GAP
                step = self.marks.steps[2 if falls else 1 if result.kind == "thrown" else 0]
                x, y = self.grid.x(column), self.grid.stand(track)
                self.surface.put(x + self.wide, y, step, ink)
            before = track, column

    def _arc(self, start: Space, end: Space, ink: str) -> None:
        x = self.grid.x(start[1]) + self.grid.cell - 1
        width = self.grid.x(end[1]) - x
        self.surface.put(x, self.grid.stand(end[0]) - 1, f"╭{'─' * (width - 1)}╮", ink)

    def _ghost(self, start: Space, result: Result, ink: str) -> None:
        who = self.at.who
        assert who is not None
        surface, grid = self.surface, self.grid
        x, y, letter = grid.x(result.column), grid.stand(result.track), LETTERS[who]
        ghost = f"[{letter}]" if self.wide else f"{self.marks.steps[0]}{letter}"
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
        action = self.scene.lit
        if isinstance(action, TakeTrack):
            who, track = RUNNERS.index(action.runner), TRACKS.index(action.track)
            x, y = self.grid.x(START), self.grid.stand(track)
            self.surface.put(x, y - 1, f"[{LETTERS[who]}]", f"{INKS[who]} bold")

    # --- who stands where

    def _moving(self) -> int | None:
        """The Runner on its way right now."""
        show = self.scene.show
        if show is None or not isinstance(show.event, RunnerActed) or show.progress >= 1:
            return None
        return show.event.runner if show.event.path else None

    def _stacks(self) -> None:
        moving, choosing = self._moving(), self._still_choosing()
        places: dict[Space, list[int]] = {space: [] for space in self.board.blockers()}
        for who, runner in enumerate(self.board.runners):
            if runner.status == "running" and who != moving and who not in choosing:
                places.setdefault((runner.track, runner.column), []).append(who)
        for (track, column), there in places.items():
            if self._mark(track, column) == BLOCKER:
                self._blocker(track, column, there)
            else:
                self._group(track, column, there)

    def _still_choosing(self) -> set[int]:
        """Before a Level: who has not yet a track."""
        decision = self.scene.decision
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
        surface, grid, runners = self.surface, self.grid, self.board.runners
        x, y, cells = grid.x(column), grid.stand(track), grid.cell
        strength = str(self.board.strength(column))
        slots = {runners[who].slot: who for who in there}
        past = [who for who in there if runners[who].slot == "past"]
        waits = [who for who in there if runners[who].slot == "left"]
        beside = len(past) + len(waits)
        crossed = self._crossed(track, column)
        if self.wide:
            room = cells - beside
            block = f"{self.marks.left}{strength}{self.marks.right}"
            block = block[-room:] if waits and not past else block[:room]
            if len(strength) == 2 or beside == 2:
                block = f"{strength}{self.marks.right}"[:room]
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
            surface.put(x, y, "╳" * cells, f"{INKS[self.at.who or 0]} bold", "error")

    def _crossed(self, track: int, column: int) -> bool:
        """Whether the result under the cursor beats this Blocker."""
        outcome = self.at.outcome
        if outcome is None or self.plain or not outcome.result.defeated:
            return False
        return outcome.start == (track, column)

    def _home(self) -> None:
        """Behind the credits: who has finished, each in its own place."""
        for who, runner in enumerate(self.board.runners):
            if runner.status == "finished" and who != self._moving():
                x = self.grid.x(END) + (7 if self.wide else 4) + who
                self.surface.put(x, self.grid.stand(runner.track), LETTERS[who], *chip_ink(who))

    def _mover(self) -> None:
        """The Runner on its way: along its path, in the air where it jumps, down where it falls."""
        show, who = self.scene.show, self._moving()
        if show is None or who is None or not isinstance(show.event, RunnerActed):
            return
        way = [show.event.start, *show.event.path]
        step = min(len(way) - 1, int(show.progress * len(way)))
        track, column = way[step]
        air = step + 1 < len(way) and way[step + 1][0] == track and way[step + 1][1] - column > 1
        y = self.grid.stand(track) - air
        if self._mark(track, column) == GAP:
            y += self.wide
        self.surface.put(self.grid.x(column), y, f"{LETTERS[who]:^{self.grid.cell}}", *chip_ink(who))
