"""A process killed in mid-play, hundreds of times: what it had been told is safe is there again."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.campaign.count import Count
from tests.store.killing import check_nothing_is_lost, kill_in_mid_play
from zonegames.engine.rng import Rng
from zonegames.games import CATALOGUE

GAMES: Final = tuple(shelf.id for shelf in CATALOGUE)


def run(*, long: bool, seed: int) -> Iterator[Count]:
    """500 kills in the long form, all against one store."""
    count = Count("SIGKILL in mid-play", "kills")
    rng = Rng(seed)
    number: int | None = None
    with tempfile.TemporaryDirectory() as home, count.timed():
        for kill in range(500 if long else 8):
            with count.attempt(f"kill {kill} of seed {seed}"):
                said = kill_in_mid_play(Path(home), number, rng, GAMES)
                number = None
                number = check_nothing_is_lost(Path(home), said)
                count.note("actions acknowledged", said.heard)
            if count.spoilt:
                break
    yield count
