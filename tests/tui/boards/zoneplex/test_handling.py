"""Keys, clicks and refusals: what each question does with them."""

from typing import Any

import pytest

from tests.games.zoneplex.positions import table
from tests.tui.boards.zoneplex.scenes import (
    answered,
    building,
    called,
    midgame,
    offered,
    petitioning,
    phase_two,
    preparing,
    relic,
    walking,
)
from tests.tui.boards.zoneplex.table import LARGE, SMALL, Sat, match_of, sat_at
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    COUNTER,
    DONE,
    PASS,
    PETITION,
    PLAY,
    READY,
    SACRIFICE,
    SEAL,
    STEP_TO,
    Agree,
    Drop,
    Get,
    Give,
    Insist,
    Invite,
    PickSeat,
    PlaceTile,
    PromiseStones,
    Push,
    Share,
)
from zonegames.games.zoneplex.deals import FACE_DOWN, GLORY, Terms
from zonegames.games.zoneplex.preview import chance
from zonegames.games.zoneplex.state import Options
from zonegames.tui.boards.zoneplex.asking import memory
from zonegames.tui.boards.zoneplex.board import BOARD
from zonegames.tui.glyphs import UNICODE
from zonegames.tui.lines import spot_at, text_of

SIZES = [pytest.param(LARGE, id="large"), pytest.param(SMALL, id="small")]


def played(sat: Sat) -> list[Any]:
    return [entry.action for entry in sat.match.log]


# --- building


@pytest.mark.parametrize("size", SIZES)
def test_arrows_walk_the_legal_cells_the_way_the_eye_expects(size: tuple[int, int]):
    sat = sat_at(building())

    def to(*ways: str) -> str:
        for way in ways:
            sat.lines(size)
            sat.session.respond(BOARD.press(sat.session.scene(*size, UNICODE), way))
        return memory(sat.scene()).cell

    assert to() == "E3"
    assert to("left") == "D2"
    assert to("right") == "D6"
    assert to("down") == "C8"
    assert to("left") == "C2"
    assert to("down") == "B2"
    assert to("right") == "B10"
    assert to("down") == "A12"
    assert to("up", "up", "up") == "D6"


def test_letters_take_another_tile_and_the_cursor_stays_where_it_may():
    sat = sat_at(building())
    sat.press("4", "b")
    assert sat.session.lit == PlaceTile("neutral")
    assert memory(sat.scene()).cell == "C2"
    assert "where does the Neutral Spirit Chamber go? Enter builds on C2." in sat.bar_rows()[0]
    sat.press("enter")
    assert sat.match.view(None).pyramid.tile("C2") == "neutral"


def test_the_wall_waits_for_its_side_and_undo_goes_back_step_by_step():
    sat = sat_at(building())
    sat.press("c", "enter")
    assert sat.session.decision.kind == "place_wall"
    sat.session.undo()
    assert sat.session.decision.kind == "place_cell"
    sat.press("a")
    assert sat.session.lit == PlaceTile("star"), "another letter takes another tile"
    sat.press("c", "enter", "down", "enter")
    assert ("E3", "V") in sat.match.view(None).pyramid.walls


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("A1", "That cell is already built."),
        ("G1", "That cell is already built."),
        ("D1", "A tile must share a side with a built tile."),
        ("F2", "The Eye does not hold up other tiles - build towards it."),
    ],
)
def test_a_cell_that_is_not_legal_says_why(cell: str, why: str):
    sat = sat_at(building())
    sat.click(f"cell:{cell}")
    assert sat.refused == why
    assert f"✗ {why}" in sat.bar_rows()[1]


def test_the_duty_to_build_closes_all_cells_but_those_that_make_a_way():
    """Ada on A1 with A2 empty and one tile to place (ZP-S11)."""
    at = table(
        tiles={"A6": "neutral", "A8": "neutral"}, monkles=("A1",), hands={0: ("neutral", "orb")}, stack=()
    )
    sat = sat_at(at.draws("one"))
    sat.click("cell:A4")
    assert sat.refused == "You must build a way to walk on: choose one of the marked cells."
    assert memory(sat.scene()).cell == "A2"


def test_a_single_legal_cell_is_taken_with_its_tile():
    at = table(
        tiles={"A6": "neutral", "A8": "neutral"}, monkles=("A1",), hands={0: ("neutral", "orb")}, stack=()
    )
    sat = sat_at(at.draws("one"))
    sat.press("enter")
    assert played(sat) == [PlaceTile("neutral")]
    assert sat.match.view(None).pyramid.tile("A2") == "neutral"


