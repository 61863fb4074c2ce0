"""The policy: one for each mode, behind one door."""

from zonegames.engine.decisions import Decision
from zonegames.engine.policy import Choice, Policy
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.actions import Action
from zonegames.games.elemenz.duel.bot.policy import DuelBot
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.monolith.bot.policy import MonolithBot
from zonegames.games.elemenz.view import ElemenzView


class ElemenzBot(Policy[ElemenzView, Action]):
    """Plays whichever mode it is shown; the same position always gets the same answer."""

    def __init__(self, seat: Seat) -> None:
        self._duel = DuelBot(seat)
        self._monolith = MonolithBot(seat)

    def choose(self, view: ElemenzView, decision: Decision[Action]) -> Choice[Action]:
        if isinstance(view, DuelView):
            return self._duel.choose(view, decision)
        return self._monolith.choose(view, decision)
