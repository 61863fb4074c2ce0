"""The words: prompts, distinct labels, sentences, verdicts, facts, hints."""

from typing import Any

import pytest

from tests.games.exploration_warzone.positions import (
    NAMES,
    E,
    Owned,
    Table,
    W,
    at_spending,
    at_warzone,
    position,
    show,
)
from tests.games.exploration_warzone.recordings import RECORDINGS
from tests.games.recording import Recording
from zonegames.engine.narration import Prompt
from zonegames.engine.outcome import Outcome
from zonegames.engine.telling import listed
from zonegames.games.exploration_warzone.actions import (
    ADD_WAR,
    BUY_HEX,
    PASS,
    PICK_HEX,
    READY,
    ROTATE,
    STEAL,
)
from zonegames.games.exploration_warzone.components import ACTION_HEXES, HEXES
from zonegames.games.exploration_warzone.events import ShipDestroyed, Stolen
from zonegames.games.exploration_warzone.narration import WarzoneNarrator
from zonegames.games.exploration_warzone.words import area_explained, area_words, sides_sentence, tokens

NARRATOR = WarzoneNarrator()


def prompt_of(table: Table, looker: int | None) -> Prompt:
    decision = table.match.decision_for(looker)
    assert decision is not None
    return NARRATOR.prompt(table.match.view(looker), decision, NAMES)


def said(table: Table, looker: int | None) -> str:
    """The question as this looker reads it."""
    return prompt_of(table, looker).question


def words(table: Table, action: Any) -> tuple[str, str, str]:
    decision = table.match.decision
    assert decision is not None
    text = NARRATOR.action(table.match.view(decision.seat), decision, action, NAMES)
    return text.label, text.enter, text.effect


def test_the_prompt_of_a_secret_question_tells_the_others_nothing() -> None:
    table = Table(position(Owned(hand=["starter0", "gas_refinery"]), Owned()))
    assert said(table, 0) == "lay which hex face down?"
    assert said(table, 1) == said(table, None) == "lays a hex face down."
    table.act(PICK_HEX["gas_refinery"])
    assert said(table, 0) == "turn Gas Refinery."
    assert said(table, None) == "lays a hex face down."


def test_a_public_question_is_put_to_its_seat_on_the_table_too() -> None:
    table = Table(at_spending(position(Owned(), Owned()), ("starter0", 0), ("starter1", 0)))
    assert said(table, 0) == said(table, None) == "spend on what?"
    assert said(table, 1) == "spends, or passes."


def test_a_rotation_names_what_each_rival_will_face() -> None:
    table = Table(position(Owned(), Owned(), Owned()))
    table.act(PICK_HEX["starter0"])
    label, enter, effect = words(table, ROTATE[0])
    assert label == "turn 1: ATTACK towards Bo, 1 Experience towards Cleo"
    assert enter == "lays it face down, no undo"
    assert effect == "Won/lost Bo 17/17%. Hit/robbed Cleo 17/17%"


def test_with_one_rival_a_rotation_says_what_that_rival_may_show() -> None:
    table = Table(position(Owned(hand=["scout_relay"]), Owned(hand=["fuel_depot", "ore_hauler"])))
    table.act(PICK_HEX["scout_relay"])
    told = {words(table, action)[2] for action in table.legal}
    sides = [area for card in ("fuel_depot", "ore_hauler") for area in HEXES[card].sides]
    share = {effect: round(100 * sides.count(effect) / 12) for effect in "ASD"}
    assert f"Of what Bo may show, {share['A']}% attack it and {share['S']}% steal." in told
    assert f"Of what Bo may show, DODGE beats {share['A']}% and {share['S']}% beat it." in told


def test_spending_tells_stocks_before_and_after() -> None:
    state = position(Owned(hp=5, stock={"E": 2, "T": 2}), Owned(), ships=("lance", "pioneer"))
    table = Table(at_spending(state, ("starter0", 0), ("starter1", 0)))
    told = {words(table, action)[0]: words(table, action)[2] for action in table.legal}
    enters = {words(table, action)[0]: words(table, action)[1] for action in table.legal}
    assert told["2 War hexes"] == "Experience 2 ▸ 0. A Global card may turn up."
    assert told["repair 1 HP"] == "Hull 5 ▸ 6, Technology 2 ▸ 1."
    assert told["Ore Hauler, 2 Credits"].startswith("Credits 3 ▸ 1. ")
    assert enters["Ore Hauler, 2 Credits"] == "buys Ore Hauler, no undo"
    assert "claim Silent Key, 2 Technology and 1 Experience" in told


def test_with_an_empty_deck_no_card_is_drawn_and_a_purchase_can_be_undone() -> None:
    table = Table(at_spending(position(Owned(), Owned(), deck=()), ("starter0", 0), ("starter1", 0)))
    assert words(table, BUY_HEX["ore_hauler"])[1] == "buys Ore Hauler"


