"""No test reads or writes the layouts of whoever runs it."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def layout_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for players' layouts; returned as the home above it."""
    monkeypatch.setenv("ZONEGAMES_HOME", str(tmp_path))
    return tmp_path
