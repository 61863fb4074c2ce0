"""500 damaged files of each kind in the long form: saves, exports, forged exports, layouts, settings."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.campaign.contestants import contestants
from tests.campaign.count import Count
from tests.campaign.files import Exports, Layouts, Saves, SettingRows
from zonegames.engine.rng import Rng


def run(*, long: bool, seed: int) -> Iterator[Count]:
    """One line a kind."""
    games = list(contestants())
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        kinds: dict[str, Callable[[Path, Rng], bool]] = {
            "saves": Saves(home / "saves", games),
            "exports": Exports(home / "exports", games, forged=False),
            "forged exports": Exports(home / "forged", games, forged=True),
            "layouts": Layouts(),
            "settings": SettingRows(),
        }
        for kind, attempt in kinds.items():
            yield many(kind, attempt, 500 if long else 20, seed)


def many(kind: str, attempt: Callable[[Path, Rng], bool], times: int, seed: int) -> Count:
    """So many tries, each in a folder of its own."""
    count = Count(f"mutated {kind}", "files")
    with count.timed():
        for number in range(seed, seed + times):
            with tempfile.TemporaryDirectory() as folder, count.attempt(f"{kind}, seed {number}"):
                count.note("refused" if attempt(Path(folder), Rng(number).fork()) else "taken whole")
            if count.spoilt:
                break
    return count
