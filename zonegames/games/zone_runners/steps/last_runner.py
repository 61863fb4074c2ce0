"""The Bonus die of the last Runner."""

from zonegames.engine.events import Emit
from zonegames.games.zone_runners.events import BonusGained
from zonegames.games.zone_runners.state import State


def award_last_runner(state: State, emit: Emit) -> None:
    """Once a game, when exactly one Runner is not out (ZR-R32)."""
    if state.board.active() == 1 and "last_runner" not in state.gained:
        state.bonus += ("last_runner",)
        state.gained += ("last_runner",)
        emit(BonusGained("last_runner"))
