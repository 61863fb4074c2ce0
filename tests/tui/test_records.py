"""The records: totals, endings and lines over time, filtered, drawn in any size, and written to files."""

import csv
import json
from pathlib import Path

import pytest

from tests.shelf import shelve_toy
from tests.store.play import play_out
from tests.tui.grid import assert_intact, find, grid, text
from tests.tui.shelf import HOSTILE
from zonegames.engine.match import new_match
from zonegames.engine.names import seat_names
from zonegames.engine.seats import SeatSpec
from zonegames.games import CATALOGUE, ending_words, load_game
from zonegames.store.history import Ending, Played, Totals
from zonegames.store.store import Store
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.glyphs import ASCII, UNICODE
from zonegames.tui.lines import spots, text_of, width_of
from zonegames.tui.plot import AXIS, MOST, Series, plot
from zonegames.tui.screens.menu import EntryScreen
from zonegames.tui.screens.records import ENDINGS, RecordsScreen
from zonegames.tui.screens.records_paint import Figures, course, endings_table, totals_table
from zonegames.tui.screens.saves import HistoryScreen

SIZES = ((80, 24), (120, 36))


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve_toy(monkeypatch)


def a_store(folder: Path, *tables: tuple[str, ...], game: str = "zogars-revenge") -> Store:
    """A store with one finished match for each table of names."""
    store = Store.open(folder)
    for seed, names in enumerate(tables):
        match = new_match(load_game(game), [SeatSpec(name) for name in names], {}, seed)
        number = store.create(match)
        play_out(match)
        store.leave(number)
    return store


def seat(match: int, name: str, score: int | None, won: bool = False, game: str = "zoneplex") -> Played:
    """What one person did in one match."""
    ended = f"2026-11-{match:02}T12:00:00Z"
    return Played(match, game, "", ended, "dusk", False, 40, 1, name, "person", 1, won, score, (), False, {})


def figures(*played: Played) -> Figures:
    players = dict.fromkeys(one.name for one in played)
    return Figures([], [Totals(name, 1, 0, None, None, 1) for name in players], [], played)


# --- the chart


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
@pytest.mark.parametrize("size", [(24, 6), (78, 16), (118, 30)])
def test_a_chart_fits_its_room_and_names_its_lines(glyphs, size: tuple[int, int]) -> None:
    lines = plot(
        [Series("Mira", ((1, 12), (2, 30), (5, 44))), Series("Bo", ((1, -2), (4, 8)))],
        ("3 Nov", "29 Nov"),
        *size,
        glyphs,
    )
    rows = text_of(lines)
    assert len(rows) == size[1]
    assert all(width_of(line) <= size[0] for line in lines)
    assert rows[0].lstrip().startswith("44")
    assert rows[size[1] - 4].lstrip().startswith("-2")
    assert "3 Nov" in rows[-2]
    assert "29 Nov" in rows[-2]
    assert "1 Mira" in rows[-1]
    if glyphs.ascii:
        assert glyphs.show("".join(rows)).isascii()


def test_every_match_has_its_digit_where_it_belongs() -> None:
    """Given three matches with 0, 40 and 20 points, the digits stand below, above and in the middle; no
    colour is needed to tell two lines apart."""
    rows = text_of(plot([Series("Mira", ((1, 0), (2, 40), (3, 20)))], ("", ""), AXIS + 21, 12, UNICODE))
    places = [
        (x - AXIS, y) for y, row in enumerate(rows[:9]) for x, c in enumerate(row[AXIS:], AXIS) if c == "1"
    ]
    assert sorted(places) == [(0, 8), (10, 0), (20, 4)]


@pytest.mark.parametrize(
    "points", [((1, 5),), ((1, 0),), ((1, 0), (2, 0)), ((1, -3), (2, -3)), ((1, 7), (2, 7)), ((3, 10**9),)]
)
def test_a_chart_of_one_value_is_a_chart(points: tuple[tuple[float, float], ...]) -> None:
    rows = text_of(plot([Series("Mira", points)], ("", ""), 40, 10, UNICODE))
    assert any("1" in row[AXIS:] for row in rows[:-3])


