"""What one Runner's action does: one pure function, the same for the preview and for real."""

from typing import Final, Literal, NamedTuple, TypeAlias

from zonegames.games.zone_runners.board import (
    BLOCKER,
    COLLAPSED,
    END,
    GAP,
    ZONE_OF,
    Board,
    Runner,
    Slot,
    Space,
    Status,
    gap_need,
    landing,
)
from zonegames.games.zone_runners.components import FIGHTER, FISTICUFFS, JUMPER, SPEED_BURST, SPRING

Kind: TypeAlias = Literal[
    "run",
    "jump",
    "running_jump",
    "fall",
    "no_room",
    "pass",
    "leap",
    "sprint",
    "defeat",
    "thrown",
    "stay",
    "blocked",
    "ignored",
]
"""What happened; a Runner that ends out or finished keeps the kind of its action.

fall: a failed jump, or a sprint into a gap.  no_room: the right number, but the landing space is full.
pass: beside the Blocker.  leap: the Jumper over Blocker and gap.  sprint: the Sprinter past it and on.
"""


class Result(NamedTuple):
    """Where a Runner ends and how it came there."""

    kind: Kind
    status: Status
    track: int
    column: int
    """Out: the gap or the collapsed column that took it."""
    slot: Slot
    zone: int
    """Out: the Zone under which it lies; else 0."""
    defeated: bool
    """The Blocker it stood on is thrown off the track."""
    path: tuple[Space, ...]
    """The spaces entered in order, a gap fallen through included."""
    need: int | None
    """The Energy the gap wanted (a running jump: its spaces included) or the Blocker's strength."""


SPACES: Final = tuple(tuple((track, column) for column in range(END + 1)) for track in range(3))

_PLAIN: Final = (0,)
_FISTICUFFS: Final = (0, FISTICUFFS)
_SPRING: Final = (0, -SPRING, SPRING)
_BURSTS: Final = tuple(range(SPEED_BURST + 1))


def settings(board: Board, who: int, energy: int) -> tuple[int, ...]:
    """The changes that the Runner's ability may make to this Energy; 0, "not used", is always first.

    Fisticuffs only in an encounter, Spring only jumping from the edge, Speed Burst only on a run that it
    does not carry into a gap (ZR-R14).
    """
    me = board.runners[who]
    if me.slot == "on":
        return _FISTICUFFS if who == FIGHTER else _PLAIN
    if who == FIGHTER or me.slot == "left":
        return _PLAIN
    at_the_edge = board.lanes[me.track][me.column + 1] == GAP
    if who == JUMPER:
        return _SPRING if at_the_edge else _PLAIN
    if at_the_edge:
        return _PLAIN
    gap, blocker = _ahead(board.lanes[me.track], me.column)
    if gap < blocker:
        return _BURSTS[: max(1, gap - me.column - energy)]
    return _BURSTS


def resolve(board: Board, who: int, energy: int | None, ability: int = 0) -> Result:
    """What happens to a running Runner that gets this Energy (1 or more; None: no Energy) and uses its
    ability for `ability` (one of `settings`).  Looks only at the board, changes nothing."""
    me = board.runners[who]
    if energy is None:
        return _without_energy(board, who, me)
    if me.slot == "left":
        return _stays(me, "blocked", None)
    total = energy + ability
    if me.slot == "on":
        strength = ZONE_OF[me.column] + board.level
        if total < strength:
            return _thrown(board, who, me, strength)
        return _past_the_blocker(board, who, me, total - strength, strength)
    lane = board.lanes[me.track]
    if lane[me.column + 1] == GAP:
        need = gap_need(lane, me.column + 1)
        return _jump(board, who, me, me.column + 1, "jump" if total == need else "fall", need)
    return _run(board, who, me, total)


def carry_out(board: Board, who: int, result: Result) -> Board:
    """The board after this result, before anybody steps up."""
    me = board.runners[who]
    moved = Runner(result.status, result.track, result.column, result.slot, result.zone, True, me.waited)
    if not result.defeated:
        return board.with_runner(who, moved)
    track, column = me.track, me.column
    lanes = list(board.lanes)
    lanes[track] = lanes[track][:column] + "." + lanes[track][column + 1 :]
    first, second, third = (
        r._replace(slot="none") if (r.track, r.column) == (track, column) else r
        for r in board.with_runner(who, moved).runners
    )
    return Board(
        board.level,
        board.shown,
        board.fallen,
        (lanes[0], lanes[1], lanes[2]),
        (first, second, third),
        (*board.beaten, ZONE_OF[column]),
    )


def steps_up(board: Board) -> int | None:
    """The Runner that waits at a Blocker whose top is free, if there is one (ZR-R23)."""
    for who, runner in enumerate(board.runners):
        if runner.slot == "left" and not _top_taken(board, who, runner.track, runner.column):
            return who
    return None


def step_up(board: Board, who: int) -> Board:
    """The waiting Runner steps on top of the Blocker."""
    return board.with_runner(who, board.runners[who]._replace(slot="on"))


def board_after(board: Board, who: int, result: Result) -> Board:
    """The board after this result, whoever waited for it stepped up."""
    after = carry_out(board, who, result)
    waiting = steps_up(after)
    return after if waiting is None else step_up(after, waiting)


# --- the actions


def _without_energy(board: Board, who: int, me: Runner) -> Result:
    if me.waited:
        return _stays(me, "stay", None)
    if me.slot == "on":
        return _thrown(board, who, me, board.strength(me.column))
    lane, gap = board.lanes[me.track], me.column + 1
    if lane[gap] == GAP:
        return _fall(board, who, me.track, gap, (), "fall", gap_need(lane, gap))
    return _stays(me, "stay", None)


