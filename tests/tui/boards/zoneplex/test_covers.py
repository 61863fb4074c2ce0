"""When the keyboard is handed over, and when it is not."""

from typing import Any

import pytest

from tests.games.zoneplex.positions import NAMES, SET
from tests.tui.boards.zoneplex.scenes import building, called, midgame, paying, phase_two, preparing, walking
from tests.tui.boards.zoneplex.table import LARGE, SMALL, Sat, match_of, sat_at
from zonegames.engine.match import new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.engine.watch import Cover
from zonegames.games.zoneplex.rules import GAME
from zonegames.tui.boards.zoneplex.board import BOARD


def fresh(people: int, bots: int = 0, seed: int = 3) -> Sat:
    """A new game, nobody has looked yet."""
    seats = [SeatSpec(n, "person" if i < people else "bot") for i, n in enumerate(NAMES[: people + bots])]
    return Sat(new_match(GAME, seats, {"first_player": "1"}, seed), looks=True)


def test_every_person_gets_one_first_look_at_symbol_and_tiles():
    sat = fresh(3)
    for seat in range(3):
        assert sat.covers[-1] == Cover(seat, private=True)
        assert "Sacred Symbol" not in "\n".join(sat.rows())
        sat.come()
        for size in (LARGE, SMALL):
            rows = "\n".join(sat.rows(size))
            assert f"{NAMES[seat]}'s own" in rows
            assert "your Sacred Symbol" in rows
        assert sat.session.decision is None, "nobody draws the first card while looking"
        assert "Enter hides them again" in sat.bar_rows()[0]
        sat.session.look_away()
    assert len(sat.covers) == 3
    assert sat.asked == "draw"
    assert sat.session.looker is None


def test_who_looks_first_instead_of_another_is_the_only_one_called():
    """Given Ada is called for her first look, when Ben looks at his things instead, then he alone is called,
    and after him Ada: no cover lies on another, which she would lift from Ben's things."""
    sat = fresh(3)
    assert sat.covers == [Cover(0, private=True)]
    sat.session.leave_cover(1)
    assert sat.covers[1:] == [Cover(1, private=True)]
    sat.session.look(2)
    assert sat.covers[2:] == [], "under a cover nobody looks"
    sat.come()
    assert sat.session.looker == 1
    sat.session.look_away()
    assert sat.covers[2:] == [Cover(0, private=True)]
    assert sat.session.looker is None


@pytest.mark.scenario("ZP-S76")
def test_a_seat_is_covered_again_after_another_person_has_decided():
    """Given Ada and Ben at the keyboard, Ada has looked at her tiles, then Ben decides: Ada's next secret
    question is covered again; without Ben's doing it is not."""
    sat = Sat(match_of(building()))
    assert sat.covers == [Cover(0)]
    sat.come().press("enter")
    assert sat.session.decision.kind == "place_tile", "the second tile of the same run"
    assert len(sat.covers) == 1
    sat.session.look(1)
    assert sat.covers[-1] == Cover(1, private=True)
    sat.come()
    sat.session.look_away()
    assert sat.covers[-1] == Cover(0), "Ben has looked"


@pytest.mark.scenario("ZP-S76")
def test_whoever_looked_last_is_trusted_until_another_person_decides():
    sat = sat_at(midgame())
    sat.session.look(0)
    sat.come()
    sat.session.look_away()
    assert sat.covers == [Cover(0, private=True)]
    sat.press("enter")
    sat.go_on()
    assert len(sat.covers) == 1, "she draws, and sees her tiles at once"
    other = sat_at(midgame())
    other.session.look(1)
    other.come()
    other.session.look_away()
    while other.session.covering is None:
        other.press("enter")
        other.go_on()
    assert other.covers[-1] == Cover(0)


@pytest.mark.scenario("ZP-S76")
def test_with_one_person_at_the_table_no_cover_ever_appears():
    sat = fresh(1, bots=2)
    policies = [GAME.policy(seat, Rng(seat)) for seat in range(3)]
    for _ in range(300):
        sat.go_on()
        if sat.over:
            break
        play_on(sat, policies)
    assert sat.covers == []
    assert sat.match.turn > 8


def play_on(sat: Sat, policies: list[Any]) -> None:
    """The next action, by the computer's habits; hidden relics are left alone."""
    session, match = sat.session, sat.match
    seat = match.seat_to_act
    assert seat is not None
    if seat not in session.watch.people:
        move = session.driver.next_move()
        assert move is not None
        session.play_bot(move)
        return
    draft = session.draft if session.draft is not None and session.draft.actions else None
    view = match.view(seat) if draft is None else draft.view
    decision = match.decision if draft is None else draft.decision
    assert decision is not None
    action = policies[seat].choose(view, decision).action
    session.play([action if action in decision.actions else decision.actions[0]])


