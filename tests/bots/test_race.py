"""The race between choices: the field thins as the time goes by, and doubt keeps a choice in it."""

from zonegames.bots.race import LOOK_EVERY, Race


def run(race: Race, worlds: int, results: dict[str, float]) -> None:
    """Everybody still in the race meets so many worlds, always with the same result."""
    for _ in range(worlds):
        for runner in race.field:
            runner.add(results[runner.choice])


def test_each_halving_of_the_field_gets_an_equal_share_of_the_time() -> None:
    race = Race("abcdefgh")
    run(race, 1, {name: 1 / (1 + place) for place, name in enumerate("abcdefgh")})
    sizes = []
    for spent in (0.0, 0.3, 0.34, 0.5, 0.67, 0.99, 1.0):
        race.thin(spent)
        sizes.append(len(race.field))
    assert sizes == [8, 5, 4, 3, 2, 2, 1]
    assert race.leader.choice == "a"
    assert not race.open


def test_more_time_than_there_is_leaves_the_best() -> None:
    race = Race("abc")
    run(race, 1, {"a": 0.1, "b": 0.2, "c": 0.9})
    race.thin(7.5)
    assert [runner.choice for runner in race.field] == ["c"]


def test_among_equals_the_earlier_choice_leads() -> None:
    race = Race("abc")
    assert race.leader.choice == "a"
    run(race, 3, {"a": 0.5, "b": 0.5, "c": 0.4})
    race.thin(1.0)
    assert race.leader.choice == "a"


def test_what_is_clearly_behind_goes_before_its_time() -> None:
    race = Race("ab")
    run(race, LOOK_EVERY - 1, {"a": 0.2, "b": 0.6})
    race.thin(0.1)
    assert len(race.field) == 2, "too few results to be sure"
    run(race, 1, {"a": 0.2, "b": 0.6})
    race.thin(0.1)
    assert [runner.choice for runner in race.field] == ["b"]


def test_doubt_keeps_a_choice_in_the_race() -> None:
    race = Race("ab")
    for world in range(2 * LOOK_EVERY):
        race.field[0].add(world % 2)
        race.field[1].add((world + world // LOOK_EVERY) % 2)
    race.thin(0.1)
    assert len(race.field) == 2


def test_choices_that_come_to_the_same_do_not_use_up_the_time() -> None:
    race = Race("ab")
    for world in range(LOOK_EVERY):
        race.field[0].add(world % 2)
        race.field[1].add(world % 2)
    race.thin(0.1)
    assert [runner.choice for runner in race.field] == ["a"]
