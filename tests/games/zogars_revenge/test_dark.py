"""Walking in the dark: the tile entered turns over first; crown, light again, escape."""

import pytest

from tests.games.zogars_revenge.positions import ALL_LAMPS, Scene, kinds, scene


def darkness() -> Scene:
    """The fourth lamp has just gone out under the hero."""
    game = scene(lamps_out=[(1, 1), (1, 5), (5, 1)], hero=(5, 4))
    game.move((5, 5))
    return game


@pytest.mark.scenario("ZG-S11")
def test_the_tile_entered_turns_before_the_hero_stands_on_it():
    game = darkness()
    events = game.move((4, 5))
    assert kinds(events) == ["tile_flipped", "moved", "fight_started"]
    assert (events[0].face, events[0].why) == ("jailer", "ahead")
    assert (game.run.eyes, game.fight.monster, game.face(5, 5)) == (0, "jailer", "lamp_out")


@pytest.mark.scenario("ZG-S12")
def test_the_tile_left_in_the_dark_stays_as_it_is():
    game = darkness()
    game.move((4, 5))
    seen = []
    for pos in (1, 0):
        game.strike(pos)
        seen.append((game.fight.total, game.run.health))
    last = game.strike(3)
    assert [*seen, (last[1].total, game.run.health)] == [(2, 14), (3, 13), (4, 13)]
    assert kinds(last) == ["fighter_moved", "blow_landed", "fight_won"]
    assert (last[2].blows, game.run.fighter) == (3, 3)
    # Four player tiles: 0 was left twice and lies as at the start, 1 once.
    assert game.run.turned == [False, True, False, False]
    game.move((4, 4))
    assert (game.face(4, 5), game.face(4, 4), game.fight.monster) == ("jailer", "guard", "guard")


@pytest.mark.scenario("ZG-S13")
def test_a_lamp_stays_out_before_the_crown_is_taken():
    game = scene(task="crown", hero=(1, 2))
    assert kinds(game.move((1, 1))) == ["moved"]
    assert (game.face(1, 1), game.face(1, 2), game.run.task) == ("lamp_out", "chest", "crown")


@pytest.mark.scenario("ZG-S14", "ZG-S15")
def test_taking_the_crown_does_not_end_the_dark():
    game = scene(task="crown", hero=(2, 3))
    events = game.move((3, 3))
    assert kinds(events) == ["moved", "crown_taken", "phase_changed"]
    assert (game.face(3, 3), game.run.task, game.run.dark, game.run.score) == (
        "crown_room",
        "relight",
        True,
        10,
    )
    events = game.move((3, 2))
    assert game.face(3, 2) == "gaze"
    assert kinds(events) == ["tile_flipped", "moved", "eye_taken"]
    assert (game.run.eyes, len(game.run.pile)) == (1, 30)


@pytest.mark.scenario("ZG-S16")
def test_a_tile_entered_twice_in_the_dark_shows_its_first_side_again():
    game = scene(task="crown", hero=(1, 1), next_tokens=["coin_2"], fighter=1)
    game.move((1, 2))
    assert game.face(1, 2) == "guard"
    events = game.strike(0)
    assert (events[1].total, game.run.fight, game.run.health) == (3, None, 15)
    game.move((1, 1), (1, 2))
    assert (game.face(1, 2), game.run.coins) == ("chest", ["coin_2"])


@pytest.mark.scenario("ZG-S17")
def test_a_lamp_is_lit_again_once_the_crown_is_taken():
    game = scene(task="relight", lamps_out=ALL_LAMPS, hero=(1, 2))
    events = game.move((1, 1))
    assert kinds(events) == ["moved", "lamp_changed"]
    assert (events[1].lit, events[1].left, game.run.dark) == (True, 3, True)
    game.move((1, 2))
    assert (game.face(1, 2), game.fight.monster, game.face(1, 1)) == ("guard", "guard", "lamp_lit")


@pytest.mark.scenario("ZG-S18")
def test_the_empty_crown_room_is_safe_to_cross():
    game = scene(task="relight", lamps_out=[(5, 5)], hero=(2, 3))
    assert kinds(game.move((3, 3))) == ["moved"]
    assert (game.face(3, 3), game.run.task) == ("crown_room", "relight")


@pytest.mark.scenario("ZG-S19")
def test_the_fourth_lamp_lit_brings_back_light_and_stairs():
    game = scene(task="relight", lamps_out=[(1, 1)], hero=(1, 2), showing={(1, 2): "guard"})
    events = game.move((1, 1))
    assert kinds(events) == ["moved", "lamp_changed", "stairs_flipped", "phase_changed"]
    assert (game.face(1, 2), game.face(1, 1), game.face(3, 3)) == ("guard", "lamp_lit", "stairs")
    assert (game.run.task, game.run.dark) == ("escape", False)
    assert kinds(game.move((1, 2))) == ["moved", "fight_started"]
    assert (game.face(1, 2), game.fight.monster) == ("guard", "guard")


@pytest.mark.scenario("ZG-S20")
def test_reaching_the_stairs_with_the_crown_wins():
    game = scene(task="escape", hero=(3, 2), coins=["coin_3", "coin_1", "coin_1"])
    events = game.move((3, 3))
    assert kinds(events) == ["moved", "tile_flipped", "run_ended", "game_over"]
    assert (game.face(3, 2), game.run.status, game.run.score) == ("gaze", "escaped", 25)
    outcome = game.outcome
    assert (outcome.reason, outcome.places, outcome.won, outcome.scores) == ("escaped", (1,), (True,), (25,))
    assert outcome.parts == ((("coins", 5), ("crown", 10), ("escape", 10)),)
    assert (events[3].status, events[3].won) == (("escaped",), (True,))
