"""The pages over a game: pause, questions, cover, log, saved matches, settings."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.app import ScreenStackError

from tests.tui.grid import assert_intact, find, text
from tests.tui.shelf import HOSTILE, SIZES, app_with_store, saved
from zonegames.engine.match import new_match
from zonegames.engine.names import seat_names
from zonegames.engine.narration import Status
from zonegames.engine.seats import SeatSpec
from zonegames.games import load_game
from zonegames.store.exchange import read_match
from zonegames.store.results import SeatResult
from zonegames.store.settings import Settings
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.board import LogLine
from zonegames.tui.commands import Command
from zonegames.tui.lines import s, text_of, width_of
from zonegames.tui.page import bar
from zonegames.tui.painted import PaintedScreen
from zonegames.tui.screens.handover import CoverText, HandOverScreen, paint_cover
from zonegames.tui.screens.keys import KeysScreen
from zonegames.tui.screens.log import LogScreen
from zonegames.tui.screens.menu import ConfirmScreen, EntryScreen, PauseScreen
from zonegames.tui.screens.saves import SavesScreen, result_lines
from zonegames.tui.screens.scroll import SheetScreen
from zonegames.tui.screens.settings import KEY_MAP, ROWS, SettingsScreen


async def shown(screen: PaintedScreen[Any], size: tuple[int, int], *keys: str) -> tuple[str, list[Any]]:
    """The screen's text after these keys, and what it was dismissed with."""
    app = ZonegamesApp()
    done: list[Any] = []
    async with app.run_test(size=size) as pilot:
        app.push_screen(screen, done.append)
        await pilot.pause()
        assert_intact(app)
        await pilot.press(*keys)
        await pilot.pause()
        assert_intact(app)
        return text(app), done


def cover(seat: int = 1, names: tuple[str, ...] = ("Mira", "Bo"), events: int = 2) -> CoverText:
    recap = tuple((n % len(names), f"did a thing worth telling, number {n}") for n in range(events))
    title, token = "Zoneplex", "zoneplex"
    return CoverText(seat, names[seat], title, token, "turn 13", recap=recap, names=names)


# --- what does not fit


def test_a_line_of_the_bar_that_is_too_long_ends_in_an_ellipsis() -> None:
    first, second = bar(s("Enter takes ") + s("a long name, " * 8), s("a long reason, " * 8), "", 80)
    assert (width_of(first), width_of(second)) == (80, 80)
    assert text_of([first])[0].rstrip().endswith("a long name,…")
    assert text_of([second])[0].rstrip().endswith("a long reason, a…")


async def test_the_key_help_tells_every_sentence_to_its_end() -> None:
    """Given a long sentence and a screen with arrows of its own, nothing is cut and nothing contradicted."""
    says = "What the computer would do here, and why; the result will say that it was asked for."
    listed = (
        Command("hint", ("h",), "", says),
        Command("walk", ("up", "down"), "walk", "Walk there at once."),
    )
    screen, _ = await shown(KeysScreen(listed), (80, 24))
    assert " ".join(screen.replace("║", " ").split()).count(says) == 1
    assert "Walk from one entry to the next" not in screen


async def test_a_long_phrase_stays_clear_of_the_age_beside_it() -> None:
    match = replace(
        saved(),
        status=Status("Mira is to put out all the lamps of the whole lair before turn 12 ends", "", ()),
    )
    screen, _ = await shown(SavesScreen(lambda: [match]), (80, 24))
    assert re.search(r"lamps.*…  \d+ ", screen)


# --- pause and questions


@pytest.mark.parametrize("size", SIZES)
async def test_the_pause_menu_offers_everything_and_ends_nothing_by_itself(size: tuple[int, int]) -> None:
    screen, done = await shown(PauseScreen("Zoneplex", "turn 12", "zoneplex", "Give up"), size)
    for words in (
        "turn 12",
        "Continue",
        "Rules",
        "Settings",
        "Leave to the picker",
        "Give up",
        "End this game",
    ):
        assert words in screen
    assert done == []


