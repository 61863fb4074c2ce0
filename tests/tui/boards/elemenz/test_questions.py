"""With names of twelve letters every question, and what Enter does, has room in the smallest window."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.games.elemenz.positions import monolith, rolled
from tests.tui.boards.elemenz.table import LARGE, SMALL, scene_of
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.policy import RandomPolicy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE, Looker
from zonegames.games.elemenz.rules import GAME
from zonegames.tui.boards.elemenz.board import BOARD
from zonegames.tui.lines import text_of

NAMES = ("Maximilianus", "Bartholomeus", "Constantinus", "Wilhelminaas")
ROOM = 78


def told(state: Any, looker: Looker, seats: int) -> Iterator[str]:
    """The question as one reads it, with each answer lit that the other one does not see."""
    scene = replace(scene_of(state, looker, SMALL), names=NAMES[:seats])
    if scene.decision is None:
        return
    asked = state.pending
    for lit in (scene.lit, *(asked.actions if looker is None or asked.secret else asked.private)):
        yield "".join(text for text, _ in BOARD.question(replace(scene, lit=lit)))


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [(4, {"avatars": "on", "arrange_tokens": "on"}), (2, {"avatars": "on"})],
    ids=["duel", "monolith"],
)
def test_no_question_is_cut_in_the_smallest_window(seats: int, chosen: dict[str, str]):
    """Given a game played at random, with secret questions and open ones."""
    kinds: set[str] = set()
    state: Any = GAME.new(GAME.resolve_options(seats, chosen), seats, Rng(4))
    settle(state, ignore)
    policy = RandomPolicy(Rng(4))
    for _ in range(260):
        if (asked := state.pending) is None:
            break
        kinds.add(asked.kind)
        if asked.seat != TABLE:
            long = [row for who in (None, asked.seat) for row in told(state, who, seats) if len(row) > ROOM]
            assert not long
        play(state, policy.choose(None, asked).action, ignore)
    assert len(kinds) > 8


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_names_stand_whole_on_the_boards(size: tuple[int, int]):
    side = monolith({"A": "AE"}, {"F": "FF"})
    settle(side, ignore)
    for state, who in ((rolled({0: {"hand": "FFA"}}).state, NAMES), (side, NAMES[1:2])):
        scene = replace(scene_of(state, None, size), names=NAMES)
        painted = "\n".join(text_of(BOARD.paint(scene)))
        assert all(name in painted for name in who)


def test_of_a_rival_with_a_long_name_no_word_is_cut():
    """Given no room for name, shaman and dice, then the shaman, whom the sign tells too, is left out."""
    scene = replace(
        scene_of(rolled({0: {"hand": "FFA"}}).state, None, LARGE), names=("Ann", "Bo", *NAMES[:2])
    )
    painted = "\n".join(text_of(BOARD.paint(scene)))
    assert "Bo · Earth ─" in painted and "Maximilianus ─" in painted
