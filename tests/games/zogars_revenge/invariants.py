"""What is true of every position of Zogar's Revenge."""

from collections import Counter

from zonegames.games.zogars_revenge.components import (
    ALL_TOKENS,
    CROWN_ROOM,
    DIFFICULTIES,
    LAMP_LIT,
    LIMITS,
    TILES,
)
from zonegames.games.zogars_revenge.state import DARK, Run, State

TOKENS = Counter(ALL_TOKENS)


def invariants(state: State) -> None:
    """Asserts all that must hold at every decision and at the end."""
    for number, run in enumerate(state.runs):
        tokens_are_complete(run)
        tiles_are_complete(state, run)
        meters_are_in_range(state, run)
        light_fits_the_task(state, run)
        endings_are_earned(state, run)
        playing = number == state.current and bool(state.stack)
        waiting = number > state.current
        assert (run.status == "playing") == (playing or waiting)
        if run.fight is not None:
            assert playing
            if state.pending is not None:
                assert run.fight.total < run.fight.strength


def tokens_are_complete(run: Run) -> None:
    """Pile, coins, held and used tokens are the thirty."""
    held = Counter(cross=run.crosses, potion=run.potions, sword=run.swords)
    assert Counter(run.pile) + Counter(run.coins) + Counter(run.used) + held == TOKENS
    assert min(run.crosses, run.potions, run.swords) >= 0


def tiles_are_complete(state: State, run: Run) -> None:
    """The twenty tiles lie on the ordinary cells, each once and with one of its sides up."""
    assert sorted(tile for tile in run.tiles if tile) == sorted(TILES)
    for cell, tile in enumerate(run.tiles):
        assert state.dungeon.ordinary[cell] == (tile > 0)
        if tile:
            assert {run.up[cell], run.under[cell]} == set(TILES[tile])


def meters_are_in_range(state: State, run: Run) -> None:
    assert 0 <= run.health <= LIMITS.max_health
    assert DIFFICULTIES[state.options.difficulty].eyes <= run.eyes <= LIMITS.eye_tokens
    assert run.moves < 1000


def light_fits_the_task(state: State, run: Run) -> None:
    """Darkness, the side of the centre, the crown and the lamps all tell the same task."""
    assert run.dark == (run.task in DARK) == (run.up[state.dungeon.centre] == CROWN_ROOM)
    assert run.crown_taken == (run.task in ("relight", "escape"))
    lit = sum(run.up[lamp] == LAMP_LIT for lamp in state.dungeon.lamps)
    expected = {"douse": run.lamps_left, "crown": 0, "relight": 4 - run.lamps_left, "escape": 4}
    assert lit == expected[run.task]
    assert lit > 0 or run.task not in ("douse", "escape")
    assert lit < 4 or run.task != "relight"


def endings_are_earned(state: State, run: Run) -> None:
    assert (run.status == "captured") == (run.eyes == LIMITS.eye_tokens)
    assert (run.status == "died") == (run.health == 0)
    assert (run.cause is not None) == (run.status in ("captured", "died"))
    if run.status == "escaped":
        assert run.task == "escape"
        assert run.hero == state.dungeon.centre
