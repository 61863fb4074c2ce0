"""Random keys and clicks against every screen: no exception, no torn picture, no secret, no dead end."""

import asyncio
import tempfile
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from tests.campaign.contestants import Contestant, contestants
from tests.campaign.count import Count
from tests.campaign.eye import Eye
from tests.campaign.hand import Hand, Tireless
from tests.campaign.way import find_a_way_on
from tests.kit import Case
from tests.kit.plays import random_play
from tests.tui.grid import text
from tests.tui.shelf import HOSTILE
from zonegames.engine.match import Match
from zonegames.engine.names import seat_names
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Player, SeatSpec
from zonegames.store.store import Store
from zonegames.tui.game_screen import GameScreen
from zonegames.tui.screens.picker import PickerScreen

ROUND: Final = 500
"""Inputs against one running app."""

STUCK: Final = 250
"""Inputs without an action of the match after which a way on is looked for on purpose."""


def run(*, long: bool, seed: int) -> Iterator[Count]:
    """20,000 inputs a game in the long form."""
    for contestant in contestants():
        yield keys_and_clicks(contestant, 20_000 if long else 150, seed)


def keys_and_clicks(contestant: Contestant, inputs: int, seed: int) -> Count:
    """So many inputs, in rounds that each have a seed of their own."""
    count = Count(f"keys {contestant.game.id}", "inputs")
    with pytest.MonkeyPatch.context() as patch, count.timed():
        patch.setattr("textual.constants.TEXTUAL_ANIMATIONS", "none")  # read from the environment just once
        for number in range(seed, seed + -(-inputs // ROUND)):
            with tempfile.TemporaryDirectory() as home:
                patch.setenv("ZONEGAMES_HOME", home)
                asyncio.run(Round(contestant, number, count).play(min(inputs, ROUND), Path(home)))
            if count.spoilt:
                break
    return count


class Round:
    """One app and one hand, match after match."""

    def __init__(self, contestant: Contestant, seed: int, count: Count) -> None:
        self.contestant, self.seed, self.count = contestant, seed, count
        self.rng = Rng(seed).fork()
        self.matches = 0
        self.case: Case | None = None
        """What was last sat down to."""

        self.quiet = 0  # inputs since the last action
        self.last: deque[str] = deque(maxlen=12)

    async def play(self, inputs: int, home: Path) -> None:
        """So many inputs; what goes wrong ends the round and is noted with its seed."""
        store = Store.open(home)
        app = Tireless(store)
        done = 0
        try:
            async with app.run_test(size=(120, 36)) as pilot:
                self.eye = Eye(app, self.rng.fork())
                self.hand = Hand(app, pilot, self.rng, self.eye.check)
                await self.hand.settle()
                while done < inputs:
                    await self._one(app)
                    done += 1
        except Exception as error:
            where = f"seed {self.seed}, input {done + 1} ({', '.join(self.last)}), {self.case}"
            self.count.faults.append(f"{type(error).__name__}: {error} - {where}")
        finally:
            store.close()
        self.count.done += done
        self.count.note("worlds compared", self.eye.worlds)
        self.count.note("matches", self.matches)

    async def _one(self, app: Tireless) -> None:
        if isinstance(app.screen, PickerScreen) and self.rng.below(3) == 0:
            self._sit_down(app)
            await self.hand.settle()
        before = self._log(app)
        self.last.append(await self.hand.once())
        if self._log(app) is not None and self._log(app) == before:
            self.quiet += 1
        else:
            self.quiet = 0
            self.count.note("inputs that played")
        if self.quiet >= STUCK and self.quiet % STUCK == 0:
            await self._look_for_a_way(app)

    async def _look_for_a_way(self, app: Tireless) -> None:
        """A person who looks closely gets on where a random hand did not."""
        self.count.note("ways looked for")
        if not await find_a_way_on(app, self.hand):
            raise AssertionError(f"a dead end:\n{text(app)}")

    @staticmethod
    def _log(app: Tireless) -> tuple[int, int] | None:
        """Which match is open, and how long it is."""
        game = next((one for one in app.screen_stack if isinstance(one, GameScreen)), None)
        return None if game is None else (id(game.match), len(game.match.log))

    def _sit_down(self, app: Tireless) -> None:
        """Take up a match in another set-up, somewhere between its beginning and its end."""
        self.matches += 1
        self.case = case = self.contestant.case(self.rng.below(10_000))
        match: Match[Any] = Match(case.game, replace(case.match().setup, seats=self._seats(case)))
        actions, _ = random_play(case)
        for action in actions[: self.rng.below(len(actions))]:
            if match.decision is not None:
                match.apply(action)
        assert app.store is not None
        number = app.store.create(match)
        app.store.leave(number)
        app.resume(number)

    def _seats(self, case: Case) -> tuple[SeatSpec, ...]:
        """Persons, some with names to be wary of; in one match of three with computers among them."""
        names = [self.rng.choice(HOSTILE) if self.rng.below(4) == 0 else seat.name for seat in case.table()]
        bots = self.rng.below(3) == 0 and self.contestant.bots
        players: list[Player] = ["bot" if bots and self.rng.below(2) else "person" for _ in names]
        players[self.rng.below(len(players))] = "person"
        return tuple(SeatSpec(name, player) for name, player in zip(seat_names(names), players, strict=True))
