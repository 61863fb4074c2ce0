"""What prompts, labels, log lines, saves and results say."""

from typing import Any

import pytest

from tests.games.zogars_revenge.positions import ALL_LAMPS, NAMES, Scene, scene, table_scene
from zonegames.engine.outcome import Outcome
from zonegames.games.zogars_revenge.actions import ACCEPT, CROSS, GIVE_UP, POTION, SWORD, TAKE_HIT, Action
from zonegames.games.zogars_revenge.rules import GAME

WORDS = GAME.narrator


def text(game: Scene, action: Action) -> tuple[str, str, str]:
    """Label, Enter and effect of an action, for the deciding seat."""
    seat = game.match.seat_to_act
    words = WORDS.action(game.match.view(seat), game.decision, action, NAMES)
    return words.label, words.enter, words.effect


def prompt(game: Scene, looker: int | None = 0) -> tuple[str, str, str]:
    asked = game.match.decision_for(looker)
    assert asked is not None
    words = WORDS.prompt(game.match.view(looker), asked, NAMES)
    return words.question, words.why, words.then


def hint_key(game: Scene) -> str | None:
    hint = WORDS.hint(game.match.view(0), game.decision)
    return hint and hint.key


def lines(game: Scene, *places: tuple[int, int]) -> list[str]:
    said = [WORDS.sentence(event, NAMES, 0) for event in game.move(*places)]
    return [line for line in said if line]


def test_moves_in_the_light_say_what_awaits():
    game = scene(hero=(4, 3), eyes=4, crosses=1)
    assert prompt(game) == (
        "choose the next room.",
        "You see your way: the tile you LEAVE turns over.",
        "then: the chest+eye behind you turns over",
    )
    up, right, down, left = (text(game, action) for action in game.decision.actions)
    assert up == ("↑ stairs", "walks ↑, no undo", "Nothing happens here.")
    assert right[2] == "1 eye: Zogar looks at you. Eyes 4 ▸ 5, or spend your cross."
    assert (down[0], down[2]) == ("↓ jailer 4", "Fight the Goblin Jailer, strength 4.")
    assert left[2] == "1 eye, then 1 treasure token. Eyes 4 ▸ 5, or spend your cross."


def test_moves_in_the_dark_give_nothing_away():
    game = scene(hero=(1, 2), task="crown")
    assert prompt(game)[1] == "You walk in the dark: the tile you ENTER turns over first."
    texts = [text(game, action) for action in game.decision.actions]
    assert [words[0] for words in texts] == ["→ chest, turning over", "↓ chest, turning over", "← lamp out"]
    assert texts[0][2] == "It turns over as you enter."
    aided = scene(hero=(1, 2), task="crown", memory_aid="on", showing={(1, 3): "jailer"})
    texts = [text(aided, action) for action in aided.decision.actions]
    assert texts[0][:1] + texts[0][2:] == ("→ chest", "Draw 1 treasure token.")
    assert texts[1][2] == "Its other side has not been seen yet."


@pytest.mark.parametrize(
    ("given", "step", "effect"),
    [
        ({"hero": (1, 2)}, 2, "The lamp goes out; 3 lamps still burn."),
        (
            {"hero": (1, 2), "lamps_out": ALL_LAMPS[1:]},
            2,
            "The lamp goes out; it was the last: darkness falls.",
        ),
        (
            {"hero": (1, 2), "task": "relight", "lamps_out": ALL_LAMPS[:2]},
            2,
            "The lamp burns again; 1 lamp still dark.",
        ),
        (
            {"hero": (1, 2), "task": "relight", "lamps_out": ALL_LAMPS[:1]},
            2,
            "The lamp burns again; it was the last: light returns.",
        ),
        ({"hero": (2, 3), "task": "crown"}, 2, "Take the crown: 10 points."),
        ({"hero": (2, 3), "task": "escape"}, 2, "Escape with the crown: 10 points."),
        ({"hero": (1, 2), "pile": []}, 0, "The chest gives nothing: no treasure is left."),
        ({"hero": (1, 2), "health": 1}, 0, "Draw 1 treasure token. A trap would kill you."),
        ({"hero": (1, 2), "eyes": 13}, 0, "Draw 1 treasure token. A creaking lid would end the run."),
        ({"hero": (1, 2), "eyes": 13, "crosses": 1}, 0, "Draw 1 treasure token."),
        ({"eyes": 4}, 1, "1 eye, then 1 treasure token. Eyes 4 ▸ 5."),
        ({"eyes": 12}, 1, "Eyes 12 ▸ 13. A creaking lid would end the run."),
        (
            {"eyes": 13, "crosses": 1},
            1,
            "The last eye: only a cross saves you. A creaking lid would end the run.",
        ),
        (
            {"eyes": 13, "health": 1},
            1,
            "1 eye, then 1 treasure token. The last eye: the run would end.",
        ),
        (
            {"hero": (4, 3), "eyes": 4, "crosses": 2},
            1,
            "1 eye: Zogar looks at you. Eyes 4 ▸ 5, or spend a cross.",
        ),
        (
            {"hero": (4, 3), "eyes": 13},
            1,
            "1 eye: Zogar looks at you. The last eye: the run would end.",
        ),
        (
            {"hero": (4, 3), "eyes": 13, "crosses": 1},
            1,
            "1 eye: Zogar looks at you. The last eye: only a cross saves you.",
        ),
    ],
)
def test_effects_of_moves(given: dict[str, Any], step: int, effect: str):
    game = scene(**given)
    assert text(game, game.decision.actions[step])[2] == effect


