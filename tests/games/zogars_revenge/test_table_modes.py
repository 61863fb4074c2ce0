"""Score attack and relay: whose run it is, who learns of it, and who is first."""

from typing import Any

import pytest

from tests.games.zogars_revenge.positions import (
    Scene,
    base_options,
    base_run,
    kinds,
    new_scene,
    scene,
    table_scene,
)
from zonegames.engine.match import Batch
from zonegames.games.zogars_revenge.actions import GIVE_UP
from zonegames.games.zogars_revenge.events import Status
from zonegames.games.zogars_revenge.scoring import deciding_rule, places, rank
from zonegames.games.zogars_revenge.state import Run


@pytest.mark.scenario("ZG-S49")
def test_giving_up_ends_the_run_without_a_win():
    game = scene()
    assert GIVE_UP not in game.decision.legal
    assert game.match.standing() == (GIVE_UP,)
    assert kinds(game.do(GIVE_UP)) == ["run_ended", "game_over"]
    assert (game.run.status, game.run.score, game.match.decision) == ("gave_up", 0, None)
    assert (game.outcome.reason, game.outcome.won) == ("gave_up", (False,))
    assert game.match.standing() == ()


@pytest.mark.parametrize("position", ["eye", "guard", "strike"])
def test_giving_up_is_possible_in_the_middle_of_anything(position: str):
    game = scene(crosses=1, swords=1, ring_back=[1], hero=(5, 3))
    game.move((5, 4))
    if position != "strike":
        game.strike(1 if position == "eye" else 3)
    assert game.kind == position
    game.do(GIVE_UP)
    assert (game.run.status, game.run.slayer, game.run.fight, game.run.cause) == ("gave_up", None, None, None)


@pytest.mark.scenario("ZG-S50")
def test_the_relay_passes_at_every_lamp_that_changes():
    game = table_scene(3, mode="relay", hero=(1, 2), next_tokens=["coin_1"])
    assert kinds(game.move((1, 1)))[-1] == "hero_passed"
    assert game.match.seat_to_act == 1
    game.move((2, 1), (1, 1))
    assert game.match.seat_to_act == 1


def test_the_relay_passes_at_the_crown_and_wins_or_loses_together():
    game = table_scene(3, mode="relay", task="crown", hero=(2, 3), seat=2)
    assert kinds(game.move((3, 3))) == ["moved", "crown_taken", "phase_changed", "hero_passed"]
    assert game.match.seat_to_act == 0
    game.do(GIVE_UP)
    outcome = game.outcome
    assert (outcome.places, outcome.won, outcome.scores, outcome.team) == (
        (1, 1, 1),
        (False,) * 3,
        (10,) * 3,
        True,
    )


@pytest.mark.scenario("ZG-S51")
def test_same_dungeons_begin_alike_and_fresh_ones_differ():
    game = new_scene(2, seed=5, dungeons="same")
    first, second = game.state.runs
    assert first == second
    assert game.decision.secret
    untouched = second.clone()
    game.do(game.decision.actions[0])
    heard = heard_by(game)
    assert kinds(game.do(GIVE_UP)) == ["run_ended", "next_run"]
    assert heard == {0: ["run_ended", "next_run"], 1: ["next_run"], None: ["next_run"]}
    assert game.match.seat_to_act == 1
    assert game.state.runs[1] == untouched

    fresh = new_scene(2, seed=5, dungeons="fresh")
    assert fresh.state.runs[0].tiles != fresh.state.runs[1].tiles
    assert not fresh.decision.secret


def finished(*, coins: list[str], status: Status, crown: bool = True, eyes: int = 5, health: int = 6) -> Run:
    options = base_options()
    task = "escape" if status == "escaped" else "relight" if crown else "douse"
    lamps = [(1, 1)] if task == "relight" else []
    run = base_run(options, coins=coins, task=task, lamps_out=lamps, eyes=eyes, health=health)
    run.status = status
    return run


@pytest.mark.scenario("ZG-S52")
def test_equal_scores_go_by_escape_then_eyes_then_health():
    fifteen = ["coin_3"] * 3 + ["coin_2"] * 3
    runs = [
        finished(coins=["coin_3", "coin_2"], status="escaped"),
        finished(coins=fifteen, status="captured", eyes=14),
        finished(coins=["coin_3", "coin_2"], status="escaped", health=7),
    ]
    assert [run.score for run in runs] == [25, 25, 25]
    ranks = [rank(run) for run in runs]
    assert places(ranks) == (2, 3, 1)
    assert deciding_rule(ranks) == "tie_health"


