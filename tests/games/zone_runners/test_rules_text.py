"""The rules text: every ruling is told, every anchor exists, its figures are the printed ones."""

import re

from zonegames.engine.assets import read_text
from zonegames.engine.errors import Refusal
from zonegames.engine.headings import anchors
from zonegames.games.zone_runners import refusals
from zonegames.games.zone_runners.components import END_CREDITS, TRACKERS, rating
from zonegames.games.zone_runners.rules import GAME

TEXT = read_text(GAME.id, "rules.md")


def test_every_ruling_of_the_table_is_in_the_text():
    assert set(re.findall(r"ZR-R(\d\d)", TEXT)) == {f"{number:02}" for number in range(1, 42)}


def test_every_refusal_names_a_heading_that_exists():
    named = {value.rule for value in vars(refusals).values() if isinstance(value, Refusal)}
    assert named and named <= anchors(TEXT)


def test_the_text_opens_with_a_reference_card():
    assert re.findall(r"^## (.+)$", TEXT, re.MULTILINE)[0] == "At a glance"


def test_the_table_of_paces_agrees_with_the_trackers():
    rows = re.findall(r"^\| (standard|relaxed|frantic) \| ([\d ]+) \| (\d+) \|", TEXT, re.MULTILINE)
    told = {pace: (tuple(map(int, crosses.split())), int(last)) for pace, crosses, last in rows}
    assert told == {pace: (tracker.crosses, tracker.last) for pace, tracker in TRACKERS.items()}


def test_the_credits_and_ratings_agree_with_the_tables():
    first, second, third = END_CREDITS
    home = "high {}, mid {}, low {} on Level 1; {}, {}, {} on Level 2; {}, {}, {} on Level 3"
    assert home.format(*first, *second, *third) in TEXT
    rows = re.findall(r"^\| (?:(\d+)(?: or more|-\d+)|below 40) \| (.+?) \|", TEXT, re.MULTILINE)
    told = {int(least or 0): words for least, words in rows if words[-1] in ".!"}
    assert len(told) == 5
    assert all(rating(least) == words for least, words in told.items())
