"""The deal table (ZP-S39 to S43, S68, S69)."""

from typing import Any

import pytest

from tests.games.zoneplex.positions import ADA, BEN, CLEO, DOV, Table, table
from zonegames.engine.draft import Draft
from zonegames.engine.match import Match
from zonegames.engine.seats import SeatSpec
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    CALL_FOR_HELP,
    COUNTER,
    DECLINE,
    DONE,
    PASS,
    PETITION,
    READY,
    SEAL,
    Agree,
    Drop,
    Get,
    Give,
    Insist,
    Invite,
    Pay,
    PromiseStones,
    Sacrifice,
    Share,
)
from zonegames.games.zoneplex.deals import FACE_DOWN, Terms
from zonegames.games.zoneplex.events import (
    BattleLost,
    FearCaptured,
    FearGiven,
    PactSealed,
    RelicDrawn,
    RelicGiven,
    RelicOverflow,
)
from zonegames.games.zoneplex.rules import GAME
from zonegames.games.zoneplex.state import Options


def called(fear: str, *dice: int, **given: Any) -> Table:
    """Ada has drawn that Fear and opened the deal table."""
    return table(**given).dice(*dice).draws(fear).does(CALL_FOR_HELP)


def invites(at: Table, helper: int, share: Share, *extras: Any) -> Table:
    """One row of the table, composed and put; what takes itself is skipped."""
    at.does(Invite(helper))
    for action in (share, *extras):
        at.does(action)
    return at.does(DONE) if at.kind == "extras" else at


@pytest.mark.scenario("ZP-S39")
def test_the_spoils_are_divided_as_agreed_and_all_grow_stronger() -> None:
    at = called("b8", 0, 3, 3, 3, wms=[1, 1, 1, 1])
    invites(at, BEN, Share(False, 1))
    invites(at, CLEO, Share(False, 1)).does(DONE, ACCEPT, ACCEPT, PASS, SEAL)
    assert at.told(FearCaptured) == [FearCaptured(ADA, "b8")]
    assert [drawn.seat for drawn in at.told(RelicDrawn)] == [BEN, CLEO]
    assert [seat.wms for seat in at.state.seats] == [2, 2, 2, 1]
    assert at.state.seats[DOV].relics == 0


@pytest.mark.scenario("ZP-S40")
def test_an_uninvited_seat_may_petition_and_must_keep_its_promise() -> None:
    at = called("b8", 0, stones={"A1": DOV, "A3": DOV}).does(DONE, PASS, PASS, PETITION, Share(False, 0))
    at.does(PromiseStones(1))  # there is nothing else to name, so the terms stand
    assert at.asked.actions == (Agree(DOV), SEAL)
    at.does(Agree(DOV), SEAL)
    assert at.asked.seat == DOV
    assert at.asked.actions == (Sacrifice("A1"), Sacrifice("A3"))
    at.does(Sacrifice("A3"))
    assert READY in at.asked.actions


@pytest.mark.scenario("ZP-S41")
@pytest.mark.parametrize("answer", [ACCEPT, DECLINE])
def test_the_drawer_may_insist_once_on_the_first_offer(answer: Any) -> None:
    at = invites(called("b8", 0), BEN, Share(False, 1)).does(DONE, COUNTER, Share(True, 0), PASS, PASS)
    assert set(at.asked.actions) == {Agree(BEN), Insist(BEN), SEAL}
    at.does(Insist(BEN))
    assert (at.kind, at.asked.seat) == ("final_answer", BEN)
    at.does(answer)
    if answer is DECLINE:
        assert at.told(PactSealed)[0].party == (ADA,)  # nothing but sealing was left
        return
    assert at.asked.actions == (Drop(BEN), SEAL)
    at.does(SEAL)
    assert at.told(PactSealed)[0] == PactSealed(ADA, (ADA, BEN), (Terms(relics=1),))


@pytest.mark.scenario("ZP-S42")
def test_what_is_promised_to_one_cannot_be_agreed_with_another() -> None:
    at = called("b5", 0)
    invites(at, BEN, Share(False, 1))
    invites(at, CLEO, Share(False, 0)).does(DONE, ACCEPT, COUNTER, Share(False, 1), PASS)
    assert Agree(CLEO) not in at.asked.actions
    at.does(Drop(BEN))
    assert Agree(CLEO) in at.asked.actions


@pytest.mark.scenario("ZP-S43")
def test_a_side_payment_is_kept_even_if_the_battle_is_lost() -> None:
    at = called("x1", 0, 0, 0, fears={ADA: ["g7"]})
    invites(at, BEN, Share(False, 0), Get("g7")).does(DONE, ACCEPT, PASS, PASS, SEAL)
    assert at.told(FearGiven) == [FearGiven(ADA, BEN, "g7")]
    assert at.told(BattleLost)
    assert at.state.seats[BEN].fears == ["g7"]
    assert at.state.seats[ADA].fears == []


