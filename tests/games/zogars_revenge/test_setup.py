"""Set-up: what lies where at the start, and which set-ups are refused."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.games.zogars_revenge.positions import base_options, new_scene
from zonegames.engine.errors import OptionError
from zonegames.games.zogars_revenge.actions import Move
from zonegames.games.zogars_revenge.components import ALL_TOKENS, STAIRS
from zonegames.games.zogars_revenge.rules import GAME


@pytest.mark.scenario("ZG-S01")
def test_a_new_game_is_the_rulebook_set_up():
    game = new_scene()
    run = game.run
    assert sorted(tile for tile in run.tiles if tile) == list(range(1, 21))
    dungeon = game.state.dungeon
    assert [run.up[lamp] for lamp in dungeon.lamps] == ["lamp_lit"] * 4
    assert (run.up[dungeon.centre], run.hero, dungeon.centre) == (STAIRS, 12, 12)
    assert (run.health, run.eyes, len(run.pile)) == (15, 0, 30)
    assert (run.fighter, run.ring_face(0).value) == (0, 3)
    assert (run.task, run.dark) == ("douse", False)
    assert game.decision.actions == (Move(7), Move(13), Move(17), Move(11))


@pytest.mark.scenario("ZG-S02")
def test_an_apprentice_starts_with_gifts_and_the_memory_aid():
    game = new_scene(difficulty="apprentice")
    run = game.run
    assert (run.crosses, run.potions, run.swords, len(run.pile)) == (2, 2, 1, 25)
    assert game.state.options.memory_aid
    held = ["cross", "cross", "potion", "potion", "sword"]
    assert Counter(run.pile + held) == Counter(ALL_TOKENS)


@pytest.mark.scenario("ZG-S03")
@pytest.mark.parametrize(("difficulty", "health", "eyes"), [("doomed", 12, 3), ("hunted", 14, 1)])
def test_harder_starts_take_health_and_eyes(difficulty: str, health: int, eyes: int):
    run = new_scene(difficulty=difficulty).run
    assert (run.health, run.eyes, len(run.pile)) == (health, eyes, 30)


@pytest.mark.scenario("ZG-S04")
def test_a_seed_replays_and_another_seed_deals_anew():
    one, same, other = new_scene(seed=7), new_scene(seed=7), new_scene(seed=8)
    assert one.state == same.state != other.state
    for _ in range(5):
        action = one.decision.actions[0]
        assert one.do(action) == same.do(action)
        assert one.match.fingerprint() == same.match.fingerprint()
    assert one.run.tiles != other.run.tiles


def test_the_memory_aid_follows_the_difficulty_unless_chosen():
    assert not base_options(difficulty="doomed").memory_aid
    assert base_options(difficulty="doomed", memory_aid="on").memory_aid
    assert not base_options(difficulty="apprentice", memory_aid="off").memory_aid


@pytest.mark.scenario("ZG-S54")
def test_modes_fit_the_number_of_players():
    wrong = "Solo is for exactly one player; score attack and relay need at least two."
    for seats, mode in ((1, "relay"), (1, "score"), (2, "solo")):
        with pytest.raises(OptionError) as refused:
            GAME.resolve_options(seats, {"mode": mode})
        assert str(refused.value) == wrong


@pytest.mark.scenario("ZG-S68")
def test_unknown_set_ups_are_refused_by_name():
    for seats, chosen, sentence in (
        (1, {"layout": "attic"}, "Unknown layout: attic."),
        (2, {"dungeons": "old"}, "Unknown dungeons: old."),
        (1, {"difficulty": "easy"}, "Unknown difficulty: easy."),
        (1, {"mode": "party"}, "Unknown mode: party."),
        (1, {"memory_aid": "maybe"}, "Unknown memory_aid: maybe."),
        (1, {"figures": "dragon"}, "Unknown figures: dragon."),
        (1, {"lamps": "5"}, "Unknown option: lamps."),
        (0, {}, "Zogar's Revenge is for 1 to 6 players."),
        (7, {}, "Zogar's Revenge is for 1 to 6 players."),
    ):
        with pytest.raises(OptionError) as refused:
            GAME.resolve_options(seats, chosen)
        assert str(refused.value).startswith(sentence)


def test_the_set_up_says_what_same_and_fresh_mean_at_the_table():
    spec = next(spec for spec in GAME.option_specs() if spec.key == "dungeons")
    same, fresh = spec.choices(3, {"mode": "score"})
    assert same.says == "same: fair, but others wait outside (5-10 minutes a run)"
    assert fresh.says == "fresh: all may watch"
    assert spec.choices(3, {"mode": "relay"}) == ()


def test_figures_are_chosen_for_each_seat():
    assert base_options(2, figures="heroine,hero").figures == ("heroine", "hero")
    assert base_options(2).figures == ("heroine", "heroine")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"mode": "relay"}, "Solo is for exactly one player"),
        ({"figures": ("hero", "hero")}, "figures: there must be one for each of the 1 seats."),
        ({"layout": "attic"}, "Unknown layout: attic."),
        ({"layout": "wheel"}, "The layout of this record is not The Wheel."),
        ({"layout": "custom", "layout_name": " "}, "name: missing, empty or not text."),
        ({"layout": "custom", "layout_name": "a\x1bb"}, "name: line breaks and control characters"),
    ],
)
def test_options_from_a_file_are_checked(changes: dict[str, Any], sentence: str):
    with pytest.raises(OptionError) as refused:
        GAME.check_options(replace(base_options(), **changes), 1)
    assert str(refused.value).startswith(sentence)


def test_scores_compare_on_the_same_rows_at_the_same_difficulty():
    def contest(seats: int = 1, **changes: Any) -> str:
        return GAME.contest(replace(base_options(seats), **changes))

    usual = contest()
    assert usual == contest(layout="custom", layout_name="Cellar", memory_aid=True, figures=("hero",))
    assert usual != contest(difficulty="doomed")
    assert usual != contest(rows=base_options(layout="chain").rows)
    assert contest(2, mode="relay") != contest(2, mode="score")
