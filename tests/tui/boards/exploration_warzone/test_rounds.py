"""Whole rounds on the running screen, by keys alone and by mouse alone; three pictures."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.games.exploration_warzone.positions import E, Owned, W, at_warzone, position, show
from tests.tui.boards.exploration_warzone.table import match_of, press, screen_over
from tests.tui.boards.exploration_warzone.test_pictures import thieves
from tests.tui.grid import assert_intact, find, grid, text
from zonegames.engine.driver import Driver
from zonegames.engine.seats import Seat
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.boards.exploration_warzone.board import BOARD
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.session import TableSettings

Compare = Callable[..., bool]


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_round_of_two_by_keys_alone(size: tuple[int, int]):
    """Place behind covers, spend, take bonuses, fight, steal; the next round calls its first player."""
    match = match_of(position(Owned(war=["bolt"]), Owned(war=["salvo"])))
    async with screen_over(match, size) as (pilot, screen):
        app = pilot.app
        assert "Press  1 , your seat number" in text(app)
        await press(pilot, "2", "enter", "space")
        assert "hand the keyboard to Ann" in text(app), "only its own digit lifts a cover"
        await press(pilot, "1", "enter", "enter")
        await press(pilot, "2", "enter", "left", "enter")
        assert match.decision is not None
        assert match.decision.kind == "spend"
        assert_intact(app)
        await press(pilot, "1", "enter", "0", "enter")
        assert [line.text for line in screen.session.log if "buys" in line.text]
        assert match.decision.kind == "starter_area"
        await press(pilot, "enter", "2", "enter")
        for _ in range(20):
            if match.turn == 1 or screen.session.stage.busy:
                await served(pilot, screen)
        assert match.turn == 2
        assert "hand the keyboard to Bo" in text(app)


async def served(pilot: Pilot[Any], screen: GameScreen) -> None:
    """The next key of whoever is asked: lift the cover, go on, or what Enter does."""
    covering = screen.session.covering
    await press(pilot, "enter" if covering is None else str(covering.seat + 1))


async def test_a_round_of_two_by_mouse_alone():
    match = match_of(position(Owned(war=["bolt"]), Owned(war=["salvo"])))
    async with screen_over(match, (120, 36)) as (pilot, screen):
        app = pilot.app

        async def click(wanted: str) -> None:
            x, y = find(app, wanted)
            await pilot.click(offset=(x + 1, y))
            await pilot.pause()
            await pilot.pause()

        async def click_enter() -> None:
            """The hint in the footer, or what the bar holds with."""
            wanted = "Enter goes on" if screen.session.stage.waiting else "  Enter "
            row = max(y for y, line in enumerate(grid(app)) if wanted in line)
            await pilot.click(offset=(grid(app)[row].index(wanted) + 3, row))
            await pilot.pause()
            await pilot.pause()

        async def come(seat: Seat) -> None:
            await click(f"{seat + 1} it is me")

        await come(0)
        await click(" ▸  ")
        await click("Home Port")
        await click("lay it so")
        await come(1)
        await click("Enter take it up")
        await click("lay it so")
        assert match.decision is not None
        assert match.decision.kind == "spend"
        await click("Ore Hauler")
        if match.decision.seat == 0:
            await click("Ore Hauler")
        await click("0 pass")
        await click("0 pass")
        assert match.decision.kind == "starter_area"
        for _ in range(20):
            if match.turn == 1:
                covering = screen.session.covering
                await (click_enter() if covering is None else come(covering.seat))
        assert match.turn == 2
        assert_intact(app)


async def test_none_is_answered_on_the_cover_with_one_key():
    state = position(Owned(), Owned(war=["nova"]))
    match = match_of(at_warzone(state, show("starter0", "A", E), show("starter1", "C2", W)))
    async with screen_over(match, (80, 24)) as (pilot, _):
        assert "n use none" in text(pilot.app)
        assert "Combat with Ann: 0 against 1; you hold 1 War hex." in text(pilot.app)
        await press(pilot, "n")
        assert "Combat 1 : 0" in text(pilot.app)
        assert "Enter goes on" in text(pilot.app)


async def test_computers_alone_play_a_game_that_can_be_watched():
    match = match_of(position(Owned(hp=1), Owned(hp=1)), bots=(0, 1))
    async with screen_over(match, (80, 24)) as (pilot, screen):
        for _ in range(12):
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
        assert screen.session.watch.people == ()
        assert match.log
        assert "it is me" not in text(pilot.app)


async def _steal(pilot: Pilot[Any]) -> None:
    await _over(pilot, thieves())
    await press(pilot, "n", "enter")


async def _place(pilot: Pilot[Any]) -> None:
    await _over(pilot, position(Owned(hand=["starter0", "data_vault"]), Owned(), Owned()))
    await press(pilot, "1", "right", "right")


async def _over(pilot: Pilot[Any], state: Any) -> None:
    match = match_of(state)
    screen = GameScreen(match, Driver(match, {}), BOARD, TableSettings(speed="off", hints=False))
    await pilot.app.push_screen(screen)
    await pilot.pause()


@pytest.mark.parametrize(
    ("show_it", "size"),
    [(_steal, (120, 36)), (_steal, (80, 24)), (_place, (120, 36))],
    ids=["steal-large", "steal-small", "place-large"],
)
def test_the_board_looks_like_this(snap_compare: Compare, show_it: Any, size: tuple[int, int]):
    assert snap_compare(ZonegamesApp(), terminal_size=size, run_before=show_it)


async def test_at_a_wait_enter_goes_on_and_what_can_be_read_opens_by_its_key():
    match = match_of(position(Owned(), Owned()))
    async with screen_over(match, (80, 24)) as (pilot, screen):
        app, stage = pilot.app, screen.session.stage
        for _ in range(30):
            if stage.waiting:
                break
            await served(pilot, screen)
        event = stage.show.event if stage.show is not None else None
        assert stage.waiting
        assert grid(app)[-1].startswith("  Enter go on  k wakes  o row  c contacts  l log  r rules")
        assert "undo" not in grid(app)[-1]
        for key, heading in (("c", "THE CONTACTS"), ("k", "THE WAKES"), ("l", "LOG"), ("m", "THE TABLE")):
            await press(pilot, key)
            assert grid(app)[0].startswith(f"▌ {heading}")
            await press(pilot, "escape")
        ups = next(n for n, line in enumerate(reversed(screen.session.log)) if line.where)
        await press(pilot, "l", *["up"] * ups, "enter")
        assert "What is this?" in text(app)
        await press(pilot, "enter")
        assert grid(app)[0].startswith("▌ THE TABLE")
        await press(pilot, "escape", "escape")
        assert stage.show is not None
        assert stage.show.event is event, "neither reading nor pointing goes on"
        await press(pilot, "u", "enter")
        assert stage.show is None or stage.show.event is not event
