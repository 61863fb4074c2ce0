"""What a Runner has before it, in words."""

from zonegames.engine.telling import counted
from zonegames.games.zone_runners.board import BLOCKER, END, GAP, HIDDEN, Board, gap_need, may_be_double
from zonegames.games.zone_runners.words import RUNNER_NAMES, TRACK_NAMES


def faces(board: Board, who: int) -> str:
    """Such as "before a gap that needs 4", "on a Blocker, strength 6"."""
    return _facing(board, who)[0]


def faces_briefly(board: Board, who: int) -> str:
    """The same for narrow places: "edge of a gap, needs 4", "Blocker, strength 6"."""
    return _facing(board, who)[1]


def _facing(board: Board, who: int) -> tuple[str, str]:
    """In full and in brief, at most 36 and 29 cells; for a Runner on the course 22."""
    me = board.runners[who]
    if me.status == "out":
        return _either(f"out of the game, under Zone {me.zone}")
    if me.status == "finished":
        return _either(f"home on {TRACK_NAMES[me.track]}")
    if me.slot == "on":
        strength = board.strength(me.column)
        return f"on a Blocker, strength {strength}", f"Blocker, strength {strength}"
    if me.slot == "left":
        return _waiting(board, who)
    return _ahead(board, board.lanes[me.track], me.column)


def _waiting(board: Board, who: int) -> tuple[str, str]:
    front = board.in_front_of(who)
    if front is None:  # between two events only: it steps up at once
        return _either("about to step up to the Blocker")
    return f"waits behind the {RUNNER_NAMES[front]}", f"waits for the {RUNNER_NAMES[front]}"


def _ahead(board: Board, lane: str, column: int) -> tuple[str, str]:
    gap, blocker = lane.find(GAP, column + 1), lane.find(BLOCKER, column + 1)
    if gap > 0 and (blocker < 0 or gap < blocker):
        return _before_a_gap(lane, gap - 1 - column, gap)
    if blocker > 0:
        spaces = counted(blocker - column, "space")
        return f"{spaces} to a Blocker, strength {board.strength(blocker)}", f"Blocker in {spaces}"
    if HIDDEN not in lane:
        spaces = counted(END - column, "space")
        return f"exactly {spaces} to the End Zone", f"{END - column} to the End Zone"
    return "the way is free as far as you see", "the way is free"


def _before_a_gap(lane: str, spaces: int, gap: int) -> tuple[str, str]:
    need, more = spaces + gap_need(lane, gap), may_be_double(lane, gap)
    if not spaces:
        if more:
            return f"before a gap that needs {need} or more", f"edge, needs {need} or more"
        return f"before a gap that needs {need}", f"edge of a gap, needs {need}"
    away = f"{counted(spaces, 'space')} to a gap"
    if more:
        return f"{away}: {need} or more", f"{need} or more for the gap"
    return f"{away}: {need} to be over it", f"{need} to be over the gap"


def _either(text: str) -> tuple[str, str]:
    return text, text
