"""Duel, step 1: rolling, surges and Heal."""

import pytest

from tests.games.elemenz.positions import Table, first_roll, placing, rolled
from zonegames.games.elemenz.actions import (
    ACCEPT,
    DONE,
    FREE_REROLL,
    REROLL,
    ROLL,
    STOP,
    AddDie,
    Place,
    UseToken,
)
from zonegames.games.elemenz.events import DieRecovered, Healed, Surge, SurgeThreat, TokensRecycled


def reroll(table: Table, colour: str, faces: str) -> Table:
    """Pick these dice of the colour and roll them."""
    return table.do(REROLL, *(AddDie(colour, face) for face in faces), ROLL)


@pytest.mark.scenario("EZ-S06")
def test_three_rolls_with_any_dice_kept_or_not() -> None:
    """Four of seven are rolled again, then one that was kept; a fourth roll is refused."""
    table = first_roll("FFFAEWW")
    table.load("F", "AEWW")
    reroll(table, "F", "AEWW")
    table.load("F", "A")
    reroll(table, "F", "F")
    assert table.state.rolls == 3
    assert table.asked.kind == "place"
    assert table.refusal(REROLL) == "You have used your three rolls."


def test_a_reroll_needs_a_die() -> None:
    table = first_roll("FFFAEWW").do(REROLL)
    assert table.refusal(ROLL) == "Pick at least one die to re-roll."
    assert table.refusal(AddDie("F", "Z")) == "There is no such die to choose."


@pytest.mark.scenario("EZ-S07")
def test_three_wilds_without_a_token_are_a_surge_at_once() -> None:
    """No prompt: all dice in the pool, the next shaman's turn."""
    table = first_roll("ZZZFFAE")
    assert table.kinds(Surge) == [Surge(0, "wild")]
    assert table.state.active == 1
    assert len(table.state.shamans[0].pool) == 7
    assert not table.state.shamans[0].slots


def threatened(tokens: tuple[str, ...]) -> Table:
    """Fire kept two wilds and re-rolled a die to a third one."""
    table = first_roll("ZZFFAEW", seats={0: {"tokens": tokens}})
    table.load("F", "Z")
    return reroll(table, "F", "A")


@pytest.mark.scenario("EZ-S08", "EZ-S09")
def test_kept_wilds_count_and_a_totem_buff_stops_the_surge() -> None:
    """One wild goes to the pool and stays out; the turn goes on with two tokens left."""
    table = threatened(("winds", "totem_buff", "air"))
    assert table.asked.kind == "surge"
    assert table.kinds(SurgeThreat) == [SurgeThreat(0, 3)]
    table.do(UseToken(1))
    fire = table.state.shamans[0]
    assert [table.state.faces[die] for die in fire.pool] == ["Z"]
    assert sum(table.state.faces[die] == "Z" for die in fire.hand) == 2
    assert fire.tokens == 2
    assert table.asked.kind == "roll"


@pytest.mark.scenario("EZ-S10")
def test_whoever_holds_a_token_is_asked_and_recycles_after_the_surge() -> None:
    """Three tokens and no TOTEM BUFF: only `accept`; then three tokens lie on the same circles."""
    table = threatened(("winds", "air", "restoration"))
    assert table.asked.legal == (ACCEPT,)
    assert table.asked.private_entry
    table.do(ACCEPT)
    fire = table.state.shamans[0]
    assert [bool(token) for token in fire.totem] == [True, True, True, False]
    assert table.kinds(TokensRecycled) == [TokensRecycled(0, (0, 1, 2))]
    assert not fire.totem_lost
    assert len(table.state.bag) == 37


@pytest.mark.scenario("EZ-S11")
@pytest.mark.parametrize(("lost", "faces", "surges"), [(5, "ZZ", True), (5, "ZA", False), (6, "Z", True)])
def test_few_dice_surge_when_all_show_wild(lost: int, faces: str, surges: bool) -> None:
    """Air with two dice or one: at least min(3, dice held) wilds."""
    table = first_roll(faces, 3, {3: {"lost": lost}})
    assert bool(table.kinds(Surge)) is surges


@pytest.mark.scenario("EZ-S12")
def test_four_wilds_need_two_totem_buffs() -> None:
    table = first_roll("ZZZZFAE", seats={0: {"tokens": ("totem_buff", "totem_buff", "air")}})
    table.do(UseToken(0))
    assert table.asked.kind == "surge"
    table.do(UseToken(1))
    assert table.asked.kind == "roll"
    assert len(table.state.shamans[0].hand) == 5


@pytest.mark.scenario("EZ-S13")
def test_no_ability_helps_in_a_surge() -> None:
    """Air's free re-roll is unused and still not offered."""
    table = first_roll("ZZZAEFW", 3, {3: {"tokens": ("air",)}})
    assert table.asked.kind == "surge"
    assert FREE_REROLL not in table.asked.legal


@pytest.mark.scenario("EZ-S14", "EZ-S15")
def test_heal_brings_one_die_back_once_a_turn() -> None:
    """All three dice show Fire after the second roll: one returns and is rolled.  It shows Fire as well,
    but there is no second Heal; the roll that is left may include the new die."""
    table = rolled({0: {"hand": "FFA", "lost": 4}}, rolls=1).load("F", "FF")
    reroll(table, "F", "A")
    assert table.kinds(Healed) == [Healed(0)]
    fire = table.state.shamans[0]
    assert [table.state.faces[die] for die in fire.hand] == ["F"] * 4
    assert len(fire.lost) == 3
    assert table.state.rolls == 2 and REROLL in table.asked.legal


