"""The picker: five games on a shelf, the match that waits, and nothing that a name can break."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.tui.grid import assert_intact, find, grid, text
from tests.tui.shelf import FIVE, HOSTILE, SIZES, app_with_store, saved, shelf, show_shelf
from zonegames.engine.names import seat_names
from zonegames.engine.narration import Status
from zonegames.games import CATALOGUE, CatalogueEntry
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.lines import spots, text_of, width_of
from zonegames.tui.screens.picker import CONTINUE, PickerScreen, Shelf, paint_picker

COMMANDS = PickerScreen(shelf()).commands()


def painted(what: Shelf, at: str, size: tuple[int, int]) -> str:
    return "\n".join(text_of(paint_picker(what, at, COMMANDS, *size)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("at", [CONTINUE, *(entry.id for entry in FIVE)])
def test_each_game_is_there_with_seats_and_what_it_is(size: tuple[int, int], at: str) -> None:
    screen = painted(shelf(saved()), at, size)
    for number, entry in enumerate(FIVE, 1):
        assert f"{number} " in screen
        assert entry.title in screen
        assert entry.people in screen
    lit = next((entry for entry in FIVE if entry.id == at), None)
    if lit is not None:
        assert f"{lit.minutes} min" in screen
        assert "What one does" in screen


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", CATALOGUE, ids=lambda listed: listed.id)
def test_what_the_shelf_says_of_a_game_is_never_cut(game: CatalogueEntry, size: tuple[int, int]) -> None:
    """Given the real games, when one is lit, then seats, minutes and computers can be read to their ends,
    and so can the title of every other one."""
    rows = text_of(paint_picker(Shelf(played={game.id: "played 2"}), game.id, (), *size))
    listed = " ".join(" ".join(rows).replace("│", " ").replace("║", " ").split())
    for words in (
        game.title,
        game.people,
        f"{game.minutes} min",
        "played 2",
        *["computer seats"] * game.bots,
    ):
        assert words in listed
    for number, other in enumerate(CATALOGUE, 1):
        assert re.search(rf"{number} +{other.title} ", listed)


@pytest.mark.parametrize("size", SIZES)
def test_the_waiting_match_tells_game_turn_progress_and_age(size: tuple[int, int]) -> None:
    screen = painted(shelf(saved()), CONTINUE, size)
    for words in ("Continue", "Zoneplex", "turn 12, Mira to move", "24 tiles to place", "10 min ago"):
        assert words in screen


@pytest.mark.parametrize("size", SIZES)
def test_how_the_seats_stand_is_told_in_whole_facts(
    size: tuple[int, int],
) -> None:
    """Given two seats with long words, then these go on in the next row; given five, for whom that takes
    too many rows, then each keeps the first facts, and no word is cut off."""
    told = "Fire & Earth, 3 locks, 7 dice free"
    two = replace(saved(names=("Mira", "Bartholomew")), status=Status("turn 8", "5 locks to go", (told,) * 2))
    assert painted(shelf(two), CONTINUE, size).count("dice free") == 2
    names = ("Mira", "Bo", "Cy", "Di", "Emil the Eighth")
    words = ("strength 2, no Fears, 1 relic",) * 5
    five = replace(saved(names=names), status=Status("turn 8", "9 tiles to place", words))
    screen = painted(shelf(five), CONTINUE, size)
    assert len(re.findall("strength 2 ", screen)) == 5
    assert "relic" not in screen


def test_the_match_that_waits_is_told_in_whole_facts_where_room_is_short() -> None:
    """Given a phrase that is too long for its place at 80 columns, then its last facts are left out there."""
    long = saved(game="exploration-warzone", names=("Bartholomew Long", "Bo"))
    phrase = "round 12, Bartholomew Long to commit War hexes"
    screen = painted(shelf(replace(long, status=Status(phrase, "", ("", "")))), CONTINUE, (80, 24))
    assert "Enter takes up Exploration: Warzone: round 12." in screen
    assert "      Exploration: Warzone, round 12  " in screen
    assert "War hexes" in screen, "beside the list all of it is told"
    named = replace(long, label="Friday night with all of the neighbours", status=Status(phrase, "", ()))
    screen = painted(shelf(named), CONTINUE, (120, 36))
    assert "Friday night with all of the neighbours  round 12     1 Bartholomew Long" in screen


@pytest.mark.parametrize("size", [*SIZES, (80, 50), (119, 34), (200, 60), (132, 24)])
@pytest.mark.parametrize("matches", [0, 1])
def test_every_row_is_as_wide_as_the_window(size: tuple[int, int], matches: int) -> None:
    what = shelf(*[saved()] * matches)
    for at in what.stops():
        rows = paint_picker(what, at, COMMANDS, *size)
        assert len(rows) == size[1]
        assert max(map(width_of, rows)) <= size[0]


@pytest.mark.parametrize("size", SIZES)
async def test_no_name_is_interpreted_or_breaks_the_layout(size: tuple[int, int]) -> None:
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        for name in HOSTILE:
            names = tuple(seat_names([name, "Bo", name]))
            await show_shelf(app, pilot, saved(names=names))
            assert_intact(app)
            assert names[0] in text(app)


@pytest.mark.parametrize("size", SIZES)
async def test_everything_on_the_picker_can_be_clicked(size: tuple[int, int]) -> None:
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        await show_shelf(app, pilot, saved())
        found = set(spots(app.picker.canvas.lines))
        assert {c.spot for c in app.picker.commands() if c.does} <= found
        assert set(app.picker.stops()) <= found


async def test_arrows_walk_the_shelf_by_row_and_column() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(120, 36)) as pilot:
        await show_shelf(app, pilot, saved())
        seen = [app.picker.at]
        for key in ("down", "right", "right", "down", "down", "left", "up", "up", "up"):
            await pilot.press(key)
            seen.append(app.picker.at)
        ids = [entry.id for entry in FIVE]
        assert seen == [CONTINUE, ids[0], ids[1], ids[2], ids[4], ids[4], ids[3], ids[0], CONTINUE, CONTINUE]


async def test_the_cursor_survives_a_resize() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(120, 36)) as pilot:
        await show_shelf(app, pilot)
        await pilot.press("down")
        lit = app.picker.at
        for size in ((80, 24), (60, 20), (120, 36)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert app.picker.at == lit
        assert "Enter opens the set-up" in text(app)


async def test_a_window_too_small_gets_a_notice_and_can_still_be_left() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(79, 24)) as pilot:
        for size in ((79, 24), (80, 23), (40, 12), (12, 4), (2, 1)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert_intact(app)
            if size[0] >= 40:
                assert "This needs 80x24" in text(app)
                assert f"{size[0]}x{size[1]}" in text(app)
        await pilot.press("1", "enter")
        assert len(app.screen_stack) == 1
        await pilot.press("q")
    assert app.return_value == 0


async def test_the_game_goes_on_when_the_window_grows_again() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(70, 20)) as pilot:
        await pilot.pause()
        assert "This needs 80x24" in text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "ZONEGAMES" in grid(app)[0]


async def test_from_the_start_to_a_game_and_back_by_keyboard_alone(tmp_path: Path) -> None:
    app = app_with_store(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert "set-up" in grid(app)[0]
        await pilot.press("enter")
        assert app.table is not None
        assert [match.game for match in app.store.saved()] == [app.table.match.game.id]  # type: ignore[union-attr]
        await pilot.press("p", "q")
        await pilot.pause()
        assert app.table is None
        assert "Continue" in text(app)
        await pilot.press("c")
        assert app.table is not None
        await pilot.press("ctrl+q")
    assert app.return_value == 0


async def test_from_the_start_to_a_game_and_back_by_mouse_alone(tmp_path: Path) -> None:
    app = app_with_store(tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:

        async def click(words: str) -> None:
            await pilot.pause()
            await pilot.click(offset=find(app, words))
            await pilot.pause()

        await click("play ")
        assert "set-up" in grid(app)[0]
        await click("start the game")
        assert app.table is not None
        await click("pause")
        await click("Leave to the picker")
        assert app.table is None
        await click("Continue")
        assert app.table is not None


async def test_a_click_lights_a_card_and_a_second_one_opens_it() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(120, 36)) as pilot:
        await show_shelf(app, pilot)
        app.picker.light("zoneplex")
        await pilot.pause()
        place = find(app, "2 Exploration: Warzone")
        await pilot.click(offset=place)
        assert app.picker.at == "exploration-warzone"
        assert len(app.screen_stack) == 1


async def test_the_key_help_lists_every_key_and_each_line_works() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f1")
        await pilot.pause()
        screen = text(app)
        assert all(c.says in screen for c in app.picker.commands() if c.says and c.spot != "keys")
        await pilot.click(offset=find(app, "Theme, glyphs, speed"))
        await pilot.pause()
        assert "SETTINGS" in grid(app)[0]


async def test_the_palette_lists_every_command_by_name() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)):
        titles = [command.title for command in app.get_system_commands(app.screen)]
    assert "Read the rules of the lit game" in titles
    assert "Theme, glyphs, speed, confirmations, hints" in titles


def test_a_match_of_an_unknown_game_is_listed_all_the_same() -> None:
    screen = painted(shelf(saved(game="chess-of-tomorrow")), CONTINUE, (120, 36))
    assert "chess-of-tomorrow" in screen


def test_the_notice_of_the_store_is_told() -> None:
    what = shelf()
    what.trouble = "Nothing will be saved this time: the data folder cannot be used."
    for size in SIZES:
        assert "Nothing will be saved" in painted(what, FIVE[0].id, size)
    assert all(cell_len(row) <= 80 for row in painted(what, FIVE[0].id, (80, 24)).split("\n"))
