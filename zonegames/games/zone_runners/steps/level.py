"""A Level from its set-up (cards, Blockers, start tracks) to its credits."""

from dataclasses import dataclass
from functools import cache

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.zone_runners.actions import TAKE_TRACK, TakeTrack
from zonegames.games.zone_runners.board import Runner, new_board
from zonegames.games.zone_runners.components import (
    BLOCKERS,
    BLOCKERS_A_ZONE,
    LEVELS,
    ONE_GOES_TO,
    TRACKS,
    ZONES,
    rating,
)
from zonegames.games.zone_runners.events import BonusGained, GameOver, LevelEnded, LevelStarted, TrackChosen
from zonegames.games.zone_runners.scoring import payments
from zonegames.games.zone_runners.state import NO_TRAILS, Card, State
from zonegames.games.zone_runners.steps.flip import turn_next_over
from zonegames.games.zone_runners.steps.turn import START_TURN


@dataclass(frozen=True, slots=True)
class SetUpLevel(Step[State, TakeTrack]):
    """Lays the course of a Level and puts the Runners that are not out at Start."""

    level: int

    def run(self, state: State, emit: Emit) -> None:
        first, second, third = (r if r.status == "out" else Runner() for r in state.board.runners)
        state.board = new_board(self.level, (first, second, third))
        state.participants = tuple(state.board.running())
        state.course = lay_course(state.rng)
        rolls, state.blockers = roll_blockers(state.rng)
        state.lost_blockers = 0
        state.tracker = 0
        state.trails = NO_TRAILS
        emit(LevelStarted(self.level, rolls, state.blockers, state.participants))
        turn_next_over(state, emit)
        state.stack[-1] = ChooseTrack(state.participants[0])


@dataclass(frozen=True, slots=True)
class ChooseTrack(Step[State, TakeTrack]):
    """On which track does this Runner start?"""

    runner: int

    def decision(self, state: State) -> Decision[TakeTrack]:
        return _track_decision(state.owner(self.runner), self.runner)

    def answer(self, state: State, action: TakeTrack, emit: Emit) -> None:
        track = TRACKS.index(action.track)
        state.board = state.board.with_runner(self.runner, Runner(track=track))
        emit(TrackChosen(self.runner, track))
        later = [who for who in state.participants if who > self.runner]
        state.stack[-1] = ChooseTrack(later[0]) if later else PlayLevel()


@dataclass(frozen=True, slots=True)
class PlayLevel(Step[State, TakeTrack]):
    """Turn after turn while somebody runs; then the credits, and the next Level or the end."""

    def run(self, state: State, emit: Emit) -> None:
        if state.board.running():
            state.stack.append(START_TURN)
            return
        level = state.board.level
        pay(state, emit)
        finishers = sum(r.status == "finished" for r in state.board.runners)
        if finishers and level < LEVELS:
            label = "level_2" if level == 1 else "level_3"
            state.bonus += (label,)
            state.gained += (label,)
            emit(BonusGained(label))
            state.stack[-1] = SetUpLevel(level + 1)
        else:
            state.stack.pop()
            reason = "course_completed" if finishers else "all_out"
            emit(GameOver(reason, level, state.credits, rating(state.credits), finishers))


def pay(state: State, emit: Emit) -> None:
    """The credits of the Level just over (ZR-R34)."""
    lines = payments(state.board, state.participants)
    earned = sum(line.amount for line in lines)
    state.credits += earned
    state.ledger += (lines,)
    emit(LevelEnded(state.board.level, earned, state.credits, lines))


@cache
def _track_decision(seat: Seat, runner: int) -> Decision[TakeTrack]:
    return Decision(seat, "track", TAKE_TRACK[runner])


def lay_course(rng: Rng) -> tuple[Card, ...]:
    """All cards shuffled, each turned or not (ZR-R06)."""
    cards = list(range(ZONES))
    rng.shuffle(cards)
    return tuple(Card(card, rng.below(2) == 1) for card in cards)


def roll_blockers(rng: Rng) -> tuple[tuple[tuple[int, int | None], ...], tuple[int, ...]]:
    """The rolls, one die at a time, and the Blockers of every Zone (ZR-R05)."""
    counts = [0] * ZONES
    rolls: list[tuple[int, int | None]] = []
    while sum(counts) < BLOCKERS:
        die = rng.die()
        zone = ONE_GOES_TO if die == 1 else die
        if counts[zone - 1] == BLOCKERS_A_ZONE:
            rolls.append((die, None))
        else:
            counts[zone - 1] += 1
            rolls.append((die, zone))
    return tuple(rolls), tuple(counts)
