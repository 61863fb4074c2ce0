"""Whole games without people."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

from zonegames.bots.computers import driver_of
from zonegames.bots.search import DEFAULT, Thinking
from zonegames.engine.events import ignore
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, MatchSetup
from zonegames.engine.outcome import Outcome
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat, SeatSpec

PolicyName: TypeAlias = Literal["random", "bot", "search"]
"""Who plays: chance, the heuristic in every seat, or one that thinks ahead against heuristics, in each
seat in turn."""

POLICIES: Final[tuple[PolicyName, ...]] = get_args(PolicyName)


@dataclass(frozen=True, slots=True)
class Played:
    """One simulated game."""

    decisions: int
    outcome: Outcome
    searcher: Seat | None = None
    """Who thought ahead, against heuristics."""

    searched: int = 0
    """How many of the decisions were the searcher's."""


def simulated(
    game: AnyGame,
    options: Any,
    seats: int,
    games: int,
    seed: int,
    policy: PolicyName,
    thinking: Thinking = DEFAULT,
) -> Iterator[Played]:
    """So many games, each dealt and played by a generator of its own; equal seeds give equal games."""
    rng = Rng(seed)
    for number in range(games):
        own = rng.fork()
        if policy == "random":
            yield _at_random(game, options, seats, own)
        else:
            searcher = number % seats if policy == "search" else None
            yield _by_computers(game, options, seats, own, searcher, thinking)


def _at_random(game: AnyGame, options: Any, seats: int, rng: Rng) -> Played:
    """In place: no match, no store, no fingerprints, nobody who hears."""
    state = game.new(options, seats, rng.fork())
    settle(state, ignore)
    decisions = 0
    while (pending := state.pending) is not None:
        play(state, random_action(pending, rng), ignore)
        decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(decisions, outcome)


def _by_computers(
    game: AnyGame, options: Any, seats: int, rng: Rng, searcher: Seat | None, thinking: Thinking
) -> Played:
    """A real match, every seat a computer that sees only its own view."""
    table = tuple(
        SeatSpec(f"Computer {seat + 1}", "search" if seat == searcher else "bot") for seat in range(seats)
    )
    match: Match[Any] = Match(game, MatchSetup(options, table, rng.below(2**63)))
    driver_of(match, thinking).run()
    assert match.outcome is not None
    searched = sum(entry.seat == searcher for entry in match.log)
    return Played(len(match.log), match.outcome, searcher, searched)
