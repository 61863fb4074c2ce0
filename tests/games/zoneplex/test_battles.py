"""Fears, stones, attacks and spoils (ZP-S33 to S38, S44 to S50, S66, S70)."""

from typing import Any

import pytest

from tests.games.zoneplex.positions import ADA, BEN, CLEO, Table, give, table
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    CALL_FOR_HELP,
    DONE,
    FIGHT_ALONE,
    PLAY,
    READY,
    Invite,
    PlayRelic,
    Sacrifice,
    Share,
)
from zonegames.games.zoneplex.components import FEARS
from zonegames.games.zoneplex.events import (
    Attacked,
    BattleLost,
    DieRolled,
    FearCaptured,
    FearDefeated,
    FearFaced,
    FearWeakened,
    RelicForfeited,
    StoneReturned,
)
from zonegames.games.zoneplex.influence import missing


def faces(fear: str, *dice: int, **given: Any) -> Table:
    """Ada draws that Fear; the dice begin with the Fear's own."""
    at = table(**given)
    at.dice(*dice)
    return at.draws(fear)


def wms(at: Table) -> list[int]:
    return [seat.wms for seat in at.state.seats]


@pytest.mark.scenario("ZP-S33")
def test_the_die_and_the_hex_make_a_fear_stronger() -> None:
    assert faces("b8", 2).told(FearFaced)[0].strength == 10
    assert faces("b8", 0).told(FearFaced)[0].strength == 8
    hexed = table()
    hexed.state.seats[ADA].hex = 2
    hexed.dice(2).draws("b8")
    assert hexed.told(FearFaced)[0] == FearFaced(ADA, "b8", 2, 2, 12)
    assert hexed.state.seats[ADA].hex == 0


@pytest.mark.scenario("ZP-S34")
def test_stones_weaken_the_fear_and_a_lost_fear_stays_in_the_discard() -> None:
    ada = faces("b8", 2, 2, 0, 3, stones={"A1": ADA, "A3": ADA})
    ada.does(FIGHT_ALONE, Sacrifice("A1"), Sacrifice("A3"))
    assert [weaker.strength for weaker in ada.told(FearWeakened)] == [8]
    assert ada.told(Attacked) == [Attacked(ADA, 3, 4, 4)]
    assert ada.told(BattleLost)
    assert len(ada.told(StoneReturned)) == 2
    assert ada.state.seats[ADA].unplaced == 4
    assert wms(ada)[ADA] == 1
    assert ada.state.discard == ["b8"]


@pytest.mark.scenario("ZP-S35")
def test_an_attack_counts_strength_and_die_but_nothing_on_the_eye() -> None:
    won = faces("b5", 0, 3, wms=[2]).does(FIGHT_ALONE)
    assert won.told(FearDefeated)
    assert wms(won)[ADA] == 3
    lost = faces("b5", 0, 0, wms=[4]).does(FIGHT_ALONE)
    assert lost.told(Attacked) == [Attacked(ADA, 0, 0, 5)]
    assert wms(lost)[ADA] == 3


@pytest.mark.scenario("ZP-S36")
def test_strength_never_passes_four() -> None:
    assert wms(faces("b5", 0, 3, wms=[4]).does(FIGHT_ALONE))[ADA] == 4


def with_helpers(at: Table, *helpers: int, relics: int = 0) -> Table:
    """Ada invites them, each for so many relics, and all accept."""
    at.does(CALL_FOR_HELP)
    for helper in helpers:
        at.does(Invite(helper), Share(False, relics))
        if at.kind == "extras":
            at.does(DONE)
    if at.kind == "invite":
        at.does(DONE)
    for _ in range(len(at.state.seats) - 1):
        if at.kind == "answer":
            at.does(ACCEPT)
        elif at.kind == "petition":
            at.does(at.asked.actions[0])
    return at.does(at.asked.actions[-1])


