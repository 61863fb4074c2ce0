"""What finished matches have come to, told and handed over to other programs."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.store.play import play_out
from tests.toys.skirmish.rules import GAME
from zonegames.engine.match import new_match
from zonegames.engine.seats import SeatSpec
from zonegames.store.store import Store

PEOPLE = (SeatSpec("Ann"), SeatSpec("Bo"))
COMPUTERS = (SeatSpec("Computer", "bot"), SeatSpec("Computer 2", "bot"))


@pytest.fixture
def played() -> None:
    """Two matches of Ann and Bo, and one of two computers."""
    store = Store.open()
    for seed, seats in enumerate((PEOPLE, PEOPLE, COMPUTERS)):
        match = new_match(GAME, seats, {}, seed)
        number = store.create(match)
        play_out(match)
        store.leave(number)
    store.close()


def test_nothing_was_played_yet(run: Callable[..., Any]) -> None:
    assert run("results").out == "No match that fits has been played to its end.\n"
    assert json.loads(run("results", "--json").out) == []
    assert run("results", "--csv").out.startswith("match,game,label,ended,ending")


@pytest.mark.usefixtures("played")
def test_games_players_and_endings_are_told(run: Callable[..., Any]) -> None:
    told = run("results").out
    assert "\nSkirmish       3 " in told
    assert "\nAnn          2 " in told
    assert "\nSkirmish: last standing 3 (100%)\n" in told
    assert "Ann" not in run("results", "--player", "Bo").out


@pytest.mark.usefixtures("played")
def test_rows_go_to_other_programs(run: Callable[..., Any], tmp_path: Path) -> None:
    rows = json.loads(run("results", "--json", "--player", "ANN").out)
    assert [row["name"] for row in rows] == ["Ann", "Bo"] * 2
    file = tmp_path / "out.csv"
    assert run("results", "--csv", "--game", "skirmish", str(file)).out == f"The results are in {file}.\n"
    assert len(list(csv.DictReader(io.StringIO(file.read_text())))) == 6
    assert "exists already" in run("results", "--csv", str(file)).err
    assert run("results", "--since", "2999-01-01").out.startswith("No match that fits")


def test_what_cannot_be_is_refused(refused: Callable[..., str]) -> None:
    assert "Unknown game: chess" in refused("results", "--game", "chess")
    assert "A day is written YYYY-MM-DD" in refused("results", "--since", "yesterday")
    assert "not allowed with" in refused("results", "--csv", "--json")
