"""Previews: what each choice would do, and what it would leave the others."""

from tests.games.zone_runners.positions import Table, place_of, position
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.rng import Rng
from zonegames.games.zone_runners.actions import UseRecipe
from zonegames.games.zone_runners.bot.policy import RunnersBot
from zonegames.games.zone_runners.components import FIGHTER, JUMPER, SPRINTER
from zonegames.games.zone_runners.preview import Danger, end_warnings, panels, reason, rest_warnings
from zonegames.games.zone_runners.rules import GAME
from zonegames.games.zone_runners.state import Options
from zonegames.games.zone_runners.table_words import table_lines
from zonegames.games.zone_runners.view import View


def reasons(view: View, who: int) -> dict[str, str]:
    """By the dice: why they lead to their result."""
    recipes = [recipe for outcome in panels(view)[who].outcomes for recipe in outcome.recipes]
    return {recipe.text: reason(view, who, recipe.recipe, recipe.result) for recipe in recipes}


def test_every_runner_has_its_list_of_results():
    state = position(blockers={3: 1}, dice=(4, 1), fighter="M10 on", jumper="M4", sprinter="home high")
    sprinter, jumper, fighter = panels(GAME.view(state, 0))
    assert (sprinter.state, sprinter.outcomes) == ("home", ())
    assert jumper.note == "before a gap that needs 2"
    assert fighter.note == "on a Blocker, strength 4"
    # The Jumper's jump with 1 and Spring; falling is what no Energy does anyway
    assert [(o.recipes[0].text, place_of(o.result)) for o in jumper.outcomes] == [
        ("1 +1", "M6"),
        ("none", "L5"),
    ]
    assert jumper.outcomes[0].result.path == ((1, 6),)
    assert jumper.outcomes[0].start == (1, 4)
    # The Fighter's beating is worth a credit
    assert [(o.recipes[0].text, o.result.defeated) for o in fighter.outcomes] == [
        ("4", False),
        ("4+2", True),
        ("none", False),
    ]


def test_taken_dice_close_the_other_runners_results():
    state = position(dice=(2, 6), fighter="M4", jumper="H5")
    view = GAME.view(state, 0)
    # When the Fighter's jump would take the 2
    panel = panels(view, chosen=FIGHTER, taking=UseRecipe((2,), 0))[JUMPER]
    closed = {o.recipes[0].text: o.closed for o in panel.outcomes}
    # Then what needs a 2 is closed for the Jumper, with the reason; the rest is open
    assert closed["2"] == "no 2 left"
    assert closed["6"] == "" and closed["none"] == ""
    # and nothing is closed for the Fighter itself
    assert not any(o.closed for o in panels(view, FIGHTER, UseRecipe((2,), 0))[FIGHTER].outcomes)


def test_a_result_stays_open_while_one_of_its_recipes_is():
    state = position(dice=(2, 5, 3), fighter="M4", jumper="H5")
    panel = panels(GAME.view(state, 0), chosen=JUMPER, taking=UseRecipe((2,), 0))[FIGHTER]
    jump = panel.outcomes[0]
    assert [(r.text, r.closed) for r in jump.recipes] == [("2", "no 2 left"), ("5-3", "")]
    assert jump.closed == ""
    assert jump.first_open is not None and jump.first_open.text == "5-3"


def test_a_waiting_runner_says_behind_whom():
    state = position(blockers={3: 1}, dice=(4, 1), fighter="M10 on", jumper="M10 left")
    panel = panels(GAME.view(state, 0))[JUMPER]
    assert panel.note == "waits behind the Fighter"
    assert panel.outcomes[0].texts == ("wait at M10",)
    assert [o.recipes[0].text for o in panel.outcomes] == ["none"]


def test_the_reason_of_waiting_names_who_must_go_first():
    """A Runner that waits is sent for nothing while the one on top may still clear the way."""
    there = {"blockers": {3: 1}, "dice": (4, 1), "fighter": "M10 on", "jumper": "M10 left"}
    table = Table(position(**there, sprinter="M1"))
    view = GAME.view(table.state, 0)
    why = reasons(view, JUMPER)["none"]
    assert why == "It waits behind the Fighter. Send the Fighter first, and it may act too."
    # Once the Fighter is past the Blocker, nothing more is to be waited for
    table.give("fighter", 4)
    assert "Fighter" not in reasons(GAME.view(table.state, 0), JUMPER)["none"]


def test_the_reason_says_whether_the_energy_fits():
    state = position(blockers={3: 1}, dice=(2, 6), fighter="M10 on", jumper="M4", sprinter="M7")
    view = GAME.view(state, 0)
    whys = [reasons(view, who) for who in range(3)]
    assert whys[JUMPER]["2"] == "Jump: Zone 2 = needs 2; 2 fits."
    assert whys[FIGHTER]["2+2"] == "Strength: Zone 3 + Level 1 = 4; 2 with Fisticuffs +2 = 4 is enough."
    assert whys[FIGHTER]["6"] == "Strength: Zone 3 + Level 1 = 4; 6 is 2 more."
    assert whys[SPRINTER]["6"] == "Energy 6: the Blocker ends the run."
    assert whys[SPRINTER]["2"] == "Energy 2."