def test_a_value_at_the_axis_stands_in_its_own_row() -> None:
    # Wins from 0 to 3: halfway would be one and a half, so that 2 stands where the line reaches 2.
    rows = text_of(plot([Series("Mira", ((0, 0), (1, 3), (2, 2)))], ("", ""), 40, 16, UNICODE))
    axis = {row[: AXIS - 1].strip(): y for y, row in enumerate(rows) if row[: AXIS - 1].strip().isdigit()}
    assert axis == {"3": 0, "2": 4, "0": 12}
    assert rows[4].endswith("1"), "the last point, the second win"


def test_nothing_to_draw_is_said() -> None:
    assert "Nothing to draw" in text_of(plot([], ("", ""), 60, 10, UNICODE))[0]
    assert "Nothing to draw" in text_of(plot([Series("Mira", ())], ("", ""), 60, 10, UNICODE))[0]


def test_many_matches_leave_the_digit_to_the_last() -> None:
    points = tuple((float(n), float(n % 7)) for n in range(500))
    rows = text_of(plot([Series("Mira", points)], ("", ""), 80, 12, UNICODE))
    assert sum(row[AXIS:].count("1") for row in rows[:-3]) == 1


# --- the course


def test_the_course_of_a_game_with_points_shows_points() -> None:
    title, draw = course(figures(seat(1, "Mira", 12), seat(2, "Mira", 40), seat(3, "Bo", 7)), "zoneplex")
    assert "points" in title
    assert text_of(draw(80, 12, UNICODE))[0].lstrip().startswith("40")


def test_over_several_games_wins_are_counted() -> None:
    """Points of different games do not compare."""
    played = [seat(1, "Mira", 12, True), seat(2, "mira", 40, True, game="elemenz"), seat(3, "Mira", 7)]
    title, draw = course(figures(*played), None)
    rows = text_of(draw(80, 12, UNICODE))
    assert "wins so far" in title
    assert rows[0].lstrip().startswith("2")
    assert "1 Nov 2026" in rows[-2]
    assert "3 Nov 2026" in rows[-2]


def test_the_most_frequent_players_have_lines() -> None:
    played = [seat(n, f"P{n % 9}", n) for n in range(1, 29)]
    _, draw = course(figures(*played), "zoneplex")
    legend = text_of(draw(118, 12, UNICODE))[-1]
    assert sum(f" P{n}" in legend for n in range(9)) == MOST


# --- the tables


@pytest.mark.parametrize("width", [70, 78, 116])
def test_totals_stand_in_columns(width: int) -> None:
    totals = [Totals("Mira", 1200, 12, 144, 99.25, 5000), Totals("x" * 16, 1, 0, None, None, 3)]
    lines = totals_table(totals, "row:0", width, 8)
    rows = text_of(lines)
    assert all(width_of(line) == width for line in lines)
    assert all(row.endswith(" ") for row in rows), "the last column keeps its distance from the frame"
    for words in ("1200", "12", "1%", "144", "99.2", "5000"):
        assert words in rows[1]
    assert rows[1].startswith(" ▸ ")
    assert "·" in rows[2]
    assert list(spots(lines)) == ["row:0", "row:1"]


def test_a_long_table_follows_the_cursor() -> None:
    totals = [Totals(f"P{n}", 1, 0, None, None, 3) for n in range(40)]
    rows = text_of(totals_table(totals, "row:30", 78, 10))
    assert len(rows) == 10
    assert any("▸" in row and "P30" in row for row in rows)


def test_endings_have_shares_and_what_does_not_fit_is_told() -> None:
    games = [Totals("zoneplex", 4, 3, 14, 9.0, 700), Totals("elemenz", 3, 3, None, None, 500)]
    endings = [
        Ending("zoneplex", "The Eye entered", 3),
        Ending("zoneplex", "victory shared", 1),
        Ending("elemenz", "hunger", 3),
    ]
    shown = Figures(games, [], endings, [])
    rows = text_of(endings_table(shown, 44, 10))
    assert any("The Eye entered" in row and "75%" in row and row.rstrip().endswith("3") for row in rows)
    assert any("victory shared" in row and "25%" in row for row in rows)
    assert "more" in text_of(endings_table(shown, 44, 3))[-1]


