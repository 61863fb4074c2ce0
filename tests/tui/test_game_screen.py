"""The one game screen, played by keys and by mouse: the toy has every hard thing."""

import sys
from collections.abc import Callable
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from tests.shelf import put_toy_on_shelf
from tests.toys.skirmish.actions import Call, Commit, Lay, Rest
from tests.tui import skirmish_board
from tests.tui.grid import assert_intact, find, text
from tests.tui.shelf import HOSTILE
from zonegames.engine.names import seat_names
from zonegames.engine.seats import SeatSpec
from zonegames.games.start import StartRequest
from zonegames.tui import game_screen
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.screens import handover
from zonegames.tui.screens.handover import HandOverScreen
from zonegames.tui.session import Ask

SIZES = ((80, 24), (120, 36))
ANN, BO, CYD = SeatSpec("Ann"), SeatSpec("Bo"), SeatSpec("Cyd", "bot")


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    put_toy_on_shelf()
    monkeypatch.setitem(sys.modules, "zonegames.tui.boards.skirmish.board", skirmish_board)


def app_with(*seats: SeatSpec, seed: int = 3) -> ZonegamesApp:
    return ZonegamesApp(start=StartRequest("skirmish", seats, seed=seed))


def screen_of(app: ZonegamesApp) -> GameScreen:
    return next(screen for screen in reversed(app.screen_stack) if isinstance(screen, GameScreen))