@pytest.mark.scenario("ZP-S37")
def test_a_beaten_fear_is_attacked_no_more_and_all_grow_stronger() -> None:
    party = with_helpers(faces("b6", 0, 3, 1, wms=[2]), BEN, CLEO)
    assert party.told(Attacked) == [Attacked(ADA, 3, 5, 1), Attacked(BEN, 1, 2, 0)]
    assert wms(party)[:3] == [3, 2, 2]


@pytest.mark.scenario("ZP-S38")
def test_once_the_battle_has_begun_nobody_is_asked_anything() -> None:
    """With the last word of preparation the battle runs to its end: no stone, no helper comes later."""
    ada = faces("b5", 0, 1, 0, stones={"A1": ADA, "A3": ADA}).does(FIGHT_ALONE, Sacrifice("A1"), READY)
    assert ada.told(BattleLost)
    assert ada.kind == "draw"
    assert ada.asked.seat == BEN
    assert ada.state.stones == {"A3": ADA}


@pytest.mark.scenario("ZP-S44")
def test_a_share_that_does_not_fit_stays_on_the_deck() -> None:
    ada = faces("b8", 0, 3, wms=[4], relics={ADA: ["twin_idol", "grave_hook", "star_lens"]})
    ada.state.seats[ADA].wms = 4
    ada.dice(0)
    ada = faces(
        "b8", 0, 3, 3, wms=[4], stones={"A1": ADA}, relics={ADA: ["twin_idol", "grave_hook", "star_lens"]}
    )
    top = ["soul_thread", "evil_eye"]
    for relic in top:
        ada.state.relic_deck.remove(relic)
    ada.state.relic_deck += top
    ada.does(FIGHT_ALONE, Sacrifice("A1"), READY)
    assert ada.told(FearDefeated)
    assert ada.state.seats[ADA].relics == 4
    assert ada.state.relic_deck[-1] == "soul_thread"
    assert ada.told(RelicForfeited) == [RelicForfeited(ADA)]


@pytest.mark.scenario("ZP-S45")
def test_a_master_gives_three_relics_none_of_them_to_be_played_at_once() -> None:
    ada = faces("x1", 0, 3, 3, 3, 3, 3, wms=[4], stones={"A1": ADA, "A3": ADA, "A5": ADA, "A7": ADA})
    top = ["soul_thread", "evil_eye", "star_lens"]
    for relic in top:
        ada.state.relic_deck.remove(relic)
    ada.state.relic_deck += top
    ada.does(FIGHT_ALONE, *map(Sacrifice, ("A1", "A3", "A5", "A7")))
    assert ada.told(FearCaptured) == [FearCaptured(ADA, "x1")]
    assert {held.relic for held in ada.state.seats[ADA].hidden} == set(top)
    assert ada.kind == "end_turn"
    assert ada.asked.private == ()
    assert ada.asked.private_entry


@pytest.mark.scenario("ZP-S46")
@pytest.mark.parametrize(
    ("fears", "full"),
    [(["b5", "g5", "x1"], True), (["x1", "x2", "b5"], True), (["b5", "b6", "x1"], False)],
)
def test_a_master_stands_for_the_class_that_is_needed(fears: list[str], full: bool) -> None:
    assert (missing(fears, jar=False) == 0) == full


@pytest.mark.scenario("ZP-S47")
def test_who_fights_alone_asks_nobody() -> None:
    ada = faces("b8", 0, 0).does(FIGHT_ALONE)
    assert ada.told(BattleLost)
    assert ada.kind == "draw"
    assert [event.seat for event in ada.told(DieRolled)] == [ADA, ADA]


@pytest.mark.scenario("ZP-S48")
def test_the_censer_can_beat_a_fear_without_a_roll() -> None:
    ada = faces("b5", 0, relics={ADA: ["dream_censer"]}).does(FIGHT_ALONE)
    assert ada.state.battle is not None
    ada.state.battle.strength = 3
    ada.does(PLAY["dream_censer"])
    assert ada.told(FearDefeated)
    assert [rolled.why for rolled in ada.told(DieRolled)] == ["fear"]