async def test_without_steps_back_no_restart_is_offered() -> None:
    screen, _ = await shown(
        PauseScreen("Zogar's Revenge", "", "zogars-revenge", without={"restart"}), (80, 24)
    )
    assert "Restart this turn" not in screen and "Leave to the picker" in screen


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (("escape",), ""),
        (("enter",), ""),
        (("down", "enter"), "rules"),
        (("q",), "leave"),
        (("e",), "end"),
        (("P",), ""),
    ],
)
async def test_the_pause_menu_by_keys(keys: tuple[str, ...], answer: str) -> None:
    _, done = await shown(PauseScreen("Zoneplex", "turn 12", "zoneplex"), (80, 24), *keys)
    assert done == [answer]


@pytest.mark.parametrize(("key", "answer"), [("y", True), ("n", False), ("enter", False), ("escape", False)])
async def test_only_y_says_yes(key: str, answer: bool) -> None:
    _, done = await shown(ConfirmScreen("end", "End it for everyone?", "end it"), (80, 24), key)
    assert done == [answer]


async def test_one_line_can_be_typed() -> None:
    _, done = await shown(EntryScreen("name", "What is it called?", "old"), (80, 24), "n", "e", "w", "enter")
    assert done == ["new"]


# --- the cover


@pytest.mark.parametrize("size", SIZES)
async def test_only_the_called_seats_digit_lifts_the_cover(size: tuple[int, int]) -> None:
    screen, done = await shown(HandOverScreen(cover()), size, "1", "enter", "space", "escape", "3")
    assert done == []
    assert "hand the keyboard to Bo" in screen
    assert "did a thing worth telling, number 1" in screen
    _, done = await shown(HandOverScreen(cover()), size, "2")
    assert done == [True]


async def test_a_private_look_can_be_left() -> None:
    _, done = await shown(HandOverScreen(cover(), leave=True), (80, 24), "escape")
    assert done == [False]


@pytest.mark.parametrize("box", [(76, 27), (80, 22), (90, 22)])
@pytest.mark.parametrize("events", [0, 1, 40])
def test_the_cover_keeps_its_size_and_tells_the_newest(box: tuple[int, int], events: int) -> None:
    rows = paint_cover(cover(events=events), *box)
    assert {width_of(row) for row in rows} == {box[0]}
    assert len(rows) == box[1]
    screen = "\n".join(text_of(rows))
    assert "Press  2 , your seat number" in screen
    if events:
        assert f"number {events - 1}" in screen
    assert ("earlier, l shows the log" in screen) == (events == 40)


async def test_the_cover_shows_any_name() -> None:
    names = tuple(seat_names(HOSTILE[:6]))
    screen, _ = await shown(HandOverScreen(cover(4, names, 6)), (80, 24))
    assert names[4] in screen


# --- log and sheets


@pytest.mark.parametrize("size", SIZES)
async def test_the_log_opens_at_the_newest_and_shows_one_seat_alone(size: tuple[int, int]) -> None:
    log = [LogLine(f"thing {n}", n % 2, undone=n == 79) for n in range(80)]
    screen, _ = await shown(LogScreen(log, ["Ann", "Bo"]), size)
    assert "thing 79" in screen
    assert "▲" in screen
    screen, _ = await shown(LogScreen(log, ["Ann", "Bo"]), size, "1")
    assert "thing 78" in screen
    assert "thing 79" not in screen
    screen, _ = await shown(LogScreen(log, ["Ann", "Bo"]), size, "home")
    assert "thing 0" in screen


@pytest.mark.parametrize("size", SIZES)
async def test_the_log_sets_turns_apart_and_tells_faintly_what_came_to_nothing(size: tuple[int, int]) -> None:
    """Given two turns, then the second one's sentence stands under an empty row, in bold; a pass is muted."""
    told = [
        LogLine("turn 1", heading=True),
        LogLine("Ann passes", 0, idle=True),
        LogLine("turn 2", heading=True),
    ]
    page = LogScreen(told, ["Ann", "Bo"])
    rows = page.rows(60)
    assert [text.split() for text in text_of(rows)] == [
        ["turn", "1"], ["1", "Ann", "passes"], [], ["▸", "turn", "2"]
    ]  # fmt: skip
    styles = {text.strip(): style for row in rows for text, style in row}
    assert "bold" in styles["turn 2"]
    assert "muted" in styles["Ann passes"]
    screen, _ = await shown(page, size)
    assert "turn 2" in screen


