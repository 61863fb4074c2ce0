"""The course: three lanes of platforms seen from the side, under their Zones' names."""

from typing import Final, NamedTuple

from zonegames.engine.telling import counted
from zonegames.games.zone_runners.board import (
    BLOCKER,
    COLLAPSED,
    END,
    GAP,
    HIDDEN,
    SPACE,
    START,
    ZONE_OF,
    Space,
    first_column,
    gap_need,
    may_be_double,
)
from zonegames.games.zone_runners.components import COLUMNS, END_CREDITS, TRACKS, ZONES
from zonegames.games.zone_runners.words import RUNNER_NAMES, card_name
from zonegames.tui.boards.zone_runners.course import Course, Grid, space_spot
from zonegames.tui.boards.zone_runners.ghosts import Ghosts
from zonegames.tui.boards.zone_runners.pieces import INKS, LETTERS, TRACK_LETTERS, marks, ruin
from zonegames.tui.boards.zone_runners.standing import Standing
from zonegames.tui.glyphs import Glyphs
from zonegames.tui.lines import Box
from zonegames.tui.surface import Surface, stamped

WIDE_ROWS: Final = 13
ROWS: Final = 9


class Ground(NamedTuple):
    """All that is drawn of a space itself."""

    mark: str
    ink: str
    """Of its floor, where it has one."""

    need: str
    """The Energy over a gap, where it is told: "=4"; "=4?" where it may go on in a hidden Zone."""


class Field:
    """One painting of the course."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.surface, self.grid, self.wide = course.surface, course.grid, course.wide
        self.view, self.board, self.marks = course.view, course.board, course.marks
        self.lit = course.lit()

    def paint(self, width: int) -> None:
        """Everything, `width` cells wide."""
        box = Box(self.grid.left, self.grid.top, width, WIDE_ROWS if self.wide else ROWS)
        self.surface.panel(box, self._title(), self._drop_zone())
        self._heads()
        for track in range(len(TRACKS)):
            self._lane(track)
        for who, trail in enumerate(self.view.trails):
            self._trail(who, trail)
        ghosts = Ghosts(self.course)
        ghosts.paint_way()
        Standing(self.course).paint()
        ghosts.paint_ends()
        if self.wide:
            self._feet()
        else:
            self._counts()

    # --- words round it

    def _title(self) -> str:
        who = self.course.at.who
        if who is None or self.board.runners[who].status != "running":
            return "course"
        zone = ZONE_OF[self.board.runners[who].column]
        card = self.view.zones[zone - 1].card
        name = f", {card_name(card.card)}" if card is not None else ""
        return f"course · the {RUNNER_NAMES[who]} is in Zone {zone}{name}"

    def _drop_zone(self) -> str:
        lying = [f"{LETTERS[who]} {r.zone}" for who, r in enumerate(self.board.runners) if r.status == "out"]
        if self.board.beaten:
            lying.append(counted(len(self.board.beaten), "Blocker"))
        return f"Drop Zone {' · '.join(lying) or 'empty'}"

    def _heads(self) -> None:
        y = self.grid.top + 1
        for zone, seen in enumerate(self.view.zones, 1):
            x = self.grid.x(first_column(zone))
            falls = zone == self.course.falling
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
        self.surface.put(self.grid.x(END) + 2, y, "credits", "muted")
        ends = (
            {self.course.at.outcome.result.column}
            if self.course.at.outcome is not None and not self.course.plain
            else set()
        )
        if self.course.at.who is not None:
            ends.add(self.board.runners[self.course.at.who].column)
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
                self.surface.put(x + 1, y, counted(seen.blockers, "Blocker"), "muted")
            else:
                for column in range(start, start + COLUMNS):
                    ink = "text bold" if column in ends else "muted"
                    self.surface.put(self.grid.x(column), y, f"{column:^3}", ink)

    def _counts(self) -> None:
        """80x24: in the fog below "hidden" how many Blockers the Zone holds."""
        y = self.grid.stand(1) + 1
        for zone, seen in enumerate(self.view.zones, 1):
            first = first_column(zone)
            if self.course.mark(1, first) != HIDDEN:
                continue
            box = Box(self.grid.x(first), y, COLUMNS * self.grid.cell, 2)
            number, _, thing = counted(seen.blockers, "Blocker").partition(" ")
            self.surface.centre(box, 0, f" {number} ", "muted")
            self.surface.centre(box, 1, f"{thing:^{box.width}}", "muted")

    # --- the lanes

    def _floor_ink(self, track: int, column: int) -> str:
        if (track, column) in self.lit and self.course.at.who is not None:
            return INKS[self.course.at.who]
        if self.course.falling and ZONE_OF[column] == self.course.falling:
            return "warning"
        return "runners.floor"

    def _lane(self, track: int) -> None:
        grounds = tuple(self._ground(track, column) for column in range(START, END))
        credits = END_CREDITS[self.view.level - 1][track]
        grid, glyphs = self.grid, self.course.scene.glyphs
        _draw_lane(self.surface, grid.left, grid.top, track, self.wide, grounds, credits, glyphs)

    def _ground(self, track: int, column: int) -> Ground:
        mark = self.course.mark(track, column)
        need = self._need(track, column) if mark == GAP and self.wide else ""
        return Ground(mark, self._floor_ink(track, column), need)

    def _need(self, track: int, column: int) -> str:
        """The Energy over a gap; none at the second half of a double one."""
        lane = self.board.lanes[track]
        if lane[column] != GAP or lane[column - 1] == GAP:
            return ""
        return f"={gap_need(lane, column)}{'?' if may_be_double(lane, column) else ''}"

    def _trail(self, who: int, trail: tuple[Space, ...]) -> None:
        for track, column in trail:
            if column and self.course.mark(track, column) not in (COLLAPSED, HIDDEN, GAP):
                x, y = self.grid.x(column), self.grid.stand(track)
                self.surface.put(x, y, self.marks.trail * self.grid.cell, INKS[who])


@stamped
def _draw_lane(
    surface: Surface,
    x: int,
    y: int,
    track: int,
    wide: bool,
    grounds: tuple[Ground, ...],
    credits: int,
    glyphs: Glyphs,
) -> None:
    """A lane of a course whose corner is at x and y: its name, its spaces, the cards' edges, the goal."""
    grid, goal = Grid(x, y, wide), marks(glyphs).goal
    stand, end = grid.stand(track), grid.x(END)
    name = TRACKS[track].upper() if wide else TRACK_LETTERS[track]
    surface.put(x + (3 if wide else 1), stand, name, "text bold")
    for column, ground in enumerate(grounds, START):
        _draw_ground(surface, grid, track, column, ground, glyphs)
        zone_start = first_column(ZONE_OF[column])
        if track == 1 and column == zone_start + COLUMNS - 1 and grounds[zone_start - START].mark == HIDDEN:
            words = Box(grid.x(zone_start), stand, COLUMNS * grid.cell, 1)
            surface.centre(words, 0, " hidden ", "muted")
    for zone in range(1, ZONES + 1):
        column = first_column(zone)
        before, here = grounds[column - 1 - START : column + 1 - START]
        _draw_edge(surface, grid.x(column) - 1, stand, before.mark, here, wide, glyphs)
    for row in range(stand - 1, stand + 1 + wide):
        surface.put(end, row, goal * (2 if wide else 1), "text")
    surface.put(end + (4 if wide else 2), stand, f"{credits:>2}", "zone-runners bold")
    surface.spot(Box(end, stand - 1, 6, grid.cell), space_spot(track, END))


