"""Points, ranking and the result of the game."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from zonegames.engine.outcome import Outcome, Part
from zonegames.games.zogars_revenge.components import COINS, LIMITS, MONSTERS
from zonegames.games.zogars_revenge.state import Run, State

TIE_BREAKS: Final = ("most_points", "tie_escape", "tie_crown", "tie_eyes", "tie_health", "tie_moves")
"""Endings of a score attack: what set the first apart from the second, in the order of ZG-R37."""

SHARED: Final = "shared_place"
"""Ending of a score attack: the first place is shared."""

RUN_ENDINGS: Final = (
    "escaped",
    "gave_up",
    "captured_gaze",
    "captured_chest",
    "captured_token",
    "captured_combat",
    "died_trap",
    *(f"died_{monster}" for monster in MONSTERS),
)
"""Endings of a single run: solo and relay."""

Rank: TypeAlias = tuple[int, ...]


def points(run: Run) -> tuple[Part, ...]:
    """What a run's score is made of."""
    return (
        ("coins", sum(COINS[coin] for coin in run.coins)),
        ("crown", LIMITS.crown_points * run.crown_taken),
        ("escape", LIMITS.escape_points * (run.status == "escaped")),
    )


def ending(run: Run) -> str:
    """The id of how a run ended, one of RUN_ENDINGS."""
    if run.cause == "monster":
        return f"died_{run.slayer}"
    return f"{run.status}_{run.cause}" if run.cause else run.status


def rank(run: Run) -> Rank:
    """What ranks a run: the greater, the better (ZG-R37)."""
    return (run.score, run.status == "escaped", run.crown_taken, -run.eyes, run.health, -run.moves)


def places(ranks: Sequence[Rank]) -> tuple[int, ...]:
    """1 for the best; equal runs share a place: 1, 1, 3."""
    return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)


def deciding_rule(ranks: Sequence[Rank]) -> str:
    """By what the first place was won, one of TIE_BREAKS or SHARED."""
    first, second, *_ = sorted(ranks, reverse=True)
    return next((rule for rule, a, b in zip(TIE_BREAKS, first, second, strict=True) if a != b), SHARED)


def outcome(state: State) -> Outcome | None:
    """The result, once every run is over."""
    return None if state.stack else result(state)


def result(state: State) -> Outcome:
    """The result when every run is over."""
    if state.options.mode == "score":
        ranks = [rank(run) for run in state.runs]
        order = places(ranks)
        return Outcome(
            reason=deciding_rule(ranks),
            places=order,
            won=tuple(place == 1 for place in order),
            scores=tuple(run.score for run in state.runs),
            parts=tuple(points(run) for run in state.runs),
        )
    run, seats = state.run, state.seats
    return Outcome(
        reason=ending(run),
        places=(1,) * seats,
        won=(run.status == "escaped",) * seats,
        scores=(run.score,) * seats,
        parts=(points(run),) * seats,
        team=state.options.mode == "relay",
    )
