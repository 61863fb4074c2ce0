"""When the keyboard is handed over, what a cover says, and what may be answered on it."""

import pytest

from tests.games.exploration_warzone.positions import E, Owned, W, at_spending, at_warzone, position, show
from tests.tui.boards.exploration_warzone.table import LARGE, SMALL, Sat, match_of
from tests.tui.boards.exploration_warzone.test_pictures import duel
from zonegames.engine.match import new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.exploration_warzone.actions import DISCARD_HEX, READY
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import WarzoneState
from zonegames.tui.board import Scene
from zonegames.tui.boards.exploration_warzone.board import BOARD
from zonegames.tui.glyphs import UNICODE
from zonegames.tui.screens.handover import CoverText, paint_cover


def table_scene(sat: Sat) -> Scene:
    """What the cover is told from: the table's view."""
    return sat.session.scene(80, 20, UNICODE, view=sat.match.view(None))


def covers_per_round(people: int, seeds: range) -> float:
    """Played with the bot's habits; who may answer on the cover is not spared the look."""
    covers = rounds = 0
    for seed in seeds:
        match = new_match(GAME, [SeatSpec(name) for name in ("Ann", "Bo", "Cleo", "Dov")[:people]], {}, seed)
        policies = [GAME.policy(seat, Rng(seat + seed)) for seat in range(people)]
        sat = Sat(match)
        while not sat.over:
            sat.go_on()
            if sat.session.covering is not None:
                sat.come()
                continue
            session = sat.session
            decision = session.decision
            if decision is None:
                break
            drafting = session.draft is not None and bool(session.draft.actions)
            view = session.view if drafting else match.view(decision.seat)
            session.play([policies[decision.seat].choose(view, decision).action])
        covers += len(sat.covers)
        rounds += match.turn
    return covers / rounds


@pytest.mark.parametrize(("people", "most"), [(2, 2.5), (3, 4.0), (4, 5.6)])
def test_a_round_needs_no_more_covers_than_placing_combats_and_rifts_ask_for(people: int, most: float):
    """Two placements in a round of two cannot be saved; the rest is rare."""
    assert covers_per_round(people, range(3, 7)) <= most


def test_a_round_of_two_without_combat_has_two_covers():
    sat = Sat(match_of(position(Owned(), Owned())))
    assert [cover.seat for cover in sat.covers] == [0]
    sat.come()
    sat.press("right", "enter", "enter")
    assert [cover.seat for cover in sat.covers] == [0, 1]
    sat.come()
    sat.press("enter", "enter")
    assert sat.session.looker is None
    sat.press("0", "0", "0", "0", "enter")
    assert len(sat.covers) == 2


def test_one_person_against_computers_is_never_covered():
    sat = Sat(match_of(position(Owned(), Owned()), bots=(1,)))
    assert sat.covers == []
    assert sat.session.looker == 0
    assert "step 1: your hand" in sat.text()


def test_the_last_to_commit_may_use_none_without_looking():
    """Both hold War hexes: the first has no short cut, it would tell the second (EW-R44)."""
    sat = Sat(match_of(duel()))
    assert sat.covers[-1].seat == 0
    assert BOARD.open_answers(table_scene(sat)) == []
    sat.come()
    sat.press("enter")
    sat.go_on()
    assert sat.covers[-1].seat == 1
    answers = BOARD.open_answers(table_scene(sat))
    assert [(answer.action, answer.key) for answer in answers] == [(READY, "n")]
    sat.session.answer_covered(READY)
    assert sat.session.covering is None
    assert "Combat 1 : 1" in sat.text()


def test_what_the_last_cover_offers_does_not_tell_what_is_held():
    shown = []
    for war in (["bolt", "bolt"], ["nova", "salvo"]):
        state = position(Owned(war=war), Owned(war=["bolt"]))
        sat = Sat(match_of(at_warzone(state, show("starter0", "A", E), show("starter1", "A", W))))
        sat.come()
        sat.press("enter")
        scene = table_scene(sat)
        shown.append((BOARD.open_answers(scene), BOARD.cover_note(scene), sat.rows()))
    assert shown[0] == shown[1]


