"""Whole turns on the real screen, by keys alone and by mouse alone, with an interrupt and a hand-over."""

from typing import Any

import pytest
from textual.pilot import Pilot

from tests.games.elemenz.positions import first_roll, monolith
from tests.tui.boards.elemenz.table import click, match_of, press, screen_over
from tests.tui.grid import assert_intact, text
from zonegames.engine.driver import Driver
from zonegames.engine.play import settle
from zonegames.engine.rng import Rng
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.boards.elemenz.board import BOARD
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.session import TableSettings


def fire_turn() -> Any:
    """Fire's first roll is EEFFA; Bo holds WINDS OF CHANGE; the next die shows neither Earth nor wild."""
    seats = {0: {"lost": 2, "tokens": ["air"]}, 1: {"tokens": ["winds", "earth"]}}
    table = first_roll("EEFFA", seats=seats)
    table.state.rng = Rng(2)
    return table


async def test_a_whole_turn_by_keys_with_an_interrupt():
    """Roll, stop, FIRESTORM and a STRIKE, aim; Bo responds behind its cover and cracks FIRESTORM."""
    async with screen_over(fire_turn(), (120, 36)) as (pilot, screen):
        match = screen.match
        await press(pilot, "e")
        assert match.decision is not None and match.decision.kind == "place"
        await press(pilot, "escape", "c", "a", "a", "e")
        await press(pilot, "1", "enter", "1", "enter")
        assert match.decision.kind == "window"
        assert "activated: FIRESTORM" in text(pilot.app)
        await press(pilot, "enter")
        assert match.decision.kind == "window", "Enter does not close the window"
        await press(pilot, "2")
        assert screen.session.covering is not None
        await press(pilot, "2")
        assert "WINDS OF CHANGE" in text(pilot.app)
        await press(pilot, "2", "enter")
        assert match.decision.kind == "pick_die"
        assert screen.session.looker is None, "the pick is made in the open"
        await press(pilot, "1", "enter")
        assert_intact(pilot.app)
        assert "BROKEN" in text(pilot.app)
        await press(pilot, "n")
        for _ in range(12):
            if match.view(None).active == 1:
                break
            await press(pilot, "enter")
        assert match.view(None).active == 1
        assert match.view(None).shamans[1].dice == 6, "STRIKE cost one die, the broken FIRESTORM none"


async def test_a_whole_turn_by_mouse_alone():
    async with screen_over(fire_turn(), (80, 24)) as (pilot, screen):
        match = screen.match
        hand = match.view(None).me.hand
        await click(pilot, screen, f"hand:{hand[4]}", f"hand:{hand[4]}")
        await footer(pilot, "stop")
        await click(pilot, screen, f"hand:{hand[1]}")
        for _ in range(3):
            await click(pilot, screen, "card:firestorm", "card:firestorm")
        assert "READY" in text(pilot.app)
        await footer(pilot, "done")
        await click(pilot, screen, "choice:2", "seat:1", "seat:1")
        assert match.decision is not None and match.decision.kind == "window"
        await click(pilot, screen, "seat:1")
        if screen.session.covering is None:
            await click(pilot, screen, "seat:1")
        assert screen.session.covering is not None
        await footer(pilot, "it is me")
        assert screen.session.looker == 1
        await click(pilot, screen, "choice:0")
        assert match.log[-1].action.kind == "pass"
        await footer(pilot, "nobody")
        assert match.view(None).activations[0].status == "resolved"


async def footer(pilot: Pilot[Any], does: str) -> None:
    """Click an entry of the footer."""
    row = text(pilot.app).splitlines()[-1]
    await pilot.click(offset=(row.index(f" {does}") + 1, pilot.app.size.height - 1))
    await pilot.pause()
    await pilot.pause()


async def test_a_monolith_turn_by_keys_and_mouse():
    state = monolith({"A": "AE", "W": "WF"}, {"F": "FFF", "E": "EEE"})
    settle(state, lambda _: None)
    async with screen_over(state, (120, 36)) as (pilot, screen):
        match = screen.match
        await press(pilot, "a", "enter")
        await press(pilot, "enter")
        assert match.view(None).mine.used
        await click(pilot, screen, "card:draw_water", "card:draw_water")
        await press(pilot, "enter")
        assert len(match.view(None).mine.used) == 2
        assert_intact(pilot.app)
        await press(pilot, "e")
        assert match.view(None).active == 1
        assert "▶ ▲■ Bo" in text(pilot.app)


async def test_a_window_closes_itself_when_all_hold_their_answers():
    async with screen_over(fire_turn(), (80, 24)) as (pilot, screen):
        match = screen.match
        await press(pilot, "e", "c", "e", "enter")
        assert match.decision is not None and match.decision.kind == "window"
        await press(pilot, "y", "down", "y")
        await pilot.app.workers.wait_for_complete()
        assert match.log[-1].action.kind == "nobody"
        assert screen.session.covering is None


# --- pictures


async def _over(pilot: Pilot[Any], state: Any) -> None:
    match = match_of(state)
    screen = GameScreen(match, Driver(match, {}), BOARD, TableSettings(speed="off", hints=False))
    await pilot.app.push_screen(screen)
    await pilot.pause()


async def _duel(pilot: Pilot[Any]) -> None:
    from tests.games.elemenz.positions import placing

    seats: dict[int, dict[str, Any]] = {
        0: {"hand": "FFA", "slots": {"firestorm": ["E", "Z", "F"]}, "tokens": ["earth"], "lost": 1},
        1: {
            "slots": {"shield": ["E"], "crystal_web": ["A", "W"]},
            "armed": ["crystal_web"],
            "tokens": ["air", "earth", "fire"],
            "lost": 2,
        },
        2: {"tokens": ["air", "air", "air", "air"]},
        3: {"slots": {"shield": ["A", ""]}, "tokens": ["water"], "lost": 5},
    }
    await _over(pilot, placing(seats))


async def _monolith(pilot: Pilot[Any]) -> None:
    hands = {"A": "AW", "W": "WZ", "F": "A", "E": "F"}
    locks = [("A1", "W1", "W2"), ("F1", "E1", "F2", "E2")]
    state = monolith(hands, {"F": "FF", "E": "EE"}, locks=locks, turn=7, rolls=2)
    settle(state, lambda _: None)
    await _over(pilot, state)
    await press(pilot, "k")


@pytest.mark.parametrize(
    ("show_it", "size"),
    [(_duel, (120, 36)), (_duel, (80, 24)), (_monolith, (120, 36))],
    ids=["duel-large", "duel-small", "monolith-large"],
)
def test_the_board_looks_like_this(snap_compare: Any, show_it: Any, size: tuple[int, int]):
    assert snap_compare(ZonegamesApp(), terminal_size=size, run_before=show_it)