def test_the_reason_tells_what_more_than_enough_against_a_blocker_does():
    """Zone 4's Blocker on H15 stands before a gap of 4: the Jumper's leap, the Sprinter's fall."""
    state = position(blockers={4: 1}, dice=(5, 4), jumper="H15 on")
    whys = reasons(GAME.view(state, 0), JUMPER)
    assert whys["5+4"] == "Strength: Zone 4 + Level 1 = 5; 5+4 = 9 is 4 more, as the gap wants."
    state = position(blockers={4: 1}, dice=(5, 4), sprinter="H15 on")
    whys = reasons(GAME.view(state, 0), SPRINTER)
    assert whys["5+4"] == "Strength: Zone 4 + Level 1 = 5; 5+4 = 9 is 4 more, and there is a gap."


def test_who_would_end_where_the_ground_goes_is_told_so():
    """Zone 1 falls after this turn: its spaces are no safe results, the first one beyond it is."""
    view = GAME.view(position(tracker=4, dice=(3, 1), fighter="M2", jumper="M6"), 0)
    panel = panels(view)[FIGHTER]
    assert [(place_of(o.result), o.lost) for o in panel.outcomes] == [
        ("M6", False),
        ("L5", False),
        ("M4", True),
        ("M3", True),
        ("M2", True),
    ]
    assert reasons(view, FIGHTER)["1"] == "Zone 1 falls after this turn: the Fighter on M3 would be lost."
    assert not any(o.lost for o in panels(view)[JUMPER].outcomes)
    view = GAME.view(position(tracker=3, dice=(3, 1), fighter="M2", jumper="M6"), 0)
    assert not any(o.lost for o in panels(view)[FIGHTER].outcomes), "a turn later there is still time"


def test_the_short_words_fit_their_narrow_places():
    """Through a whole match: of a Runner on the course 22 cells, of one that is not 29, of a result 21."""
    state, policy = GAME.new(Options(), 1, Rng(12)), RunnersBot()
    settle(state, ignore)
    while state.pending is not None:
        view = GAME.view(state, 0)
        for panel, runner in zip(panels(view), view.board.runners, strict=True):
            assert len(panel.note) <= 36
            assert len(panel.brief) <= (22 if runner.status == "running" else 29)
            assert all(len(outcome.texts[-1]) <= 21 for outcome in panel.outcomes)
        play(state, policy.choose(view, state.pending).action, ignore)
    assert state.board.level == 3


def test_before_the_end_zone_the_note_tells_the_exact_number():
    panel = panels(GAME.view(position(dice=(4,), fighter="M26"), 0))[FIGHTER]
    assert panel.note == "exactly 3 spaces to the End Zone"


def test_a_gap_that_may_go_on_in_a_hidden_zone_wants_its_number_or_more():
    """Low 20 is the last open column: whether Zone 6 makes it a double gap nobody knows yet."""
    view = GAME.view(position(shown=5, dice=(1, 2, 2), fighter="L15", jumper="L19"), 0)
    panel = panels(view)[FIGHTER]
    assert (panel.note, panel.brief) == ("4 spaces to a gap: 9 or more", "9 or more for the gap")
    fall = panel.outcomes[-2]
    assert (
        reasons(view, FIGHTER)[fall.recipes[0].text]
        == "Running jump: 4 spaces + Zone 5 = needs 9 or more; 2+2+1 = 5 misses."
    )
    edge = panels(view)[JUMPER]
    assert (edge.note, edge.brief) == ("before a gap that needs 5 or more", "edge, needs 5 or more")
    assert "Zone 5, low track: L20 gap that needs 5 or more." in table_lines(view, ("Mira",))


def test_before_the_roll_there_are_no_results():
    state = position(dice=(4, 1), rolled=True, fighter="M6", jumper="H5")
    assert all(panel.outcomes == () for panel in panels(GAME.view(state, 0)))


def test_a_runner_that_acted_has_no_results_left():
    table = Table(position(dice=(4, 1), fighter="M6", jumper="H5"))
    table.give("fighter", 4)
    assert panels(GAME.view(table.state, 0))[FIGHTER].state == "acted"


def test_resting_is_foreseen_in_the_order_in_which_it_happens():
    """The Sprinter falls, the Jumper is thrown, the waiting Fighter steps up and is safe."""
    state = position(blockers={3: 1}, dice=(1, 1, 1), sprinter="M4", jumper="M10 on", fighter="M10 left")
    assert rest_warnings(GAME.view(state, 0)) == (
        Danger(SPRINTER, "falls", 2),
        Danger(JUMPER, "thrown", 2),
    )


def test_a_collapse_is_foreseen():
    state = position(tracker=7, collapsed=1, dice=(1, 1), jumper="M6", fighter="M10")
    (danger,) = end_warnings(GAME.view(state, 0))
    assert (danger.runner, danger.text) == (JUMPER, "Zone 2 collapses: the Jumper is lost.")
    assert end_warnings(GAME.view(position(tracker=6, collapsed=1, jumper="M6"), 0)) == ()


def test_trails_show_the_spaces_left_behind():
    table = Table(position(dice=(4, 1), fighter="M6", jumper="H5"))
    table.give("fighter", 4)
    assert GAME.view(table.state, 0).trails[FIGHTER] == ((1, 6), (1, 7), (1, 8), (1, 9))
