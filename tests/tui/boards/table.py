"""Somebody at a board, with or without a running app; each game's own table adds what only it has."""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, ClassVar, Final, Self, TypeAlias

from textual.pilot import Pilot

from zonegames.engine.driver import Driver
from zonegames.engine.game import Game
from zonegames.engine.match import Match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, SeatSpec
from zonegames.engine.watch import Cover
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.board import Board, Response, Scene
from zonegames.tui.decision_bar import BarText, bar
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.glyphs import UNICODE, Glyphs
from zonegames.tui.lines import Lines, spots, text_of
from zonegames.tui.session import Session, TableSettings

Size: TypeAlias = tuple[int, int]

LARGE: Final = (120, 31)
SMALL: Final = (80, 20)
"""The board's region on a screen of 120x36 and of 80x24."""


def match_at(
    game: Game[Any, Any, Any, Any], state: Any, names: Sequence[str], bots: Sequence[int] = ()
) -> Match[Any]:
    """A match that goes on from a position; the seats in `bots` are computers."""
    seats = [SeatSpec(name, "bot" if seat in bots else "person") for seat, name in enumerate(names)]
    return Match.at(game, state, seats, state.options)


def driver_of(match: Match[Any]) -> Driver:
    """Computers for the seats that have none at the keyboard."""
    bots = [seat for seat, spec in enumerate(match.setup.seats) if spec.player == "bot"]
    return Driver(match, {seat: match.game.policy(seat, Rng(seat)) for seat in bots})


def settings_of(**settings: Any) -> TableSettings:
    """Quick and without hints, as far as `settings` do not say otherwise."""
    return TableSettings(**{"speed": "off", "hints": False, **settings})


class Sat:
    """A session whose covers are counted and whose timers run at once."""

    board: ClassVar[Board]

    def __init__(self, match: Match[Any], size: Size = LARGE, **settings: Any) -> None:
        self.match = match
        self.size = size
        self.covers: list[Cover] = []
        self.bot_calls = 0
        self.over = False
        self.session = Session(
            match,
            self.board,
            driver_of(match),
            settings_of(**settings),
            timers=self._later,
            repaint=lambda: None,
            cover=self.covers.append,
            over=self._end,
            bot=self._bot,
        )
        self._begin()

    def _begin(self) -> None:
        self.session.begin()

    def _later(self, seconds: float, callback: Callable[[], None]) -> None:
        callback()

    def _end(self) -> None:
        self.over = True

    def _bot(self) -> None:
        self.bot_calls += 1

    # --- what is to be seen

    def scene(self, size: Size | None = None, glyphs: Glyphs = UNICODE) -> Scene:
        return self.session.scene(*(size or self.size), glyphs)

    def lines(self, size: Size | None = None, glyphs: Glyphs = UNICODE) -> Lines:
        lines = self.board.paint(self.scene(size, glyphs))
        self.session.spots = spots(lines)
        return lines

    def rows(self, size: Size | None = None) -> list[str]:
        return text_of(self.lines(size))

    def row(self, wanted: str) -> str:
        """The first row in which this stands."""
        return next(row for row in self.rows() if wanted in row)

    def bar_rows(self, size: Size | None = None) -> list[str]:
        """The two lines of the decision bar, as the game screen composes them."""
        scene = self.scene(size)
        told = self.session.bar_text()
        if scene.decision is not None:
            told = replace(told, question=lambda names: self.board.question(replace(scene, names=names)))
        return text_of(bar(self.board.tentative(scene), told, scene.width))

    def bar(self, size: Size | None = None) -> str:
        """The decision bar as one text."""
        return "\n".join(self.bar_rows(size))

    def text(self, size: Size | None = None) -> str:
        """Board and decision bar as one text."""
        return "\n".join([*self.rows(size), self.bar(size)])

    # --- what is done

    def come(self) -> Self:
        """The called seat lifts its cover, if there is one."""
        if self.session.covering is not None:
            self.session.arrived(self.session.covering.seat)
        return self

    def press(self, *keys: str) -> Response:
        """Press the board's keys; the last answer."""
        response = Response()
        for key in keys:
            self.lines()
            response = self.board.press(self.scene(), key)
            self.session.respond(response)
        return response

    def click(self, *names: str) -> Response:
        """Click spots that are painted (a `key:` may stand in the bar); the last answer."""
        response = Response()
        for spot in names:
            self.lines()
            assert spot in self.session.spots or spot.startswith("key:"), f"{spot} is not painted"
            response = self.board.click(self.scene(), spot)
            self.session.respond(response)
        return response

    def go_on(self) -> Self:
        """Enter at everything that waits."""
        while self.session.stage.busy:
            self.session.stage.skip()
        return self


def scene_of(
    board: Board,
    game: Game[Any, Any, Any, Any],
    state: Any,
    looker: Looker,
    size: Size,
    names: tuple[str, ...],
    **more: Any,
) -> Scene:
    """What `looker` would be shown of a position, its own part of the question open."""
    pending = state.pending
    decision = pending.seen_by(looker) if pending is not None else None
    if decision is not None and not decision.legal:
        decision = None
    scene = Scene(
        view=game.view(state, looker),
        decision=decision,
        looker=looker,
        names=names,
        narrator=game.narrator,
        width=size[0],
        height=size[1],
        glyphs=UNICODE,
        options=state.options,
        **more,
    )
    lit, pick = board.open(scene)
    return replace(scene, lit=lit, pick=pick)


def everything(board: Board, scene: Scene, sheets: Sequence[str], pages: Sequence[str | None]) -> list[Any]:
    """All that a looker can get to see or press at a scene; `pages` are the spots that are inspected."""
    painted = board.paint(scene)
    text = BarText(question=lambda names: board.question(replace(scene, names=names)))
    asked = bar(board.tentative(scene), text, scene.width)
    return [
        painted,
        board.title(scene),
        [board.sheet(scene, name) for name in sheets],
        [board.explain(scene, spot) for spot in spots(painted)],
        [board.inspect(scene, spot) for spot in pages],
        asked,
        board.keys(scene),
        board.cover_note(scene),
    ]


@asynccontextmanager
async def screen_over(
    match: Match[Any], board: Board, size: Size, **settings: Any
) -> AsyncIterator[tuple[Pilot[Any], GameScreen]]:
    """A running game screen."""
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        screen = GameScreen(match, driver_of(match), board, settings_of(**settings))
        await app.push_screen(screen)
        await pilot.pause()
        yield pilot, screen


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys one by one, each after the one before has been painted."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
        await pilot.pause()


def frames(recorded: list[tuple[Looker, str]], looker: Looker) -> Iterator[str]:
    """The frames that one looker was shown."""
    yield from (text for who, text in recorded if who == looker)
