"""What a question takes for granted: told once, and again where it has changed."""

from zonegames.engine.game import AnyGame
from zonegames.engine.seats import Looker, Names
from zonegames.plain.questions import Question


class AtHand:
    """Remembers what whoever listens has been told of the things at hand.

    Only those lines are news that were not there at the last question that had any; another listener
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
            self._listener = question.looker
        news = [line for line in lines if line not in self._told]
        self._told = frozenset(lines) or self._told
        return news

    def forget(self) -> None:
        """The next question is told with all that belongs to it."""
        self._told = frozenset()
