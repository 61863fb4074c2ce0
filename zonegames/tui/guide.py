"""A guided first game: a scripted match with real rules, whose lessons explain by doing."""

from collections.abc import Sequence
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

from zonegames.bots.computers import policies_of
from zonegames.engine.assets import asset, read_toml
from zonegames.engine.driver import BotMove, Driver
from zonegames.engine.errors import Refusal
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, new_match
from zonegames.engine.record import action_adapter
from zonegames.engine.seats import TABLE, Seat, SeatSpec

FILE: Final = "guide.toml"
LEARNER: Final[Seat] = 0
"""The seat that learns; all others are computers."""


class Lesson(BaseModel):
    """What is said at one decision of the learner, what is to be done there, and what follows."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    before: tuple[str, ...] = ()
    """Pages read first, one Enter each; a page fills at most the two lines of the bar."""

    text: str = ""
    """What to do now; one short line that stays while the learner does it.  Empty: this action goes on
    with the lesson before (the turn of a hex after the hex, the dice after the Runner)."""

    action: dict[str, Any] | None = None
    """The one action that goes on, as a record holds it; None: anything legal."""

    then: tuple[dict[str, Any], ...] = ()
    """What the other seats do after it, in their order; beyond that their heuristic plays."""


class GuideBook(BaseModel):
    """The file `guide.toml` of a game."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    learner: str = "You"
    computers: tuple[str, ...] = ()
    """The names of the other seats."""

    options: dict[str, Any] = Field(default_factory=dict)
    seed: int
    opening: tuple[dict[str, Any], ...] = ()
    """What the other seats do before the first lesson."""

    lessons: tuple[Lesson, ...]
    farewell: str
    """Said when the last lesson is done: from then on the learner plays freely."""


def has_guide(game_id: str) -> bool:
    """Whether a game has a guided first game."""
    return asset(game_id, FILE).is_file()


class Guide:
    """The lessons of one game, by how many actions the learner has played."""

    def __init__(self, game: AnyGame) -> None:
        """Reads the game's guide.  Raises OSError without one, ValidationError when it is faulty."""
        self.game = game
        self.book = GuideBook.model_validate(read_toml(game.id, FILE))
        adapter, lessons = action_adapter(type(game)), self.book.lessons
        self.wanted: tuple[Any, ...] = tuple(
            None if lesson.action is None else adapter.validate_python(lesson.action) for lesson in lessons
        )
        """By lesson: the action that goes on; None where anything may be done."""

        said = (self.book.opening, *(lesson.then for lesson in lessons))
        self.replies: tuple[tuple[Any, ...], ...] = tuple(
            tuple(adapter.validate_python(action) for action in actions) for actions in said
        )
        """By the learner's actions so far: what the others do before the next one."""

    def new_match(self) -> Match[Any]:
        """The match of the guide, as it always begins; it is kept nowhere."""
        seats = [SeatSpec(self.book.learner), *(SeatSpec(name, "bot") for name in self.book.computers)]
        return new_match(self.game, seats, dict(self.book.options), self.book.seed)


class Course:
    """How far a learner is in its guide.

    A lesson is named by how many actions the learner has played before it, those on its draft included.
    """

    def __init__(self, guide: Guide, match: Match[Any]) -> None:
        self.guide, self.book, self.match = guide, guide.book, match
        self._others: set[int] = set()  # which actions of the log were not the learner's
        self._turned: dict[int, int] = {}  # by lesson: how many of its pages were turned

    @property
    def played(self) -> int:
        """How many actions of the match are the learner's."""
        count = len(self.match.log)
        return count - sum(number < count for number in self._others)

    def others_play(self) -> None:
        """The next action of the match is not the learner's."""
        self._others.add(len(self.match.log))

    def taken_back(self) -> None:
        """Actions were undone."""
        self._others = {number for number in self._others if number < len(self.match.log)}

    def goes_on(self, at: int) -> bool:
        """Whether there is a lesson at `at`; from the last one on the learner plays freely."""
        return at < len(self.book.lessons)

    # --- what is read

    def page(self, at: int) -> str:
        """The page that is still to be read; empty when the learner may act."""
        if not self.goes_on(at) or self.reply() is not None:
            return ""
        pages, turned = self.book.lessons[at].before, self._turned.get(at, 0)
        return pages[turned] if turned < len(pages) else ""

    def turn_page(self, at: int) -> None:
        """The page has been read; it does not come again when its action is taken back."""
        self._turned[at] = self._turned.get(at, 0) + 1

    def text(self, at: int) -> str:
        """What to do now; the farewell at the first question after all lessons, where it is still true."""
        if not self.goes_on(at):
            return self.book.farewell if at == len(self.book.lessons) else ""
        return next((lesson.text for lesson in reversed(self.book.lessons[: at + 1]) if lesson.text), "")

    def progress(self, at: int) -> str:
        """How far one is, for the title line: "lesson 3 of 12"."""
        told = [bool(lesson.text) for lesson in self.book.lessons]
        if not self.goes_on(at):
            return "free play"
        return f"lesson {max(1, sum(told[: at + 1]))} of {sum(told)}"

    # --- what is done

    def wanted(self, at: int) -> tuple[Any, ...]:
        """The actions that the lessons ask for from here on, up to where anything may be done."""
        rest = self.guide.wanted[at:]
        return rest[: rest.index(None)] if None in rest else rest

    def refusal(self, at: int, actions: Sequence[Any]) -> Refusal | None:
        """Why the learner should do something else first; None when the actions are the lessons' own."""
        for number, action in enumerate(actions, at):
            wanted = self.guide.wanted[number] if self.goes_on(number) else None
            if wanted is not None and action != wanted:
                return Refusal(f"First this: {self.text(number)}")
        return None

    def reply(self) -> Any:
        """What another seat does next by the book; None when the book leaves it to the learner or to the
        computers."""
        count, played = len(self.match.log), self.played
        since = next((n for n in range(count) if count - 1 - n not in self._others), count)
        replies = self.guide.replies[played] if played < len(self.guide.replies) else ()
        return replies[since] if since < len(replies) else None


class GuideDriver(Driver):
    """Plays the other seats by the book as far as it goes, then as their heuristic would."""

    def __init__(self, course: Course) -> None:
        super().__init__(course.match, policies_of(course.match))
        self._course = course

    def next_move(self) -> BotMove | None:
        """As a driver's; while lessons last, no computer answers an open question before the learner."""
        decision, action = self.match.decision, self._course.reply()
        if decision is None:
            return None
        if action is not None and decision.seat != LEARNER and action in decision.legal:
            answerer = action.answerer()
            return BotMove(decision.seat if answerer is None else answerer, action)
        learner_may = decision.seat == TABLE and any(a.answerer() == LEARNER for a in decision.actions)
        return None if learner_may and self._course.goes_on(self._course.played) else super().next_move()
