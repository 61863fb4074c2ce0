"""Lets computer seats act: one driver for screen, plain mode and simulation."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from zonegames.engine.match import Batch, Match
from zonegames.engine.policy import Policy
from zonegames.engine.seats import TABLE, Seat, clockwise


@dataclass(frozen=True, slots=True)
class BotMove:
    """What a computer seat (TABLE: nobody in particular) is about to do, and why."""

    seat: Seat
    action: Any
    reason: str = ""


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
        return self._open_question()

    def _open_question(self) -> BotMove | None:
        decision = self.match.decision
        assert decision is not None
        able = {a.answerer() for a in decision.actions} - {None}
        for seat in clockwise(decision.asker, len(self.match.setup.seats)):
            policy = self.policies.get(seat)
            if policy is None or seat not in able:
                continue
            choice = policy.choose(self.match.view(seat), decision.for_answerer(seat))
            if choice.action.answerer() == seat:
                return BotMove(seat, choice.action, choice.reason)
        if able <= set(self.policies):
            nobody = next(a for a in decision.actions if a.answerer() is None)
            return BotMove(TABLE, nobody)
        return None

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
