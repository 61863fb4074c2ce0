"""A store of its own for each test, with the toy game on the shelf."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.shelf import put_toy_on_shelf
from zonegames.store.store import Store

put_toy_on_shelf()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def store(home: Path) -> Iterator[Store]:
    store = Store.open(home)
    yield store
    store.close()
