"""Computer seats act in their turn, and at an open question one after the other."""

from collections.abc import Callable
from typing import Any

from tests.toys.skirmish.actions import ATTACKS, CALLS, LET_STAND, REST, Aim
from tests.toys.skirmish.events import Drew, TurnBegan
from tests.toys.skirmish.positions import fresh, match_at, position
from tests.toys.skirmish.rules import GAME
from zonegames.engine.decisions import Decision
from zonegames.engine.driver import BotMove, Driver
from zonegames.engine.events import Event
from zonegames.engine.match import Match
from zonegames.engine.policy import Choice, Policy, RandomPolicy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE


class Scripted(Policy[Any, Any]):
    """Chooses by a function and remembers what it heard and was asked."""

    def __init__(self, choose: Callable[[Decision[Any]], Any]) -> None:
        self._choose = choose
        self.heard: list[Event] = []
        self.asked: list[Decision[Any]] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, view: Any, decision: Decision[Any]) -> Choice[Any]:
        self.asked.append(decision)
        return Choice(self._choose(decision), "so it is written")


def first(decision: Decision[Any]) -> Any:
    return decision.legal[0]


def last(decision: Decision[Any]) -> Any:
    return decision.legal[-1]


def at_the_window() -> Match[Any]:
    """Seat 1 of four has struck at seat 2; all but seat 3 hold a token and may call."""
    state = position(["blank"], ["blade"], ["shield"], [])
    match = match_at(state)
    match.apply(REST)
    match.submit([ATTACKS[2], Aim("low")])
    assert match.seat_to_act == TABLE
    return match


def test_a_persons_turn_is_left_to_the_person() -> None:
    match = match_at(position(["blade"], ["shield"]))
    driver = Driver(match, {1: Scripted(first)})
    assert driver.next_move() is None and driver.step() is None
    assert match.log == []


def test_a_computers_move_is_told_before_it_is_played() -> None:
    match = match_at(position(["blade"], ["shield"]))
    driver = Driver(match, {0: Scripted(first)})
    move = driver.next_move()
    assert move == BotMove(0, ATTACKS[1], "so it is written")
    assert match.log == []
    assert driver.step() == move and match.log[-1].action == ATTACKS[1]


def test_it_plays_on_until_a_person_must_answer() -> None:
    match = match_at(position(["blade"], ["shield"]))
    Driver(match, {0: Scripted(lambda decision: REST)}).run()
    assert [entry.action for entry in match.log] == [REST]
    assert match.seat_to_act == 1


def test_all_computers_play_to_the_end() -> None:
    match = fresh(4)
    driver = Driver(match, {seat: RandomPolicy(Rng(seat)) for seat in range(4)})
    driver.run()
    assert match.outcome is not None and driver.next_move() is None


def test_the_games_own_policy_is_driven_by_what_it_sees() -> None:
    match = fresh(3, seed=8)
    Driver(match, {seat: GAME.policy(seat, Rng(seat)) for seat in range(3)}).run()
    assert match.outcome is not None


def test_a_policy_hears_the_past_first_and_then_what_follows_as_its_seat_may() -> None:
    match = match_at(position(["blade"], ["shield"], bag=["blank", "blank"]))
    match.apply(REST)
    policy = Scripted(first)
    Driver(match, {1: policy})
    assert policy.heard == [Drew(0, None), TurnBegan(1, 2)]
    match.apply(REST)
    assert policy.heard[2:] == [Drew(1, "blank"), TurnBegan(0, 3)]


# --- open questions


def test_computers_are_asked_clockwise_from_the_asker_and_the_first_to_call_wins() -> None:
    """Seat 1 asks: seat 2 comes before seat 0; seat 3 holds nothing and is passed over."""
    match = at_the_window()
    policies = {seat: Scripted(first) for seat in range(4)}
    assert Driver(match, policies).next_move() == BotMove(2, CALLS[2], "so it is written")
    assert [seat for seat, policy in policies.items() if policy.asked] == [2]


def test_each_is_asked_only_what_it_may_answer() -> None:
    match = at_the_window()
    policies = {seat: Scripted(last) for seat in range(4)}
    Driver(match, policies).next_move()
    assert [policies[seat].asked[0].actions for seat in (0, 1, 2)] == [
        (CALLS[s], LET_STAND) for s in (0, 1, 2)
    ]
    assert policies[3].asked == []


def test_when_nobody_speaks_up_and_no_person_could_it_is_nobody() -> None:
    match = at_the_window()
    driver = Driver(match, {seat: Scripted(last) for seat in (0, 1, 2)})
    assert driver.next_move() == BotMove(TABLE, LET_STAND)


def test_as_long_as_a_person_could_speak_up_the_question_stays_open() -> None:
    match = at_the_window()
    assert Driver(match, {seat: Scripted(last) for seat in (1, 2)}).step() is None
    assert match.seat_to_act == TABLE


def test_a_computer_speaks_up_though_persons_could() -> None:
    match = at_the_window()
    driver = Driver(match, {0: Scripted(first), 2: Scripted(last)})
    assert driver.step() == BotMove(0, CALLS[0], "so it is written")
    assert match.seat_to_act == 0
