"""The end of the round: wakes, recalls, the row, and the bound of rounds."""

import pytest

from tests.games.exploration_warzone.positions import (
    E,
    Owned,
    Table,
    W,
    at_spending,
    at_warzone,
    position,
    show,
)
from zonegames.games.exploration_warzone.actions import BUY_HEX, PASS, PICK_HEX, ROTATE
from zonegames.games.exploration_warzone.events import Recalled, RowDrifted, RowRefilled

NEUTRAL = ("broker", "pioneer")
ROW = ("silent_key", "data_vault", "null_heart", "war_college", "gas_refinery")


@pytest.mark.scenario("EW-S51")
def test_the_wake_comes_back_when_one_hex_is_left_in_hand() -> None:
    """P0 places its Starter hex and buys Ore Hauler: at the end of the round it holds both."""
    table = Table(
        at_spending(position(Owned(), Owned()), show("starter0", "C2", E), show("starter1", "C2", W))
    )
    table.act(BUY_HEX["ore_hauler"], PASS)
    table.take()
    table.take()
    assert table.seat(0).hand == ["ore_hauler", "starter0"]
    assert table.of(Recalled) == [Recalled(0, 1), Recalled(1, 1)]


@pytest.mark.scenario("EW-S52")
def test_a_pool_of_four_gives_three_rounds_of_shrinking_choice() -> None:
    """Hand of 4: after one round 3 and 1 in the wake, after two 2 and 2, after three all four again."""
    pool = ["scout_relay", "ice_skimmer", "dust_sifter", "patrol_buoy"]
    state = position(Owned(hand=pool), Owned(), row=ROW, ships=NEUTRAL)
    state.removed = [starter for starter in state.removed if starter != "starter1"]
    table = Table(state)
    sizes: list[tuple[int, int]] = []
    for used in pool[:3]:
        order = table.state.order
        for seat in order:
            hex_id = used if seat == 0 else "starter1"
            table.act(PICK_HEX[hex_id], ROTATE[0])
        while table.asked is not None and table.asked[1] != "place_hex":
            table.act(table.legal[0])
        sizes.append((len(table.seat(0).hand), len(table.seat(0).wake)))
    assert sizes == [(3, 1), (2, 2), (4, 0)]


@pytest.mark.scenario("EW-S53")
def test_the_oldest_card_drifts_away_when_none_left_the_row() -> None:
    """Nobody buys: the card at index 0 is discarded, one joins at the right."""
    state = position(Owned(), Owned(), ships=NEUTRAL)
    coming = state.deck[-1]
    table = Table(at_warzone(state, show("starter0", "C2", E), show("starter1", "C2", W)))
    assert table.of(RowDrifted) == [RowDrifted("ore_hauler")]
    assert table.of(RowRefilled) == [RowRefilled(coming)]
    assert table.state.row == ["silent_key", "data_vault", "scout_relay", "war_college", coming]
    assert table.state.discard == ["ore_hauler"]
