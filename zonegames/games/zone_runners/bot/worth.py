"""What a place on the course is worth: the credits that the strong bot still expects of a Runner there."""

from math import exp
from typing import Final

from zonegames.games.zone_runners.board import BLOCKER, END, GAP, HIDDEN, ZONE_OF, Board, Slot, gap_need
from zonegames.games.zone_runners.components import (
    BOT,
    END_CREDITS,
    FIGHTER,
    JUMPER,
    SPRINTER,
    ZONES,
    Tracker,
)
from zonegames.games.zone_runners.resolve import Result

_COLUMNS_A_TURN: Final = 3.2
_COLUMNS: Final = END - 1
_CLOSE: Final = 6
"""So near the End Zone counts as close."""


class Outlook:
    """A board at the end of a turn, as far as the worth of one Runner depends on it; remembers what it
    has worked out."""

    def __init__(self, board: Board, pace: Tracker, tracker: int, active: int, bonus: int) -> None:
        """`tracker` after this turn; `active` Runners bring a die; `bonus` dice are held."""
        self.board = board
        self._left = pace.last - tracker
        self._to_fall = tuple(cross - tracker for cross in pace.crosses)
        self._team = _team_score(board, self._left, active, bonus)
        self._known: dict[tuple[int, int, int, Slot], float] = {}

    def worth(self, who: int, result: Result) -> float:
        """The credits to expect of a Runner that ends like this, a Blocker beaten on the way included."""
        level = self.board.level
        extra = level + BOT.blocker_defeated if result.defeated else 0.0
        if result.status == "out":
            return result.zone + extra
        if result.status == "finished":
            return END_CREDITS[level - 1][result.track] + BOT.future[level] + extra
        return self.at(who, result.track, result.column, result.slot) + extra

    def at(self, who: int, track: int, column: int, slot: Slot) -> float:
        """The credits to expect of a Runner that ends the turn there."""
        key = who, track, column, slot
        if key not in self._known:
            self._known[key] = self._expected(*key)
        return self._known[key]

    def _expected(self, who: int, track: int, column: int, slot: Slot) -> float:
        zone, level = ZONE_OF[column], self.board.level
        if self._to_fall[zone - 1] <= 0:
            return zone
        home = END_CREDITS[level - 1][track] + BOT.future[level]
        p = self._chance(who, track, column, slot)
        return p * home + (1 - p) * min(ZONES, zone + 1)

    def _chance(self, who: int, track: int, column: int, slot: Slot) -> float:
        """How likely it comes home: a logistic function of the features."""
        score = (
            self._team
            + _way_score(self.board.lanes[track], column, self._left)
            + _fall_score(self._to_fall[ZONE_OF[column] - 1])
            + _place_score(self.board, who, track, column, slot)
            + (0.0, _W.mid, _W.low)[track]
            + (_W.sprinter if who == SPRINTER else 0.0)
        )
        return 1 / (1 + exp(-score))


_W: Final = BOT.weights


def _team_score(board: Board, left: int, active: int, bonus: int) -> float:
    return (
        _W.bias
        + _W.left * left / 10
        + _W.dice * (active + 0.5 * bonus) / 3
        + _W.rivals * (len(board.running()) - 1) / 2
        + _W.level * (board.level - 1) / 2
    )


def _way_score(lane: str, column: int, left: int) -> float:
    """What lies between there and the End Zone, and the turns there are for it."""
    ahead, away = lane[column + 1 :], END - column
    gaps = ahead.count(GAP) - ahead.count(GAP * 2)
    slack = (left - away / _COLUMNS_A_TURN) / 5
    return (
        _W.dist * away / _COLUMNS
        + _W.gaps_seen * gaps / 3
        + _W.blk_seen * ahead.count(BLOCKER) / 2
        + _W.unseen * ahead.count(HIDDEN) / _COLUMNS
        + _W.slack * max(-1.5, min(1.5, slack))
        + (_W.end_close if away <= _CLOSE else 0.0)
    )


def _fall_score(turns: int) -> float:
    """How soon the ground goes."""
    near = 1.0 if turns <= 1 else 0.5 if turns == 2 else 0.0
    return _W.slack0 * near + (_W.here3 if turns <= 4 else 0.0)


def _place_score(board: Board, who: int, track: int, column: int, slot: Slot) -> float:
    """What the very next action must overcome."""
    if slot in ("on", "left"):
        strength = _W.on_str * board.strength(column) / 8
        if slot == "left":
            return _W.left_w + strength
        return _W.on + strength + (_W.fighter_on if who == FIGHTER else 0.0)
    lane = board.lanes[track]
    if lane[column + 1] != GAP:
        return 0.0
    return (
        _W.gap_next
        + _W.need_hi * max(0, gap_need(lane, column + 1) - 4) / 3
        + (_W.jumper_gap if who == JUMPER else 0.0)
        + (_W.double if lane[column + 2] == GAP else 0.0)
        + (_W.low_gap if track == 2 else 0.0)
    )
