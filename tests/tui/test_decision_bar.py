"""The two lines that ask: in the smallest window, too, nothing that matters is cut off."""

from dataclasses import replace
from random import Random

import pytest

from zonegames.engine.driver import Driver
from zonegames.engine.errors import Refusal
from zonegames.engine.match import new_match
from zonegames.engine.narration import Prompt
from zonegames.engine.seats import TABLE, Names, SeatSpec
from zonegames.games import CATALOGUE, entry, load_game
from zonegames.tui.boards import load_board
from zonegames.tui.decision_bar import BarText, bar
from zonegames.tui.glyphs import UNICODE
from zonegames.tui.lines import Line, text_of, width_of
from zonegames.tui.page import SMALLEST
from zonegames.tui.session import Session, TableSettings

WIDTH = SMALLEST[0]
ROOM = WIDTH - len("▌ ")


def row_of(question: str, enter: str, name: str = "Ann") -> str:
    """The first line of the bar, for a board's own question, in which "{}" is the name of the seat."""

    def asked(names: Names) -> Line:
        return [(question.format(names[0]), "text bold"), (f" Enter {enter}.", "text bold")]

    scene = _session(name).scene(WIDTH, 19, UNICODE)
    first, _ = bar(scene, BarText(question=asked), WIDTH)
    assert width_of(first) == WIDTH
    return "".join(text for text, _ in first).rstrip()


def _session(name: str) -> Session:
    match = new_match(load_game("zone-runners"), [SeatSpec(name)], {}, 1)

    return Session(
        match,
        load_board("zone-runners"),
        Driver(match, {}),
        TableSettings(hints=False),
        timers=lambda seconds, callback: None,
        repaint=lambda: None,
        cover=lambda cover: None,
        over=lambda: None,
        bot=lambda: None,
    )


def test_a_question_that_fits_stands_there_whole():
    assert row_of("Where to?", "walks north") == "▌ Where to? Enter walks north."


def test_what_enter_does_stays_behind_a_question_that_is_too_long():
    """Given a question longer than the line, when it is shown, then only its own words give way."""
    row = row_of("A long question, " * 6, "fights alone")
    assert row.startswith("▌ A long question, A long") and row.endswith("… Enter fights alone.")


@pytest.mark.parametrize(("dots", "short"), [(0, "Bartholomew Long"), (9, "Bartholo…"), (13, "Bart…")])
def test_names_give_way_before_any_other_word(dots: int, short: str):
    """Given a long name in a question that has no room for it, then no more of the name goes than must."""
    question = f"{{}}: which of these{'.' * dots} do you want to give?"
    row = row_of(question, "gives the stone", "Bartholomew Long")
    assert row == f"▌ {question.format(short)} Enter gives the stone."


def test_no_refusal_hides_the_question_who_looks():
    scene = replace(_session("Ann").scene(WIDTH, 19, UNICODE), refusal=Refusal("Not now. " * 12, "turn"))
    _, second = bar(scene, BarText(look=(0,)), WIDTH)
    assert text_of([second])[0].rstrip() == "▌ Who looks at their own things?  1 Ann"


def test_a_prompt_of_the_game_names_players_as_shortly_as_the_line_needs(monkeypatch: pytest.MonkeyPatch):
    scene = _session("Bartholomew Long").scene(WIDTH, 19, UNICODE)
    prompt = Prompt("this is a question of about forty-five letters, and more?")
    monkeypatch.setattr(type(scene.narrator), "prompt", lambda *_: prompt)
    first, _ = bar(replace(scene, lit=None), BarText(), WIDTH)
    assert "".join(text for text, _ in first).startswith("▌ 1 Bartholomew Long: this")
    prompt = Prompt(prompt.question.replace("more", "more and more"))
    first, _ = bar(replace(scene, lit=None), BarText(), WIDTH)
    assert "".join(text for text, _ in first).startswith("▌ 1 Bartho…: this")


@pytest.mark.parametrize("game_id", [listed.id for listed in CATALOGUE])
def test_the_first_time_hints_fit_the_line_of_the_smallest_window(game_id: str):
    """Given whole stretches of play, when a hint comes up, then it can be read to its end."""
    game, listed, rng, hints = load_game(game_id), entry(game_id), Random(7), dict[str, str]()
    for seed, count in enumerate((listed.min_seats, listed.max_seats)):
        match = new_match(game, [SeatSpec(f"Seat {n + 1}") for n in range(count)], {}, seed)
        for _ in range(250):
            decision = match.decision
            if decision is None:
                break
            view = match.view(None if decision.seat == TABLE else decision.seat)
            if (hint := game.narrator.hint(view, decision)) is not None:
                hints[hint.key] = hint.text
            actions = [action for action in decision.actions if action.progress]
            match.apply(rng.choice(actions or list(decision.actions)))
    assert hints
    assert {text for text in hints.values() if len(text) > ROOM} == set()
