"""The computer seats of a match."""

from functools import partial
from typing import Any

from zonegames.bots.search import DEFAULT, Searcher, Thinking
from zonegames.engine.driver import Driver
from zonegames.engine.errors import OptionError
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match
from zonegames.engine.policy import Policy
from zonegames.engine.rng import GOLDEN_GAMMA, Rng
from zonegames.engine.seats import Seat


def driver_of(match: Match[Any], thinking: Thinking = DEFAULT) -> Driver:
    """The driver that lets the computer seats of this match act; `thinking`: how long those may search
    that think ahead.

    Their chance comes from the match's seed but not from its course, so that they tell nothing of it.
    Raises OptionError when the game has no computer seats but the match does.
    """
    return Driver(match, policies_of(match, thinking))


def policies_of(match: Match[Any], thinking: Thinking = DEFAULT) -> dict[Seat, Policy[Any, Any]]:
    """Who plays each computer seat of this match.  Raises OptionError as `driver_of` does."""
    policies: dict[Seat, Policy[Any, Any]] = {}
    for seat, spec in enumerate(match.setup.seats):
        if spec.player != "person":
            policies[seat] = policy_of(match.game, seat, match.setup.seed)
        if spec.player == "search":
            policies[seat] = _searcher(match, seat, thinking)
    return policies


def policy_of(game: AnyGame, seat: Seat, seed: int) -> Policy[Any, Any]:
    """The heuristic of a seat.  Raises OptionError when the game has none."""
    try:
        return game.policy(seat, _chance(seat, seed))
    except NotImplementedError as error:
        raise OptionError(f"{game.title} has no computer seats; every seat needs a name.") from error


def _searcher(match: Match[Any], seat: Seat, thinking: Thinking) -> Searcher:
    """Sees of the match what any policy sees, and the worlds that it makes up for that seat."""
    setup = match.setup
    seed = _chance(seat, setup.seed).state
    return Searcher(match.game, len(setup.seats), seat, partial(match.world, seat), seed, thinking)


def _chance(seat: Seat, seed: int) -> Rng:
    return Rng((seed ^ (GOLDEN_GAMMA * (seat + 1))) % 2**64).fork()
