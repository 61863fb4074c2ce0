"""Combat: War hexes in secret, powers compared."""

import pytest

from tests.games.exploration_warzone.positions import E, Owned, Table, W, at_warzone, position, show
from zonegames.games.exploration_warzone.actions import ADD_WAR, READY
from zonegames.games.exploration_warzone.events import (
    CombatRevealed,
    CombatStarted,
    CombatTied,
    Committed,
    Damage,
    InteractionWon,
)

NEUTRAL = ("broker", "pioneer")


def fight(mine: str, theirs: str, *owned: Owned, ships: tuple[str, ...] = NEUTRAL) -> Table:
    state = position(*owned, ships=ships)
    return Table(at_warzone(state, show("starter0", mine, E), show("starter1", theirs, W)))


def nova_against_two() -> Table:
    """ATTACK against ATTACK; P0 holds a Nova, P1 Bolt and Salvo."""
    return fight("A", "A", Owned(war=["nova"]), Owned(war=["bolt", "salvo"]))


@pytest.mark.scenario("EW-S32")
def test_the_difference_in_power_is_damage() -> None:
    """P0 commits its Nova, P1 only Salvo: 4 to 3, P1 loses 1 HP, both cards are lost, nobody gets a VP."""
    table = nova_against_two()
    hp = table.seat(1).hp
    table.act(ADD_WAR["nova"])
    assert table.asked == (1, "commit"), "with the hand empty, ready is not asked"
    table.act(ADD_WAR["salvo"], READY)
    assert table.of(CombatRevealed) == [CombatRevealed(0, 1, ("nova",), ("salvo",), 4, 3)]
    assert table.seat(1).hp == hp - 1
    assert (table.seat(0).war, table.seat(1).war) == ([], ["bolt"])
    assert sorted(table.state.war_discard) == ["nova", "salvo"]
    assert not table.of(InteractionWon)
    assert table.of(CombatRevealed)[0].waits


@pytest.mark.scenario("EW-S33")
def test_the_defender_may_hurt_the_attacker() -> None:
    """ATTACK against white, P1 commits a Salvo, P0 has none and is not asked: 1 to 2, P0 loses 1 HP."""
    table = fight("A", "C2", Owned(), Owned(war=["salvo"]))
    assert table.asked == (1, "commit")
    table.act(ADD_WAR["salvo"])
    assert table.of(Damage) == [Damage(0, 1, table.seat(0).max_hp - 1)]


@pytest.mark.scenario("EW-S34")
def test_a_tie_hurts_nobody_and_still_costs_the_cards() -> None:
    """ATTACK against white, P1 commits a Bolt: 1 to 1, a tie, no damage, the Bolt is discarded."""
    table = fight("A", "C2", Owned(), Owned(war=["bolt"]))
    table.act(ADD_WAR["bolt"])
    assert table.of(CombatTied) == [CombatTied(0, 1)]
    assert not table.of(Damage)
    assert table.state.war_discard == ["bolt"]


@pytest.mark.scenario("EW-S35")
def test_a_commitment_is_not_counted_before_both_are_ready() -> None:
    """P0 has committed its only Nova: P1 and the table count 1 War hex, see no kind, have heard nothing."""
    table = nova_against_two()
    events = table.act(ADD_WAR["nova"])
    assert events == [Committed(0, "nova")]
    for looker in (1, None):
        view = table.match.view(looker)
        assert view.seats[0].war_count == 1
        assert view.seats[0].war is None
        assert view.combat.attacker.cards is None
        assert view.war_discard == ()
        assert [event for event in events if event.seen_by(looker)] == []
    assert table.match.view(0).combat.attacker.cards == ("nova",)


def test_the_bases_are_told_when_a_combat_starts() -> None:
    table = fight("A", "A", Owned(), Owned())
    assert table.of(CombatStarted) == [CombatStarted(0, 1, True, 1, 1)]
    table = fight("A", "C2", Owned(), Owned())
    assert table.of(CombatStarted) == [CombatStarted(0, 1, False, 1, 0)]


def test_ready_comes_first_and_each_kind_once() -> None:
    table = fight("A", "C2", Owned(war=["salvo", "bolt", "salvo"]), Owned())
    assert table.legal == (READY, ADD_WAR["bolt"], ADD_WAR["salvo"])
    table.act(ADD_WAR["bolt"])
    assert table.legal == (READY, ADD_WAR["salvo"])


def test_a_beaten_ship_may_defend_itself_with_war_hexes() -> None:
    """P1's STEAL is beaten, and yet its Nova answers P0's ATTACK: 1 to 3."""
    table = fight("A", "S", Owned(), Owned(war=["nova"]))
    table.act(ADD_WAR["nova"])
    assert table.of(Damage)[0].seat == 0
    assert table.of(Damage)[0].amount == 2


def test_damage_stops_at_zero() -> None:
    table = fight("A", "C2", Owned(war=["nova", "nova"]), Owned(hp=2))
    table.act(ADD_WAR["nova"], ADD_WAR["nova"])
    assert table.of(Damage) == [Damage(1, 2, 0)]
