"""Positions at the board, driven without an app, and a running game screen for whole turns."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import replace
from typing import Any, ClassVar, Final

from textual.pilot import Pilot
from textual.worker import WorkerCancelled

from tests.games.zone_runners.positions import position
from tests.tui.boards import table
from tests.tui.boards.table import LARGE, SMALL, Size, driver_of, match_at
from zonegames.engine.match import Match
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import State
from zonegames.tui.board import Board, Response
from zonegames.tui.boards.zone_runners.board import BOARD
from zonegames.tui.game_screen import GameScreen

__all__ = [
    "LARGE",
    "SMALL",
    "Sat",
    "driver_of",
    "match_of",
    "mid_race",
    "press",
    "screen_over",
    "settled",
]

NAMES: Final = ("Mira", "Bo", "Cyd")


def match_of(state: State, players: str = "") -> Match[Any]:
    """A match from a position; `players` names the seats, a star marks a computer."""
    names = players.split() or NAMES[: state.seats]
    bots = [seat for seat, name in enumerate(names) if name.endswith("*")]
    return match_at(GAME, state, [name.rstrip("*") for name in names], bots)


class Sat(table.Sat):
    """A match with somebody at the board; what has been set in motion stands still."""

    board: ClassVar[Board] = BOARD

    def __init__(self, state: State, *, plain: bool = False, size: Size = LARGE) -> None:
        if plain:
            state.options = replace(state.options, preview="plain")
        super().__init__(match_of(state), size)

    def _later(self, seconds: float, callback: Callable[[], None]) -> None: ...

    def text(self, size: Size | None = None) -> str:
        """The board without the decision bar."""
        return "\n".join(self.rows(size))

    def lane(self, track: int) -> list[str]:
        """The rows of one track of the course, labels and all: air, stand and (large) floor."""
        high = self.size == LARGE
        top = (6 if high else 4) + track * (3 if high else 2)
        return self.rows()[top : top + (3 if high else 2)]

    def press(self, *keys: str) -> Response:
        """Press keys as the screen would; the last answer."""
        response = Response()
        for key in keys:
            if key == "h":
                self.session.hint()
            elif key == "u":
                self.session.undo()
            elif key in ("y", "n") and self.session.ask is not None:
                self.session.answer(key == "y")
            else:
                response = super().press(key)
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


def screen_over(match: Match[Any], size: Size) -> AbstractAsyncContextManager[tuple[Pilot[Any], GameScreen]]:
    """A running game screen."""
    return table.screen_over(match, BOARD, size)


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
