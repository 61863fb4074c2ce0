"""Locks of the operating system: gone with their process, however it ends."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int, *, wait: bool) -> None:
        msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int, *, wait: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


_NO_LOCKS_HERE = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}
"""What a file system answers that knows no locks: then matches are only guarded by their rows."""


class Lock:
    """Holds a lock file until `release` or the end of the process."""

    def __init__(self, path: Path) -> None:
        """Raises BlockingIOError when somebody else holds it, OSError when the file cannot be made."""
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file, wait=False)
        except OSError as error:
            if error.errno in _NO_LOCKS_HERE:
                return
            os.close(self._file)
            raise BlockingIOError(error.errno, "locked by another process") from error

    def release(self, *, remove: bool = False) -> None:
        """Give it up; `remove` the file too when nobody will ask for this lock again."""
        if remove:
            with suppress(OSError):  # Windows keeps a file that is open: then it stays, empty
                self._path.unlink()
        os.close(self._file)


@contextmanager
def turnstile(path: Path) -> Iterator[None]:
    """One process at a time; the others wait their turn."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _lock(file, wait=True)
        except OSError as error:
            if error.errno not in _NO_LOCKS_HERE:
                raise
        yield
    finally:
        os.close(file)
