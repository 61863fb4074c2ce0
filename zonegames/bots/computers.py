"""The computer seats of a match."""

from typing import Any, Final

from zonegames.engine.driver import Driver
from zonegames.engine.errors import OptionError
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat

_GOLDEN: Final = 0x9E3779B97F4A7C15


def driver_of(match: Match[Any]) -> Driver:
    """The driver that lets the computer seats of this match act.

    Their chance comes from the match's seed but not from its course, so that they tell nothing of it.
    Raises OptionError when the game has no computer seats but the match does.
    """
    return Driver(match, policies_of(match))


def policies_of(match: Match[Any]) -> dict[Seat, Policy[Any, Any]]:
    """Who plays each computer seat of this match.  Raises OptionError as `driver_of` does."""
    seats = [seat for seat, spec in enumerate(match.setup.seats) if spec.player != "person"]
    return {seat: policy_of(match.game, seat, match.setup.seed) for seat in seats}


def policy_of(game: AnyGame, seat: Seat, seed: int) -> Policy[Any, Any]:
    """The heuristic of a seat.  Raises OptionError when the game has none."""
    rng = Rng((seed ^ (_GOLDEN * (seat + 1))) % 2**64).fork()
    try:
        return game.policy(seat, rng)
    except NotImplementedError as error:
        raise OptionError(f"{game.title} has no computer seats; every seat needs a name.") from error
