"""Signs are told as words."""

import io

import pytest

from tests.plain.script import Table
from zonegames.games import load_game
from zonegames.plain.console import Console
from zonegames.plain.spoken import spoken


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("  1  ↑ wight 7 - Fight it.", "  1  up wight 7 - Fight it."),
        ("Eyes 3 ▸ 4.", "Eyes 3 to 4."),
        ("Bo draws ▲▲ Two Steps.", "Bo draws Two Steps."),
        ("  New: ◉ takes it.", "  New: an eye takes it."),
        ("Zoë rests.", "Zoë rests."),
    ],
)
def test_signs_become_words(written: str, told: str) -> None:
    assert spoken(written) == told


def test_the_console_says_words() -> None:
    sink = io.StringIO()
    Console(io.StringIO(), sink).say("← or →")
    assert sink.getvalue() == "left or right\n"


def test_an_answer_may_be_typed_as_it_was_told() -> None:
    table = Table(("Ann",), game=load_game("zogars-revenge")).play("up", "q")
    assert "is none of the answers" not in table.said
    assert table.kinds[:1] == ["move"]
