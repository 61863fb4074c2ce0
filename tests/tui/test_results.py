"""The results: who won by which rule, the parts of the score, and the way on."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.tui.grid import assert_intact, find, grid, text
from tests.tui.shelf import HOSTILE, SIZES, app_with_store
from zonegames.engine.driver import Driver
from zonegames.engine.errors import ZoneError
from zonegames.engine.match import Match, new_match
from zonegames.engine.names import seat_names
from zonegames.engine.policy import RandomPolicy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games import load_game
from zonegames.store.results import GameTotals
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.glyphs import ASCII, UNICODE
from zonegames.tui.keeping import Table, rematch, rotated, told_of
from zonegames.tui.lines import text_of, width_of
from zonegames.tui.screens import results
from zonegames.tui.screens.results import ResultsScreen
from zonegames.tui.screens.results_paint import paint_body, score_table
from zonegames.tui.screens.saves import HistoryScreen
from zonegames.tui.screens.verdict import MatchResult, Records, SeatScore, result_of, tallies, with_tallies

PARTS = {"monk": "monk", "stones": "stones", "eye": "Eye"}


def result(names: tuple[str, ...] = ("Mira", "Bo"), turns: int = 30) -> MatchResult:
    """Bo, the second seat, has won."""
    course = tuple(range(turns))
    scores = [
        SeatScore(1, names[1], 1, True, 14, (("monk", 6), ("stones", 6), ("eye", 2)), course),
        SeatScore(0, names[0], 2, False, 2, (("monk", 3), ("stones", -1)), course[::-1]),
        *(SeatScore(n, name, 3, False, 0, (("monk", 0),), course) for n, name in enumerate(names[2:], 2)),
    ]
    return MatchResult(
        "zoneplex",
        "Zoneplex",
        "the end · turn 46",
        f"{names[1]} enters The Eye and wins.",
        "A full set of Fears and a clear lead.",
        tuple(scores),
        PARTS,
        facts=("The strongest Fear was beaten.", "Nine deals of twelve."),
        bests=(f"Personal best for {names[1]}: 14 points, it was 12.",),
        assisted=(names[0],),
        names=names,
        first_next=names[1],
    )


def finished(game: str = "zogars-revenge", names: tuple[str, ...] = ("Ann", "Bo")) -> Match[Any]:
    """A short real match, played to its end by chance."""
    match = new_match(load_game(game), [SeatSpec(name) for name in names], {}, 5)
    Driver(match, {seat: RandomPolicy(Rng(seat)) for seat in range(len(names))}).run()
    return match


def test_a_verdict_is_whole_as_long_as_the_line_has_room() -> None:
    """Given three that share the first place, the first of whom has a short name."""
    shared = "Bo, Wilhelminaxx and Mira share the first place with no points."
    rows = text_of(paint_body(replace(result(), headline=shared), UNICODE, 80, 24))
    assert any(shared in row for row in rows)


@pytest.mark.parametrize("size", [*SIZES, (100, 30), (200, 60)])
@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("turns", [0, 1, 30, 400])
def test_every_row_fits_and_the_winner_leads(size: tuple[int, int], seats: int, turns: int) -> None:
    names = tuple(f"Player {n}" for n in range(max(2, seats)))
    rows = paint_body(result(names, turns), UNICODE, *size)
    assert max(map(width_of, rows)) <= size[0]
    assert len(rows) <= size[1] - 4
    screen = "\n".join(text_of(rows))
    for words in ("enters The Eye and wins", "full set of Fears", "14", "monk", "Personal best"):
        assert words in screen


def test_short_names_leave_room_for_whole_heads_of_columns() -> None:
    """Given six parts at 80 columns, when the names are short, then no head is cut and no part left out."""
    parts = {f"{level}{why}": f"L{level} {why}" for level in "123" for why in ("home", "beat")}
    head = text_of(score_table(replace(result(), part_words=parts), UNICODE, 78))[0]
    assert head.split() == ["seat", "total", *" ".join(parts.values()).split()]


def test_long_heads_of_columns_take_two_rows_before_they_are_cut() -> None:
    """Given heads of two words that do not fit in one row, then both words are read whole."""
    parts = {f"{n}": words for n, words in enumerate(("own stones", "neutral stones", "nobody's stones") * 2)}
    rows = text_of(score_table(replace(result(), part_words=parts), UNICODE, 78))
    assert rows[0].split() == ["own", "neutral", "nobody's"] * 2
    assert rows[1].split() == ["seat", "total", *["stones"] * 6]


@pytest.mark.parametrize("size", [*SIZES, (100, 30)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_every_size_shows_the_course_of_every_seat(size: tuple[int, int], seats: int) -> None:
    """With its title in the game's own word for a turn, whichever form there is room for."""
    told = result(tuple(f"Player {n}" for n in range(max(2, seats))))
    told = replace(told, scores=told.scores[:seats], tallied="dice", counted_in="round")
    rows = text_of(paint_body(told, UNICODE, *size))
    assert any("dice by round" in row for row in rows)
    for score in told.scores:
        assert any(score.name in row and any(step in row for step in "▁▂▃▄▅▆▇█") for row in rows)


