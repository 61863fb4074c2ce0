"""Looking back over many matches: totals by game and by player, endings, seat by seat."""

import json
import sqlite3
from dataclasses import dataclass
from typing import Any, Final

from zonegames.engine.outcome import Part
from zonegames.store.results import read_parts
from zonegames.store.saved import DAMAGE, YEAR_3000


@dataclass(frozen=True, slots=True)
class Filter:
    """Which finished matches count; None: all."""

    game: str | None = None
    player: str | None = None
    """A person's name, in any case; then scores and wins are that person's alone."""

    since: int | None = None
    until: int | None = None
    """Ended from `since` on and before `until`: seconds since 1970, UTC."""


EVERY: Final = Filter()
"""All of them."""


@dataclass(frozen=True, slots=True)
class Totals:
    """What the matches of one game, or of one person, have come to."""

    name: str
    """The game's id or the person's name."""

    played: int
    won: int
    """Matches: of a game, those that a person won."""

    best: int | None
    """The highest score of a person; None where no match had points, or none that compare."""

    mean: float | None
    longest: int
    """The choices of the match with the most."""

    @property
    def share(self) -> float:
        """The part of the matches that was won, 0.0 to 1.0."""
        return self.won / self.played


@dataclass(frozen=True, slots=True)
class Ending:
    """How many matches of a game ended in one way."""

    game: str
    reason: str
    count: int


@dataclass(frozen=True, slots=True)
class Played:
    """One seat of one finished match, with all that is known of it."""

    match: int
    game: str
    label: str
    ended: str
    """The time, as 2026-11-29T21:40:00Z."""

    ending: str
    team: bool
    choices: int
    seat: int
    """From 1."""

    name: str
    player: str
    place: int
    won: bool
    score: int | None
    parts: tuple[Part, ...]
    assisted: bool
    options: dict[str, Any]


# The seats of the matches that count; `length` is what was played and not taken back.
_SEATS: Final = """
    WITH seats AS (
        SELECT results.match, results.seat, results.name, results.player, results.place, results.won,
            results.score, results.parts, results.assisted, game, label, options, reason, team, ended,
            (SELECT count(*) FROM actions WHERE actions.match = results.match AND NOT undone) AS length
        FROM results JOIN matches ON id = results.match JOIN outcomes ON outcomes.match = results.match
        WHERE (:game IS NULL OR game = :game) AND ended BETWEEN 0 AND :latest -- else the row is damaged
            AND (:since IS NULL OR ended >= :since) AND (:until IS NULL OR ended < :until)
            AND (:player IS NULL OR results.match IN
                (SELECT match FROM results WHERE player = 'person' AND name = :player COLLATE NOCASE))
    ),
    persons AS (
        SELECT * FROM seats
        WHERE player = 'person' AND (:player IS NULL OR name = :player COLLATE NOCASE)
    )
"""


class History:
    """Finished matches only; abandoned ones do not count."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def _rows(self, query: str, wanted: Filter) -> list[tuple[Any, ...]]:
        chosen = {
            "game": wanted.game,
            "player": wanted.player,
            "since": wanted.since,
            "until": wanted.until,
            "latest": YEAR_3000,
        }
        return self._connection.execute(_SEATS + query, chosen).fetchall()

    def by_game(self, wanted: Filter = EVERY) -> list[Totals]:
        """The totals of each game, the most played first; matches of computers alone count as played."""
        rows = self._rows(
            """
            SELECT seats.game, count(DISTINCT seats.match),
                count(DISTINCT CASE WHEN persons.won THEN seats.match END),
                max(persons.score), avg(persons.score), max(seats.length)
            FROM seats LEFT JOIN persons USING (match, seat)
            GROUP BY seats.game ORDER BY count(DISTINCT seats.match) DESC, seats.game
            """,
            wanted,
        )
        return [Totals(*row) for row in rows]

    def by_player(self, wanted: Filter = EVERY) -> list[Totals]:
        """The totals of each person, most wins first; with points only where one game is wanted, as those of
        different games do not compare."""
        rows = self._rows(
            """
            SELECT min(name), count(*), sum(won), max(CASE WHEN :game IS NOT NULL THEN score END),
                avg(CASE WHEN :game IS NOT NULL THEN score END), max(length)
            FROM persons
            GROUP BY name COLLATE NOCASE ORDER BY sum(won) DESC, count(*), min(name)
            """,
            wanted,
        )
        return [Totals(*row) for row in rows]

    def endings(self, wanted: Filter = EVERY) -> list[Ending]:
        """In which ways the matches of each game ended, the most frequent first."""
        rows = self._rows(
            """
            SELECT game, reason, count(DISTINCT match) FROM seats
            GROUP BY game, reason ORDER BY game, count(DISTINCT match) DESC, reason
            """,
            wanted,
        )
        return [Ending(*row) for row in rows]

    def played(self, wanted: Filter = EVERY) -> list[Played]:
        """Every seat of the matches that count, computers' too, the oldest match first."""
        rows = self._rows(
            """
            SELECT match, game, label, strftime('%Y-%m-%dT%H:%M:%SZ', ended, 'unixepoch'), reason, team,
                length, seat + 1, name, player, place, won, score, parts, assisted, options
            FROM seats ORDER BY ended, match, seat
            """,
            wanted,
        )
        return [_played(*row) for row in rows]

    def people(self) -> list[str]:
        """All persons of finished matches, who played most first."""
        rows = self._connection.execute(
            "SELECT min(name) FROM results WHERE player = 'person'"
            " GROUP BY name COLLATE NOCASE ORDER BY count(*) DESC, min(name)"
        )
        return [name for (name,) in rows]


def _played(*row: Any) -> Played:
    """A row of the query of `History.played`."""
    values = dict(zip(Played.__dataclass_fields__, row, strict=True))
    values |= {key: bool(values[key]) for key in ("team", "won", "assisted")}
    values["parts"] = read_parts(values["parts"])
    values["options"] = _options(values["options"])
    return Played(**values)


def _options(text: str) -> dict[str, Any]:
    """The options as a row holds them; none where the row is damaged."""
    try:
        options = json.loads(text)
    except DAMAGE:
        return {}
    return options if isinstance(options, dict) else {}
