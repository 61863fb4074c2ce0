"""Random play: any way on, never a way back."""

from collections import Counter

from tests.toys.skirmish.actions import AIMS, REST, Action
from zonegames.engine.decisions import Decision
from zonegames.engine.policy import Choice, RandomPolicy, random_action
from zonegames.engine.rng import Rng


def test_ways_back_are_not_chosen_and_the_rest_is_equally_likely() -> None:
    decision: Decision[Action] = Decision(0, "aim", AIMS)
    rng = Rng(1)
    counts = Counter(random_action(decision, rng) for _ in range(1000))
    assert set(counts) == set(AIMS[:2])
    assert abs(counts[AIMS[0]] - 500) < 80


def test_private_answers_are_chosen_too() -> None:
    decision = Decision(0, "turn", (REST,), private=AIMS[:1])
    rng = Rng(1)
    assert {random_action(decision, rng) for _ in range(30)} == {REST, AIMS[0]}


def test_the_random_policy_follows_its_own_generator() -> None:
    decision = Decision(0, "aim", AIMS)
    one, other = RandomPolicy(Rng(5)), RandomPolicy(Rng(5))
    for _ in range(10):
        choice = one.choose(None, decision)
        assert isinstance(choice, Choice) and choice == other.choose(None, decision)