async def test_a_sentence_of_the_log_leads_to_its_place_on_the_board() -> None:
    """Given a lit sentence that has a place, then Enter names that place; without one it goes back."""
    told = [LogLine("a stone falls", 0, where="cell:7"), *(LogLine(f"thing {n}", 1) for n in range(60))]
    screen, done = await shown(LogScreen(told, ["Ann", "Bo"]), (80, 24), "enter")
    assert done == [None]
    screen, _ = await shown(LogScreen(told, ["Ann", "Bo"]), (80, 24), "home")
    assert "▸ 1 a stone falls" in screen
    assert "Enter shows on the board" in screen
    _, done = await shown(LogScreen(told, ["Ann", "Bo"]), (80, 24), "home", "enter")
    assert done == ["cell:7"]
    _, done = await shown(LogScreen(told, ["Ann", "Bo"]), (80, 24), "home", "escape")
    assert done == [None]
    _, done = await shown(LogScreen(told, ["Ann", "Bo"], leads=False), (80, 24), "home", "enter")
    assert done == [None], "the board lies under a cover"


async def test_the_mouse_lights_a_sentence_of_the_log_and_then_goes_to_its_place() -> None:
    app = ZonegamesApp()
    done: list[Any] = []
    async with app.run_test(size=(80, 24)) as pilot:
        told = [LogLine("a stone falls", 0, where="cell:7"), LogLine("thing", 1)]
        app.push_screen(LogScreen(told, ["Ann", "Bo"]), done.append)
        await pilot.pause()
        await pilot.click(offset=find(app, "a stone"))
        await pilot.pause()
        assert done == []
        await pilot.click(offset=find(app, "a stone"))
        await pilot.pause()
        assert done == ["cell:7"]


async def test_a_log_that_all_may_know_is_copied_as_plain_text() -> None:
    """Given one seat's sentences are listed, then these are copied, one a line; a seat's own log is not."""
    app = ZonegamesApp()
    told = [LogLine("a stone falls", 0), LogLine("a door opens", 1), LogLine("Ann rests", 0)]
    async with app.run_test(size=(80, 24)) as pilot:
        app.show(LogScreen(told, ["Ann", "Bo"], open=False))
        await pilot.press("c", "escape")
        assert app.clipboard == ""
        app.show(LogScreen(told, ["Ann", "Bo"]))
        await pilot.press("1", "c")
        assert app.clipboard == "a stone falls\nAnn rests"
        assert "2 lines copied" in text(app)


async def test_the_log_of_one_seat_offers_no_choice_of_seats() -> None:
    screen, _ = await shown(LogScreen([LogLine("a door opens", 0)], ["Ann"]), (80, 24))
    assert "a door opens" in screen and "one seat" not in screen and "digit" not in screen


async def test_the_log_offers_one_seat_alone_only_where_its_sentences_are_seats() -> None:
    """Given a run that all walk together, no digit is offered; given a seat that nothing is told of, its
    page says so."""
    screen, _ = await shown(LogScreen([LogLine("a door opens")], ["Ann", "Bo"]), (80, 24), "2")
    assert "a door opens" in screen
    assert "one seat" not in screen
    assert "A seat's digit" not in screen
    screen, _ = await shown(LogScreen([LogLine("Ann rolls", 0)], ["Ann", "Bo"]), (80, 24), "2")
    assert "Nothing is told of Bo yet." in screen


async def test_a_boards_own_page_scrolls() -> None:
    rows = [s(f"row {n}") for n in range(60)]
    screen, done = await shown(SheetScreen("table", rows), (80, 24), "end")
    assert "row 59" in screen
    _, done = await shown(SheetScreen("table", rows), (80, 24), "escape")
    assert done == [None]


