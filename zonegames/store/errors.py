"""What can go wrong with what is kept."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from zonegames.engine.errors import ZoneError


class StoreError(ZoneError):
    """Something could not be kept or fetched; the sentence says what and how to mend it."""


class MatchInUse(StoreError):
    """Another window plays this match."""


class NoSuchMatch(StoreError):
    """There is no match of this number or name."""


@contextmanager
def explained() -> Iterator[None]:
    """Turns what SQLite says into a sentence for players."""
    try:
        yield
    except sqlite3.Error as error:
        reasons = {
            sqlite3.SQLITE_FULL: "the disk is full",
            sqlite3.SQLITE_BUSY: "another window is saving; try again",
            sqlite3.SQLITE_READONLY: "the file may not be written",
        }
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        why = reasons.get(code, str(error)).rstrip(".")
        raise StoreError(f"This could not be saved, so nothing was changed: {why}.") from error