def _draw_ground(
    surface: Surface, grid: Grid, track: int, column: int, ground: Ground, glyphs: Glyphs
) -> None:
    x, y, cells, wide = grid.x(column), grid.stand(track), grid.width(column), grid.wide
    drawn = marks(glyphs)
    if ground.mark == COLLAPSED:
        surface.put(x, y + wide, ruin(track, column, glyphs)[:cells], "runners.rubble")
    elif ground.mark == HIDDEN:
        for row in range(y - 1, y + 1 + wide):
            surface.put(x, row, drawn.fog * cells, "runners.fog")
    elif ground.mark == GAP:
        if ground.need:
            surface.put(x, y + 1, ground.need, "muted")
    elif wide:
        surface.put(x, y + 1, drawn.floor * cells, ground.ink)
    else:
        surface.put(x, y, drawn.low_floor * cells, ground.ink)
    surface.spot(Box(x, y - 1, cells, grid.cell), space_spot(track, column))


def _draw_edge(
    surface: Surface, x: int, y: int, before: str, here: Ground, wide: bool, glyphs: Glyphs
) -> None:
    """The card edge left of a Zone; the floor runs through where both neighbours have one."""
    if here.mark == COLLAPSED:
        return
    for row in range(y - 1, y + 1 + (wide and here.mark == HIDDEN)):
        surface.put(x, row, marks(glyphs).wall, "line")
    if wide and here.mark in (SPACE, BLOCKER) and before in (SPACE, BLOCKER):
        surface.put(x, y + 1, marks(glyphs).floor, here.ink)
