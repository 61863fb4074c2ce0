"""What cannot be kept is told in a sentence: the table stays as it was, and goes on when it can be kept."""

import sys
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.shelf import put_toy_on_shelf
from tests.toys.skirmish.actions import Rest
from tests.tui import skirmish_board
from tests.tui.grid import text
from tests.tui.test_game_screen import ANN, BO, CYD, press, screen_of, settled
from zonegames.engine.seats import SeatSpec
from zonegames.games.start import StartRequest
from zonegames.store.errors import StoreError
from zonegames.store.store import Store
from zonegames.tui.app import ZonegamesApp

SORRY = "This could not be saved, so nothing was changed: the file may not be written."


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    put_toy_on_shelf()
    monkeypatch.setitem(sys.modules, "zonegames.tui.boards.skirmish.board", skirmish_board)
    return Store.open(tmp_path)


def app_with(store: Store, *seats: SeatSpec) -> ZonegamesApp:
    return ZonegamesApp(store, start=StartRequest("skirmish", seats, seed=3))


def writable(store: Store, yes: bool) -> None:
    """From now on, SQLite takes what is written, or refuses it."""
    store._connection.execute(f"PRAGMA query_only = {'OFF' if yes else 'ON'}")


async def told(pilot: Pilot[Any], *keys: str) -> None:
    """After these keys the sentence stands somewhere: in the bar, or in a note."""
    await press(pilot, *keys)
    notes = [note.message for note in pilot.app._notifications]
    assert SORRY in [*notes, *(line.strip("▌ ") for line in text(pilot.app).splitlines())]


async def test_what_cannot_be_saved_is_not_played_and_may_be_tried_again(store: Store) -> None:
    """Given Ann's stance on a draft, when the blow cannot be saved, then her draft stands for another try."""
    app = app_with(store, ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        session = screen_of(app).session
        await press(pilot, "enter")
        drafted = list(session.draft.actions) if session.draft is not None else []
        writable(store, False)
        await told(pilot, "enter")
        assert screen_of(app).match.log == []
        assert (list(session.draft.actions) if session.draft is not None else []) == drafted
        assert session.my_turn
        writable(store, True)
        await press(pilot, "enter")
        assert screen_of(app).match.log
        assert SORRY not in text(app)


@pytest.mark.parametrize("keys", [("u",), ("U", "y"), ("h",)])
async def test_no_key_of_the_table_ends_the_program(store: Store, keys: tuple[str, ...]) -> None:
    """Take back, take all back, a hint: each is refused by the disk alone."""
    app = app_with(store, ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "o", "1", "1", "enter")
        writable(store, False)
        await press(pilot, *keys)
        assert app.is_running
        writable(store, True)


async def test_a_setting_that_cannot_be_kept_stays_as_it_was(store: Store) -> None:
    app = app_with(store, ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.show_settings()
        await settled(pilot)
        before = app.settings
        writable(store, False)
        await told(pilot, "right")
        assert app.settings == before


async def test_a_game_that_cannot_be_ended_or_named_goes_on(store: Store) -> None:
    app = app_with(store, ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert app.table is not None and app.table.number is not None
        writable(store, False)
        app.name_match(app.table.number, "", lambda: None)
        await settled(pilot)
        await told(pilot, "x", "enter")
        assert app.screen is screen_of(app)


async def test_a_computers_move_that_cannot_be_saved_is_tried_again_on_y(store: Store) -> None:
    """Given Ann rests, when the computer's move cannot be saved, then the table asks, and y lets it move."""
    app = app_with(store, ANN, CYD)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        screen, match = screen_of(app), screen_of(app).match
        real = match.submit

        def submit(actions: Any) -> Any:
            writable(store, match.seat_to_act == 0)
            return real(actions)

        match.submit = submit  # type: ignore[method-assign]
        screen.session.play([Rest()])
        await settled(pilot)
        assert "y tries again" in text(app)
        played = len(match.log)
        match.submit = real  # type: ignore[method-assign]
        writable(store, True)
        await press(pilot, "y")
        assert len(match.log) > played


async def test_matches_that_cannot_be_read_are_told_and_the_picker_stands(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged() -> list[Any]:
        raise StoreError("The file was damaged while it was open.")

    monkeypatch.setattr(store, "saved", damaged)
    app = ZonegamesApp(store)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "The file was damaged while it was open." in text(app)
        await press(pilot, "down")
        assert "Zoneplex" in text(app)
