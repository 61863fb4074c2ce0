"""Any keys and clicks at all: the board never stumbles, always fits and never gets stuck."""

from typing import Any

import pytest
from rich.cells import cell_len

from tests.tui.boards.elemenz.table import LARGE, NAMES, SMALL, Sat
from zonegames.engine.match import new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE, SeatSpec
from zonegames.games.elemenz.rules import GAME
from zonegames.tui.lines import spots

KEYS = (
    *("1", "2", "3", "5", "9", "0", "enter", "enter", "enter", "e", "o", "a", "b", "c", "d", "f", "g", "j"),
    *("k", "q", "w", "z", "v", "y", "tab", "up", "down", "left", "right", "space", "escape"),
)


@pytest.mark.parametrize(
    ("seats", "size", "options"),
    [
        (3, LARGE, {"avatars": True, "arrange_tokens": True}),
        (4, SMALL, {"opposing_surge": True}),
        (2, SMALL, {"avatars": True}),
        (2, LARGE, {}),
    ],
)
def test_many_keys_and_clicks_end_in_a_good_picture(
    seats: int, size: tuple[int, int], options: dict[str, Any]
):
    rng = Rng(seats + size[0])
    sat = Sat(new_match(GAME, [SeatSpec(name) for name in NAMES[:seats]], options, 4), size=size)
    for _ in range(140):
        sat.go_on()
        if sat.session.covering is not None:
            sat.come()
        elif sat.session.ask is not None:
            sat.session.answer(rng.below(2) == 0)
        elif sat.asked is not None and sat.asked.seat == TABLE and rng.below(2):
            sat.session.answer_open(rng.choice([None, *sat.session.able()]))
        elif sat.asked is None and sat.session.looking_privately:
            sat.session.look_away()
        elif rng.below(4):
            sat.press(rng.choice(KEYS))
        else:
            sat.click(rng.choice(sorted(spots(sat.lines()))))
        if sat.match.decision is None:
            break
        rows = sat.rows()
        assert len(rows) == size[1]
        assert {cell_len(row) for row in rows} == {size[0]}
        sat.bar()
    assert len(sat.match.log) > 5
