"""Computer seats act by themselves, alike for equal matches; a game without a heuristic says so."""

import pytest

from tests.toys.skirmish.rules import GAME, Skirmish
from zonegames.bots.computers import driver_of
from zonegames.engine.errors import OptionError
from zonegames.engine.match import Match, new_match
from zonegames.engine.record import record_of, replay
from zonegames.engine.seats import SeatSpec

COMPUTERS = (SeatSpec("Computer", "bot"), SeatSpec("Computer 2", "bot"), SeatSpec("Computer 3", "bot"))


def test_computers_play_a_match_out_and_the_same_seed_gives_the_same_match() -> None:
    records = []
    for _ in range(2):
        match: Match = new_match(GAME, COMPUTERS, {}, 5)
        driver_of(match).run()
        assert match.outcome is not None
        records.append(record_of(match))
    assert records[0] == records[1]


def test_a_person_is_left_to_answer() -> None:
    match: Match = new_match(GAME, (COMPUTERS[0], SeatSpec("Ann")), {}, 5)
    driver_of(match).run()
    assert match.outcome is None
    assert match.log
    assert match.seat_to_act in (1, -1)


def test_a_match_taken_up_in_the_middle_is_played_on() -> None:
    match: Match = new_match(GAME, COMPUTERS, {}, 9)
    driver = driver_of(match)
    for _ in range(7):
        driver.step()
    again = replay(GAME, record_of(match))
    driver_of(again).run()
    assert again.outcome is not None


def test_a_game_without_a_heuristic_has_no_computer_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Skirmish, "policy")
    with pytest.raises(OptionError, match="Skirmish has no computer seats; every seat needs a name"):
        driver_of(new_match(GAME, COMPUTERS, {}, 1))
    assert driver_of(new_match(GAME, [SeatSpec("Ann"), SeatSpec("Bo")], {}, 1)).policies == {}
