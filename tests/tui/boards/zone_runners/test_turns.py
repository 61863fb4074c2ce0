"""Whole turns on the real screen: by keys alone, by mouse alone, by computers alone; and how it looks."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.games.zone_runners.positions import position
from tests.tui.boards.zone_runners.table import driver_of, match_of, mid_race, press, screen_over, settled
from tests.tui.grid import assert_intact, find, text
from zonegames.engine.match import Match, new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.start import StartRequest
from zonegames.games.zone_runners.rules import GAME
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.boards.zone_runners.board import BOARD
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.session import TableSettings

Compare = Callable[..., bool]


@pytest.mark.parametrize("size", [(120, 36), (80, 24)], ids=["large", "small"])
async def test_a_turn_by_keys_alone(size: tuple[int, int]):
    """From the re-roll over three Runners to the next captain: about ten keys."""
    state = position(dice=(6, 2, 4), rolled=True, seats=2, sprinter="M6", jumper="M7", fighter="H3")
    async with screen_over(match_of(state), size) as (pilot, screen):
        assert "which dice roll again" in text(pilot.app)
        await press(pilot, "2", "2", "enter")
        assert "result?" in text(pilot.app)
        await press(pilot, "right", "up", "up", "enter")
        assert screen.match.view(None).board.runners[1].acted
        assert "result?" in text(pilot.app)
        await press(pilot, "w")
        if screen.session.ask is not None:
            await press(pilot, "y")
        assert "end the turn?" in text(pilot.app)
        assert_intact(pilot.app)
        await press(pilot, "enter")
        assert screen.match.view(None).captain == 1
        assert "which dice roll again" in text(pilot.app)
        assert "Bo" in text(pilot.app)
        assert "hand the keyboard" not in text(pilot.app)
        assert_intact(pilot.app)


async def test_a_turn_by_mouse_alone():
    state = position(dice=(6, 2, 4), rolled=True, seats=2, sprinter="M6", jumper="M7", fighter="H3")
    async with screen_over(match_of(state), (80, 24)) as (pilot, screen):

        async def click(wanted: str, times: int = 1) -> None:
            for _ in range(times):
                await pilot.click(offset=find(pilot.app, wanted))
                await settled(pilot)

        await click("3[4]")
        assert "Enter rolls 4 again" in text(pilot.app)
        await click("3[4*]")
        await click("Enter keeps all dice")
        await click(" J  M7")
        assert "the Jumper's result?" in text(pilot.app)
        await click("none ", 2)
        assert screen.match.view(None).board.runners[1].acted
        await click("rest wait")
        if screen.session.ask is not None:
            await press(pilot, "y")
        await click("Enter end turn")
        assert screen.match.view(None).captain == 1
        assert_intact(pilot.app)


async def test_another_persons_question_takes_no_key_in_its_first_moment(monkeypatch: pytest.MonkeyPatch):
    """Given Mira ends her turn with one key too many, the second one does not answer for Bo."""
    state = position(dice=(1, 1), seats=2, jumper="M7", fighter="M6")
    async with screen_over(match_of(state), (80, 24)) as (pilot, screen):
        pilot.app.animation_level = "full"
        monkeypatch.setattr(type(BOARD), "grace", 60.0)
        await press(pilot, "w", "enter")
        assert screen.match.seat_to_act == 1
        before = len(screen.match.log)
        await press(pilot, "enter")
        assert len(screen.match.log) == before
        screen.end_grace()
        await press(pilot, "enter")
        assert len(screen.match.log) > before


async def test_computers_alone_demonstrate_a_level():
    """Given a set-up with computers in all seats, the match plays itself and can be watched."""
    app = ZonegamesApp(
        start=StartRequest("zone-runners", (SeatSpec("Ro", "bot"), SeatSpec("Bo", "bot")), seed=4)
    )
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(30):
            await settled(pilot)
        screen = next(s for s in reversed(app.screen_stack) if isinstance(s, GameScreen))
        assert len(screen.match.log) > 12
        assert screen.session.watch.people == ()
        assert_intact(app)


async def test_a_level_that_ends_is_held_until_enter():
    """Given the last Runner comes home, the ledger stands until Enter; then the next Level is laid."""
    state = position(dice=(3,), fighter="M26")
    async with screen_over(match_of(state), (80, 24)) as (pilot, screen):
        await press(pilot, "enter", "enter")
        assert "Level 1 is over" in text(pilot.app)
        assert "Enter goes on" in text(pilot.app)
        assert "home on the mid track" in text(pilot.app)
        await press(pilot, "enter")
        assert "Level 2 of 3" in text(pilot.app)
        assert screen.match.view(None).level == 2


async def test_results_tell_rating_and_help():
    """Given a finished match with a hint asked, the results name the rating and who was helped."""
    match = new_match(GAME, [SeatSpec("Mira")], {}, 11)
    match.assist(0)
    driver = driver_of(match)
    driver.policies[0] = GAME.policy(0, Rng(1))
    driver.run()
    app = ZonegamesApp()
    async with app.run_test(size=(120, 36)) as pilot:
        await app.push_screen(GameScreen(match, driver_of(match), BOARD, TableSettings(speed="off")))
        await settled(pilot)
        shown = text(app)
        assert "credit" in shown
        assert any(words in shown for words in ("Outstanding", "good run", "mill", "short", "gauntlet"))
        assert "With hints for Mira" in shown


async def _over(pilot: Pilot[Any], match: Match[Any]) -> None:
    screen = GameScreen(match, driver_of(match), BOARD, TableSettings(speed="off", hints=False))
    await pilot.app.push_screen(screen)
    await pilot.pause()


async def _race(pilot: Pilot[Any]) -> None:
    await _over(pilot, match_of(mid_race()))


async def _reroll(pilot: Pilot[Any]) -> None:
    state = position(dice=(6, 2, 4), rolled=True, seats=2, sprinter="M6", jumper="M7", fighter="H3")
    await _over(pilot, match_of(state))
    await press(pilot, "2")


@pytest.mark.parametrize(
    ("show_it", "size"),
    [(_race, (120, 36)), (_race, (80, 24)), (_reroll, (120, 36))],
    ids=["race-large", "race-small", "reroll-large"],
)
def test_the_board_looks_like_this(snap_compare: Compare, show_it: Any, size: tuple[int, int]):
    assert snap_compare(ZonegamesApp(), terminal_size=size, run_before=show_it)


async def test_who_wants_to_look_at_own_things_hears_that_nothing_is_hidden():
    async with screen_over(match_of(mid_race()), (80, 24)) as (pilot, screen):
        await press(pilot, "v")
        assert "Nothing is hidden between you" in text(pilot.app)
        await press(pilot, "1")
        assert screen.session.looker is None
        assert "the Sprinter's result?" in text(pilot.app)
