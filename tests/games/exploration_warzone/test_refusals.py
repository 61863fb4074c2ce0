"""Everything that is refused, and in which words."""

from typing import Any

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
from zonegames.engine.errors import IllegalAction, OptionError
from zonegames.engine.match import new_match
from zonegames.engine.record import record_of, replay
from zonegames.engine.seats import SeatSpec
from zonegames.games.exploration_warzone.actions import (
    ADD_WAR,
    BUY_HEX,
    BUY_WAR,
    CLAIM,
    DISCARD_HEX,
    PASS,
    PICK_HEX,
    READY,
    REPAIR,
    ROTATE,
    STEAL,
)
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import Options


def spending(*owned: Owned, **given: Any) -> Table:
    given.setdefault("ships", ("lance", "pioneer"))
    return Table(at_spending(position(*owned, **given), *[(f"starter{s}", 0) for s in range(len(owned))]))


def refusal(table: Table, action: Any) -> str:
    """The sentence, after proof that nothing changed."""
    before = table.match.fingerprint()
    with pytest.raises(IllegalAction) as refused:
        table.match.apply(action)
    assert table.match.fingerprint() == before
    return str(refused.value)


def test_a_hex_too_dear_names_price_and_purse() -> None:
    table = spending(Owned(), Owned())
    assert refusal(table, BUY_HEX["data_vault"]) == "Data Vault costs 4 Credits; you have 3."


def test_a_hex_elsewhere_is_not_for_sale() -> None:
    assert (
        refusal(spending(Owned(), Owned()), BUY_HEX["ring_capital"])
        == "Ring Capital does not lie in the row."
    )


def test_a_whole_hull_needs_no_repair() -> None:
    assert refusal(spending(Owned(stock={"T": 1}), Owned()), REPAIR[0]) == "Your hull is already whole."


def test_repairs_beyond_purse_or_hull_are_refused() -> None:
    table = spending(Owned(hp=6, stock={"T": 1}), Owned())
    assert refusal(table, REPAIR[1]) == "You need 1 Technology per HP; you have 1."
    assert refusal(table, REPAIR[4]) == "Your hull lacks only 2 HP."


@pytest.mark.parametrize(
    ("owned", "count", "sentence"),
    [
        (Owned(), 1, "You need 1 Experience per War hex."),
        (Owned(stock={"E": 1}), 2, "You need 1 Experience per War hex; you have 1."),
        (Owned(stock={"E": 1}, war=["bolt"] * 4), 1, "Your War hand is full (4)."),
        (Owned(stock={"E": 4}, war=["bolt"] * 3), 2, "Your War hand holds 4; you have 3."),
    ],
)
def test_war_hexes_need_experience_and_room(owned: Owned, count: int, sentence: str) -> None:
    assert refusal(spending(owned, Owned()), BUY_WAR[count - 1]) == sentence


def test_no_war_hexes_are_left() -> None:
    globals_only = ("flare",) * 3 + ("rift",) * 3
    table = spending(Owned(stock={"E": 1}), Owned(), war_deck=globals_only)
    assert refusal(table, BUY_WAR[0]) == "No War hexes are left."


def test_fewer_war_hexes_are_left_than_wanted() -> None:
    left = ("bolt", *("flare",) * 3, *("rift",) * 3)
    table = spending(Owned(stock={"E": 2}), Owned(), war_deck=left)
    assert refusal(table, BUY_WAR[1]) == "Only 1 War hex is left."


def test_a_relic_needs_both_icons() -> None:
    table = spending(Owned(stock={"T": 2}), Owned())
    assert refusal(table, CLAIM["silent_key"]) == "You need both icons: 2 Technology and 1 Experience."


def test_a_claimed_relic_is_taken() -> None:
    rich = Owned(stock={"T": 2, "E": 1})
    table = spending(rich, rich)
    table.act(CLAIM["silent_key"])
    assert refusal(table, CLAIM["silent_key"]) == "Ann has already claimed this relic."


def test_another_seat_is_told_whose_decision_it_is() -> None:
    table = spending(Owned(), Owned())
    assert GAME.why_not(table.match.view(1), PASS).text == "It is seat 1's decision."
    assert GAME.why_not(table.match.view(None), PASS).text == "It is seat 1's decision."


def test_after_the_end_everything_is_refused() -> None:
    state = position(Owned(), Owned(hp=1), ships=("broker", "pioneer"))
    table = Table(at_warzone(state, show("starter0", "A", E), show("starter1", "C2", W)))
    assert table.asked is None
    assert refusal(table, PASS) == "The game is over."


@pytest.mark.parametrize("action", [ROTATE[0], STEAL["C"], READY, BUY_WAR[0], PICK_HEX["ore_hauler"]])
def test_what_does_not_answer_the_question_is_not_possible_now(action: Any) -> None:
    table = Table(position(Owned(), Owned()))
    sentence = refusal(table, action)
    assert sentence.startswith("That is not possible now: ") or sentence == "Ore Hauler is not in your hand."


def test_what_the_victim_does_not_have_cannot_be_stolen() -> None:
    state = position(
        Owned(), Owned(stock={"E": 1, "V": 1}), ships=("broker", "pioneer"), options=Options(False)
    )
    table = Table(at_warzone(state, show("starter0", "S", E), show("starter1", "C2", W)))
    assert refusal(table, STEAL["T"]) == "There is no Technology to steal."
    assert refusal(table, STEAL["V"]) == "In this game Victory Points cannot be stolen."


def test_cards_one_does_not_hold_cannot_be_used() -> None:
    state = position(Owned(war=["bolt"]), Owned(), ships=("broker", "pioneer"))
    table = Table(at_warzone(state, show("starter0", "A", E), show("starter1", "C2", W)))
    assert refusal(table, ADD_WAR["nova"]) == "You hold no Nova to give."
    assert refusal(table, DISCARD_HEX["ore_hauler"]).startswith("That is not possible now: ")


def test_unknown_ships_are_refused() -> None:
    with pytest.raises(OptionError, match="different ship"):
        new_match(GAME, [SeatSpec("Ann"), SeatSpec("Bo")], {"ships": "lance,rowboat"}, 1)


def test_a_stored_action_that_is_not_legal_is_named() -> None:
    """A save whose second action cannot be played: refused, with the number of the action."""
    match = new_match(GAME, [SeatSpec("Ann"), SeatSpec("Bo")], {}, 3)
    for _ in range(4):
        decision = match.decision
        assert decision is not None
        match.apply(decision.legal[0])
    record = record_of(match)
    broken = (*record.actions[:1], {"kind": "pass"}, *record.actions[2:])
    with pytest.raises(Exception, match="action 2"):
        replay(GAME, record.model_copy(update={"actions": broken}))
