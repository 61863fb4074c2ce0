"""How fast each game is on the screen: from a picker that has been up for a second into the match, from a
key to its paint, at rest."""

import asyncio
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

import textual.constants

from tests.benchmarks.rules import games
from tests.benchmarks.screen import (
    EMPTY,
    KEY,
    P95,
    PICKER,
    Figures,
    Terminal,
    at_rest,
    measure,
    press_in_turn,
    running,
)
from tests.benchmarks.table import Row
from tests.tui.grid import text
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.record import record_of, replay
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games import entry
from zonegames.store.store import Store
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.game_screen import GameScreen

OPEN: Final = 0.35
"""From the key in the picker to the game's first frame, as a share of the empty app's start."""

WALKS: Final = {
    ("tab", "shift+tab"): (b"\t", b"\x1b[Z"),
    ("right", "left"): (b"\x1b[C", b"\x1b[D"),
    ("down", "up"): (b"\x1b[B", b"\x1b[A"),
}
"""Keys that may move the cursor there and back, as Textual and as a terminal name them."""

ROUNDS: Final = 3
PRESSES: Final = 20


def rows() -> Iterator[Row]:
    """All games, each against an empty app that runs beside it."""
    start = median(one for _ in range(ROUNDS) for one in measure(EMPTY, b"ready").start)
    for game in games():
        opened, ours, floor = asyncio.run(_position(game)).measure()
        keys = median(ours.keys)
        yield Row(f"opening {game.id}", median(opened), "ms", median(opened) / start, most=OPEN)
        yield Row(f"key to paint {game.id}", keys, "ms", keys / median(floor.keys), most=KEY)
        yield Row(f"key to paint {game.id}, 95 %", ours.p95(), "ms", most=P95)
        yield Row(f"sent by an idle screen of {game.id} in 2 s", ours.idle_bytes, "bytes", most=0)


class _Position:
    """A match in which the person at the keyboard walks between answers with two keys."""

    def __init__(self, match: Match[Any], walk: tuple[bytes, bytes]) -> None:
        self.match, self.walk = match, walk

    def measure(self) -> tuple[list[float], Figures, Figures]:
        """Milliseconds of each opening; keys and rest of the game; keys of the empty app beside it."""
        opened, ours, floor = list[float](), Figures(), Figures()
        for _ in range(ROUNDS):
            with tempfile.TemporaryDirectory() as home:
                store = Store.open(Path(home))
                store.create(replay(self.match.game, record_of(self.match)))
                store.close()
                with running(PICKER, b"Continue", home) as shown, running(EMPTY, b"ready") as empty:
                    opened.append(1000 * self._open(shown))
                    shown.read(0.5, 3.0)
                    press_in_turn(ours, shown, self.walk, floor, empty, PRESSES)
                    ours.idle_bytes += at_rest(shown, 2.0)
        return opened, ours, floor

    def _open(self, terminal: Terminal) -> float:
        """Seconds from c in the picker to the title of the game."""
        title = self.match.game.title.split(":")[0].upper().encode()
        began = terminal.key_sent(b"c")
        return terminal.wait_for(title) - began


async def _position(game: AnyGame) -> _Position:
    """Some decision of a person that has several answers, and the keys that walk them."""
    seats = [SeatSpec("Ann"), *(SeatSpec(f"Bo {n}", _other(game)) for n in range(1, game.min_seats))]
    for seed in range(1, 20):
        match, rng = new_match(game, seats, {}, seed), Rng(seed)
        for _ in range(40):
            if (asked := match.decision) is None:
                break
            if asked.seat == 0 and len(asked.legal) > 2 and (walk := await _walk(match)) is not None:
                return _Position(match, walk)
            match.apply(random_action(asked, rng))
    raise AssertionError(f"no decision of {game.id} can be walked")


def _other(game: AnyGame) -> Any:
    return "bot" if entry(game.id).bots else "person"


async def _walk(match: Match[Any]) -> tuple[bytes, bytes] | None:
    """The keys after which the picture changes and changes back, nothing being played."""
    textual.constants.TEXTUAL_ANIMATIONS = "none"  # type: ignore[misc]
    store = Store.open(Path(tempfile.mkdtemp()))
    number = store.create(replay(match.game, record_of(match)))
    store.leave(number)
    app = ZonegamesApp(store)
    async with app.run_test(size=(120, 36)) as pilot:
        app.resume(number)
        await pilot.pause(0.2)
        for keys, codes in WALKS.items():
            pictures = [text(app)]
            for key in (*keys, *keys):
                await pilot.press(key)
                await pilot.pause()
                pictures.append(text(app))
            still = isinstance(app.screen, GameScreen) and len(app.screen.match.log) == len(match.log)
            if not still:
                break
            if all(one != other for one, other in pairwise(pictures)):
                return codes
    store.close()
    return None
