"""Every guided first game, from its first page to its farewell."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.classroom import Classroom
from tests.tui.grid import assert_intact, find, grid, text
from tests.tui.shelf import app_with_store
from zonegames.engine.draft import Draft
from zonegames.engine.seats import TABLE
from zonegames.games import CATALOGUE, load_game
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.guide import Guide, has_guide
from zonegames.tui.lines import s, width_of, wrap

GAMES = [entry.id for entry in CATALOGUE if has_guide(entry.id)]
PAGE_WIDTH = 80 - 4 - len("Enter ▸ ")
TEXT_WIDTH = 74

in_each_game = pytest.mark.parametrize("game", GAMES)


@in_each_game
def test_a_guide_is_short_and_its_words_fit_into_the_bar_of_a_small_terminal(game: str):
    guide = Guide(load_game(game))
    book = guide.book
    assert 10 <= sum(bool(lesson.text) for lesson in book.lessons) <= 25
    assert book.lessons[0].text
    for number, lesson in enumerate(book.lessons, 1):
        where = f"{game}, lesson {number}"
        assert width_of(s(lesson.text)) <= TEXT_WIDTH, where
        assert lesson.text or not lesson.before, f"{where}: pages need a text of their own"
        too_long = [page for page in lesson.before if len(wrap(page, PAGE_WIDTH)) > 2]
        assert not too_long, where
    assert width_of(s(book.farewell)) <= TEXT_WIDTH


@in_each_game
def test_the_course_is_the_scripted_one_and_enter_follows_it(game: str):
    """When the learner reads and presses Enter, every lesson finds what it wants, the others do what the
    book says and nothing else, and at the end the learner plays on freely."""
    room = Classroom(game)
    while room.lessons_last:
        room.do()
        assert not room.unscripted, room.where(f"the book says nothing of {room.unscripted}")
    assert room.course.reply() is None, room.where("the book says more of the others than they could do")
    assert room.match.outcome is None
    assert room.session.bar_text().said == room.guide.book.farewell
    assert room.session.progress == "free play"
    assert room.course.text(room.at + 1) == "", "it does not stand for the rest of the match"
    assert room.legal()


@in_each_game
def test_first_time_hints_wait_until_the_farewell_has_been_read(game: str):
    """Given hints are on, the lessons and the farewell stand alone; in the free play a kind of choice that
    has a hint gets it."""
    room = Classroom(game, hints=True)
    while room.lessons_last:
        room.do()
    assert room.session.bar_text().said == room.guide.book.farewell
    seen = room.session.settings.seen_hints
    assert not seen
    for _ in range(60):
        if seen or not room.legal():
            break
        room.session.play([room.legal()[0]])
        room.go_on()
    assert seen


@in_each_game
def test_something_else_is_refused_with_the_lesson_and_changes_nothing(game: str):
    room = Classroom(game)
    tried = 0
    while room.lessons_last:
        room.read()
        others = [action for action in room.legal() if action != room.wanted]
        decision = room.session.decision
        assert decision is not None
        if room.wanted is not None and others:
            before = (room.at, room.match.fingerprint(), len(room.match.log))
            if decision.seat == TABLE:
                room.session.answer_open(others[0].answerer())
            else:
                room.session.play([others[0]])
            refusal = room.session.refusal
            assert refusal is not None, room.where(f"{others[0]} was let through")
            assert refusal.text == f"First this: {room.course.text(room.at)}"
            assert (room.at, room.match.fingerprint(), len(room.match.log)) == before
            room.session.refusal = None
            tried += 1
        room.do()
    assert tried >= 5


@in_each_game
def test_what_can_be_taken_back_brings_the_lesson_back_without_its_pages(game: str):
    room = Classroom(game)
    undone = 0
    while room.lessons_last:
        before = room.at
        room.do()
        drafted = isinstance(room.session.draft, Draft) and room.session.draft.actions
        if not drafted and not room.match.undoable():
            continue
        room.session.undo()
        assert room.at <= before
        assert not room.session.page
        undone += 1
        while room.at <= before:
            room.do()
    assert undone or room.match.game.undo


@in_each_game
def test_a_hint_in_a_guided_game_is_its_lesson_and_is_not_noted(game: str):
    room = Classroom(game)
    room.read()
    room.session.hint()
    assert room.match.assists == []
    assert room.session.bar_text().said == room.course.text(0)


# --- in the app


async def settled(pilot: Pilot[Any]) -> None:
    """Let messages, workers and repaints run out."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def sit_down(app: ZonegamesApp, pilot: Pilot[Any], game: str) -> GameScreen:
    """From the picker to the first page, by keys."""
    await settled(pilot)
    for _ in GAMES:
        if app.picker.at != game:
            await press(pilot, "right")
    await press(pilot, "t")
    assert isinstance(app.screen, GameScreen)
    return app.screen


