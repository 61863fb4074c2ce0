"""What a question takes for granted: told once, and again where it has changed."""

from zonegames.engine.game import AnyGame
from zonegames.engine.seats import Looker, Names
from zonegames.plain.questions import Question


class AtHand:
    """Remembers what whoever listens has been told of the things at hand.

    Before a question only those lines are news that were not there before the last one; another listener
    hears them all.
    """

    def __init__(self) -> None:
        self._told: frozenset[str] = frozenset()
        self._listener: Looker = None

    def news(self, question: Question, game: AnyGame, names: Names) -> list[str]:
        """The lines to say before this question; from now on they are known."""
        lines = game.narrator.at_hand(question.view, question.decision, names)
        if question.looker != self._listener:
            self.forget()
        news = [line for line in lines if line not in self._told]
        self._told, self._listener = frozenset(lines), question.looker
        return news

    def forget(self) -> None:
        """The next question is told with all that belongs to it."""
        self._told = frozenset()
