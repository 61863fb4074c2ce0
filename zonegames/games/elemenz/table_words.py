"""The table in words, in either mode."""

from zonegames.engine.seats import Names
from zonegames.games.elemenz import duel_table_words, monolith_table_words
from zonegames.games.elemenz.duel_view import DuelView
from zonegames.games.elemenz.view import ElemenzView


def table_lines(view: ElemenzView, names: Names) -> list[str]:
    """All that the owner of `view` may know."""
    if isinstance(view, DuelView):
        return duel_table_words.table_lines(view, names)
    return monolith_table_words.table_lines(view, names)


def at_hand(view: ElemenzView, names: Names, kind: str) -> list[str]:
    """What a question of this kind takes for granted."""
    if isinstance(view, DuelView):
        return duel_table_words.at_hand(view, names, kind)
    return monolith_table_words.at_hand(view, names, kind)
