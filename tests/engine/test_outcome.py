"""How a match ended."""

from zonegames.engine.outcome import Outcome


def test_a_win_is_split_among_those_who_share_it() -> None:
    shared = Outcome("tie", (1, 1, 3), (True, True, False))
    assert [shared.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    alone = Outcome("first", (2, 1), (False, True))
    assert [alone.share(seat) for seat in range(2)] == [0.0, 1.0]


def test_a_team_wins_as_a_whole_and_nobody_may_have_won() -> None:
    team = Outcome("home", (1, 1), (True, True), team=True)
    assert [team.share(seat) for seat in range(2)] == [1.0, 1.0]
    assert Outcome("beaten", (1, 1), (False, False)).share(0) == 0.0
