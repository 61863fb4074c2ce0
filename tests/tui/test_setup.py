"""The set-up: names, computer seats, options and seed, all with a default."""

from pathlib import Path
from typing import Any

import pytest
from textual import events

from tests.tui.grid import assert_intact, find, text
from tests.tui.shelf import HOSTILE, SIZES, entry
from zonegames.engine.errors import OptionError
from zonegames.engine.match import new_match
from zonegames.engine.names import MAX_CELLS, seat_names
from zonegames.engine.options import ON_OFF, OptionChoice, OptionSpec, always, fixed, resolve
from zonegames.engine.seats import SeatSpec
from zonegames.games import CATALOGUE, CatalogueEntry, load_game
from zonegames.store.store import Store
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.keeping import last_seats
from zonegames.tui.lines import spots, width_of
from zonegames.tui.screens.seating import Seating
from zonegames.tui.screens.setup import Ready, SetUpScreen

GAME = entry("zoneplex", "Zoneplex", "2-5 players", 2, 5)
PACES = fixed(OptionChoice("short", "short"), OptionChoice("long", "long"))
SIDES = fixed(
    OptionChoice("sun", "sun"),
    OptionChoice("moon", "moon"),
    OptionChoice("void", "void", closed="Not yet."),
)
SPECS = (
    OptionSpec("pace", "Pace", "How long a game is.", PACES, always("long")),
    OptionSpec("side", "Side", "Which side lies up.", SIDES, always("sun"), per_seat=True, looks=True),
    OptionSpec("duel", "Duel", "Only two duel.", lambda n, _: ON_OFF if n == 2 else (), always("off")),
    OptionSpec("rare", "Rare", "Hardly anybody needs it.", fixed(*ON_OFF), always("off"), advanced=True),
)


class AnyGame:
    """Stands in for a game: it only refuses four seats."""

    def resolve_options(self, seats: int, chosen: Any) -> None:
        if seats == 4:
            raise OptionError("Four cannot play this.")


def seating(*names: str) -> Seating:
    return Seating.of(GAME, SPECS, ("person", "bot"), [SeatSpec(name) for name in names])


def set_up(app: ZonegamesApp, *names: str) -> tuple[SetUpScreen, list[Ready | None]]:
    """Put the screen up; the list gets what it is dismissed with."""
    done: list[Ready | None] = []
    screen = SetUpScreen(AnyGame(), seating(*names))  # type: ignore[arg-type]
    app.push_screen(screen, done.append)
    return screen, done


# --- the choices


def test_as_many_seats_as_last_time_with_their_names() -> None:
    assert [p.name for p in seating("Ann", "Bo", "Cy").places] == ["Ann", "Bo", "Cy"]
    assert [p.name for p in seating().places] == ["Seat 1", "Seat 2"]
    assert seating(*"abcdefgh").count == 5


def test_the_computers_of_last_time_sit_there_again(tmp_path: Path) -> None:
    """Given a match against computers, when its game is set up anew, then they sit there again; in another
    game only the person does; and a match that computers played among themselves is not taken up."""
    store = Store.open(tmp_path)
    ann, strong, bot = SeatSpec("Ann"), SeatSpec("Hal", "search"), SeatSpec("Computer", "bot")
    store.create(new_match(load_game("zoneplex"), [strong, ann, bot], {}, 1))
    assert last_seats(store, "zoneplex") == [strong, ann, bot]
    assert last_seats(store, "elemenz") == [ann]
    store.create(new_match(load_game("zone-runners"), [bot], {}, 1))
    assert last_seats(store, "zone-runners") == [ann]
    table = Seating.of(GAME, SPECS, ("person", "bot", "search"), [strong, ann])
    assert [(place.name, place.player) for place in table.places] == [("Hal", "search"), ("Ann", "person")]


def test_a_name_that_is_taken_gives_way_to_a_free_one() -> None:
    table = seating("Ann", "Bo")
    assert table.clashes(1, " ANN ")
    table.rename(1, " ANN ")
    assert table.places[1].name == "ANN 2"
    assert not table.clashes(1, "")