def test_the_empty_crown_room_has_its_own_name():
    game = scene(hero=(2, 3), task="relight", lamps_out=ALL_LAMPS)
    assert text(game, game.decision.actions[2])[0] == "↓ empty crown room"


def test_blows_say_total_and_meters():
    game = scene(hero=(5, 3), health=6, eyes=10, ring_back=[3])
    game.move((5, 4))
    assert prompt(game)[:2] == ("choose a blow at the Warren Hound.", "Total 0 of 5; you cannot flee.")
    right, down = (text(game, action) for action in game.decision.actions)
    assert right == ("→ 2", "strikes →", "2 of 5: 3 short. Health 6 ▸ 5.")
    assert down == ("↓ 5 with an eye", "strikes ↓", "5 of 5: beaten. Eyes 10 ▸ 11.")


def test_a_blow_that_kills_unless_something_is_spent_says_so():
    """At health 1 the same blow is deadly with nothing held, and a matter of a potion with one (ZG-R18)."""
    for potions, told in ((0, "It would kill you."), (1, "Spend, or it kills you.")):
        game = scene(hero=(5, 3), health=1, potions=potions)
        game.move((5, 4))
        assert text(game, game.decision.actions[0])[2] == f"2 of 5: 3 short. {told}"


def test_a_blow_on_the_last_eye_says_what_saves():
    for crosses, told in ((0, "The last eye: the run would end."), (1, "only a cross saves you.")):
        game = scene(hero=(5, 3), eyes=13, crosses=crosses, ring_back=[3])
        game.move((5, 4))
        assert text(game, game.decision.actions[1])[2].endswith(told)


def test_questions_in_between_say_what_each_answer_costs():
    game = scene(swords=1, potions=1, health=10, hero=(5, 3))
    game.move((5, 4))
    game.strike(1)
    assert prompt(game)[0] == "3 short of the Warren Hound."
    assert text(game, SWORD)[2] == "Total +1: 2 short still. Swords 0."
    assert text(game, POTION)[2] == "Health 10 ▸ 11, potions 0."
    assert text(game, TAKE_HIT)[2] == "Health 10 ▸ 9."
    game = scene(crosses=1, eyes=13, hero=(4, 3))
    game.move((4, 4))
    assert prompt(game)[:2] == (
        "spend a cross, or take the eye?",
        "An eye opens: gaze. Eyes 13 of 14.",
    )
    assert text(game, CROSS)[2] == "Eyes stay 13. Crosses 1 ▸ 0."
    assert text(game, ACCEPT) == (
        "take the eye",
        "takes the eye and ends the run",
        "Eyes 13 ▸ 14. It is the 14th: the run ends.",
    )
    assert text(game, GIVE_UP)[0] == "give up this run"


def test_the_others_only_hear_who_is_in_the_dungeon():
    game = table_scene(2, mode="score", dungeons="same")
    assert prompt(game, 1)[0] == prompt(game, None)[0] == "is in the dungeon."
    assert WORDS.status(game.match.view(None), NAMES[:2]).phrase == "Ann is in the dungeon"
    assert WORDS.status(game.match.view(None), NAMES[:2]).seats == ("playing", "waiting")


def test_the_log_tells_a_walk():
    game = scene(next_tokens=["coin_1", "trap"], hero=(1, 2))
    assert lines(game, (1, 1)) == ["behind you: guard 3 turns up", "the lamp goes out, 3 still burning"]
    assert lines(game, (2, 1)) == ["chest: you draw a copper coin, 1"]
    assert lines(game, (3, 1)) == [
        "behind you: hound 5 turns up",
        "chest: you draw a trap",
        "the trap hurts: health 14",
    ]