@pytest.mark.scenario("ZP-S68")
def test_a_relic_paid_to_a_full_hand_is_discarded_face_up() -> None:
    held = ["twin_idol", "grave_hook", "star_lens"]
    at = called("b8", 0, relics={ADA: held, BEN: ["evil_eye"], CLEO: ["breaching_maul"]})
    invites(at, BEN, Share(False, 0), Give(FACE_DOWN))
    invites(at, CLEO, Share(False, 0), Give(FACE_DOWN)).does(DONE, ACCEPT, ACCEPT, PASS, SEAL)
    assert at.told(RelicGiven) == [RelicGiven(ADA, BEN)]
    assert at.told(RelicOverflow) == [RelicOverflow(ADA, "breaching_maul")]
    assert at.state.seats[ADA].relics == 4
    assert at.state.relic_discard == ["breaching_maul"]


@pytest.mark.scenario("ZP-S69")
@pytest.mark.parametrize(("held", "asked"), [(["fate_bones", "fate_bones"], True), (["fate_bones"], False)])
def test_the_giver_is_asked_whenever_two_lie_face_down(held: list[str], asked: bool) -> None:
    at = called("b8", 0, relics={ADA: held})
    invites(at, BEN, Share(False, 0), Get(FACE_DOWN)).does(DONE, ACCEPT, PASS, PASS, SEAL)
    if asked:
        assert (at.kind, at.asked.seat, at.asked.secret) == ("pay_relic", ADA, True)
        at.does(Pay("fate_bones"))
    assert at.told(RelicGiven) == [RelicGiven(BEN, ADA)]
    assert [held.relic for held in at.state.seats[BEN].hidden] == ["fate_bones"]


def test_everything_leaves_before_anything_arrives() -> None:
    """Two full hands exchange a relic: neither overflows."""
    four = ["twin_idol", "grave_hook", "star_lens"]
    at = called("b8", 0, relics={ADA: [*four], BEN: ["evil_eye", "soul_thread", "breaching_maul"]})
    invites(at, BEN, Share(False, 0), Give(FACE_DOWN), Get(FACE_DOWN)).does(DONE, ACCEPT, PASS, PASS, SEAL)
    at.does(Pay("evil_eye"), Pay("twin_idol"))
    assert [held.relic for held in at.state.seats[ADA].hidden] == ["grave_hook", "star_lens", "evil_eye"]
    assert [held.relic for held in at.state.seats[BEN].hidden][-1] == "twin_idol"
    assert at.told(RelicOverflow) == []


def test_no_more_is_promised_than_there_is() -> None:
    at = called("b5", 0, relics={ADA: ["twin_idol"], CLEO: ["evil_eye"] * 1})
    invites(at, BEN, Share(True, 1), Get(FACE_DOWN)).does(Invite(CLEO))
    assert at.kind == "extras"  # the Fear and its only relic are promised: glory is all that is left
    assert at.offers(Get) == []
    assert at.offers(Give) == [Give(FACE_DOWN)]


def test_no_relic_is_promised_to_a_full_hand() -> None:
    full = ["evil_eye", "soul_thread", "breaching_maul", "golden_mask"]
    at = called("b5", 0, relics={ADA: ["twin_idol"], BEN: full}, fears={ADA: ["g5"]}, jar=ADA)
    at.does(Invite(BEN), Share(False, 1))
    assert [get.thing for get in at.offers(Get)] == ["g5", "canopic_jar"]


def test_quick_deals_know_neither_counters_nor_petitions() -> None:
    at = called("b8", 0, 0, 0, options=Options(quick_deals=True))
    invites(at, BEN, Share(False, 1)).does(DONE)
    assert (at.asked.seat, at.asked.actions) == (BEN, (ACCEPT, DECLINE))
    at.does(ACCEPT)
    assert at.asked.actions == (Drop(BEN), SEAL)


def test_a_row_of_the_table_is_a_draft() -> None:
    """Rows are tried on a copy, taken back, and put all at once."""
    at = called("b8", 0, stones={"A1": BEN}, relics={BEN: ["evil_eye"]})
    match = Match[Any].at(GAME, at.state, [SeatSpec(name) for name in ("Ada", "Ben", "Cleo", "Dov")])
    draft = Draft(match, ADA)
    for action in (Invite(BEN), Share(False, 1), PromiseStones(1)):
        draft.add(action)
    assert draft.view.composing.terms == Terms(relics=1, stones=1)
    draft.back()
    draft.add(DONE)
    draft.add(Invite(CLEO))
    draft.add(Share(True, 0))
    assert match.view(None).battle.offers == (None, None, None, None)
    draft.add(DONE)
    assert draft.closed
    draft.commit()
    assert [offer and offer.terms for offer in match.view(None).battle.offers] == [
        None,
        Terms(relics=1),
        Terms(fear=True),
        None,
    ]
    assert match.seat_to_act == BEN
