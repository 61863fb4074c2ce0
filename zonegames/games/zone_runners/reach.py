"""Which hidden Zones must be turned over before a roll (ZR-R07)."""

from collections.abc import Iterator

from zonegames.games.zone_runners.board import (
    BLOCKER,
    GAP,
    SPACE,
    ZONE_OF,
    Board,
    Runner,
    first_column,
    gap_need,
    landing,
)
from zonegames.games.zone_runners.components import FIGHTER, JUMPER, SPEED_BURST, SPRING, SPRINTER, ZONES


def may_reach_hidden(board: Board, dice: int) -> bool:
    """Whether any Runner may enter, cross or jump into the leftmost hidden Zone with so many dice.

    Other Runners do not count; a waiting Runner counts as on top; the Blocker that the Fighter stands at
    may be defeated before the others act.
    """
    if board.shown == ZONES:
        return False
    most = 6 * dice
    hidden = first_column(board.shown + 1)
    if any(
        _reaches(board, who, runner.slot in ("on", "left"), board.lanes[runner.track], hidden, most)
        for who, runner in _running(board)
    ):
        return True
    fighter = board.runners[FIGHTER]
    if fighter.slot not in ("on", "left"):
        return False
    track, column = fighter.track, fighter.column
    cleared = board.lanes[track][:column] + SPACE + board.lanes[track][column + 1 :]
    return any(
        _reaches(board, who, runner.slot in ("on", "left") and runner.column != column, cleared, hidden, most)
        for who, runner in _running(board)
        if who != FIGHTER and runner.track == track
    )


def _running(board: Board) -> Iterator[tuple[int, Runner]]:
    return ((who, runner) for who, runner in enumerate(board.runners) if runner.status == "running")


def _reaches(board: Board, who: int, on_top: bool, lane: str, hidden: int, most: int) -> bool:
    """Whether one Runner, alone on the course, may get to column `hidden` or beyond with totals 1..most."""
    column = board.runners[who].column
    spare = most - ZONE_OF[column] - board.level if on_top else most
    gap = lane.find(GAP, column + 1)
    blocker = lane.find(BLOCKER, column + 1)
    if on_top and who == FIGHTER:
        return False
    if on_top and who == JUMPER:
        return _leaps(lane, column + 1, hidden, spare)
    if blocker > 0 and (gap < 0 or blocker < gap):
        return False
    if gap > 0:
        if on_top or landing(lane, gap) < hidden:
            return False
        need = gap - 1 - column + gap_need(lane, gap)
        return need <= (most + SPRING if who == JUMPER and gap == column + 1 else most)
    burst = SPEED_BURST if who == SPRINTER and not on_top else 0
    return spare > 0 and column + spare + burst >= hidden


def _leaps(lane: str, after: int, hidden: int, spare: int) -> bool:
    """The Jumper over a Blocker and the gap behind it; a hidden column there may be a gap."""
    if after == hidden:
        return spare >= ZONE_OF[hidden]
    return lane[after] == GAP and landing(lane, after) >= hidden and spare >= gap_need(lane, after)
