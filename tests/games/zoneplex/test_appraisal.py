"""What a position is worth, as a computer that thinks ahead is told."""

import pytest

from tests.games.zoneplex.positions import ADA, BEN, FULL, SET, position
from zonegames.games.zoneplex.rules import GAME

LATE = ["one"] * 20
"""A deck that has nearly run out."""


def test_equals_are_equal_and_the_rest_is_the_zoneplexs() -> None:
    chances = GAME.appraise(position(cards=LATE))
    assert chances == pytest.approx((chances[0],) * 4)
    assert 0.0 < sum(chances) < 1.0


def test_without_fears_the_zoneplex_is_the_likelier_winner_the_later_it_is() -> None:
    early, late = (sum(GAME.appraise(position(cards=["one"] * cards))) for cards in (60, 5))
    assert late < early / 2


@pytest.mark.parametrize(
    "better",
    [
        {"fears": {ADA: SET[:1]}},
        {"fears": {ADA: SET}},
        {"jar": ADA},
        {"wms": (4,)},
        {"relics": {ADA: ("obsidian_throne",)}},
        {"relics": {ADA: ("mummy_hand",)}},
        {"stones": {"A1": ADA}},
    ],
    ids=lambda better: next(iter(better)),
)
def test_what_is_good_to_have_counts(better: dict[str, object]) -> None:
    plain = GAME.appraise(position(cards=LATE))
    chances = GAME.appraise(position(cards=LATE, **better))  # type: ignore[arg-type]
    assert chances[ADA] > plain[ADA]
    assert chances[BEN] < plain[BEN]


def test_who_may_enter_the_eye_is_the_better_off_the_nearer_the_door() -> None:
    near, far = (
        GAME.appraise(
            position(
                tiles=FULL, cards=LATE, phase=2, fears={ADA: SET}, wms=(4, 1, 1, 1), monkles=(cell, "A1")
            )
        )
        for cell in ("F2", "A13")
    )
    assert near[ADA] > far[ADA]
