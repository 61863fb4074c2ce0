"""The course as everybody sees it, and the three Runners on it: an immutable value that is both the
state's board and the view's, so that rules, previews and bots resolve actions on the same thing."""

from typing import Final, Literal, NamedTuple, TypeAlias

from zonegames.games.zone_runners.components import COLUMNS, ZONES

Status: TypeAlias = Literal["running", "finished", "out"]
Slot: TypeAlias = Literal["none", "left", "on", "past"]
"""Where a Runner stands on a Blocker's space: waiting, on top, past it; none elsewhere."""
Space: TypeAlias = tuple[int, int]
"""Track (0 high, 1 mid, 2 low) and column (0 Start, 1-28, 29 End Zone)."""
Rows: TypeAlias = tuple[str, str, str]

SPACE: Final = "."
GAP: Final = "_"
BLOCKER: Final = "B"
HIDDEN: Final = "?"
COLLAPSED: Final = "x"

START: Final = 0
END: Final = ZONES * COLUMNS + 1

ZONE_OF: Final = (1, *((column - 1) // COLUMNS + 1 for column in range(1, END)), ZONES)
"""By column; Start belongs to Zone 1 (ZR-R02)."""


class Runner(NamedTuple):
    """Where one Runner is."""

    status: Status = "running"
    track: int = 0
    column: int = START
    slot: Slot = "none"
    zone: int = 0
    """Once out: the Zone under which it lies."""
    acted: bool = False
    """Resolved this turn."""
    waited: bool = False
    """It began the turn waiting behind another Runner on a Blocker's space (ZR-R23)."""


class Board(NamedTuple):
    """All that lies open.  Hidden Zones are `?` here, so nothing computed from a board can use them."""

    level: int
    shown: int
    """Zones 1 to this have been turned over."""
    fallen: int
    """Zones 1 to this have collapsed."""
    lanes: Rows
    """By track: one character a column, Start to End Zone."""
    runners: tuple[Runner, Runner, Runner]
    beaten: tuple[int, ...] = ()
    """The Zones of the Blockers defeated in this Level."""

    def running(self) -> list[int]:
        """The Runners that still run, by number."""
        return [who for who, runner in enumerate(self.runners) if runner.status == "running"]

    def active(self) -> int:
        """How many Runners are not out: each brings a die, those already home too (ZR-R11)."""
        first, second, third = self.runners
        return (first.status != "out") + (second.status != "out") + (third.status != "out")

    def still_to_act(self) -> tuple[int, ...]:
        """The running Runners that have not been resolved this turn."""
        return tuple(
            who for who, runner in enumerate(self.runners) if runner.status == "running" and not runner.acted
        )

    def somebody_acted(self) -> bool:
        """Whether any Runner has been resolved this turn."""
        first, second, third = self.runners
        return first.acted or second.acted or third.acted

    def in_front_of(self, who: int) -> int | None:
        """The Runner on top of the Blocker behind which this one waits; None once the top is free."""
        me = self.runners[who]
        for other, r in enumerate(self.runners):
            if r.slot == "on" and (r.track, r.column) == (me.track, me.column):
                return other
        return None

    def strength(self, column: int) -> int:
        """The strength of a Blocker there: Zone + Level."""
        return ZONE_OF[column] + self.level

    def blockers(self) -> list[Space]:
        """Where Blockers stand."""
        return [(t, c) for t, lane in enumerate(self.lanes) for c, mark in enumerate(lane) if mark == BLOCKER]

    def with_runner(self, who: int, runner: Runner) -> "Board":
        """This board with one Runner elsewhere."""
        a, b, c = self.runners
        return self._replace(runners=((runner, b, c), (a, runner, c), (a, b, runner))[who])


def new_board(level: int, runners: tuple[Runner, Runner, Runner]) -> Board:
    """A Level's course with all Zones hidden."""
    lane = SPACE + HIDDEN * (END - 1) + SPACE
    return Board(level, 0, 0, (lane, lane, lane), runners)


def landing(lane: str, gap: int) -> int:
    """Where a jump over the gap that begins at column `gap` lands; hidden columns count as no gap."""
    return gap + 2 if lane[gap + 1] == GAP else gap + 1


def gap_need(lane: str, gap: int) -> int:
    """The Energy to jump that gap from the space before it; a double gap wants one more than its higher
    Zone (ZR-R17)."""
    return ZONE_OF[gap + 1] + 1 if lane[gap + 1] == GAP else ZONE_OF[gap]


def may_be_double(lane: str, gap: int) -> bool:
    """Whether the gap that begins there may go on in a Zone still hidden, and so want more."""
    return lane[gap + 1] == HIDDEN


def first_column(zone: int) -> int:
    """The leftmost column of a Zone."""
    return COLUMNS * (zone - 1) + 1


def reveal(board: Board, rows: Rows) -> Board:
    """The next hidden Zone turned over, Blockers in place."""
    start = first_column(board.shown + 1)
    high, mid, low = (
        lane[:start] + row + lane[start + COLUMNS :] for lane, row in zip(board.lanes, rows, strict=True)
    )
    return board._replace(shown=board.shown + 1, lanes=(high, mid, low))


def collapse(board: Board) -> tuple[Board, int, list[int]]:
    """The first open Zone falls: the board after it, the Blockers lost, the Runners lost (ZR-R30, R31)."""
    zone = board.fallen + 1
    start, end = first_column(zone), first_column(zone + 1)
    start = START if zone == 1 else start
    blockers = sum(lane.count(BLOCKER, start, end) for lane in board.lanes)
    high, mid, low = (lane[:start] + COLLAPSED * (end - start) + lane[end:] for lane in board.lanes)
    lost = [who for who in board.running() if ZONE_OF[board.runners[who].column] == zone]
    first, second, third = (
        Runner("out", r.track, r.column, "none", zone, r.acted) if who in lost else r
        for who, r in enumerate(board.runners)
    )
    return board._replace(fallen=zone, lanes=(high, mid, low), runners=(first, second, third)), blockers, lost


def new_turn(board: Board) -> Board:
    """Nobody has acted; who waits now, began the turn waiting."""
    first, second, third = (
        Runner(r.status, r.track, r.column, r.slot, r.zone, False, r.slot == "left") for r in board.runners
    )
    return board._replace(runners=(first, second, third))


def space_name(track: int, column: int) -> str:
    """M10, H3; Start and the End Zone by their names."""
    if column == START:
        return "Start"
    return "the End Zone" if column == END else f"{'HML'[track]}{column}"