@pytest.mark.scenario("ZP-S49")
def test_the_shield_keeps_only_its_owners_strength() -> None:
    party = faces("x1", 0, 0, 0, 0, wms=[3, 3, 3], relics={ADA: ["scarab_shield"]})
    with_helpers(party, BEN, CLEO).does(PLAY["scarab_shield"])
    assert party.told(BattleLost)
    assert wms(party)[:3] == [3, 2, 2]


@pytest.mark.scenario("ZP-S50")
def test_a_stone_under_a_rivals_monkle_may_be_sacrificed() -> None:
    ada = faces("b5", 0, monkles=["A3", "A1"], stones={"A1": ADA}).does(FIGHT_ALONE)
    assert Sacrifice("A1") in ada.asked.actions


@pytest.mark.scenario("ZP-S66")
def test_equal_battle_relics_add_up_but_a_third_die_is_not_rolled() -> None:
    censers = faces("b6", 0, relics={ADA: ["dream_censer", "dream_censer"]}).does(FIGHT_ALONE)
    censers.does(PLAY["dream_censer"], PLAY["dream_censer"])
    assert censers.told(FearDefeated)
    assert len(censers.told(DieRolled)) == 1
    blades = faces("b8", 0, 1, relics={ADA: ["dawn_khopesh", "dawn_khopesh"]}).does(FIGHT_ALONE)
    blades.does(PLAY["dawn_khopesh"], PLAY["dawn_khopesh"])
    assert blades.told(Attacked)[0].damage == 6
    bones = faces("b8", 0, 1, 3, relics={ADA: ["fate_bones", "fate_bones"]}).does(FIGHT_ALONE)
    bones.does(PLAY["fate_bones"])
    assert PLAY["fate_bones"] not in bones.asked.legal
    bones.does(READY)
    assert bones.told(Attacked)[0].roll == 3


def test_the_blade_adds_nothing_on_the_eye() -> None:
    ada = faces("b5", 0, 0, relics={ADA: ["dawn_khopesh"]}).does(FIGHT_ALONE, PLAY["dawn_khopesh"])
    assert ada.told(Attacked)[0].damage == 0


def test_the_ankh_brings_the_owners_stones_back() -> None:
    party = faces("x1", 0, 3, 3, 0, 0, stones={"A1": ADA, "A3": BEN}, relics={ADA: ["ankh_of_return"]})
    with_helpers(party, BEN)
    party.does(PLAY["ankh_of_return"], Sacrifice("A1"), Sacrifice("A3"))
    assert party.state.stones == {"A1": ADA}
    assert party.state.seats[BEN].unplaced == 4


@pytest.mark.scenario("ZP-S70")
def test_the_drawers_share_lapses_while_the_helpers_is_paid() -> None:
    full = ["twin_idol", "grave_hook", "star_lens", "moon_hourglass"]
    stones = {"A1": BEN, "A3": BEN, "A5": BEN}
    party = faces("x1", 0, 3, 3, 3, 3, wms=[4], stones=stones, relics={ADA: full})
    with_helpers(party, BEN, relics=1)
    party.state.relic_deck = ["evil_eye", "soul_thread", "breaching_maul"]
    party.does(READY, *map(Sacrifice, ("A1", "A3", "A5")))
    assert party.told(FearDefeated)
    assert (party.state.seats[ADA].relics, party.state.seats[BEN].relics) == (4, 1)
    assert party.state.relic_deck == ["evil_eye", "soul_thread"]
    assert len(party.told(RelicForfeited)) == 2


def test_a_relic_of_this_turn_is_of_no_use_in_this_battle() -> None:
    ada = table()
    give(ada.state, ADA, "dream_censer", turn=10)
    ada.dice(0).draws("b5").does(FIGHT_ALONE)
    assert ada.asked.private_entry
    assert not any(isinstance(action, PlayRelic) for action in ada.asked.legal)


def test_every_fear_tells_how_many_relics_it_carries() -> None:
    carried = {fear.strength: fear.relics for fear in FEARS.values()}
    assert carried == {5: 1, 6: 1, 7: 1, 8: 2, 9: 2, 10: 2, 11: 3}
