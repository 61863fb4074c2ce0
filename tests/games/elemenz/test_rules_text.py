"""The rules text in the app: complete, and every refusal finds its heading."""

import re
from collections.abc import Iterable

import pytest

from zonegames.engine.assets import read_text
from zonegames.engine.headings import anchors
from zonegames.games.elemenz.components import BOARD_BOXES, BOARD_LOCKS, ELEMENTS, SHAMANS, SYMBOL_NAMES
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


def _takes(spaces: Iterable[str]) -> str:
    return ", ".join(f"({SYMBOL_NAMES[s.upper()]})" if s.islower() else SYMBOL_NAMES[s] for s in spaces)


@pytest.mark.parametrize("symbol", ELEMENTS)
def test_every_board_is_told_as_it_lies_in_the_box(symbol: str) -> None:
    for combo in SHAMANS[symbol].combos:
        mark = " ◊" if combo.kind == "waiting" else ""
        assert f"- {combo.name}{mark}: {_takes(combo.spaces)}. {combo.text}\n" in TEXT
    for box in BOARD_BOXES[symbol]:
        assert f"- {box.name}: {_takes(box.spaces)}. {box.text}\n" in TEXT
    for lock in BOARD_LOCKS[symbol]:
        assert f"- Lock {lock.key}: {_takes(lock.spaces)}.\n" in TEXT
