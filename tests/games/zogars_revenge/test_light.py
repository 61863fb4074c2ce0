"""Walking in the light: the tile left behind turns over."""

import pytest

from tests.games.zogars_revenge.positions import kinds, scene


@pytest.mark.scenario("ZG-S05", "ZG-S06")
def test_the_stairs_stay_and_the_tile_left_turns():
    game = scene(next_tokens=["coin_2", "coin_1"])
    events = game.move((2, 3))
    assert kinds(events) == ["moved", "treasure_drawn"]
    assert (events[1].token, events[1].value, events[1].left) == ("coin_2", 2, 29)
    assert game.face(3, 3) == "stairs"
    game.move((2, 2))
    assert game.face(2, 3) == "wight"
    assert (game.run.coins, len(game.run.pile)) == (["coin_2", "coin_1"], 28)
    events = game.move((2, 3))
    assert game.face(2, 2) == "troll"
    assert (game.fight.monster, game.fight.strength) == ("wight", 7)
    assert kinds(events) == ["moved", "tile_flipped", "fight_started"]


@pytest.mark.scenario("ZG-S07", "ZG-S08")
def test_a_lit_lamp_goes_out_and_never_turns_by_walking():
    game = scene(hero=(1, 2), next_tokens=["trap"])
    events = game.move((1, 1))
    assert kinds(events) == ["moved", "tile_flipped", "lamp_changed"]
    assert (events[2].lit, events[2].left) == (False, 3)
    assert (game.face(1, 2), game.face(1, 1), game.hero) == ("guard", "lamp_out", (1, 1))
    assert (game.run.task, game.run.dark, game.face(3, 3)) == ("douse", False, "stairs")

    events = game.move((2, 1))
    assert (game.face(1, 1), game.run.health) == ("lamp_out", 14)
    assert "tile_flipped" not in kinds(events)
    events = game.move((1, 1))
    assert (game.face(2, 1), game.face(1, 1)) == ("hound", "lamp_out")
    assert "lamp_changed" not in kinds(events)


@pytest.mark.scenario("ZG-S09")
def test_the_stairs_are_safe_while_lamps_burn():
    game = scene(hero=(2, 3))
    events = game.move((3, 3))
    assert kinds(events) == ["moved", "tile_flipped"]
    assert (game.face(2, 3), game.run.task) == ("wight", "douse")


@pytest.mark.scenario("ZG-S10")
def test_the_fourth_lamp_brings_the_dark_and_the_crown_room():
    game = scene(lamps_out=[(1, 1), (1, 5), (5, 1)], hero=(5, 4))
    events = game.move((5, 5))
    assert kinds(events) == ["moved", "tile_flipped", "lamp_changed", "stairs_flipped", "phase_changed"]
    assert (events[1].face, events[2].left, events[3].shows) == ("warden", 0, "crown")
    assert (events[4].task, events[4].dark) == ("crown", True)
    assert (game.face(3, 3), game.face(5, 4)) == ("crown_room", "warden")
