"""A hint at every kind of question, with its reason, and something to read about everything that is drawn."""

from collections import Counter
from pathlib import Path

import pytest

from tests.tui.grid import assert_intact, text
from tests.tui.learners import Learner
from tests.tui.shelf import app_with_store
from zonegames.tui.house_keys import KEYS, RESERVED
from zonegames.tui.inspecting import Magnifier, told_of
from zonegames.tui.lines import Box

TABLES = [
    ("elemenz", 3, {}, 150, "window respond roll pick_reroll place target loss"),
    ("elemenz", 3, {"avatars": "on"}, 100, "pick_face pick_tokens"),
    ("elemenz", 2, {}, 100, "act pick_reroll pick_colour"),
    (
        "exploration-warzone",
        3,
        {"starting_war_hexes": "1"},
        110,
        "place_hex place_rotation spend commit steal",
    ),
    ("zogars-revenge", 1, {"difficulty": "apprentice"}, 60, "move strike guard eye"),
    ("zone-runners", 1, {}, 100, "track lock runner outcome recipe end_turn"),
    ("zoneplex", 3, {}, 160, "draw place_tile place_cell move stone fear_plan invite answer"),
]
"""Game, seats, options, how many questions, and the kinds of them that must have come up."""

ONCE = 2
"""How often each kind of question is looked at."""

at_each_table = pytest.mark.parametrize(("game", "seats", "options", "count", "kinds"), TABLES)


@at_each_table
def test_every_kind_of_question_has_a_hint_with_a_reason_and_the_hint_is_noted(
    game: str, seats: int, options: dict[str, str], count: int, kinds: str
):
    learner = Learner(game, seats, 1, **options)
    session, met = learner.session, Counter[str]()
    for decision in learner.decisions(count):
        met[decision.kind] += 1
        if met[decision.kind] > ONCE:
            continue
        session.said = ""
        session.hint()
        words = session.said.removeprefix("Hint: ")
        assert words != session.said, f"{decision.kind}: {session.said}"
        assert len(words.split()) >= 3, f"{decision.kind}: no reason in {session.said!r}"
        assert words.endswith("."), decision.kind
        assert learner.match.assists, decision.kind
    assert set(kinds.split()) <= set(met)


@pytest.mark.parametrize("size", [(80, 20), (120, 31)])
@at_each_table
def test_everything_that_is_drawn_can_be_inspected(
    game: str, seats: int, options: dict[str, str], count: int, kinds: str, size: tuple[int, int]
):
    """Whatever has a spot on the board tells what it is: on a page of its own, or in a line."""
    learner = Learner(game, seats, 1, **options)
    met = Counter[str]()
    for decision in learner.decisions(count):
        met[decision.kind] += 1
        if met[decision.kind] > ONCE:
            continue
        scene = learner.scene(*size)
        commands = [*learner.board.keys(scene), *RESERVED, KEYS]
        assert scene.spots
        for spot in scene.spots:
            page, line = told_of(learner.board, scene, spot, commands)
            assert page is not None or line, f"{spot} at {decision.kind}"
            assert page is None or page.lines, f"{spot} at {decision.kind}"
    assert set(kinds.split()) <= set(met)


def test_a_hint_says_why_it_helps_nobody_while_somebody_else_decides():
    learner = Learner("exploration-warzone", 2, 3)
    session = learner.session
    while session.my_turn:
        session.play([session.decision.legal[0]])
    session.hint()
    assert session.said.startswith("A hint is for a decision of your own: Bo decides now")
    assert learner.match.assists == []


# --- pointing at things by keys

THINGS = {"a": Box(0, 0, 4, 1), "b": Box(10, 0, 4, 1), "c": Box(0, 5, 4, 1), "key:n": Box(5, 5, 2, 1)}


def test_the_magnifier_goes_by_arrows_and_round_in_reading_order_and_passes_buttons_by():
    magnifier = Magnifier()
    magnifier.lay(THINGS, "b")
    assert magnifier.at == "b"
    magnifier.step(THINGS, "right")
    assert magnifier.at == "b", "nothing lies there"
    magnifier.step(THINGS, "left")
    magnifier.step(THINGS, "down")
    assert magnifier.at == "c"
    magnifier.turn(THINGS, 1)
    assert magnifier.at == "a", "after the last comes the first"
    magnifier.turn(THINGS, -1)
    assert magnifier.at == "c"
    magnifier.lay(THINGS, "gone")
    assert magnifier.at == "a"
    assert magnifier.over([[("x", "text @a"), ("y", "text @b")]]) == [
        [("x", "text @a reverse"), ("y", "text @b")]
    ]


async def test_i_asks_about_anything_by_keys_alone_and_changes_nothing(tmp_path: Path):
    """i points at what is under the cursor, Tab goes on, Enter opens its page, Esc leads back."""
    app = app_with_store(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.learn("exploration-warzone")
        await pilot.pause()
        for key in ("enter", "enter", "i"):
            await pilot.press(key)
            await pilot.pause()
        assert "What is this?" in text(app)
        assert "Enter tell more" in text(app).splitlines()[-1], "the footer names the keys that work now"
        before = text(app).splitlines()[-2]
        await pilot.press("tab")
        await pilot.pause()
        assert text(app).splitlines()[-2] != before
        assert_intact(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "What is this?" not in text(app), "a page lies over the board"
        await pilot.press("escape")
        await pilot.pause()
        assert "What is this?" in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "You own one hex: Home Port" in text(app)
        assert app.table is not None
        assert app.table.match.log == []
