"""A match's rows: written one transaction a submission, before anybody is shown the result."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from zonegames.engine.game import AnyGame
from zonegames.engine.match import Assist, Entry, Match
from zonegames.engine.outcome import Outcome
from zonegames.engine.record import action_adapter, dump_options
from zonegames.engine.seats import SeatSpec
from zonegames.engine.status import Status
from zonegames.store.errors import StoreError, explained
from zonegames.store.results import contest_of
from zonegames.store.schema import transaction

_ADVANCE: Final = """
    UPDATE matches SET changes = changes + 1, written = written + :written, state = :state,
        phrase = :phrase, progress = :progress, words = :words, saved = strftime('%s', 'now')
    WHERE id = :match AND changes = :changes AND state = 'running'
"""
_UNDO: Final = """
    UPDATE actions SET undone = 1 WHERE match = :match AND number IN
        (SELECT number FROM actions WHERE match = :match AND NOT undone ORDER BY number DESC LIMIT :count)
"""


class SqliteJournal:
    """Keeps one match.  Each call is one transaction or raises StoreError with nothing changed."""

    def __init__(
        self, connection: sqlite3.Connection, match: int, game: AnyGame, seats: Sequence[SeatSpec]
    ) -> None:
        self.match = match
        self._connection = connection
        self._game = game
        self._seats = seats
        row = connection.execute("SELECT written, changes FROM matches WHERE id = ?", (match,)).fetchone()
        self._written, self._changes = row

    def played(self, entries: Sequence[Entry[Any]], status: Status, outcome: Outcome | None) -> None:
        """Write actions, the status line and, at the end, the results."""
        with self._change(status, written=len(entries), over=outcome is not None):
            write_actions(self._connection, self._game, self.match, self._written, entries)
            if outcome is not None:
                write_outcome(self._connection, self.match, self._seats, outcome)
        self._written += len(entries)

    def undone(self, count: int, status: Status) -> None:
        """Mark the last actions that stand as undone; replay skips them."""
        with self._change(status):
            self._connection.execute(_UNDO, {"match": self.match, "count": count})

    def assisted(self, assist: Assist) -> None:
        """Note a hint."""
        with explained():
            write_assists(self._connection, self.match, [assist])

    @contextmanager
    def _change(self, status: Status, *, written: int = 0, over: bool = False) -> Iterator[None]:
        with explained(), transaction(self._connection):
            advanced = self._connection.execute(
                _ADVANCE,
                {
                    "match": self.match,
                    "changes": self._changes,
                    "written": written,
                    "state": "finished" if over else "running",
                    **status_row(status),
                },
            )
            if advanced.rowcount != 1:
                raise StoreError(
                    f"Match {self.match} was changed elsewhere; this was not played. Open it again."
                )
            yield
        self._changes += 1


@dataclass(frozen=True, slots=True)
class Provenance:
    """What a match brings with it from another store; times in seconds since 1970, UTC."""

    begun: int
    saved: int
    abandoned: bool


def insert_match(
    connection: sqlite3.Connection, match: Match[Any], label: str, provenance: Provenance | None = None
) -> int:
    """Write a match as it stands, with all its actions, in one transaction; its number."""
    game, setup, outcome = match.game, match.setup, match.outcome
    row = {
        "game": game.id,
        "rules_version": game.rules_version,
        "options": json.dumps(dump_options(game, setup.options), ensure_ascii=False),
        "contest": contest_of(game, setup.options, len(setup.seats)),
        "seed": setup.seed,
        "seats": json.dumps(
            [{"name": seat.name, "player": seat.player} for seat in setup.seats], ensure_ascii=False
        ),
        "label": label,
        "state": "running" if outcome is None else "finished",
        "written": len(match.log),
        **status_row(match.status()),
    }
    with explained(), transaction(connection):
        places = ", ".join(f":{key}" for key in row)
        inserted = connection.execute(f"INSERT INTO matches ({', '.join(row)}) VALUES ({places})", row)
        number = inserted.lastrowid
        assert number is not None
        write_actions(connection, game, number, 0, match.log)
        write_assists(connection, number, match.assists)
        if outcome is not None:
            write_outcome(connection, number, setup.seats, outcome)
        if provenance is not None:
            _take_over(connection, number, provenance)
    return number


def _take_over(connection: sqlite3.Connection, match: int, provenance: Provenance) -> None:
    row = {"match": match, "begun": provenance.begun, "saved": provenance.saved}
    connection.execute("UPDATE matches SET created = :begun, saved = :saved WHERE id = :match", row)
    connection.execute("UPDATE actions SET played = :saved WHERE match = :match", row)
    connection.execute("UPDATE outcomes SET ended = :saved WHERE match = :match", row)
    if provenance.abandoned:
        connection.execute(
            "UPDATE matches SET state = 'abandoned' WHERE id = :match AND state = 'running'", row
        )


def write_actions(
    connection: sqlite3.Connection, game: AnyGame, match: int, written: int, entries: Sequence[Entry[Any]]
) -> None:
    """Write entries after the `written` ones that stand there, within a transaction of the caller."""
    dump = action_adapter(type(game)).dump_json
    connection.executemany(
        "INSERT INTO actions (match, number, action, fingerprint) VALUES (?, ?, ?, ?)",
        [
            (match, number, dump(entry.action).decode(), entry.fingerprint)
            for number, entry in enumerate(entries, written + 1)
        ],
    )


def write_assists(connection: sqlite3.Connection, match: int, assists: Sequence[Assist]) -> None:
    """Write hints, within a transaction of the caller; those that stand there are left out."""
    connection.executemany(
        "INSERT OR IGNORE INTO assists (match, action, seat) VALUES (?, ?, ?)",
        [(match, assist.action, assist.seat) for assist in assists],
    )


def write_outcome(
    connection: sqlite3.Connection, match: int, seats: Sequence[SeatSpec], outcome: Outcome
) -> None:
    """The end of a match and each seat's result, hints noted before counted in."""
    helped = {seat for (seat,) in connection.execute("SELECT seat FROM assists WHERE match = ?", (match,))}
    connection.execute(
        "INSERT INTO outcomes (match, reason, team) VALUES (?, ?, ?)", (match, outcome.reason, outcome.team)
    )
    connection.executemany(
        "INSERT INTO results (match, seat, name, player, place, won, score, parts, assisted)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                match,
                seat,
                spec.name,
                spec.player,
                outcome.places[seat],
                outcome.won[seat],
                outcome.scores[seat] if outcome.scores is not None else None,
                json.dumps(outcome.parts[seat] if outcome.parts else ()),
                seat in helped,
            )
            for seat, spec in enumerate(seats)
        ],
    )


def status_row(status: Status) -> dict[str, str]:
    """The columns that tell how a match stands."""
    return {
        "phrase": status.phrase,
        "progress": status.progress,
        "words": json.dumps(status.seats, ensure_ascii=False),
    }
