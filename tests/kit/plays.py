"""Plays to examine: whole games as lists of actions, made by random choice or by the game's own policy."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.kit.case import Case, expect, nothing_to_add
from tests.kit.questions import check_question
from tests.kit.trial import carry_out
from zonegames.engine.driver import Driver
from zonegames.engine.fingerprint import fingerprint
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.engine.state import State

STANDING_WITHIN = 60
"""One random play in three takes a standing action, at one of the first so many decisions."""


@contextmanager
def told_how_to_replay(case: Case, actions: list[Any]) -> Iterator[None]:
    """Adds to whatever goes wrong the play and the number of actions before it."""
    try:
        yield
    except Exception as error:
        last = f", the last one {actions[-1]!r}" if actions else ""
        error.add_note(f"in {case}, after {len(actions)} actions{last}")
        raise


def random_play(case: Case, watch: Callable[[State], None] = nothing_to_add) -> tuple[list[Any], str]:
    """A whole game of random choices, played bare as bots do; its actions and its last fingerprint.

    `watch` is shown the state at every decision and at the end.
    """
    rng = Rng(case.seed).fork()
    departure = rng.below(STANDING_WITHIN) if rng.below(3) == 0 else -1
    actions: list[Any] = []
    with told_how_to_replay(case, actions):
        state = case.match()._state
        while (asked := state.pending) is not None:
            expect(len(actions) < case.limit, f"the game has not ended after {case.limit} actions")
            check_question(case, asked)
            watch(state)
            standing = case.game.standing(state) if len(actions) == departure and asked.seat >= 0 else ()
            action = rng.choice(standing) if standing else random_action(asked, rng)
            carry_out(case.game, state, action)
            actions.append(action)
        watch(state)
    return actions, fingerprint(state)


def policy_play(case: Case) -> tuple[list[Any], str] | None:
    """A whole game of the game's own policy in every seat, which must choose legally and come to an end;
    None for a game without one."""
    rng = Rng(case.seed).fork()
    try:
        policies = {seat: case.game.policy(seat, rng.fork()) for seat in range(case.seats)}
    except NotImplementedError:
        return None
    actions: list[Any] = []
    with told_how_to_replay(case, actions):
        match = case.match()
        driver = Driver(match, policies)
        while (asked := match.decision) is not None:
            move = driver.next_move()
            assert move is not None, "every seat has a policy"
            expect(move.action in asked.legal, f"the policy chose {move.action!r}, which is not legal")
            expect(
                len(actions) < case.limit, f"the policies have not ended the game after {case.limit} actions"
            )
            match.apply(move.action)
            actions.append(move.action)
    return actions, match.fingerprint()
