"""Keys of one's own: chosen in the settings, heard and shown on the game screen."""

import sys
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.shelf import shelve_toy
from tests.toys.skirmish.actions import REST, Rest
from tests.tui import skirmish_board
from tests.tui.grid import assert_intact, find, grid, text
from tests.tui.shelf import app_with_store
from zonegames.engine.seats import SeatSpec
from zonegames.games.start import StartRequest
from zonegames.store.settings import Settings
from zonegames.store.store import Store
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.board import Response
from zonegames.tui.commands import Command, digits_up_to, for_key, rebound
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.house_keys import RESERVED
from zonegames.tui.screens.keymap import KeyMapScreen
from zonegames.tui.screens.log import LogScreen
from zonegames.tui.theme import painter

LISTED = (Command("undo", ("u",), "undo"), Command("log", ("l",), "log"), Command("keys", ("f1",), ""))


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve_toy(monkeypatch)
    painter.cache_clear()
    monkeypatch.setitem(sys.modules, "zonegames.tui.boards.skirmish.board", skirmish_board)


def test_an_own_key_stands_before_the_usual_one_and_both_work():
    commands = rebound(LISTED, {"undo": "z,f5"})
    assert [command.keys for command in commands] == [("z", "f5", "u"), ("l",), ("f1",)]
    assert commands[0].hint().key == "z"
    assert all(for_key(commands, key) is commands[0] for key in ("z", "Z", "f5", "u"))


def test_a_usual_key_that_was_given_away_goes_with_it():
    commands = rebound(LISTED, {"undo": "l", "log": "k"})
    assert [command.keys for command in commands[:2]] == [("l", "u"), ("k",)]


def test_a_games_own_key_stays_the_games():
    commands = rebound(LISTED, {"undo": "z"}, taken={"z"})
    assert commands[0].keys == ("u",)
    assert rebound(LISTED, {"hologram": "z", "log": ""}) == list(LISTED)


async def chosen(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_key_is_chosen_in_the_settings_and_kept(size: tuple[int, int], tmp_path: Path):
    app = app_with_store(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("g")
        await pilot.pause()
        await pilot.click(offset=find(app, "Keys  "))
        await chosen(pilot, "enter")
        assert isinstance(app.screen, KeyMapScreen)
        assert_intact(app)
        assert "…" not in text(app), "every command is told to its end"
        await chosen(pilot, "enter")
        assert "Press the new key now" in text(app)
        await chosen(pilot, "l")
        assert "l belongs to another command: What has happened so far." in text(app)
        await chosen(pilot, "down", "enter", "u")
        assert "…" not in text(app), "a refusal, too, is told to its end"
        await chosen(pilot, "up")
        for key, words in (
            ("up", "Arrows"),
            ("3", "Digits"),
            ("y", "answer the questions"),
            ("ctrl+k", "Ctrl"),
        ):
            await chosen(pilot, "enter", key)
            assert words in text(app)
        assert app.settings.keys == {}
        await chosen(pilot, "enter", "escape")
        assert app.settings.keys == {}
        await chosen(pilot, "enter", "Z")
        assert app.settings.keys == {"undo": "z"}
        assert "z •" in text(app)
        await chosen(pilot, "down", "enter", "f5", "delete")
        assert app.settings.keys == {"undo": "z"}
        await chosen(pilot, "escape", "escape")
        assert app.store is not None
        assert app.store.settings().keys == {"undo": "z"}


async def test_the_game_screen_hears_and_shows_it(tmp_path: Path):
    """Given the log on k, k opens it, the footer says so, and l still does, too."""
    store = Store.open(tmp_path)
    store.save_settings(Settings(keys={"log": "k"}))
    seats = (SeatSpec("Ann"), SeatSpec("Bo"))
    app = ZonegamesApp(store, start=StartRequest("skirmish", seats, seed=3))
    async with app.run_test(size=(120, 36)) as pilot:
        await chosen(pilot, "shift")
        assert isinstance(app.screen, GameScreen)
        assert "k log" in grid(app)[-1]
        for key in ("k", "l"):
            await chosen(pilot, key)
            assert isinstance(app.screen, LogScreen), key
            await chosen(pilot, "escape")


def test_every_command_of_all_games_can_get_a_key():
    spots = [command.spot for command in RESERVED]
    assert len(set(spots)) == len(spots)
    assert all(command.says for command in RESERVED)


async def test_a_turn_is_ended_after_a_question_where_the_table_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Given "confirm end of turn", what ends the turn asks first; n goes back, y plays it."""
    monkeypatch.setattr(Rest, "ends_turn", True)
    store = Store.open(tmp_path)
    store.save_settings(Settings(confirm_turn_end=True))
    app = ZonegamesApp(store, start=StartRequest("skirmish", (SeatSpec("Ann"), SeatSpec("Bo")), seed=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        for answer, played in (("n", 0), ("y", 1)):
            screen.session.respond(Response(play=(REST,)))
            await pilot.pause()
            assert "End the turn?" in text(app)
            await chosen(pilot, answer)
            assert len(screen.match.log) == played


def test_the_digits_are_written_as_a_range_only_where_there_are_several():
    assert [digits_up_to(count) for count in (1, 2, 9, 13)] == ["1", "1-2", "1-9", "1-9"]
