"""What the figures are compared with."""

import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

ROUNDS: Final = 5


def cpu_seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The least processor time of several runs: what the work costs when nothing disturbs it."""
    best = float("inf")
    for _ in range(rounds):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best


def chess_decisions_per_second() -> float | None:
    """Random decisions of python-chess: list the legal moves, take one, play it.  None when not installed."""
    try:
        import chess
    except ImportError:
        return None
    rng, played = Random(1), 0

    def games() -> None:
        nonlocal played
        played = 0
        for _ in range(5):
            board = chess.Board()
            while not board.is_game_over() and played < 5_000:
                board.push(rng.choice(list(board.legal_moves)))
                played += 1

    seconds = cpu_seconds(games)
    return played / seconds


def boardgame_io_moves_per_second() -> float | None:
    """Random tic-tac-toe moves of boardgame.io's client.  None where node does not find the package
    (`npm install boardgame.io`, and NODE_PATH for a folder elsewhere)."""
    node = shutil.which("node")
    if node is None:
        return None
    script = Path(__file__).with_name("boardgame_io.cjs")
    said = subprocess.run([node, str(script)], capture_output=True, text=True)
    return float(said.stdout) if said.returncode == 0 else None


def transaction_seconds() -> float:
    """The least that keeping an action can cost: one row in one transaction of SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        connection = sqlite3.connect(Path(folder) / "floor.db", isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("CREATE TABLE rows (number INTEGER PRIMARY KEY, text TEXT)")
        times: list[float] = []
        for _ in range(300):
            began = time.perf_counter()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO rows (text) VALUES ('an action')")
            connection.execute("COMMIT")
            times.append(time.perf_counter() - began)
        connection.close()
    return median(times)
