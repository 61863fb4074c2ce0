"""What holds in every random run, from one action to the next."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.zogars_revenge.invariants import invariants
from tests.games.zogars_revenge.positions import base_options
from zonegames.engine.events import Event, ignore
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.games.zogars_revenge.actions import Action, Move, Strike
from zonegames.games.zogars_revenge.components import BUILT_IN
from zonegames.games.zogars_revenge.rules import GAME
from zonegames.games.zogars_revenge.state import Run, State

LONGEST_RUN = 1000


def differing(before: list, after: list) -> list[int]:
    return [place for place, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]


def check_change(state: State, before: Run, after: Run, action: Action, events: list[Event]) -> None:
    """What one action may change: at most one tile, exactly one player tile a blow, meters one way."""
    assert after.eyes >= before.eyes
    assert after.moves == before.moves + isinstance(action, Move)
    turned = [c for c in differing(before.up, after.up) if state.dungeon.ordinary[c]]
    if isinstance(action, Move):
        entered_or_left = action.cell if before.dark else before.hero
        assert turned == ([entered_or_left] if state.dungeon.ordinary[entered_or_left] else [])
    else:
        assert turned == []
    ring = differing(before.turned, after.turned)
    assert ring == ([before.fighter] if isinstance(action, Strike) else [])
    if before.task == after.task:
        assert after.lamps_left <= before.lamps_left
    ended = {"fight_won", "run_ended"} & {event.kind for event in events}  # type: ignore[attr-defined]
    assert before.fight is None or after.fight is not None or ended


@settings(max_examples=60)
@given(
    seed=st.integers(0, 2**40),
    layout=st.sampled_from(sorted(BUILT_IN)),
    difficulty=st.sampled_from(["apprentice", "adventurer", "hunted", "doomed"]),
)
def test_every_step_of_a_run_obeys_the_rules(seed: int, layout: str, difficulty: str):
    options = base_options(layout=layout, difficulty=difficulty)
    state, rng, decisions = GAME.new(options, 1, Rng(seed)), Rng(seed + 1), 0
    settle(state, ignore)
    while state.pending is not None:
        invariants(state)
        before, action, events = state.run.clone(), random_action(state.pending, rng), []
        play(state, action, events.append)
        check_change(state, before, state.run, action, events)
        decisions += 1
    invariants(state)
    assert decisions < LONGEST_RUN


@pytest.mark.parametrize("dawdler", ["potions", "back and forth"])
def test_even_dawdling_comes_to_an_end(dawdler: str):
    """Policies that avoid progress as well as they can still end within the bound of ZG-R38."""
    for seed in range(20):
        state, rng, decisions = GAME.new(base_options(difficulty="apprentice"), 1, Rng(seed)), Rng(seed), 0
        settle(state, ignore)
        while state.pending is not None:
            actions = state.pending.actions
            safe = [a for a in actions if isinstance(a, Move) and state.run.up[a.cell].startswith("chest")]
            choices = safe or actions
            action = actions[-1] if dawdler == "potions" else choices[rng.below(len(choices))]
            play(state, action, ignore)
            decisions += 1
        assert decisions < LONGEST_RUN


def test_chance_is_used_up_at_set_up():
    state, rng = GAME.new(base_options(2, dungeons="fresh"), 2, Rng(3)), Rng(4)
    settle(state, ignore)
    dealt = state.rng.state
    while state.pending is not None:
        play(state, random_action(state.pending, rng), ignore)
    assert state.rng.state == dealt
