"""The campaign's short form finds nothing; and it would find what is there to be found."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest
from rich.segment import Segment
from textual.strip import Strip

from tests.campaign import disks, kills, mutations, playouts, sharing
from tests.campaign.contestants import Contestant, contestants
from tests.campaign.count import Count
from tests.campaign.keys import keys_and_clicks
from tests.kit import Broken
from zonegames.engine.watch import Watch
from zonegames.store.journal import SqliteJournal
from zonegames.tui.canvas import Canvas
from zonegames.tui.decision_bar import BarText
from zonegames.tui.session import Session

GAMES = {contestant.game.id: contestant for contestant in contestants()}


@pytest.mark.parametrize("part", [playouts.run, kills.run, mutations.run, sharing.run, disks.run])
def test_nothing_breaks(part: Callable[..., Iterator[Count]]) -> None:
    for count in part(long=False, seed=0):
        assert not count.faults
        assert count.done


@pytest.mark.parametrize("contestant", GAMES.values(), ids=GAMES)
def test_random_keys_and_clicks_break_nothing(contestant: Contestant) -> None:
    count = keys_and_clicks(contestant, 150, 0)
    assert not count.faults
    assert count.done == 150
    assert count.notes["worlds compared"] > 20


@pytest.fixture
def warzone() -> Contestant:
    """A game with secrets, covers and private looks."""
    return GAMES["exploration-warzone"]


def faults(contestant: Contestant) -> str:
    """What the hand runs into within a few rounds."""
    return "\n".join(keys_and_clicks(contestant, 150, 3).faults)


def test_a_secret_on_the_screen_would_be_found(warzone: Contestant, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Session.bar_text

    def indiscreet(session: Session) -> BarText:
        return replace(told(session), said=str(crc32(repr(session.match.view(0)).encode())))

    monkeypatch.setattr(Session, "bar_text", indiscreet)
    assert "may not know" in faults(warzone)


def test_a_missing_cover_would_be_found(warzone: Contestant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watch, "needs_cover", lambda watch, seat: False)
    assert "has the keyboard" in faults(warzone)


def test_a_dead_end_would_be_found(warzone: Contestant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "my_turn", False)
    assert "nobody is asked" in faults(warzone)


def test_a_torn_picture_would_be_found(warzone: Contestant, monkeypatch: pytest.MonkeyPatch) -> None:
    def ringing(canvas: Canvas, y: int) -> Strip:
        return Strip([Segment("\a" * canvas.size.width)], canvas.size.width)

    monkeypatch.setattr(Canvas, "render_line", ringing)
    assert "AssertionError" in faults(warzone)


def test_a_fault_of_the_rules_would_be_found(warzone: Contestant) -> None:
    def never(state: Any) -> None:
        raise Broken("it is never so")

    broken = Contestant(warzone.game, never, warzone.set_ups, warzone.bots)
    assert "it is never so" in playouts.playouts(broken, 1, 0).faults[0]


def test_a_lost_action_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SqliteJournal, "played", lambda journal, entries, status, outcome: None)
    assert all(count.faults for count in disks.run(long=False, seed=0))
