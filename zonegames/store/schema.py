"""The tables, and how an older file becomes a present one."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

APPLICATION: Final = 0x5A6F6E65
""""Zone" in ASCII: marks the file as ours."""

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        options TEXT NOT NULL,              -- resolved, as JSON
        contest TEXT NOT NULL,              -- scores compare within equal contests
        seed INTEGER NOT NULL,
        seats TEXT NOT NULL,                -- JSON: [{"name": ..., "player": ...}]
        label TEXT NOT NULL DEFAULT '',
        state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'finished', 'abandoned')),
        written INTEGER NOT NULL DEFAULT 0, -- rows of actions, undone ones included
        changes INTEGER NOT NULL DEFAULT 0, -- transactions: whoever counts otherwise is behind
        phrase TEXT NOT NULL DEFAULT '',
        progress TEXT NOT NULL DEFAULT '',
        words TEXT NOT NULL DEFAULT '[]',   -- JSON: a few public words on each seat
        created INTEGER NOT NULL DEFAULT (strftime('%s', 'now')),
        saved INTEGER NOT NULL DEFAULT (strftime('%s', 'now'))
    );
    CREATE INDEX matches_by_time ON matches (state, saved);
    CREATE TABLE actions (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        number INTEGER NOT NULL,            -- from 1, in the order of writing
        action TEXT NOT NULL,               -- JSON
        fingerprint TEXT NOT NULL,          -- of the position after it
        undone INTEGER NOT NULL DEFAULT 0,
        played INTEGER NOT NULL DEFAULT (strftime('%s', 'now')),
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    CREATE TABLE assists (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        action INTEGER NOT NULL,            -- before which action that stands, from 0
        seat INTEGER NOT NULL,
        PRIMARY KEY (match, action, seat)
    ) WITHOUT ROWID;
    CREATE TABLE outcomes (
        match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
        reason TEXT NOT NULL,
        team INTEGER NOT NULL,
        ended INTEGER NOT NULL DEFAULT (strftime('%s', 'now'))
    );
    CREATE TABLE results (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        place INTEGER NOT NULL,
        won INTEGER NOT NULL,
        score INTEGER,                      -- NULL where the game has no points
        parts TEXT NOT NULL,                -- JSON: [[part, points]]
        assisted INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE hints (
        game TEXT NOT NULL,
        hint TEXT NOT NULL,
        PRIMARY KEY (game, hint)
    ) WITHOUT ROWID;
    """,
)
"""Script n (from 0) brings a file of version n to n + 1.  Never change one that was released: add one."""


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing: whatever is raised inside, an interrupt too, leaves the file as it was."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def version(connection: sqlite3.Connection) -> int:
    """The file's schema version; 0 is an empty file."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """All tables with the names of their columns."""
    return set(
        connection.execute(
            "SELECT tables.name, columns.name FROM sqlite_master AS tables,"
            " pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
        )
    )


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file that is not newer to the newest version, in one transaction."""
    if version(connection) == len(MIGRATIONS):
        return
    with transaction(connection):
        for script in MIGRATIONS[version(connection) :]:
            for statement in _statements(script):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")


def _statements(script: str) -> Iterator[str]:
    """The statements one by one: `executescript` would commit the transaction it runs in."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
