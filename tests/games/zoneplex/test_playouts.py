"""Whole games: invariants at every decision, and battles that keep their rules (section 10)."""

from typing import Any

import pytest

from tests.games.zoneplex.invariants import LIMIT, invariants
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.games.zoneplex import events as e
from zonegames.games.zoneplex.components import FEARS
from zonegames.games.zoneplex.rules import GAME


def playout(
    seats: int, seed: int, heuristic: bool = False, check: bool = False, chosen: dict[str, str] | None = None
) -> list[Any]:
    """All events of a whole game."""
    state = GAME.new(GAME.resolve_options(seats, chosen or {}), seats, Rng(seed))
    events: list[Any] = []
    settle(state, events.append)
    chooser = Rng(seed + 1)
    policies = [GAME.policy(seat, chooser.fork()) for seat in range(seats)]
    for _ in range(LIMIT):
        asked = state.pending
        if asked is None:
            return events
        if check:
            invariants(state)
        if heuristic:
            action = policies[asked.seat].choose(GAME.view(state, asked.seat), asked).action
            assert action in asked.legal
        else:
            action = random_action(asked, chooser)
        play(state, action, events.append)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "option", [{}, {"unassigned_symbols": "mat"}, {"quick_deals": "on"}, {"council": "off"}]
)
def test_invariants_hold_at_every_decision(seats: int, option: dict[str, str]) -> None:
    playout(seats, seed=seats, check=True, chosen=option)


@pytest.mark.parametrize("seats", [3, 5])
def test_invariants_hold_where_players_bargain(seats: int) -> None:
    playout(seats, seed=seats + 20, heuristic=True, check=True)


@pytest.mark.parametrize("seed", range(6))
def test_battles_keep_their_rules(seed: int) -> None:
    """Strength only falls, each attacks once, only the party changes, no relic too many is drawn."""
    for battle in _battles(playout(4, seed, heuristic=seed % 2 == 0)):
        begun = next(event for event in battle if isinstance(event, e.BattleBegun))
        levels = [ev.strength for ev in battle if isinstance(ev, (e.FearFaced, e.FearWeakened, e.Attacked))]
        assert levels == sorted(levels, reverse=True)
        attackers = [ev.seat for ev in battle if isinstance(ev, e.Attacked)]
        assert attackers == list(begun.party[: len(attackers)])
        after = battle[battle.index(begun) :]
        assert {ev.seat for ev in after if isinstance(ev, e.WmsChanged)} <= set(begun.party)
        drawn = [ev for ev in after if isinstance(ev, e.RelicDrawn) and ev.why == "booty"]
        assert len(drawn) <= FEARS[begun.fear].relics
        _shares_are_kept(battle, begun)


def _battles(events: list[Any]) -> list[list[Any]]:
    """The events of each battle, from the Fear's die to the end of the turn."""
    found: list[list[Any]] = []
    inside = False
    for event in events:
        if isinstance(event, e.FearFaced):
            found.append([])
            inside = True
        if isinstance(event, e.TurnEnded):
            inside = False
        if inside:
            found[-1].append(event)
    return found


def _shares_are_kept(battle: list[Any], begun: e.BattleBegun) -> None:
    """Each helper draws its share exactly, or the rest of it lapses."""
    sealed = next((event for event in battle if isinstance(event, e.PactSealed)), None)
    if sealed is None or not any(isinstance(event, e.FearDefeated) for event in battle):
        return
    after = battle[battle.index(begun) :]
    if any(isinstance(event, e.RelicDeckReshuffled) for event in after):
        return  # the deck may run dry
    for helper, terms in zip(sealed.party[1:], sealed.terms, strict=True):
        drawn = sum(isinstance(ev, e.RelicDrawn) and ev.seat == helper and ev.why == "booty" for ev in after)
        lapsed = sum(isinstance(ev, e.RelicForfeited) and ev.seat == helper for ev in after)
        assert drawn + lapsed == terms.relics
        captured = any(isinstance(ev, e.FearCaptured) and ev.seat == helper for ev in after)
        assert captured == terms.fear


@pytest.mark.long
def test_invariants_hold_in_many_games() -> None:
    for seed in range(100, 300):
        playout(2 + seed % 4, seed, check=True)