def test_points_that_were_lost_are_shown_as_such() -> None:
    screen = "\n".join(text_of(paint_body(result(), UNICODE, 120, 36)))
    assert "◂◂" in screen
    assert "-1" in screen


@pytest.mark.parametrize("size", SIZES)
def test_a_team_has_one_row_with_all_its_names_and_one_course(size: tuple[int, int]) -> None:
    """Given Runners of whom none came home, then the team stands there once, and has no place."""
    match = finished("zone-runners", ("Ann", "Bo", "Cy"))
    told = with_tallies(result_of(match), tallies(match))
    assert match.outcome is not None and not any(match.outcome.won)
    assert [(score.name, score.place) for score in told.scores] == [("Ann, Bo, Cy", 0)]
    rows = text_of(paint_body(told, UNICODE, *size))
    assert sum("Ann, Bo, Cy " in row for row in rows) == 1
    assert any(row.split()[:3] == ["│", "·", "Ann,"] for row in rows)


def test_nobody_has_a_place_where_nobody_won() -> None:
    """Given the Zoneplex won, then its table names all seats by their order, without places."""
    scores = tuple(replace(score, place=0, won=False) for score in result().scores)
    rows = text_of(score_table(replace(result(), scores=scores), UNICODE, 78))[1:]
    assert [row.split()[0] for row in rows] == ["·", "·"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("matches", [2, 12, 200])
def test_records_and_the_matches_before_stand_beside_the_facts(size: tuple[int, int], matches: int) -> None:
    """The best scores with their names, a small chart of all matches of this kind, the last one named."""
    told = replace(result(), records=Records(("92 Mira", "81 Bo (with hints)"), (*range(1, matches), 14)))
    rows = paint_body(told, UNICODE, *size)
    assert max(map(width_of, rows)) <= size[0]
    screen = "\n".join(text_of(rows))
    assert "Best of this kind: 92 Mira, 81 Bo" in screen
    assert f"{matches} matches like this" in screen
    assert "▁" in screen


def test_the_chart_has_an_ascii_form() -> None:
    rows = text_of(paint_body(result(), ASCII, 80, 24))
    assert not any(step in row for row in rows for step in "▁▂▃▄▅▆▇")


@pytest.mark.parametrize("size", SIZES)
async def test_names_are_shown_as_they_are(size: tuple[int, int]) -> None:
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        names = tuple(seat_names(HOSTILE[:6]))
        await app.push_screen(ResultsScreen(result(names)))
        await pilot.pause()
        assert_intact(app)
        shown = text(app)
        assert all(name in shown for name in names)


def test_the_points_by_turn_are_worked_out_by_playing_again() -> None:
    match = finished()
    points = tallies(match)
    told = result_of(match)
    assert told.scores[0].place == 1
    assert len(points) >= match.turn - 1
    assert match.outcome is not None
    assert points[-1] == match.outcome.scores
    assert with_tallies(told, points).turns == len(points)


def by_computers(game_id: str, names: tuple[str, ...], seed: int) -> Match[Any]:
    """A whole match of the game's own heuristic."""
    game = load_game(game_id)
    match = new_match(game, [SeatSpec(name) for name in names], {}, seed)
    Driver(match, {seat: game.policy(seat, Rng(seat)) for seat in range(len(names))}).run()
    return match


@pytest.mark.parametrize(
    ("game_id", "names", "word"),
    [
        ("elemenz", ("Ann", "Bo", "Cy"), "round"),
        ("elemenz", ("Ann", "Bo"), "turn"),
        ("exploration-warzone", ("Ann", "Bo"), "round"),
        ("zogars-revenge", ("Ann",), "move"),
        ("zone-runners", ("Ann", "Bo"), "turn"),
        ("zoneplex", ("Ann", "Bo", "Cy"), "turn"),
    ],
)
def test_the_course_of_a_real_match_ends_where_its_points_do(
    game_id: str, names: tuple[str, ...], word: str
) -> None:
    """The last pillar is the total, and the title counts in the game's own word."""
    match = by_computers(game_id, names, 3)
    told = result_of(match)
    assert told.note == f"the end · {word} {match.turn}"
    points = tallies(match)
    assert len(points) > 1
    if told.tallied == "points":
        assert match.outcome is not None
        assert points[-1] == match.outcome.scores


def test_a_running_match_has_no_result() -> None:
    game = load_game("zogars-revenge")
    with pytest.raises(ValueError, match="not over"):
        result_of(new_match(game, [SeatSpec("Ann")], {}, 1))


def test_a_rematch_moves_everybody_up_one_seat_with_what_is_theirs() -> None:
    match = finished()
    table = Table(match, None, {"figures": ["hero", "heroine"], "difficulty": "adventurer"})
    again, chosen = rematch(table)
    assert list(again.names) == ["Bo", "Ann"]
    assert chosen == {"figures": ["heroine", "hero"], "difficulty": "adventurer"}
    assert again.setup.seed != match.setup.seed
    assert rotated(match.game, {"figures": "hero"}) == {"figures": "hero"}
    resumed, nothing = rematch(Table(match, None))
    assert list(resumed.names) == ["Bo", "Ann"]
    assert nothing is None
    assert resumed.setup.options == match.setup.options


async def test_from_the_results_to_the_log_of_old_ones_and_a_rematch(tmp_path: Path) -> None:
    app = app_with_store(tmp_path)
    assert app.store is not None
    number = app.store.create(
        new_match(load_game("zogars-revenge"), [SeatSpec("Ann"), SeatSpec("Bo")], {}, 5)
    )
    app.store.leave(number)
    match = app.store.resume(number)
    Driver(match, {seat: RandomPolicy(Rng(seat)) for seat in (0, 1)}).run()
    app.store.leave(number)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h", "m")
        await pilot.pause()
        assert "1 match" in grid(app)[0]
        await pilot.press("enter")
        await pilot.pause()
        assert_intact(app)
        assert "the end" in grid(app)[0]
        assert "b board" not in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, HistoryScreen), "one step back is the list"
        await pilot.press("enter")
        await pilot.pause()
        await pilot.click(offset=find(app, "rematch"))
        await pilot.pause()
        assert app.table is not None
        assert list(app.table.match.names) == ["Bo", "Ann"]


