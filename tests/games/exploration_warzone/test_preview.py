"""What each choice would do, as data."""

from tests.games.exploration_warzone.positions import (
    SE,
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
from zonegames.games.exploration_warzone.actions import ADD_WAR, PICK_BERTH, PICK_HEX, READY
from zonegames.games.exploration_warzone.events import CombatRevealed
from zonegames.games.exploration_warzone.preview import (
    Odds,
    clash,
    contacts_of,
    recall_due,
    repair_offer,
    row_offers,
    story,
    strength,
    thefts,
    war_offer,
)


def test_a_clash_tells_who_wins_and_what_works() -> None:
    won = clash("A", "S")
    assert (won.why, won.mine_wins, won.mine_works, won.theirs_works) == ("beats", True, True, False)
    lost = clash("S", "A")
    assert (lost.theirs_wins, lost.mine_works) == (True, False)
    assert clash("D", "D").why == "equal"
    alone = clash("S", "C2")
    assert (alone.why, alone.mine_works, alone.theirs_works) == ("unopposed", True, False)
    assert clash("C2", "-").why == "quiet"


def test_in_step_1_a_rotation_is_met_by_what_may_lie_there() -> None:
    """P1's fleet is Home Port and a used Gun Platform in the wake: only Home Port may face P0."""
    table = Table(position(Owned(), Owned(wake=["gun_platform"])))
    table.act(PICK_HEX["starter0"])
    view = table.match.view(0)
    (contact,) = contacts_of(view, 0, 0, "starter0", turned("starter0", "S", E))
    assert (contact.direction, contact.rival, contact.area) == (E, 1, "S")
    assert contact.rival_area is None
    assert contact.clash is None
    assert contact.odds == Odds(attack=1, steal=1, dodge=1, other=3)
    assert contact.odds is not None
    assert contact.odds.total == 6


def test_an_extra_hex_is_met_by_what_lies_open() -> None:
    state = position(Owned(hand=["twin_launch", "starter0"]), Owned())
    table = Table(at_spending(state, ("twin_launch", 0), ("starter1", turned("starter1", "A", 5))))
    table.all_pass()
    table.act(PICK_HEX["starter0"], PICK_BERTH[2])
    view = table.match.view(None)
    (contact,) = contacts_of(view, 0, 2, "starter0", turned("starter0", "D", SE))
    assert contact.rival_area == "A"
    assert contact.clash is not None
    assert contact.clash.mine_wins


def test_the_row_is_priced_for_each_buyer_with_reasons() -> None:
    state = position(Owned(), Owned(stock={"C": 1}), ships=("broker", "lance"))
    table = Table(at_spending(state, ("starter0", 0), ("starter1", 0)))
    view = table.match.view(None)
    broker = {offer.card: offer for offer in row_offers(view, 0)}
    lance = {offer.card: offer for offer in row_offers(view, 1)}
    assert broker["data_vault"].price == (("C", 3),)
    assert broker["data_vault"].open
    assert lance["data_vault"].price == (("C", 4),)
    refusal = lance["data_vault"].refusal
    assert refusal is not None
    assert refusal.text == "Data Vault costs 4 Credits; you have 1."
    assert broker["silent_key"].price == (("T", 2), ("E", 1))
    assert broker["silent_key"].relic


def test_amounts_have_a_most_and_a_reason() -> None:
    state = position(Owned(hp=5, stock={"E": 5, "T": 2}, war=["bolt"]), Owned(), ships=("lance", "pioneer"))
    table = Table(at_spending(state, ("starter0", 0), ("starter1", 0)))
    view = table.match.view(0)
    assert war_offer(view, 0).most == 3
    assert repair_offer(view, 0).most == 2
    closed = war_offer(view, 1)
    assert closed.most == 0
    assert closed.refusal is not None


def test_thefts_show_all_kinds_with_what_is_closed() -> None:
    state = position(Owned(), Owned(stock={"V": 2}), ships=("broker", "pioneer"))
    table = Table(at_warzone(state, show("starter0", "S", E), show("starter1", "C2", W)))
    kinds = {theft.resource: theft for theft in thefts(table.match.view(0), 0, 1)}
    assert kinds["C"].victim == (3, 2)
    assert kinds["V"].thief == (0, 1)
    assert kinds["C"].refusal is None
    assert kinds["T"].refusal is not None


def test_strength_counts_the_own_icons_and_bounds_the_rival() -> None:
    state = position(Owned(war=["salvo", "bolt"]), Owned(war=["bolt"]), ships=("lance", "pioneer"))
    table = Table(at_warzone(state, show("starter0", "A", E), show("starter1", "A", W)))
    table.act(ADD_WAR["salvo"])
    view = table.match.view(0)
    mine, theirs = strength(view, 0), strength(view, 1)
    assert (mine.base, mine.committed, mine.least, mine.most) == (2, 2, 4, 5)
    assert (theirs.base, theirs.committed, theirs.least, theirs.most) == (1, None, 1, 4)


def test_a_contact_is_told_step_by_step() -> None:
    """P1's DODGE beats P0's ATTACK; P0's STEAL on P2 is unopposed; P2's ATTACK on P1 is being fought."""
    state = position(
        Owned(hand=["strike_wing"]), Owned(), Owned(war=["bolt"]), ships=("broker", "pioneer", "lance")
    )
    table = Table(at_warzone(state, ("strike_wing", 5), show("starter1", "D", W), show("starter2", "C2", 5)))
    assert table.asked == (2, "commit")
    contacts = table.match.view(None).contacts
    assert [contact.state for contact in contacts] == ["settled", "settled", "now"]
    beaten, taken, fought = (story(contact) for contact in contacts)
    assert beaten.clash.theirs_wins
    assert (beaten.winner, beaten.acts, beaten.drew) == (1, (1,), (1,))
    assert (taken.clash.why, taken.winner, taken.took) == ("unopposed", None, ((0, "C"),))
    assert (fought.acts, fought.powers) == ((2,), None)
    table.act(READY, READY)
    (shown,) = table.of(CombatRevealed)
    assert (shown.power_attacker, shown.power_defender) == (2, 0)


def test_a_recall_is_foreseen() -> None:
    state = position(Owned(hand=["starter0", "gun_platform", "trade_moon"]), Owned())
    table = Table(at_spending(state, ("starter0", 0), ("starter1", 0)))
    view = table.match.view(None)
    assert not recall_due(view, 0)
    assert recall_due(view, 1)
