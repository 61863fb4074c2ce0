"""How fast each game is on the screen: from the picker into a match, from a key to its paint, at rest."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.benchmarks.rules import games
from tests.benchmarks.screen import KEY, P95, PICKER, Terminal, empty_app, environment
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
    """All games against the empty app, in one run."""
    floor = empty_app(20)
    for _ in range(ROUNDS - 1):
        again = empty_app(20)
        floor.start += again.start
        floor.keys += again.keys
    start, key = median(floor.start), median(floor.keys)
    for game in games():
        opened, keys, idle = asyncio.run(_position(game)).measure()
        ordered = sorted(keys)
        yield Row(f"opening {game.id}", median(opened), "ms", median(opened) / start, most=OPEN)
        yield Row(f"key to paint {game.id}", median(keys), "ms", median(keys) / key, most=KEY)
        yield Row(f"key to paint {game.id}, 95 %", ordered[round(0.95 * len(ordered)) - 1], "ms", most=P95)
        yield Row(f"sent by an idle screen of {game.id} in 2 s", idle, "bytes", most=0)


class _Position:
    """A match in which the person at the keyboard walks between answers with two keys."""

    def __init__(self, match: Match[Any], walk: tuple[bytes, bytes]) -> None:
        self.match, self.walk = match, walk

    def measure(self) -> tuple[list[float], list[float], int]:
        """Milliseconds of each opening and each key; bytes sent at rest."""
        opened: list[float] = []
        keys: list[float] = []
        idle = 0
        for _ in range(ROUNDS):
            with tempfile.TemporaryDirectory() as home:
                store = Store.open(Path(home))
                store.create(replay(self.match.game, record_of(self.match)))
                store.close()
                terminal = Terminal(PICKER, environment(home))
                try:
                    opened.append(1000 * self._open(terminal))
                    terminal.read(0.5, 3.0)
                    keys += [1000 * terminal.key(key) for _ in range(PRESSES // 2) for key in self.walk]
                    terminal.read(0.5, 3.0)
                    before = len(terminal.sent)
                    terminal.read(2.0, 2.0)
                    idle += len(terminal.sent) - before
                finally:
                    terminal.close()
        return opened, keys, idle

    def _open(self, terminal: Terminal) -> float:
        """Seconds from c in the picker to the title of the game."""
        terminal.wait_for(b"Continue")
        terminal.read(1.0, 4.0)
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
    os.environ["TEXTUAL_ANIMATIONS"] = "none"
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
