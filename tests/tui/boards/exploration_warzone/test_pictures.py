"""What each question looks like, read off text grids at both sizes."""

import re
from dataclasses import replace

import pytest

from tests.games.exploration_warzone.positions import (
    SE,
    E,
    Owned,
    W,
    at_spending,
    at_warzone,
    position,
    show,
)
from tests.tui.boards.exploration_warzone.table import LARGE, SMALL, Sat, match_of, sat_at, scene_of
from zonegames.engine.events import ignore
from zonegames.engine.play import play, settle
from zonegames.engine.rng import Rng
from zonegames.games.exploration_warzone.components import ACTION_HEXES, GLOBALS, HEXES
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import Laid, WarzoneState
from zonegames.tui.boards.exploration_warzone.board import BOARD
from zonegames.tui.boards.exploration_warzone.telling import contact_list, contact_told
from zonegames.tui.decision_bar import BarText, bar
from zonegames.tui.glyphs import ASCII
from zonegames.tui.lines import text_of, width_of

SIZES = [LARGE, SMALL]


def thieves() -> WarzoneState:
    """Three ships; Ann's STEAL beats Cleo's DODGE and has three kinds to choose from."""
    state = position(
        Owned(hp=6, stock={"C": 2, "E": 1, "T": 1, "V": 9}, hand=["strike_wing"]),
        Owned(stock={"C": 2, "E": 1, "T": 3, "V": 11}, hand=["ring_capital"], war=["bolt"]),
        Owned(stock={"C": 3, "T": 2, "V": 9}, hand=["shadow_dock"], war=["bolt", "salvo", "nova"]),
        ships=("broker", "reclaimer", "corsair"),
    )
    return at_warzone(state, show("strike_wing", "S", SE), ("ring_capital", 0), show("shadow_dock", "D", 5))


