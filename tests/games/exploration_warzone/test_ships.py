"""The eight abilities (Broker: see spending, Pioneer: see bonuses)."""

import pytest

from tests.games.exploration_warzone.positions import (
    NE,
    E,
    Owned,
    Table,
    W,
    at_spending,
    at_warzone,
    position,
    show,
    turned,
)
from zonegames.games.exploration_warzone.actions import ADD_WAR, BUY_WAR
from zonegames.games.exploration_warzone.events import (
    CombatRevealed,
    Damage,
    InteractionWon,
    NothingToSteal,
    ResourceGained,
    Stolen,
    WarHexSalvaged,
)
from zonegames.games.exploration_warzone.state import Laid

ROW = ("ore_hauler", "silent_key", "scout_relay", "war_college", "gas_refinery")


def fight(mine: str, theirs: str, ships: tuple[str, ...], *owned: Owned, **given: object) -> Table:
    state = position(*(owned or (Owned(), Owned())), ships=ships, **given)  # type: ignore[arg-type]
    return Table(at_warzone(state, show("starter0", mine, E), show("starter1", theirs, W)))


def twice(effect: str, hex_id: str, ships: tuple[str, ...]) -> Table:
    """P0 meets P1's empty sides twice with one effect: with its main hex, and with a flank hex on F1."""
    state = position(Owned(), Owned(hand=["data_vault"]), ships=ships, row=ROW)
    at_warzone(state, show("starter0", effect, E), ("data_vault", 0))
    state.deck.remove(hex_id)
    # F1's north-east touches the second main's south-west.
    state.cells[3] = Laid(0, hex_id, turned(hex_id, effect, NE))
    return Table(state)


@pytest.mark.scenario("EW-S54")
def test_bastion_takes_one_less_once_a_round() -> None:
    """Hit for 1 twice in a round: the first is reported as 0, the second costs 1."""
    table = twice("A", "gun_platform", ("broker", "bastion"))
    assert [e.amount for e in table.of(Damage)] == [0, 1]
    assert table.seat(1).hp == table.seat(1).max_hp - 1


@pytest.mark.scenario("EW-S54")
def test_bastion_hit_for_four_loses_three() -> None:
    """Power 4 against 0: Bastion loses 3."""
    table = fight("A", "C2", ("broker", "bastion"), Owned(war=["nova"]), Owned())
    table.act(ADD_WAR["nova"])
    assert [e.amount for e in table.of(Damage)] == [3]


@pytest.mark.scenario("EW-S54")
def test_no_armour_against_a_solar_flare() -> None:
    """A Flare costs Bastion its full HP."""
    state = position(Owned(stock={"E": 1}), Owned(), ships=("broker", "bastion"), war_top=("flare", "bolt"))
    table = Table(at_spending(state, ("starter0", 0), ("starter1", 0)))
    table.act(BUY_WAR[0])
    assert table.seat(1).hp == table.seat(1).max_hp - 1


@pytest.mark.scenario("EW-S55")
def test_lance_strikes_with_two_and_takes_a_credit_once_a_round() -> None:
    """ATTACK against white twice: 2 damage each, one Credit for both."""
    table = twice("A", "gun_platform", ("lance", "broker"))
    assert [e.amount for e in table.of(Damage)] == [2, 2]
    assert [e for e in table.of(ResourceGained) if e.cause == "ability"] == [
        ResourceGained(0, "C", 1, "ability")
    ]
    assert table.stock(0)[0] == 4


@pytest.mark.scenario("EW-S55")
@pytest.mark.parametrize("lance", [0, 1])
def test_lance_has_two_in_a_mutual_attack_on_either_side(lance: int) -> None:
    """ATTACK against ATTACK without War hexes: Lance has 2 to 1."""
    ships = ("lance", "broker") if lance == 0 else ("broker", "lance")
    table = fight("A", "A", ships)
    (shown,) = table.of(CombatRevealed)
    assert (shown.power_attacker, shown.power_defender) == ((2, 1) if lance == 0 else (1, 2))
    assert [(e.seat, e.amount) for e in table.of(Damage)] == [(1 - lance, 1)]
    assert table.stock(lance)[0] == 4


