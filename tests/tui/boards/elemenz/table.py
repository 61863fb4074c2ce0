"""Sessions and screens over positions made by hand."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, ClassVar

from textual.pilot import Pilot

from tests.tui.boards import table
from tests.tui.boards.table import LARGE, SMALL, Size, match_at, press
from zonegames.engine.match import Match
from zonegames.engine.seats import Looker
from zonegames.games.elemenz.rules import GAME
from zonegames.tui.board import Board, Scene
from zonegames.tui.boards.elemenz.board import BOARD
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.lines import spots

__all__ = [
    "LARGE",
    "NAMES",
    "SMALL",
    "Sat",
    "click",
    "everything",
    "match_of",
    "press",
    "scene_of",
    "screen_over",
]

NAMES = ("Ann", "Bo", "Cy", "Dee")


def match_of(state: Any, bots: Sequence[int] = ()) -> Match[Any]:
    """A match that starts here (a state, or a table of the rules' tests); `bots` are computers."""
    state = getattr(state, "state", state)
    count = len(getattr(state, "shamans", None) or state.sides)
    return match_at(GAME, state, NAMES[:count], bots)


class Sat(table.Sat):
    """Shamans at the keyboard; `bots` are computers."""

    board: ClassVar[Board] = BOARD

    def __init__(self, state: Any, bots: Sequence[int] = (), size: Size = LARGE) -> None:
        super().__init__(state if isinstance(state, Match) else match_of(state, bots), size)

    @property
    def asked(self) -> Any:
        """The open question as the one who looks sees it."""
        return self.session.decision


def scene_of(state: Any, looker: Looker, size: Size, people: tuple[int, ...] = (0, 1, 2, 3)) -> Scene:
    """What `looker` would be shown of a position, its own part of the question open."""
    return table.scene_of(BOARD, GAME, state, looker, size, NAMES, people=people)


def everything(scene: Scene) -> list[Any]:
    """All that a looker can get to see or press at a scene."""
    places = list(spots(BOARD.paint(scene)))[::7]
    return table.everything(BOARD, scene, ("table", "tokens", "avatars"), (None, *places))


def screen_over(state: Any, size: Size) -> AbstractAsyncContextManager[tuple[Pilot[Any], GameScreen]]:
    """A running game screen."""
    return table.screen_over(state if isinstance(state, Match) else match_of(state), BOARD, size)


async def click(pilot: Pilot[Any], screen: GameScreen, *names: str) -> None:
    """Click the middle of each of these spots of the board."""
    for spot in names:
        box = screen.session.spots[spot]
        await pilot.click(offset=(box.x + box.width // 2, box.y + 1 + box.height // 2))
        await pilot.pause()
        await pilot.pause()
