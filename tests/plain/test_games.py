"""Every game on the shelf can be played to its end line by line, in words, and keeps its secrets there."""

import pytest

from tests.plain.script import WIPE, Spying, Table
from zonegames.games import CATALOGUE, load_game

GAMES = [shelf.id for shelf in CATALOGUE]


def unspeakable(said: str) -> set[str]:
    """Signs that a voice cannot say; the names of these players have none."""
    return {sign for sign in said.replace(WIPE, "") if not sign.isascii()}


@pytest.mark.parametrize("people", ["fewest", "most"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_is_played_by_answering_what_is_asked(game_id: str, people: str) -> None:
    game = load_game(game_id)
    seats = game.min_seats if people == "fewest" else game.max_seats
    names = ("Ann", "Bo", "Cleo", "Dov", "Eva", "Finn")[:seats]
    table = Table(names, seed=seats, live=True, game=game)
    table.run(Spying(table, 5), hints=True)
    assert table.ended is None
    assert table.match.outcome is not None
    assert game.narrator.verdict(table.match.outcome, names).headline in table.screen
    assert unspeakable(table.said) == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_table_is_told_in_words_to_all_and_to_each(game_id: str) -> None:
    game = load_game(game_id)
    names = ("Ann", "Bo", "Cleo", "Dov", "Eva", "Finn")[: game.min_seats]
    match = Table(names, seed=3, game=game).match
    for looker in (None, *range(len(names))):
        lines = game.narrator.table(match.view(looker), match.names)
        assert len(lines) > 8
        assert all(name in " ".join(lines) for name in names) or len(names) == 1


@pytest.mark.parametrize("game_id", [shelf.id for shelf in CATALOGUE if shelf.bots])
def test_one_person_plays_against_computers(game_id: str) -> None:
    game = load_game(game_id)
    table = Table(["Ann", *["*Computer"] * (max(2, game.min_seats) - 1)], live=True, game=game)
    table.run(Spying(table, 7))
    assert table.match.outcome is not None
    assert "Hand the keyboard" not in table.said