def duel() -> WarzoneState:
    """ATTACK against ATTACK; both hold War hexes."""
    state = position(Owned(war=["nova", "bolt"]), Owned(war=["bolt", "salvo"]))
    return at_warzone(state, show("starter0", "A", E), show("starter1", "A", W))


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_everything_is_exactly_as_large_as_its_region(size: tuple[int, int]):
    for state in (thieves(), duel(), position(Owned(), Owned(), Owned(), Owned())):
        sat = sat_at(state)
        lines = sat.lines(size)
        assert len(lines) == size[1]
        assert {width_of(line) for line in lines} == {size[0]}


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_placing_shows_hand_berth_and_what_each_contact_may_meet(size: tuple[int, int]):
    sat = sat_at(position(Owned(hand=["starter0", "data_vault"]), Owned(), Owned()))
    text = sat.text(size)
    assert "step 1: your hand" in text
    assert "▸1 Home Port" in text
    assert "2 Data Vault" in text
    assert text.count("lays here") == 2
    assert "turn 1 of 6" in text
    assert "War hexes: none" in text
    assert "beats: ▲ ▸ ◆ ▸ ● ▸ ▲" in text
    assert "Enter takes it up, then you turn it." in text
    if size == LARGE:
        assert "wins 17%, beaten 17%" in text
    else:
        assert "+17% -17%" in text


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_turning_shows_the_hex_as_it_will_lie(size: tuple[int, int]):
    sat = sat_at(position(Owned(), Owned()))
    sat.press("enter", "right", "right")
    text = sat.text(size)
    assert "turn it and lay it" in text
    assert "turn 3 of 6" in text
    assert "lay it so" in text
    assert any(re.search(r"E1 .*●D", row[:52]) for row in sat.rows(size)), "W shows E1, E shows DODGE"


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_spending_shows_the_row_with_prices_and_what_is_closed(size: tuple[int, int]):
    state = position(Owned(stock={"C": 3, "E": 1}), Owned())
    sat = sat_at(at_spending(state, ("starter0", 0), ("starter1", 0)))
    text = sat.text(size)
    assert "▸1 Ore Hauler" in text
    assert "✗2 Silent Key" in text
    assert "2T 1E" in text
    assert "◆S 3 VP" in text
    assert "w War hexes" in text
    assert "✗e repair" in text
    assert "0 pass" in text
    assert "░░░ Ann ░░░" in text
    assert "░░░ Bo ░░░" in text


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_stealing_tells_the_contact_and_what_each_token_changes(size: tuple[int, int]):
    sat = sat_at(thieves())
    while sat.match.decision is not None and sat.match.decision.kind != "steal":
        sat.session.play([sat.match.decision.legal[0]])
        sat.go_on()
        if sat.session.covering is not None:
            sat.come()
    text = sat.text(size)
    assert "◆ STEAL" in text
    assert "● DODGE" in text
    assert "▸3 Victory Point" in text
    assert "9 ▸ 8" in text
    assert "✗ Experience" in text
    assert "none left" in text
    assert "Enter takes 1 Victory Point." in text
    if size == LARGE:
        assert "STEAL beats DODGE: +1 VP for" in text
        assert "order of contacts" in text


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_committing_shows_what_is_put_in_and_the_power_it_makes(size: tuple[int, int]):
    sat = sat_at(duel())
    sat.press("3")
    text = sat.text(size)
    assert "combat, contact 1 of 1" in text
    assert "▲ ATTACK" in text
    assert "3 Nova  ▲▲▲" in text
    assert "1 of 1" in text
    assert "1 + 2 hidden" in text
    assert "Enter fights with power 4" in text


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_the_bonus_of_a_starter_hex_is_listed_with_before_and_after(size: tuple[int, int]):
    sat = sat_at(position(Owned(), Owned()))
    sat.press("enter", "enter")
    sat.come()
    sat.press("enter", "enter", "0", "0", "0", "0")
    text = sat.text(size)
    assert "step 3: your bonus" in text
    assert "▸1 Credits +2" in text
    assert "3 ▸ 5" in text


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_one_more_hex_is_tried_on_a_flank_before_it_is_played(size: tuple[int, int]):
    sat = sat_at(position(Owned(hand=["twin_launch", "starter0"]), Owned()))
    sat.press("enter", "enter")
    sat.come()
    sat.press("enter", "enter", "0", "0", "0", "0")
    text = sat.text(size)
    assert "one more hex" in text
    assert "0 no further hex" in text
    assert text.count("free flank") == 1, "the lit hex lies on the other one for a try"
    sat.press("enter")
    assert "which flank?" in sat.text(size)
    assert "touches 1 2" in sat.text(size)
    sat.press("down", "enter", "right")
    assert "Enter lays it face up." in sat.text(size)
    sat.press("enter")
    assert "free flank" in sat.text(size)


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_a_trade_is_asked_in_words(size: tuple[int, int]):
    sat = sat_at(position(Owned(hand=["trade_moon"]), Owned()))
    sat.press("enter", "enter")
    sat.come()
    sat.press("enter", "enter", "0", "0", "0", "0")
    text = sat.text(size)
    assert "step 3: a trade" in text
    assert "Give 1 Technology for 2" in text
    assert "0 no trade" in text


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_giving_up_a_card_lists_hand_wake_and_war_hexes(size: tuple[int, int]):
    state = position(
        Owned(stock={"E": 1}, hand=["starter0", "ore_hauler"], wake=["fuel_depot"], war=["bolt"]),
        Owned(hand=["starter1", "ring_capital"]),
        row=("silent_key", "data_vault", "scout_relay", "war_college", "trade_moon"),
        war_top=["rift", "bolt"],
    )
    sat = sat_at(at_spending(state, ("starter0", 0), ("starter1", 0)))
    sat.press("w", "enter")
    sat.go_on()
    sat.come()
    text = sat.text(size)
    assert "Gravity Rift" in text
    assert "1 Ore Hauler" in text
    assert "hand" in text
    assert "2 Fuel Depot" in text
    assert "wake" in text
    assert "War 1" in text


def test_contacts_are_numbered_in_their_order_and_settled_ones_show_who_acted():
    sat = sat_at(thieves())
    rows = "\n".join(sat.rows(LARGE))
    assert "order of contacts" in rows
    assert "▸1" in rows


def test_before_step_4_the_numbers_tell_the_order_that_is_to_come():
    sat = sat_at(position(Owned(), Owned(), Owned(), Owned()))
    spots = {
        spot for line in sat.lines(LARGE) for _, style in line for spot in style.split() if "@contact" in spot
    }
    assert spots == {f"@contact:{n}" for n in range(1, 6)}


