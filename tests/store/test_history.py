"""Totals over many matches: by game, by player, in a time, and as rows for other programs."""

import csv
import io
import json
import time
from pathlib import Path

import pytest

from tests.store.play import fresh, play_on
from tests.store.test_results import finish
from zonegames.store.errors import StoreError
from zonegames.store.history import Ending, Filter, Totals
from zonegames.store.store import Store
from zonegames.store.tables import as_csv, as_json, write_new


def end_at(store: Store, match: int, seconds: int) -> None:
    store._connection.execute("UPDATE outcomes SET ended = ? WHERE match = ?", (seconds, match))


@pytest.fixture
def four(store: Store, monkeypatch: pytest.MonkeyPatch) -> Store:
    """Ann and Bo twice, ann against a computer, two computers; and one match that still runs."""
    finish(store, monkeypatch, "Ann Bo", (5, 3))
    finish(store, monkeypatch, "Bo Ann", (2, 8))
    finish(store, monkeypatch, "ann *Computer", (1, 9), helped=0)
    finish(store, monkeypatch, "*Cy *Dan", (20, 4))
    for match in range(1, 5):
        end_at(store, match, 1000 * match)
    running = fresh()
    store.create(running)
    play_on(running, 5)
    return store


def lengths(store: Store) -> list[int]:
    query = "SELECT count(*) FROM actions WHERE match = ? AND NOT undone"
    return [store._connection.execute(query, (match,)).fetchone()[0] for match in range(1, 5)]


def test_nothing_was_played_yet(store: Store) -> None:
    history = store.history()
    assert history.by_game() == history.by_player() == history.endings() == history.played() == []
    assert history.people() == []
    assert as_json(history.played()) == "[]\n"


def test_a_game_counts_all_its_matches_and_its_persons_scores(four: Store) -> None:
    """Given four matches, one of computers alone: it counts as played, its scores are nobody's."""
    [total] = four.history().by_game()
    assert (total.name, total.played, total.won, total.best) == ("skirmish", 4, 2, 8)
    assert total.mean == pytest.approx((5 + 3 + 2 + 8 + 1) / 5)
    assert total.longest == max(lengths(four))
    assert total.share == 0.5


def test_a_person_is_known_by_name_in_any_case(four: Store) -> None:
    ann, bo = four.history().by_player(Filter("skirmish"))
    assert ann == Totals("Ann", 3, 2, 8, 14 / 3, max(lengths(four)[:3]))
    assert (bo.name, bo.played, bo.won, bo.best) == ("Bo", 2, 0, 3)
    assert four.history().people() == ["Ann", "Bo"]


def test_points_of_different_games_are_not_mixed(four: Store) -> None:
    """Given no game to look at, then a person has matches and wins, but neither a best nor a mean."""
    ann, _ = four.history().by_player()
    assert (ann.played, ann.won, ann.best, ann.mean) == (3, 2, None, None)


def test_a_player_alone_brings_only_its_own_scores_and_wins(four: Store) -> None:
    wanted = Filter(player="bo")
    [bo] = four.history().by_player(wanted)
    [game] = four.history().by_game(wanted)
    assert (bo.name, bo.played, bo.won) == ("Bo", 2, 0)
    assert (game.played, game.won, game.best) == (2, 0, 3)
    assert {seat.match for seat in four.history().played(wanted)} == {1, 2}
    assert four.history().by_player(Filter(player="Computer")) == []


def test_a_time_counts_from_its_first_second_and_before_its_last(four: Store) -> None:
    history = four.history()
    assert {seat.match for seat in history.played(Filter(since=2000))} == {2, 3, 4}
    assert {seat.match for seat in history.played(Filter(since=1000, until=3000))} == {1, 2}
    assert history.by_game(Filter(since=5000)) == []
    assert history.by_game(Filter(game="zoneplex")) == []


def test_endings_have_their_share(four: Store) -> None:
    assert four.history().endings() == [Ending("skirmish", "dusk", 4)]


