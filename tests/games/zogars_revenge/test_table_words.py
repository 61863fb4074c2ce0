"""The dungeon in words: whoever does not see it is told all that lies open, and no more."""

from typing import Any

from tests.games.zogars_revenge.positions import ALL_LAMPS, Scene, scene, table_scene
from zonegames.games.zogars_revenge.actions import GIVE_UP
from zonegames.games.zogars_revenge.rules import GAME


def told(game: Scene, looker: int | None = 0) -> list[str]:
    return GAME.narrator.table(game.match.view(looker), game.match.names)


def at_hand(game: Scene, looker: int | None = 0) -> list[str]:
    return GAME.narrator.at_hand(game.match.view(looker), game.decision, game.match.names)


def test_the_hero_comes_first_then_the_tiles_around_it():
    game = scene(hero=(4, 3), eyes=4, crosses=1, swords=2, coins=["coin_2", "coin_1"], lamps_out=[(1, 1)])
    assert told(game)[:9] == [
        "You are in row 4, column 3: chest with an eye.",
        "Eyes 4 of 14, health 15 of 15, score 3, move 1.",
        "Your task: put out the lamps; 3 lamps still burn. There is light.",
        "You hold 1 cross, no potions and 2 swords.",
        "Coins, together 3: 2, 1.",
        "Up of you: stairs.",
        "Right of you: gaze.",
        "Down of you: jailer 4.",
        "Left of you: chest with an eye.",
    ]


def test_lamps_and_stairs_are_told_as_goals():
    lines = told(scene(lamps_out=[(1, 1)]))
    assert "Lamp out: row 1, column 1." in lines
    assert [line for line in lines if line.startswith("Lamp lit: ")] == [
        f"Lamp lit: row {row}, column {column}." for row, column in ALL_LAMPS[1:]
    ]
    assert "Stairs: row 3, column 3." in lines
    assert "Empty crown room: row 3, column 3." in told(
        scene(hero=(2, 3), task="relight", lamps_out=ALL_LAMPS)
    )


def test_every_tile_is_told_once_by_row_and_column():
    game = scene()
    rows = " ".join(line for line in told(game) if line.startswith("Row "))
    for row in range(1, 6):
        assert rows.count(f"Row {row}: column 1 ") == 1
        for column in range(1, 6):
            assert rows.count(f"column {column} ") == 5
    assert "Row 1: column 1 lamp lit, column 2 chest" in rows


def test_a_wall_of_the_dungeon_is_no_way():
    lines = told(scene(hero=(1, 2)))
    assert "Up of you: no way." in lines
    assert "Left of you: lamp lit." in lines


def test_what_lies_under_a_tile_is_told_only_with_the_memory_aid():
    given: dict[str, Any] = {"hero": (1, 2), "task": "crown", "showing": {(1, 3): "jailer"}}
    assert "Right of you: jailer 4 (under it chest)." in told(scene(memory_aid="on", **given))
    forgetful = told(scene(**given))
    assert "Right of you: jailer 4." in forgetful
    assert not any("under it" in line for line in forgetful)


def test_a_fight_is_told_with_the_ring():
    game = scene(hero=(5, 3), health=6, ring_back=[3])
    game.move((5, 4))
    lines = told(game)
    assert "You fight the Warren Hound, strength 5; you cannot flee." in lines
    assert "Your total is 0 after no blows." in lines
    ring = [line for line in lines if line.startswith("Ring")]
    assert len(ring) == 4
    assert ring[0].startswith("Ring, upper left: ") and ring[0].endswith("; you stand here.")
    assert ring[1].endswith("; a blow right.")
    assert ring[3] == "Ring, lower left: 5 with an eye, its other side 1; a blow down."


def test_the_treasure_is_counted_and_what_is_used_up_is_named():
    lines = told(scene(pile=["cross", "coin_3"]))
    assert "In the treasure pile: 2 tokens." in lines
    assert any(line.startswith("Used up: ") for line in lines)


def test_a_secret_run_is_told_to_its_own_seat_alone():
    game = table_scene(2, mode="score")
    assert told(game, None) == ["Ann plays now.", "Bo has still to play."]
    assert told(game, 0)[0] == "You are in row 3, column 3: stairs."
    assert told(game, 0)[-2:] == ["Ann plays now, score 0, eyes 0, health 15.", "Bo has still to play."]
    game.do(GIVE_UP)
    assert told(game, 0)[0] == "This run is over after no moves. Gave up. Score 0."
    assert told(game, 1)[-2:] == ["Ann has played.", "Bo plays now, score 0, eyes 0, health 15."]


def test_a_relay_says_who_has_the_keyboard():
    assert told(table_scene(3, mode="relay", seat=1), None)[-1] == "Bo has the keyboard in the relay."


def test_before_a_choice_place_and_meters_are_told_in_a_fight_no_meters():
    game = scene(hero=(5, 3), health=6)
    assert at_hand(game) == told(game)[:4]
    game.move((5, 4))
    assert at_hand(game)[0] == "You are in row 5, column 4: hound 5."
    assert not any(line.startswith("Eyes") for line in at_hand(game))
    assert at_hand(table_scene(2, mode="score"), None) == []
