"""Whole turns and a whole battle on the real screen, by keys alone and by mouse alone; a few pictures."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.boards.zoneplex.scenes import answered, building, midgame
from tests.tui.boards.zoneplex.table import match_of, press, screen_over
from tests.tui.grid import assert_intact, find, text
from zonegames.engine.driver import Driver
from zonegames.engine.match import Match
from zonegames.games.zoneplex.actions import (
    CALL_FOR_HELP,
    COUNTER,
    DRAW,
    PETITION,
    SEAL,
    Agree,
    Invite,
    PlaceCell,
    PlaceTile,
    StepTo,
)
from zonegames.games.zoneplex.state import State
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.boards.zoneplex.board import BOARD
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.screens.handover import HandOverScreen
from zonegames.tui.session import TableSettings

SIZES = [pytest.param((120, 36), id="large"), pytest.param((80, 24), id="small")]


def about_to_draw(card: str) -> Match[Any]:
    """Ada turns this card next; nobody holds a relic."""
    at = midgame(
        relics={}, cards=(card, "one", "one"), hands={0: ("neutral", "crescent"), 1: ("orb",)}, stack=()
    )
    return match_of(at.dice(2))


def actions(match: Match[Any]) -> list[Any]:
    return [entry.action for entry in match.log]


async def click(pilot: Pilot[Any], screen: GameScreen, *spots: str) -> None:
    """Click on painted things, each in the middle of its first row."""
    for spot in spots:
        box = screen.session.spots[spot]
        assert await pilot.click(offset=(box.x + box.width // 2, box.y + 1))
        await pilot.pause()
        await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_turn_by_keys_alone_with_its_one_hand_over(size: tuple[int, int]):
    match = about_to_draw("two")
    async with screen_over(match, size) as (pilot, screen):
        app = pilot.app
        assert "1 Ada: turn over the next action card." in text(app)
        await press(pilot, "enter")
        assert "hand the keyboard to Ada" in text(app)
        assert "Crescent" not in text(app)
        await press(pilot, "1")
        assert "Crescent Chamber" in text(app)
        assert_intact(app)
        await press(pilot, "b", "1", "enter")
        assert match.view(None).pyramid.tile("A12") == "crescent"
        assert screen.session.looker == 0, "the second tile belongs to the same run"
        await press(pilot, "enter")
        assert screen.session.looker is None
        while match.seat_to_act == 0:
            assert_intact(app)
            await press(pilot, "enter")
        assert "2 Ben: turn over the next action card." in text(app)
    done = actions(match)
    assert done[:2] == [DRAW, PlaceTile("crescent")]
    assert sum(isinstance(action, PlaceCell) for action in done) == 2
    assert any(isinstance(action, StepTo) for action in done)


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_turn_by_mouse_alone(size: tuple[int, int]):
    match = about_to_draw("two")
    async with screen_over(match, size) as (pilot, screen):
        await click(pilot, screen, "choice:0")
        assert isinstance(pilot.app.screen, HandOverScreen)
        await _click_text(pilot, "Press")
        assert screen.session.looker == 0
        await click(pilot, screen, "tile:crescent", "cell:A12", "cell:A12", "cell:E3")
        assert screen.session.looker is None
        for _ in range(8):
            if match.seat_to_act != 0:
                break
            lit = screen.session.lit
            cell = getattr(lit, "cell", None)
            await click(pilot, screen, f"cell:{cell}" if cell else "choice:0")
        assert match.seat_to_act == 1
    assert actions(match)[:3] == [DRAW, PlaceTile("crescent"), PlaceCell("A12")]


async def _click_text(pilot: Pilot[Any], wanted: str) -> None:
    x, y = find(pilot.app, wanted)
    await pilot.click(offset=(x + len(wanted) + 2, y))
    await pilot.pause()
    await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
async def test_a_battle_with_counter_and_petition_by_keys_alone(size: tuple[int, int]):
    """Ada invites Ben and Cleo, Cleo counters, Dov petitions, Ada takes both in; no cover on the way."""
    match = about_to_draw("g8")
    async with screen_over(match, size) as (pilot, screen):
        app = pilot.app
        await press(pilot, "enter", "c")
        assert "whom do you invite" in text(app)
        await press(pilot, "3", "down", "1", "enter")
        assert "2 Ben: Ada offers 1 relic, for 1 stone" in text(app)
        await press(pilot, "a", "k", "2", "enter")
        assert "Anyone else?" in text(app)
        await press(pilot, "4", "right", "right", "plus", "enter")
        assert "the last word" in text(app)
        await press(pilot, "space", "4", "enter")
        assert_intact(app)
        while match.view(None).battle is not None:
            assert "pledge stones" in text(app)
            assert screen.session.looker is None
            await press(pilot, "enter")
        while screen.session.stage.busy:
            assert "Enter goes on." in text(app)
            await press(pilot, "enter")
    done = actions(match)
    for action in (CALL_FOR_HELP, Invite(1), Invite(2), COUNTER, PETITION, Agree(2), Agree(3), SEAL):
        assert action in done


@pytest.mark.parametrize("size", SIZES)
async def test_a_battle_with_counter_and_petition_by_mouse_alone(size: tuple[int, int]):
    match = about_to_draw("g8")
    async with screen_over(match, size) as (pilot, screen):
        await click(pilot, screen, "choice:0", "choice:1")
        assert screen.session.decision.kind == "invite"
        await click(pilot, screen, "deal:1", "preset:3", "deal:2", "preset:1", "key:enter")
        await click(pilot, screen, "key:a", "key:k", "preset:2", "key:enter")
        await click(pilot, screen, "deal:3", "deal:3:stones", "key:enter")
        await click(pilot, screen, "deal:2", "deal:3", "key:enter")
        for _ in range(12):
            if match.view(None).battle is None:
                break
            index = screen.session.decision.legal.index(screen.session.lit)
            await click(pilot, screen, f"choice:{index}")
        assert match.view(None).battle is None
    done = actions(match)
    for action in (CALL_FOR_HELP, Invite(1), Invite(2), COUNTER, PETITION, Agree(2), Agree(3), SEAL):
        assert action in done


async def test_the_window_may_change_its_size_at_any_time():
    async with screen_over(about_to_draw("g8"), (120, 36)) as (pilot, screen):
        await press(pilot, "enter", "c", "3", "down", "2")
        for size in ((80, 24), (100, 30), (160, 50), (120, 36)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert_intact(pilot.app)
            assert len(screen.session.pick.deal.rows) == 2
        await press(pilot, "enter")
        assert screen.session.decision.kind == "answer"


async def test_computers_are_watched_and_tell_why():
    at = midgame(relics={}, cards=("one",) * 6, hands={1: ("orb",), 2: ("wall",)}, stack=())
    match = match_of(at, bots=(0, 1, 2))
    async with screen_over(match, (80, 24)) as (pilot, screen):
        for _ in range(60):
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
            if screen.session.stage.waiting:
                assert "Enter goes on." in text(pilot.app), "the symbols are shown"
                await press(pilot, "enter")
            if match.seat_to_act == 3 and screen.session.my_turn:
                break
        assert match.seat_to_act == 3
        assert screen.session.my_turn
        assert "4 Dov: turn over the next action card." in text(pilot.app)


# --- pictures


def _screen(state: State) -> GameScreen:
    match = match_of(state)
    screen = GameScreen(match, Driver(match, {}), BOARD, TableSettings(speed="off", hints=False))
    screen.session._looked.update(screen.session.watch.people)
    return screen


async def _build(pilot: Pilot[Any]) -> None:
    pilot.app.animation_level = "none"
    await pilot.app.push_screen(_screen(building().state))
    await press(pilot, "1")


async def _deal(pilot: Pilot[Any]) -> None:
    sat = answered()
    match = sat.match
    screen = GameScreen(match, Driver(match, {}), BOARD, TableSettings(speed="off", hints=False))
    screen.session._looked.update(screen.session.watch.people)
    await pilot.app.push_screen(screen)
    await pilot.pause()


@pytest.mark.parametrize(
    ("show", "size"),
    [(_build, (120, 36)), (_build, (80, 24)), (_deal, (120, 36))],
    ids=["build-large", "build-small", "deal-large"],
)
def test_the_board_looks_like_this(snap_compare: Callable[..., bool], show: Any, size: tuple[int, int]):
    assert snap_compare(ZonegamesApp(), terminal_size=size, run_before=show)
