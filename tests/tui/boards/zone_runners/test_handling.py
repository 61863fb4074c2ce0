"""What keys and clicks do, question by question."""

from typing import Any

import pytest

from tests.games.zone_runners.positions import position
from tests.tui.boards.zone_runners.table import SMALL, Sat, mid_race
from zonegames.engine.errors import Refusal
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.actions import LetRest, PickOutcome, Reroll, SendRunner, UseRecipe
from zonegames.games.zone_runners.menu import entry_of, menu
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import Options
from zonegames.tui.boards.zone_runners.board import BOARD
from zonegames.tui.lines import spots


def played(sat: Sat) -> list[Any]:
    return [entry.action for entry in sat.match.log]


def test_one_enter_sends_the_runner_with_its_result_and_its_dice():
    """Given the captain's question, Enter answers all that follow for this Runner (relay)."""
    sat = Sat(position(dice=(4, 2, 2), fighter="M8", jumper="M1", sprinter="H3"))
    sat.press("right", "right")
    assert "╔═  F  Fighter M8" in sat.text()
    sat.press("enter")
    assert [type(action) for action in played(sat)[:2]] == [SendRunner, PickOutcome]
    assert sat.kind == "runner"
    assert sat.runner(2).acted


def test_other_dice_for_the_same_result_are_taken_with_d():
    """Given a result that two sets of dice bring, d goes from one to the other and Enter spends that one."""
    sat = Sat(position(dice=(4, 3, 2), jumper="M6", fighter="M6"))
    panel = [line[40:80] for line in sat.rows()]
    number = next(line.strip("║ ▸")[0] for line in panel if "(+1 way)" in line)
    sat.press(number)
    before = sat.bar()
    sat.press("d")
    assert "which dice for the Jumper?" in sat.bar()
    assert sat.bar() != before
    sat.press("enter")
    assert isinstance(played(sat)[-1], UseRecipe)
    assert sat.runner(1).acted


def test_d_says_so_where_there_is_nothing_to_choose():
    response = Sat(mid_race()).press("d")
    assert response.refuse == Refusal("Only these dice bring that result.", "dice-and-energy")


def test_what_was_sent_as_one_is_taken_back_as_one():
    sat = Sat(mid_race())
    before = sat.match.fingerprint()
    sat.press("right", "enter")
    assert sat.runner(1).acted
    sat.press("u")
    assert sat.match.fingerprint() == before
    assert all(line.undone for line in sat.session.log[-2:])


def test_the_cursor_leaves_a_runner_whose_neighbour_has_a_result_of_the_same_name():
    """Given a Runner sent but not served, and another on the same space: both could run to H11."""
    sat = Sat(position(dice=(1, 2), sprinter="M1", jumper="H10", fighter="H10"))
    sat.session.play((SendRunner("jumper"),))
    sat.press("right")
    assert "the Fighter's result?" in sat.bar()
    sat.press("enter")
    assert sat.runner(2).acted
    assert not sat.runner(1).acted


def test_the_footer_offers_no_arrows_through_a_list_of_one():
    sat = Sat(position(blockers={3: 1}, dice=(4, 1), fighter="M10 on", jumper="M10 left"))

    def arrows() -> bool:
        return "result" in [command.does for command in BOARD.keys(sat.scene())]

    assert "the Fighter's result?" in sat.bar()
    assert arrows()
    sat.press("right")
    assert "the Jumper's result?" in sat.bar()
    assert not arrows()


def test_the_rest_wait_after_a_warning_that_names_who_is_hurt():
    sat = Sat(mid_race())
    sat.press("w")
    assert "The Jumper will be thrown back. The Fighter will be thrown back." in sat.bar()
    sat.press("n")
    assert sat.match.log == []
    sat.press("w", "y")
    assert isinstance(played(sat)[-1], LetRest)
    assert sat.kind == "end_turn"


def test_the_rest_wait_without_a_word_where_nobody_is_hurt():
    sat = Sat(position(dice=(4, 2), fighter="M6", jumper="M7"))
    sat.press("w")
    assert isinstance(played(sat)[-1], LetRest)


def test_without_dice_the_cursor_stands_on_the_rest():
    sat = Sat(position(dice=(3,), sprinter="M6", jumper="M7", fighter="H3"))
    sat.press("enter")
    assert not sat.match.view(None).unused()
    assert sat.session.lit == LetRest()
    assert "Enter gives no Energy to the rest" in sat.bar()
    sat.press("left")
    assert "╔═" in sat.text(), "the arrows still lead to the single Runners"


def test_the_last_runner_can_wait_with_w_too():
    sat = Sat(position(dice=(2, 5), fighter="M4", sprinter="home high"))
    sat.press("w")
    assert "The Fighter will fall." in sat.bar()
    sat.press("y")
    assert (sat.runner(2).track, sat.runner(2).column) == (2, 5)


