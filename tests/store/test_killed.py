"""The process may be killed at any moment: every acknowledged action and undo is there again."""

from pathlib import Path

import pytest

from tests.store.killing import check_nothing_is_lost, kill_in_mid_play
from zonegames.engine.rng import Rng
from zonegames.store.store import Store


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
