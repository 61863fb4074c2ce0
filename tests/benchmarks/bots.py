"""How long a computer player thinks, in whole games of its own against itself."""

import time
from collections.abc import Iterator
from statistics import median
from typing import Final

from tests.benchmarks.rules import games
from tests.benchmarks.table import Row
from zonegames.bots.computers import driver_of
from zonegames.engine.errors import OptionError
from zonegames.engine.game import AnyGame
from zonegames.engine.match import new_match
from zonegames.engine.seats import SeatSpec

MOST: Final = {"exploration-warzone": 50.0, "elemenz": 50.0, "zoneplex": 100.0}
"""Milliseconds a decision, by game."""

MOST_A_TURN: Final = {"zone-runners": 500.0}
"""Milliseconds a turn, for a game whose turn is planned as a whole."""


def rows() -> Iterator[Row]:
    """The median of one whole game each."""
    for game in games():
        try:
            decisions, turns = thought(game)
        except OptionError:
            continue
        yield Row(f"bot decision {game.id}", median(decisions), "ms", most=MOST.get(game.id))
        if game.id in MOST_A_TURN:
            yield Row(f"bot turn {game.id}", median(turns), "ms", most=MOST_A_TURN[game.id])


def thought(game: AnyGame, seed: int = 1) -> tuple[list[float], list[float]]:
    """Milliseconds of processor time for each decision and each turn of a game that computers play alone.

    Raises OptionError for a game without computers.
    """
    seats = [SeatSpec(f"Bot {n}", "bot") for n in range(max(game.min_seats, min(3, game.max_seats)))]
    match = new_match(game, seats, {}, seed)
    driver, decisions, turns = driver_of(match), list[float](), dict[int, float]()
    while match.decision is not None:
        began = time.process_time()
        move = driver.next_move()
        spent = 1000 * (time.process_time() - began)
        assert move is not None
        decisions.append(spent)
        turns[match.turn] = turns.get(match.turn, 0.0) + spent
        match.apply(move.action)
    return decisions, list(turns.values())
