"""What the others must not learn, and that placements and commitments work as drafts."""

import pytest

from tests.games.exploration_warzone.positions import (
    R5,
    E,
    Owned,
    Table,
    W,
    at_spending,
    at_warzone,
    position,
    show,
)
from zonegames.engine.draft import Draft
from zonegames.engine.match import Batch
from zonegames.engine.rng import Rng
from zonegames.games.exploration_warzone.actions import (
    ADD_WAR,
    BUY_WAR,
    DISCARD_HEX,
    PASS,
    PICK_HEX,
    READY,
    ROTATE,
)
from zonegames.games.exploration_warzone.preview import open_answers
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import Options

ROW = ("silent_key", "data_vault", "scout_relay", "war_college", "gas_refinery")
POOL = ["starter0", "ore_hauler", "fuel_depot"]


def three_hexes() -> Table:
    """P0 is about to place one of three."""
    return Table(position(Owned(hand=POOL), Owned(), row=ROW, options=Options(open_fleets=True)))


@pytest.mark.scenario("EW-S61")
def test_a_fleet_is_shown_whole_whichever_hex_is_placed() -> None:
    """P0 places any of its three hexes, unturned: one and the same view for P1, fleet as before, hand 2."""
    views = []
    for hex_id in POOL:
        table = three_hexes()
        before = table.match.view(1).seats[0]
        table.act(PICK_HEX[hex_id], ROTATE[0])
        after = table.match.view(1)
        assert before.fleet == after.seats[0].fleet
        assert (before.hand_count, after.seats[0].hand_count) == (3, 2)
        assert after.seats[0].hand is None
        views.append(after)
    assert views[0] == views[1] == views[2]


def test_the_two_questions_of_a_placement_look_alike_to_the_others() -> None:
    table = three_hexes()
    for looker in (None, 1):
        first = table.match.decision_for(looker)
        view = table.match.view(looker)
        table.act(PICK_HEX["fuel_depot"])
        assert table.match.decision_for(looker) == first
        assert table.match.view(looker) == view
        table.match.undo()


def test_hex_and_rotation_are_drafted_and_told_at_once() -> None:
    """A draft of both: going back is possible, nobody hears of it, and the commit is one batch."""
    table = three_hexes()
    heard: list[Batch] = []
    table.match.subscribe(1, heard.append)
    draft = Draft(table.match, 0)
    draft.add(PICK_HEX["ore_hauler"])
    assert draft.decision is not None
    assert draft.decision.kind == "place_rotation"
    assert draft.view.question.hex == "ore_hauler"
    assert draft.back()
    draft.add(PICK_HEX["fuel_depot"])
    draft.add(ROTATE[2])
    assert draft.closed
    assert draft.back()
    draft.add(ROTATE[3])
    assert heard == []
    draft.commit()
    assert len(heard) == 1
    assert [told.event.kind for told in heard[0].told] == ["hex_placed_face_down"]  # type: ignore[attr-defined]
    assert table.state.cells[0].hex == "fuel_depot"
    assert table.state.cells[0].rotation == 3


def test_a_commitment_is_drafted_and_the_rival_hears_nothing() -> None:
    """P0 adds, takes back and adds War hexes; ready ends it; P1 hears nothing and counts all of them."""
    state = position(Owned(war=["bolt", "salvo", "nova"]), Owned(war=["bolt"]), ships=("broker", "pioneer"))
    table = Table(at_warzone(state, show("starter0", "A", E), show("starter1", "A", W)))
    heard: list[Batch] = []
    table.match.subscribe(1, heard.append)
    draft = Draft(table.match, 0)
    draft.add(ADD_WAR["bolt"])
    draft.add(ADD_WAR["nova"])
    assert draft.view.combat.attacker.cards == ("bolt", "nova")
    draft.back()
    draft.add(ADD_WAR["salvo"])
    draft.add(READY)
    draft.commit()
    assert [told for batch in heard for told in batch.told] == []
    assert table.asked == (1, "commit")
    assert table.match.view(1).seats[0].war_count == 3
    assert table.match.view(1).combat.attacker.cards is None


