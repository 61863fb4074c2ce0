"""Opening the file: a damaged one is set aside, and without a folder everything lives in memory."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from zonegames.store import schema
from zonegames.store.connection import DAMAGE, Connection
from zonegames.store.locks import turnstile

FILE: Final = "zonegames.db"
PATIENCE: Final = 2.0
"""Seconds to wait for another process's transaction."""

_HEAD: Final = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Database:
    """An open connection and what the player must hear about it."""

    connection: sqlite3.Connection
    folder: Path | None
    """Where it lies; None: in memory, gone with the process."""

    notice: str = ""


class _Damaged(Exception):
    """The file is no sound database of ours."""


class _Newer(Exception):
    """The file was written by a newer version."""


def open_database(folder: Path) -> Database:
    """The database of this folder, made when it is missing; never raises.

    A damaged file is renamed, never overwritten; where nothing can be written, the database lives in
    memory.  `notice` says so in a sentence.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with turnstile(folder / "opening.lock"):
            return _open(folder)
    except _Newer:
        why = f"{folder / FILE} was written by a newer zonegames"
    except OSError as error:
        why = f"the data folder {folder} cannot be used ({error.strerror or error})"
    except sqlite3.Error as error:
        why = f"{folder / FILE} cannot be used ({error})"
    return Database(_in_memory(), None, f"Nothing will be saved this time: {why}.")


def _open(folder: Path) -> Database:
    path = folder / FILE
    try:
        return Database(_connect(path), folder)
    except _Damaged as damage:
        aside = _set_aside(path)
        notice = (
            f"The saved matches could not be read: {damage}. They are kept as {aside}; a new file was begun."
        )
        return Database(_connect(path), folder, notice)


def _connect(path: Path) -> Connection:
    _check_head(path)
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, factory=Connection)
    connection.text_factory = _lenient
    try:
        _check(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")  # with WAL this outlives a killed process
        connection.execute("PRAGMA foreign_keys = ON")
        schema.migrate(connection)
        _check_columns(connection)
        _mend_index(connection)
        _check_writable(connection)
        connection.watch(path)
    except UnicodeDecodeError as error:  # what SQLite quotes of a damaged schema is no text any more
        connection.close()
        raise _Damaged("it is damaged") from error
    except sqlite3.DatabaseError as error:
        connection.close()
        if error.sqlite_errorcode in DAMAGE:
            raise _Damaged(str(error)) from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _lenient(raw: bytes) -> str:
    """Text of a row even if a byte of it is damaged: whoever reads it finds the fault."""
    return raw.decode("utf-8", "replace")


def _check_head(path: Path) -> None:
    """SQLite would take a stump of a few bytes for an empty file, and write over it."""
    if path.exists():
        with path.open("rb") as file:
            head = file.read(len(_HEAD))
        if head and head != _HEAD:
            raise _Damaged("it is no database")


def _check(connection: sqlite3.Connection) -> None:
    """Raises _Damaged or sqlite3.DatabaseError for a file that is not sound, _Newer for a newer one."""
    faults = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if faults != "ok":
        raise _Damaged("it is damaged")
    if schema.version(connection) > len(schema.MIGRATIONS):
        raise _Newer
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    ours = connection.execute("PRAGMA application_id").fetchone()[0] == schema.APPLICATION
    if tables and not ours:
        raise _Damaged("it belongs to another program")


def _check_columns(connection: sqlite3.Connection) -> None:
    """A damaged schema may still read as one, with other names in it."""
    sound = _in_memory()
    try:
        if schema.columns(connection) != schema.columns(sound):
            raise _Damaged("its tables are damaged")
    finally:
        sound.close()


def _mend_index(connection: sqlite3.Connection) -> None:
    """The quick check looks into no index, and the list of matches is read through one; it is made anew from
    the matches where it differs from them."""
    if not _matches_sound(connection):
        connection.execute("REINDEX matches")
        if not _matches_sound(connection):
            raise _Damaged("it is damaged")


def _matches_sound(connection: sqlite3.Connection) -> bool:
    return connection.execute("PRAGMA integrity_check(matches)").fetchone()[0] == "ok"


def _check_writable(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("DELETE FROM settings WHERE 0")  # a file without write permission lets one begin
    finally:
        connection.execute("ROLLBACK")


def _set_aside(path: Path) -> Path:
    """Rename the file, and what SQLite keeps beside it, to the first free name."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    for tail in ("-wal", "-shm"):
        companion = path.with_name(path.name + tail)
        if companion.exists():
            companion.rename(aside.with_name(aside.name + tail))
    path.rename(aside)
    return aside


def _in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    schema.migrate(connection)
    return connection
