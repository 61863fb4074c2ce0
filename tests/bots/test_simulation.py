"""Many games at once, and what they have in common."""

import pytest

from tests.toys.skirmish.rules import GAME
from zonegames.bots.figures import figures
from zonegames.bots.search import playouts
from zonegames.bots.simulation import POLICIES, Played, PolicyName, simulated
from zonegames.engine.outcome import Outcome


@pytest.mark.parametrize("policy", POLICIES)
def test_equal_seeds_give_equal_games(policy: PolicyName) -> None:
    options = GAME.resolve_options(3, {})
    few = playouts(6)
    first, again, other = (list(simulated(GAME, options, 3, 4, seed, policy, few)) for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert len(first) == 4
    assert len({game.decisions for game in first}) > 1


def played(
    decisions: int, won: tuple[bool, ...], scores: tuple[int, ...] | None, reason: str = "end"
) -> Played:
    return Played(decisions, Outcome(reason, tuple(2 - w for w in won), won, scores))


def test_figures_of_one_game() -> None:
    one = figures([played(7, (True, False), (3, 1))])
    assert one.decisions_per_game == {"p50": 7, "p95": 7, "max": 7}
    assert one.endings == {"end": 1.0}
    assert one.wins_by_seat == [1.0, 0.0]
    assert one.scores == {"p10": 1, "p50": 1, "p90": 3}


def test_figures_of_many_games() -> None:
    games = [played(n, (n % 2 == 0, True), (n, 10 * n), "late" if n > 90 else "early") for n in range(1, 101)]
    many = figures(games)
    assert many.games == 100
    assert many.decisions == 5050
    assert many.decisions_per_game == {"p50": 50, "p95": 95, "max": 100}
    assert many.endings == {"early": 0.9, "late": 0.1}
    assert many.wins_by_seat == [0.5, 1.0]
    assert many.scores is not None
    assert many.scores["p10"] <= many.scores["p50"] <= many.scores["p90"]


def test_a_game_without_points_has_no_scores() -> None:
    assert figures([played(5, (False, False), None)]).scores is None


def searched(searcher: int, won: tuple[bool, ...]) -> Played:
    return Played(9, Outcome("end", tuple(2 - w for w in won), won, None), searcher, 4)


def test_the_strength_of_a_search_is_its_share_of_the_wins() -> None:
    """Of four games for three: one won alone, one shared with a bot, one a bot's, one nobody's."""
    games = [
        searched(0, (True, False, False)),
        searched(1, (True, True, False)),
        searched(2, (True, False, False)),
        searched(0, (False, False, False)),
    ]
    strength = figures(games).search
    assert strength is not None
    assert strength.win_share == 1.5 / 4
    assert strength.fair_share == pytest.approx(1 / 3)
    assert strength.bot_share == 1.5 / 4 / 2
    assert strength.nobody_won == 1 / 4
    assert strength.decisions == 16


@pytest.mark.parametrize(
    ("wins", "games", "least", "most"), [(7, 10, 0.397, 0.892), (75, 100, 0.657, 0.825), (0, 10, 0.0, 0.278)]
)
def test_where_a_share_lies_with_95_percent_confidence(
    wins: int, games: int, least: float, most: float
) -> None:
    """Wilson's interval, by its published values."""
    many = figures([searched(0, (number < wins, number >= wins)) for number in range(games)]).search
    assert many is not None
    assert many.between == pytest.approx((least, most), abs=0.0015)
