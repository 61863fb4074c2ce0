"""The wheel carries all it needs: built, installed elsewhere, run from outside the checkout."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.first_frame import first_frame
from zonegames import __version__
from zonegames.games import CATALOGUE

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the source distribution, so that this is whole, too."""
    out = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    [built] = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` of a fresh environment that has the wheel, and of this one only the libraries."""
    folder = tmp_path_factory.mktemp("env")
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*pip, str(wheel)], check=True)
    [packages] = folder.glob("lib/python*/site-packages")
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib"))
    return folder / "bin"


def run(installed: Path, *words: str) -> str:
    """A command of the installed wheel, started outside the checkout."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    said = subprocess.run(
        [str(installed / words[0]), *words[1:]],
        cwd=installed,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return said.stdout


def test_the_wheel_holds_every_asset_and_no_test(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    assets = {path.relative_to(ROOT) for path in (ROOT / "assets").rglob("*") if path.is_file()}
    assert assets
    assert {f"zonegames/{path.as_posix()}" for path in assets} <= names
    assert not any(name.startswith("tests/") for name in names)
    assert "zonegames/py.typed" in names


def test_the_installed_program_is_the_wheel_and_finds_its_own_assets(installed: Path) -> None:
    asking = "import zonegames; from zonegames.engine.assets import root; print(zonegames.__file__, root())"
    for line in run(installed, "python", "-c", asking).split():
        assert Path(line).is_relative_to(installed.parent)


@pytest.mark.parametrize("game", [shelf.id for shelf in CATALOGUE])
def test_every_game_of_the_installed_program_plays_and_has_its_rules(installed: Path, game: str) -> None:
    assert run(installed, "zonegames", "rules", game).startswith("# ")
    assert f"{game}: 1 games" in run(installed, "zonegames", "simulate", game, "-n", "1")


def test_the_installed_command_tells_its_version(installed: Path) -> None:
    assert run(installed, "zonegames", "--version") == f"zonegames {__version__}\n"
    assert run(installed, "python", "-m", "zonegames", "--version") == f"zonegames {__version__}\n"


def test_the_installed_app_shows_its_first_frame_and_leaves(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    assert first_frame([str(installed / "zonegames")], str(tmp_path / "home")) == 0
