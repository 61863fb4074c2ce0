"""The rules text: every anchor that a refusal names exists, every ruling is told."""

import re
from collections import Counter
from typing import Any

from tests.games.exploration_warzone.positions import Owned, Table, at_spending, at_warzone, position, show
from zonegames.engine.assets import read_text
from zonegames.engine.headings import anchors
from zonegames.games.exploration_warzone import actions as a
from zonegames.games.exploration_warzone import refusals
from zonegames.games.exploration_warzone.components import (
    ACTION_HEXES,
    CARD_NAMES,
    HEXES,
    RELICS,
    SHIPS,
    WAR_DECK,
)
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.words import area_words

HEADINGS = anchors(read_text(GAME.id, "rules.md"))


def test_every_kind_of_question_names_a_heading_that_exists() -> None:
    assert {rule for _, _, rule in refusals._ANSWERS.values()} <= HEADINGS


def test_every_ruling_of_the_table_is_in_the_text() -> None:
    told = set(re.findall(r"EW-R(\d\d)", read_text(GAME.id, "rules.md")))
    assert told == {f"{number:02}" for number in range(1, 45)}


def test_the_text_opens_with_a_reference_card() -> None:
    headings = re.findall(r"^## (.+)$", read_text(GAME.id, "rules.md"), re.MULTILINE)
    assert headings[0] == "At a glance"


def test_the_table_of_ships_agrees_with_the_components() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d+) \|", read_text(GAME.id, "rules.md"), re.MULTILINE)
    assert {name: int(hp) for name, hp in rows} == {ship.name: ship.hp for ship in SHIPS.values()}


def test_the_numbers_of_the_cards_agree_with_the_components() -> None:
    text = read_text(GAME.id, "rules.md")
    for card in dict.fromkeys(WAR_DECK):
        assert f"{WAR_DECK.count(card)} {CARD_NAMES[card]}" in text
    home = ", ".join(area_words(area) for area in HEXES["starter0"].sides[:-1])
    assert f"{home} and DODGE" in text
    assert sorted(Counter(relic.requires for relic in RELICS.values()).values()) == [3, 3, 3]
    assert {relic.vp for relic in RELICS.values()} == {3, 4, 5}
    assert {HEXES[card].cost for card in ACTION_HEXES} == set(range(1, 7))


def test_refusals_in_play_name_only_headings_that_exist() -> None:
    """A spending and a stealing seat try everything that is not legal: the rule of each refusal exists."""
    everything: list[Any] = [
        *a.PICK_HEX.values(), *a.PICK_BERTH, *a.ROTATE, a.PASS, *a.BUY_WAR, *a.REPAIR, *a.BUY_HEX.values(),
        *a.CLAIM.values(), *a.TAKE_AREA, a.SKIP, a.READY, *a.ADD_WAR.values(), *a.STEAL.values(),
        *a.DISCARD_HEX.values(), *a.DISCARD_WAR.values(),
    ]  # fmt: skip
    spending = Table(at_spending(position(Owned(), Owned()), ("starter0", 0), ("starter1", 0)))
    stealing = Table(
        at_warzone(
            position(Owned(), Owned(stock={"E": 1})), show("starter0", "S", 1), show("starter1", "C2", 4)
        )
    )
    for table in (spending, stealing):
        refused = [table.match.why_not(action) for action in everything if action not in table.legal]
        assert {refusal.rule for refusal in refused} <= HEADINGS
        assert all(refusal.text for refusal in refused)
