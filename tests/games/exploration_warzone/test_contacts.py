"""Step 4: what touching areas do to each other."""

import pytest

from tests.games.exploration_warzone.positions import E, Owned, Table, W, at_warzone, position, show
from zonegames.games.exploration_warzone.actions import STEAL, Steal
from zonegames.games.exploration_warzone.events import (
    CombatStarted,
    ContactMet,
    Damage,
    InteractionWon,
    RoundStarted,
    ShipDestroyed,
    Stolen,
    WarHexGained,
    WarzoneSettled,
)
from zonegames.games.exploration_warzone.state import Options

NEUTRAL = ("broker", "pioneer")


def met(mine: str, theirs: str, one: Owned | None = None, two: Owned | None = None, **given: object) -> Table:
    """Two Starter hexes, P0 showing `mine` to P1's `theirs`."""
    given.setdefault("ships", NEUTRAL)
    state = position(one or Owned(), two or Owned(), **given)  # type: ignore[arg-type]
    return Table(at_warzone(state, show("starter0", mine, E), show("starter1", theirs, W)))


def lost(table: Table, seat: int) -> int:
    """HP lost by a seat that began whole."""
    return table.seat(seat).max_hp - table.seat(seat).hp


@pytest.mark.scenario("EW-S28")
def test_attack_against_white_costs_one_hp_and_pays_nobody() -> None:
    """P0 ATTACK, P1 white: P1 loses 1 HP, no VP moves."""
    table = met("A", "C2")
    assert (lost(table, 0), lost(table, 1)) == (0, 1)
    assert table.stock(0)[3] == table.stock(1)[3] == 0


@pytest.mark.scenario("EW-S29")
def test_attack_beats_steal() -> None:
    """P0 ATTACK, P1 STEAL: P0 +1 VP, nothing is stolen, P1 loses 1 HP."""
    table = met("A", "S")
    assert table.of(InteractionWon) == [InteractionWon(0, 1, "A")]
    assert table.stock(0) == (3, 0, 0, 1)
    assert not table.of(Stolen)
    assert lost(table, 1) == 1


@pytest.mark.scenario("EW-S30")
def test_steal_beats_dodge() -> None:
    """P0 STEAL, P1 DODGE: P0 +1 VP and one token; P1 gets no War hex."""
    table = met("S", "D")
    assert table.of(Stolen) == [Stolen(0, 1, "C")]
    assert table.stock(0) == (4, 0, 0, 1)
    assert not table.seat(1).war


@pytest.mark.scenario("EW-S31")
def test_dodge_beats_attack_without_a_combat() -> None:
    """P0 DODGE, P1 ATTACK with a Nova: P0 +1 VP and a War hex, no combat, P1 keeps its Nova."""
    table = met("D", "A", two=Owned(war=["nova"]))
    assert table.stock(0)[3] == 1
    assert len(table.seat(0).war) == 1
    assert not table.of(CombatStarted)
    assert table.seat(1).war == ["nova"]


@pytest.mark.scenario("EW-S36")
def test_steal_against_steal_works_both_ways_one_after_the_other() -> None:
    """P0 C 0 E 1, P1 C 3 E 1: P0 chooses first and takes a Credit, then P1 chooses."""
    table = met("S", "S", Owned(stock={"C": 0, "E": 1}), Owned(stock={"C": 3, "E": 1}))
    assert table.asked == (0, "steal")
    assert table.legal == (STEAL["C"], STEAL["E"])
    table.act(STEAL["C"])
    assert table.stock(0)[:2] == (1, 1)
    assert table.stock(1)[:2] == (2, 1)
    assert table.asked == (1, "steal")
    assert not table.of(InteractionWon)


@pytest.mark.scenario("EW-S37")
def test_dodge_against_dodge_draws_twice() -> None:
    """Top Nova, Bolt: P0 gets the Nova, P1 the Bolt, nobody a VP."""
    table = met("D", "D", war_top=("nova", "bolt"))
    assert (table.seat(0).war, table.seat(1).war) == (["nova"], ["bolt"])
    assert table.stock(0)[3] == table.stock(1)[3] == 0


