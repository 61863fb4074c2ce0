"""The position: of a Duel (three or four seats) or of the Monolith game (two)."""

from typing import TypeAlias

from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.monolith.state import MonolithState

ElemenzState: TypeAlias = DuelState | MonolithState
