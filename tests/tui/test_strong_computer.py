"""A computer that thinks ahead is offered a seat, thinks beside the screen, and can be left."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.grid import assert_intact, text
from zonegames.bots import race
from zonegames.bots.search import Thinking, playouts
from zonegames.engine.seats import SeatSpec
from zonegames.games import CATALOGUE
from zonegames.games.start import StartRequest
from zonegames.tui import clock
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.screens.menu import PauseScreen
from zonegames.tui.screens.picker import PickerScreen
from zonegames.tui.screens.seating import players_of
from zonegames.tui.screens.setup import SetUpScreen

STRONG, ANN = SeatSpec("Computer", "search"), SeatSpec("Ann")
SEARCHED = [entry.id for entry in CATALOGUE if entry.searches]
PROMPT = 30.0
"""Seconds, for a machine that has much else to do; the thinks of these tests would take ten minutes."""


def app_with(game: str, *seats: SeatSpec) -> ZonegamesApp:
    return ZonegamesApp(start=StartRequest(game, seats, seed=4))


def screen_of(app: ZonegamesApp) -> GameScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, GameScreen))


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinks that take ten minutes, whatever is clear meanwhile."""
    real = clock.by_the_clock
    monkeypatch.setattr(clock, "by_the_clock", lambda seconds: real(lambda: 600.0))
    monkeypatch.setattr(race, "LOOK_EVERY", 10**9)

    async def soon(min_sleep: float = 0.0, max_sleep: float = 0.0) -> None:
        await asyncio.sleep(0.02)

    # The pilot waits for the processor to come to rest, up to a second a key; here it never rests.
    monkeypatch.setattr("textual.pilot.wait_for_idle", soon)
    monkeypatch.setattr("textual.app.wait_for_idle", soon)


async def threads_are_done() -> None:
    """Raises TimeoutError while a thought goes on."""
    await asyncio.wait_for(asyncio.get_running_loop().shutdown_default_executor(), PROMPT)


async def until_it_thinks(pilot: Pilot[Any], app: ZonegamesApp) -> None:
    """Until a search is under way."""
    for _ in range(200):
        await pilot.pause()
        if "is thinking" in text(app) and app.workers:
            return
    raise AssertionError("nobody thinks")


@pytest.mark.parametrize("game", SEARCHED)
async def test_keys_are_heard_while_it_thinks_and_leaving_ends_the_thought(game: str, endless: None) -> None:
    app = app_with(game, STRONG, ANN)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_it_thinks(pilot, app)
        await asyncio.wait_for(pilot.press("l"), PROMPT)
        await asyncio.wait_for(pilot.press("escape"), PROMPT)
        assert "is thinking" in text(app)
        assert_intact(app)
        await asyncio.wait_for(pilot.press("p"), PROMPT)
        assert isinstance(app.screen, PauseScreen)
        app.to_picker()
        await pilot.pause()
        assert isinstance(app.screen, PickerScreen)
        await threads_are_done()


async def test_the_app_can_be_left_while_it_thinks(endless: None) -> None:
    app = app_with("exploration-warzone", STRONG, ANN)

    async def watched() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until_it_thinks(pilot, app)
            app.leave()

    await asyncio.wait_for(watched(), 3 * PROMPT)
    await threads_are_done()


async def test_it_plays_and_then_a_person_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "by_the_clock", lambda seconds: playouts(8))
    app = app_with("exploration-warzone", STRONG, ANN)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(50):
            await pilot.pause()
            await app.workers.wait_for_complete()
            if app.workers or not screen_of(app).match.log:
                continue
            if screen_of(app).match.seat_to_act == 1:
                break
        match = screen_of(app).match
        assert match.seat_to_act == 1
        assert {entry.seat for entry in match.log} <= {0}
        assert len(match.log) == 2, "the hex and its rotation"


async def test_the_thinking_time_is_a_setting_that_counts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a match with a strong computer, when the setting is changed, the next think has the new time."""
    given: list[Callable[[], float]] = []

    def noted(seconds: Callable[[], float]) -> Thinking:
        given.append(seconds)
        return playouts(4)

    monkeypatch.setattr(clock, "by_the_clock", noted)
    app = app_with("exploration-warzone", ANN, STRONG)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        (seconds,) = given
        assert seconds() == 2
        app.change_setting("thinking_seconds", 10)
        assert seconds() == 10


def test_the_clock_tells_how_much_of_the_time_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(clock, "monotonic", lambda: now[0])
    begin = clock.by_the_clock(lambda: 4.0)
    spent = begin()
    shares = []
    for passed in (0.0, 1.0, 3.0):
        now[0] += passed
        shares.append(spent(1))
    assert shares == [0.0, 0.25, 1.0]
    assert begin()(1) == 0.0, "each decision has its own time"


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.id)
async def test_the_set_up_offers_it_where_the_game_has_one(entry: Any) -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.set_up(entry.id)
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetUpScreen)
        assert screen.seating.players == players_of(entry)
        screen.light("seat:0")
        seen = []
        for _ in screen.seating.players:
            await pilot.press("right")
            await pilot.pause()
            assert_intact(app)
            seen.append("strong computer" in text(app))
        assert any(seen) == entry.searches