async def settled(pilot: Pilot[Any]) -> None:
    """Let messages, workers and repaints run out."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


@pytest.mark.parametrize("size", SIZES)
async def test_a_strike_by_keys_alone_with_its_hand_overs(size: tuple[int, int]):
    """Given two people, when Ann strikes, both choose behind their covers; then all is shown."""
    app = app_with(ANN, BO)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        assert "attack, rest or lay a ward" in text(app)
        await press(pilot, "enter", "enter")
        assert "Bo" in text(app)
        assert "n nobody" in text(app)
        await press(pilot, "enter")
        assert "n nobody" in text(app), "Enter answers no open question"
        await press(pilot, "n")
        assert "hand the keyboard to Ann" in text(app)
        assert "mine" not in text(app)
        await press(pilot, "2")
        assert "hand the keyboard to Ann" in text(app), "only Ann's own digit opens it"
        await press(pilot, "1")
        assert "what do you bring into the clash" in text(app)
        await press(pilot, "enter")
        assert "hand the keyboard to Bo" in text(app)
        await press(pilot, "2", "enter")
        assert "shows" in text(app)
        assert_intact(app)
        kinds = [type(entry.action) for entry in screen_of(app).match.log]
        assert kinds[-2:] == [Commit, Commit]


async def test_a_strike_by_mouse_alone():
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for wanted in ("attack Bo", "strike low"):
            await pilot.click(offset=find(app, wanted))
            await settled(pilot)
            if wanted in text(app):
                await pilot.click(offset=find(app, wanted))
                await settled(pilot)
        await pilot.click(offset=find(app, "n nobody"))
        await settled(pilot)
        await pilot.click(offset=find(app, "it is me"))
        await settled(pilot)
        assert "what do you bring" in text(app)
        assert_intact(app)


async def test_a_private_ward_is_laid_behind_the_cover_and_named_to_nobody():
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "lay a" not in text(app).replace("lay a ward", "")
        await press(pilot, "o", "1")
        wards = [a for a in screen_of(app).session.decision.legal if isinstance(a, Lay)]
        number = screen_of(app).session.decision.legal.index(wards[0]) + 1
        await press(pilot, str(number), "enter")
        assert isinstance(screen_of(app).match.log[-1].action, Lay)
        assert "Ann lays a token face down" in text(app)
        assert "mine: blade" not in text(app)


async def test_a_private_look_shows_the_own_hand_and_leaves_no_trace():
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        before = text(app)
        await press(pilot, "v", "2", "2")
        mine = " ".join(screen_of(app).match.view(1).hand)
        assert f"mine: {mine}" in text(app)
        await press(pilot, "escape")
        assert text(app) == before
        assert screen_of(app).match.log == []


@pytest.mark.parametrize("way", ["enter", "escape", "Enter hide ", "Enter hides them again"])
async def test_who_only_looks_hides_the_own_things_as_the_bar_says(way: str):
    """Given Ann is asked, when Bo looks at his hand, then Enter, Esc or a click on the bar or the footer
    covers it."""
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        before = text(app)
        await press(pilot, "v", "2", "2")
        assert "Enter hides them again" in text(app)
        if way.startswith("Enter"):
            await pilot.click(offset=find(app, way))
            await settled(pilot)
        else:
            await press(pilot, way)
        assert text(app) == before


@pytest.mark.parametrize("key", ["escape", "7", "i"])
async def test_the_question_who_looks_goes_away_with_any_other_key(key: str):
    """Given the question who looks, when no seat at the keyboard is named, then it is asked no longer."""
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "v")
        assert "Who looks at their own things?  1 Ann  2 Bo" in text(app)
        await press(pilot, key)
        assert "Who looks" not in text(app)


async def test_who_looks_is_named_with_a_click_and_a_click_elsewhere_drops_the_question():
    """Given the question who looks, when a name is clicked, then that seat is called; when something else
    is, then the next digit means what it always means."""
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "v")
        question = "Who looks at their own things?  1 Ann  "
        column, row = find(app, f"{question}2 Bo")
        await pilot.click(offset=(column + len(question), row))
        await settled(pilot)
        assert "hand the keyboard to Bo" in text(app)
        await press(pilot, "escape", "v")
        await pilot.click(offset=find(app, "log"))
        await press(pilot, "escape")
        assert "Who looks" not in text(app)
        await press(pilot, "2")
        assert "hand the keyboard" not in text(app)


async def test_a_call_takes_the_keyboard_with_its_seats_digit():
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "2")
        assert isinstance(screen_of(app).match.log[-1].action, Call)
        assert "hand the keyboard to Bo" in text(app)


async def test_a_computer_seat_plays_on_until_a_person_is_asked():
    """Given one person and two computers, it is never covered, and whatever it rests it is asked again."""
    app = app_with(ANN, CYD, SeatSpec("Dan", "bot"), seed=5)
    async with app.run_test(size=(120, 36)) as pilot:
        await settled(pilot)
        match = screen_of(app).match
        for _ in range(14):
            decision = screen_of(app).session.decision
            if match.outcome is not None:
                break
            if decision is None:
                assert "Enter goes on" in text(app), "a clash is shown until somebody goes on"
                await press(pilot, "enter")
            elif decision.seat == -1:
                await press(pilot, "n")
            elif any(isinstance(a, Rest) for a in decision.legal):
                await press(pilot, str(decision.legal.index(Rest()) + 1), "enter")
            else:
                await press(pilot, "enter")
            assert "hand the keyboard" not in text(app)
            assert "mine: " in text(app)
        assert {entry.seat for entry in match.log} >= {0, 1, 2}


async def test_undo_and_pause_and_leaving_lose_nothing():
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter")
        assert "strike high or low" in text(app)
        await press(pilot, "u")
        assert "attack, rest or lay a ward" in text(app)
        await press(pilot, "p")
        assert "paused" in text(app)
        await press(pilot, "escape", "question_mark")
        assert "Take back one step" in text(app)
        await press(pilot, "escape", "m")
        assert "bag" in text(app)


async def test_a_half_made_choice_survives_the_window():
    """Given a drafted attack, when the window shrinks too far and grows again, it is still open."""
    app = app_with(ANN, BO)
    async with app.run_test(size=(120, 36)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "down")
        lit = screen_of(app).session.lit
        await pilot.resize_terminal(60, 20)
        await settled(pilot)
        assert "This needs 80x24" in text(app)
        await press(pilot, "enter")
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert "strike high or low" in text(app)
        assert screen_of(app).session.lit == lit
        assert screen_of(app).match.log == []


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_is_shown_and_never_interpreted(name: str):
    names = seat_names([name, "Bo"])
    app = app_with(*(SeatSpec(n) for n in names))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert names[0] in text(app)
        assert_intact(app)
        await press(pilot, "enter", "enter", "n")
        assert_intact(app)
        assert app.is_running


async def test_the_screens_own_question_is_answered_by_a_click():
    """Given a question of the screen itself, when its yes is clicked, what it asked is done."""
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        session = screen_of(app).session
        session.ask = Ask("Sure?  y does it, n goes on.", lambda: setattr(session, "said", "done"))
        screen_of(app).repaint()
        await settled(pilot)
        await pilot.click(offset=find(app, "y does it"))
        await settled(pilot)
        assert "done" in text(app)


class Waiting:
    """What a screen does by itself, unless it is stopped before: here, when the test lets time pass."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def later(self, screen: GameScreen, seconds: float, callback: Callable[[], None]) -> "Waiting":
        assert seconds == game_screen.HIDE_AFTER
        self.due = [callback]
        return self

    def stop(self) -> None:
        self.due = []

    def a_while_passes(self) -> None:
        due, self.due = self.due, []
        for callback in due:
            callback()


