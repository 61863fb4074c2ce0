"""How fast a match is kept and taken up again."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from tests.benchmarks.floors import cpu_seconds, transaction_seconds
from tests.benchmarks.rules import games, played
from tests.benchmarks.table import Row
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match
from zonegames.engine.record import record_of, replay
from zonegames.store.store import Store


@dataclass(frozen=True, slots=True)
class Keeping:
    """The figures of one game."""

    game: str
    actions: int
    """Of the long match; 300 unless the game ends before."""

    save_us: float
    """One action written, at the beginning of a match."""

    save_ratio: float
    """The same in the long match, against the beginning: 1 means that length does not matter."""

    replay_ms: float
    """The long match played again in a process that has all loaded."""

    resume_ratio: float
    """`zonegames resume` of the long match to its first question, against `zonegames play`."""


def rows() -> Iterator[Row]:
    """A save against SQLite's smallest transaction and against itself in a long match; resuming."""
    floor = transaction_seconds()
    yield Row("floor: a row in a transaction", 1e6 * floor, "us")
    for game in games():
        found = measure(game)
        yield Row(f"save {game.id}", found.save_us, "us", found.save_us / (1e6 * floor))
        yield Row(
            f"save {game.id}, late to early",
            found.save_us * found.save_ratio,
            "us",
            found.save_ratio,
            most=1.5,
        )
        yield Row(f"replay {game.id}, {found.actions} actions", found.replay_ms, "ms")
        yield Row(f"resume {game.id}, to a new match", found.actions, "actions", found.resume_ratio, most=2.0)


def measure(game: AnyGame) -> Keeping:
    """All figures of one game."""
    match = played(game, 300)
    with tempfile.TemporaryDirectory() as home:
        store = Store.open(Path(home))
        short, long = (_seconds_of_a_save(store, game, match, upto) for upto in (10, len(match.log) - 10))
        record = record_of(match)
        ratio = _resume_ratio(home, store, game, match)
        store.close()
    return Keeping(
        game.id,
        len(match.log),
        1e6 * short,
        long / short,
        1e3 * cpu_seconds(lambda: replay(game, record)),
        ratio,
    )


def _seconds_of_a_save(store: Store, game: AnyGame, match: Match[Any], upto: int) -> float:
    """The median wall-clock time of one action's transaction after `upto` actions."""
    kept: Match[Any] = Match(game, match.setup)
    for entry in match.log[:upto]:
        kept.apply(entry.action)
    store.leave(store.create(kept))
    status, entries = kept.status(), match.log[upto : upto + 10]
    times: list[float] = []
    for _ in range(20):
        for entry in entries:
            began = time.perf_counter()
            kept.journal.played([entry], status, None)
            times.append(time.perf_counter() - began)
    return median(times)


def _resume_ratio(home: str, store: Store, game: AnyGame, match: Match[Any]) -> float:
    """Both commands from their start to the first question, line by line, in turn."""
    running: Match[Any] = Match(game, match.setup)
    for entry in match.log[: -1 if match.outcome is not None else None]:
        running.apply(entry.action)
    number = store.create(running)
    store.leave(number)
    seats = ",".join(match.names)
    new, taken_up = [], []
    for _ in range(7):
        new.append(_seconds(home, "play", game.id, "--seats", seats, "--seed", "1", "--plain"))
        taken_up.append(_seconds(home, "resume", str(number), "--plain"))
    return median(taken_up) / median(new)


def _seconds(home: str, *words: str) -> float:
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "zonegames", *words],
        input=b"q\n",
        stdout=subprocess.DEVNULL,
        env={**os.environ, "ZONEGAMES_HOME": home},
        check=True,
    )
    return time.perf_counter() - began
