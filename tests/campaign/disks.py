"""Disks that are full and folders that may not be written: told in a sentence, and nothing is half done."""

import os
import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.campaign.contestants import Contestant, contestants
from tests.campaign.count import Count
from tests.kit import expect
from tests.kit.plays import random_play
from zonegames.engine.match import Match
from zonegames.engine.record import record_of
from zonegames.engine.rng import Rng
from zonegames.store.database import FILE
from zonegames.store.errors import StoreError
from zonegames.store.store import Store

NOBODY: Final = 65534
"""The user of that name on most systems; any but root would do."""


TRIES: Final = 3
"""So often an action is tried on a full disk."""


def run(*, long: bool, seed: int) -> Iterator[Count]:
    """100 full disks and 25 closed folders in the long form."""
    games = list(contestants())
    full = Count("disk full in mid-play", "rounds")
    closed = Count("folder read-only", "rounds")
    for count, attempt, rounds in (
        (full, fill_up, 100 if long else 5),
        (closed, play_unsaved, 25 if long else 2),
    ):
        with count.timed():
            for number in range(seed, seed + rounds):
                game = games[number % len(games)]
                with tempfile.TemporaryDirectory() as home, count.attempt(f"{game.game.id}, seed {number}"):
                    count.note("actions refused", attempt(Path(home), game, number))
                if count.spoilt:
                    break
        yield count


def fill_up(home: Path, contestant: Contestant, number: int) -> int:
    """Play until the disk is full, try on, make room, play on; how many actions were refused."""
    case = contestant.case(number)
    actions, end = random_play(case)
    match, refused = case.match(), 0
    store = Store.open(home)
    kept = store.create(match)
    room = (home / f"{FILE}-wal").stat().st_size + 4096 * Rng(number).below(40)
    with files_no_larger_than(room):
        while len(match.log) < len(actions) and refused < TRIES:
            before = record_of(match)
            try:
                match.apply(actions[len(match.log)])
            except StoreError as error:
                refused += 1
                expect("\n" not in str(error), "no sentence")
                expect(record_of(match) == before == store.record(kept), "a refused action left a trace")
    for action in actions[len(match.log) :]:
        match.apply(action)
    expect(match.fingerprint() == end, "the match ended elsewhere")
    expect(store.record(kept) == record_of(match), "what was kept is another match")
    store.close()
    return refused


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """The system refuses to let any file grow beyond this, as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def play_unsaved(home: Path, contestant: Contestant, number: int) -> int:
    """In a folder with matches that may not be written all goes on in memory, after one sentence."""
    case = contestant.case(number)
    actions, _ = random_play(case)
    store = Store.open(home)
    store.create(_some(case.match(), actions[:5]))
    store.close()
    before = {path.name: path.read_bytes() for path in home.iterdir() if path.is_file()}
    with read_only(home):
        store = Store.open(home)
        told = store.notices()
        expect(store.folder is None and len(told) == 1, f"it was not told: {told}")
        expect(told[0].startswith("Nothing will be saved this time"), told[0])
        kept = store.create(match := case.match())
        _some(match, actions)
        expect(store.record(kept) == record_of(match), "what is in memory is another match")
        store.close()
    after = {path.name: path.read_bytes() for path in home.iterdir() if path.is_file()}
    expect(before == after, "a folder that may not be written was written")
    return 0


def _some(match: Match[Any], actions: list[Any]) -> Match[Any]:
    for action in actions:
        match.apply(action)
    return match


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nobody may write in this folder, root neither: it lays its rights down for the while."""
    root = os.geteuid() == 0
    paths = [folder, *folder.iterdir()]
    for path in paths:
        path.chmod(0o555 if path.is_dir() else 0o444)
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        for path in paths:
            path.chmod(0o755 if path.is_dir() else 0o644)
