"""The process may be killed at any moment: every acknowledged action and undo is there again."""

import multiprocessing
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tests.store.player import play_for_ever
from zonegames.engine.record import dump_action
from zonegames.engine.rng import Rng
from zonegames.store.store import Store

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.store.player"])


class Acknowledged:
    """What the killed process had been told was safe, of the match it played last."""

    def __init__(self) -> None:
        self.match = 0
        self.actions: list[Any] = []
        self.fingerprint = ""
        self.undone = 0

    def hear(self, news: tuple[Any, ...]) -> None:
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


def kill_in_mid_play(home: Path, number: int | None, rng: Rng) -> Acknowledged:
    """Let another process play and kill it at a random moment; what it had acknowledged by then."""
    hears, tells = PROCESSES.Pipe(duplex=False)
    player = PROCESSES.Process(
        target=play_for_ever, args=(home, number, rng.below(10**6), tells), daemon=True
    )
    player.start()
    tells.close()
    said = Acknowledged()
    said.hear(hears.recv())
    for _ in range(rng.below(60)):
        said.hear(hears.recv())
    moment = time.perf_counter() + rng.chance() * 0.002
    while time.perf_counter() < moment:
        pass
    player.kill()
    _hear_the_rest(hears, said)
    player.join()
    return said


def _hear_the_rest(hears: Connection, said: Acknowledged) -> None:
    """What was told before the kill but not read yet; the last message may be cut short."""
    try:
        while True:
            said.hear(hears.recv())
    except (EOFError, OSError):
        hears.close()


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


def kill_often(home: Path, times: int) -> None:
    rng = Rng(times)
    number: int | None = None
    undone = 0
    for _ in range(times):
        said = kill_in_mid_play(home, number, rng)
        undone += said.undone
        number = check_nothing_is_lost(home, said)
    assert undone > times
    assert len(Store.open(home).finished()) > times // 10


def test_thirty_kills_in_mid_play_lose_nothing(home: Path) -> None:
    kill_often(home, 30)


@pytest.mark.long
def test_two_hundred_kills_in_mid_play_lose_nothing(home: Path) -> None:
    kill_often(home, 200)
