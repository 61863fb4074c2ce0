"""The searching computer: it tries its answers in worlds that it makes up, and takes what wins most.

Flat Monte Carlo search over determinizations: hidden things are dealt anew for each playout, as in perfect
information Monte Carlo, but everybody in a made-up world plays by what its own seat can see.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from zonegames.bots.race import Race
from zonegames.engine.decisions import Decision
from zonegames.engine.driver import first_response
from zonegames.engine.events import Event, ignore
from zonegames.engine.game import AnyGame
from zonegames.engine.play import play
from zonegames.engine.policy import Choice, Policy
from zonegames.engine.rng import GOLDEN_GAMMA, Rng
from zonegames.engine.seats import TABLE, Seat
from zonegames.engine.state import State

Worlds: TypeAlias = Callable[[Rng], State]
"""Positions, settled, that look to the searching seat like the real one; never the real one."""

Spent: TypeAlias = Callable[[int], float]
"""How much of the thinking time is gone after so many playouts; from 1.0 on, all of it."""

Thinking: TypeAlias = Callable[[], Spent]
"""Called when a think begins.  It may measure by a clock, which then belongs to the caller."""

REASON: Final = "Of all that was tried out beforehand, this promised most."
"""Where it has found something better than the heuristic would have played."""


def playouts(count: int) -> Thinking:
    """So many playouts a decision: equal thinks on every machine."""
    return lambda: lambda done: done / count


DEFAULT: Final = playouts(64)
"""What beats the heuristics and costs a few hundredths of a second."""


class Searcher(Policy[Any, Any]):
    """Plays each answer on in the same made-up worlds, everybody there by the game's heuristic, until its
    foresight ends, and appraises what came of it.

    It sees its seat's view, and worlds that are dealt anew from it; the heuristic must choose by the view
    alone, since nobody in a made-up world has heard what happened before.  Equal events heard, equal view
    and equal playouts give an equal choice.
    """

    def __init__(
        self, game: AnyGame, seats: int, seat: Seat, worlds: Worlds, seed: int, thinking: Thinking
    ) -> None:
        self._game, self._seats, self._seat = game, seats, seat
        self._worlds, self._thinking = worlds, thinking
        self._seed = seed
        self._heard = 0
        self._stopped = False

    def hear(self, event: Event) -> None:
        self._heard += 1

    def stop(self) -> None:
        self._stopped = True

    def choose(self, view: Any, decision: Decision[Any]) -> Choice[Any]:
        rng = Rng((self._seed + GOLDEN_GAMMA * self._heard) % 2**64)
        habit = self._game.policy(self._seat, rng.fork()).choose(view, decision)
        others = [action for action in decision.legal if action.progress and action != habit.action]
        race = Race([habit.action, *others])
        spent = self._thinking()
        done, gone = 0, 0.0
        while race.open and gone < 1.0:
            world = self._worlds(rng)
            if not _asks(world, decision):
                return habit  # the match has moved on: this answer comes too late, whatever it is
            luck = rng.fork()
            for runner in race.field:
                if self._stopped:
                    return _best(race, habit)
                runner.add(self._playout(world.clone(), runner.choice, Rng(luck.state)))
                done += 1
                gone = spent(done)
            race.thin(gone)
        return _best(race, habit)

    def _playout(self, world: State, answer: Any, luck: Rng) -> float:
        """What this answer brings in this world: the seat's share of the win, or its chance of it."""
        game = self._game
        end = game.turn(world) + game.foresight if game.foresight else None
        policies = [game.policy(seat, luck.fork()) for seat in range(self._seats)]
        play(world, answer, ignore)
        while (pending := world.pending) is not None:
            if end is not None and game.turn(world) >= end:
                return game.appraise(world)[self._seat]
            play(world, self._answer(world, pending, policies), ignore)
        outcome = game.outcome(world)
        assert outcome is not None
        return outcome.share(self._seat)

    def _answer(self, world: State, pending: Decision[Any], policies: Sequence[Policy[Any, Any]]) -> Any:
        """How the heuristics answer the question that is open in a made-up world."""
        view = self._game.view
        if pending.seat != TABLE:
            return policies[pending.seat].choose(view(world, pending.seat), pending).action
        return first_response(
            pending, self._seats, lambda seat, part: policies[seat].choose(view(world, seat), part)
        ).action


def _best(race: Race, habit: Choice[Any]) -> Choice[Any]:
    """What leads the race; what the heuristic would have played keeps its reason."""
    best = race.leader.choice
    return habit if best == habit.action else Choice(best, REASON)


def _asks(world: State, decision: Decision[Any]) -> bool:
    """Whether a made-up world asks the same question."""
    pending = world.pending
    if pending is None or (pending.seat, pending.kind) != (decision.seat, decision.kind):
        return False
    return pending.legal == decision.legal or set(decision.legal) <= set(pending.legal)
