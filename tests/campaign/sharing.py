"""Two processes play against one store at once: each keeps what is its own, and cannot open the other's."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.campaign.count import Count
from tests.campaign.kills import GAMES
from tests.kit import expect
from tests.store.killing import Player, check_nothing_is_lost
from zonegames.engine.rng import Rng
from zonegames.store.errors import MatchInUse, StoreError
from zonegames.store.store import Store


def run(*, long: bool, seed: int) -> Iterator[Count]:
    """50 rounds in the long form; each plays two times up to 400 actions at once, then kills both."""
    count = Count("two processes, one store", "rounds")
    rng = Rng(seed)
    with tempfile.TemporaryDirectory() as home, count.timed():
        for number in range(50 if long else 2):
            with count.attempt(f"round {number} of seed {seed}"):
                count.note("actions acknowledged", together(Path(home), rng))
            if count.spoilt:
                break
    yield count


def together(home: Path, rng: Rng) -> int:
    """One round; how many acknowledgements both heard."""
    players = [Player(home, None, rng.below(10**6), GAMES) for _ in range(2)]
    try:
        for _ in range(10 + rng.below(30)):
            for player in players:
                player.listen(10)
        _check_closed(home, [player.said.match for player in players])
    finally:
        said = [player.kill() for player in players]
    for heard in said:
        check_nothing_is_lost(home, heard)
    return sum(heard.heard for heard in said)


def _check_closed(home: Path, numbers: list[int]) -> None:
    """Matches that are open elsewhere are refused here, and can still be listed."""
    store = Store.open(home)
    try:
        listed = {saved.id for saved in (*store.saved(), *store.finished())}
        expect(set(numbers) <= listed, "a match that is played elsewhere is not listed")
        for number in numbers:
            try:
                store.resume(number)
            except MatchInUse:
                continue
            except StoreError:
                expect(store.match(number).state == "finished", "refused, but neither open nor over")
            else:
                raise AssertionError(f"match {number} is open twice")
    finally:
        store.close()
