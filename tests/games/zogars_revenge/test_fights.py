"""Fights on the ring, and what may be spent in them."""

import pytest

from tests.games.zogars_revenge.positions import Scene, kinds, scene
from zonegames.games.zogars_revenge.actions import CROSS, POTION, STRIKES, SWORD, TAKE_HIT
from zonegames.games.zogars_revenge.rules import GAME


@pytest.mark.scenario("ZG-S31", "ZG-S32")
def test_potions_are_drunk_below_full_health_only():
    game = scene(potions=1)
    assert game.refusal(POTION) == "You already have full health."
    assert POTION not in game.decision.actions
    game = scene(potions=2, health=14)
    assert kinds(game.do(POTION)) == ["potion_drunk"]
    assert (game.run.health, game.run.potions, game.kind) == (15, 1, "move")
    assert POTION not in game.decision.actions


@pytest.mark.scenario("ZG-S64")
def test_a_potion_may_be_drunk_before_a_blow():
    game = scene(health=1, potions=1, showing={(1, 3): "jailer"}, hero=(1, 2))
    game.move((1, 3))
    assert (game.kind, game.decision.actions) == ("strike", (STRIKES[1], STRIKES[3], POTION))
    game.do(POTION)
    assert (game.run.health, game.kind) == (2, "strike")
    assert game.decision.actions == (STRIKES[1], STRIKES[3])


@pytest.mark.scenario("ZG-S34", "ZG-S44")
def test_blows_add_up_and_the_ring_stays_as_it_is():
    game = scene(hero=(4, 2))
    game.move((5, 2))
    assert game.fight.monster == "guard"
    events = game.strike(1)
    assert kinds(events) == ["fighter_moved", "blow_landed", "damage_taken"]
    assert (events[1].value, game.fight.total, game.run.health) == (2, 2, 14)
    events = game.strike(0)
    assert (events[1].value, events[1].total, game.run.health) == (1, 3, 14)
    assert (game.run.turned, game.run.fighter) == ([True, True, False, False], 0)

    # The next fight begins where the last one ended, 0 and 1 with their backs up (ZG-R23).
    game.move((5, 3))
    assert (game.fight.monster, game.fight.total) == ("jailer", 0)
    assert (game.run.ring_face(1).value, game.run.ring_face(1).eye) == (4, True)
    assert game.run.ring_face(3).value == 1


def test_a_fight_belongs_to_its_move():
    """Moves are counted from 1; the end has as many as were made."""
    game = scene(hero=(4, 2), health=1)
    assert (GAME.turn(game.state), game.run.moves) == (1, 0)
    game.move((5, 2))
    seen = GAME.view(game.state, 0).run
    assert seen is not None and (game.kind, GAME.turn(game.state), seen.move) == ("strike", 1, 1)
    game.strike(1)
    assert (game.run.status, game.run.moves, GAME.turn(game.state)) == ("died", 1, 1)


@pytest.mark.scenario("ZG-S35")
def test_reaching_the_strength_exactly_is_enough():
    game = scene(ring_back=[1], hero=(5, 2))
    game.move((5, 3))
    events = game.strike(1)
    assert kinds(events) == ["fighter_moved", "eye_taken", "blow_landed", "fight_won"]
    assert (game.meters(), events[2].total, game.face(5, 2)) == ((15, 1), 4, "troll")


@pytest.mark.scenario("ZG-S36")
def test_the_last_eye_in_a_fight_comes_before_the_blow():
    game = scene(eyes=13, ring_back=[3], hero=(5, 3))
    game.move((5, 4))
    events = game.strike(3)
    assert kinds(events) == ["fighter_moved", "eye_taken", "run_ended", "game_over"]
    assert (game.run.status, game.run.cause, game.run.slayer) == ("captured", "combat", "hound")
    assert (events[2].cause, events[2].monster) == ("combat", "hound")


