"""Step 2: War hexes, repairs, Action hexes and relics."""

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
from zonegames.engine.errors import IllegalAction
from zonegames.games.exploration_warzone.actions import (
    BUY_HEX,
    BUY_WAR,
    CLAIM,
    PASS,
    REPAIR,
    STEAL,
    BuyHex,
    BuyWar,
    Claim,
    Repair,
)
from zonegames.games.exploration_warzone.events import (
    ClaimFailed,
    GlobalHit,
    NothingToSteal,
    Paid,
    RelicGained,
    RowDrifted,
    Stolen,
    WarHexGained,
)

BACKS = (("starter0", 0), ("starter1", 0))


def spending(*owned: Owned, **given: object) -> Table:
    """Two players at step 2, their Starter hexes placed unturned: empty sides do not matter here."""
    return Table(at_spending(position(*owned, **given), *BACKS))  # type: ignore[arg-type]


@pytest.mark.scenario("EW-S09")
def test_war_hexes_are_bought_for_experience_and_drawn_one_by_one() -> None:
    """E 2, top Bolt, Salvo; two are bought: both in hand, E 0, and the next to spend is P1."""
    table = spending(Owned(stock={"E": 2}), Owned(), war_top=("bolt", "salvo"))
    assert [a.count for a in table.legal if isinstance(a, BuyWar)] == [1, 2]
    table.act(BUY_WAR[1])
    assert table.hands_of_war(0) == ["bolt", "salvo"]
    assert table.stock(0)[1] == 0
    assert table.asked == (1, "spend")


@pytest.mark.scenario("EW-S10")
def test_a_flare_among_bought_war_hexes_takes_the_experience_for_the_third() -> None:
    """E 3, top Flare, Bolt, Salvo: pay, all lose 1 HP and P0 1 E, Bolt, pay, Salvo; it ends with two."""
    table = spending(Owned(stock={"E": 3}), Owned(), war_top=("flare", "bolt", "salvo"))
    before = [commander.hp for commander in table.state.commanders]
    table.act(BUY_WAR[2])
    assert [commander.hp for commander in table.state.commanders] == [hp - 1 for hp in before]
    story = [e.kind for e in table.events if isinstance(e, Paid | GlobalHit | WarHexGained)]
    assert story == ["paid", "global_hit", "global_hit", "war_hex_gained", "paid", "war_hex_gained"]
    assert table.stock(0)[1] == 0
    assert table.hands_of_war(0) == ["bolt", "salvo"]
    assert table.asked == (1, "spend")


@pytest.mark.scenario("EW-S11")
def test_no_more_war_hexes_are_offered_than_the_hand_can_hold() -> None:
    """Three in hand, E 5: one is offered, two are not."""
    table = spending(Owned(stock={"E": 5}, war=["bolt"] * 3), Owned())
    assert BUY_WAR[0] in table.legal
    assert BUY_WAR[1] not in table.legal


@pytest.mark.scenario("EW-S12")
def test_repairs_cost_technology_and_stop_at_the_whole_hull() -> None:
    """HP 6 of 8 and T 3: one and two HP are offered; two make HP 8 and T 1."""
    table = spending(Owned(hp=6, stock={"T": 3}), Owned())
    assert [a.amount for a in table.legal if isinstance(a, Repair)] == [1, 2]
    table.act(REPAIR[1])
    assert table.seat(0).hp == 8
    assert table.stock(0)[2] == 1


@pytest.mark.scenario("EW-S13")
def test_the_row_sells_what_can_be_paid_and_closes_up() -> None:
    """Row R5, C 3: pass, Ore Hauler, Scout Relay. Ore Hauler costs 2 and a new card joins at the right."""
    table = spending(Owned(), Owned(), ships=("lance", "reclaimer"))
    assert table.legal == (PASS, BUY_HEX["ore_hauler"], BUY_HEX["scout_relay"])
    table.act(BUY_HEX["ore_hauler"])
    assert table.stock(0)[0] == 1
    assert table.seat(0).hand == ["ore_hauler"]
    assert table.state.row[:4] == ["silent_key", "data_vault", "scout_relay", "war_college"]
    assert len(table.state.row) == 5


