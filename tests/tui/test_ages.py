"""How long ago something was, in words."""

from datetime import datetime

import pytest

from zonegames.tui.ages import ago

NOW = datetime(2026, 3, 14, 21, 40)


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (datetime(2026, 3, 14, 21, 39, 30), "just now"),
        (datetime(2026, 3, 14, 21, 12), "28 min ago"),
        (datetime(2026, 3, 14, 9, 5), "today 09:05"),
        (datetime(2026, 3, 13, 23, 59), "yesterday 23:59"),
        (datetime(2026, 1, 2, 12, 0), "2 Jan"),
        (datetime(2025, 11, 28, 12, 0), "28 Nov 2025"),
        (datetime(2026, 3, 14, 21, 41), "just now"),
    ],
)
def test_ages_get_coarser(then: datetime, words: str) -> None:
    assert ago(then.timestamp(), NOW.timestamp()) == words
