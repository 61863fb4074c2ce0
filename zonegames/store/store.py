"""The facade: all that the rest of the program asks of what is kept."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zonegames.engine.folder import data_folder
from zonegames.engine.names import clean
from zonegames.games import UnknownGame, load_game
from zonegames.store.database import Database, open_database
from zonegames.store.errors import MatchInUse, NoSuchMatch, StoreError, explained
from zonegames.store.locks import Lock
from zonegames.store.look import Look, read_look
from zonegames.store.saved import LABEL_CELLS, MatchState, SavedMatch, saved_match, saved_matches
from zonegames.store.schema import transaction

# What knows the rules or pydantic is imported where a match, the results or the settings are asked for:
# the first frame does without.
if TYPE_CHECKING:
    from zonegames.engine.game import AnyGame
    from zonegames.engine.match import Match
    from zonegames.engine.record import MatchRecord
    from zonegames.store.history import History
    from zonegames.store.results import Results
    from zonegames.store.settings import Settings


class Store:
    """Matches, results, settings.  Methods raise StoreError (a ZoneError) with one sentence."""

    def __init__(self, database: Database) -> None:
        self._connection = database.connection
        self.folder = database.folder
        """Where everything lies; None: nothing outlives this process."""

        self._notices = [database.notice] if database.notice else []
        self._locks: dict[int, Lock] = {}

    @classmethod
    def open(cls, folder: Path | None = None) -> "Store":
        """The store of `folder` (default: the user's data folder); never raises.

        A damaged file is set aside; without a usable folder the store lives in memory: `notices` say so.
        """
        return cls(open_database(data_folder() if folder is None else folder))

    def close(self) -> None:
        """Leave every match and close the file."""
        for match in list(self._locks):
            self.leave(match)
        self._connection.close()

    def notices(self) -> list[str]:
        """What the player has to be told and has not been told yet."""
        notices, self._notices = self._notices, []
        return notices

    # --- the lists

    def saved(self) -> list[SavedMatch]:
        """The running matches, the one played last first."""
        return self._listed("running")

    def finished(self) -> list[SavedMatch]:
        """The matches that were played to their end, the last one first."""
        return self._listed("finished")

    def _listed(self, state: MatchState) -> list[SavedMatch]:
        sound, damaged = saved_matches(self._connection, state)
        self._notices += [f"Match {match} is damaged and not listed; it is kept." for match in damaged]
        return sound

    def match(self, match: int) -> SavedMatch:
        """What is known of a match without replaying it.  Raises NoSuchMatch."""
        saved = saved_match(self._connection, match)
        if saved is None:
            raise NoSuchMatch(f"There is no match {match}. {self._known()}")
        return saved

    def last(self) -> SavedMatch:
        """The running match that was played last.  Raises NoSuchMatch."""
        running = self.saved()
        if not running:
            raise NoSuchMatch("There is no match to take up. Start one: zonegames play GAME")
        return running[0]

    def find(self, text: str) -> SavedMatch:
        """The match that `text` names, by number or by the name a player gave it.  Raises NoSuchMatch."""
        if text.isascii() and text.isdigit() and len(text) < 19:
            return self.match(int(text))
        for saved in (*self.saved(), *self.finished()):
            if saved.label and saved.label.casefold() == text.casefold():
                return saved
        raise NoSuchMatch(f"There is no match {text!r}. {self._known()}")

    def _known(self) -> str:
        ids = [saved.id for saved in (*self.saved(), *self.finished())]
        return f"There are: {', '.join(map(str, sorted(ids)))}." if ids else "None is saved yet."

    def results(self) -> "Results":
        """Queries over finished matches."""
        from zonegames.store.results import Results

        return Results(self._connection)

    def history(self) -> "History":
        """Queries over many finished matches at once, for totals and exports."""
        from zonegames.store.history import History

        return History(self._connection)

    # --- one match

    def create(self, match: "Match[Any]", label: str = "") -> int:
        """Keep a match from now on, with all that was played; its number.  It is locked until `leave`."""
        from zonegames.store.journal import SqliteJournal, insert_match

        if not match.replayable:
            raise StoreError("This match began in the middle of a game, so it cannot be kept.")
        number = insert_match(self._connection, match, clean(label, LABEL_CELLS))
        self._lock(number)
        match.journal = SqliteJournal(self._connection, number, match.game, match.setup.seats)
        return number

    def resume(self, match: int) -> "Match[Any]":
        """Take up a running match; it is locked until `leave`.

        Raises NoSuchMatch, MatchInUse, StoreError when it has ended, RecordError or Drifted when it
        cannot be played on (it is kept as it is).
        """
        from zonegames.engine.record import replay
        from zonegames.store.journal import SqliteJournal

        self.match(match)
        self._lock(match)
        try:
            self.check_running(match)
            record = self.record(match)
            resumed = replay(_game(record.game), record)
            resumed.journal = SqliteJournal(self._connection, match, resumed.game, resumed.setup.seats)
        except BaseException:
            self.leave(match)
            raise
        return resumed

    def check_running(self, match: int) -> None:
        """Raises StoreError when a match has ended."""
        state = self._state(match)
        if state != "running":
            ended = "over" if state == "finished" else "abandoned"
            raise StoreError(f"Match {match} is {ended}. To see it: zonegames replay {match}")

    def leave(self, match: int) -> None:
        """Let others open this match; nothing happens for one that is not open here."""
        lock = self._locks.pop(match, None)
        if lock is not None:
            lock.release(remove=self._is_over(match))

    def _is_over(self, match: int) -> bool:
        """Whether nobody will open a match again; where that cannot be read, somebody may."""
        try:
            return self._state(match) != "running"
        except StoreError:
            return False

    def record(self, match: int) -> "MatchRecord":
        """The match's record.  Raises NoSuchMatch; StoreError when its rows are damaged."""
        from zonegames.store.records import read_record

        return read_record(self._connection, match)

    def replay(self, match: int, upto: int | None = None) -> "Match[Any]":
        """The match as it stood after `upto` actions (default: all), to look at: it is kept nowhere.

        Raises StoreError while it runs and its game shows no running match.
        """
        from zonegames.engine.record import replay

        record = self.record(match)
        game = _game(record.game)
        if self._state(match) == "running" and game.export_while_running:
            raise StoreError(game.export_while_running)
        return replay(game, record, upto=upto)

    def to_watch(self, text: str) -> "Match[Any]":
        """The match that `text` names - a number, a name, or a file - to look at, as `replay` gives it.

        Raises NoSuchMatch, StoreError, RecordError or Drifted.
        """
        if not text.isdigit() and _is_there(text):
            from zonegames.store.exchange import read_match

            match = read_match(Path(text))
            if match.outcome is None and match.game.export_while_running:
                raise StoreError(match.game.export_while_running)
            return match
        return self.replay(self.find(text).id)

    def name(self, match: int, label: str) -> None:
        """Give a match a name for the list; an empty one takes it away."""
        self._change(match, "UPDATE matches SET label = :label WHERE id = :match", label)

    def abandon(self, match: int) -> None:
        """End a running match for everyone without a result; it stays open to replay, and counts nowhere."""
        with self._held(match):
            self._change(
                match,
                "UPDATE matches SET state = 'abandoned', changes = changes + 1"
                " WHERE id = :match AND state = 'running'",
            )

    def delete(self, match: int) -> None:
        """Remove a match and all that came of it."""
        with self._held(match):
            self._change(match, "DELETE FROM matches WHERE id = :match")

    def _change(self, match: int, statement: str, label: str = "") -> None:
        if self._state(match) is None:
            raise NoSuchMatch(f"There is no match {match}. {self._known()}")
        with explained(), transaction(self._connection):
            self._connection.execute(statement, {"match": match, "label": clean(label, LABEL_CELLS)})

    def _state(self, match: int) -> MatchState | None:
        row = self._connection.execute("SELECT state FROM matches WHERE id = ?", (match,)).fetchone()
        return None if row is None else row[0]

    @contextmanager
    def _held(self, match: int) -> Iterator[None]:
        """With the match's lock, taken for the while unless it is open here."""
        if match in self._locks:
            yield
            return
        self._lock(match)
        try:
            yield
        finally:
            self.leave(match)

    def _lock(self, match: int) -> None:
        if match in self._locks:
            raise MatchInUse(f"Match {match} is already open here.")
        if self.folder is None:
            return
        try:
            self._locks[match] = Lock(self.folder / "locks" / f"{match}.lock")
        except BlockingIOError as error:
            raise MatchInUse(
                f"Match {match} is open in another window. Leave it there first, then open it here."
            ) from error
        except OSError:
            return  # no place for locks: as on a file system without any, the match is guarded by its row

    # --- files

    def export(self, match: int, *, with_secrets: bool = False) -> str:
        """A match as the text of one readable JSON file.

        Seed and actions tell every secret, so a running match is refused unless `with_secrets`, and
        always where its game says so.  Raises StoreError.
        """
        from zonegames.store.exchange import export_text

        saved = self.match(match)
        if saved.state == "running":
            if refusal := _game(saved.game).export_while_running:
                raise StoreError(refusal)
            if not with_secrets:
                raise StoreError(
                    f"Match {match} is still running, and its file would tell every hidden thing."
                    " If all agree, add --with-secrets."
                )
        return export_text(self._connection, match)

    def import_file(self, path: Path) -> int:
        """Take a match over from a file; its number here.  Raises StoreError, and nothing changes then."""
        from zonegames.store.exchange import import_file

        return import_file(self._connection, path)

    # --- settings and hints

    def look(self) -> Look:
        """Theme and glyphs for the first frame, read without pydantic."""
        return read_look(self._connection)

    def settings(self) -> "Settings":
        """All settings; a bad value is back at its default, and `notices` tell of it."""
        from zonegames.store.settings import read_settings

        settings, faults = read_settings(self._connection)
        self._notices += faults
        return settings

    def save_settings(self, settings: "Settings") -> None:
        """Keep all settings."""
        from zonegames.store.settings import write_settings

        with explained():
            write_settings(self._connection, settings)

    def hints_shown(self, game: str) -> set[str]:
        """The keys of the first-time hints of a game that were shown."""
        return {key for (key,) in self._connection.execute("SELECT hint FROM hints WHERE game = ?", (game,))}

    def note_hint(self, game: str, hint: str) -> None:
        """Remember that a first-time hint was shown; where that cannot be kept, it is shown once more."""
        with suppress(sqlite3.Error, StoreError):
            self._connection.execute("INSERT OR IGNORE INTO hints (game, hint) VALUES (?, ?)", (game, hint))


def _is_there(text: str) -> bool:
    """Whether `text` is the path of something; what cannot even be one is not."""
    try:
        return Path(text).exists()
    except OSError:
        return False


def _game(game: str) -> "AnyGame":
    try:
        return load_game(game)
    except UnknownGame as error:
        raise StoreError(str(error)) from error
