"""Two running copies share the store; a match open in one is refused in the other."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.store.play import fresh, play_on
from zonegames.store.errors import MatchInUse
from zonegames.store.store import Store

HOLD = """
import sys
from pathlib import Path
from tests.shelf import put_toy_on_shelf
from zonegames.store.store import Store
put_toy_on_shelf()
store = Store.open(Path(sys.argv[1]))
store.resume(int(sys.argv[2]))
print("open", flush=True)
sys.stdin.read()
"""


@contextmanager
def open_elsewhere(home: Path, number: int) -> Iterator[subprocess.Popen[bytes]]:
    """Another process that has this match open until it is told to end."""
    command = [sys.executable, "-c", HOLD, str(home), str(number)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdin is not None
        assert other.stdout.readline() == b"open\n"
        yield other
        other.stdin.close()


def test_a_match_open_elsewhere_is_refused_until_that_process_is_gone(home: Path) -> None:
    store = Store.open(home)
    number, another = store.create(fresh()), store.create(fresh())
    store.leave(number)
    with open_elsewhere(home, number) as other:
        with pytest.raises(MatchInUse, match=f"Match {number} is open in another window"):
            store.resume(number)
        with pytest.raises(MatchInUse):
            store.abandon(number)
        with pytest.raises(MatchInUse):
            store.delete(number)
        assert len(store.saved()) == 2
        store.leave(another)
        play_on(store.resume(another), 3)
        other.kill()
    play_on(store.resume(number), 3)
    store.close()


def test_locks_leave_nothing_behind_for_matches_that_are_over(home: Path) -> None:
    store = Store.open(home)
    match = fresh()
    number = store.create(match)
    play_on(match, 10_000)
    store.leave(number)
    assert list((home / "locks").iterdir()) == []
    store.close()


def test_many_processes_open_a_new_store_at_once(home: Path) -> None:
    opening = "import sys; from pathlib import Path; from zonegames.store.store import Store; "
    opening += "store = Store.open(Path(sys.argv[1])); print(store.notices(), store.folder is not None)"
    others = [
        subprocess.Popen([sys.executable, "-c", opening, str(home)], stdout=subprocess.PIPE) for _ in range(4)
    ]
    assert [other.communicate()[0] for other in others] == [b"[] True\n"] * 4