def test_the_turn_ends_only_after_a_warning_if_a_runner_is_lost():
    sat = Sat(position(tracker=4, dice=(1, 1), jumper="M1", fighter="M6"))
    sat.press("w", "enter")
    assert "Zone 1 collapses: the Jumper is lost. End the turn?" in sat.bar()
    sat.press("y")
    assert sat.runner(1).status == "out"


def test_a_table_may_want_to_be_asked_before_every_end_of_a_turn():
    sat = Sat(position(dice=(1, 1), jumper="M1", fighter="M6"))
    sat.session.settings.confirm_turn_end = True
    sat.press("w", "enter")
    assert "End the turn?  y ends it" in sat.bar()
    sat.press("n")
    assert sat.kind == "end_turn"
    sat.press("enter", "y")
    assert sat.kind == "lock"


def test_digits_mark_dice_and_equal_dice_may_be_marked_one_by_one():
    """Given 3 3 5, marking the second 3 sends the listed action that names the first."""
    sat = Sat(position(dice=(3, 3, 5), rolled=True, sprinter="M6"))
    sat.press("2")
    assert sat.session.pick.dice == {1}
    assert sat.session.lit == Reroll((0,))
    sat.press("2", "0")
    assert sat.session.lit == Reroll((0, 1, 2))
    sat.press("0")
    assert sat.session.lit == Reroll(())
    sat.press("3", "enter")
    assert played(sat) == [Reroll((2,))]


def test_dice_are_marked_by_a_click():
    sat = Sat(position(dice=(3, 3, 5), rolled=True, sprinter="M6"))
    sat.click("die:2")
    assert sat.session.lit == Reroll((2,))
    sat.click("die:2")
    assert sat.session.lit == Reroll(())


def test_a_click_on_a_space_lights_its_result_and_a_second_one_plays_it():
    sat = Sat(mid_race())
    sat.click("space:2:16")
    assert "Enter gives 1: run to L16." in sat.bar()
    sat.click("space:2:16")
    assert (sat.runner(0).track, sat.runner(0).column) == (2, 16)


def test_a_click_on_a_row_of_another_runner_turns_to_it():
    sat = Sat(mid_race())
    sat.click("row:2:0")
    assert "the Fighter's result?" in sat.bar()
    sat.click("row:2:0")
    assert sat.runner(2).acted


def test_a_click_on_a_runner_on_the_course_turns_to_it():
    sat = Sat(mid_race(), size=SMALL)
    sat.click("space:0:15")
    assert "the Jumper's result?" in sat.bar()


def test_closed_things_say_why():
    sat = Sat(mid_race(sprinter="out 3"))
    assert "The Sprinter is out of the game." in sat.click("runner:0").refuse.text  # type: ignore[union-attr]
    assert "cannot bring that about" in sat.click("space:1:3").refuse.text  # type: ignore[union-attr]
    assert "Choose a result" in sat.click("die:0").refuse.text  # type: ignore[union-attr]
    sat.press("enter")
    spent = sat.match.view(None).used.index(True)
    assert "already spent" in sat.click(f"die:{spent}").refuse.text  # type: ignore[union-attr]


def test_in_a_crew_the_captain_sends_and_the_owner_decides():
    """Given the Jumper is Bo's: Mira's Enter only sends it, then Bo is asked; the cursor cannot leave it."""
    sat = Sat(mid_race(sharing="crew"))
    assert "Each owner still decides" in sat.press("w").refuse.text  # type: ignore[union-attr]
    sat.press("right")
    assert "which Runner acts next? Enter sends the Jumper." in sat.bar()
    assert "Bo decides for the Jumper, once you send it." in sat.press("down").refuse.text  # type: ignore[union-attr]
    sat.press("enter")
    assert sat.match.seat_to_act == 1
    assert "Bo: the Jumper's result?" in sat.bar()
    assert "acts now" in sat.press("left").refuse.text  # type: ignore[union-attr]
    sat.press("enter")
    assert sat.runner(1).slot == "past"
    assert sat.covers == [], "nothing is secret: no cover"


def test_in_a_crew_no_result_is_lit_for_who_does_not_decide_it():
    """Given the captain's cursor on another owner's Runner, its list lies open but nothing is chosen."""
    sat = Sat(mid_race(sharing="crew"))
    assert "▸" in sat.text()
    sat.press("right")
    shown = sat.text()
    assert "╔═  J  Jumper" in shown
    assert "past the Blocker" in shown
    assert "▸" not in shown and "takes" not in shown
    assert "unused  1 6 6" in shown
    assert [command.does for command in BOARD.keys(sat.scene())][:2] == ["send it", "Runner"]


def test_in_a_crew_a_long_list_of_anothers_can_be_scrolled():
    sat = Sat(position(dice=(6, 4, 3), seats=3, sharing="crew", sprinter="M6", jumper="M6"), size=SMALL)
    sat.press("right")
    assert "more results" in [command.does for command in BOARD.keys(sat.scene())]
    assert "stay on M6" not in sat.text()
    for _ in range(20):
        sat.press("down")
    assert "stay on M6" in sat.text()
    sat.press("up")
    assert "stay on M6" not in sat.text(), "the end of the list is no dead key behind it"


