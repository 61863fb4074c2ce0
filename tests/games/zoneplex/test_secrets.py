"""What nobody may learn too early (invariant 10), besides what the check kit proves."""

from typing import Any

import pytest

from tests.games.zoneplex.positions import ADA, BEN, CLEO, FULL, NAMES, plain, table
from zonegames.engine.match import Match, new_match
from zonegames.engine.seats import SeatSpec
from zonegames.games.zoneplex.actions import (
    ACCEPT,
    CALL_FOR_HELP,
    DONE,
    FIGHT_ALONE,
    PASS,
    SEAL,
    Get,
    Invite,
    Pay,
    PlaceCell,
    PlaceTile,
    Share,
    TakeHidden,
)
from zonegames.games.zoneplex.deals import FACE_DOWN
from zonegames.games.zoneplex.rules import GAME


@pytest.mark.scenario("ZP-S05")
def test_at_set_up_each_seat_hears_of_its_own_symbol_and_tiles_alone() -> None:
    match: Match[Any] = new_match(GAME, [SeatSpec(name) for name in NAMES[:4]], {}, 8)
    for seat in range(4):
        heard = [event for event in match.heard(seat) if hasattr(event, "seat")]
        assert {event.kind for event in heard if event.seat == seat} >= {"symbol_seen", "tiles_seen"}  # type: ignore[attr-defined]
        assert not any(event.kind in ("symbol_seen", "tiles_seen") and event.seat != seat for event in heard)  # type: ignore[attr-defined]
    assert not any(event.kind.endswith("_seen") for event in match.heard(None))  # type: ignore[attr-defined]


def test_a_chosen_tile_is_nobodys_business_until_it_lies() -> None:
    """Two tiles of Ada, either chosen: the others are asked nothing else and see the same table."""
    seen: list[Any] = []
    for tile in ("neutral", "wall"):
        at = table(tiles=plain(["A6", "A8"]), monkles=["A7"], hands={ADA: ["neutral", "wall"]}, stack=[])
        at.draws("one").does(PlaceTile(tile))
        assert at.asked.secret
        seen.append((GAME.view(at.state, BEN), GAME.view(at.state, None), at.asked.seen_by(BEN)))
    assert seen[0] == seen[1]
    assert seen[0][2].kind == "place_tile"


def test_relics_leave_one_neutral_entry_whatever_they_are() -> None:
    asked = []
    for relic in ("evil_eye", "scarab_shield", "mummy_hand"):
        at = table(tiles=FULL, phase=2, monkles=["A1"], relics={ADA: [relic]}).draws("two")
        public = at.asked.seen_by(CLEO)
        assert public.private == ()
        asked.append((public, GAME.view(at.state, CLEO)))
    assert asked[0] == asked[1] == asked[2]


def test_a_fear_plan_offers_relics_by_their_number_not_by_their_use() -> None:
    asked = [
        table(relics={ADA: [relic]}).dice(0).draws("b5").asked.seen_by(BEN)
        for relic in ("evil_eye", "breaching_maul")
    ]
    assert asked[0] == asked[1]
    assert asked[0].private_entry


def test_a_relic_paid_face_down_is_known_to_giver_and_taker_alone() -> None:
    at = table(relics={ADA: ["evil_eye", "twin_idol"]}).dice(0).draws("b5").does(CALL_FOR_HELP)
    at.does(Invite(BEN), Share(False, 0), Get(FACE_DOWN))
    at.does(DONE, ACCEPT, PASS, PASS, SEAL, Pay("twin_idol"))
    heard = {looker: [e for e in at.events if e.seen_by(looker) is not None] for looker in (BEN, CLEO)}
    assert any(event.kind == "relic_seen" for event in heard[BEN])  # type: ignore[attr-defined]
    assert not any(event.kind == "relic_seen" for event in heard[CLEO])  # type: ignore[attr-defined]


def test_a_stolen_face_down_relic_is_known_to_thief_and_victim_alone() -> None:
    at = table(
        tiles=FULL,
        phase=2,
        monkles=["A1"],
        relics={ADA: ["mummy_hand"], BEN: ["evil_eye"], CLEO: ["twin_idol"]},
    ).draws("two")
    at.does(at.asked.private[0], TakeHidden(BEN))
    kinds = {
        looker: [event.kind for event in at.events if event.seen_by(looker) is not None]  # type: ignore[attr-defined]
        for looker in (ADA, BEN, CLEO)
    }
    assert "relic_seen" in kinds[ADA]
    assert "relic_lost" in kinds[BEN]
    assert not {"relic_seen", "relic_lost"} & set(kinds[CLEO])


@pytest.mark.scenario("ZP-S76")
def test_secret_decisions_are_marked_and_others_come_between() -> None:
    """Ada looks at her tiles (secret), Ben decides in the open, Ada's next tiles are secret again: that is
    what the cover goes by."""
    at = table(
        tiles=plain(["A2", "A4", "A6", "B1"]),
        monkles=["A3", "A5"],
        hands={ADA: ["neutral", "neutral"], BEN: ["orb"]},
        stack=[],
        seats=2,
    ).draws("one")
    assert (at.asked.seat, at.asked.secret) == (ADA, True)
    at.does(PlaceTile("neutral"), PlaceCell("A8"))
    while at.asked.seat == ADA:
        assert not at.asked.secret
        at.does(at.asked.actions[-1])
    at.dice(0, 0).draws("b10")
    assert (at.asked.seat, at.asked.secret) == (BEN, False)
    at.does(FIGHT_ALONE).draws("one")
    assert (at.asked.seat, at.asked.kind, at.asked.secret) == (ADA, "place_tile", True)


def test_the_undealt_symbols_are_in_no_view_of_phase_one() -> None:
    at = table()
    for looker in (None, ADA, BEN):
        symbols = [seat.symbol for seat in GAME.view(at.state, looker).seats]
        assert [s for s in symbols if s is not None] == (
            [] if looker is None else [at.state.seats[looker].symbol]
        )
