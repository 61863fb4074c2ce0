"""Positions at the board, driven without an app, and a running game screen for whole turns."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final

from textual.pilot import Pilot
from textual.worker import WorkerCancelled

from tests.games.zone_runners.positions import position
from zonegames.engine.driver import Driver
from zonegames.engine.match import Match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import State
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.board import Response, Scene
from zonegames.tui.boards.zone_runners.board import BOARD
from zonegames.tui.decision_bar import bar
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.glyphs import UNICODE, Glyphs
from zonegames.tui.lines import Lines, spots, text_of
from zonegames.tui.session import Session, TableSettings

LARGE: Final = (120, 31)
SMALL: Final = (80, 20)
"""The board's region at 120x36 and at 80x24."""

NAMES: Final = ("Mira", "Bo", "Cyd")


def match_of(state: State, players: str = "") -> Match[Any]:
    """A match from a position; `players` names the seats, a star marks a computer."""
    names = players.split() or NAMES[: state.seats]
    seats = [SeatSpec(name.rstrip("*"), "bot" if name.endswith("*") else "person") for name in names]
    return Match.at(GAME, state, seats, state.options)


def driver_of(match: Match[Any]) -> Driver:
    """Computers for the seats that have none at the keyboard."""
    bots = [seat for seat, spec in enumerate(match.setup.seats) if spec.player == "bot"]
    return Driver(match, {seat: GAME.policy(seat, Rng(seat)) for seat in bots})


class Sat:
    """A match with somebody at the board."""

    def __init__(self, state: State, *, plain: bool = False, size: tuple[int, int] = LARGE) -> None:
        if plain:
            state.options = replace(state.options, preview="plain")
        self.match = match_of(state)
        self.size = size
        self.covers: list[Any] = []
        self.session = Session(
            self.match,
            BOARD,
            driver_of(self.match),
            TableSettings(speed="off", hints=False),
            timers=lambda seconds, callback: None,
            repaint=lambda: None,
            cover=self.covers.append,
            over=lambda: None,
            bot=lambda: None,
        )
        self.session.begin()

    def scene(self, glyphs: Glyphs = UNICODE) -> Scene:
        return self.session.scene(*self.size, glyphs)

    def lines(self) -> Lines:
        lines = BOARD.paint(self.scene())
        self.session.spots = spots(lines)
        return lines

    def rows(self) -> list[str]:
        return text_of(self.lines())

    def text(self) -> str:
        return "\n".join(self.rows())

    def bar(self) -> str:
        """The two lines of the decision bar."""
        scene = self.scene()
        return "\n".join(text_of(bar(BOARD.tentative(scene), self.session.bar_text(), self.size[0])))

    def lane(self, track: int) -> list[str]:
        """The rows of one track of the course, labels and all: air, stand and (large) floor."""
        high = self.size == LARGE
        top = (6 if high else 4) + track * (3 if high else 2)
        return self.rows()[top : top + (3 if high else 2)]

    def press(self, *keys: str) -> Response:
        """Press keys as the screen would; the last answer."""
        response = Response()
        for key in keys:
            self.lines()
            if key == "h":
                self.session.hint()
            elif key == "u":
                self.session.undo()
            elif key in ("y", "n") and self.session.ask is not None:
                self.session.answer(key == "y")
            else:
                response = BOARD.press(self.scene(), key)
                self.session.respond(response)
        return response

    def click(self, spot: str) -> Response:
        assert spot in spots(self.lines()), f"{spot} is not painted"
        response = BOARD.click(self.scene(), spot)
        self.session.respond(response)
        return response

    @property
    def kind(self) -> str:
        return self.match.decision.kind if self.match.decision is not None else "over"

    def runner(self, who: int) -> Any:
        return self.match.view(None).board.runners[who]


def mid_race(**changes: Any) -> State:
    """Level 2, turn 11: two Zones have fallen, the third is next; one Runner before a double gap, two on
    Blockers."""
    return position(
        **{
            "level": 2,
            "blockers": {3: 2, 4: 1, 5: 2, 6: 1},
            "shown": 6,
            "collapsed": 2,
            "tracker": 10,
            "dice": (6, 1, 6),
            "seats": 3,
            "sprinter": "L15",
            "jumper": "H15 on",
            "fighter": "M23 on",
            **changes,
        }
    )


@asynccontextmanager
async def screen_over(
    match: Match[Any], size: tuple[int, int]
) -> AsyncIterator[tuple[Pilot[Any], GameScreen]]:
    """A running game screen."""
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        screen = GameScreen(match, driver_of(match), BOARD, TableSettings(speed="off", hints=False))
        await app.push_screen(screen)
        await pilot.pause()
        yield pilot, screen


async def settled(pilot: Pilot[Any]) -> None:
    """Let messages, workers and repaints run out, on a busy machine too."""
    for _ in range(2):
        await pilot.pause()
        with suppress(WorkerCancelled):  # a computer's turn may follow upon another's
            await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)