def test_a_cell_can_be_gone_to_by_its_name():
    sat = sat_at(building())
    sat.press("slash", "c")
    assert "Go to a cell: C" in sat.bar_rows()[0]
    sat.press("8")
    assert memory(sat.scene()).cell == "C8"
    assert memory(sat.scene()).typed is None
    sat.press("slash", "a", "1", "enter")
    assert "A1: a Blue Teleporter" in sat.session.said, "a closed one is named"
    assert memory(sat.scene()).cell == "C8"
    sat.press("full_stop", "escape")
    assert memory(sat.scene()).typed is None


# --- walking


def test_steps_by_digits_and_arrows_and_a_closed_tile_says_why():
    sat = sat_at(walking())
    sat.press("right")
    assert sat.session.lit == STEP_TO["A11"]
    sat.press("3", "enter")
    assert sat.match.view(None).seats[0].monkle == "B9"
    sat.click("cell:B3")
    assert sat.refused == "Not a neighbouring tile."


def test_e_stops_a_walk_as_soon_as_the_rules_let_it():
    sat = sat_at(midgame(hands={}, stack=(), relics={}).draws("sync").does())
    sat.press("enter")
    sat.press("e")
    assert sat.match.view(None).walk.taken == 0, "not before the first step"
    sat.press("2", "enter", "e")
    assert sat.match.view(None).walk is None


def test_where_the_walk_can_end_is_listed_with_the_signs():
    rows = "\n".join(sat_at(walking()).rows())
    assert "can end on A1 TB A2 ○  A7 ○  A9 TY A11 ☆" in rows


def test_the_eye_is_lit_first_where_it_may_be_entered():
    at = phase_two(monkles=("F2", "A2", "C6", "A10"), relics={}).draws("two")
    sat = sat_at(at)
    assert sat.session.lit == STEP_TO["G1"]
    assert "Enter enters The Eye." in sat.bar_rows()[0]
    closed = sat_at(phase_two(fears={0: ("b6", "g8")}, monkles=("F2",), relics={}).draws("two"))
    closed.click("cell:G1")
    assert "you need a Fear of each class - missing: magenta" in closed.refused


def test_refusals_speak_of_names_not_of_seats():
    sat = sat_at(phase_two(monkles=("F2", "A2"), wms=(1, 4, 1, 1), relics={}).draws("two"))
    sat.click("cell:G1")
    assert sat.refused == "You would not have the clear lead (you 2+2, Ben 6)."


# --- the deal


def test_presets_fill_a_row_and_those_out_of_bounds_say_why():
    sat = sat_at(called())
    sat.press("3", "down", "4")
    assert dict(sat.deal.rows) == {1: Terms(relics=1, stones=1), 2: Terms(fear=True)}
    sat.press("down", "4")
    assert sat.refused == "The Fear is already promised to Cleo."
    assert "✗ the Fear" in "\n".join(sat.rows())
    sat.press("2", "up", "2")
    assert sat.refused == "No relics are left to share.", "two of two are promised"
    sat.press("0")
    assert dict(sat.deal.rows) == {1: Terms(relics=1, stones=1), 3: Terms(relics=1)}


def test_every_column_can_be_turned_by_keys_and_by_clicks():
    sat = sat_at(called())
    sat.press(
        "1", "space", "right", "plus", "plus", "minus", "right", "space", "right", "space", "right", "space"
    )
    assert dict(sat.deal.rows)[1] == Terms(True, 1, 1, "golden_mask", FACE_DOWN)
    sat.click("deal:2:relics", "deal:2:stones", "deal:2:stones")
    assert dict(sat.deal.rows)[2] == Terms(relics=1, stones=2)
    sat.click("deal:3", "preset:1")
    assert dict(sat.deal.rows)[3] == GLORY


def test_a_cell_that_can_hold_nothing_says_why():
    sat = sat_at(called(stones={"B9": 0}))
    sat.click("deal:1:stones")
    assert sat.refused == "The helper has no stone on the board."
    assert dict(sat.deal.rows) == {}, "a refused cell invites nobody"
    sat.click("deal:3:fear", "deal:1:fear")
    assert sat.refused == "The Fear is already promised to Dov."
    assert (sat.deal.at, dict(sat.deal.rows)) == (1, {3: Terms(fear=True)})
    sat.press("4", "right", "space")
    assert dict(sat.deal.rows) == {1: Terms(relics=1), 3: Terms(fear=True)}