def test_a_steal_tells_both_stocks() -> None:
    state = position(Owned(), Owned(stock={"V": 9}), ships=("broker", "pioneer"))
    table = Table(at_warzone(state, show("starter0", "S", E), show("starter1", "D", W)))
    assert said(table, 0) == "take what from Bo?"
    assert prompt_of(table, 0).why == "Your STEAL won: one token, of any kind."
    assert words(table, STEAL["V"]) == (
        "1 Victory Point",
        "takes 1 Victory Point",
        "Bo Victory Points 9 ▸ 8, you 1 ▸ 2.",
    )


def test_a_commitment_tells_the_power_it_makes() -> None:
    state = position(Owned(war=["nova", "bolt"]), Owned(war=["bolt"]), ships=("broker", "pioneer"))
    table = Table(at_warzone(state, show("starter0", "A", E), show("starter1", "A", W)))
    assert words(table, READY)[:2] == ("use none", "fights with power 1, no undo")
    assert words(table, ADD_WAR["nova"])[1] == "raises your power to 4"
    table.act(ADD_WAR["nova"])
    assert words(table, READY)[:2] == ("ready", "fights with power 4, no undo")
    assert prompt_of(table, 0).why == "Your power is 4, up to 5; Bo has 1 and holds 1 War hex."


@pytest.mark.parametrize("recording", RECORDINGS, ids=str)
def test_a_match_ends_in_a_verdict_and_facts(recording: Recording) -> None:
    match = recording.replayed()
    assert match.outcome is not None
    verdict = NARRATOR.verdict(match.outcome, match.names)
    winner = match.names[match.outcome.won.index(True)]
    assert verdict.headline.startswith(winner)
    assert verdict.reason
    facts = NARRATOR.facts(list(match.heard(None)), match.outcome, match.names)
    assert 1 <= len(facts) <= 3
    assert match.status().phrase == verdict.headline.rstrip(".")


def test_the_facts_say_first_whose_points_do_not_count() -> None:
    events = [ShipDestroyed(2), Stolen(0, 1, "C")]
    facts = NARRATOR.facts(events, Outcome("vp", (1, 2, 3), (True, False, False), (15, 9, 17)), NAMES)
    assert facts[0] == "Cleo was destroyed and could not win."


def test_a_trade_tells_every_stock_that_it_changes() -> None:
    table = Table(position(Owned(hand=["trade_moon"], stock={"T": 1, "E": 1}), Owned()))
    table.act(PICK_HEX["trade_moon"], ROTATE[0], PICK_HEX["starter1"], ROTATE[0], PASS, PASS)
    assert table.asked == (0, "trade")
    label, _, effect = words(table, table.legal[0])
    assert label == "trade 1 Technology for 2 Experience"
    assert effect == "Technology 2 ▸ 1, Experience 1 ▸ 3."
    assert said(table, 0) == "give 1 Technology for two other tokens?"


def test_a_shared_win_and_a_tie_break_are_explained() -> None:
    shared = Outcome("vp", (1, 1), (True, True), (15, 15))
    assert NARRATOR.verdict(shared, NAMES[:2]).headline == "Ann and Bo share the win with 15 Victory Points."
    broken = Outcome("vp", (2, 1), (False, True), (15, 15))
    assert "relics, then hull, then tokens" in NARRATOR.verdict(broken, NAMES[:2]).reason


def test_the_status_names_round_and_who_does_what() -> None:
    table = Table(at_spending(position(Owned(), Owned()), ("starter0", 0), ("starter1", 0)))
    table.act(PASS)
    status = table.match.status()
    assert status.phrase == "round 1, Bo to spend"
    assert status.seats == ("hull 8, 0 VP", "hull 10, 0 VP")


def test_each_kind_of_question_has_its_hint_and_a_relic_in_the_row_another() -> None:
    def hint_of(table: Table) -> str:
        decision = table.match.decision_for(0)
        assert decision is not None
        found = NARRATOR.hint(table.match.view(0), decision)
        assert found is not None
        assert found.text
        return found.key

    table = Table(position(Owned(), Owned()))
    assert hint_of(table) == "place_hex"
    table.lay(("starter0", 0), ("starter1", 0))
    assert hint_of(table) == "relic"
    row = ("ore_hauler", "data_vault", "scout_relay", "war_college", "gas_refinery")
    plain = Table(at_spending(position(Owned(), Owned(), row=row), ("starter0", 0), ("starter1", 0)))
    assert hint_of(plain) == "spend"


def test_every_area_is_named_and_explained() -> None:
    for hex_id in ACTION_HEXES:
        for area in HEXES[hex_id].sides:
            assert area_words(area)
            assert area_explained(area).endswith(".")
    assert sides_sentence("twin_launch").startswith("One more hex, 1 Credit")
    assert "trade T for 2 E" in sides_sentence("trade_moon")
    assert area_words("X:C>ET") == "trade 1 Credit for 1 Experience and 1 Technology"
    assert tokens(2, "E") == "2 Experience"
    assert listed(["a", "b", "c"]) == "a, b and c"