@pytest.mark.scenario("EW-S38")
def test_a_victory_point_can_be_stolen() -> None:
    """The victim has E 1 and V 3: the choice is E or V; taking V makes 1 and 2."""
    victim = Owned(stock={"C": 0, "E": 1, "V": 3})
    table = met("S", "C2", two=victim)
    assert table.legal == (STEAL["E"], STEAL["V"])
    table.act(STEAL["V"])
    assert (table.stock(0)[3], table.stock(1)[3]) == (1, 2)


@pytest.mark.scenario("EW-S38")
def test_with_the_option_off_victory_points_are_safe() -> None:
    """The same without stealing of VP: the E is taken unasked."""
    victim = Owned(stock={"C": 0, "E": 1, "V": 3})
    table = met("S", "C2", two=victim, options=Options(steal_vp=False))
    assert table.of(Stolen) == [Stolen(0, 1, "E")]
    assert table.stock(1)[3] == 3


@pytest.mark.scenario("EW-S39")
@pytest.mark.parametrize("theirs", [("starter1", "C2"), ("data_vault", "-")])
def test_white_and_empty_sides_do_nothing(theirs: tuple[str, str]) -> None:
    """White against white and against an empty area: no contact is told, nothing changes."""
    hex_id, area = theirs
    row = ("ore_hauler", "silent_key", "scout_relay", "war_college", "gas_refinery")
    state = position(Owned(), Owned(hand=[hex_id]), ships=NEUTRAL, row=row)
    table = Table(at_warzone(state, show("starter0", "C2", E), show(hex_id, area, W)))
    assert not table.of(ContactMet)
    assert not table.of(WarzoneSettled)
    assert table.stock(0) == table.stock(1) == (3, 0, 0, 0)
    assert lost(table, 0) == lost(table, 1) == 0


@pytest.mark.scenario("EW-S46")
def test_contacts_of_a_destroyed_ship_are_skipped() -> None:
    """P0 destroys P1 first: P1-P2 is skipped, P0-P2 resolves, then two players go on, P2 begins."""
    state = position(
        Owned(hand=["gun_platform"]),
        Owned(hp=1),
        Owned(),
        ships=("broker", "pioneer", "lance"),
    )
    # Gun Platform unturned shows ATTACK to P1 (E) and to P2 (SE); P1 shows P2 an ATTACK it never makes.
    table = Table(at_warzone(state, ("gun_platform", 0), ("starter1", 2), ("starter2", 1)))
    assert table.of(ShipDestroyed) == [ShipDestroyed(1)]
    assert [(e.a, e.b) for e in table.of(ContactMet)] == [(0, 1), (0, 2)]
    assert [(e.seat, e.amount) for e in table.of(Damage)] == [(1, 1), (2, 1)]
    assert table.of(RoundStarted)[-1].order == (2, 0)
    assert table.state.first == 2
    assert len(table.state.layout.cells) == 4


@pytest.mark.scenario("EW-S62")
def test_a_draw_that_destroys_one_ship_stops_the_other_dodge() -> None:
    """P0 DODGE, P1 DODGE with HP 1, top Flare, Bolt: P1 is destroyed, P0 gets the Bolt, P1 draws nothing."""
    row = ("ore_hauler", "silent_key", "data_vault", "scout_relay", "war_college")
    state = position(
        Owned(),
        Owned(hp=1),
        Owned(),
        ships=("broker", "pioneer", "lance"),
        war_top=("flare", "bolt"),
        row=row,
    )
    table = Table(
        at_warzone(state, show("starter0", "D", E), show("starter1", "D", W), show("starter2", "C2", 5))
    )
    assert table.of(ShipDestroyed) == [ShipDestroyed(1)]
    assert table.seat(0).war == ["bolt"]
    assert table.of(WarHexGained)[0] == WarHexGained(0, 1)
    assert not [e for e in table.of(WarHexGained) if e.seat == 1]


def test_the_last_contact_waits_for_the_players() -> None:
    table = met("A", "S")
    (settled,) = table.of(WarzoneSettled)
    assert settled.waits


def test_one_kind_of_token_is_stolen_unasked() -> None:
    table = met("S", "C2")
    assert table.of(Stolen) == [Stolen(0, 1, "C")]
    assert not any(isinstance(action, Steal) for action in table.legal)