def test_a_row_is_chosen_by_a_click_on_its_number_too():
    sat = sat_at(called())
    lines = sat.lines(SMALL)
    table_row = next(y for y, row in enumerate(text_of(lines)) if row.startswith("║▸ 2▲ Ben"))
    assert [spot_at(lines, x, table_row) for x in range(3, 9)] == ["deal:1"] * 6


def test_the_table_is_submitted_with_one_enter_and_undone_as_one():
    sat = sat_at(called())
    sat.press("3", "down", "1", "enter")
    assert played(sat) == [
        Invite(1), Share(False, 1), PromiseStones(1), DONE, Invite(2), Share(False, 0), DONE, DONE,
    ]  # fmt: skip
    assert sat.match.seat_to_act == 1


def test_an_empty_table_asks_all_who_offers():
    sat = sat_at(called())
    sat.press("enter")
    assert played(sat) == [DONE]
    assert sat.session.decision.kind == "petition"
    names = sat.bar_rows()[0]
    assert "Anyone else? 2 Ben 3 Cleo 4 Dov" in names


def test_a_private_look_leaves_the_half_written_table_as_it_was():
    sat = sat_at(called())
    sat.press("3", "down", "1")
    rows = sat.deal.rows
    sat.session.look(2)
    sat.come()
    assert "Fate Bones" in "\n".join(sat.rows())
    sat.session.look_away()
    assert sat.deal.rows == rows


def test_the_chance_is_exact_for_the_party_as_ticked():
    sat = answered()
    view = sat.match.view(None)
    offers = view.battle.offers
    two = chance(view, {1: offers[1].terms})
    three = chance(view, {1: offers[1].terms, 2: offers[2].terms})
    assert (round(100 * two), round(100 * three)) == (28, 69)
    sat.press("space")
    rows = "\n".join(sat.rows())
    assert "● ▲ ■     ▮▮▮▮▮▮▮▯▯▯ 69%  as ticked" in rows
    assert "You win in 69%." in sat.bar_rows()[1]


def test_answers_have_letters_and_a_counter_is_composed_in_the_same_row():
    sat = offered()
    assert sat.session.lit == ACCEPT
    sat.press("k", "2", "right", "right", "plus", "minus", "escape")
    assert sat.deal.own is None, "Esc leaves it unsaid"
    sat.press("k", "2", "enter")
    assert played(sat)[-3:] == [COUNTER, Share(False, 1), DONE]
    sat.press("d")
    assert sat.match.view(None).battle.offers[2].stand == "declined"


def test_persons_who_were_not_invited_share_one_question():
    sat = petitioning()
    assert "Anyone else? 3 Cleo 4 Dov  Number = petition, Enter = nobody." in sat.bar_rows()[0]
    sat.press("2")
    assert sat.refused == "Ben is not asked here."
    sat.press("enter")
    assert played(sat)[-2:] == [PASS, PASS]
    assert sat.session.decision.kind == "last_word"


def test_a_petition_passes_for_those_before_it():
    sat = petitioning()
    sat.press("4", "right", "right", "plus", "enter")
    assert played(sat)[-5:] == [PASS, PETITION, Share(False, 0), PromiseStones(1), DONE]


def test_computers_are_never_passed_for():
    sat = Sat(match_of(called(), bots=(2,)))
    sat.press("3", "enter", "a")
    assert sat.match.seat_to_act == 2
    move = sat.session.driver.next_move()
    assert move is not None
    sat.session.play_bot(move)
    assert sat.session.bot_said.startswith("Cleo"), "with a word of why"


def test_ticks_are_free_until_enter_seals():
    sat = answered()
    sat.press("space", "4", "2", "2", "3", "3")
    assert sat.deal.ticks == {1, 2, 3}
    assert sat.match.view(None).battle.party == ()
    sat.press("2", "enter")
    assert played(sat)[-4:] == [Drop(1), Agree(2), Agree(3), SEAL]
    assert sat.match.view(None).battle.party == (0, 2, 3)


