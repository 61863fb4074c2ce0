"""The toy game is on the shelf."""

import pytest

from tests.shelf import shelve_toy


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve_toy(monkeypatch)
