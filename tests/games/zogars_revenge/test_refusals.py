"""Everything that is not legal is refused with a reason, and nothing changes."""

import pytest

from tests.games.zogars_revenge.positions import Scene, scene
from zonegames.engine.assets import read_text
from zonegames.engine.headings import anchors
from zonegames.games.zogars_revenge import refusals
from zonegames.games.zogars_revenge.actions import (
    ACCEPT,
    CROSS,
    GIVE_UP,
    POTION,
    STRIKES,
    SWORD,
    TAKE_HIT,
    Action,
    Move,
    Strike,
)
from zonegames.games.zogars_revenge.components import GAME_ID

EDGE = "You can only move to a tile that touches yours edge to edge."
BUSY = "Finish what is happening here first."
RING = "Your fighter can only step to one of the two neighbouring player tiles."


def exploring() -> Scene:
    return scene()


def rich() -> Scene:
    return scene(crosses=1, potions=1, swords=1, health=10)


def healthy() -> Scene:
    return scene(potions=1)


def fighting() -> Scene:
    game = scene(hero=(4, 2))
    game.move((5, 2))
    return game


def guarding() -> Scene:
    game = scene(swords=1, hero=(5, 3))
    game.move((5, 4))
    game.strike(1)
    return game


def facing_an_eye() -> Scene:
    game = scene(crosses=1, potions=1, health=10, hero=(4, 3))
    game.move((4, 4))
    return game


def over() -> Scene:
    game = scene()
    game.do(GIVE_UP)
    return game


@pytest.mark.scenario("ZG-S33", "ZG-S45", "ZG-S46", "ZG-S47")
@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        (exploring, Move(6), EDGE),  # a diagonal, (2, 2)
        (exploring, Move(2), EDGE),  # two steps, (1, 3)
        (exploring, Move(12), EDGE),  # where the hero stands
        (exploring, Move(99), EDGE),
        (exploring, Move(-5), EDGE),
        (fighting, Move(20), BUSY),
        (facing_an_eye, Move(17), BUSY),
        (guarding, Move(22), BUSY),
        (fighting, Strike(2), RING),
        (fighting, Strike(0), RING),
        (fighting, Strike(9), RING),
        (exploring, STRIKES[1], "You are not choosing a blow right now."),
        (guarding, STRIKES[2], "You are not choosing a blow right now."),
        (exploring, POTION, "You have no potion."),
        (healthy, POTION, "You already have full health."),
        (facing_an_eye, POTION, "Decide about the eye first."),
        (exploring, SWORD, "You have no sword."),
        (rich, SWORD, "Swords can only be used when a blow falls short."),
        (exploring, CROSS, "You have no cross."),
        (rich, CROSS, "A cross can only be used when you would take an eye."),
        (exploring, TAKE_HIT, "That is not possible now."),
        (exploring, ACCEPT, "That is not possible now."),
        (over, Move(7), "The game is over."),
        (over, GIVE_UP, "The game is over."),
    ],
)
def test_what_is_not_legal_is_refused_in_words(position, action: Action, sentence: str):
    assert position().refusal(action) == sentence


def test_every_refusal_points_to_a_heading_of_the_rules():
    headings = anchors(read_text(GAME_ID, "rules.md"))
    rules = {value.rule for value in vars(refusals).values() if isinstance(value, refusals.Refusal)}
    assert rules <= headings
