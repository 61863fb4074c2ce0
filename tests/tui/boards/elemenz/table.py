"""Sessions and screens over positions made by hand."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from textual.pilot import Pilot

from zonegames.engine.driver import Driver
from zonegames.engine.looker import Cover
from zonegames.engine.match import Match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, SeatSpec
from zonegames.games.elemenz.rules import GAME
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.board import Response, Scene
from zonegames.tui.boards.elemenz.board import BOARD
from zonegames.tui.decision_bar import BarText, bar
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.glyphs import UNICODE, Glyphs
from zonegames.tui.lines import Lines, spots, text_of
from zonegames.tui.session import Session, TableSettings

NAMES = ("Ann", "Bo", "Cy", "Dee")
LARGE = (120, 31)
SMALL = (80, 20)
"""The board's region on a screen of 120x36 and of 80x24."""


def match_of(state: Any, bots: Sequence[int] = ()) -> Match[Any]:
    """A match that starts here (a state, or a table of the rules' tests); `bots` are computers."""
    state = getattr(state, "state", state)
    count = len(getattr(state, "shamans", None) or state.sides)
    seats = [SeatSpec(n, "bot" if i in bots else "person") for i, n in enumerate(NAMES[:count])]
    return Match.at(GAME, state, seats, state.options)


class Sat:
    """A session whose covers are counted and whose timers run at once."""

    def __init__(self, state: Any, bots: Sequence[int] = (), size: tuple[int, int] = LARGE) -> None:
        self.match = state if isinstance(state, Match) else match_of(state, bots)
        self.size = size
        self.covers: list[Cover] = []
        self.bot_calls = 0
        self.session = Session(
            self.match,
            BOARD,
            Driver(self.match, {seat: GAME.policy(seat, Rng(seat)) for seat in bots}),
            TableSettings(speed="off", hints=False),
            timers=lambda seconds, callback: callback(),
            repaint=lambda: None,
            cover=self.covers.append,
            over=lambda: None,
            bot=self._bot,
        )
        self.session.begin()

    def _bot(self) -> None:
        self.bot_calls += 1

    @property
    def asked(self) -> Any:
        """The open question as the one who looks sees it."""
        return self.session.decision

    def come(self) -> None:
        """The called seat lifts its cover."""
        assert self.session.covering is not None
        self.session.arrived(self.session.covering.seat)

    def scene(self, glyphs: Glyphs = UNICODE) -> Scene:
        return self.session.scene(*self.size, glyphs)

    def lines(self) -> Lines:
        lines = BOARD.paint(self.scene())
        self.session.spots = spots(lines)
        return lines

    def rows(self) -> list[str]:
        return text_of(self.lines())

    def bar(self) -> str:
        """The decision bar as one text."""
        scene = self.scene()
        told = replace(self.session.bar_text(), question=BOARD.question(scene))
        return "\n".join(text_of(bar(scene, told, self.size[0])))

    def text(self) -> str:
        return "\n".join([*self.rows(), self.bar()])

    def row(self, wanted: str) -> str:
        """The first row in which this stands."""
        return next(row for row in self.rows() if wanted in row)

    def press(self, *keys: str) -> Response:
        """Press the board's keys; the last answer."""
        response = Response()
        for key in keys:
            response = BOARD.press(self.scene(), key)
            self.session.respond(response)
        return response

    def click(self, spot: str) -> Response:
        self.lines()
        assert spot in self.session.spots or spot.startswith("key:"), sorted(self.session.spots)
        response = BOARD.click(self.scene(), spot)
        self.session.respond(response)
        return response

    def go_on(self) -> None:
        """Enter at everything that waits."""
        while self.session.stage.busy:
            self.session.stage.skip()


def scene_of(
    state: Any, looker: Looker, size: tuple[int, int], people: tuple[int, ...] = (0, 1, 2, 3)
) -> Scene:
    """What `looker` would be shown of a position, its own part of the question open."""
    pending = state.pending
    decision = pending.seen_by(looker) if pending is not None else None
    if decision is not None and not decision.legal:
        decision = None
    scene = Scene(
        view=GAME.view(state, looker),
        decision=decision,
        looker=looker,
        names=NAMES,
        narrator=GAME.narrator,
        width=size[0],
        height=size[1],
        glyphs=UNICODE,
        options=state.options,
        people=people,
    )
    lit, pick = BOARD.open(scene)
    return replace(scene, lit=lit, pick=pick)


def everything(scene: Scene) -> list[Any]:
    """All that a looker can get to see or press at a scene."""
    painted = BOARD.paint(scene)
    found = spots(painted)
    sheets = [BOARD.sheet(scene, name) for name in ("table", "tokens", "avatars")]
    told = [BOARD.explain(scene, spot) for spot in found]
    pages = [BOARD.inspect(scene, spot) for spot in (None, *list(found)[::7])]
    asked = bar(scene, BarText(question=BOARD.question(scene)), scene.width)
    return [
        painted,
        BOARD.title(scene),
        sheets,
        told,
        pages,
        asked,
        BOARD.keys(scene),
        BOARD.cover_note(scene),
    ]


@asynccontextmanager
async def screen_over(
    state: Any, size: tuple[int, int], bots: Sequence[int] = ()
) -> AsyncIterator[tuple[Pilot[Any], GameScreen]]:
    """A running game screen."""
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        match = state if isinstance(state, Match) else match_of(state, bots)
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


async def click(pilot: Pilot[Any], screen: GameScreen, *spots: str) -> None:
    """Click the middle of each of these spots of the board."""
    for spot in spots:
        box = screen.session.spots[spot]
        await pilot.click(offset=(box.x + box.width // 2, box.y + 1 + box.height // 2))
        await pilot.pause()
        await pilot.pause()
