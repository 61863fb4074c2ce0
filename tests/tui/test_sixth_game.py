"""The README's way to add a game works: the game is built from its text and played everywhere."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import zonegames.engine.assets
import zonegames.games
import zonegames.tui.boards
from tests.kit import check_game
from tests.tui.grid import text
from zonegames.engine.seats import SeatSpec
from zonegames.games import CatalogueEntry, load_game
from zonegames.games.start import StartRequest

README = Path(__file__).parents[2] / "README.md"
FILE = re.compile(r"^`((?:zonegames|assets)/[^`]+)`.*?\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
ENTRY = CatalogueEntry(
    id="last-stone",
    title="Last Stone",
    min_seats=2,
    max_seats=4,
    people="2-4 players",
    minutes="2",
    summary="The last one wins.",
    about=("Take one to three stones,", "count ahead,", "and take the last one."),
    bots=False,
)


@pytest.fixture
def sixth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Given the files of the README, written where a new game's files go."""
    for name, content in FILE.findall(README.read_text(encoding="utf-8")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    for package in (zonegames.games, zonegames.tui.boards):
        folder = tmp_path / package.__name__.replace(".", "/")
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(folder)])
    monkeypatch.setattr(zonegames.games, "CATALOGUE", (*zonegames.games.CATALOGUE, ENTRY))
    monkeypatch.setattr(zonegames.engine.assets, "root", lambda: tmp_path / "assets")
    yield tmp_path
    for name in [name for name in sys.modules if "last_stone" in name]:
        del sys.modules[name]


def test_the_readme_holds_every_file_of_the_game():
    names = [Path(name).name for name, _ in FILE.findall(README.read_text(encoding="utf-8"))]
    assert names == [
        "__init__.py",
        "actions.py",
        "events.py",
        "state.py",
        "narration.py",
        "rules.py",
        "board.py",
        "rules.md",
    ]


@pytest.mark.parametrize("heap", ["12", "21"])
def test_it_passes_the_check_kit(sixth: Path, heap: str):
    for seats in (2, 3, 4):
        check_game(
            load_game("last-stone"), seats=seats, limit=30, chosen={"heap": heap}, seed=seats, policy=False
        )


async def test_it_is_played_to_its_end_on_the_real_screen(sixth: Path):
    from zonegames.tui.app import ZonegamesApp

    seats = (SeatSpec("Ann"), SeatSpec("Bo"))
    app = ZonegamesApp(start=StartRequest("last-stone", seats, {"heap": "12"}, seed=1))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Leaves 11 stones" in text(app)
        for _ in range(4):
            await pilot.press("3", "enter")
            await pilot.pause()
        assert "Bo takes the last stone and wins" in text(app)
