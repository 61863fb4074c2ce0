"""A few whole pictures of the shell; everything else is read off text grids.

They compare byte for byte: after a wanted change, look at the report and run with --snapshot-update.
"""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.shelf import FIVE, saved, show_shelf
from tests.tui.test_pages import cover
from tests.tui.test_results import result
from zonegames.engine.seats import SeatSpec
from zonegames.tui.app import ZonegamesApp
from zonegames.tui.screens.handover import HandOverScreen
from zonegames.tui.screens.results import ResultsScreen
from zonegames.tui.screens.seating import Seating
from zonegames.tui.screens.setup import SetUpScreen

Compare = Callable[..., bool]


class Anything:
    """A game that refuses nothing."""

    def resolve_options(self, seats: int, chosen: Any) -> None:
        """Fits."""


async def picker(pilot: Pilot[int]) -> None:
    app: Any = pilot.app
    await show_shelf(app, pilot, saved())


async def set_up(pilot: Pilot[int]) -> None:
    seating = Seating.of(FIVE[4], (), ("person", "bot"), [*map(SeatSpec, ("Mira", "Bo", "Cy"))])
    await pilot.app.push_screen(SetUpScreen(Anything(), seating))  # type: ignore[arg-type]
    await pilot.press("up", "up", "enter", "B", "o")


async def results(pilot: Pilot[int]) -> None:
    await pilot.app.push_screen(ResultsScreen(result()))


async def hand_over(pilot: Pilot[int]) -> None:
    await pilot.app.push_screen(HandOverScreen(cover()))


@pytest.mark.parametrize(
    ("show", "size", "theme"),
    [
        (picker, (120, 36), "dark"),
        (picker, (80, 24), "light"),
        (set_up, (120, 36), "dark"),
        (results, (120, 36), "contrast"),
        (hand_over, (80, 24), "dark"),
    ],
    ids=["picker-large", "picker-small", "set-up", "results", "hand-over"],
)
def test_picture(snap_compare: Compare, show: Any, size: tuple[int, int], theme: str) -> None:
    assert snap_compare(ZonegamesApp(theme=theme), terminal_size=size, run_before=show)
