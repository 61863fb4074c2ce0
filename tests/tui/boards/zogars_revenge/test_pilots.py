"""Whole runs on the real screen: by keys alone and by mouse alone, through to the results."""

from typing import Any

import pytest
from textual.pilot import Pilot

from tests.games.zogars_revenge.positions import new_scene, scene, table_scene
from tests.tui.boards.zogars_revenge.table import screen_over
from tests.tui.grid import assert_intact, text
from zonegames.engine.rng import Rng
from zonegames.games.zogars_revenge.actions import Move, Strike
from zonegames.games.zogars_revenge.preview import next_blows
from zonegames.games.zogars_revenge.rules import GAME
from zonegames.tui.boards.zogars_revenge.field import cell_spot
from zonegames.tui.boards.zogars_revenge.side import ring_spot
from zonegames.tui.game_screen import GameScreen

KEYS = {"potion": "q", "sword": "f", "cross": "c", "accept": "enter", "take_hit": "enter"}


def wanted(screen: GameScreen) -> Any:
    """What the heuristic would do."""
    decision = screen.session.decision
    return GAME.policy(0, Rng(1)).choose(screen.session.view, decision).action


def key_of(screen: GameScreen, action: Any) -> str:
    view = screen.session.view
    if isinstance(action, Move):
        return view.dungeon.directions[view.run.hero][action.cell]
    if isinstance(action, Strike):
        return next(blow.direction for blow in next_blows(view.run) if blow.pos == action.pos)
    return KEYS[action.kind]


def spot_of(screen: GameScreen, action: Any) -> str:
    if isinstance(action, Move):
        return cell_spot(action.cell)
    if isinstance(action, Strike):
        return ring_spot(action.pos)
    if screen.session.view.run.question is not None:
        return f"choice:{screen.session.decision.legal.index(action)}"
    return f"token:{action.kind}"


async def click(pilot: Pilot[Any], screen: GameScreen, spot: str) -> None:
    box = screen.session.spots[spot]
    await pilot.click(offset=(box.x + box.width // 2, box.y + box.height // 2 + 1))


@pytest.mark.parametrize("size", [(80, 24)])
async def test_a_whole_run_by_keys_alone(size: tuple[int, int]):
    match = new_scene(seed=3).match
    async with screen_over(match, size) as (pilot, screen):
        for _ in range(150):
            if screen.session.stage.waiting:
                break
            await pilot.press(key_of(screen, wanted(screen)))
            await pilot.pause()
            assert_intact(pilot.app)
        assert "the run is over" in text(pilot.app)
        await pilot.press("enter")
        await pilot.pause()
        assert "rematch" in text(pilot.app)
    assert match.outcome is not None


@pytest.mark.parametrize("size", [(120, 36)])
async def test_a_whole_run_by_mouse_alone(size: tuple[int, int]):
    match = new_scene(seed=20).match
    async with screen_over(match, size) as (pilot, screen):
        for _ in range(150):
            if screen.session.stage.waiting:
                break
            await click(pilot, screen, spot_of(screen, wanted(screen)))
            await pilot.pause()
        assert "the run is over" in text(pilot.app)
        await pilot.click(offset=(6, 32))  # the words "Enter ..." in the decision bar
        await pilot.pause()
        assert "rematch" in text(pilot.app)
    assert match.outcome is not None


async def test_the_relay_goes_on_by_a_click_on_its_banner():
    match = table_scene(2, mode="relay", hero=(1, 2)).match
    async with screen_over(match, (80, 24)) as (pilot, screen):
        await click(pilot, screen, "cell:0")
        await pilot.pause()
        assert "Bo carries on" in text(pilot.app)
        await pilot.click(offset=(40, 2))
        await pilot.pause()
        assert screen.session.decision.seat == 1


async def test_keys_typed_before_a_question_is_seen_are_dropped():
    """An arrow or Enter too many must not take an eye: it only counts once its prompt is painted."""
    game = scene(hero=(4, 3), crosses=1)
    async with screen_over(game.match, (80, 24)) as (pilot, screen):
        screen.key("right")
        screen.key("enter")
        screen.key("right")
        assert game.kind == "eye"
        await pilot.pause()
        await pilot.press("c")
        assert game.run.eyes == 0


async def test_giving_up_by_mouse_asks_and_can_be_declined():
    game = scene()
    async with screen_over(game.match, (80, 24)) as (pilot, screen):
        await click(pilot, screen, "key:g")
        await pilot.pause()
        assert "y gives up" in text(pilot.app)
        await pilot.press("n")
        assert game.kind == "move"


@pytest.mark.parametrize("size", [(120, 36), (80, 24)], ids=["large", "small"])
def test_picture_in_the_dark(size: tuple[int, int], snap_compare: Any):
    """The one position whose whole looks are kept: a fight in the dark."""
    from zonegames.engine.driver import Driver
    from zonegames.tui.app import ZonegamesApp
    from zonegames.tui.boards.zogars_revenge.board import BOARD
    from zonegames.tui.session import TableSettings

    game = scene(task="relight", lamps_out=[(5, 1), (5, 5)], hero=(1, 1), health=6, eyes=10, coins=["coin_3"])
    game.move((2, 1))
    assert game.kind == "strike"

    async def show(pilot: Pilot[Any]) -> None:
        settings = TableSettings(speed="off", hints=False)
        await pilot.app.push_screen(GameScreen(game.match, Driver(game.match, {}), BOARD, settings))
        await pilot.pause()

    assert snap_compare(ZonegamesApp(), terminal_size=size, run_before=show)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"mode": "relay"}, "Nothing is hidden between you"),
        ({"mode": "score", "dungeons": "fresh"}, "Nothing is hidden between you"),
        ({"mode": "score"}, "Nobody has things of their own to look at"),
    ],
    ids=["relay", "fresh dungeons", "the same dungeon"],
)
async def test_who_wants_to_look_at_own_things_hears_why_there_are_none(options: dict[str, Any], told: str):
    async with screen_over(new_scene(2, **options).match, (80, 24)) as (pilot, _):
        await pilot.press("1", "v")
        await pilot.pause()
        assert told in text(pilot.app)


async def test_who_plays_alone_is_not_offered_to_hide_and_two_are():
    for game, offered in ((new_scene(), False), (table_scene(2, mode="relay"), True)):
        async with screen_over(game.match, (80, 24)) as (_, screen):
            spots = {command.spot for command in screen.commands()}
            assert ({"look", "hide"} <= spots) is offered
