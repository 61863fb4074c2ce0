"""Dice tumble, Runners run, jump and fall, Zones open and fall, credits count up; nothing of it blocks."""

from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len

from tests.games.zone_runners.positions import position
from tests.tui.boards.zone_runners.table import LARGE, SMALL, Sat, driver_of, match_of, mid_race
from zonegames.engine.events import Event
from zonegames.engine.match import Told, new_match
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.zone_runners.actions import SEND_RUNNER
from zonegames.games.zone_runners.events import (
    DiceRerolled,
    DiceRolled,
    LevelEnded,
    RunnerActed,
    ZoneCollapsed,
    ZoneRevealed,
)
from zonegames.games.zone_runners.menu import menu
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.view import View
from zonegames.tui.board import Show
from zonegames.tui.boards.zone_runners.board import BOARD
from zonegames.tui.lines import text_of
from zonegames.tui.stage import schedule

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])


@pytest.fixture(scope="module")
def watched() -> list[tuple[Told, View]]:
    """All that the table heard of a match of two computers, each event with the view before it."""
    match = new_match(GAME, [SeatSpec("Mira", "bot"), SeatSpec("Bo", "bot")], {}, 5)
    told: list[Told] = []
    match.subscribe(None, lambda batch: told.extend(batch.told), views=True)
    first = match.view(None)
    driver_of(match).run()
    return list(zip(told, [first, *(one.view for one in told)], strict=False))


def picture(size: tuple[int, int], told: Told, before: View, progress: float) -> list[str]:
    sat = Sat(mid_race(seats=2), size=size)
    scene = replace(sat.scene(), view=told.view, decision=None, show=Show(told.event, progress, before))
    return text_of(BOARD.paint(scene))


def first(watched: list[tuple[Told, View]], kind: type[Event], **wanted: Any) -> tuple[Any, View]:
    return next(
        (told, before)
        for told, before in watched
        if isinstance(told.event, kind) and all(getattr(told.event, k) == v for k, v in wanted.items())
    )


@SIZES
@pytest.mark.parametrize("result", ["run", "running_jump", "jump"])
def test_a_runner_moves_along_its_path(watched: Any, size: tuple[int, int], result: str):
    told, before = first(watched, RunnerActed, result=result)
    frames = [picture(size, told, before, progress) for progress in (0.1, 0.6, 1.0)]
    assert len({"\n".join(frame) for frame in frames}) >= 2
    assert BOARD.pace(told.event)[1] == min(8, len(told.event.path) + 1)


@SIZES
def test_dice_tumble_and_come_to_rest(watched: Any, size: tuple[int, int]):
    told, before = first(watched, DiceRolled)
    frames = [picture(size, told, before, progress) for progress in (0.0, 0.4, 0.7)]
    assert len({"\n".join(frame) for frame in frames}) >= 2
    assert BOARD.pace(told.event)[1] == 3
    rest = "\n".join(picture(size, told, before, 1.0))
    for die in told.event.dice:
        assert (f"│  {die}  │" if size == LARGE else f"[{die}]") in rest


@SIZES
def test_only_the_dice_that_roll_again_tumble(watched: Any, size: tuple[int, int]):
    told, before = next(
        pair for pair in watched if isinstance(pair[0].event, DiceRerolled) and len(pair[0].event.which) == 1
    )
    still = [die for i, die in enumerate(told.event.dice) if i not in told.event.which]
    shown = "\n".join(picture(size, told, before, 0.5))
    for die in still:
        assert (f"│  {die}  │" if size == LARGE else f"[{die}]") in shown


@SIZES
@pytest.mark.parametrize(("kind", "mark"), [(ZoneCollapsed, "▀▘"), (ZoneRevealed, "░")])
def test_a_zone_changes_column_by_column(watched: Any, size: tuple[int, int], kind: type[Event], mark: str):
    told, before = first(watched, kind, zone=3)
    course = slice(5, 16) if size == LARGE else slice(3, 10)
    counts = ["".join(picture(size, told, before, p)[course]).count(mark) for p in (0.0, 0.5, 1.0)]
    assert counts == sorted(counts, reverse=kind is ZoneRevealed)
    assert counts[0] != counts[-1]


@SIZES
def test_the_ledger_of_a_level_counts_up_and_waits_for_enter(watched: Any, size: tuple[int, int]):
    told, before = first(watched, LevelEnded, level=1)
    begin, end = (picture(size, told, before, progress) for progress in (0.0, 1.0))
    assert "Level 1 is over" in "\n".join(begin)
    assert "+0 " in "\n".join(begin)
    assert f"+{told.event.credits} " in "\n".join(end)
    assert f"{told.event.total} credits in all" in "\n".join(end)
    assert LevelEnded.waits


def test_all_of_it_can_be_switched_off_and_is_never_long(watched: Any):
    batch = [told for told, _ in watched[:40]]
    still = schedule(batch, BOARD, "normal", waits=False, motion=False)
    assert all(beat.frames == 0 for beat in still)
    assert sum(beat.seconds for beat in schedule(batch, BOARD, "normal", waits=False, motion=True)) <= 3.0
    assert all(beat.seconds == 0 for beat in schedule(batch, BOARD, "off", waits=False, motion=True))


@SIZES
@pytest.mark.parametrize("seed", range(3))
def test_every_moment_of_a_match_can_be_drawn(size: tuple[int, int], seed: int):
    """Between two events a position may be none that is ever decided in (a Runner about to step up)."""
    match = new_match(GAME, [SeatSpec("Mira")], {}, seed)
    told: list[Told] = []
    match.subscribe(None, lambda batch: told.extend(batch.told), views=True)
    before, rng = match.view(None), Rng(seed)
    while match.decision is not None and len(told) < 250:
        match.apply(random_action(match.decision, rng))
    for one in told:
        rows = picture(size, one, before, 0.5)
        assert {cell_len(row) for row in rows} == {size[0]}
        before = one.view


@SIZES
def test_a_runner_about_to_step_up_is_drawn_and_told(size: tuple[int, int]):
    """Given the Fighter on top is thrown, the Jumper behind it waits for nobody for one event."""
    match = match_of(position(blockers={3: 1}, dice=(1, 1), fighter="M10 on", jumper="M10 left"))
    told: list[Told] = []
    match.subscribe(None, lambda batch: told.extend(batch.told), views=True)
    before = match.view(None)
    match.submit([SEND_RUNNER[2], menu(before.board, 2, before.unused())[-1].action])
    acted = next(one for one in told if isinstance(one.event, RunnerActed))
    shown = "\n".join(picture(size, acted, before, 1.0))
    assert "about to step up" in shown


def test_a_fall_goes_through_the_hole():
    """Given a Fighter that falls from M4, half way it is in the gap of column 5, then on the track below."""
    match = match_of(position(dice=(1, 1, 1), fighter="M4"))
    told: list[Told] = []
    match.subscribe(None, lambda batch: told.extend(batch.told), views=True)
    before = match.view(None)
    match.apply(match.decision.legal[-1])  # type: ignore[union-attr]
    acted: Any = next(one for one in told if isinstance(one.event, RunnerActed))
    assert acted.event.result == "fall"
    falling, landed = (picture(LARGE, acted, before, progress) for progress in (0.4, 1.0))
    assert " F " in falling[11], "in the floor of the mid track"
    assert " F " in landed[13]