@pytest.mark.parametrize("people", [3, 5])
def test_a_turn_of_phase_one_has_one_cover_and_one_of_phase_two_none(people: int):
    """The tiles are the only secret of a turn; a face-down relic that is paid or traded is the exception."""
    sat = fresh(people, seed=people)
    policies = [GAME.policy(seat, Rng(seat)) for seat in range(people)]
    turns: dict[tuple[int, int], int] = {}
    exceptions = 0
    for _ in range(900):
        sat.go_on()
        if sat.over:
            break
        session, view = sat.session, sat.match.view(None)
        if session.covering is not None:
            cover = session.covering
            decision = sat.match.decision
            assert decision is not None
            if decision.kind in ("place_tile", "place_cell", "place_wall") and not cover.private:
                turns[view.phase, view.turn] = turns.get((view.phase, view.turn), 0) + 1
            else:
                exceptions += 1
                assert cover.private or decision.kind in ("pay_relic", "reliquary", "lens_order")
            sat.come()
            if cover.private:
                session.look_away()
            continue
        play_on(sat, policies)
    assert len(turns) > 15
    assert set(turns.values()) == {1}
    assert all(phase == 1 for phase, _ in turns)
    assert exceptions <= people + 4, "the first looks, and hardly anything else"


def test_a_whole_battle_of_several_people_needs_no_cover():
    sat = sat_at(called(relics={}))
    sat.press("3", "down", "1", "enter", "a", "k", "2", "enter", "4", "right", "right", "plus", "enter")
    sat.press("space", "enter")
    while sat.match.view(None).battle is not None:
        sat.press("enter")
        sat.go_on()
    assert sat.covers == []


def test_only_who_opens_its_relics_in_a_battle_is_covered_and_once():
    """At most one cover for each member of the party that holds a face-down relic."""
    sat = preparing()
    for seat in (0, 1, 2):
        assert sat.match.seat_to_act == seat
        before = len(sat.covers)
        held = sat.match.view(None).seats[seat].hidden
        if held:
            sat.press("o")
            assert sat.covers[before:] == [Cover(seat, private=True)]
            sat.come()
            assert "your relics" in "\n".join(sat.rows())
            sat.session.look_away()
        else:
            assert "Relics…" not in "\n".join(sat.rows())
        assert sat.session.looker is None
        while sat.match.seat_to_act == seat and sat.session.decision.kind == "prepare":
            sat.press("enter")
        assert len(sat.covers) - before == (1 if held else 0)
        sat.go_on()


def test_a_battle_relic_is_played_behind_the_cover_and_announced_to_all():
    sat = preparing()
    sat.press("enter", "1", "enter", "enter")
    assert sat.match.seat_to_act == 2
    sat.press("o")
    sat.come()
    assert "Enter plays the Fate Bones" in sat.bar_rows()[0]
    sat.press("enter")
    assert sat.session.looker is None, "back at the open table"
    assert "Fate Bones" in "\n".join(sat.rows())
    assert sat.session.decision.kind == "prepare"


def test_the_entry_looks_alike_whether_or_not_a_relic_can_be_played():
    shown = []
    for relic in ("winged_sandals", "dawn_khopesh"):
        sat = sat_at(walking(relics={0: (relic,), 1: ("golden_mask",)}))
        shown.append((sat.rows(), sat.bar(), [command.says for command in BOARD.keys(sat.scene())]))
    assert shown[0] == shown[1]


def test_a_relic_that_is_paid_is_chosen_behind_a_cover():
    sat = paying()
    assert sat.covers == [Cover(0)]
    assert BOARD.cover_note(sat.scene()) == "A face-down relic is paid for the pact."
    sat.press("2", "enter")
    assert sat.session.looker is None
    assert "Ben: something new" in "\n".join(sat.rows()), "he has not looked yet"
    assert "v looks" in "\n".join(sat.rows(SMALL))
    sat.session.look(1)
    sat.come()
    assert "Star Lens" in "\n".join(sat.rows())
    sat.session.look_away()
    assert "something new" not in "\n".join(sat.rows())


def test_phase_two_needs_no_cover():
    sat = sat_at(phase_two(relics={}, fears={0: SET[:2]}))
    for _ in range(12):
        sat.go_on().press("enter")
    assert sat.covers == []


def test_x_covers_the_tiles_and_the_choice_goes_on_behind_the_cover():
    sat = sat_at(building())
    sat.press("b", "4")
    sat.session.hide()
    assert sat.covers == [Cover(0), Cover(0)]
    assert "Star Chamber" not in "\n".join(sat.rows())
    sat.come()
    assert "where does the Neutral Spirit Chamber go? Enter builds on C2." in sat.bar_rows()[0]