def test_what_the_booty_cannot_pay_cannot_be_ticked():
    """Booty 2: Ben holds one relic, Cleo asks for two (ZP-S42)."""
    sat = offered()
    sat.press("a", "k", "2", "right", "plus", "enter", "enter")
    sat.press("space")
    assert sat.refused == "Only 1 relic is left to share."
    assert "✗ 3■ Cleo" in "\n".join(sat.rows())
    sat.press("2", "3")
    assert sat.deal.ticks == {2}, "once Ben is left out"


def test_insisting_asks_its_seat_at_once():
    sat = answered()
    sat.press("down", "f")
    assert sat.refused == "Only a counter can be met by insisting on the first offer."
    sat.press("up", "f")
    assert played(sat)[-1] == Insist(2)
    assert (sat.match.seat_to_act, sat.session.decision.kind) == (2, "final_answer")


def test_ticks_stay_while_the_drawer_insists():
    """Dov's petition is ticked, then the first offer put to Cleo again: Dov is in, whatever Cleo says."""
    sat = answered()
    sat.press("4", "up", "f")
    assert played(sat)[-2:] == [Agree(3), Insist(2)]
    sat.press("d")
    assert sat.session.decision.kind == "last_word"
    assert sat.deal.ticks == {1, 3}


def test_insisting_leaves_out_who_is_not_ticked_only_after_asking():
    sat = answered()
    sat.press("2", "down", "f")
    assert sat.session.ask is not None
    assert "leaves out Ben for good" in sat.session.ask.text
    sat.session.answer(True)
    assert played(sat)[-2:] == [Drop(1), Insist(2)]


def test_with_quick_deals_nobody_is_asked_to_counter_or_petition():
    sat = sat_at(called(options=Options(quick_deals=True)))
    sat.press("3", "enter")
    assert [key for command in BOARD.keys(sat.scene()) for key in command.keys][:2] == ["a", "d"]
    assert "counter" not in "\n".join(sat.rows())
    sat.press("a")
    assert sat.session.decision.kind == "last_word"


def test_a_give_or_get_is_paid_as_written():
    sat = sat_at(called())
    sat.press("1", "right", "right", "right", "plus", "enter")
    assert Give(FACE_DOWN) not in played(sat), "Ben's only relic lies face up"
    assert played(sat)[:3] == [Invite(1), Share(False, 0), Give("golden_mask")]
    other = sat_at(called())
    other.press("1", "right", "right", "right", "right", "plus", "plus", "enter")
    assert Get("b6") in played(other)


# --- the battle


def test_enter_is_ready_only_when_the_promised_stones_are_pledged():
    sat = preparing()
    assert sat.session.lit == READY
    sat.press("enter")
    assert sat.match.seat_to_act == 1
    assert isinstance(sat.session.lit, type(SACRIFICE["A2"])), "Ben owes a stone"
    sat.press("1", "enter")
    assert sat.session.lit == READY
    assert "1 of 1 stone" in "\n".join(sat.rows())
    sat.click("cell:A1")
    assert sat.refused == "No stone of yours lies there."


# --- relics


def test_relics_open_with_one_person_at_once_and_unplayable_ones_say_why():
    at = walking(relics={0: ("mummy_hand", "dawn_khopesh"), 1: ("golden_mask",)})
    sat = sat_at(at, bots=(1, 2, 3))
    sat.press("o")
    rows = "\n".join(sat.rows())
    assert "▸1 Mummy Hand" in rows
    assert "✗ Dawn Khopesh" in rows
    assert "Dawn Khopesh: only in a battle" in rows
    sat.click("relic:dawn_khopesh")
    assert "only in a battle" in sat.refused
    sat.press("escape")
    assert "Relics…" in "\n".join(sat.rows())
    assert sat.session.decision.kind == "move"
    sat.press("o", "enter", "enter")
    assert sat.match.view(None).seats[0].shown == ("golden_mask",)


def test_relics_may_be_opened_when_none_can_be_played():
    sat = sat_at(walking(relics={0: ("dawn_khopesh",)}), bots=(1, 2, 3))
    sat.press("o", "enter")
    assert sat.session.said == "None of them can be played now. Esc leaves them."
    assert played(sat) == []


def test_a_relic_before_the_tile_is_played_from_the_builders_own_hand():
    sat = sat_at(midgame(relics={0: ("winged_sandals",)}).draws("two"))
    sat.press("o", "enter")
    assert sat.session.decision.kind == "place_tile"
    assert "sandals +2" in "\n".join(sat.rows())