@pytest.mark.scenario("EZ-S16")
@pytest.mark.parametrize(("faces", "lost"), [("FFZ", 4), ("FFFFFFF", 0)])
def test_no_heal_by_wilds_nor_with_an_empty_monolith(faces: str, lost: int) -> None:
    table = first_roll(faces, seats={0: {"lost": lost}})
    assert not table.kinds(Healed)


@pytest.mark.scenario("EZ-S17")
@pytest.mark.parametrize(("returned", "back"), [("WA", 2), ("E", 1)])
def test_water_calls_a_second_die(returned: str, back: int) -> None:
    """Only if the healed die rolls Water."""
    table = first_roll("WW" + returned, 2, {2: {"lost": 5}})
    assert len(table.kinds(DieRecovered)) == back
    assert len(table.state.shamans[2].hand) == 2 + back


@pytest.mark.scenario("EZ-S18")
@pytest.mark.parametrize(("face", "kind"), [("Z", "surge"), ("F", "roll")])
def test_restoration_may_bring_a_surge(face: str, kind: str) -> None:
    """Two wilds among five dice; a third one threatens, another face just joins the hand."""
    table = rolled({0: {"hand": "ZZFFA", "lost": 2, "tokens": ("restoration", "air")}})
    table.load("F", face).do(UseToken(0))
    assert table.asked.kind == kind
    if kind == "roll":
        table.do(STOP)
        assert Place("F", "F", "strike") in table.asked.actions
        assert len(table.state.shamans[0].hand) == 6


@pytest.mark.scenario("EZ-S19")
@pytest.mark.parametrize("variant", [True, False])
def test_the_opposing_surge_is_a_variant(variant: bool) -> None:
    """Fire's two dice show Water."""
    table = first_roll("WW", seats={0: {"lost": 5}}, opposing_surge=variant)
    assert table.kinds(Surge) == ([Surge(0, "opposing")] if variant else [])


@pytest.mark.scenario("EZ-S68")
@pytest.mark.parametrize("token", ["air", "winds"])
def test_after_the_third_roll_placing_follows_whatever_the_token(token: str) -> None:
    table = rolled({0: {"hand": "FFAEW", "tokens": (token,)}}, rolls=2).load("F", "A")
    reroll(table, "F", "F")
    assert table.asked.kind == "place"
    other = placing({0: {"hand": "FAAEW", "tokens": ("earth",)}})
    assert table.asked.actions == other.asked.actions


@pytest.mark.scenario("EZ-S70")
@pytest.mark.parametrize("placed_first", [False, True])
def test_heal_is_possible_until_something_is_placed(placed_first: bool) -> None:
    """F F A after `stop`; WINDS OF CHANGE turns the A into F."""
    seats = {0: {"hand": "FFA", "lost": 4, "tokens": ("winds", "air")}}
    table = rolled(seats).do(STOP)
    if placed_first:
        table.do(Place("F", "F", "strike"))
    table.load("F", "FE").do(UseToken(0))
    if table.asked.kind == "pick_die":
        pick = next(a for a in table.asked.actions if a.seat == 0 and a.face == "A")
        table.do(pick)
    assert bool(table.kinds(Healed)) is not placed_first


def test_air_rolls_one_die_for_free_once_a_turn() -> None:
    """EZ-R12: in the hand, without using up a roll."""
    table = rolled({3: {"hand": "AEF"}}, rolls=1, active=3)
    table.load("A", "Z").do(FREE_REROLL)
    table.do(next(a for a in table.asked.actions if a.face == "E"))
    assert table.state.rolls == 1
    assert [table.state.faces[die] for die in table.state.shamans[3].hand] == ["A", "Z", "F"]
    assert FREE_REROLL not in table.asked.legal
    assert table.refusal(FREE_REROLL) == "You have used your free re-roll."


def test_airs_free_re_roll_reaches_the_hand_and_the_own_board_only() -> None:
    """EZ-R12: dice on the board and beside the own totem too; not those beside a rival's totem or token."""
    slots = {"strike": ["A"], "totem:3:1": ["E", ""], "totem:0:0": ["A", "Z"], "destroy:0": ["F", "F"]}
    seats = {0: {"tokens": ("air",), "avatars": ("guard",)}, 3: {"hand": "W", "slots": slots}}
    table = placing(seats, active=3).do(FREE_REROLL)
    assert {pick.place for pick in table.asked.actions} == {"hand", "strike", "totem:3:1"}


def test_a_surge_on_the_placing_screen_clears_the_board() -> None:
    """EZ-R07: from the first roll to the end of step 4."""
    table = placing({0: {"hand": "ZZFFA", "lost": 1, "tokens": ("winds", "air")}}, rolls=3)
    table.do(Place("F", "F", "shield")).load("F", "Z").do(UseToken(0))
    table.do(next(a for a in table.asked.actions if a.seat == 0 and a.face == "A"))
    assert table.asked.kind == "surge"
    table.do(ACCEPT)
    assert not table.state.shamans[0].slots
    assert table.state.active == 1


def test_done_in_step_two_without_anything_ends_the_turn() -> None:
    table = placing({0: {"hand": "FFA"}}).do(DONE)
    assert table.state.active == 1
