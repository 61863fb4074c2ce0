"""Sessions, scenes and screens over positions made by hand."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from tests.games.zoneplex.positions import NAMES, Table
from zonegames.engine.driver import Driver
from zonegames.engine.looker import Cover
from zonegames.engine.match import Match
from zonegames.engine.play import settle
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, SeatSpec
from zonegames.games.zoneplex.rules import GAME
from zonegames.games.zoneplex.state import State
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.board import Response, Scene
from zonegames.tui.boards.zoneplex.asking import memory
from zonegames.tui.boards.zoneplex.board import BOARD
from zonegames.tui.boards.zoneplex.dealing import Dealing
from zonegames.tui.decision_bar import BarText, bar
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.glyphs import UNICODE, Glyphs
from zonegames.tui.lines import Lines, spots, text_of
from zonegames.tui.session import Session, TableSettings

LARGE = (120, 31)
SMALL = (80, 20)
"""The board's region on a screen of 120x36 and of 80x24."""


def match_of(at: Table | State, bots: tuple[int, ...] = ()) -> Match[Any]:
    """A match that goes on from here; the seats in `bots` are computers."""
    state = at.state if isinstance(at, Table) else at
    state = state.clone()
    settle(state, lambda _: None)
    count = len(state.seats)
    seats = [SeatSpec(n, "bot" if i in bots else "person") for i, n in enumerate(NAMES[:count])]
    return Match.at(GAME, state, seats, state.options)


class Sat:
    """A session whose covers are counted and whose timers run at once.

    With `looks`, everybody still has the first look before it.
    """

    def __init__(self, match: Match[Any], speed: str = "off", *, looks: bool = False) -> None:
        self.match = match
        bots = [i for i, seat in enumerate(match.setup.seats) if seat.player == "bot"]
        self.covers: list[Cover] = []
        self.over = False
        self.session = Session(
            match,
            BOARD,
            Driver(match, {seat: GAME.policy(seat, Rng(seat)) for seat in bots}),
            TableSettings(speed=speed, hints=False),
            timers=self._later,
            repaint=lambda: None,
            cover=self.covers.append,
            over=self._end,
            bot=lambda: None,
        )
        if not looks:
            self.session._looked.update(self.session.watch.people)
        self.session.begin()

    def _later(self, seconds: float, callback: Any) -> None:
        callback()

    def _end(self) -> None:
        self.over = True

    def come(self) -> "Sat":
        """The called seat lifts its cover, if there is one."""
        if self.session.covering is not None:
            self.session.arrived(self.session.covering.seat)
        return self

    def scene(self, size: tuple[int, int] = LARGE, glyphs: Glyphs = UNICODE) -> Scene:
        return self.session.scene(*size, glyphs)

    def lines(self, size: tuple[int, int] = LARGE, glyphs: Glyphs = UNICODE) -> Lines:
        lines = BOARD.paint(self.scene(size, glyphs))
        self.session.spots = spots(lines)
        return lines

    def rows(self, size: tuple[int, int] = LARGE) -> list[str]:
        return text_of(self.lines(size))

    def bar(self, width: int = 120) -> list[str]:
        """The decision bar."""
        scene = self.scene((width, 31))
        text = self.session.bar_text()
        if scene.decision is not None:
            text = BarText(text.undo, text.said, text.asking, text.holding, BOARD.question(scene), text.bot)
        return text_of(bar(BOARD.tentative(scene), text, width))

    def text(self, size: tuple[int, int] = LARGE) -> str:
        """Board and decision bar as one text."""
        return "\n".join([*self.rows(size), *self.bar(size[0])])

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

    def press(self, *keys: str) -> Response:
        """Press the board's keys; the last answer."""
        response = Response()
        for key in keys:
            self.lines()
            response = BOARD.press(self.scene(), key)
            self.session.respond(response)
        return response

    def click(self, *names: str) -> Response:
        response = Response()
        for spot in names:
            self.lines()
            assert spot in self.session.spots, f"{spot} is not painted"
            response = self.press(spot[4:]) if spot.startswith("key:") else BOARD.click(self.scene(), spot)
            if not spot.startswith("key:"):
                self.session.respond(response)
        return response

    def go_on(self) -> "Sat":
        """Enter at everything that waits."""
        while self.session.stage.busy:
            self.session.stage.skip()
        return self


def sat_at(at: Table | State, bots: tuple[int, ...] = ()) -> Sat:
    """The seat that is asked sits at the screen, its cover lifted."""
    return Sat(match_of(at, bots)).come()


def everything(scene: Scene) -> list[Any]:
    """All that a looker can get to see or press at a scene."""
    painted = BOARD.paint(scene)
    sheets = [BOARD.sheet(scene, name) for name in ("table", "tiles", "relics", "marks")]
    told = [BOARD.explain(scene, spot) for spot in spots(painted)]
    pages = [BOARD.inspect(scene, spot) for spot in (None, "seat:0", "seat:1", "cell:A1", "cell:A2")]
    asked = bar(BOARD.tentative(scene), BarText(question=BOARD.question(scene)), scene.width)
    keys = BOARD.keys(scene)
    return [painted, BOARD.title(scene), sheets, told, pages, asked, keys, BOARD.cover_note(scene)]


@asynccontextmanager
async def screen_over(
    match: Match[Any], size: tuple[int, int]
) -> AsyncIterator[tuple[Pilot[Any], GameScreen]]:
    """A running game screen; the first looks have been had."""
    app = ZonegamesApp()
    app.animation_level = "none"  # no grace when hands change: keys come at once here
    async with app.run_test(size=size) as pilot:
        bots = [i for i, seat in enumerate(match.setup.seats) if seat.player == "bot"]
        driver = Driver(match, {seat: GAME.policy(seat, Rng(seat)) for seat in bots})
        screen = GameScreen(match, driver, BOARD, TableSettings(speed="off", hints=False))
        screen.session._looked.update(screen.session.watch.people)
        await app.push_screen(screen)
        await pilot.pause()
        yield pilot, screen


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
        await pilot.pause()


def frames(recorded: list[tuple[Looker, str]], looker: Looker) -> Iterator[str]:
    """The frames that one looker was shown."""
    yield from (text for who, text in recorded if who == looker)
