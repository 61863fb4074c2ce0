"""Lets computer seats act: one driver for screen, plain mode and simulation."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.match import Batch, Match
from zonegames.engine.policy import Choice, Policy
from zonegames.engine.seats import TABLE, Seat, clockwise


@dataclass(frozen=True, slots=True)
class BotMove:
    """What a computer seat (TABLE: nobody in particular) is about to do, and why."""

    seat: Seat
    action: Any
    reason: str = ""


def first_response(
    decision: Decision[Any], seats: int, ask: Callable[[Seat, Decision[Any]], Choice[Any] | None]
) -> BotMove:
    """Put an open question clockwise to all who may answer it; the first to respond wins, else "nobody".

    `ask` is given a seat and its part of the question, and gives None for a seat that is not asked.
    """
    able = {a.answerer() for a in decision.actions}
    for seat in clockwise(decision.asker, seats):
        choice = ask(seat, decision.for_answerer(seat)) if seat in able else None
        if choice is not None and choice.action.answerer() == seat:
            return BotMove(seat, choice.action, choice.reason)
    return BotMove(TABLE, next(a for a in decision.actions if a.answerer() is None))


class Driver:
    """Asks the policies of the computer seats; people are left to answer for themselves.

    The policies hear the whole match so far, redacted for their seat, and all that follows.
    """

    def __init__(self, match: Match[Any], policies: Mapping[Seat, Policy[Any, Any]]) -> None:
        self.match = match
        self.policies = dict(policies)
        for seat, policy in self.policies.items():
            for event in match.heard(seat):
                policy.hear(event)
            match.subscribe(seat, lambda batch, policy=policy: self._pass_on(policy, batch))

    def _pass_on(self, policy: Policy[Any, Any], batch: Batch) -> None:
        for told in batch.told:
            policy.hear(told.event)

    def next_move(self) -> BotMove | None:
        """The move of the computer now due, not yet played; None when a person must answer or all is over.

        At an open question the computer seats are asked clockwise; the first to respond wins.  If nobody
        else could answer it, the move is "nobody".
        """
        decision = self.match.decision
        if decision is None:
            return None
        if decision.seat != TABLE:
            policy = self.policies.get(decision.seat)
            if policy is None:
                return None
            choice = policy.choose(self.match.view(decision.seat), decision)
            return BotMove(decision.seat, choice.action, choice.reason)
        return self._open_question(decision)

    def _open_question(self, decision: Decision[Any]) -> BotMove | None:
        def ask(seat: Seat, part: Decision[Any]) -> Choice[Any] | None:
            policy = self.policies.get(seat)
            return None if policy is None else policy.choose(self.match.view(seat), part)

        move = first_response(decision, len(self.match.setup.seats), ask)
        people_may = any(a.answerer() not in (None, *self.policies) for a in decision.actions)
        return None if move.seat == TABLE and people_may else move

    def stop(self) -> None:
        """Let nobody think on; may be called from another thread than the one that waits for a move."""
        for policy in self.policies.values():
            policy.stop()

    def step(self) -> BotMove | None:
        """Play the computer's next move, if one is due, and return it."""
        move = self.next_move()
        if move is not None:
            self.match.apply(move.action)
        return move

    def run(self) -> None:
        """Play on until a person must answer or the game is over."""
        while self.step() is not None:
            pass