def test_a_table_of_four_leaves_no_room_for_the_log_but_for_large_hexes():
    sat = sat_at(position(Owned(), Owned(), Owned(), Owned()))
    rows = sat.rows(LARGE)
    assert rows[5].startswith("╭─ warzone")
    assert rows[-1].startswith("╰")
    assert "Home Port" in "\n".join(rows)


def test_a_large_hex_has_its_cost_in_the_centre_and_a_starter_hex_has_none():
    def under(rows: list[str], name: str) -> str:
        """What stands in the line below this name on the board."""
        row = next(n for n, row in enumerate(rows) if name in row[:82])
        at = rows[row].index(name)
        return rows[row + 1][at : at + len(name)].strip()

    assert under(sat_at(thieves()).rows(LARGE), "Shadow Dock") == f"{HEXES['shadow_dock'].cost} C"
    assert under(sat_at(position(Owned(), Owned())).rows(LARGE), "Home Port") == ""


def test_the_small_table_of_seats_keeps_counts_of_two_digits_apart():
    rich = Owned(stock={"C": 12, "E": 11, "T": 10, "V": 14}, hand=ACTION_HEXES[:11])
    sat = sat_at(position(rich, Owned(), row=ACTION_HEXES[-5:]))
    row = sat.rows(SMALL)[0]
    assert row.endswith("8/8   C 12 E 11 T 10 VP 14 relic 0 war 0 hand11")


def test_names_in_the_small_table_have_the_room_that_the_hulls_leave():
    names = ("Wilhelmina", "Bo", "Cleo", "Dov")

    def first_row(state: WarzoneState) -> str:
        scene = sat_at(state).scene(SMALL)
        return text_of(BOARD.paint(replace(scene, names=names[: len(scene.names)])))[0]

    two = position(Owned(), Owned(), ships=("lance", "broker"))
    assert first_row(two).startswith("▶1 Wilhelmina    Lance  ▮▮▮▮▮▮▮▮ 8/8 ")
    four = position(Owned(), Owned(), Owned(), Owned())
    assert first_row(four).startswith("▶1 Wilhel… Broker    ▮▮▮▮▮▮▮▮▮▮  10/10 ")


def test_a_berth_and_a_face_down_hex_hold_names_of_eleven_letters_in_the_small_size():
    sat = sat_at(position(Owned(), Owned(), Owned()))
    sat.press("enter", "enter")
    sat.come()
    scene = replace(sat.scene(SMALL), names=("Maximiliane", "Bartholomew", "Computer 2"))
    text = "\n".join(text_of(BOARD.paint(scene)))
    assert "░Maximiliane░" in text
    assert "3 Computer 2" in text
    scene = replace(scene, names=("Computer 2", "Bo", "Cleo"))
    assert "░Computer 2░" in "\n".join(text_of(BOARD.paint(scene)))


def test_a_lower_screen_takes_the_small_hexes():
    sat = sat_at(position(Owned(), Owned(), Owned(), Owned()))
    low = sat.rows((120, 30))
    assert len(low) == 30
    assert low[5].startswith("╭─ warzone")
    assert sum("·" in row for row in low) < sum("·" in row for row in sat.rows((120, 40)))


def test_ascii_has_its_own_signs_for_effects_and_trades():
    sat = sat_at(position(Owned(hand=["starter0", "trade_moon"]), Owned()))
    text = "\n".join(text_of(BOARD.paint(sat.scene(SMALL, ASCII))))
    for sign in ("!A", "$S", "~D", "<>"):
        assert sign in text
    assert "▲A" not in text


def test_the_title_names_the_step_and_the_first_player():
    sat = sat_at(position(Owned(), Owned(), first=1))
    large = "".join(text for text, style in BOARD.title(sat.scene(LARGE)) if "bold" in style)
    assert large == " 1 place "
    small = "".join(text for text, _ in BOARD.title(sat.scene(SMALL)))
    assert small == "round 1  first: 2  1 place"


def test_the_small_title_leaves_a_guided_game_room_to_say_which_lesson_it_is():
    sat = sat_at(thieves())
    head = "▌ EXPLORATION: WARZONE   "
    assert len(head) + width_of(BOARD.title(sat.scene(SMALL))) + len("lesson 10 of 14   ? keys ") <= 80


