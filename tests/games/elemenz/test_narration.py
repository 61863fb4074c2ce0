"""Words: every decision has a prompt and distinct labels, every event can be told."""

from typing import Any

import pytest

from tests.games.elemenz.positions import Table, duel, placing, seen_by
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE
from zonegames.games.elemenz import events as ev
from zonegames.games.elemenz.rules import GAME

NAMES = ("Ann", "Bo", "Cy", "Dee")


@pytest.mark.parametrize(("seats", "avatars"), [(2, "off"), (2, "on"), (3, "on"), (4, "off")])
def test_words_of_a_whole_random_game(seats: int, avatars: str) -> None:
    """Prompts and labels are single lines without markup, labels distinct; nothing is said with a ? name."""
    state: Any = GAME.new(GAME.resolve_options(seats, {"avatars": avatars}), seats, Rng(5))
    told: list[str] = []

    def hear(event: Any) -> None:
        told.append(GAME.narrator.sentence(event, NAMES, None))

    settle(state, hear)
    chance = Rng(6)
    while state.pending is not None:
        asked = state.pending
        looker = None if asked.seat == TABLE else asked.seat
        view = seen_by(state, looker)
        prompt = GAME.narrator.prompt(view, asked, NAMES)
        assert prompt.question and not prompt.question.startswith(NAMES)
        labels = [GAME.narrator.action(view, asked, action, NAMES).label for action in asked.legal]
        assert len(set(labels)) == len(labels), labels
        for text in (*labels, prompt.question, prompt.why):
            assert "[" not in text and "\n" not in text and "?" not in text.rstrip("?")
        assert len(asked.legal) < 100
        play(state, random_action(asked, chance), hear)
    assert any(told)
    assert all(not line or line[-1] in ".!:" for line in told)


def test_status_of_a_duel() -> None:
    view = seen_by(placing({0: {"hand": "FF"}}).state, None)
    status = GAME.narrator.status(view, NAMES)
    assert status.phrase == "round 3, Ann's turn"
    assert status.progress == "sealed in 8 rounds"
    assert status.seats[0] == "Fire, 7 dice"


def test_log_lines_are_told_word_for_word() -> None:
    say = {
        ev.TurnStarted(0, 4): "Round 4: Ann's turn.",
        ev.DiceRolled(0, ("F1", "F2"), ("F", "Z"), "roll"): "Ann rolls: Fire, wild.",
        ev.Attack(0, 2, 2, 1, 1): "Cy must lose 1 die: power 2 against SHIELD 1.",
        ev.Attack(0, 2, 0, 0, 2): "Cy must lose 2 dice: no SHIELD helps.",
        ev.ComboActivated(0, "totem:1:2", ()): "Ann activates Burn circle 3 of Bo.",
        ev.TokensSeen(1, ((0, "winds"),)): "You look: WINDS OF CHANGE on circle 1.",
        ev.EndNears("seal", 11): "From round 11 the Monolith is sealed: no die comes back.",
    }
    for event, line in say.items():
        assert GAME.narrator.sentence(event, NAMES, None) == line


def test_private_news_reach_their_owner_only() -> None:
    seen = ev.TokensSeen(1, ((0, "winds"),))
    assert seen.seen_by(1) is seen and seen.seen_by(0) is None and seen.seen_by(None) is None
    assert seen.informs(1) and not seen.informs(0)


def test_the_table_sees_counts_and_never_names() -> None:
    state = duel(
        {1: {"tokens": ("winds", "air"), "avatars": ("guard",)}, 0: {"hand": "F", "tokens": ("earth",)}}
    )
    view = seen_by(Table(state).state, None)
    assert view.shamans[1].totem == ("?", "?", "", "")
    assert view.shamans[1].avatars == ("?",)
    assert seen_by(state, 1).shamans[1].totem[:2] == ("winds", "air")
