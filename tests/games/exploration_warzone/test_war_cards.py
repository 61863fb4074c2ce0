"""Gaining War hexes, the Global cards, and the limit of the War hand."""

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
from zonegames.games.exploration_warzone.actions import BUY_WAR, DISCARD_HEX, DISCARD_WAR
from zonegames.games.exploration_warzone.events import (
    GameOver,
    GlobalEffect,
    GlobalHit,
    HexDiscarded,
    NothingToDiscard,
    ShipDestroyed,
    WarDeckEmpty,
    WarDeckReshuffled,
    WarHexDiscarded,
    WarHexGained,
)

NEUTRAL = ("broker", "pioneer", "lance")


def dodge(one: Owned, two: Owned | None = None, **given: object) -> Table:
    """P0's DODGE meets P1's white side."""
    state = position(one, two or Owned(), ships=NEUTRAL, **given)  # type: ignore[arg-type]
    return Table(at_warzone(state, show("starter0", "D", E), show("starter1", "C2", W)))


def spending(*owned: Owned, **given: object) -> Table:
    """Everybody has placed its Starter hex; step 2 begins."""
    state = position(*owned, ships=NEUTRAL, **given)  # type: ignore[arg-type]
    return Table(at_spending(state, *[(f"starter{seat}", 0) for seat in range(len(owned))]))


@pytest.mark.scenario("EW-S40")
def test_a_fifth_war_hex_makes_its_owner_give_one_up() -> None:
    """Bolt, Bolt, Salvo, Nova and a drawn Salvo: each kind is offered; a Bolt goes."""
    table = dodge(Owned(war=["bolt", "bolt", "salvo", "nova"]), war_top=("salvo",))
    assert table.asked == (0, "war_overflow")
    assert table.legal == (DISCARD_WAR["bolt"], DISCARD_WAR["salvo"], DISCARD_WAR["nova"])
    table.act(DISCARD_WAR["bolt"])
    assert table.hands_of_war(0) == ["bolt", "nova", "salvo", "salvo"]


@pytest.mark.scenario("EW-S40")
def test_it_is_asked_even_when_all_five_are_alike() -> None:
    """Five Bolts: the one answer is Bolt; not being asked would tell."""
    table = dodge(Owned(war=["bolt"] * 4), war_top=("bolt",))
    assert table.asked == (0, "war_overflow")
    assert table.legal == (DISCARD_WAR["bolt"],)
    assert table.match.decision_for(1).actions == ()  # type: ignore[union-attr]


@pytest.mark.scenario("EW-S41")
def test_an_empty_war_deck_is_made_of_its_discard() -> None:
    """Deck empty, discard Bolt and Salvo: two are shuffled, one is gained, one stays in the deck."""
    table = dodge(Owned(), war_deck=(), war_discard=("bolt", "salvo"))
    assert table.of(WarDeckReshuffled) == [WarDeckReshuffled(2)]
    assert table.of(WarHexGained) == [WarHexGained(0, 1)]
    assert len(table.state.war_deck) == 1


@pytest.mark.scenario("EW-S41")
def test_without_any_war_hex_nothing_is_drawn() -> None:
    """Deck and discard hold Global cards only: told empty, nobody is hit."""
    table = dodge(Owned(), war_deck=("flare",), war_discard=("rift",))
    assert table.of(WarDeckEmpty) == [WarDeckEmpty(0)]
    assert not table.of(GlobalEffect)
    assert table.state.war_deck == ["flare"]


@pytest.mark.scenario("EW-S42")
def test_a_solar_flare_hits_all_and_the_buyer_still_gets_a_war_hex() -> None:
    """E 1, 2, 0; P0 buys; Flare, then Bolt: E 0, 1, 0, all lose 1 HP, P0 holds the Bolt."""
    table = spending(Owned(stock={"E": 1}), Owned(stock={"E": 2}), Owned(), war_top=("flare", "bolt"))
    before = [commander.hp for commander in table.state.commanders]
    table.act(BUY_WAR[0])
    assert [table.stock(seat)[1] for seat in range(3)] == [0, 1, 0]
    assert [commander.hp for commander in table.state.commanders] == [hp - 1 for hp in before]
    assert table.seat(0).war == ["bolt"]
    assert [(e.seat, e.exp_lost) for e in table.of(GlobalHit)] == [(0, 0), (1, 1), (2, 0)]
    assert table.of(GlobalEffect)[0].waits


