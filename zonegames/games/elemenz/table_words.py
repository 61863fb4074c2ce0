"""The table in words, in either mode."""

from zonegames.engine.seats import Names
from zonegames.games.elemenz.duel import table_words as duel
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.monolith import table_words as monolith
from zonegames.games.elemenz.view import ElemenzView


def table_lines(view: ElemenzView, names: Names) -> list[str]:
    """All that the owner of `view` may know."""
    if isinstance(view, DuelView):
        return duel.table_lines(view, names)
    return monolith.table_lines(view, names)


def at_hand(view: ElemenzView, names: Names, kind: str) -> list[str]:
    """What a question of this kind takes for granted."""
    if isinstance(view, DuelView):
        return duel.at_hand(view, names, kind)
    return monolith.at_hand(view, names, kind)
