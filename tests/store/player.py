"""Plays against a store in a process of its own, telling what was acknowledged, until it is killed."""

from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tests.shelf import TOY, put_toy_on_shelf
from tests.store.play import NAMES
from zonegames.engine.match import Match, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.record import dump_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games import load_game
from zonegames.store.store import Store


def play_for_ever(
    home: Path, number: int | None, seed: int, told: Connection, games: tuple[str, ...] = (TOY.id,)
) -> None:
    """Play on match `number` (None: a new one of these games, and after its end another) at random, now and
    then undoing.

    Tells ("match", number, actions so far), then ("played", action, fingerprint) or ("undone", fingerprint)
    after each call that returned.
    """
    put_toy_on_shelf()
    store = Store.open(home)
    rng = Rng(seed)
    while True:
        if number is None:
            match = _fresh(rng.choice(games), rng)
            number = store.create(match)
        else:
            match = store.resume(number)
        told.send(("match", number, [dump_action(match.game, entry.action) for entry in match.log]))
        _play(match, rng, told)
        store.leave(number)
        number = None


def _fresh(game_id: str, rng: Rng) -> Match[Any]:
    game = load_game(game_id)
    seats = min(game.max_seats, 2 + rng.below(3))
    chosen = {"hearts": "five"} if game_id == TOY.id else {}
    return new_match(game, [SeatSpec(name) for name in NAMES[:seats]], chosen, rng.below(1000))


def _play(match: Match[Any], rng: Rng, told: Connection) -> None:
    while match.decision is not None:
        if match.undoable() and rng.below(3) == 0:
            match.undo()
            told.send(("undone", match.fingerprint()))
        else:
            action = random_action(match.decision, rng)
            match.apply(action)
            told.send(("played", dump_action(match.game, action), match.fingerprint()))
