"""Data and texts are found in a checkout, by the game's id."""

from pathlib import Path

import pytest

from zonegames.engine import assets


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(assets, "root", lambda: tmp_path)
    (tmp_path / "skirmish").mkdir()
    return tmp_path / "skirmish"


def test_the_checkout_has_a_folder_of_assets() -> None:
    assert assets.root().joinpath("zogars-revenge", "components.toml").is_file()


def test_a_text_is_read_as_utf_8(shelf: Path) -> None:
    (shelf / "rules.md").write_bytes("# Blades ⚔".encode())
    assert assets.read_text("skirmish", "rules.md") == "# Blades ⚔"


def test_tables_are_read_from_toml(shelf: Path) -> None:
    (shelf / "layouts").mkdir()
    (shelf / "layouts" / "ring.toml").write_text('rows = ["..", ".."]')
    assert assets.read_toml("skirmish", "layouts", "ring.toml") == {"rows": ["..", ".."]}


def test_an_asset_that_is_missing_is_an_os_error(shelf: Path) -> None:
    with pytest.raises(OSError, match="rules"):
        assets.read_text("skirmish", "rules.md")
