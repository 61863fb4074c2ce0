"""The floors of the house: imports point down, and below the screen nothing is random, timed or printed."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "zonegames"
BELOW = [
    path
    for floor in ("engine", "games", "store", "bots", "plain")
    for path in sorted((PACKAGE / floor).rglob("*.py"))
]

CHANCE_AND_CLOCK = {"random", "secrets", "uuid", "time", "datetime"}
DRAWS_THE_SEED = "games/start.py"
"""Where a match without a seed gets one: the only place that asks the operating system for chance."""

MEASURES_CELLS = "engine/names.py"


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def imported(tree: ast.AST) -> Iterator[str]:
    """The top-level packages that a file imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def used(tree: ast.AST) -> set[str]:
    """The names and attributes that a file uses."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return names | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("path", BELOW, ids=name)
def test_below_the_screen_there_is_no_chance_clock_or_printing_but_in_its_place(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports, names = set(imported(tree)), used(tree)
    assert not imports & CHANCE_AND_CLOCK
    assert "textual" not in imports
    assert "rich" not in imports or name(path) == MEASURES_CELLS
    assert "urandom" not in names or name(path) == DRAWS_THE_SEED
    assert "print" not in names or name(path).startswith("plain/")


def test_imports_point_down_and_no_game_knows_another() -> None:
    """The contracts of pyproject.toml, as import-linter reads them."""
    from importlinter.cli import lint_imports

    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0