@pytest.mark.scenario("EW-S14")
def test_broker_pays_less_for_dear_hexes() -> None:
    """Broker, row R5, C 3: all four hexes can be bought, the dear ones for 3; Data Vault leaves C 0."""
    table = spending(Owned(), Owned(), ships=("broker", "reclaimer"))
    assert [a.hex for a in table.legal if isinstance(a, BuyHex)] == [
        "ore_hauler",
        "data_vault",
        "scout_relay",
        "war_college",
    ]
    table.act(BUY_HEX["data_vault"])
    assert table.stock(0)[0] == 0


@pytest.mark.scenario("EW-S15")
def test_one_purchase_a_round() -> None:
    """P0 has bought a War hex; its repair in the same step is refused: it is P1's decision."""
    table = spending(Owned(hp=5, stock={"E": 1, "T": 2}), Owned(), war_top=("bolt",))
    table.act(BUY_WAR[0])
    before = table.match.fingerprint()
    refusal = table.match.game.why_not(table.match.view(0), REPAIR[0])
    assert refusal.text == "It is seat 2's decision."
    with pytest.raises(IllegalAction):
        table.act(REPAIR[0])
    assert table.match.fingerprint() == before


def claiming(p1_area: str) -> Table:
    """P0 (T 2, E 1, C 3) shows STEAL to P1's area and has claimed Silent Key; bonuses are still due."""
    state = position(Owned(stock={"T": 2, "E": 1}), Owned(), row=R5)
    table = Table(at_spending(state, show("starter0", "S", E), show("starter1", p1_area, W)))
    table.act(CLAIM["silent_key"], PASS)
    return table


@pytest.mark.scenario("EW-S16")
def test_a_claimed_relic_is_delivered_if_its_effect_works() -> None:
    """P0 claims Silent Key, takes 2 Credits and steals one: T 0, E 0, C 6, the relic, a full row."""
    table = claiming("C2")
    assert table.stock(0)[1:3] == (0, 0)
    table.take()
    table.take(2)
    table.act(STEAL["C"])
    assert table.stock(0) == (6, 0, 0, 0)
    assert table.seat(0).relics == ["silent_key"]
    assert table.of(RelicGained) == [RelicGained(0, "silent_key")]
    assert len(table.state.row) == 5
    assert "silent_key" not in table.state.row
    assert not table.of(RowDrifted)


@pytest.mark.scenario("EW-S17")
def test_a_claim_whose_effect_is_beaten_is_paid_back() -> None:
    """P1 shows ATTACK: it takes 1 VP, P0 loses 1 HP and steals nothing; price back, oldest card drifts."""
    table = claiming("A")
    hp = table.seat(0).hp
    table.take()
    table.take()
    assert table.stock(1)[3] == 1
    assert not table.of(Stolen)
    assert table.seat(0).hp == hp - 1
    assert table.of(ClaimFailed) == [ClaimFailed(0, "silent_key")]
    assert table.stock(0)[1:3] == (1, 2)
    assert "silent_key" in table.state.row
    assert table.of(RowDrifted) == [RowDrifted("ore_hauler")]


@pytest.mark.scenario("EW-S18")
def test_a_relic_is_claimed_once_a_round() -> None:
    """P0 has claimed Silent Key: P1 is not offered it, even with both icons in stock."""
    rich = Owned(stock={"T": 2, "E": 1})
    table = spending(rich, rich)
    assert CLAIM["silent_key"] in table.legal
    table.act(CLAIM["silent_key"])
    assert not [a for a in table.legal if isinstance(a, Claim)]


@pytest.mark.scenario("EW-S19")
def test_a_steal_that_finds_nothing_still_counts_for_the_relic() -> None:
    """Three players: P0 takes P1's only token unasked, P2 finds nothing, and is given Silent Key."""
    none = {"C": 0}
    state = position(
        Owned(hand=["pirate_nest"], stock=none),
        Owned(hand=["nebula_veil"], stock=none | {"E": 1}),
        Owned(hand=["smuggler_cove"], stock=none, claim="silent_key"),
    )
    # Towards P1, which shows Credits to both, P0 and P2 show STEAL; between themselves white sides touch.
    table = Table(at_warzone(state, ("pirate_nest", 4), ("nebula_veil", 5), ("smuggler_cove", 5)))
    assert table.of(Stolen) == [Stolen(0, 1, "E")]
    assert NothingToSteal(2, 1) in table.events
    assert RelicGained(2, "silent_key") in table.events
