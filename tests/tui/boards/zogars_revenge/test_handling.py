"""Keys and clicks: every decision by either alone, what is closed, what is confirmed, what is asked."""

import pytest

from tests.games.zogars_revenge.positions import ALL_LAMPS, new_scene, scene, table_scene
from tests.tui.boards.zogars_revenge.table import LARGE, SMALL, Sat
from zonegames.games.zogars_revenge.actions import CROSS, GIVE_UP, POTION, TAKE_HIT
from zonegames.tui.boards.zogars_revenge.board import BOARD
from zonegames.tui.lines import text_of, width_of


@pytest.mark.parametrize(("key", "place"), [("up", (2, 3)), ("d", (3, 4)), ("s", (4, 3)), ("left", (3, 2))])
def test_an_arrow_or_its_letter_walks_at_once(key: str, place: tuple[int, int]):
    game = scene()
    Sat(game).press(key)
    assert game.hero == place


def test_enter_walks_nowhere_while_nothing_is_lit():
    game = scene()
    Sat(game).press("enter")
    assert game.run.moves == 0


def test_with_confirmed_moves_an_arrow_points_and_enter_walks():
    game = scene()
    sat = Sat(game, confirm_moves=True)
    sat.press("down")
    assert game.hero == (3, 3)
    assert "Enter walks ↓" in sat.text()
    sat.press("right", "enter")
    assert game.hero == (3, 4)


def test_apprentices_confirm_by_themselves_and_the_setting_can_say_otherwise():
    assert Sat(new_scene(difficulty="apprentice")).scene().settings["confirm_moves"]
    assert not Sat(new_scene(difficulty="apprentice"), confirm_moves=False).scene().settings["confirm_moves"]
    assert not Sat(new_scene()).scene().settings["confirm_moves"]


def test_a_click_on_a_neighbour_walks_and_elsewhere_says_why_not():
    game = scene()
    sat = Sat(game)
    response = sat.click("cell:0")
    assert response.refuse is not None
    assert "edge to edge" in sat.text()
    sat.click(f"cell:{game.cell((2, 3))}")
    assert game.hero == (2, 3)


def test_a_wrong_arrow_shakes_the_hero_for_a_moment():
    """On a corner there is no tile to the left: the message comes, the hero shakes, then all is still."""
    game = scene(hero=(1, 1))
    sat = Sat(game, speed="normal")
    before = sat.lines()
    sat.press("left")
    assert "edge to edge" in sat.text()
    first = sat.lines()
    sat.tick()
    second = sat.lines()
    sat.tick()
    assert len({str(before), str(first), str(second)}) == 3
    assert sat.lines() == before


def test_without_motion_nothing_shakes():
    sat = Sat(scene(hero=(1, 1)), speed="normal", motion=False)
    sat.press("left")
    assert sat.scene().nudge == 0


def test_arrows_on_the_ring_strike_along_it():
    game = scene(hero=(4, 2))
    game.move((5, 2))
    sat = Sat(game)
    assert sat.press("left").refuse is not None
    assert "neighbouring player tiles" in sat.text()
    sat.press("right")
    assert game.fight.total == 2
    sat.click("ring:0")
    assert game.run.fight is None


def test_potion_by_key_or_click_and_why_not():
    game = scene(potions=2, health=13)
    sat = Sat(game)
    sat.press("q")
    sat.click("token:potion")
    assert game.run.health == 15
    sat.press("q")
    assert "You have no potion." in sat.text()
    sat.click("token:sword")
    assert "You have no sword." in sat.text()


def test_an_eye_is_answered_by_key_button_or_enter():
    for act, crosses in (
        (lambda sat: sat.press("c"), 0),
        (lambda sat: sat.click("token:cross"), 0),
        (lambda sat: sat.click("choice:0"), 0),
        (lambda sat: sat.press("enter"), 1),
        (lambda sat: sat.click("choice:1"), 1),
    ):
        game = scene(hero=(4, 3), crosses=1)
        game.move((4, 4))
        sat = Sat(game)
        assert sat.session.decision.legal[0] == CROSS
        act(sat)
        assert (game.run.crosses, game.run.eyes) == (crosses, crosses)


def test_arrows_never_answer_an_eye():
    game = scene(hero=(4, 3), crosses=1)
    game.move((4, 4))
    sat = Sat(game)
    sat.press("up", "down", "right")
    assert game.kind == "eye"


def test_a_short_blow_is_answered_by_key_or_button():
    for act, left in (
        (lambda sat: sat.press("f"), (2, 1)),
        (lambda sat: sat.press("q"), (3, 0)),
        (lambda sat: sat.press("enter"), (3, 1)),
        (lambda sat: sat.click("choice:0"), (2, 1)),
    ):
        game = scene(hero=(5, 3), swords=3, potions=1, health=9)
        game.move((5, 4))
        game.strike(1)
        sat = Sat(game)
        act(sat)
        assert (game.run.swords, game.run.potions) == left


def test_a_question_that_cannot_matter_is_not_asked_unless_the_table_wants_it():
    """One sword against a gap of three: the screen takes the hit, which stands in the log."""
    game = scene(hero=(5, 3), swords=1)
    game.move((5, 4))
    sat = Sat(game)
    sat.press("right")
    assert game.kind == "strike"
    assert game.match.log[-1].action == TAKE_HIT
    asked = scene(hero=(5, 3), swords=1)
    asked.move((5, 4))
    sat = Sat(asked, ask_every_blow=True)
    sat.press("right")
    assert asked.kind == "guard"