def test_the_word_bot_is_taken() -> None:
    table = seating("Ann", "Bo")
    assert table.clashes(0, "bot")
    table.rename(0, "bot")
    assert table.places[0].name == "bot 2"


def test_an_unnamed_seat_given_to_the_computer_is_called_so() -> None:
    table = seating("Ann")
    table.change_player(0, 1)
    table.change_player(1, 1)
    assert [(p.name, p.player) for p in table.places] == [("Ann", "bot"), ("Computer", "bot")]
    table.change_player(1, 1)
    assert table.places[1].name == "Seat 2"


def test_seats_stay_between_the_least_and_the_most() -> None:
    table = seating("Ann", "Bo")
    assert not table.can_drop()
    table.drop(0)
    assert table.count == 2
    for _ in range(9):
        table.add()
    assert table.count == 5


def test_options_that_do_not_apply_are_not_asked_and_rare_ones_lie_under_more() -> None:
    table = seating("Ann", "Bo")
    assert [row.id for row in table.rows()] == ["opt:pace", "opt:side:0", "opt:side:1", "opt:duel"]
    table.more = True
    assert table.rows()[-1].id == "opt:rare"
    table.add()
    assert "opt:duel" not in [row.id for row in table.rows()]


def test_a_closed_choice_is_passed_over() -> None:
    table = seating("Ann", "Bo")
    row = next(row for row in table.rows() if row.id == "opt:side:1")
    table.step(row, -1)
    assert table.values()["side"] == ("sun", "moon")


def test_a_choice_that_no_longer_fits_falls_back_and_the_others_stay() -> None:
    table = seating("Ann", "Bo")
    for wanted in ("opt:pace", "opt:side:1"):
        table.step(next(row for row in table.rows() if row.id == wanted), 1)
    table.add()
    assert table.values() == {"pace": "short", "side": ("sun", "sun", "sun"), "rare": "off"}


# --- the screen


@pytest.mark.parametrize("size", [*SIZES, (80, 50), (119, 34), (200, 60)])
@pytest.mark.parametrize("seats", [2, 5])
async def test_every_size_shows_seats_options_and_the_start(size: tuple[int, int], seats: int) -> None:
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        screen, _ = set_up(app, *"abcde"[:seats])
        await pilot.pause()
        assert_intact(app)
        shown = text(app)
        for words in (
            "ZONEPLEX",
            "who plays",
            "start the game",
            "Pace",
            "‹ long ›",
            f"2 to 5 seats, {seats} taken",
        ):
            assert words in shown
        if size in SIZES:
            assert ("How long a game is." in shown) == (size == (120, 36))
        for stop in screen.stops():
            screen.light(stop)
            assert max(map(width_of, screen.canvas.lines)) <= size[0]
            assert stop in spots(screen.canvas.lines)


async def test_at_80x24_the_line_below_explains_the_lit_option() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        set_up(app)
        await pilot.press("tab")
        await pilot.pause()
        assert "How long a game is." in text(app)


@pytest.mark.parametrize("keys", [(), ("tab",), ("up", "up")], ids=["start", "options", "seat"])
async def test_the_way_back_and_all_keys_stay_in_the_smallest_footer(keys: tuple[str, ...]) -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        set_up(app)
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        assert "Esc picker" in text(app) and "? keys" in text(app)


async def test_enter_starts_at_once_with_the_defaults() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        _, done = set_up(app, "Ann", "Bo")
        await pilot.press("enter")
    ready = done[0]
    assert ready is not None
    assert [(seat.name, seat.player) for seat in ready.seats] == [("Ann", "person"), ("Bo", "person")]
    assert ready.chosen == {}


