"""Every guided first game, from its first page to its farewell."""

import pytest

from tests.tui.classroom import Classroom
from zonegames.engine.draft import Draft
from zonegames.engine.seats import TABLE
from zonegames.games import CATALOGUE, load_game
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
    assert room.legal()


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
