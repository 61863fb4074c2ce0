"""Random games: the events tell everything that happens to tokens and hulls, and everything happens."""

from dataclasses import fields

import pytest

from zonegames.engine.events import Event
from zonegames.engine.play import play, settle
from zonegames.engine.policy import random_action
from zonegames.engine.rng import Rng
from zonegames.games.exploration_warzone import events as e
from zonegames.games.exploration_warzone.components import EXTRA_HP, RELICS, SHIPS
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import Options, WarzoneState


class Ledger:
    """Tokens and HP of all seats, kept from the events alone."""

    def __init__(self, ships: tuple[str, ...]) -> None:
        self.stocks = [{"C": 3, "E": 0, "T": 0, "V": 0} for _ in ships]
        self.hulls = [SHIPS[ship].hp + EXTRA_HP[len(ships)] for ship in ships]

    def hear(self, event: Event) -> None:
        match event:
            case e.ResourceGained(seat, resource, amount):
                self.stocks[seat][resource] += amount
            case e.Traded(seat, give, get):
                self.stocks[seat][give] -= 1
                for resource in get:
                    self.stocks[seat][resource] += 1
            case e.Paid(seat, resource, amount):
                self.stocks[seat][resource] -= amount
            case e.HexBought(seat, _, price):
                self.stocks[seat]["C"] -= price
            case e.RelicClaimed(seat, relic):
                self._escrow(seat, relic, -1)
            case e.ClaimFailed(seat, relic):
                self._escrow(seat, relic, 1)
            case e.Stolen(seat, victim, resource):
                self.stocks[seat][resource] += 1
                self.stocks[victim][resource] -= 1
            case _:
                self._hear_of_hulls(event)

    def _hear_of_hulls(self, event: Event) -> None:
        match event:
            case e.Repaired(seat, amount, hp):
                self.stocks[seat]["T"] -= amount
                self.hulls[seat] += amount
                assert self.hulls[seat] == hp
            case e.Damage(seat, amount, hp):
                self.hulls[seat] -= amount
                assert self.hulls[seat] == hp
            case e.GlobalHit(seat, hp, exp_lost):
                self.hulls[seat] -= 1
                self.stocks[seat]["E"] -= exp_lost
                assert self.hulls[seat] == hp
            case e.ShipDestroyed(seat):
                self.stocks[seat] |= {"C": 0, "E": 0, "T": 0}
                assert self.hulls[seat] == 0
            case _:
                pass

    def _escrow(self, seat: int, relic: str, sign: int) -> None:
        for resource, amount in RELICS[relic].cost:
            self.stocks[seat][resource] += sign * amount


def random_game(seed: int, seats: int) -> tuple[WarzoneState, list[Event], set[str]]:
    """A random game, its ledger compared with the state at every decision."""
    state = GAME.new(Options(), seats, Rng(seed))
    events: list[Event] = []
    kinds: set[str] = set()
    settle(state, events.append)
    ledger, rng, told = Ledger(tuple(c.ship for c in state.commanders)), Rng(seed + 1), 0
    while True:
        for event in events[told:]:
            ledger.hear(event)
        told = len(events)
        assert ledger.stocks == [commander.stock for commander in state.commanders]
        assert ledger.hulls == [commander.hp for commander in state.commanders]
        if state.pending is None:
            return state, events, kinds
        kinds.add(state.pending.kind)
        assert 1 <= len(state.pending.legal) <= 25
        play(state, random_action(state.pending, rng), events.append)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_events_account_for_every_token_and_every_point_of_hull(seats: int) -> None:
    for seed in range(20):
        state, events, _ = random_game(seed, seats)
        assert state.round <= 41
        assert isinstance(events[-1], e.GameOver)
        outcome = GAME.outcome(state)
        assert outcome is not None
        winners = [state.commanders[seat] for seat, won in enumerate(outcome.won) if won]
        assert winners
        assert all(commander.alive for commander in winners) or not any(c.alive for c in state.commanders)


def test_everything_happens_in_random_games() -> None:
    """All questions are asked and all events told but the one that real games cannot reach."""
    asked: set[str] = set()
    told: set[str] = set()
    for seed in range(25, 65):
        _, events, kinds = random_game(seed, 2 + seed % 3)
        asked |= kinds
        told |= {event.kind for event in events}  # type: ignore[attr-defined]
    assert asked == {
        *("place_hex", "place_rotation", "spend", "starter_area", "trade"),
        *("more_hex", "more_berth", "more_rotation", "steal", "commit", "war_overflow", "discard"),
    }
    classes = [kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)]
    every = {f.default for kind in classes for f in fields(kind) if f.name == "kind"}
    assert len(every) > 40
    assert every - told == {"war_deck_empty"}
