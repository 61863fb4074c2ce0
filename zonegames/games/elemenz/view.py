"""What a looker may see, in either mode."""

from typing import TypeAlias

from zonegames.engine.seats import Looker
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.duel.view import DuelView, duel_view
from zonegames.games.elemenz.monolith.view import MonolithView, monolith_view
from zonegames.games.elemenz.state import ElemenzState

ElemenzView: TypeAlias = DuelView | MonolithView


def view(state: ElemenzState, looker: Looker) -> ElemenzView:
    """The position as `looker` may see it; None is the table."""
    if isinstance(state, DuelState):
        return duel_view(state, looker)
    return monolith_view(state, looker)