def test_what_can_matter_is_always_asked():
    enough = scene(hero=(5, 3), swords=3)
    enough.move((5, 4))
    Sat(enough).press("right")
    assert enough.kind == "guard"
    last = scene(hero=(5, 3), potions=1, health=1)
    last.move((5, 4))
    Sat(last).press("right")
    assert last.kind == "guard"
    assert POTION in last.decision.legal


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_giving_up_asks_first(size: tuple[int, int]):
    game = scene()
    sat = Sat(game)
    response = sat.press("g")
    assert response.play == (GIVE_UP,)
    assert "Give up this run?" in sat.text(size)
    sat.session.answer(False)
    assert game.kind == "move"
    sat.press("g")
    sat.session.answer(True)
    assert "Gave up." in sat.text(size)
    sat.go_on()
    assert sat.over


def test_giving_up_a_relay_asks_for_everyone():
    assert "for everyone" in Sat(table_scene(2, mode="relay")).press("g").ask


def test_a_hint_lights_what_the_heuristic_would_do_and_marks_the_match():
    sat = Sat(new_scene(seed=5))
    sat.session.hint()
    assert sat.session.said.startswith("Hint: ")
    assert sat.session.lit in sat.session.decision.legal
    assert sat.match.assists
    sat.press("enter")
    assert sat.match.log[0].action is not None


def test_pages_list_all_tiles_marks_and_the_table():
    sat = Sat(new_scene())
    tiles = BOARD.sheet(sat.scene(), "tiles")
    assert tiles is not None
    assert len([line for line in tiles.lines if any("│" in text for text, _ in line)]) == 10
    for name in ("tiles", "marks", "table"):
        sheet = BOARD.sheet(sat.scene(), name)
        assert sheet is not None
        assert max(map(width_of, sheet.lines)) <= 74, "a page of 80 columns has room for it"
    tokens = " ".join(text_of(tiles.lines))
    assert "6 copper coins" in tokens and "5 crosses" in tokens and "2 creaking lids" in tokens


@pytest.mark.parametrize(
    ("spot", "title", "text"),
    [
        ("cell:0", "lamp out", "lights it once you have the crown"),
        ("way:12", "crown room", "for the crown"),
        ("ring:1", "a player tile", "counts 2; its other side 4 and takes an eye"),
        ("token:cross", "crosses", "stops one eye"),
        ("meter:eyes", "eyes", "The 14th ends the run"),
        ("pile", "the treasure pile", "30 of the thirty"),
        (None, "the ways on", "chest"),
    ],
)
def test_each_painted_thing_tells_what_it_is(spot: str | None, title: str, text: str):
    sheet = BOARD.inspect(Sat(scene(task="crown", hero=(2, 3))).scene(), spot)
    assert sheet is not None
    assert sheet.title == title
    assert text in " ".join(line.strip() for line in text_of(sheet.lines))


def test_in_the_dark_a_tile_is_explained_with_its_turning():
    """What is up does not count there; the other side is told as far as the memory aid knows it (ZG-R28)."""
    for aid, known in (("off", False), ("on", True)):
        game = scene(task="crown", hero=(1, 2), showing={(1, 3): "jailer"}, memory_aid=aid)
        for spot in ("cell:2", "way:2", None):
            sheet = BOARD.inspect(Sat(game).scene(), spot)
            assert sheet is not None
            told = " ".join(line.strip() for line in text_of(sheet.lines))
            assert "turns over as you enter: its other side counts" in told
            assert ("Its other side: chest." in told) is known
    lit = BOARD.inspect(Sat(scene(hero=(1, 2))).scene(), "cell:2")
    assert lit is not None and "turns over" not in " ".join(text_of(lit.lines))


def test_the_crown_room_without_its_crown_is_told_as_empty_and_buttons_are_left_to_the_screen():
    scene_now = Sat(scene(task="relight", lamps_out=ALL_LAMPS, hero=(2, 3))).scene()
    sheet = BOARD.inspect(scene_now, "cell:12")
    assert sheet is not None and "now empty" in text_of(sheet.lines)[0]
    assert BOARD.inspect(scene_now, "key:g") is None


def test_the_table_names_what_is_used_up_and_how_a_run_ended():
    game = scene(crosses=1, hero=(4, 3))
    game.move((4, 4))
    game.do(CROSS, GIVE_UP)
    sheet = BOARD.sheet(Sat(game).scene(), "table")
    assert sheet is not None
    told = text_of(sheet.lines)
    assert told[0].endswith("Gave up.")
    assert "  used up: 1 cross" in told
    assert "  coins: none" in told


def test_no_key_means_two_things():
    game = scene(hero=(5, 3), swords=3, potions=1, health=9)
    for step in ((), ((5, 4),)):
        game.move(*step)
        keys = [key for command in BOARD.keys(Sat(game).scene()) for key in command.keys]
        assert len(keys) == len(set(keys))
        assert not set(keys) & {"u", "l", "r", "m", "p", "h", "i", "v", "x", "backspace", "escape"}
