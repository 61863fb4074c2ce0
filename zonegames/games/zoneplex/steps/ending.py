"""The end of a game, and the Cataclysm with its Judgement and Council (4.6, 4.7)."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat, clockwise
from zonegames.engine.state import Step
from zonegames.games.zoneplex.actions import ABSTAIN, Abstain, Vote
from zonegames.games.zoneplex.events import Cataclysm, GameOver, PhaseTwo, Voted
from zonegames.games.zoneplex.scoring import TIE_BREAKS, final_influence, merits
from zonegames.games.zoneplex.state import Reason, Result, State
from zonegames.games.zoneplex.steps.choice import Choice, plain


def begin_phase_two(state: State, emit: Emit) -> None:
    """The pyramid is complete: symbols and Influence are shown from now on."""
    state.phase = 2
    state.influence = state.true_influence()
    emit(PhaseTwo(tuple(seat.symbol for seat in state.seats), tuple(state.influence)))


def finish(state: State, reason: Reason, winners: tuple[Seat, ...], emit: Emit) -> None:
    """Nothing more is asked of anybody."""
    state.result = Result(reason, winners)
    state.stack.clear()
    emit(GameOver(reason, winners, final_influence(state), state.turn))


@dataclass(frozen=True, slots=True)
class Judgement(Step[State, Any]):
    """The Action cards have run out: the worthy are judged."""

    def run(self, state: State, emit: Emit) -> None:
        state.influence = state.true_influence()
        left = tuple(seat for seat, who in enumerate(state.seats) if who.worthy)
        emit(Cataclysm(left, tuple(state.influence), tuple(who.symbol for who in state.seats)))
        if not left:
            finish(state, "obliterated", (), emit)
            return
        for place, reason in enumerate(TIE_BREAKS):
            best = max(merits(state, seat)[place] for seat in left)
            left = tuple(seat for seat in left if merits(state, seat)[place] == best)
            if len(left) == 1:
                finish(state, reason, left, emit)
                return
        state.stack[-1] = Council(left)


@dataclass(frozen=True, slots=True)
class Council(Choice):
    """The seats outside the last tie vote openly, clockwise from whose turn would be next (ZP-R40)."""

    tied: tuple[Seat, ...]
    votes: tuple[Seat | None, ...] = ()

    def _voters(self, state: State) -> list[Seat]:
        if not state.options.council:
            return []
        return [seat for seat in clockwise(state.seat, len(state.seats)) if seat not in self.tied]

    def question(self, state: State) -> Decision[Any]:
        seat = self._voters(state)[len(self.votes)]
        return plain(seat, "vote", (*map(Vote, self.tied), ABSTAIN))

    def decision(self, state: State) -> Decision[Any] | None:
        return self.question(state) if len(self.votes) < len(self._voters(state)) else None

    def answer(self, state: State, action: Vote | Abstain, emit: Emit) -> None:
        seat = self._voters(state)[len(self.votes)]
        choice = action.seat if isinstance(action, Vote) else None
        state.stack[-1] = Council(self.tied, (*self.votes, choice))
        emit(Voted(seat, choice))

    def run(self, state: State, emit: Emit) -> None:
        counts = {seat: self.votes.count(seat) for seat in self.tied}
        most = max(counts.values())
        best = tuple(seat for seat in self.tied if counts[seat] == most)
        finish(state, "council" if len(best) == 1 else "shared", best, emit)
