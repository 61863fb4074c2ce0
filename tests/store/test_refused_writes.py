"""What cannot be written is refused with a sentence; match and store are as they were."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.play import first_action, fresh, play_on
from zonegames.engine.record import record_of
from zonegames.store import database
from zonegames.store.errors import StoreError
from zonegames.store.store import Store


@pytest.fixture
def full(store: Store) -> Iterator[Store]:
    """A store whose file can grow no further, after room was made for the match."""
    yield store
    store._connection.execute("PRAGMA max_page_count = 1000000")


def fill_the_disk(store: Store) -> None:
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")


def test_on_a_full_disk_the_action_is_refused_and_the_match_as_it_was(full: Store) -> None:
    match = fresh(seats=4, hearts="five")
    number = full.create(match)
    heard: list[object] = []
    match.subscribe(None, heard.append)
    fill_the_disk(full)
    with pytest.raises(StoreError, match="nothing was changed: the disk is full") as refused:
        play_on(match, 500)
    before, told = record_of(match), len(heard)
    assert full.record(number) == before
    with pytest.raises(StoreError):
        match.apply(first_action(match))
    assert record_of(match) == before
    assert len(heard) == told
    assert "\n" not in str(refused.value)

    full._connection.execute("PRAGMA max_page_count = 1000000")
    match.apply(first_action(match))
    assert full.record(number) == record_of(match)


def create_many(store: Store) -> None:
    for _ in range(500):
        store.create(fresh())


def test_on_a_full_disk_no_match_is_begun(full: Store) -> None:
    fill_the_disk(full)
    with pytest.raises(StoreError, match="the disk is full"):
        create_many(full)
    kept = len(full.saved())
    with pytest.raises(StoreError):
        full.create(fresh(seats=4), label="x" * 40)
    assert len(full.saved()) == kept


def test_while_another_transaction_is_open_one_is_asked_to_try_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.01)
    assert store.folder is not None
    impatient = Store.open(store.folder)
    match = fresh()
    number = impatient.create(match)
    other = sqlite3.connect(store.folder / database.FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="another window is saving; try again"):
        play_on(match, 1)
    other.execute("ROLLBACK")
    play_on(match, 1)
    assert impatient.record(number) == record_of(match)
    impatient.close()


def test_rows_that_cannot_be_read_now_are_told_in_a_sentence(
    store: Store, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given another program that keeps the file for itself, as some backups do."""
    monkeypatch.setattr(database, "PATIENCE", 0.01)
    number = store.create(fresh())
    store.close()
    impatient = Store.open(home)
    impatient._connection.execute("PRAGMA journal_mode = DELETE")
    other = sqlite3.connect(home / database.FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    for read in (impatient.saved, impatient.history().by_game, lambda: impatient.match(number)):
        with pytest.raises(StoreError, match="cannot be read now: database is locked"):
            read()
    other.close()
    assert impatient.match(number).id == number


def test_an_undo_that_cannot_be_written_is_refused(store: Store) -> None:
    match = fresh()
    number = store.create(match)
    match.apply(first_action(match))
    store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match="the file may not be written"):
        match.undo()
    store._connection.execute("PRAGMA query_only = OFF")
    assert store.record(number) == record_of(match)
    assert match.undoable() == 1


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_played_into_a_file_that_no_name_leads_to(
    store: Store, home: Path, replaced: bool
) -> None:
    """What SQLite writes to a file without a name is lost with the program; put back, all goes on."""
    match = fresh()
    number = store.create(match)
    file, elsewhere = home / database.FILE, home / "elsewhere"
    file.rename(elsewhere)
    if replaced:
        file.write_bytes(elsewhere.read_bytes())
    before = record_of(match)
    with pytest.raises(StoreError, match="moved, deleted or replaced while it was open"):
        match.apply(first_action(match))
    assert record_of(match) == before
    elsewhere.replace(file)
    match.apply(first_action(match))
    assert store.record(number) == record_of(match)


def test_a_file_that_is_damaged_while_it_is_open_is_told_in_a_sentence(store: Store, home: Path) -> None:
    """Reading, writing and leaving alike: then the file is set aside when the program is started again."""
    match = fresh()
    number = store.create(match)
    for file in home.glob(f"{database.FILE}*"):
        file.write_bytes(b"no database" * 4000)
    with pytest.raises(StoreError, match="damaged while it was open"):
        store.saved()
    with pytest.raises(StoreError):
        match.apply(first_action(match))
    store.leave(number)
    again = Store.open(home)
    assert "They are kept as" in again.notices()[0]
    again.close()