def test_lance_only_defending_has_no_power_and_no_credit() -> None:
    table = fight("A", "C2", ("broker", "lance"), Owned(), Owned(war=["salvo"]))
    table.act(ADD_WAR["salvo"])
    (shown,) = table.of(CombatRevealed)
    assert (shown.power_attacker, shown.power_defender) == (1, 2)
    assert table.stock(1)[0] == 3


@pytest.mark.scenario("EW-S56")
def test_reclaimer_takes_back_its_strongest_war_hex() -> None:
    """Bolt and Salvo committed: after the combat Salvo is in hand, Bolt in the discard."""
    table = fight("A", "C2", ("reclaimer", "broker"), Owned(war=["bolt", "salvo"]), Owned())
    table.act(ADD_WAR["bolt"], ADD_WAR["salvo"])
    assert table.of(WarHexSalvaged) == [WarHexSalvaged(0, "salvo")]
    assert table.seat(0).war == ["salvo"]
    assert table.state.war_discard == ["bolt"]


def test_a_destroyed_reclaimer_takes_nothing_back() -> None:
    table = fight("A", "C2", ("broker", "reclaimer"), Owned(war=["nova"]), Owned(hp=1, war=["bolt"]))
    table.act(ADD_WAR["nova"], ADD_WAR["bolt"])
    assert not table.of(WarHexSalvaged)
    assert sorted(table.state.war_discard) == ["bolt", "nova"]


@pytest.mark.scenario("EW-S57")
def test_envoy_is_paid_before_the_effect_that_beat_it() -> None:
    """Envoy with nothing loses to STEAL: its new Credit is what gets stolen."""
    table = fight("S", "D", ("broker", "envoy"), Owned(), Owned(stock={"C": 0}))
    relevant = [e for e in table.events if isinstance(e, InteractionWon | ResourceGained | Stolen)]
    assert relevant == [
        ResourceGained(0, "V", 1, "win"),
        InteractionWon(0, 1, "S"),
        ResourceGained(1, "C", 1, "ability"),
        Stolen(0, 1, "C"),
    ]
    assert table.stock(1)[0] == 0


@pytest.mark.scenario("EW-S58")
def test_corsair_takes_technology_for_its_first_steal_of_the_round() -> None:
    """Two STEALs that work: one Technology."""
    table = twice("S", "pirate_nest", ("corsair", "broker"))
    assert [e.resource for e in table.of(Stolen)] == ["C", "C"]
    assert table.stock(0)[2] == 1


@pytest.mark.scenario("EW-S58")
def test_corsair_is_paid_even_when_there_is_nothing_to_steal() -> None:
    """The victim owns nothing: the Technology comes all the same."""
    table = fight("S", "C2", ("corsair", "broker"), Owned(), Owned(stock={"C": 0}))
    assert table.of(NothingToSteal) == [NothingToSteal(0, 1)]
    assert table.stock(0)[2] == 1


def test_corsair_beaten_takes_nothing() -> None:
    table = fight("S", "A", ("corsair", "broker"))
    assert table.stock(0)[2] == 0


@pytest.mark.scenario("EW-S59")
def test_phantom_takes_technology_for_each_dodge_that_works() -> None:
    """Against white: a War hex and 1 Technology. Beaten by STEAL: neither."""
    table = fight("D", "C2", ("phantom", "broker"), war_top=("bolt",))
    assert table.seat(0).war == ["bolt"]
    assert table.stock(0)[2] == 1
    beaten = fight("D", "S", ("phantom", "broker"))
    assert beaten.seat(0).war == []
    assert beaten.stock(0)[2] == 0


def test_phantom_destroyed_by_its_draw_takes_nothing() -> None:
    table = fight("D", "C2", ("phantom", "broker"), Owned(hp=1), Owned(hp=5), war_top=("flare", "bolt"))
    assert table.asked is None
    assert table.stock(0)[2] == 0
