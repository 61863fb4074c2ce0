"""What a question takes for granted: told once, and again where it has changed."""

from zonegames.engine.game import AnyGame
from zonegames.engine.seats import Looker, Names, Seat
from zonegames.plain.questions import Question


class AtHand:
    """Remembers what whoever listens has been told of the things at hand.

    Before a question only those lines are news that were not there before the question to the same
    seat that came last; another listener or another seat asked hears them all.
    """

    def __init__(self) -> None:
        self._told: frozenset[str] = frozenset()
        self._by: tuple[Looker, Seat] | None = None

    def news(self, question: Question, game: AnyGame, names: Names) -> list[str]:
        """The lines to say before this question; from now on they are known."""
        lines = game.narrator.at_hand(question.view, question.decision, names)
        by = (question.looker, question.decision.seat)
        known = self._told if by == self._by else frozenset[str]()
        self._told, self._by = frozenset(lines), by
        return [line for line in lines if line not in known]

    def forget(self) -> None:
        """The next question is told with all that belongs to it."""
        self._by = None
