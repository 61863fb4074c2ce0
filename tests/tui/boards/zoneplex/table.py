"""Sessions, scenes and screens over positions made by hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar

from textual.pilot import Pilot

from tests.games.zoneplex.positions import NAMES, Table
from tests.tui.boards import table
from tests.tui.boards.table import LARGE, SMALL, Size, driver_of, frames, match_at, press, settings_of
from zonegames.engine.match import Match
from zonegames.engine.play import settle
from zonegames.games.zoneplex.rules import GAME
from zonegames.games.zoneplex.state import State
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.board import Board, Scene
from zonegames.tui.boards.zoneplex.asking import memory
from zonegames.tui.boards.zoneplex.board import BOARD
from zonegames.tui.boards.zoneplex.dealing import Dealing
from zonegames.tui.game_screen import GameScreen

__all__ = ["LARGE", "SMALL", "Sat", "everything", "frames", "match_of", "press", "sat_at", "screen_over"]


def match_of(at: Table | State, bots: tuple[int, ...] = ()) -> Match[Any]:
    """A match that goes on from here; the seats in `bots` are computers."""
    state = at.state if isinstance(at, Table) else at
    state = state.clone()
    settle(state, lambda _: None)
    return match_at(GAME, state, NAMES[: len(state.seats)], bots)


class Sat(table.Sat):
    """Monkles at the keyboard.  With `looks`, everybody still has the first look before it."""

    board: ClassVar[Board] = BOARD

    def __init__(self, match: Match[Any], speed: str = "off", *, looks: bool = False) -> None:
        self.looks = looks
        super().__init__(match, speed=speed)

    def _begin(self) -> None:
        if not self.looks:
            self.session._looked.update(self.session.watch.people)
        super()._begin()

    @property
    def refused(self) -> str:
        """The reason that stands in the bar; empty when there is none."""
        refusal = self.session.refusal
        return "" if refusal is None else refusal.text

    @property
    def deal(self) -> Dealing:
        """What is written on the deal table."""
        deal = memory(self.scene()).deal
        assert deal is not None, "the deal table is not open"
        return deal

    @property
    def asked(self) -> str:
        """The kind of question that is open to who looks; empty when there is none."""
        return "" if self.session.decision is None else self.session.decision.kind


def sat_at(at: Table | State, bots: tuple[int, ...] = ()) -> Sat:
    """The seat that is asked sits at the screen, its cover lifted."""
    return Sat(match_of(at, bots)).come()


def everything(scene: Scene) -> list[Any]:
    """All that a looker can get to see or press at a scene."""
    pages = (None, "seat:0", "seat:1", "cell:A1", "cell:A2")
    return table.everything(BOARD, scene, ("table", "tiles", "relics", "marks"), pages)


@asynccontextmanager
async def screen_over(match: Match[Any], size: Size) -> AsyncIterator[tuple[Pilot[Any], GameScreen]]:
    """A running game screen; the first looks have been had."""
    app = ZonegamesApp()
    app.animation_level = "none"  # no grace when hands change: keys come at once here
    async with app.run_test(size=size) as pilot:
        screen = GameScreen(match, driver_of(match), BOARD, settings_of())
        screen.session._looked.update(screen.session.watch.people)
        await app.push_screen(screen)
        await pilot.pause()
        yield pilot, screen
