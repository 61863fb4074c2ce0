"""A data folder of its own for each test; the toy game is on the shelf."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.shelf import shelve_toy
from zonegames.cli import main


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve_toy(monkeypatch)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where ZONEGAMES_HOME points."""
    folder = tmp_path / "home"
    monkeypatch.setenv("ZONEGAMES_HOME", str(folder))
    return folder


class Said:
    """What a command said and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Run a command in this process."""

    def _run(*words: str) -> Said:
        status = main(words)
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return _run


@pytest.fixture
def refused(run: Callable[..., Said]) -> Callable[..., str]:
    """Run a command that must be refused: status 2, one line on standard error, nothing else."""

    def _refused(*words: str) -> str:
        said = run(*words)
        assert said.status == 2
        assert said.out == ""
        assert said.err.startswith("zonegames: ")
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        return said.err.removeprefix("zonegames: ").rstrip("\n")

    return _refused