def _stays(me: Runner, kind: Kind, need: int | None) -> Result:
    return Result(kind, "running", me.track, me.column, me.slot, 0, False, (), need)


def _run(board: Board, who: int, me: Runner, total: int) -> Result:
    track, column = me.track, me.column
    gap, blocker = _ahead(board.lanes[track], column)
    target = column + total
    if blocker < gap:
        target = min(target, blocker)
    elif target >= gap:
        need = gap - 1 - column + gap_need(board.lanes[track], gap)
        return _jump(board, who, me, gap, "running_jump" if total == need else "fall", need)
    if target > END:
        return _stays(me, "ignored", None)
    return _moves_right(board, who, me, target, "run", None)


def _jump(board: Board, who: int, me: Runner, gap: int, kind: Kind, need: int) -> Result:
    """Over the gap (unless `kind` says that it fails), running up to it first."""
    track = me.track
    run_up = SPACES[track][me.column + 1 : gap]
    if kind == "fall":
        return _fall(board, who, track, gap, run_up, kind, need)
    end = landing(board.lanes[track], gap)
    if end == END:
        path = (*run_up, (track, END))
        return Result(kind, "finished", track, END, "none", 0, False, path, need)
    if _crowded(board, who, track) == end:
        return _fall(board, who, track, gap, run_up, "no_room", need)
    slot = _slot_at(board, who, track, end)
    return Result(kind, "running", track, end, slot, 0, False, (*run_up, (track, end)), need)


def _past_the_blocker(board: Board, who: int, me: Runner, excess: int, strength: int) -> Result:
    track, column = me.track, me.column
    if who == FIGHTER:
        if excess:
            return Result("defeat", "running", track, column, "none", 0, True, (), strength)
    elif who == JUMPER:
        lane = board.lanes[track]
        if lane[column + 1] == GAP and excess == gap_need(lane, column + 1):
            leap = _jump(board, who, me, column + 1, "leap", strength)
            if leap.kind == "leap":
                return leap
    elif excess:
        gap, blocker = _ahead(board.lanes[track], column)
        target = min(column + excess, blocker)
        if target >= gap:
            return _fall(board, who, track, gap, SPACES[track][column + 1 : gap], "fall", strength)
        if target <= END:
            sprint = _moves_right(board, who, me, target, "sprint", strength)
            if sprint.column != column:
                return sprint
    return Result("pass", "running", track, column, "past", 0, False, (), strength)


def _thrown(board: Board, who: int, me: Runner, strength: int) -> Result:
    track, column = me.track, me.column
    lane = board.lanes[track]
    aim = column - ZONE_OF[column]
    for back in range(column - 1, aim - 1, -1):
        if lane[back] == COLLAPSED:
            path = SPACES[track][column - 1 : back - 1 if back else None : -1]
            return Result("thrown", "out", track, back, "none", ZONE_OF[back], False, path, strength)
        if lane[back] == GAP:
            return _fall(board, who, track, back, SPACES[track][column - 1 : back : -1], "thrown", strength)
    status, end, slot, zone = _settle(board, who, track, aim)
    path = SPACES[track][column - 1 : end - 1 if end else None : -1]
    return Result("thrown", status, track, end, slot, zone, False, path, strength)


# --- shared steps


def _ahead(lane: str, column: int) -> tuple[int, int]:
    """The columns of the first gap and the first Blocker to the right; beyond the End Zone if none."""
    gap = lane.find(GAP, column + 1)
    blocker = lane.find(BLOCKER, column + 1)
    return gap if gap > 0 else END + 100, blocker if blocker > 0 else END + 100


def _moves_right(board: Board, who: int, me: Runner, target: int, kind: Kind, need: int | None) -> Result:
    track, column = me.track, me.column
    if target == END:
        path = SPACES[track][column + 1 :]
        return Result(kind, "finished", track, END, "none", 0, False, path, need)
    status, end, slot, zone = _settle(board, who, track, target)
    if end == column:
        slot = me.slot
    return Result(kind, status, track, end, slot, zone, False, SPACES[track][column + 1 : end + 1], need)


def _fall(
    board: Board, who: int, track: int, gap: int, path: tuple[Space, ...], kind: Kind, need: int | None
) -> Result:
    if track == 2:
        return Result(kind, "out", track, gap, "none", ZONE_OF[gap], False, (*path, (track, gap)), need)
    status, end, slot, zone = _settle(board, who, track + 1, gap)
    path = (*path, (track, gap), (track + 1, end))
    return Result(kind, status, track + 1, end, slot, zone, False, path, need)


def _settle(board: Board, who: int, track: int, column: int) -> tuple[Status, int, Slot, int]:
    """Status, column, slot and out-Zone after coming to rest here or on the next space to the left that
    has room (ZR-R19, R21)."""
    lane = board.lanes[track]
    full = _crowded(board, who, track)
    while lane[column] == GAP or column == full:
        column -= 1
        if lane[column] == COLLAPSED:
            return "out", column, "none", ZONE_OF[column]
    return "running", column, _slot_at(board, who, track, column), 0


def _crowded(board: Board, who: int, track: int) -> int:
    """The column of this track that both other Runners occupy; -1: none.  Start has always room."""
    a, b = board.runners[who - 1], board.runners[who - 2]
    together = a.column == b.column and a.track == b.track == track and a.column > 0
    return a.column if together and a.status == b.status == "running" else -1


def _slot_at(board: Board, who: int, track: int, column: int) -> Slot:
    if board.lanes[track][column] != BLOCKER:
        return "none"
    return "left" if _top_taken(board, who, track, column) else "on"


def _top_taken(board: Board, who: int, track: int, column: int) -> bool:
    return any(
        other.slot == "on" and other.column == column and other.track == track
        for other in (board.runners[who - 1], board.runners[who - 2])
    )