@pytest.mark.scenario("ZG-S53")
def test_equal_runs_share_a_place():
    alike = finished(coins=["coin_3"], status="gave_up")
    worse = finished(coins=["coin_1"], status="gave_up")
    ranks = [rank(run) for run in (alike, alike.clone(), worse)]
    assert places(ranks) == (1, 1, 3)
    assert deciding_rule(ranks) == "shared_place"


@pytest.mark.parametrize(
    ("better", "worse", "rule"),
    [
        ({"coins": ["coin_2"]}, {"coins": ["coin_1"]}, "most_points"),
        ({"eyes": 4}, {"eyes": 5}, "tie_eyes"),
        ({"moves": 30}, {"moves": 31}, "tie_moves"),
    ],
)
def test_the_rule_that_decided_is_named(better: dict[str, Any], worse: dict[str, Any], rule: str):
    ranks = []
    for changes in (worse, better):
        moves = changes.pop("moves", 0)
        run = finished(**{"coins": [], "status": "gave_up", **changes})
        run.moves = moves
        ranks.append(rank(run))
    assert places(ranks) == (2, 1)
    assert deciding_rule(ranks) == rule


def heard_by(game: Scene) -> dict[int | None, list[str]]:
    """From now on, what everybody hears."""
    heard: dict[int | None, list[str]] = {}
    for looker in (None, *range(game.seats)):
        lines = heard.setdefault(looker, [])

        def hear(batch: Batch, lines: list[str] = lines) -> None:
            lines.extend(kinds([told.event for told in batch.told]))

        game.match.subscribe(looker, hear)
    return heard


@pytest.mark.scenario("ZG-S61")
def test_on_the_same_dungeon_a_run_is_its_own_seats_secret():
    game = table_scene(3, mode="score", dungeons="same", next_tokens=["coin_2"])
    others = (1, 2, None)
    before = {looker: game.match.view(looker) for looker in others}
    heard = heard_by(game)
    game.move((2, 3))
    assert {looker: game.match.view(looker) for looker in others} == before
    assert heard == {0: ["moved", "treasure_drawn"], 1: [], 2: [], None: []}
    for looker in others:
        assert before[looker].runs == (None, None, None)
        assert before[looker].progress == ("playing", "waiting", "waiting")
        asked = game.match.decision_for(looker)
        assert asked is not None
        assert (asked.kind, asked.actions, asked.seat) == ("playing", (), 0)

    game.do(GIVE_UP)
    mine, his = game.match.view(0), game.match.view(1)
    assert his.progress == ("done", "playing", "waiting")
    assert (his.runs[0], his.runs[1] is None, his.runs[2]) == (None, False, None)
    assert (mine.runs[0].score, mine.runs[1], mine.run.score) == (2, None, 2)

    game.do(GIVE_UP, GIVE_UP)
    for looker in (0, 1, 2, None):
        assert [run.score for run in game.match.view(looker).runs] == [2, 0, 0]
    assert game.outcome.places == (1, 2, 2)


@pytest.mark.scenario("ZG-S62")
def test_fresh_dungeons_are_played_in_the_open():
    game = table_scene(2, mode="score", dungeons="fresh", next_tokens=["coin_2"])
    heard = heard_by(game)
    game.move((2, 3))
    for looker in (0, 1, None):
        view = game.match.view(looker)
        assert (view.runs[0].coins, view.runs[1]) == (("coin_2",), None)
        assert heard[looker] == ["moved", "treasure_drawn"]


def test_in_a_relay_every_seat_sees_what_the_table_sees():
    game = table_scene(3, mode="relay", hero=(1, 2))
    game.move((1, 1))
    assert [game.match.view(seat) == game.match.view(None) for seat in range(3)] == [True] * 3


def test_everybody_draws_the_same_tokens_in_the_same_order():
    """The same actions give the same result for every seat of a score attack."""
    game = new_scene(3, seed=11, dungeons="same")
    results: list[Any] = []
    for _ in range(3):
        run = game.run
        for _ in range(8):
            game.do(game.decision.actions[0])
        results.append((run.coins, run.eyes, run.health, run.up))
        game.do(GIVE_UP)
    assert results[0] == results[1] == results[2]
