"""A damaged file is set aside and named; without a folder all goes on in memory, after saying so."""

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.store.play import fresh, play_on
from zonegames.engine.folder import data_folder
from zonegames.store import database, schema
from zonegames.store.database import FILE
from zonegames.store.errors import StoreError
from zonegames.store.schema import MIGRATIONS
from zonegames.store.store import Store


@pytest.fixture
def used(home: Path) -> Path:
    """The file of a store with some matches, closed."""
    store = Store.open(home)
    for seed in range(6):
        match = fresh(seed)
        store.create(match)
        play_on(match, 15)
    store.close()
    return home / FILE


def test_the_folder_is_named_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZONEGAMES_HOME", str(tmp_path / "elsewhere"))
    assert data_folder() == tmp_path / "elsewhere"
    assert Store.open().folder == tmp_path / "elsewhere"
    monkeypatch.setenv("ZONEGAMES_HOME", "~nobody-of-this-name/games")
    assert data_folder().name == "games"
    monkeypatch.setenv("ZONEGAMES_HOME", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder().name == "zonegames"


def test_a_fresh_store_has_nothing_to_tell(store: Store) -> None:
    assert store.notices() == []
    assert store.saved() == []


@pytest.mark.parametrize("kept", [1, 15, 100, 1024, 4096, 0.5, 0.9])
def test_a_truncated_file_is_set_aside_and_named(used: Path, kept: float) -> None:
    whole = used.read_bytes()
    stump = whole[: int(kept if kept >= 1 else kept * len(whole))]
    used.write_bytes(stump)
    store = Store.open(used.parent)
    aside = used.with_name("zonegames-damaged-1.db")
    [notice] = store.notices()
    assert str(aside) in notice
    assert notice.startswith("The saved matches could not be read")
    assert aside.read_bytes() == stump
    store.create(fresh())
    assert len(store.saved()) == 1
    store.close()


@pytest.mark.parametrize(
    "content", [b"no database at all\n" * 50, b"\0" * 5000, b"SQLite format 3\0" + b"\xff" * 3000]
)
def test_a_foreign_file_is_set_aside(home: Path, content: bytes) -> None:
    home.mkdir()
    (home / FILE).write_bytes(content)
    store = Store.open(home)
    assert store.notices()
    assert (home / "zonegames-damaged-1.db").read_bytes() == content


def test_another_programs_database_is_set_aside(home: Path) -> None:
    home.mkdir()
    with sqlite3.connect(home / FILE) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    assert "belongs to another program" in Store.open(home).notices()[0]


@pytest.mark.parametrize("name", [b"sead", b"se\xabd"])
def test_a_file_with_damaged_names_in_its_schema_is_set_aside(used: Path, name: bytes) -> None:
    whole = used.read_bytes()
    used.write_bytes(whole.replace(b"seed INTEGER", name + b" INTEGER", 1))
    store = Store.open(used.parent)
    assert "damaged" in store.notices()[0]
    assert used.with_name("zonegames-damaged-1.db").exists()
    store.create(fresh())
    store.close()


def test_damage_in_what_sqlite_quotes_is_told_in_a_sentence(used: Path) -> None:
    """Given a damaged check of the schema, the error that a change meets is no text any more."""
    whole = used.read_bytes()
    used.write_bytes(whole.replace(b"'abandoned'", b"'\xe1\xe1andoned'", 1))
    store = Store.open(used.parent)
    running = store.saved()[0]
    with pytest.raises(StoreError, match="damaged while it was open"):
        store.abandon(running.id)
    assert store.match(running.id) == running


def test_flipped_bytes_anywhere_never_end_in_a_crash(used: Path) -> None:
    whole = used.read_bytes()
    for place in range(0, len(whole), 1999):
        for old in used.parent.glob("zonegames*"):
            old.unlink()
        used.write_bytes(
            whole[:place] + bytes(byte ^ 0x55 for byte in whole[place : place + 40]) + whole[place + 40 :]
        )
        store = Store.open(used.parent)
        listed = store.saved()
        set_aside = any("could not be read" in notice for notice in store.notices())
        assert set_aside == used.with_name("zonegames-damaged-1.db").exists()
        assert not (set_aside and listed)
        store.close()


def test_earlier_files_set_aside_are_never_overwritten(home: Path) -> None:
    home.mkdir()
    for number, content in enumerate((b"first" * 9, b"second" * 9), 1):
        (home / FILE).write_bytes(content)
        store = Store.open(home)
        assert f"zonegames-damaged-{number}.db" in store.notices()[0]
        store.close()
    assert (home / "zonegames-damaged-1.db").read_bytes() == b"first" * 9
    assert (home / "zonegames-damaged-2.db").read_bytes() == b"second" * 9


@pytest.mark.parametrize("way", ["a file in its place", "a file above it", "no such device"])
def test_without_a_folder_one_plays_on_after_being_told(tmp_path: Path, way: str) -> None:
    blocker = tmp_path / "blocker"
    blocker.write_text("in the way")
    folder = {
        "a file in its place": blocker,
        "a file above it": blocker / "deeper" / "still",
        "no such device": Path("/proc/zonegames"),
    }[way]
    store = Store.open(folder)
    [notice] = store.notices()
    assert notice.startswith(f"Nothing will be saved this time: the data folder {folder} cannot be used (")
    assert store.notices() == []
    assert store.folder is None
    match = fresh()
    number = store.create(match)
    play_on(match, 5)
    store.leave(number)
    assert store.resume(number).fingerprint() == match.fingerprint()
    assert blocker.read_text() == "in the way"


def test_a_file_that_cannot_be_a_database_is_left_alone(home: Path) -> None:
    (home / FILE).mkdir(parents=True)
    store = Store.open(home)
    assert store.folder is None
    assert "Nothing will be saved" in store.notices()[0]
    assert (home / FILE).is_dir()


def page_of(used: Path, name: str) -> tuple[int, int]:
    """Where the root page of a table or index begins, and how long pages are."""
    with sqlite3.connect(used) as connection:
        [page] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        [size] = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    return (page - 1) * size, size


def test_a_list_that_differs_from_the_matches_is_made_anew(used: Path) -> None:
    """Given an index in which a match has another state: nothing is set aside, and no match is missing."""
    start, size = page_of(used, "matches_by_time")
    whole = used.read_bytes()
    page = whole[start : start + size].replace(b"running", b"runninh", 1)
    used.write_bytes(whole[:start] + page + whole[start + size :])
    store = Store.open(used.parent)
    assert store.notices() == []
    assert len(store.saved() + store.finished()) == 6


def test_damage_that_shows_only_while_rows_are_read_is_told_in_a_sentence(
    used: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_check", lambda connection: None)
    monkeypatch.setattr(database, "_mend_index", lambda connection: None)
    start, size = page_of(used, "matches_by_time")
    whole = used.read_bytes()
    page, hit = re.subn(rb"(running.{4})\x02", b"\\1c", whole[start : start + size], flags=re.DOTALL)
    assert hit == 1  # match 2 stands there as match 99 (c)
    used.write_bytes(whole[:start] + page + whole[start + size :])
    store = Store.open(used.parent)
    with pytest.raises(StoreError, match="damaged"):
        store.saved()


def test_a_file_that_may_only_be_read_is_left_alone_and_one_plays_on(
    used: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite lets a transaction begin there: only a write shows it."""
    connect = sqlite3.connect

    def read_only(path: Path | str, **how: Any) -> sqlite3.Connection:
        return (
            connect(path, **how) if path == ":memory:" else connect(f"file:{path}?mode=ro", uri=True, **how)
        )

    monkeypatch.setattr(sqlite3, "connect", read_only)
    store = Store.open(used.parent)
    assert "Nothing will be saved" in store.notices()[0]
    assert store.folder is None
    store.create(fresh())


def test_a_newer_file_is_left_alone(used: Path) -> None:
    with sqlite3.connect(used) as newer:
        newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    newer.close()
    before = used.read_bytes()
    store = Store.open(used.parent)
    assert "was written by a newer zonegames" in store.notices()[0]
    assert store.folder is None
    assert used.read_bytes() == before


def test_an_older_file_is_brought_forward_with_all_it_holds(
    used: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = (
        *MIGRATIONS,
        "ALTER TABLE matches ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';\nCREATE TABLE extra (x);",
    )
    monkeypatch.setattr(schema, "MIGRATIONS", later)
    store = Store.open(used.parent)
    assert store.notices() == []
    assert len(store.saved() + store.finished()) == 6
    assert store._connection.execute("SELECT DISTINCT colour FROM matches").fetchall() == [("red",)]
    assert schema.version(store._connection) == len(later)
    store.close()
    assert Store.open(used.parent).notices() == []


def test_a_migration_that_fails_changes_nothing(used: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = "CREATE TABLE half (x);\nCREATE UNIQUE INDEX one ON matches (game);"
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, failing))
        assert "cannot be used (UNIQUE constraint failed" in Store.open(used.parent).notices()[0]
    store = Store.open(used.parent)
    assert store.notices() == []
    assert len(store.saved() + store.finished()) == 6
    assert not store._connection.execute("SELECT * FROM sqlite_master WHERE name = 'half'").fetchall()
