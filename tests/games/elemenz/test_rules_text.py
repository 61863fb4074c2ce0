"""The rules text in the app: complete, and every refusal finds its heading."""

import re

from tests.kit import anchors
from zonegames.engine.assets import read_text
from zonegames.games.elemenz.refusals import Heading

TEXT = read_text("elemenz", "rules.md")
HEADINGS = anchors(TEXT)

RULINGS = (*range(1, 51), *range(60, 72))


def test_every_ruling_is_told_with_its_number() -> None:
    told = {int(number) for number in re.findall(r"EZ-R(\d\d)", TEXT)}
    assert set(RULINGS) <= told


def test_the_first_section_is_the_reference_card() -> None:
    headings = [line for line in TEXT.splitlines() if line.startswith("## ")]
    assert headings[0] == "## At a glance"
    assert len(headings) == len(set(headings))


def test_every_refusal_names_a_heading() -> None:
    assert set(Heading) <= HEADINGS