async def test_what_lies_open_hides_itself_with_every_page_over_it(monkeypatch: pytest.MonkeyPatch):
    """Given Bo looks at his hand and opens the log, when nobody presses a key for a while - not for the first
    time, for the table had lain there as long -, then his log is put away, and the table lies there again."""
    waiting = Waiting()
    monkeypatch.setattr(GameScreen, "_later", lambda *given: waiting.later(*given))
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        before = text(app)
        await press(pilot, "l", "escape")
        waiting.a_while_passes()
        await press(pilot, "v", "2", "2", "l")
        assert app.screen is not screen_of(app)
        waiting.a_while_passes()
        await settled(pilot)
        assert text(app) == before
        assert app.screen is screen_of(app)
        assert screen_of(app).session.looker is None


@pytest.mark.parametrize("page", ["l", "p", "r", "question_mark", "v 2"])
async def test_what_is_typed_ahead_goes_to_no_screen_that_has_gone(page: str):
    """Given keys that come faster than the screens change, then nothing is pressed beneath a page, and none
    closes twice: each key counts where it was pressed, or nowhere."""
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        table = app.screen
        *before, last = page.split()
        await press(pilot, *before)
        for key in (last, "escape"):
            screen = app.screen
            screen.post_message(events.Key(key, None))
            screen.post_message(events.Key("escape" if key == "escape" else "enter", None))
            await settled(pilot)
            assert app.is_running
            assert app.screen_stack[-2 if key == last else -1] is table
        assert screen_of(app).match.log == []
        assert screen_of(app).session.lit is not None


async def test_no_cover_is_lifted_beneath_a_page():
    """Given the pause over a cover, when the cover's digit was typed with it, then the cover stays."""
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "v", "2")
        cover = app.screen
        for key in ("p", "2", "2"):
            cover.post_message(events.Key(key, key))
        await settled(pilot)
        assert app.screen_stack[-2:-1] == [cover]
        assert screen_of(app).session.looker is None
        await press(pilot, "escape", "2")
        assert screen_of(app).session.looker == 1


async def test_a_digit_pressed_twice_lifts_no_cover(monkeypatch: pytest.MonkeyPatch):
    """Given a cover that has just come, then for a moment no key counts on it."""
    app = app_with(ANN, BO)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.animation_level = "full"
        monkeypatch.setattr(handover, "GRACE", 60.0)
        await press(pilot, "v", "2", "2")
        cover = app.screen
        assert isinstance(cover, HandOverScreen)
        cover.end_grace()
        await press(pilot, "2")
        assert screen_of(app).session.looker == 1
