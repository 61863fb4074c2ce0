"""Any keys and clicks at all: the board never stumbles, always fits and never gets stuck."""

import pytest
from rich.cells import cell_len

from tests.tui.boards.zone_runners.table import LARGE, SMALL, Sat
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import Options
from zonegames.tui.lines import spots

KEYS = (
    "up",
    "down",
    "left",
    "right",
    "enter",
    "enter",
    "enter",
    "1",
    "2",
    "3",
    "9",
    "0",
    "d",
    "w",
    "e",
    "h",
    "u",
    "escape",
    "t",
    "k",
)


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
@pytest.mark.parametrize(("seats", "sharing", "preview"), [(1, "relay", "full"), (3, "crew", "plain")])
def test_many_keys_and_clicks_end_in_a_good_picture(
    size: tuple[int, int], seats: int, sharing: str, preview: str
):
    rng = Rng(seats + size[0])
    options = Options(sharing=sharing, preview=preview)  # type: ignore[arg-type]
    sat = Sat(GAME.new(options, seats, Rng(3)), size=size)
    for _ in range(100):
        if sat.session.stage.busy:
            sat.session.stage.skip()
        if sat.match.decision is None:
            break
        if sat.session.ask is not None:
            sat.session.answer(rng.below(2) == 0)
        elif rng.below(5):
            sat.press(rng.choice(KEYS))
        else:
            sat.click(rng.choice(sorted(spots(sat.lines()))))
        rows = sat.rows()
        assert len(rows) == size[1]
        assert {cell_len(row) for row in rows} == {size[0]}
        sat.bar()
    assert len(sat.match.log) > 5
