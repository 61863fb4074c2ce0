"""What each choice would do, told in advance from what may be known."""

from tests.games.zogars_revenge.positions import ALL_LAMPS, Scene, scene
from zonegames.games.zogars_revenge.preview import NextBlow, WayOn, next_blows, ways_on


def ways(game: Scene) -> dict[str, WayOn]:
    return {way.direction: way for way in ways_on(game.match.view(0))}


def blows(game: Scene) -> dict[str, NextBlow]:
    return {blow.direction: blow for blow in next_blows(game.match.view(0).run)}


def test_in_the_light_the_side_seen_counts_and_the_tile_left_turns():
    game = scene(hero=(4, 3))
    seen = ways(game)
    assert list(seen) == ["up", "right", "down", "left"]
    assert seen["up"].effect == "nothing"
    assert (seen["right"].face, seen["right"].effect) == ("gaze", "eye")
    assert (seen["down"].face, seen["down"].effect) == ("jailer", "fight")
    assert seen["left"].effect == "eye_and_draw"
    assert all(way.turns == game.cell((4, 3)) for way in seen.values())
    assert all(way.turns is None for way in ways(scene()).values()), "the stairs do not turn"


def test_in_the_dark_nothing_is_told_that_is_not_remembered():
    game = scene(task="crown", hero=(1, 2), showing={(1, 3): "jailer"})
    seen = ways(game)
    assert (seen["right"].face, seen["right"].effect) == (None, "unknown")
    assert (seen["down"].face, seen["down"].effect) == (None, "unknown")
    assert (seen["left"].face, seen["left"].effect, seen["left"].turns) == ("lamp_out", "nothing", None)
    assert seen["down"].turns == game.cell((2, 2))

    aided = ways(scene(memory_aid="on", task="crown", hero=(1, 2), showing={(1, 3): "jailer"}))
    assert (aided["right"].face, aided["right"].effect) == ("chest", "draw")
    assert aided["down"].effect == "unknown"


def test_lamps_crown_and_stairs_tell_what_they_would_do():
    assert ways(scene(hero=(1, 2)))["left"].effect == "lamp_out"
    assert ways(scene(hero=(1, 2), task="relight", lamps_out=ALL_LAMPS))["left"].effect == "lamp_lit"
    assert ways(scene(hero=(1, 2), task="relight", lamps_out=[(5, 5)]))["left"].effect == "nothing"
    assert ways(scene(hero=(2, 3), task="crown"))["down"].effect == "crown"
    assert ways(scene(hero=(2, 3), task="escape"))["down"].effect == "escape"


def test_both_blows_show_total_gap_and_meters():
    """Against the hound: 2 without an eye, or 5 with one."""
    game = scene(hero=(5, 3), health=6, eyes=10, ring_back=[3])
    game.move((5, 4))
    seen = blows(game)
    assert list(seen) == ["right", "down"]
    right, down = seen["right"], seen["down"]
    assert (right.value, right.eye, right.total, right.gap, right.beaten) == (2, False, 2, 3, False)
    assert (right.health, right.eyes, right.strength) == (5, 10, 5)
    assert (down.value, down.eye, down.total, down.gap, down.beaten) == (5, True, 5, 0, True)
    assert (down.health, down.eyes) == (6, 11)


def test_a_blow_that_would_end_the_run_says_so():
    last_eye = scene(hero=(5, 3), eyes=13, ring_back=[3])
    last_eye.move((5, 4))
    down = blows(last_eye)["down"]
    assert (down.captured, down.beaten, down.total, down.cross) == (True, False, 0, False)
    saved = scene(hero=(5, 3), eyes=13, ring_back=[3], crosses=1)
    saved.move((5, 4))
    assert (blows(saved)["down"].captured, blows(saved)["down"].cross) == (False, True)

    last_health = scene(hero=(5, 3), health=1)
    last_health.move((5, 4))
    assert all(blow.dies for blow in blows(last_health).values())
    drinker = scene(hero=(5, 3), health=1, potions=1)
    drinker.move((5, 4))
    assert not any(blow.dies for blow in blows(drinker).values())


def test_previews_come_true():
    """Whatever a blow promises happens, when nothing is spent."""
    game = scene(hero=(2, 3), showing={(2, 4): "warden"})
    game.move((2, 4))
    while game.run.fight is not None:
        blow = next_blows(game.match.view(0).run)[0]
        events = game.strike(blow.pos)
        total = next(event.total for event in events if event.kind == "blow_landed")
        assert (blow.total, blow.health, blow.eyes) == (total, game.run.health, game.run.eyes)
        assert blow.beaten == (game.run.fight is None)


def test_outside_a_fight_the_next_blows_tell_value_and_eye_only():
    right, down = next_blows(scene(ring_back=[1]).match.view(0).run)
    assert (right.pos, right.value, right.eye, right.strength, right.beaten) == (1, 4, True, None, False)
    assert (down.pos, down.value, down.health) == (3, 1, 15)