def test_a_game_without_points_has_neither_best_nor_mean(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(store, monkeypatch, "Ann Bo", None)
    [total] = store.history().by_game()
    assert (total.best, total.mean, total.won) == (None, None, 1)


def test_every_seat_of_every_match_is_exported(four: Store) -> None:
    four.name(3, "Frid,ay")
    seats = four.history().played()
    assert [(seat.match, seat.seat) for seat in seats] == [(m, s) for m in range(1, 5) for s in (1, 2)]
    rows = json.loads(as_json(seats))
    assert rows[4] == {
        "match": 3,
        "game": "skirmish",
        "label": "Frid,ay",
        "ended": "1970-01-01T00:50:00Z",
        "ending": "dusk",
        "team": False,
        "choices": lengths(four)[2],
        "seat": 1,
        "name": "ann",
        "player": "person",
        "place": 2,
        "won": False,
        "score": 1,
        "parts": [["hearts", 1]],
        "assisted": True,
        "options": seats[4].options,
    }
    table = list(csv.DictReader(io.StringIO(as_csv(seats))))
    assert [row["name"] for row in table] == [seat.name for seat in seats]
    assert (table[4]["label"], table[4]["won"], table[4]["assisted"]) == ("Frid,ay", "0", "1")
    assert "parts" not in table[0]


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    write_new(tmp_path / "new.csv", "a,b\n")
    with pytest.raises(StoreError, match="exists already"):
        write_new(tmp_path / "new.csv", "")
    assert (tmp_path / "new.csv").read_text() == "a,b\n"
    with pytest.raises(StoreError, match="cannot be written"):
        write_new(tmp_path / "no" / "folder.csv", "")


def test_no_half_of_a_file_is_left(tmp_path: Path) -> None:
    """Given room for a part of it only, then there is no file, and its name is free for another try."""
    resource = pytest.importorskip("resource", reason="a limit of Unix")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(StoreError, match="cannot be written"):
            write_new(tmp_path / "long.csv", "a,b\n" * 10_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert not (tmp_path / "long.csv").exists()


def test_a_thousand_matches_are_summed_up_at_once(four: Store) -> None:
    """Half a second at most on a busy machine, though each match's length is counted from its actions."""
    connection = four._connection
    columns = "game, rules_version, options, contest, seed, seats, state"
    connection.execute("BEGIN")
    for number in range(1000):
        connection.execute(
            f"INSERT INTO matches (id, {columns}) SELECT ?, {columns} FROM matches WHERE id = 1",
            (number + 100,),
        )
        connection.execute(
            "INSERT INTO outcomes SELECT ?, reason, team, ended FROM outcomes WHERE match = 1",
            (number + 100,),
        )
        connection.execute(
            "INSERT INTO results SELECT ?, seat, name, player, place, won, score, parts, assisted"
            " FROM results WHERE match = 1",
            (number + 100,),
        )
        connection.executemany(
            "INSERT INTO actions (match, number, action, fingerprint) VALUES (?, ?, '{}', '')",
            [(number + 100, action) for action in range(100)],
        )
    connection.execute("COMMIT")
    began = time.process_time()
    [total] = four.history().by_game()
    assert total.played == 1004
    assert time.process_time() - began < 0.5


def test_a_name_is_no_formula_in_a_spreadsheet(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    finish(store, monkeypatch, "=1+1 @Bo", (5, -3))
    store.name(1, "-2+3")
    played = store.history().played()
    rows = list(csv.DictReader(io.StringIO(as_csv(played))))
    assert [(row["name"], row["label"], row["score"]) for row in rows] == [
        ("'=1+1", "'-2+3", "5"),
        ("'@Bo", "'-2+3", "-3"),
    ]
    assert [seat["name"] for seat in json.loads(as_json(played))] == ["=1+1", "@Bo"]


@pytest.mark.parametrize("ended", [-1, 10**18, "soon"])
def test_a_match_without_a_possible_end_counts_nowhere(four: Store, ended: object) -> None:
    four._connection.execute("UPDATE outcomes SET ended = ? WHERE match = 1", (ended,))
    assert {seat.match for seat in four.history().played()} == {2, 3, 4}
    assert four.history().by_game()[0].played == 3


@pytest.mark.parametrize("damaged", ["", "[[", "5", '[["hearts"]]', '[["hearts", "x"]]', "[null]"])
def test_a_damaged_part_of_a_score_is_left_out_and_the_rest_is_told(four: Store, damaged: str) -> None:
    four._connection.execute("UPDATE results SET parts = ?", (damaged,))
    four._connection.execute("UPDATE matches SET options = ?", (damaged,))
    assert [(seat.score, seat.parts) for seat in four.results().seats(1)] == [(5, ()), (3, ())]
    assert four.results().game("skirmish").played == 4
    assert {(seat.parts, len(seat.options)) for seat in four.history().played()} == {((), 0)}
