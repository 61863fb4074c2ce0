"""Players in processes of their own that are killed in mid-play, and what must be there afterwards."""

import multiprocessing
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tests.shelf import TOY
from tests.store.player import play_for_ever
from zonegames.engine.record import dump_action
from zonegames.engine.rng import Rng
from zonegames.store.store import Store

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.store.player"])


class Acknowledged:
    """What a player had been told was safe, of the match it played last."""

    def __init__(self) -> None:
        self.match = 0
        self.actions: list[Any] = []
        self.fingerprint = ""
        self.undone = 0
        self.heard = 0

    def hear(self, news: tuple[Any, ...]) -> None:
        self.heard += 1
        match news:
            case ("match", number, actions):
                self.match, self.actions, self.fingerprint = number, actions, ""
            case ("played", action, fingerprint):
                self.actions.append(action)
                self.fingerprint = fingerprint
            case ("undone", fingerprint):
                self.actions.pop()
                self.fingerprint = fingerprint
                self.undone += 1


class Player:
    """A process that plays against a store until it is killed."""

    def __init__(self, home: Path, number: int | None, seed: int, games: tuple[str, ...] = (TOY.id,)) -> None:
        self._hears, tells = PROCESSES.Pipe(duplex=False)
        self._process = PROCESSES.Process(
            target=play_for_ever, args=(home, number, seed, tells, games), daemon=True
        )
        self._process.start()
        tells.close()
        self.said = Acknowledged()
        self.listen(1)

    def listen(self, times: int) -> None:
        """Wait for so many acknowledgements.  Raises EOFError when the player has ended by itself."""
        for _ in range(times):
            self.said.hear(self._hears.recv())

    def kill(self) -> Acknowledged:
        """SIGKILL; what it had acknowledged by then."""
        self._process.kill()
        _hear_the_rest(self._hears, self.said)
        self._process.join()
        return self.said


def _hear_the_rest(hears: Connection, said: Acknowledged) -> None:
    """What was told before the kill but not read yet; the last message may be cut short."""
    try:
        while True:
            said.hear(hears.recv())
    except (EOFError, OSError):
        hears.close()


def kill_in_mid_play(
    home: Path, number: int | None, rng: Rng, games: tuple[str, ...] = (TOY.id,)
) -> Acknowledged:
    """Let another process play and kill it at a random moment; what it had acknowledged by then."""
    player = Player(home, number, rng.below(10**6), games)
    player.listen(rng.below(60))
    moment = time.perf_counter() + rng.chance() * 0.002
    while time.perf_counter() < moment:
        pass
    return player.kill()


def check_nothing_is_lost(home: Path, said: Acknowledged) -> int | None:
    """The stored match is the acknowledged one, or one operation ahead of it.  Its number while it runs."""
    store = Store.open(home)
    assert store.notices() == []
    if store.match(said.match).state == "finished":
        match, number = store.replay(said.match), None
    else:
        match, number = store.resume(said.match), said.match
    kept = [dump_action(match.game, entry.action) for entry in match.log]
    longer, shorter = sorted((kept, said.actions), key=len, reverse=True)
    assert longer[: len(shorter)] == shorter
    assert len(longer) - len(shorter) <= 1
    if len(longer) == len(shorter) and said.fingerprint:
        assert match.fingerprint() == said.fingerprint
    store.close()
    return number
