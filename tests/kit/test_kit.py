"""The kit finds what is broken, and passes what is sound."""

import pytest

from tests.kit import Broken, check_everything, check_game
from tests.toys.broken import FAULTS, Fault
from tests.toys.skirmish.rules import GAME, RULES
from tests.toys.skirmish.state import TOKENS_EACH, SkirmishState, held
from zonegames.engine.headings import anchors


def nothing_is_lost(state: SkirmishState) -> None:
    seats = range(len(state.hands))
    tokens = sorted(state.bag + [token for seat in seats for token in held(state, seat)])
    assert tokens == sorted(TOKENS_EACH * len(seats)), "the fight loses count of tokens"


def test_a_sound_game_passes() -> None:
    report = check_everything(GAME, limit=1500, invariants=nothing_is_lost, anchors=anchors(RULES))
    assert report.plays >= 3 * 5
    assert set(report.endings) == set(GAME.endings)


@pytest.mark.long
def test_a_sound_game_passes_the_long_form() -> None:
    check_everything(GAME, limit=1500, plays=5, invariants=nothing_is_lost, anchors=anchors(RULES), long=True)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_broken_game_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault.owner, fault.attribute, fault.broken)
    with pytest.raises(Exception, match=fault.says) as found:
        check_game(GAME, seats=3, limit=1500, seed=2, plays=8, samples=40, invariants=nothing_is_lost,
                   anchors=anchors(RULES))  # fmt: skip
    notes = getattr(found.value, "__notes__", [])
    assert any("check_game('skirmish', seats=3" in note and "seed=" in note for note in notes)


def test_a_game_without_end_is_found() -> None:
    with pytest.raises(Broken, match="not ended after 10 actions"):
        check_game(GAME, seats=2, limit=10)


def test_a_claim_of_no_secrets_is_found_wrong() -> None:
    with pytest.raises(Broken, match="is `hidden` right"):
        check_everything(GAME, limit=1500, hidden=False)