async def test_names_computers_options_and_seed_by_keyboard() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen, done = set_up(app, "Ann", "Bo")
        screen.light("seat:1")
        await pilot.press("enter", "d", "o", "t", "enter", "right", "a", "tab", "right", "m", "down")
        await pilot.press("enter", "4", "2", "x", "enter", "s")
    ready = done[0]
    assert ready is not None
    assert [(s.name, s.player) for s in ready.seats] == [
        ("Ann", "person"),
        ("dot", "bot"),
        ("Seat 3", "person"),
    ]
    assert ready.chosen == {"pace": "short"}
    assert ready.seed == 42


async def test_the_same_by_mouse() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(120, 36)) as pilot:
        _, done = set_up(app, "Ann", "Bo")

        async def click(words: str, aside: int = 0) -> None:
            await pilot.pause()
            x, y = find(app, words)
            await pilot.click(offset=(x + aside, y))
            await pilot.pause()

        await click("Bo")
        assert "type a name" in text(app)
        await click("‹ person ›", len("‹ person "))
        await click("add a seat")
        await click("drop")
        await click("‹ long ›", len("‹ long "))
        await click("start the game")
    ready = done[0]
    assert ready is not None
    assert [(seat.name, seat.player) for seat in ready.seats] == [("Ann", "bot"), ("Bo", "person")]
    assert ready.chosen == {"pace": "short"}


async def test_a_clash_is_told_while_typing_and_enter_takes_the_free_name() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen, _ = set_up(app, "Ann", "Bo")
        screen.light("seat:1")
        await pilot.press("enter", "A", "n", "n")
        await pilot.pause()
        assert "✗ taken: Ann 2 is free" in text(app)
        await pilot.press("enter")
        assert screen.seating.places[1].name == "Ann 2"


async def test_escape_leaves_a_name_as_it_was_and_then_the_screen() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen, done = set_up(app, "Ann", "Bo")
        screen.light("seat:0")
        await pilot.press("enter", "X", "escape")
        assert screen.seating.places[0].name == "Ann"
        assert done == []
        await pilot.press("escape")
    assert done == [None]


@pytest.mark.parametrize("size", SIZES)
async def test_whatever_is_typed_or_pasted_as_a_name_is_shown_safely(size: tuple[int, int]) -> None:
    app = ZonegamesApp()
    async with app.run_test(size=size) as pilot:
        screen, _ = set_up(app, "Ann", "Bo")
        for name in HOSTILE:
            screen.light("seat:1")
            await pilot.press("enter", "ctrl+u")
            screen.post_message(events.Paste(name))
            await pilot.pause()
            assert_intact(app)
            await pilot.press("enter")
            assert_intact(app)
            assert screen.seating.places[1].name == seat_names(["Ann", name])[1]
            assert width_of([(screen.seating.places[1].name, "")]) <= MAX_CELLS
            assert screen.seating.places[1].name in text(app)


async def test_a_resize_keeps_cursor_choices_and_half_typed_names() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(120, 36)) as pilot:
        screen, _ = set_up(app, "Ann", "Bo")
        await pilot.press("tab", "right")
        screen.light("seat:1")
        await pilot.press("enter", "H", "a", "l")
        for size in ((80, 24), (50, 10), (120, 36)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert "Hal▏" in text(app)
        assert "‹ short ›" in text(app)


async def test_what_cannot_start_says_why() -> None:
    app = ZonegamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        _, done = set_up(app, "A", "B", "C", "D")
        await pilot.press("s")
        await pilot.pause()
        assert "Four cannot play this." in text(app)
        assert done == []


@pytest.mark.parametrize("listed", CATALOGUE, ids=lambda listed: listed.id)
def test_what_an_option_means_is_said_whole_in_a_small_window(listed: CatalogueEntry) -> None:
    """Given 80 columns, then what the lit option is about fits its line, unless its choices have words of
    their own to put there."""
    game = load_game(listed.id)
    specs = game.option_specs()
    chosen = resolve(specs, game.min_seats, {})
    for spec in specs:
        told = all(choice.says for choice in spec.choices(game.min_seats, chosen))
        assert told or len(spec.says) <= 76, spec.key