def test_an_extra_hex_is_drafted_from_hand_to_rotation() -> None:
    state = position(Owned(hand=["twin_launch", "starter0"]), Owned())
    table = Table(at_spending(state, ("twin_launch", 0), ("starter1", 0)))
    table.all_pass()
    draft = Draft(table.match, 0)
    draft.add(PICK_HEX["starter0"])
    draft.add(draft.decision.actions[0])  # type: ignore[union-attr]
    assert draft.decision is not None
    assert draft.decision.kind == "more_rotation"
    draft.add(ROTATE[1])
    assert draft.decision is not None
    assert draft.decision.kind == "starter_area"


def test_the_last_to_commit_may_use_none_without_looking_the_first_may_not() -> None:
    two = position(Owned(war=["bolt"]), Owned(war=["bolt"]), ships=("broker", "pioneer"))
    table = Table(at_warzone(two, show("starter0", "A", E), show("starter1", "C2", W)))
    assert open_answers(table.match.view(None)) == ()
    table.act(READY)
    assert open_answers(table.match.view(None)) == (READY,)
    alone = position(Owned(war=["bolt"]), Owned(), ships=("broker", "pioneer"))
    table = Table(at_warzone(alone, show("starter0", "A", E), show("starter1", "C2", W)))
    assert open_answers(table.match.view(None)) == (READY,)


def test_a_rift_victim_may_give_its_wake_without_looking_and_its_hand_only_after_the_reveal() -> None:
    state = position(
        Owned(hand=POOL, stock={"E": 1}),
        Owned(hand=["starter1", "gun_platform"], wake=["trade_moon"], war=["bolt"]),
        row=ROW,
        war_top=("rift",),
    )
    table = Table(at_spending(state, ("starter0", 0), ("starter1", 0)))
    table.act(BUY_WAR[0])
    assert open_answers(table.match.view(None)) == ()
    table.act(DISCARD_HEX["ore_hauler"])
    assert table.asked == (1, "discard")
    assert open_answers(table.match.view(None)) == (DISCARD_HEX["trade_moon"],)
    later = position(
        Owned(hand=["starter0", "ore_hauler"]),
        Owned(hand=["starter1", "gun_platform"], wake=["trade_moon"]),
        row=ROW,
        war_top=("rift",),
        ships=("broker", "pioneer"),
    )
    table = Table(at_warzone(later, show("starter0", "D", E), show("starter1", "C2", W)))
    assert table.asked == (1, "discard")
    assert open_answers(table.match.view(None)) == (DISCARD_HEX["trade_moon"], DISCARD_HEX["gun_platform"])


def test_a_resampled_rival_never_lies_with_a_hex_it_bought_since() -> None:
    """P1 placed one of two hexes, then bought a third: in no other world does the third lie face down."""
    state = position(Owned(), Owned(hand=["starter1", "gun_platform"]), row=R5)
    table = Table(at_spending(state, ("starter0", 0), ("gun_platform", 0)))
    table.act(PASS)
    table.act(next(a for a in table.legal if a.kind == "buy"))
    # The reveal has come; go back to the moment after P1's purchase by hand.
    state = table.state.clone()
    state.revealed = False
    seen = {GAME.resample(state, 0, Rng(seed)).cells[1].hex for seed in range(40)}
    assert seen == {"starter1", "gun_platform"}


def test_hands_are_open_from_the_reveal_on() -> None:
    table = Table(
        at_spending(position(Owned(hand=POOL), Owned(), row=ROW), ("ore_hauler", 0), ("starter1", 0))
    )
    assert table.match.view(1).seats[0].hand is None
    table.all_pass()
    assert table.match.view(1).seats[0].hand == ("starter0", "fuel_depot")
    assert table.match.view(None).seats[0].war is None
