"""Nothing moves under tests, and the terminal of the tester decides nothing."""

import pytest


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No animation, many colours."""
    monkeypatch.setattr("textual.constants.TEXTUAL_ANIMATIONS", "none")  # read once, before any fixture
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