# --- closing


async def test_a_page_that_cannot_be_closed_holds_no_picture_back() -> None:
    """Given the last screen of all, when it is to be closed, then that fails and painting goes on."""
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        with pytest.raises(ScreenStackError):
            app.picker.dismiss()
        assert app._batch_count == 0


async def test_pages_that_close_one_another_hold_no_picture_back() -> None:
    """Given a page whose answer closes the page beneath it, then both are told once, and what lies under them
    is painted; one that is closed twice is told once, too."""
    app = ZonegamesApp()
    told: list[bool | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        below, above = ConfirmScreen("a", "a?", "yes"), ConfirmScreen("b", "b?", "yes")

        def answered(sure: bool | None) -> None:
            told.append(sure)
            below.dismiss(False)

        app.show(below, told.append)
        await pilot.pause()
        app.show(above, answered)
        await pilot.pause()
        above.dismiss(True)
        above.dismiss(False)
        await pilot.pause()
        assert told == [True, False]
        assert app.screen is app.picker
        assert app._batch_count == 0


# --- saved matches


@pytest.mark.parametrize("size", SIZES)
async def test_any_number_of_saved_matches_with_any_names(size: tuple[int, int]) -> None:
    names = tuple(seat_names(HOSTILE[:6]))
    matches = [saved(n, names=names) for n in range(40)]
    saves = SavesScreen(lambda: matches)
    saves.at = "match:35"
    screen, done = await shown(saves, size, "down")
    assert "▸" in screen
    assert saves.lit is matches[36]
    _, done = await shown(SavesScreen(lambda: matches), size, "down", "enter")
    assert done == ["resume:1"]


def test_a_finished_match_of_a_team_is_one_row() -> None:
    """Given three who ran together, then the list tells their result once; of rivals each has a row."""
    match = saved(names=("Ann", "Bo", "Cy"))
    seats = [SeatResult(name, "person", 1, True, 8, (), False, team=True) for name in match.names]
    told = text_of(result_lines(match, seats))
    assert [row.split() for row in told if "8" in row] == [["▸", "1", "the", "team", "8"]]
    rivals = [replace(seat, team=False) for seat in seats]
    assert sum("8" in row for row in text_of(result_lines(match, rivals))) == 3


async def test_a_long_phrase_is_told_in_whole_facts_in_the_list() -> None:
    """Given a long name in a long phrase, then at 80 columns row and bar tell the facts that fit."""
    long = saved(game="exploration-warzone", names=("Bartholomew Long", "Bo"))
    phrase = "round 12, Bartholomew Long to commit War hexes"
    matches = [replace(long, status=Status(phrase, "", ("", "")))]
    screen, _ = await shown(SavesScreen(lambda: matches), (80, 24))
    assert "Enter takes up Exploration: Warzone: round 12." in screen
    assert "▸ Exploration: Warzone  round 12  " in screen


async def test_six_long_names_have_all_their_place_in_a_row() -> None:
    names = tuple(f"Bartholomew {letter}" for letter in "abcdef")
    screen, _ = await shown(SavesScreen(lambda: [saved(names=names)]), (80, 24))
    assert " 6 Barthol…" in screen


async def test_no_saved_match_says_so() -> None:
    screen, done = await shown(SavesScreen(list), (80, 24), "enter", "d", "escape")
    assert "40x" not in screen
    assert done == [None]


async def test_a_match_is_named_and_deleted_in_the_list(tmp_path: Path) -> None:
    app = app_with_store(tmp_path)
    store = app.store
    assert store is not None
    store.leave(store.create(new_match(load_game("zogars-revenge"), [SeatSpec("Ann")], {}, 5)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("v", "n", *"Friday", "enter")
        await pilot.pause()
        assert "Friday" in text(app)
        await pilot.press("delete", "n")
        assert len(store.saved()) == 1
        await pilot.press("delete", "y")
        await pilot.pause()
        assert store.saved() == []
        assert "No match is waiting" in text(app)


# --- settings


@pytest.mark.parametrize("size", SIZES)
async def test_every_setting_is_there_and_explained(size: tuple[int, int]) -> None:
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        screen = SettingsScreen(Settings(), lambda key, value: Settings(), game="zogars-revenge")
        await app.push_screen(screen)
        await pilot.pause()
        for row in ROWS:
            screen.light(f"set:{row.key}")
            await pilot.pause()
            assert row.title in text(app)
            assert row.says[:40] in text(app)
            assert_intact(app)
            footer = text(app).splitlines()[-1]
            wanted = "Enter list them" if row.key == KEY_MAP else "change" if len(row.choices) > 1 else "↑↓"
            assert wanted in footer, "the footer offers what the lit row can do"
            assert ("change" in footer) == (wanted == "change")


async def test_a_change_counts_at_once_and_is_kept(tmp_path: Path) -> None:
    app = app_with_store(tmp_path)
    assert app.store is not None
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("g", "right")
        await pilot.pause()
        assert app.theme == "zone-dawn"
        await pilot.press("down", "down", "right", "right")
        await pilot.pause()
        assert app.glyphs.ascii
        assert "+==" in text(app)
        assert all(char.isascii() for char in text(app))
        await pilot.click(offset=find(app, "normal"))
        await pilot.pause()
    kept = app.store.settings()
    assert (kept.theme, kept.glyphs, kept.speed) == ("light", "ascii", "slow")


async def test_a_match_is_written_to_a_file_from_its_list(tmp_path: Path) -> None:
    """Given a running match, when it is exported from the list, then its secrets are asked for first, the
    file is new and whole, and where it lies is told; a second file of that name is refused."""
    app = app_with_store(tmp_path)
    assert app.store is not None
    match = new_match(load_game("exploration-warzone"), [SeatSpec("Ann"), SeatSpec("Bo")], {}, 5)
    app.store.leave(app.store.create(match))
    path = tmp_path / "match.json"
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for told in ("Written to", "exists already"):
            app.show_saves()
            await pilot.pause()
            await pilot.press("x")
            await pilot.pause()
            assert "every hidden thing" in text(app)
            await pilot.press("y")
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, EntryScreen)
            screen.field.text = str(path)
            await pilot.press("enter")
            await pilot.pause()
            assert told in text(app)
            await pilot.press("escape")
            await pilot.pause()
    assert read_match(path).names == ("Ann", "Bo")


@pytest.mark.parametrize("key", ["x", "i"])
async def test_the_home_folder_of_nobody_is_told(tmp_path: Path, key: str) -> None:
    app = app_with_store(tmp_path)
    assert app.store is not None
    match = new_match(load_game("exploration-warzone"), [SeatSpec("Ann"), SeatSpec("Bo")], {}, 5)
    app.store.leave(app.store.create(match))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.show_saves()
        await pilot.pause()
        await pilot.press(key, *("y" if key == "x" else ""))
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, EntryScreen)
        screen.field.text = "~nobody-of-this-name/match.json"
        await pilot.press("enter")
        await pilot.pause()
        assert "No such file" in text(app)


async def test_a_game_of_memory_is_not_written_to_a_file_before_it_is_over(tmp_path: Path) -> None:
    app = app_with_store(tmp_path)
    assert app.store is not None
    app.store.leave(app.store.create(new_match(load_game("zogars-revenge"), [SeatSpec("Ann")], {}, 5)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.show_saves()
        await pilot.pause()
        await pilot.press("x")
        await pilot.pause()
        assert "when it is over" in text(app)


async def test_a_first_choice_is_one_choice() -> None:
    screen, _ = await shown(SavesScreen(lambda: [replace(saved(), actions=1)]), (80, 24))
    assert "1 choice so far" in screen


async def test_a_long_list_tells_which_part_of_it_is_seen() -> None:
    screen, _ = await shown(SavesScreen(lambda: [saved(n) for n in range(1, 12)]), (80, 24), "down")
    assert "saved matches, 1 to" in screen and "of 11" in screen
    assert "match 2, begun" in screen
    assert all(name in screen for name in ("Mira", "Bo", "Cy"))
