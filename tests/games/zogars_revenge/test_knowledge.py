"""What may be seen: upper sides and open tokens, never what only the tiles know."""

from typing import Any

import pytest

from tests.games.zogars_revenge.positions import Scene, base_options, base_run, scene, scene_at
from tests.kit.anatomy import parts
from zonegames.engine.rng import Rng
from zonegames.games.zogars_revenge.components import TILES
from zonegames.games.zogars_revenge.rules import GAME


@pytest.mark.scenario("ZG-S48")
def test_the_memory_aid_marks_sides_that_were_seen():
    game = scene(memory_aid="on")
    assert all(cell.hidden is None for cell in game.match.view(0).run.cells)
    game.move((2, 3), (2, 2))
    assert game.mark(2, 3) == "chest"
    game = scene()
    game.move((2, 3), (2, 2))
    assert game.mark(2, 3) is None
    assert GAME.narrator.log_limit == 6


def views(game: Scene) -> list[Any]:
    return [game.match.view(looker) for looker in (None, 0)]


def with_secrets_exchanged(game: Scene) -> None:
    """Tiles 1 and 4 change places, the pile is reversed, another seed, (1,2) seen on both sides."""
    run, first, second = game.run, game.cell((1, 2)), game.cell((2, 1))
    tiles = list(run.tiles)
    tiles[first], tiles[second] = tiles[second], tiles[first]
    run.tiles = tuple(tiles)
    run.under[first], run.under[second] = run.under[second], run.under[first]
    run.seen[first] = True
    run.pile.reverse()
    game.state.rng.state = 99


@pytest.mark.scenario("ZG-S60")
def test_views_do_not_depend_on_anything_hidden():
    game = scene()
    before = views(game)
    with_secrets_exchanged(game)
    assert views(game) == before
    for view in before:
        assert not any(isinstance(part, Rng) for part in parts(view))
        assert not any(part == game.run.tiles or part == TILES for part in parts(view))
        shown = repr(view.run)
        assert not any(word in shown for word in ("seed", "tile=", "side", "seen"))

    aided = scene(memory_aid="on")
    with_secrets_exchanged(aided)
    assert (aided.mark(1, 2), aided.mark(2, 1)) == ("hound", None)


@pytest.mark.scenario("ZG-S63")
def test_marks_follow_the_tile_as_it_turns():
    game = scene(memory_aid="on", task="crown", hero=(1, 1), fighter=1, next_tokens=["coin_1"])
    game.move((1, 2))
    game.strike(0)
    assert (game.face(1, 2), game.mark(1, 2)) == ("guard", "chest")
    game.move((1, 1), (1, 2))
    assert (game.face(1, 2), game.mark(1, 2)) == ("chest", "guard")


def test_a_resampled_dungeon_keeps_all_that_was_seen():
    """With the aid on, marks stay and unseen sides change; the real tiles have no part in it."""
    options = base_options(memory_aid="on")
    game = scene_at(options, [base_run(options)])
    game.move((2, 3), (2, 2))
    worlds = [GAME.resample(game.state, 0, Rng(seed)) for seed in range(20)]
    for world in worlds:
        assert GAME.view(world, 0) == game.match.view(0)
        assert sorted(filter(None, world.run.tiles)) == sorted(TILES)
    assert len({world.run.tiles for world in worlds}) > 1
    assert len({tuple(world.run.pile) for world in worlds}) > 1


def test_a_running_match_is_not_exported_and_has_no_way_back():
    assert GAME.export_while_running
    game = scene()
    game.move((2, 3))
    assert game.match.undo_refusal() == GAME.undo
    assert game.match.undoable() == 0