def test_the_saves_list_shows_task_and_meters():
    status = WORDS.status(scene(eyes=4, lamps_out=ALL_LAMPS[:2]).match.view(None), NAMES[:1])
    assert status.phrase == "move 1, Ann to put out the lamps"
    assert status.progress == "2 lamps still burn"
    assert status.seats == ("eyes 4, health 15, score 0",)
    game = table_scene(2, mode="score", dungeons="fresh")
    game.do(GIVE_UP)
    status = WORDS.status(game.match.view(None), NAMES[:2])
    assert (status.progress, status.seats) == (
        "1 of 2 done",
        ("done, score 0", "playing, eyes 0, health 15, score 0"),
    )


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("escaped", "Escaped with the crown."),
        ("gave_up", "Gave up."),
        ("captured_gaze", "Seen by Zogar: the 14th eye (gaze)."),
        ("captured_chest", "Seen by Zogar: the 14th eye (chest with eye)."),
        ("captured_token", "Seen by Zogar: the 14th eye (noisy chest)."),
        ("captured_combat", "Seen by Zogar: the 14th eye (in combat)."),
        ("died_trap", "Killed by a trap."),
        ("died_hound", "Killed by Warren Hound."),
    ],
)
def test_every_end_of_a_run_has_its_reason(reason: str, words: str):
    verdict = WORDS.verdict(Outcome(reason, (1,), (False,), (3,)), ["Ann"])
    assert verdict.reason == words
    assert verdict.headline.startswith("Ann ")


def test_a_trap_is_no_risk_once_all_traps_are_used():
    game = scene(hero=(1, 2), health=1)
    game.run.used += ["trap"] * 4
    assert text(game, game.decision.actions[0])[2] == "Draw 1 treasure token."


def test_a_score_attack_says_by_which_rule_it_was_won():
    verdict = WORDS.verdict(Outcome("tie_eyes", (2, 1), (False, True), (12, 12)), ["Ann", "Bo"])
    assert verdict.headline == "Bo wins with 12 points."
    assert verdict.reason == "Equal scores: fewer eyes go first."
    shared = WORDS.verdict(Outcome("shared_place", (1, 1), (True, True), (1, 1)), ["Ann", "Bo"])
    assert shared.headline == "Ann and Bo share the first place with 1 point."
    three = Outcome("shared_place", (1, 1, 1), (True, True, True), (2, 2, 2))
    told = WORDS.verdict(three, ["Ann", "Bo", "Cy"]).headline
    assert told == "Ann, Bo and Cy share the first place with 2 points."
    for reason in GAME.endings:
        assert WORDS.verdict(Outcome(reason, (1, 2), (True, False), (5, 4)), ["Ann", "Bo"]).reason


def test_facts_tell_of_rooms_monsters_and_crosses():
    game = scene(hero=(4, 2), crosses=1)
    told = [*game.move((5, 2)), *game.strike(1, 0), *game.move((4, 2)), *game.do(GIVE_UP)]
    assert WORDS.facts(told, game.outcome, NAMES[:1]) == [
        "2 rooms entered, 1 monster beaten",
        "the strongest: Bone Guard, in 2 blows",
    ]


def test_with_several_at_the_table_the_strongest_monster_has_its_victor():
    game = table_scene(2, mode="relay", hero=(1, 2))
    told = [*game.move((1, 1)), *game.move((1, 2)), *game.strike(1, 0), *game.do(GIVE_UP)]
    assert WORDS.facts(told, game.outcome, NAMES[:2])[1] == "the strongest: Bone Guard, by Bo in 2 blows"


def test_newcomers_hear_each_thing_when_it_matters():
    assert hint_key(scene()) == "light"
    game = scene(lamps_out=ALL_LAMPS[:3], hero=(5, 4), next_tokens=["coin_1"])
    game.move((5, 5))
    assert hint_key(game) == "dark"
    dark = WORDS.hint(game.match.view(0), game.decision)
    assert dark is not None
    assert "↑ gaze turns over as you enter" in dark.text
    game = scene(task="crown", hero=(2, 3))
    game.move((3, 3))
    assert hint_key(game) == "relight"
    game = scene(eyes=9, hero=(4, 3))
    game.move((4, 4))
    assert hint_key(game) == "eyes"
    game = scene(eyes=9, next_tokens=["eye"])  # one move may take two
    game.move((3, 2))
    warning = WORDS.hint(game.match.view(0), game.decision)
    assert warning is not None and warning.text.startswith("11 eyes are on you")
    game = scene(health=5, next_tokens=["trap"])
    game.move((2, 3))
    assert hint_key(game) == "health"
    game = scene(next_tokens=["coin_1", "coin_1"])
    game.move((2, 3), (2, 2))
    assert hint_key(game) == "chest_eye"
    game = scene(hero=(5, 3), swords=1)
    game.move((5, 4))
    assert hint_key(game) == "ring"
    game.strike(1)
    assert hint_key(game) == "guard"
    game = scene(hero=(4, 3), crosses=1)
    game.move((4, 4))
    assert hint_key(game) == "cross"
