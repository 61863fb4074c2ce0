"""What the figures are compared with."""

import time
from collections.abc import Callable
from random import Random
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


def plain_loop_per_second() -> float:
    """Turns of a plain Python loop over a list, for machines without python-chess."""
    turns = 200_000
    cells = list(range(64))

    def loop() -> int:
        total = 0
        for turn in range(turns):
            total += cells[turn & 63]
        return total

    return turns / cpu_seconds(loop)
