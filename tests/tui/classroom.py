"""A guided game without an app: a learner that reads its pages and does what it is told by Enter."""

from typing import Any

from zonegames.engine.seats import TABLE
from zonegames.games import load_game
from zonegames.tui.boards import load_board
from zonegames.tui.glyphs import UNICODE
from zonegames.tui.guide import LEARNER, Course, Guide, GuideDriver
from zonegames.tui.lines import fill, spots
from zonegames.tui.session import Session, TableSettings


class Classroom:
    """One guide with its match and session; nothing moves and nobody waits."""

    def __init__(self, game_id: str, *, hints: bool = False) -> None:
        self.guide = Guide(load_game(game_id))
        self.match = self.guide.new_match()
        self.course = Course(self.guide, self.match)
        self.board = load_board(game_id)
        self.driver = GuideDriver(self.course)
        self.unscripted: list[str] = []
        """What computers did of their own while lessons lasted."""

        self.session = Session(
            self.match,
            self.board,
            self.driver,
            TableSettings(speed="off", hints=hints),
            timers=lambda seconds, callback: None,
            repaint=lambda: None,
            cover=lambda cover: None,
            over=lambda: None,
            bot=self._bot,
            course=self.course,
        )
        self.session.begin()
        self.go_on()

    def go_on(self) -> None:
        """Enter, as often as the screen holds after an event."""
        while self.session.stage.busy:
            self.session.stage.skip()

    def _bot(self) -> None:
        """As the screen does it: the move that is due, if any."""
        by_the_book = self.course.reply() is not None
        move = self.driver.next_move()
        if move is None:
            return
        if self.lessons_last and not (by_the_book and move.action == self.course.reply()):
            self.unscripted.append(f"after lesson {self.at} seat {move.seat}: {move.action}")
        self.session.play_bot(move)

    @property
    def at(self) -> int:
        """How many actions the learner has played, drafted ones included."""
        drafted = self.session.draft.actions if self.session.draft is not None else ()
        return self.course.played + len(drafted)

    @property
    def lessons_last(self) -> bool:
        return self.course.goes_on(self.at)

    @property
    def wanted(self) -> Any:
        return self.guide.wanted[self.at]

    def where(self, said: str) -> str:
        """A complaint with the game and the lesson."""
        lesson = self.at
        text = self.course.text(lesson)
        return f"{self.guide.game.id}, lesson {lesson + 1} of {len(self.guide.wanted)} ({text}): {said}"

    def read(self) -> list[str]:
        """Turn the pages of the present lesson."""
        pages: list[str] = []
        while page := self.session.page:
            pages.append(page)
            self.session.turn_page()
        return pages

    def legal(self) -> tuple[Any, ...]:
        """What the learner could do now."""
        decision = self.session.decision
        if decision is None:
            return ()
        if decision.seat == TABLE:
            return decision.for_answerer(LEARNER).actions
        return decision.legal

    def scene(self) -> Any:
        """The scene as the screen has it, with its spots."""
        scene = self.session.scene(80, 20, UNICODE)
        self.session.spots = spots(fill(self.board.paint(scene), 80, 20))
        return self.session.scene(80, 20, UNICODE)

    def enter(self) -> None:
        """Enter, and y to what is asked then; at an open question the key of the wanted answer."""
        decision = self.session.decision
        assert decision is not None, self.where("nothing is asked of the learner")
        if decision.seat == TABLE:
            self.session.answer_open(self.wanted.answerer())
            return
        self.session.respond(self.board.press(self.scene(), "enter"))
        if self.session.ask is not None:
            self.session.answer(True)

    def do(self) -> None:
        """Read, check and do the present lesson; Enter may answer for a few lessons at once."""
        self.read()
        before, wanted = self.at, self.wanted
        if wanted is None:
            self.session.play([self.legal()[0]])
            return
        assert wanted in self.legal(), self.where(
            f"{wanted} is not offered any more; there are {self.legal()}"
        )
        self.enter()
        self.go_on()
        refused = self.session.refusal
        assert self.at > before, self.where(f"Enter does not do {wanted}: {refused.text if refused else ''}")
        passed = [lesson.text for lesson in self.guide.book.lessons[before + 1 : self.at] if lesson.text]
        assert not passed, self.where(f"Enter leaves no time to read {passed}")
