"""Scenes, sessions and screens over positions made by hand."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from tests.games.exploration_warzone.positions import NAMES
from zonegames.engine.decisions import Decision
from zonegames.engine.driver import Driver
from zonegames.engine.looker import Cover
from zonegames.engine.match import Match
from zonegames.engine.play import settle
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, SeatSpec
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import WarzoneState
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.board import Response, Scene
from zonegames.tui.boards.exploration_warzone.board import BOARD
from zonegames.tui.decision_bar import BarText, bar
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.glyphs import UNICODE, Glyphs
from zonegames.tui.lines import Lines, spots, text_of
from zonegames.tui.session import Session, TableSettings

LARGE = (120, 31)
SMALL = (80, 20)
"""The board's region on a screen of 120x36 and of 80x24."""


def match_of(state: WarzoneState, bots: tuple[int, ...] = ()) -> Match[Any]:
    """A match that starts here; the seats in `bots` are computers."""
    state = state.clone()
    settle(state, lambda _: None)
    count = len(state.commanders)
    seats = [SeatSpec(n, "bot" if i in bots else "person") for i, n in enumerate(NAMES[:count])]
    return Match.at(GAME, state, seats, state.options)


class Sat:
    """A session whose covers are counted and whose timers run at once."""

    def __init__(self, match: Match[Any], speed: str = "off") -> None:
        self.match = match
        bots = [i for i, seat in enumerate(match.setup.seats) if seat.player == "bot"]
        self.covers: list[Cover] = []
        self.over = False
        self.timers: list[float] = []
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
        self.session.begin()

    def _later(self, seconds: float, callback: Any) -> None:
        self.timers.append(seconds)
        callback()

    def _end(self) -> None:
        self.over = True

    def come(self) -> None:
        """The called seat lifts its cover."""
        assert self.session.covering is not None
        self.session.arrived(self.session.covering.seat)

    def scene(self, size: tuple[int, int] = LARGE, glyphs: Glyphs = UNICODE) -> Scene:
        return self.session.scene(*size, glyphs)

    def lines(self, size: tuple[int, int] = LARGE) -> Lines:
        lines = BOARD.paint(self.scene(size))
        self.session.spots = spots(lines)
        return lines

    def rows(self, size: tuple[int, int] = LARGE) -> list[str]:
        return text_of(self.lines(size))

    def text(self, size: tuple[int, int] = LARGE) -> str:
        """Board and decision bar as one text."""
        scene = BOARD.tentative(self.scene(size))
        return "\n".join([*self.rows(size), *text_of(bar(scene, self.session.bar_text(), size[0]))])

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

    def go_on(self) -> None:
        """Enter at everything that waits."""
        while self.session.stage.busy:
            self.session.stage.skip()


def sat_at(state: WarzoneState) -> Sat:
    """The seat that is asked sits at the screen, its cover lifted."""
    sat = Sat(match_of(state))
    if sat.session.covering is not None:
        sat.come()
    return sat


def scene_of(state: WarzoneState, looker: Looker, size: tuple[int, int], names: tuple[str, ...]) -> Scene:
    """What `looker` would be shown of a position, its own question open."""
    pending = state.pending
    decision: Decision[Any] | None = pending.seen_by(looker) if pending is not None else None
    if decision is not None and not decision.legal:
        decision = None
    scene = Scene(
        view=GAME.view(state, looker),
        decision=decision,
        looker=looker,
        names=names,
        narrator=GAME.narrator,
        width=size[0],
        height=size[1],
        glyphs=UNICODE,
        options=state.options,
    )
    return _opened(scene)


def _opened(scene: Scene) -> Scene:
    from dataclasses import replace

    lit, pick = BOARD.open(scene)
    return replace(scene, lit=lit, pick=pick)


def everything(scene: Scene) -> list[Any]:
    """All that a looker can get to see or press at a scene."""
    painted = BOARD.paint(scene)
    sheets = [BOARD.sheet(scene, name) for name in ("table", "row", "wakes", "contacts")]
    told = [BOARD.explain(scene, spot) for spot in spots(painted)]
    pages = [BOARD.inspect(scene, spot) for spot in (None, "seat:0", "berth:0")]
    asked = bar(BOARD.tentative(scene), BarText(), scene.width)
    keys = BOARD.keys(scene)
    return [painted, BOARD.title(scene), sheets, told, pages, asked, keys]


@asynccontextmanager
async def screen_over(
    match: Match[Any], size: tuple[int, int]
) -> AsyncIterator[tuple[Pilot[Any], GameScreen]]:
    """A running game screen."""
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        bots = [i for i, seat in enumerate(match.setup.seats) if seat.player == "bot"]
        driver = Driver(match, {seat: GAME.policy(seat, Rng(seat)) for seat in bots})
        screen = GameScreen(match, driver, BOARD, TableSettings(speed="off", hints=False))
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