def test_the_order_of_the_cards_is_chosen_in_private():
    sat = sat_at(relic("star_lens"))
    before = sat.match.view(0).known_cards
    sat.press("3", "enter", "2", "enter")
    assert sat.match.view(0).known_cards == (before[2], before[1], before[0])


# --- hints, pages, the mouse


def test_a_hint_puts_the_cursor_on_the_table():
    sat = sat_at(called(), bots=(1, 2, 3))
    sat.session.hint()
    assert sat.session.said.startswith("Hint: ")
    assert memory(sat.scene()).deal is not None


def test_a_lesson_can_point_at_all_that_one_enter_sends():
    sat = sat_at(called(), bots=(1, 2, 3))
    course = [Invite(1), Share(False, 1), PromiseStones(1), DONE, Invite(2), Share(False, 0), DONE, DONE]
    sat.session.respond(BOARD.pointing(sat.scene(), course))
    sat.press("enter")
    assert played(sat) == course
    built = sat_at(building())
    wanted = [PlaceTile("neutral"), STEP_TO["A1"]]
    assert BOARD.pointing(built.scene(), wanted).lit == wanted[0]


def test_everything_pointed_at_can_be_inspected():
    sat = sat_at(walking())
    sat.lines()
    for spot, title in (
        ("cell:D3", "D3"),
        ("seat:1", "Ben"),
        ("cell:G1", "G1"),
        (None, "what the marks mean"),
    ):
        sheet = BOARD.inspect(sat.scene(), spot)
        assert sheet is not None
        assert sheet.title == title
        assert sheet.lines
    told = BOARD.explain(sat.scene(), "cell:C4")
    assert "C4: a Wall" in told
    assert "Its wall stands on the top." in told
    assert "A stone of Dov lies here." in BOARD.explain(sat.scene(), "cell:B3")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("table", "may enter"),
        ("tiles", "of 9 built"),
        ("relics", "Mummy Hand"),
        ("marks", "The Eye; its door is F2"),
    ],
)
def test_pages_tell_what_lies_open(name: str, text: str):
    sat = sat_at(phase_two() if name == "table" else walking())
    sheet = BOARD.sheet(sat.scene(), name)
    assert sheet is not None
    told = "\n".join("".join(part for part, _ in line) for line in sheet.lines)
    assert text in told


def test_a_click_lights_and_a_second_one_takes():
    sat = sat_at(walking())
    sat.click("cell:A11")
    assert sat.session.lit == STEP_TO["A11"]
    sat.click("cell:A11")
    assert played(sat) == [STEP_TO["A11"]]
    built = sat_at(building())
    built.click("tile:crescent", "cell:A12", "cell:A12")
    assert built.match.view(None).pyramid.tile("A12") == "crescent"


# --- relics aimed at Monkles


def test_a_relic_for_monkles_is_aimed_where_they_stand():
    """Ben stands on A2, Cleo on C6, Dov on A10; then the bull's ways from C6 are marked."""
    sat = sat_at(relic("bull_statue"))
    assert set(BOARD._asking(sat.scene()).marked(sat.scene()).numbers) == {"A2", "C6", "A10"}  # type: ignore[union-attr]
    sat.press("right", "up")
    assert sat.session.lit == PickSeat(2)
    sat.click("cell:A10", "cell:C6", "cell:C6")
    assert played(sat)[-1] == PickSeat(2)
    sat.click("cell:C5")
    assert sat.session.lit == Push(2, "C5")
    sat.press("enter")
    assert sat.match.view(None).seats[2].monkle == "C5"


def test_where_several_monkles_stand_each_click_goes_on_to_the_next():
    monkles = ("A9", "A10", "A10", "A1")
    sat = sat_at(midgame(hands={}, stack=(), monkles=monkles, relics={0: ("twin_idol",)}).draws("one"))
    sat.match.apply(PLAY["twin_idol"])
    sat.session._turn()
    sat.click("cell:A1")
    lit = []
    for _ in range(3):
        sat.click("cell:A10")
        lit.append(sat.session.lit)
    assert lit == [PickSeat(1), PickSeat(2), PickSeat(1)]
    sat.press("enter")
    assert sat.match.view(None).seats[1].monkle == "A9"


def test_a_relic_for_players_marks_no_cell():
    sat = sat_at(relic("evil_eye"))
    assert not BOARD._asking(sat.scene()).marked(sat.scene()).numbers  # type: ignore[union-attr]
    sat.click("seat:3", "seat:3")
    assert sat.match.view(None).seats[3].hex == 2
