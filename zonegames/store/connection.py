"""The way to the file of matches: what befalls it while it is open is told in a sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final

from zonegames.store.errors import StoreError

DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR_SHORT_READ}
"""What SQLite answers when a file is no sound database."""


class Rows(sqlite3.Cursor):
    """Rows on their way: damage may show only when the next one is fetched."""

    def __next__(self) -> Any:
        with self._guarded():
            return super().__next__()

    def fetchone(self) -> Any:
        """As in SQLite; StoreError where the file is damaged."""
        with self._guarded():
            return super().fetchone()

    def fetchall(self) -> list[Any]:
        """As in SQLite; StoreError where the file is damaged."""
        with self._guarded():
            return super().fetchall()

    def _guarded(self) -> AbstractContextManager[None]:
        assert isinstance(self.connection, Connection)
        return self.connection.guarded(reading=True)


class Connection(sqlite3.Connection):
    """Speaks as SQLite does until its file is known to be sound; from then on, damage and loss of the file
    are StoreErrors, and so is all that keeps rows from being read."""

    file: Path | None = None
    """The file, once it is known to be sound; see `watch`."""

    _inode: tuple[int, int] | None = None

    def watch(self, file: Path) -> None:
        """From now on this is a sound file that must stay where it is."""
        self.file, self._inode = file, _inode(file)

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """As in SQLite; StoreError where the file is damaged or gone, or rows cannot be read."""
        if self.file is not None and sql.startswith("BEGIN") and _inode(self.file) != self._inode:
            raise StoreError(  # SQLite would go on writing to what no name leads to any more
                f"{self.file} was moved, deleted or replaced while it was open, so nothing is saved until it"
                " is back."
            )
        with self.guarded(reading=sql.lstrip().startswith(("SELECT", "WITH"))):
            return self.cursor(Rows).execute(sql, parameters)

    @contextmanager
    def guarded(self, *, reading: bool) -> Iterator[None]:
        """Turns what SQLite says of damage into a sentence; what else it says only when reading, as writers
        have words of their own."""
        try:
            yield
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if self.file is None:
                raise
            if _is_damage(error):
                raise StoreError(
                    f"{self.file} was damaged while it was open. Leave zonegames and start it again: the file"
                    " is kept, and a new one begun."
                ) from error
            if reading:
                raise StoreError(f"{self.file} cannot be read now: {error}.") from error
            raise


def _is_damage(error: Exception) -> bool:
    """What SQLite quotes of a damaged schema is no text any more."""
    return isinstance(error, UnicodeDecodeError) or getattr(error, "sqlite_errorcode", 0) in DAMAGE


def _inode(file: Path) -> tuple[int, int] | None:
    """Which file a name leads to; None: none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
