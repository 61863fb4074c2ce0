"""Sessions and screens over dungeons, with timers and covers in the test's hand."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, ClassVar, Self

from textual.pilot import Pilot

from tests.games.zogars_revenge.positions import Scene as Told
from tests.tui.boards import table
from tests.tui.boards.table import LARGE, SMALL, Size
from zonegames.engine.match import Match
from zonegames.engine.rng import Rng
from zonegames.games.zogars_revenge.rules import GAME
from zonegames.tui.board import Board
from zonegames.tui.boards.zogars_revenge.board import BOARD
from zonegames.tui.game_screen import GameScreen

__all__ = ["LARGE", "SIZES", "SMALL", "Sat", "screen_over"]

SIZES = (LARGE, SMALL)


class Sat(table.Sat):
    """Somebody at the keyboard; timers run out when the test lets them."""

    board: ClassVar[Board] = BOARD

    def __init__(self, match: Match[Any] | Told, **settings: Any) -> None:
        self.timers: list[Callable[[], None]] = []
        super().__init__(match.match if isinstance(match, Told) else match, **settings)

    def _later(self, seconds: float, callback: Callable[[], None]) -> None:
        self.timers.append(callback)

    def tick(self) -> None:
        """Let the next timer run out."""
        self.timers.pop(0)()

    def go_on(self) -> Self:
        """Enter at everything that waits; the seat that is called comes."""
        while self.session.stage.busy or self.session.covering is not None:
            if self.session.covering is not None:
                self.come()
            else:
                self.session.stage.skip()
        return self

    def bot_turn(self) -> None:
        """Play what the heuristic of the seat would."""
        decision = self.session.decision
        assert decision is not None
        policy = GAME.policy(decision.seat, Rng(3))
        self.session.play([policy.choose(self.match.view(decision.seat), decision).action])


def screen_over(
    match: Match[Any], size: Size, **settings: Any
) -> AbstractAsyncContextManager[tuple[Pilot[Any], GameScreen]]:
    """The real screen over a match."""
    return table.screen_over(match, BOARD, size, **settings)
