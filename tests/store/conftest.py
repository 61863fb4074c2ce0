"""A store of its own for each test, with the toy game on the shelf."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.shelf import shelve_toy
from zonegames.store.store import Store


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve_toy(monkeypatch)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def store(home: Path) -> Iterator[Store]:
    store = Store.open(home)
    yield store
    store.close()
