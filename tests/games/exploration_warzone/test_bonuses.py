"""Step 3: Starter hexes, tokens, trades and ONE MORE HEX."""

import pytest

from tests.games.exploration_warzone.positions import (
    NW,
    SE,
    E,
    Owned,
    Table,
    W,
    at_spending,
    position,
    show,
    turned,
)
from zonegames.games.exploration_warzone.actions import (
    BUY_HEX,
    PASS,
    PICK_BERTH,
    PICK_HEX,
    ROTATE,
    SKIP,
    TAKE_AREA,
    TRADE_ANSWERS,
    DoTrade,
)
from zonegames.games.exploration_warzone.components import HEXES
from zonegames.games.exploration_warzone.events import (
    CombatTied,
    ContactMet,
    ExtraHexPlayed,
    NoMoreHex,
    Recalled,
    ResourceGained,
    TradeImpossible,
)
from zonegames.games.exploration_warzone.state import Laid, WarzoneState

FLANKS = (2, 3)
"""F0 and F1 with two players."""

NOTHING_MET = show("starter1", "C2", W)


def revealed(state: WarzoneState, *laid: tuple[str, int]) -> Table:
    """Everybody has placed and passed."""
    table = Table(at_spending(state, *laid))
    table.all_pass()
    return table


@pytest.mark.scenario("EW-S20")
def test_a_starter_hex_pays_one_white_area_of_choice() -> None:
    """Its white areas are printed sides 0, 2 and 4; side 0 makes C 3 into 5 and pays nothing else."""
    table = revealed(position(Owned(), Owned()), ("starter0", 0), ("starter1", 0))
    assert table.legal == (TAKE_AREA[0], TAKE_AREA[2], TAKE_AREA[4])
    table.take()
    assert table.stock(0) == (5, 0, 0, 0)
    assert table.asked == (1, "starter_area")


@pytest.mark.scenario("EW-S21")
def test_pioneer_takes_two_different_areas() -> None:
    """Pioneer takes side 0, is then offered 2 and 4, and with 4 has C 5 and T 1."""
    table = revealed(
        position(Owned(), Owned(), ships=("pioneer", "broker")), ("starter0", 0), ("starter1", 0)
    )
    table.take()
    assert table.legal == (TAKE_AREA[2], TAKE_AREA[4])
    table.take(4)
    assert table.stock(0) == (5, 0, 1, 0)
    assert table.asked == (1, "starter_area")


@pytest.mark.scenario("EW-S22")
def test_tokens_come_before_the_trade_that_may_use_them() -> None:
    """Trade Moon with T 0: C 5 and T 1 first, then its trade makes T 0 and E 2."""
    table = revealed(position(Owned(hand=["trade_moon"]), Owned()), ("trade_moon", 0), NOTHING_MET)
    assert table.stock(0) == (5, 0, 1, 0)
    assert table.legal == TRADE_ANSWERS["X:T>EE"]
    table.act(DoTrade("X:T>EE"))
    assert table.stock(0) == (5, 2, 0, 0)


def test_a_trade_may_be_skipped() -> None:
    table = revealed(position(Owned(hand=["trade_moon"]), Owned()), ("trade_moon", 0), NOTHING_MET)
    table.act(SKIP)
    assert table.stock(0) == (5, 0, 1, 0)
    assert table.asked == (1, "starter_area")


@pytest.mark.scenario("EW-S23")
def test_a_trade_without_the_token_to_give_is_not_asked() -> None:
    """Orbital Market with E 0: C +2, V +1, the trade is told impossible, and the next asked is P1."""
    table = revealed(position(Owned(hand=["orbital_market"]), Owned()), ("orbital_market", 0), NOTHING_MET)
    assert table.stock(0) == (5, 0, 0, 1)
    assert table.of(TradeImpossible) == [TradeImpossible(0, "E")]
    assert table.asked == (1, "starter_area")