@pytest.mark.parametrize("game", [entry.id for entry in CATALOGUE])
def test_every_ending_has_words_of_its_own_that_fit_beside_the_table(game: str) -> None:
    endings = load_game(game).endings
    words = [ending_words(game, ending) for ending in endings]
    assert len(set(words)) == len(endings)
    assert not any(
        "_" in told or ":" in told.removeprefix("tie: ").removeprefix("Cataclysm: ") for told in words
    )
    shown = Figures([Totals(game, 1, 0, None, None, 9)], [], [Ending(game, told, 1) for told in words], [])
    assert "…" not in "".join(text_of(endings_table(shown, ENDINGS - 2, 99)))


def test_an_ending_of_older_rules_still_reads_as_words() -> None:
    assert ending_words("zogars-revenge", "seen_too_often") == "seen too often"


def test_an_ending_of_a_game_that_there_is_no_more_is_told_by_its_id() -> None:
    assert ending_words("a-newer-game", "all_sunk") == "all_sunk"


# --- the screen


@pytest.mark.parametrize("size", SIZES)
async def test_filters_by_keys_alone(size: tuple[int, int], tmp_path: Path) -> None:
    """Given matches of two games, g, p and t narrow them, Enter keeps the lit row alone."""
    store = a_store(tmp_path, ("Ann", "Bo"), ("Ann", "Cy"))
    a_store(tmp_path, ("Ann", "Bo"), game="skirmish").close()
    app = ZonegamesApp(store)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, RecordsScreen)
        assert "3 matches" in grid(app)[0]
        assert_intact(app)
        assert "Esc back" in grid(app)[-1]
        await pilot.press("enter")
        await pilot.pause()
        assert "Zogar's Revenge · everybody · all time" in text(app)
        assert "2 matches" in grid(app)[0]
        await pilot.press("enter", "p", "p")
        await pilot.pause()
        assert "all games · Bo · all time" in text(app)
        assert "2 matches" in grid(app)[0]
        await pilot.press("p", "p", "t")
        await pilot.pause()
        assert "everybody · the last 365 days" in text(app)
        for _ in range(5):
            await pilot.press("tab")
            await pilot.pause()
            assert_intact(app)
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(app.screen, HistoryScreen)
        assert len(app.screen.matches) == 3
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert not isinstance(app.screen, RecordsScreen)


@pytest.mark.parametrize("size", SIZES)
async def test_filters_by_mouse_alone(size: tuple[int, int], tmp_path: Path) -> None:
    app = ZonegamesApp(a_store(tmp_path, ("Ann", "Bo"), ("Cy", "Bo")))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.show_records()
        await pilot.pause()
        await pilot.click(offset=find(app, "everybody"))
        await pilot.pause()
        assert "all games · Bo" in text(app)
        await pilot.click(offset=find(app, "Tab view" if size[0] > 80 else "players"))
        await pilot.pause()
        await pilot.click(offset=find(app, "Bo      "))
        await pilot.pause()
        assert "all games · everybody" in text(app)


async def test_what_is_shown_is_written_to_a_new_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    app = ZonegamesApp(a_store(tmp_path / "home", ("Ann", "Bo"), ("Ann", "Cy")))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.show_records()
        await pilot.pause()
        for name in ("all.csv", "all.json", "all.csv"):
            await pilot.press("x")
            await pilot.pause()
            assert isinstance(app.screen, EntryScreen)
            app.screen.field.insert(name)
            await pilot.press("enter")
            await pilot.pause()
        assert "exists already" in text(app)
    assert len(list(csv.DictReader((tmp_path / "all.csv").open()))) == 4
    assert [row["name"] for row in json.loads((tmp_path / "all.json").read_text())] == [
        "Ann",
        "Bo",
        "Ann",
        "Cy",
    ]


async def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    names = seat_names(HOSTILE[:4])
    app = ZonegamesApp(a_store(tmp_path, tuple(names)))
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        app.show_records()
        await pilot.press("tab")
        await pilot.pause()
        assert_intact(app)
        assert all(name in text(app) for name in names)


async def test_nothing_has_been_played_yet(tmp_path: Path) -> None:
    app = ZonegamesApp(Store.open(tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert "No match that fits" in text(app)
        await pilot.press("enter", "down", "tab", "tab", "tab")
        await pilot.pause()
        assert "Nothing to draw yet" in text(app)
