"""Where the data and texts of the games lie, in a checkout and in an installed wheel alike."""

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any


def root() -> Traversable:
    """The folder `assets`: inside the installed package, else beside it in the checkout."""
    packaged = files("zonegames") / "assets"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "assets"


def asset(game: str, *names: str) -> Traversable:
    """A file of a game's assets, by the game's id: `asset("elemenz", "rules.md")`."""
    return root().joinpath(game, *names)


def read_text(game: str, *names: str) -> str:
    """The text of an asset.  Raises OSError when the installation is incomplete."""
    return asset(game, *names).read_text(encoding="utf-8")


def read_toml(game: str, *names: str) -> dict[str, Any]:
    """The tables of a TOML asset, not yet validated."""
    return tomllib.loads(read_text(game, *names))
