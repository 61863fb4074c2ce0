"""Sessions and screens over dungeons, with timers and covers in the test's hand."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from tests.games.zogars_revenge.positions import Scene as Told
from zonegames.engine.driver import Driver
from zonegames.engine.looker import Cover
from zonegames.engine.match import Match
from zonegames.engine.rng import Rng
from zonegames.games.zogars_revenge.rules import GAME
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.board import Response, Scene
from zonegames.tui.boards.zogars_revenge.board import BOARD
from zonegames.tui.decision_bar import bar
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.glyphs import UNICODE, Glyphs
from zonegames.tui.lines import Lines, spots, text_of
from zonegames.tui.session import Session, TableSettings

LARGE, SMALL = (120, 31), (80, 20)
"""The board's region on a screen of 120x36 and of 80x24."""

SIZES = (LARGE, SMALL)


class Sat:
    """Somebody at the keyboard."""

    def __init__(self, match: Match[Any] | Told, **settings: Any) -> None:
        self.match: Match[Any] = match.match if isinstance(match, Told) else match
        self.covers: list[Cover] = []
        self.timers: list[Callable[[], None]] = []
        self.ended = False
        self.session = Session(
            self.match,
            BOARD,
            Driver(self.match, {}),
            TableSettings(**{"speed": "off", "hints": False, **settings}),
            timers=lambda seconds, callback: self.timers.append(callback),
            repaint=lambda: None,
            cover=self.covers.append,
            over=self._end,
            bot=lambda: None,
        )
        self.session.begin()

    def _end(self) -> None:
        self.ended = True

    def scene(self, size: tuple[int, int] = LARGE, glyphs: Glyphs = UNICODE) -> Scene:
        return self.session.scene(*size, glyphs)

    def lines(self, size: tuple[int, int] = LARGE, glyphs: Glyphs = UNICODE) -> Lines:
        lines = BOARD.paint(self.scene(size, glyphs))
        self.session.spots = spots(lines)
        return lines

    def text(self, size: tuple[int, int] = LARGE) -> str:
        """Board and decision bar as one text."""
        rows = text_of(self.lines(size))
        return "\n".join([*rows, *text_of(bar(self.scene(size), self.session.bar_text(), size[0]))])

    def press(self, *keys: str) -> Response:
        """Press the board's keys; the last answer."""
        response = Response()
        for key in keys:
            response = BOARD.press(self.scene(), key)
            self.session.respond(response)
        return response

    def click(self, spot: str) -> Response:
        self.lines()
        response = BOARD.click(self.scene(), spot)
        self.session.respond(response)
        return response

    def tick(self) -> None:
        """Let the next timer run out."""
        self.timers.pop(0)()

    def go_on(self) -> None:
        """Enter at everything that waits; the seat that is called comes."""
        while self.session.stage.busy or self.session.covering is not None:
            if self.session.covering is not None:
                self.session.arrived(self.session.covering.seat)
            else:
                self.session.stage.skip()

    def bot_turn(self) -> None:
        """Play what the heuristic of the seat would."""
        decision = self.session.decision
        assert decision is not None
        policy = GAME.policy(decision.seat, Rng(3))
        self.session.play([policy.choose(self.match.view(decision.seat), decision).action])


@asynccontextmanager
async def screen_of(
    match: Match[Any], size: tuple[int, int], **settings: Any
) -> AsyncIterator[tuple[Pilot[Any], GameScreen]]:
    """The real screen over a match."""
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        chosen = TableSettings(**{"speed": "off", "hints": False, **settings})
        screen = GameScreen(match, Driver(match, {}), BOARD, chosen)
        await app.push_screen(screen)
        await pilot.pause()
        yield pilot, screen
