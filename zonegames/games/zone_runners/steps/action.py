"""The Runners' actions: who is next, what it shall achieve, with which dice."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.zone_runners.actions import (
    BACK,
    LET_REST,
    NO_ENERGY,
    SEND_RUNNER,
    TAKE_BACK,
    Action,
    Back,
    LetRest,
    PickOutcome,
    SendRunner,
    TakeBack,
    UseRecipe,
)
from zonegames.games.zone_runners.components import RUNNERS
from zonegames.games.zone_runners.events import (
    BlockerDefeated,
    EnergyAssigned,
    RunnerActed,
    RunnerFinished,
    RunnerOut,
    RunnerStepsUp,
    TurnTakenBack,
)
from zonegames.games.zone_runners.menu import Menu, entry_of, menu
from zonegames.games.zone_runners.resolve import Result, carry_out, resolve, step_up, steps_up
from zonegames.games.zone_runners.state import State, Trails
from zonegames.games.zone_runners.steps.last_runner import award_last_runner


@dataclass(frozen=True, slots=True)
class ChooseRunner(Step[State, SendRunner | LetRest | TakeBack]):
    """Which Runner acts next?  Not asked when one is left (ZR-R13)."""

    def decision(self, state: State) -> Decision[Action] | None:
        to_act = state.board.still_to_act()
        if len(to_act) < 2:
            return None
        rest = state.options.sharing == "relay" or all(state.used)
        return _runner_decision(state.captain, to_act, rest, state.board.somebody_acted())

    def answer(self, state: State, action: SendRunner | LetRest | TakeBack, emit: Emit) -> None:
        if isinstance(action, SendRunner):
            state.stack.append(ChooseOutcome(RUNNERS.index(action.runner), asked=True))
        elif isinstance(action, TakeBack):
            take_back(state, emit)
        else:
            for who in state.board.still_to_act():
                act(state, who, NO_ENERGY, emit)

    def run(self, state: State, emit: Emit) -> None:
        to_act = state.board.still_to_act()
        if to_act:
            state.stack.append(ChooseOutcome(to_act[0], asked=False))
        else:
            state.stack.pop()


@dataclass(frozen=True, slots=True)
class ChooseOutcome(Step[State, PickOutcome | Back | TakeBack]):
    """Which result shall the Runner have?  A menu of one entry is carried out unasked."""

    runner: int
    asked: bool
    """The runner decision was asked, so there is a way back to it."""

    def menu(self, state: State) -> Menu:
        return menu(state.board, self.runner, state.unused())

    def decision(self, state: State) -> Decision[Action] | None:
        entries = self.menu(state)
        if len(entries) == 1:
            return None
        return _outcome_decision(state.owner(self.runner), entries, state.board.somebody_acted(), self.asked)

    def answer(self, state: State, action: PickOutcome | Back | TakeBack, emit: Emit) -> None:
        if isinstance(action, PickOutcome):
            first, *others = entry_of(self.menu(state), action.key).recipes
            if others:
                state.stack.append(ChooseRecipe(self.runner, action.key))
            else:
                state.stack.pop()
                act(state, self.runner, first, emit)
        else:
            state.stack.pop()
            if isinstance(action, TakeBack):
                take_back(state, emit)

    def run(self, state: State, emit: Emit) -> None:
        entry = self.menu(state)[-1]
        state.stack.pop()
        act(state, self.runner, entry.recipes[0], emit)


@dataclass(frozen=True, slots=True)
class ChooseRecipe(Step[State, UseRecipe | Back]):
    """Which dice shall make that result?"""

    runner: int
    key: str

    def decision(self, state: State) -> Decision[Action]:
        entry = entry_of(menu(state.board, self.runner, state.unused()), self.key)
        return Decision(state.owner(self.runner), "recipe", (*entry.recipes, BACK))

    def answer(self, state: State, action: UseRecipe | Back, emit: Emit) -> None:
        state.stack.pop()
        if isinstance(action, UseRecipe):
            state.stack.pop()
            act(state, self.runner, action, emit)


def act(state: State, who: int, recipe: UseRecipe, emit: Emit) -> None:
    """The Runner gets its Energy and is resolved at once (ZR-R12)."""
    result = resolve(state.board, who, recipe.energy, recipe.ability)
    start = state.board.runners[who].track, state.board.runners[who].column
    spend(state, recipe.dice)
    emit(EnergyAssigned(who, recipe.dice, recipe.energy, recipe.ability))
    state.board = carry_out(state.board, who, result)
    state.trails = _with_trail(state.trails, who, (start, *result.path[:-1]) if result.path else ())
    emit(
        RunnerActed(
            who,
            result.kind,
            start,
            result.path,
            result.track,
            result.column,
            result.slot,
            result.status,
            result.need,
        )
    )
    _tell_the_rest(state, who, result, emit)


def _tell_the_rest(state: State, who: int, result: Result, emit: Emit) -> None:
    if result.defeated:
        emit(BlockerDefeated(state.board.beaten[-1]))
    waiting = steps_up(state.board)
    if waiting is not None:
        state.board = step_up(state.board, waiting)
        emit(RunnerStepsUp(waiting))
    if result.status == "finished":
        emit(RunnerFinished(who, result.track))
    elif result.status == "out":
        emit(RunnerOut(who, result.zone))
        award_last_runner(state, emit)


def spend(state: State, signed: tuple[int, ...]) -> None:
    """Marks the first unused dice of these values as used."""
    if not signed:
        return
    used = list(state.used)
    for value in signed:
        index = next(i for i, die in enumerate(state.dice) if die == abs(value) and not used[i])
        used[index] = True
    state.used = tuple(used)


def take_back(state: State, emit: Emit) -> None:
    """Everything as right after the re-roll (ZR-R12)."""
    assert state.mark is not None
    state.board, state.bonus, state.gained, state.trails = state.mark
    state.used = (False,) * len(state.dice)
    emit(TurnTakenBack())


def _with_trail(trails: Trails, who: int, trail: tuple[tuple[int, int], ...]) -> Trails:
    first, second, third = (trail if n == who else old for n, old in enumerate(trails))
    return first, second, third


@lru_cache(maxsize=1024)
def _runner_decision(seat: Seat, to_act: tuple[int, ...], rest: bool, acted: bool) -> Decision[Action]:
    actions: list[Action] = [SEND_RUNNER[who] for who in to_act]
    if rest:
        actions.append(LET_REST)
    if acted:
        actions.append(TAKE_BACK)
    return Decision(seat, "runner", tuple(actions))


def _outcome_decision(seat: Seat, entries: Menu, acted: bool, asked: bool) -> Decision[Action]:
    actions: list[Action] = [entry.action for entry in entries]
    if acted:
        actions.append(TAKE_BACK)
    if asked:
        actions.append(BACK)
    return Decision(seat, "outcome", tuple(actions))


CHOOSE_RUNNER: Final = ChooseRunner()