@pytest.mark.scenario("EW-S43")
def test_a_gravity_rift_takes_one_card_of_hand_wake_or_war_hexes() -> None:
    """P0 holds Ore Hauler and two Bolts and may give either; P1 has placed its only hex: nothing."""
    row = ("silent_key", "data_vault", "scout_relay", "war_college", "gas_refinery")
    rich = Owned(hand=["starter0", "ore_hauler"], war=["bolt", "bolt"], stock={"E": 1})
    table = spending(rich, Owned(), row=row, war_top=("rift", "salvo"))
    table.act(BUY_WAR[0])
    assert table.asked == (0, "discard")
    assert table.legal == (DISCARD_HEX["ore_hauler"], DISCARD_WAR["bolt"])
    table.act(DISCARD_HEX["ore_hauler"])
    assert table.of(HexDiscarded) == [HexDiscarded(0, "ore_hauler")]
    assert table.of(NothingToDiscard) == [NothingToDiscard(1)]
    assert table.hands_of_war(0) == ["bolt", "bolt", "salvo"]
    assert table.state.war_discard == ["rift"]


def test_a_single_card_is_given_to_the_rift_unasked() -> None:
    table = spending(Owned(stock={"E": 1}), Owned(war=["nova"]), war_top=("rift", "bolt"))
    table.act(BUY_WAR[0])
    assert table.of(WarHexDiscarded) == [WarHexDiscarded(1, "nova")]
    assert table.of(NothingToDiscard) == [NothingToDiscard(0)]
    assert table.asked == (1, "spend")


def test_a_starter_hex_given_to_the_rift_is_out_of_the_game() -> None:
    row = ("silent_key", "data_vault", "scout_relay", "war_college", "gas_refinery")
    state = position(
        Owned(hand=["starter0", "ore_hauler"], stock={"E": 1}),
        Owned(),
        ships=NEUTRAL,
        row=row,
        war_top=("rift",),
    )
    table = Table(at_spending(state, ("ore_hauler", 0), ("starter1", 0)))
    table.act(BUY_WAR[0])
    assert table.of(HexDiscarded) == [HexDiscarded(0, "starter0")]
    assert "starter0" in table.state.removed


@pytest.mark.scenario("EW-S44")
def test_a_flare_that_destroys_everybody_ends_the_game_by_score() -> None:
    """Both at HP 1, V 4 and 6; P0 buys a Flare: all destroyed, P1 wins 6 to 4."""
    table = spending(Owned(hp=1, stock={"E": 1, "V": 4}), Owned(hp=1, stock={"V": 6}), war_top=("flare",))
    table.act(BUY_WAR[0])
    assert table.asked is None
    assert table.of(ShipDestroyed) == [ShipDestroyed(0), ShipDestroyed(1)]
    (over,) = table.of(GameOver)
    assert over.reasons == ("all_destroyed",)
    assert over.winners == (1,)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.scores == (4, 6)
    assert outcome.places == (2, 1)


def test_a_flare_that_destroys_the_buyer_ends_its_purchase() -> None:
    """P0 at HP 1 buys three: the Flare destroys it, its face-down hex leaves, P1 of three spends next."""
    table = spending(Owned(hp=1, stock={"E": 3}), Owned(), Owned(), war_top=("flare", "bolt"))
    table.act(BUY_WAR[2])
    assert table.of(ShipDestroyed) == [ShipDestroyed(0)]
    assert not table.of(WarHexGained)
    assert table.asked == (1, "spend")
    assert [laid.seat for laid in table.match.view(None).laid] == [1, 2]
    assert "starter0" in table.state.removed


@pytest.mark.scenario("EW-S63")
def test_a_rift_asks_for_one_of_two_cards_even_if_they_are_alike() -> None:
    """P1 has placed its only hex and holds two Bolts: it is asked, with the one answer Bolt."""
    table = spending(Owned(stock={"E": 1}), Owned(war=["bolt", "bolt"]), war_top=("rift", "salvo"))
    table.act(BUY_WAR[0])
    assert table.asked == (1, "discard")
    assert table.legal == (DISCARD_WAR["bolt"],)
    public = table.match.decision_for(None)
    assert public is not None
    assert public.actions == ()
