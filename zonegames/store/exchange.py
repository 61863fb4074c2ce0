"""Matches leave and enter the store as files."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from zonegames.engine.errors import ZoneError
from zonegames.engine.match import Match
from zonegames.engine.names import clean
from zonegames.engine.record import MatchRecord, replay
from zonegames.games import UnknownGame, load_game
from zonegames.store.errors import StoreError
from zonegames.store.files import MatchFile, from_path, to_text
from zonegames.store.journal import Provenance, insert_match
from zonegames.store.records import read_record
from zonegames.store.saved import LABEL_CELLS, YEAR_3000

_UTC: Final = "'%Y-%m-%dT%H:%M:%SZ'"


def export_text(connection: sqlite3.Connection, match: int) -> str:
    """A match as the text of its file.  Raises NoSuchMatch, or StoreError when its rows are damaged."""
    record = read_record(connection, match)
    label, begun, saved, state = connection.execute(
        f"""
        SELECT label, strftime({_UTC}, created, 'unixepoch'), strftime({_UTC}, saved, 'unixepoch'), state
        FROM matches WHERE id = ?
        """,
        (match,),
    ).fetchone()
    return to_text(record, label=label, begun=begun, saved=saved, abandoned=state == "abandoned")


def read_match(path: Path) -> Match[Any]:
    """The match in a file, replayed and checked action by action, kept nowhere.

    Raises StoreError with one sentence when the file is not whole, not ours, newer or altered.
    """
    return _replayed(path, from_path(path))


def import_file(connection: sqlite3.Connection, path: Path) -> int:
    """Take the match in a file over; its number here.

    Raises StoreError as `read_match` does, and for a match known already; nothing changes then.
    """
    file = from_path(path)
    if (known := _already_here(connection, file.match)) is not None:
        raise StoreError(f"{path} is already here, as match {known}.")
    label = clean(file.label, LABEL_CELLS)
    return insert_match(connection, _replayed(path, file), label, _provenance(connection, file))


def _replayed(path: Path, file: MatchFile) -> Match[Any]:
    try:
        return replay(load_game(file.match.game), file.match, every_mark=True)
    except (ZoneError, UnknownGame) as error:
        raise StoreError(f"{path} cannot be used. {error}") from error


def _already_here(connection: sqlite3.Connection, record: MatchRecord) -> int | None:
    same_deal = connection.execute(
        "SELECT id FROM matches WHERE game = ? AND seed = ?", (record.game, record.seed)
    )
    return next((match for (match,) in same_deal if _equal(connection, match, record)), None)


def _equal(connection: sqlite3.Connection, match: int, record: MatchRecord) -> bool:
    try:
        return read_record(connection, match) == record
    except StoreError:
        return False


def _provenance(connection: sqlite3.Connection, file: MatchFile) -> Provenance:
    begun, saved = connection.execute(
        "SELECT strftime('%s', ?), strftime('%s', ?)", (file.begun, file.saved)
    ).fetchone()
    if not all(time is not None and 0 <= int(time) < YEAR_3000 for time in (begun, saved)):
        raise StoreError("The file gives no possible time for the match.")
    return Provenance(int(begun), int(saved), file.abandoned)