def test_the_list_of_contacts_says_how_to_see_those_it_has_no_room_for():
    state = position(
        Owned(hand=["starter0", "ore_hauler"]),
        Owned(hand=["starter1", "fuel_depot"]),
        Owned(hand=["starter2", "data_vault"]),
        Owned(hand=["starter3", "scout_relay"]),
    )
    at_warzone(state, *((f"starter{seat}", 0) for seat in range(4)))
    for berth, hex_id in zip(range(4, 7), ("ore_hauler", "fuel_depot", "data_vault"), strict=True):
        state.cells[berth] = Laid(berth - 4, hex_id, 0)
    sat = sat_at(state)
    scene = sat.scene(SMALL)
    count = len(scene.view.contacts)
    assert count > 7
    listed = contact_list(scene, 25, 7)
    assert len(listed) == 7
    assert text_of(listed)[-1] == f" c lists all {count}"
    assert len(contact_list(scene, 25, count)) == count
    assert f"c lists all {count}" in sat.text(LARGE)
    keys = {command.key: command.does for command in BOARD.keys(scene)}
    assert keys["c"] == "contacts"


def test_a_side_in_a_contact_is_called_white_or_empty_and_no_word_is_cut():
    sat = sat_at(
        at_warzone(
            position(Owned(), Owned(war=["bolt"])), show("starter0", "A", E), show("starter1", "T1", W)
        )
    )
    for size in SIZES:
        text = sat.text(size)
        assert "▲ ATTACK" in text
        assert "white T1" in text


def test_why_a_contact_comes_out_so_is_told_whole_or_not_at_all():
    sat = sat_at(
        at_warzone(
            position(Owned(), Owned(war=["bolt"])), show("starter0", "A", E), show("starter1", "T1", W)
        )
    )
    scene = sat.scene(SMALL)
    rows = text_of(contact_told(scene, 25, 5))
    assert " ".join(row.strip() for row in rows[2:]) == "Ann's ATTACK works unopposed on Bo."
    assert len(contact_told(scene, 25, 3)) == 2


def test_a_name_stands_apart_from_the_power_it_brings():
    state = position(Owned(war=["nova"]), Owned(war=["bolt"]))
    sat = sat_at(at_warzone(state, show("starter0", "A", E), show("starter1", "A", W)))
    scene = replace(sat.scene(SMALL), names=("Maximiliane", "Bartholomew"))
    rows = "\n".join(text_of(BOARD.paint(scene)))
    assert "2 Barthol… 1 + 1 hidden" in rows
    assert "1 Maximiliane ▮" in rows


def test_what_a_global_card_does_is_told_in_full_at_80_columns():
    state = position(Owned(stock={"E": 1}), Owned(), war_top=["flare", "bolt"])
    sat = sat_at(at_spending(state, ("starter0", 0), ("starter1", 0)))
    sat.press("w", "enter")
    while not sat.scene().view.resolving:
        sat.session.stage.skip()
    told = " ".join(row[53:79].strip("│ ") for row in sat.rows(SMALL) if row.endswith("│"))
    assert GLOBALS["flare"] in told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_question_and_no_answer_is_cut_at_80_columns(seats: int):
    """A whole game with names of eleven letters, every answer lit."""
    names = ("Maximiliane", "Bartholomew", "Wilhelmina", "Christopher")[:seats]
    rng = Rng(seats)
    state = GAME.new(GAME.resolve_options(seats, {}), seats, rng.fork())
    settle(state, ignore)
    bots = [GAME.policy(seat, rng.fork()) for seat in range(seats)]
    while (pending := state.pending) is not None:
        scene = scene_of(state, pending.seat, SMALL, names)
        for action in pending.actions:
            question = bar(replace(scene, lit=action), BarText(), 80)
            assert "…" not in "".join(text_of(question)), text_of(question)
        play(state, bots[pending.seat].choose(scene.view, pending).action, ignore)


def test_who_only_watches_sees_the_contact_told():
    sat = Sat(match_of(duel(), bots=(0, 1)), speed="normal")
    assert sat.session.watch.people == ()
    text = sat.text(LARGE)
    assert "contact 1 of 1" in text
    assert "one combat" in text