def nothing_is_kept(app: ZonegamesApp) -> bool:
    assert app.store is not None
    return not app.store.saved() and not app.store.finished()


async def test_a_whole_guided_game_by_keys(tmp_path: Path):
    """From t in the picker to the farewell with Enter and the digits of open questions alone, and back."""
    app = app_with_store(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await sit_down(app, pilot, "exploration-warzone")
        assert "lesson 1 of 14" in text(app)
        assert "Enter read on" in text(app)
        assert "You fly the Lance" in text(app)
        course = screen.session.course
        assert course is not None
        for _ in range(120):
            if screen.session.progress == "free play":
                break
            await press(pilot, "enter")
        assert "fly on!" in text(app)
        assert_intact(app)
        await press(pilot, "p")
        assert "a guided game" in text(app)
        await press(pilot, "q")
        assert app.screen is app.picker
        assert nothing_is_kept(app)


async def test_a_whole_guided_game_by_mouse(tmp_path: Path):
    """Pages are turned by a click on their Enter, tiles walked to and tokens spent by a click on them."""
    app = app_with_store(tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:
        screen = await sit_down(app, pilot, "zogars-revenge")
        session = screen.session
        for _ in range(120):
            if session.progress == "free play":
                break
            if session.page:
                await pilot.click(offset=find(app, "Enter ▸"))
            else:
                targets = screen.board.targets(screen._scene(), session.lit)
                spot = next((s for s in targets if s in session.spots), None)
                assert spot is not None, f"{session.lit} stands nowhere:\n{text(app)}"
                box = session.spots[spot]
                await pilot.click(offset=(box.x + box.width // 2, box.y + box.height // 2 + 1))
            await settled(pilot)
        assert "Now alone" in text(app)
        assert nothing_is_kept(app)


async def test_a_guided_game_can_be_left_at_any_time_and_says_that_it_is_not_kept(tmp_path: Path):
    app = app_with_store(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(app, pilot, "zone-runners")
        await press(pilot, "escape")
        assert "Leave the guided game, it is not kept" in text(app)
        assert "End this game for everyone" not in text(app)
        await press(pilot, "escape", "enter", "enter")
        assert "Enter puts the Sprinter on the high track" in text(app)
        await press(pilot, "3", "enter")
        assert "First this: Enter puts the Sprinter on the high track" in text(app)
        await press(pilot, "p", "q")
        assert app.screen is app.picker
        assert nothing_is_kept(app)


async def test_after_a_guided_game_enter_leads_to_a_real_one(tmp_path: Path):
    """When a guided game is played to its end, the results say what it was and offer the set-up."""
    app = app_with_store(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await sit_down(app, pilot, "zogars-revenge")
        course = screen.session.course
        assert course is not None
        for _ in range(120):
            if course.goes_on(course.played):
                await press(pilot, "enter")
        await press(pilot, "g", "y", "enter")
        assert "a guided game, not kept" in text(app)
        assert "Enter sits you down to a real one" in text(app)
        assert nothing_is_kept(app)
        await press(pilot, "enter")
        assert "set-up" in grid(app)[0]
