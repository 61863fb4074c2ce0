"""A guided first game: a scripted match with real rules, whose lessons explain by doing."""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from zonegames.engine.assets import asset, read_toml
from zonegames.engine.errors import Refusal
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, new_match
from zonegames.engine.record import action_adapter
from zonegames.engine.seats import SeatSpec

FILE = "guide.toml"


class Lesson(BaseModel):
    """What is said at one decision of the learner, and what is to be done there."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    before: tuple[str, ...] = ()
    """Pages read first, one Enter each; a page fills at most the two lines of the bar."""

    text: str
    """What to do now; one short line that stays while the learner does it."""

    action: dict[str, Any] | None = None
    """The one action that goes on, as a record holds it; None: anything legal."""


class GuideBook(BaseModel):
    """The file `guide.toml` of a game."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    learner: str = "You"
    computers: tuple[str, ...] = ()
    """The names of the other seats, which the game's heuristic plays."""

    options: dict[str, str] = Field(default_factory=dict)
    seed: int
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
        adapter = action_adapter(type(game))
        self._wanted = [
            None if lesson.action is None else adapter.validate_python(lesson.action)
            for lesson in self.book.lessons
        ]

    def new_match(self) -> Match[Any]:
        """The match of the guide, as it always begins; it is kept nowhere."""
        seats = [SeatSpec(self.book.learner), *(SeatSpec(name, "bot") for name in self.book.computers)]
        return new_match(self.game, seats, dict(self.book.options), self.book.seed)

    def lesson(self, played: int) -> Lesson | None:
        """The lesson after so many actions of the learner; None when all are done."""
        return self.book.lessons[played] if played < len(self.book.lessons) else None

    def wanted(self, played: int) -> Any:
        """The action that the present lesson asks for; None when anything may be done."""
        return self._wanted[played] if played < len(self._wanted) else None

    def refusal(self, played: int, actions: Sequence[Any]) -> Refusal | None:
        """Why the learner should do something else first; None when the actions are the lessons' own."""
        for number, action in enumerate(actions, played):
            wanted = self.wanted(number)
            if wanted is not None and action != wanted:
                lesson = self.lesson(number)
                assert lesson is not None
                return Refusal(f"First do this: {lesson.text}")
        return None
