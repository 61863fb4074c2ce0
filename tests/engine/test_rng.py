"""The generator: the same numbers everywhere, and no favourites."""

from collections import Counter

import pytest

from zonegames.engine.rng import MAX_SEED, Rng


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The published sequence for seed 1234567; a record made anywhere replays here."""
    rng = Rng(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [rng.below(1 << 64) for _ in published] == published


def test_below_covers_its_range_evenly() -> None:
    rng = Rng(7)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_below_one_is_certain_but_still_a_step() -> None:
    rng = Rng(7)
    assert rng.below(1) == 0
    assert rng.state != 7


def test_a_die_shows_one_to_its_sides() -> None:
    rng = Rng(3)
    assert {rng.die() for _ in range(200)} == set(range(1, 7))
    assert {rng.die(4) for _ in range(200)} == set(range(1, 5))


def test_chance_lies_from_zero_to_below_one() -> None:
    rng = Rng(3)
    drawn = [rng.chance() for _ in range(1000)]
    assert all(0 <= number < 1 for number in drawn)
    assert min(drawn) < 0.05 and max(drawn) > 0.95


def test_a_shuffle_reaches_every_order_about_as_often() -> None:
    rng, orders = Rng(11), Counter[str]()
    for _ in range(1200):
        cards = list("abc")
        rng.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 200) < 60 for count in orders.values())


def test_a_choice_from_nothing_is_an_error() -> None:
    with pytest.raises(ZeroDivisionError):
        Rng(1).choice([])


def test_a_fork_is_a_generator_of_its_own() -> None:
    rng = Rng(5)
    child = rng.fork()
    after = rng.state
    child.below(100)
    assert rng.state == after
    assert 0 <= Rng(5).fork().state <= MAX_SEED
    assert Rng(5).fork() == Rng(5).fork() != Rng(6).fork()
