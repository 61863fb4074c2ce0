"""Over all boards: on one screen a key means one thing, and the keys of every game keep their meaning."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.tui.boards.table import LARGE, SMALL, Size, scene_of
from zonegames.engine.decisions import Decision
from zonegames.engine.match import Match, new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games import CATALOGUE, load_game
from zonegames.tui.boards import load_board
from zonegames.tui.house_keys import KEYS, RESERVED

NAMES = ("Ann", "Bo", "Cy")

SAME_MEANING = {"escape": {"back"}, "h": {"hint"}, "v": {"key:v"}, "space": {"key:space"}}
"""What a board may list by a key of every game: its own words for the same; Space skips only a running
show, when a board is not asked for keys."""


def first_of_each_kind(match: Match[Any], steps: int) -> Iterator[Decision[Any]]:
    """The first decision of every kind in a random game of at most so many steps."""
    rng, met = Rng(7), set[str]()
    for _ in range(steps):
        decision = match.decision
        if decision is None:
            return
        if decision.kind not in met:
            met.add(decision.kind)
            yield decision
        match.apply(rng.choice(decision.legal))


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
@pytest.mark.parametrize("game_id", [entry.id for entry in CATALOGUE])
def test_no_key_means_two_things(game_id: str, size: Size):
    game, board = load_game(game_id), load_board(game_id)
    reserved = {key for command in (*RESERVED, KEYS) for key in command.keys}
    for count in {game.min_seats, min(game.max_seats, len(NAMES))}:
        match = new_match(game, [SeatSpec(name) for name in NAMES[:count]], {}, 5)
        for decision in first_of_each_kind(match, 400):
            scene = scene_of(board, game, match._state, decision.seat, size, NAMES[:count])
            commands = board.keys(scene)
            keys = [key for command in commands for key in command.keys]
            assert len(keys) == len(set(keys)), (decision.kind, sorted(keys))
            for command in commands:
                for key in reserved.intersection(command.keys):
                    assert command.spot in SAME_MEANING.get(key, set()), (decision.kind, key, command)
