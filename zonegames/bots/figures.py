"""What many simulated games have in common: for balance and for speed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from zonegames.bots.simulation import Played

_Z95: Final = 1.959964
"""The normal distribution lies within so many standard deviations in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How the one that thinks ahead fared against heuristics."""

    win_share: float
    """Of all games; a shared win counts by its share, a game that nobody wins for nothing."""

    between: tuple[float, float]
    """Where its win share lies with 95% confidence (Wilson's interval)."""

    fair_share: float
    """One over the seats: what each would win if all were equally strong and somebody always won."""

    bot_share: float
    """What each heuristic won, on average."""

    nobody_won: float
    """The share of games without a winner."""

    decisions: int
    """How many it took."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What many games have in common."""

    games: int
    decisions: int
    decisions_per_game: dict[str, int]
    """p50, p95, max."""

    endings: dict[str, float]
    """The share of each way to end that occurred."""

    wins_by_seat: list[float]
    """The share of games that each seat won; shared wins count for each."""

    scores: dict[str, int] | None
    """p10, p50, p90 over all seats; None where the game has no points."""

    search: Strength | None = None
    """None where nobody thought ahead."""


def figures(games: Sequence[Played]) -> Figures:
    """The figures of at least one game."""
    lengths = sorted(game.decisions for game in games)
    scores = sorted(score for game in games for score in game.outcome.scores or ())
    reasons = Counter(game.outcome.reason for game in games)
    seats = len(games[0].outcome.won)
    return Figures(
        games=len(games),
        decisions=sum(lengths),
        decisions_per_game={"p50": _at(lengths, 50), "p95": _at(lengths, 95), "max": lengths[-1]},
        endings={reason: count / len(games) for reason, count in reasons.most_common()},
        wins_by_seat=[sum(game.outcome.won[seat] for game in games) / len(games) for seat in range(seats)],
        scores={f"p{p}": _at(scores, p) for p in (10, 50, 90)} if scores else None,
        search=_strength(games),
    )


def _strength(games: Sequence[Played]) -> Strength | None:
    shares = [g.outcome.share(g.searcher) for g in games if g.searcher is not None]
    if not shares:
        return None
    seats, count = len(games[0].outcome.won), len(shares)
    wins = sum(shares)
    nobody = sum(not any(game.outcome.won) for game in games)
    return Strength(
        win_share=wins / count,
        between=_wilson(wins / count, count),
        fair_share=1 / seats,
        bot_share=(count - nobody - wins) / count / max(seats - 1, 1),
        nobody_won=nobody / count,
        decisions=sum(game.searched for game in games),
    )


def _wilson(share: float, count: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95% confidence, when `share` was seen in so many games."""
    squared = _Z95 * _Z95
    middle = share + squared / (2 * count)
    reach = _Z95 * sqrt(share * (1 - share) / count + squared / (4 * count * count))
    whole = 1 + squared / count
    return (middle - reach) / whole, (middle + reach) / whole


def _at(ordered: Sequence[int], percent: int) -> int:
    """The value that so many percent do not exceed (nearest rank)."""
    return ordered[max(0, -(-percent * len(ordered) // 100) - 1)]
