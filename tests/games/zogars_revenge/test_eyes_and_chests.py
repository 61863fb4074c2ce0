"""Eyes from every source, crosses against them, and what lies in the chests."""

import pytest

from tests.games.zogars_revenge.positions import Scene, kinds, scene
from zonegames.games.zogars_revenge.actions import ACCEPT, CROSS


@pytest.mark.scenario("ZG-S21")
def test_a_chest_with_an_eye_gives_the_eye_first():
    game = scene(next_tokens=["coin_3"])
    assert kinds(game.move((3, 2))) == ["moved", "eye_taken", "treasure_drawn"]
    assert (game.run.eyes, game.run.coins, len(game.run.pile)) == (1, ["coin_3"], 29)


@pytest.mark.scenario("ZG-S22")
def test_capture_comes_before_the_token_of_the_chest():
    game = scene(eyes=13, next_tokens=["cross"])
    events = game.move((3, 2))
    assert kinds(events) == ["moved", "eye_taken", "run_ended", "game_over"]
    assert (game.run.eyes, game.run.status, game.run.cause) == (14, "captured", "chest")
    assert (len(game.run.pile), game.run.score, game.run.slayer) == (30, 0, None)
    assert game.outcome.reason == "captured_chest"
    assert not game.outcome.won[0]


@pytest.mark.scenario("ZG-S23")
def test_a_cross_found_with_an_eye_comes_too_late_for_it():
    game = scene(eyes=12, next_tokens=["cross"])
    game.move((3, 2))
    assert (game.run.eyes, game.run.crosses, game.run.status) == (13, 1, "playing")


def last_eye() -> Scene:
    """The fourteenth eye is about to open, and one cross is held."""
    game = scene(eyes=13, crosses=1, hero=(4, 3))
    game.move((4, 4))
    return game


@pytest.mark.scenario("ZG-S24")
def test_a_cross_stops_even_the_last_eye():
    game = last_eye()
    assert (game.kind, game.decision.actions) == ("eye", (CROSS, ACCEPT))
    assert game.match.view(0).run.question.source == "gaze"
    assert kinds(game.do(CROSS)) == ["eye_averted"]
    assert (game.run.eyes, game.run.crosses, game.run.status, game.kind) == (13, 0, "playing", "move")


@pytest.mark.scenario("ZG-S25")
def test_who_accepts_the_last_eye_is_captured():
    game = last_eye()
    game.do(ACCEPT)
    assert (game.run.eyes, game.run.status, game.run.crosses) == (14, "captured", 1)


@pytest.mark.scenario("ZG-S26")
def test_a_noisy_chest_asks_for_a_cross_too():
    game = scene(crosses=1, next_tokens=["eye"])
    game.move((2, 3))
    assert (game.kind, game.match.view(0).run.question.source) == ("eye", "token")
    game.do(ACCEPT)
    assert (game.run.eyes, game.run.crosses, game.run.used) == (1, 1, ["eye"])


@pytest.mark.scenario("ZG-S27")
def test_an_empty_pile_gives_nothing_but_the_eye():
    game = scene(pile=[])
    assert kinds(game.move((2, 3))) == ["moved", "chest_empty"]
    game = scene(pile=[])
    assert kinds(game.move((3, 2))) == ["moved", "eye_taken", "chest_empty"]
    assert game.run.eyes == 1


@pytest.mark.scenario("ZG-S28")
def test_a_trap_hurts():
    game = scene(next_tokens=["trap"])
    assert kinds(game.move((2, 3))) == ["moved", "treasure_drawn", "damage_taken"]
    assert (game.run.health, game.run.used) == (14, ["trap"])


@pytest.mark.scenario("ZG-S29")
def test_a_trap_can_kill_and_coins_still_count():
    game = scene(health=1, coins=["coin_3"], next_tokens=["trap"])
    game.move((2, 3))
    assert (game.run.status, game.run.cause, game.run.score) == ("died", "trap", 3)
    assert game.outcome.reason == "died_trap"


@pytest.mark.scenario("ZG-S30")
def test_a_gaze_takes_an_eye_and_gives_nothing():
    game = scene(hero=(4, 3))
    events = game.move((4, 4))
    assert (events[2].source, game.run.eyes, len(game.run.pile)) == ("gaze", 1, 30)
    assert game.face(4, 3) == "wight"


def test_kept_tokens_lie_open_and_spent_ones_stay_out():
    game = scene(next_tokens=["sword", "potion", "cross"])
    game.move((2, 3), (2, 2), (2, 1))
    assert (game.run.swords, game.run.potions, game.run.crosses) == (1, 1, 1)
    view = game.match.view(None).run
    assert (view.swords, view.potions, view.crosses, view.pile) == (1, 1, 1, 27)
