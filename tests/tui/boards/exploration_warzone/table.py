"""Scenes, sessions and screens over positions made by hand."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, ClassVar

from textual.pilot import Pilot

from tests.games.exploration_warzone.positions import NAMES
from tests.tui.boards import table
from tests.tui.boards.table import LARGE, SMALL, Size, frames, match_at, press
from zonegames.engine.match import Match
from zonegames.engine.play import settle
from zonegames.engine.seats import Looker
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import WarzoneState
from zonegames.tui.board import Board, Scene
from zonegames.tui.boards.exploration_warzone.board import BOARD
from zonegames.tui.game_screen import GameScreen

__all__ = [
    "LARGE",
    "SMALL",
    "Sat",
    "everything",
    "frames",
    "match_of",
    "press",
    "sat_at",
    "scene_of",
    "screen_over",
]


def match_of(state: WarzoneState, bots: tuple[int, ...] = ()) -> Match[Any]:
    """A match that starts here; the seats in `bots` are computers."""
    state = state.clone()
    settle(state, lambda _: None)
    return match_at(GAME, state, NAMES[: len(state.commanders)], bots)


class Sat(table.Sat):
    """Commanders at the keyboard; how long each timer was to wait is kept."""

    board: ClassVar[Board] = BOARD

    def __init__(self, match: Match[Any], **settings: Any) -> None:
        self.timers: list[float] = []
        super().__init__(match, **settings)

    def _later(self, seconds: float, callback: Callable[[], None]) -> None:
        self.timers.append(seconds)
        callback()


def sat_at(state: WarzoneState) -> Sat:
    """The seat that is asked sits at the screen, its cover lifted."""
    return Sat(match_of(state)).come()


def scene_of(state: WarzoneState, looker: Looker, size: Size, names: tuple[str, ...]) -> Scene:
    """What `looker` would be shown of a position, its own question open."""
    return table.scene_of(BOARD, GAME, state, looker, size, names)


def everything(scene: Scene) -> list[Any]:
    """All that a looker can get to see or press at a scene."""
    return table.everything(BOARD, scene, ("table", "row", "wakes", "contacts"), (None, "seat:0", "berth:0"))


def screen_over(match: Match[Any], size: Size) -> AbstractAsyncContextManager[tuple[Pilot[Any], GameScreen]]:
    """A running game screen."""
    return table.screen_over(match, BOARD, size)