def rift() -> WarzoneState:
    """Ann draws a Gravity Rift in step 2; Bo has a wake."""
    state = position(
        Owned(stock={"E": 1}, hand=["starter0", "ore_hauler"]),
        Owned(hand=["starter1", "ring_capital"], wake=["fuel_depot"], war=["nova"]),
        row=("silent_key", "data_vault", "scout_relay", "war_college", "trade_moon"),
        war_top=["rift", "bolt"],
    )
    return at_spending(state, ("starter0", 0), ("starter1", 0))


def test_a_rift_victim_may_give_up_an_open_hex_on_the_cover():
    sat = Sat(match_of(rift()))
    sat.press("w", "enter")
    sat.go_on()
    while sat.match.seat_to_act == 0:
        if sat.session.covering is not None:
            sat.come()
        sat.press("enter")
        sat.go_on()
    assert sat.covers[-1].seat == 1
    scene = table_scene(sat)
    assert [answer.label for answer in BOARD.open_answers(scene)] == ["Fuel Depot"], "the hand is hidden yet"
    assert BOARD.cover_note(scene) == "Gravity Rift: give up one card."
    sat.session.answer_covered(DISCARD_HEX["fuel_depot"])
    assert sat.match.log[-1].action == DISCARD_HEX["fuel_depot"]


def test_the_cover_tells_why_and_shows_the_answers():
    sat = Sat(match_of(duel()))
    sat.come()
    sat.press("enter")
    scene = table_scene(sat)
    text = CoverText(
        1, "Bo", "Exploration: Warzone", "exploration-warzone", why=BOARD.cover_note(scene),
        answers=tuple(BOARD.open_answers(scene)), names=("Ann", "Bo"),
    )  # fmt: skip
    rows = "\n".join("".join(part for part, _ in line) for line in paint_cover(text, 78, 20))
    assert "Combat with Ann: 1 against 1; you hold 2" in rows
    assert "n : use none, without looking." in rows


def test_a_computers_secret_choice_gives_no_reason():
    sat = Sat(match_of(position(Owned(), Owned(), first=1), bots=(1,)))
    assert sat.match.seat_to_act == 1
    move = sat.session.driver.next_move()
    assert move is not None
    assert move.reason
    sat.session.play_bot(move)
    assert sat.session.bot_said == ""


def test_a_computers_turn_is_paced_with_its_reason():
    state = position(Owned(stock={"C": 0}), Owned(), first=1)
    sat = Sat(match_of(at_spending(state, ("starter1", 0), ("starter0", 0)), bots=(1,)), speed="normal")
    move = sat.session.driver.next_move()
    assert move is not None
    sat.session.play_bot(move)
    assert sat.session.bot_said.startswith("Bo: ")
    assert sat.timers
    assert max(sat.timers) >= 0.25


def test_the_show_waits_after_a_reveal_and_after_the_last_contact():
    sat = Sat(match_of(duel()))
    sat.come()
    sat.press("enter")
    sat.session.answer_covered(READY)
    held = []
    while sat.session.stage.waiting:
        show_now = sat.session.stage.show
        assert show_now is not None
        held.append(type(show_now.event).__name__)
        sat.session.stage.skip()
    assert held == ["CombatRevealed", "WarzoneSettled"]


def test_a_private_look_at_an_open_question_shows_the_own_war_hexes_and_the_own_placed_hex():
    state = position(Owned(hand=["starter0", "data_vault"], war=["nova"]), Owned())
    sat = Sat(match_of(at_spending(state, ("data_vault", 0), ("starter1", 0))))
    assert "Nova" not in sat.text()
    sat.session.look(0)
    sat.come()
    for size in (LARGE, SMALL):
        text = sat.text(size)
        assert "War hexes: Nova" in text
        assert "1 Ann ░" in text
        assert "0 pass" in text
    sat.session.look_away()
    assert "Nova" not in sat.text()