def test_in_a_crew_a_second_click_on_anothers_list_sends_the_runner():
    sat = Sat(mid_race(sharing="crew"))
    sat.click("row:1:0")
    assert sat.match.seat_to_act == 0
    sat.click("row:1:0")
    assert sat.match.seat_to_act == 1


def test_no_key_is_needed_to_turn_from_the_runner_that_was_sent():
    """Given a Runner sent but not served (a turn taken up elsewhere), the arrows go back by themselves."""
    sat = Sat(mid_race())
    sat.session.play((SendRunner("sprinter"),))
    assert sat.kind == "outcome"
    sat.press("right", "enter")
    assert sat.runner(1).acted
    assert not sat.runner(0).acted
    sat.session.play((SendRunner("sprinter"),))
    sat.press("escape")
    assert sat.kind == "runner"


def test_a_question_for_dice_alone_can_be_answered():
    """Given a match taken up at the dice of a chosen result, up and down go through them."""
    sat = Sat(position(dice=(4, 3, 2), jumper="M6"))
    outcome = next(
        action for action in sat.scene().legal if isinstance(action, PickOutcome) and _ways(sat, action) > 1
    )
    sat.session.play((outcome,))
    assert sat.kind == "recipe"
    first = sat.session.lit
    sat.press("down")
    assert sat.session.lit != first
    chosen = sat.session.lit
    sat.press("enter")
    assert played(sat)[-1] == chosen


def _ways(sat: Sat, action: PickOutcome) -> int:
    view = sat.match.view(None)
    return len(entry_of(menu(view.board, 1, view.unused()), action.key).recipes)


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_points_at_runner_result_and_dice_and_enter_follows_it(seed: int):
    """Given the computer's plan for the turn, h says it in a sentence and Enter does its first part."""
    sat = Sat(GAME.new(Options(), 1, Rng(seed)))
    turns = 0
    while turns < 12 and sat.match.decision is not None:
        sat.press("h")
        said = sat.session.said
        lit = sat.session.lit
        assert said.startswith("Hint: ")
        kind = sat.kind
        sat.press("enter")
        if kind == "runner" and isinstance(lit, SendRunner):
            words = {"sprinter": "Sprinter", "jumper": "Jumper", "fighter": "Fighter"}
            assert said.startswith(f"Hint: {words[lit.runner]}")
            assert sat.runner(("sprinter", "jumper", "fighter").index(lit.runner)).acted
        if sat.session.ask is not None:
            sat.press("y")
        turns += 1
    assert sat.match.assists, "the result will say that it was asked"


def test_sheets_tell_the_team_the_cards_and_the_numbers():
    scene = Sat(mid_race()).scene()
    for name, words in (("table", "Bonus dice held"), ("cards", "hidden"), ("numbers", "a running jump")):
        sheet = BOARD.sheet(scene, name)
        assert sheet is not None
        assert any(words in "".join(text for text, _ in line) for line in sheet.lines)
    assert BOARD.sheet(scene, "nothing") is None


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        ("space:2:21", "exactly 7"),
        ("space:0:15", "strength 6"),
        ("space:0:26", "Not turned over"),
        ("space:0:2", "has fallen"),
        ("space:1:15", "Two Runners have room"),
        ("space:0:29", "11 credits"),
        ("space:0:0", "Room for all"),
        ("zone:4", "falls after"),
        ("zone:7", "hidden"),
        ("runner:1", "Spring"),
        ("die:0", "one Runner"),
    ],
)
def test_everything_explains_itself(spot: str, words: str):
    scene = Sat(mid_race()).scene()
    sheet = BOARD.inspect(scene, spot)
    assert sheet is not None
    assert words in " ".join("".join(text for text, _ in line) for line in sheet.lines)
    assert words in BOARD.explain(scene, spot)


def test_what_is_under_the_mouse_is_told_in_one_line():
    """Of every space, Zone, Runner and die, at the width of the small screen's bar."""
    scene = Sat(mid_race(), size=SMALL).scene()
    for spot in spots(BOARD.paint(scene)):
        assert len(BOARD.explain(scene, spot)) <= 76, spot


def test_no_key_means_two_things():
    for state in (
        mid_race(),
        position(dice=(3, 3, 5), rolled=True, sprinter="M6"),
        position(level=2, bonus=("level_2",), sprinter="M1"),
        GAME.new(Options(), 1, Rng(1)),
    ):
        keys = [key for command in BOARD.keys(Sat(state).scene()) for key in command.keys]
        assert len(keys) == len(set(keys))
        assert not {"s", "u", "l", "r", "m", "p", "i", "v", "x"} & set(keys)
