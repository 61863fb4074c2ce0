"""A turn up to its dice: Zones turned over, Bonus dice, the roll and the one re-roll."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.zone_runners.actions import USE_BONUS, Reroll, UseBonus
from zonegames.games.zone_runners.board import new_turn
from zonegames.games.zone_runners.dice import Dice, rerolls
from zonegames.games.zone_runners.events import BonusSpent, DiceRerolled, DiceRolled, TurnStarted
from zonegames.games.zone_runners.state import Mark, State
from zonegames.games.zone_runners.steps.action import CHOOSE_RUNNER
from zonegames.games.zone_runners.steps.flip import turn_over_reachable
from zonegames.games.zone_runners.steps.turn_end import CONFIRM_END


@dataclass(frozen=True, slots=True)
class StartTurn(Step[State, UseBonus]):
    """A new turn; Zones within reach are turned over before anybody decides (ZR-R08)."""

    def run(self, state: State, emit: Emit) -> None:
        state.board = new_turn(state.board)
        emit(TurnStarted(state.board.level, state.tracker + 1, state.captain))
        turn_over_reachable(state, state.board.active(), emit)
        if state.bonus:
            state.stack[-1] = CHOOSE_BONUS
        else:
            roll(state, 0, emit)


@dataclass(frozen=True, slots=True)
class ChooseBonus(Step[State, UseBonus]):
    """How many Bonus dice join the roll?  Asked before any die is seen."""

    def decision(self, state: State) -> Decision[UseBonus]:
        return _bonus_decision(state.captain, len(state.bonus))

    def answer(self, state: State, action: UseBonus, emit: Emit) -> None:
        if action.dice:
            state.bonus = state.bonus[action.dice :]
            emit(BonusSpent(action.dice, len(state.bonus)))
            turn_over_reachable(state, state.board.active() + action.dice, emit)
        roll(state, action.dice, emit)


def roll(state: State, bonus: int, emit: Emit) -> None:
    """The pool is rolled, in the order of the dice."""
    state.bonus_in_play = bonus
    state.rolled = state.dice = tuple(state.rng.die() for _ in range(state.board.active() + bonus))
    state.used = (False,) * len(state.dice)
    emit(DiceRolled(state.dice, bonus))
    state.stack[-1] = CHOOSE_REROLL


@dataclass(frozen=True, slots=True)
class ChooseReroll(Step[State, Reroll]):
    """Which dice roll once more?  All others are locked (ZR-R09)."""

    def decision(self, state: State) -> Decision[Reroll]:
        return _reroll_decision(state.captain, state.dice)

    def answer(self, state: State, action: Reroll, emit: Emit) -> None:
        dice = list(state.dice)
        for index in action.indices:
            dice[index] = state.rng.die()
        state.dice = tuple(dice)
        emit(DiceRerolled(action.indices, state.dice))
        state.mark = Mark(state.board, state.bonus, state.gained, state.trails)
        state.stack[-1] = CONFIRM_END
        state.stack.append(CHOOSE_RUNNER)


@cache
def _bonus_decision(seat: Seat, held: int) -> Decision[UseBonus]:
    return Decision(seat, "bonus", USE_BONUS[: held + 1])


@cache
def _reroll_decision(seat: Seat, dice: Dice) -> Decision[Reroll]:
    return Decision(seat, "lock", rerolls(dice))


START_TURN: Final = StartTurn()
CHOOSE_BONUS: Final = ChooseBonus()
CHOOSE_REROLL: Final = ChooseReroll()
