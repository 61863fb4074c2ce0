"""Whose eyes are on the screen."""

from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.seats import TABLE, SeatSpec
from zonegames.engine.watch import Cover, Watch

THREE = [SeatSpec("Ann"), SeatSpec("Bo"), SeatSpec("Cy", "bot")]


def asked(seat: int, secret: bool = False) -> Decision[Any]:
    return Decision(seat, "any", (), secret=secret)


def test_a_secret_question_covers_its_seat_and_a_public_one_shows_the_table():
    watch = Watch(THREE)
    assert watch.turn_to(asked(1, secret=True)) == Cover(1)
    assert watch.looker is None
    watch.arrived(1, asked(1, secret=True))
    assert watch.looker == 1
    assert watch.turn_to(asked(1)) is None
    assert watch.looker is None


def test_a_run_of_secret_questions_needs_one_cover():
    watch = Watch(THREE)
    watch.turn_to(asked(0, secret=True))
    watch.arrived(0, asked(0, secret=True))
    assert watch.turn_to(asked(0, secret=True)) is None
    assert watch.turn_to(asked(1, secret=True)) == Cover(1)


def test_back_from_the_open_table_the_same_seat_is_covered_again():
    watch = Watch(THREE)
    watch.look(0)
    watch.turn_to(asked(0))
    assert watch.turn_to(asked(0, secret=True)) == Cover(0)


def test_a_game_may_trust_whoever_looked_last_until_another_person_decides():
    watch = Watch(THREE, trust_last_looker=True)
    watch.look(0)
    watch.turn_to(asked(0))
    assert watch.turn_to(asked(0, secret=True)) is None
    watch.turn_to(asked(1))
    assert watch.turn_to(asked(0, secret=True)) == Cover(0)


def test_a_computers_secret_needs_no_cover():
    watch = Watch(THREE)
    assert watch.turn_to(asked(2, secret=True)) is None
    assert watch.looker is None


def test_one_person_alone_always_looks():
    watch = Watch([SeatSpec("Ann"), SeatSpec("Cy", "bot")])
    for decision in (asked(0, secret=True), asked(1, secret=True), asked(TABLE), None):
        assert watch.turn_to(decision) is None
        assert watch.looker == 0


def test_with_computers_only_the_table_looks():
    watch = Watch([SeatSpec("Cy", "bot"), SeatSpec("Di", "bot")])
    assert watch.turn_to(asked(0, secret=True)) is None
    assert watch.looker is None


def test_the_setting_every_turn_covers_public_turns_of_another_person_too():
    watch = Watch(THREE, "turns")
    assert watch.turn_to(asked(0)) == Cover(0)
    watch.arrived(0, asked(0))
    assert watch.looker is None
    assert watch.turn_to(asked(0)) is None
    assert watch.turn_to(asked(1)) == Cover(1)