async def test_a_result_that_cannot_be_told_says_why_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_with_store(tmp_path)
    store = app.store
    assert store is not None
    match = new_match(load_game("zogars-revenge"), [SeatSpec("Ann")], {}, 5)
    number = store.create(match)
    Driver(match, {0: RandomPolicy(Rng(0))}).run()
    store.leave(number)

    def drifts(number: int) -> Match[Any]:
        raise ZoneError("The record drifts at its third choice.")

    monkeypatch.setattr(store, "replay", drifts)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h", "m", "enter")
        await pilot.pause()
        assert isinstance(app.screen, HistoryScreen)
        assert "The record drifts at its third choice." in text(app)


async def test_enter_that_still_meant_the_show_begins_no_rematch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given that somebody skips through the last events, when the results come up under the fingers, then
    Enter and Space do nothing yet; a moment later Enter begins the rematch."""
    app = ZonegamesApp()
    chosen: list[str | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        monkeypatch.setattr(results, "GRACE", 60.0)
        screen = ResultsScreen(result())
        await app.push_screen(screen, chosen.append)
        await pilot.press("enter", "space")
        assert app.screen is screen
        screen.end_grace()
        await pilot.press("enter")
        await pilot.pause()
        assert chosen == ["rematch"]


@pytest.mark.parametrize("key", ["n", "enter"])
async def test_after_a_game_the_next_one_can_be_set_up_and_begun(tmp_path: Path, key: str) -> None:
    """Given a match that has just ended, when other seats are chosen, then their match begins although the
    screen that led there has closed; a rematch begins as well."""
    app = app_with_store(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("3")
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        first = app.table
        assert first is not None
        await pilot.press("p", "c", "y")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ResultsScreen)
        await pilot.press(key)
        await pilot.pause()
        if key == "n":
            await pilot.press("s")
            await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        assert app.table is not None and app.table is not first


@pytest.mark.parametrize(
    ("totals", "told"),
    [
        (GameTotals(3), "played 3"),
        (GameTotals(1, ("Ann", "Bo", "Cy"), 12), "played 1 · last won by Ann, Bo and Cy with 12"),
        (GameTotals(2, ("Ann", "Bo", "Cy"), 9, team=True), "played 2 · last won by the whole team with 9"),
        (GameTotals(2, ("Ann", "Bo"), 9, team=True), "played 2 · last won by Ann and Bo with 9"),
    ],
)
def test_only_a_team_is_told_as_a_team_where_the_last_winners_are_named(totals: GameTotals, told: str):
    results = SimpleNamespace(game=lambda game: totals)
    store: Any = SimpleNamespace(results=lambda: results)
    assert told_of(store)["zoneplex"] == told