@pytest.mark.scenario("EW-S24")
def test_an_extra_hex_pays_fights_and_comes_back_to_the_wake() -> None:
    """P0's Twin Launch brings its Starter hex onto F0, ATTACK against P1's ATTACK: a tie; both come back."""
    state = position(Owned(hand=["twin_launch", "starter0"]), Owned())
    # P1's north-west is ATTACK, its west white.
    table = revealed(
        state, ("twin_launch", turned("twin_launch", "-", E)), ("starter1", turned("starter1", "A", NW))
    )
    table.act(PICK_HEX["starter0"], PICK_BERTH[FLANKS[0]], ROTATE[turned("starter0", "A", SE)])
    table.take(2)
    assert table.stock(0)[:2] == (4, 2)
    table.take()
    met = [e for e in table.of(ContactMet) if FLANKS[0] in (e.berth_a, e.berth_b)]
    assert [(e.effect_a, e.effect_b) for e in met] == [("A", "A")]
    assert table.of(CombatTied) == [CombatTied(0, 1)]
    assert Recalled(0, 2) in table.events
    assert sorted(table.seat(0).hand) == ["starter0", "twin_launch"]


@pytest.mark.scenario("EW-S25")
def test_a_hex_bought_this_round_may_be_the_extra_hex() -> None:
    """Twin Launch is P0's only hex; Scout Relay, bought in step 2, is offered as the extra one."""
    state = position(Owned(hand=["twin_launch"]), Owned())
    table = Table(at_spending(state, ("twin_launch", turned("twin_launch", "-", E)), NOTHING_MET))
    table.act(BUY_HEX["scout_relay"], PASS)
    assert table.asked == (0, "more_hex")
    assert table.legal == (PICK_HEX["scout_relay"], SKIP)


@pytest.mark.scenario("EW-S26")
def test_one_more_hex_chains_until_no_flank_is_free() -> None:
    """Twin Launch, Shadow Dock on F0, Carrier Group on F1: then no berth is left for the Starter hex."""
    state = position(Owned(hand=["twin_launch", "shadow_dock", "carrier_group", "starter0"]), Owned())
    table = revealed(state, ("twin_launch", turned("twin_launch", "-", E)), NOTHING_MET)
    table.act(PICK_HEX["shadow_dock"], PICK_BERTH[FLANKS[0]], ROTATE[0])
    table.act(PICK_HEX["carrier_group"])
    assert table.asked == (0, "more_rotation"), "a single free berth is taken without asking"
    table.act(ROTATE[0])
    assert [e.berth for e in table.of(ExtraHexPlayed)] == list(FLANKS)
    assert table.of(NoMoreHex) == [NoMoreHex(0, "berth")]
    assert table.seat(0).hand == ["starter0"]
    assert table.asked == (1, "starter_area")


def test_one_more_hex_is_lost_with_an_empty_hand() -> None:
    state = position(Owned(hand=["twin_launch"]), Owned())
    table = revealed(state, ("twin_launch", turned("twin_launch", "-", E)), NOTHING_MET)
    assert table.of(NoMoreHex) == [NoMoreHex(0, "hand")]


def test_one_more_hex_may_be_skipped() -> None:
    state = position(Owned(hand=["twin_launch", "starter0"]), Owned())
    table = revealed(state, ("twin_launch", turned("twin_launch", "-", E)), NOTHING_MET)
    table.act(SKIP)
    assert table.asked == (1, "starter_area")
    assert table.seat(0).hand == ["starter0"]


@pytest.mark.scenario("EW-S27")
def test_own_hexes_do_nothing_to_each_other() -> None:
    """P0's Starter hex on F0 turns blue to its own blue main hex: no contact lists the two."""
    state = position(Owned(hand=["gun_platform", "starter0"]), Owned())
    state.removed.append("starter0")
    state.commanders[0].hand.remove("starter0")
    table_state = at_spending(state, ("gun_platform", 5), NOTHING_MET)
    # F0's south-west touches the first main's north-east.
    table_state.removed.remove("starter0")
    table_state.cells[FLANKS[0]] = Laid(0, "starter0", turned("starter0", "A", 3))
    assert HEXES["gun_platform"].facing[5][0] == "A"
    table = Table(table_state)
    table.all_pass()
    table.take()
    met = [{e.berth_a, e.berth_b} for e in table.of(ContactMet)]
    assert {0, FLANKS[0]} not in met
    assert all(not (c.berth_a == 0 and c.berth_b == FLANKS[0]) for c in table.state.contacts)


def test_all_white_areas_of_an_action_hex_pay_by_side() -> None:
    """Galactic Senate pays V3, then C1, whatever its sides touch."""
    table = revealed(position(Owned(hand=["galactic_senate"]), Owned()), ("galactic_senate", 0), NOTHING_MET)
    own = [e for e in table.of(ResourceGained) if e.seat == 0 and e.cause == "area"]
    assert own == [ResourceGained(0, "V", 3), ResourceGained(0, "C", 1)]
