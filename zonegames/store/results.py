"""Looking back over finished matches: every figure is a query."""

import json
import sqlite3
from dataclasses import dataclass
from typing import Any, Final

from zonegames.engine.game import AnyGame
from zonegames.engine.outcome import Part
from zonegames.store.saved import DAMAGE

_BETWEEN_NAMES: Final = "\x1f"
"""Joins names in a query: clean names hold no control characters."""


@dataclass(frozen=True, slots=True)
class GameTotals:
    """What the picker tells of a game."""

    played: int
    last_winners: tuple[str, ...] = ()
    """Of the match that ended last; empty when nobody won it."""

    last_score: int | None = None
    """The winners' score there, where the game has points."""

    team: bool = False
    """All of its seats won together."""


@dataclass(frozen=True, slots=True)
class Best:
    """A line of a best list: one player, or all of a team."""

    match: int
    names: tuple[str, ...]
    score: int
    won: bool
    assisted: bool
    """Somebody had asked for a hint."""

    ended: int
    """Seconds since 1970, UTC."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat of a finished match did."""

    name: str
    player: str
    place: int
    won: bool
    score: int | None
    parts: tuple[Part, ...]
    assisted: bool
    team: bool
    """Whether all seats won or lost together."""


def read_parts(text: str) -> tuple[Part, ...]:
    """The parts of a score as a row holds them; none where the row is damaged."""
    try:
        return tuple((str(part), int(points)) for part, points in json.loads(text))
    except DAMAGE:
        return ()


def _by_name(names: list[str]) -> tuple[str, ...]:
    """Names in the order of the alphabet."""
    return tuple(sorted(names, key=str.casefold))


def contest_of(game: AnyGame, options: Any, seats: int) -> str:
    """The key under which matches of this set-up compare."""
    return f"{game.id} {seats} {game.contest(options)}"


class Results:
    """Finished matches only; abandoned ones do not count."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def game(self, game: str) -> GameTotals:
        """How often a game was finished, and who won last."""
        rows = self._connection.execute(
            """
            SELECT match FROM outcomes JOIN matches ON id = match WHERE game = ?
            ORDER BY ended DESC, match DESC
            """,
            (game,),
        ).fetchall()
        if not rows:
            return GameTotals(0)
        winners = [seat for seat in self.seats(rows[0][0]) if seat.won]
        if not winners:
            return GameTotals(len(rows))
        names = tuple(seat.name for seat in winners)
        return GameTotals(len(rows), names, winners[0].score, winners[0].team)

    def seats(self, match: int) -> list[SeatResult]:
        """The result of each seat, in seat order; empty for a match that is not finished."""
        rows = self._connection.execute(
            """
            SELECT name, player, place, won, score, parts, assisted, team
            FROM results JOIN outcomes USING (match) WHERE match = ? ORDER BY seat
            """,
            (match,),
        )
        return [
            SeatResult(
                name,
                player,
                place,
                bool(won),
                score,
                read_parts(parts),
                bool(assisted),
                bool(team),
            )
            for name, player, place, won, score, parts, assisted, team in rows
        ]

    def best(self, contest: str, limit: int = 10) -> list[Best]:
        """The highest scores of persons in a contest, the older first where equal; a team is one line, the
        same wherever its members sat."""
        rows = self._connection.execute(
            """
            SELECT match, group_concat(name, :between), score, max(won), max(assisted), ended
            FROM results JOIN matches ON id = match JOIN outcomes USING (match)
            WHERE contest = :contest AND player = 'person' AND score IS NOT NULL
            GROUP BY match, CASE WHEN team THEN -1 ELSE seat END
            ORDER BY score DESC, ended, match LIMIT :limit
            """,
            {"between": _BETWEEN_NAMES, "contest": contest, "limit": limit},
        )
        return [
            Best(match, _by_name(names.split(_BETWEEN_NAMES)), score, bool(won), bool(assisted), ended)
            for match, names, score, won, assisted, ended in rows
        ]

    def standings(self, match: int, limit: int = 3) -> list[Best]:
        """The best list of the contest of a finished match."""
        row = self._connection.execute("SELECT contest FROM matches WHERE id = ?", (match,)).fetchone()
        return [] if row is None else self.best(row[0], limit)

    def course(self, match: int, limit: int = 30) -> list[int]:
        """The best person's score of each match of the contest of `match`, up to it, the oldest first."""
        rows = self._connection.execute(
            """
            SELECT max(score) FROM results JOIN matches ON id = match JOIN outcomes USING (match)
            WHERE player = 'person' AND score IS NOT NULL
                AND contest = (SELECT contest FROM matches WHERE id = :match)
                AND ended <= (SELECT ended FROM outcomes WHERE match = :match) AND match <= :match
            GROUP BY match ORDER BY ended DESC, match DESC LIMIT :limit
            """,
            {"match": match, "limit": limit},
        ).fetchall()
        return [score for (score,) in reversed(rows)]

    def earlier_best(self, name: str, match: int) -> int | None:
        """The highest score of this person in the contest of `match` before it; None: never had one."""
        row = self._connection.execute(
            """
            SELECT max(score) FROM results JOIN matches ON id = match JOIN outcomes USING (match)
            WHERE name = :name COLLATE NOCASE AND player = 'person' AND match <> :match
                AND contest = (SELECT contest FROM matches WHERE id = :match)
                AND ended <= (SELECT ended FROM outcomes WHERE match = :match)
            """,
            {"name": name, "match": match},
        ).fetchone()
        return None if row is None else row[0]