@pytest.mark.scenario("ZG-S37")
def test_a_cross_lets_the_blow_count():
    game = scene(eyes=13, crosses=1, ring_back=[3], hero=(5, 3))
    game.move((5, 4))
    game.strike(3)
    assert (game.kind, game.match.view(0).run.question.source) == ("eye", "combat")
    events = game.do(CROSS)
    assert kinds(events) == ["eye_averted", "blow_landed", "fight_won"]
    assert (events[1].total, game.meters()) == (5, (15, 13))


@pytest.mark.scenario("ZG-S38")
def test_a_sword_closes_the_gap():
    game = scene(swords=1, ring_back=[1], hero=(5, 3))
    game.move((5, 4))
    game.strike(1)
    assert (game.run.eyes, game.fight.total) == (1, 4)
    assert (game.kind, game.decision.actions) == ("guard", (SWORD, TAKE_HIT))
    events = game.do(SWORD)
    assert kinds(events) == ["sword_spent", "fight_won"]
    assert (events[0].total, game.run.health, game.run.swords) == (5, 15, 0)


def short_blow() -> Scene:
    """A blow of 2 against the hound, one sword held."""
    game = scene(swords=1, hero=(5, 3))
    game.move((5, 4))
    game.strike(1)
    return game


@pytest.mark.scenario("ZG-S39")
def test_a_sword_that_is_not_enough_is_kept_in_the_total():
    game = short_blow()
    assert (game.fight.total, game.kind) == (2, "guard")
    assert kinds(game.do(SWORD)) == ["sword_spent", "damage_taken"]
    assert (game.fight.total, game.run.health, game.kind) == (3, 14, "strike")
    assert game.decision.actions == (STRIKES[2], STRIKES[0])


@pytest.mark.scenario("ZG-S40")
def test_the_sword_may_be_kept():
    game = short_blow()
    game.do(TAKE_HIT)
    assert (game.run.health, game.run.swords, game.fight.total) == (14, 1, 2)


@pytest.mark.scenario("ZG-S41")
def test_a_potion_in_time_and_then_death():
    game = scene(potions=1, health=1, hero=(5, 3))
    game.move((5, 4))
    game.strike(1)
    assert (game.kind, game.decision.actions) == ("guard", (POTION, TAKE_HIT))
    assert kinds(game.do(POTION)) == ["potion_drunk", "damage_taken"]
    assert (game.run.health, game.fight.total) == (1, 2)
    events = game.strike(0)
    assert events[1].total == 3
    assert (game.run.health, game.run.status, game.run.cause) == (0, "died", "monster")
    assert game.outcome.reason == "died_hound"


@pytest.mark.scenario("ZG-S42")
def test_a_beaten_monster_does_not_strike():
    game = scene(health=1, ring_back=[1], hero=(5, 2))
    game.move((5, 3))
    game.strike(1)
    assert (game.run.fight, game.run.health, game.run.status) == (None, 1, "playing")


@pytest.mark.scenario("ZG-S43")
def test_a_long_fight_and_a_lost_surplus():
    game = scene(showing={(2, 4): "warden"}, hero=(2, 3))
    game.move((2, 4))
    seen = []
    for pos in (1, 2, 3, 0, 1):
        blow = next(event for event in game.strike(pos) if event.kind == "blow_landed")
        seen.append((blow.total, game.run.health))
    assert seen == [(2, 14), (3, 13), (4, 12), (5, 11), (9, 11)]
    assert (game.run.eyes, game.run.fight) == (1, None)


def test_potion_and_sword_can_both_answer_one_blow():
    game = scene(swords=1, potions=1, health=10, hero=(5, 3))
    game.move((5, 4))
    game.strike(1)
    assert game.decision.actions == (SWORD, POTION, TAKE_HIT)
    game.do(POTION)
    assert (game.run.health, game.kind, game.decision.actions) == (11, "guard", (SWORD, TAKE_HIT))
    game.do(SWORD)
    assert (game.fight.total, game.run.health) == (3, 10)
