"""The heuristic that gives hints and plays simulations: it sees views and hears events, nothing else.

It puts a price on eyes and health, a price on every face, and walks the cheapest route over the lamps
that are left to the centre, planned anew at every move.
"""

from collections import Counter
from functools import cache
from itertools import permutations
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.policy import Choice, Policy
from zonegames.games.zogars_revenge.actions import (
    ACCEPT,
    CROSS,
    MOVES,
    POTION,
    STRIKES,
    SWORD,
    TAKE_HIT,
    Action,
)
from zonegames.games.zogars_revenge.components import (
    ALL_TOKENS,
    CHEST,
    CHEST_EYE,
    GAZE,
    LAMP_LIT,
    LAMP_OUT,
    LIMITS,
    RING,
    STRENGTH,
    TILES,
    Face,
)
from zonegames.games.zogars_revenge.dungeon import Cell
from zonegames.games.zogars_revenge.events import NextRun, TileFlipped
from zonegames.games.zogars_revenge.view import GuardAsked, RunView, View

CHEST_GAIN: Final = 0.35
CALM_HEALTH: Final = 9
"""Up to here a potion is drunk between moves."""

FIGHT_HEALTH: Final = 3
"""Up to here a potion is drunk in a fight."""

SWORD_GAP: Final = 2
"""Swords are spent when they close a gap of at most this."""

STEP_PRICE: Final = 0.4
"""Of any step, on top of what is met there: each one turns a tile and lengthens the way."""

RUIN: Final = 50.0
"""Added to a price that would end the run."""


class Delver(Policy[View, Action]):
    """Remembers every side it has seen, also without the memory aid."""

    def __init__(self) -> None:
        self._memory: dict[Cell, Face] = {}
        """The sides face down that were open before."""

    def hear(self, event: Event) -> None:
        if isinstance(event, TileFlipped):
            self._memory[event.cell] = event.hides
        elif isinstance(event, NextRun):
            self._memory.clear()

    def choose(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        run = view.run
        assert run is not None
        if decision.kind == "eye":
            return Choice(CROSS if CROSS in decision.actions else ACCEPT, "A cross is worth an eye, always.")
        if decision.kind == "guard":
            return self._guard(run, decision)
        limit = FIGHT_HEALTH if decision.kind == "strike" else CALM_HEALTH
        if POTION in decision.actions and run.health <= limit:
            return Choice(POTION, "Your health is low enough to drink.")
        if decision.kind == "strike":
            return Choice(STRIKES[best_blow(run)], "The cheapest way to bring it down begins here.")
        return self._walk(view, run)

    def _guard(self, run: RunView, decision: Decision[Action]) -> Choice[Action]:
        assert isinstance(run.question, GuardAsked)
        gap = run.question.gap
        if gap <= SWORD_GAP and run.swords >= gap:
            return Choice(SWORD, "A sword finishes it before it strikes.")
        if POTION in decision.actions and run.health <= FIGHT_HEALTH:
            return Choice(POTION, "Drink before it strikes.")
        return Choice(TAKE_HIT, "Keep what you hold for a better moment.")

    def _walk(self, view: View, run: RunView) -> Choice[Action]:
        step, towards = Plan(view, run, self._memory).first_step()
        return Choice(MOVES[step], f"It lies on the cheapest way to {towards}.")


class Prices:
    """What eyes, health and faces are worth in this position."""

    def __init__(self, run: RunView) -> None:
        self._run = run
        self.eye = (10 / (LIMITS.eye_tokens - run.eyes + 0.8 * run.crosses)) ** 0.7
        self.health = 0.85 * (10 / (run.health + 0.8 * run.potions)) ** 0.7
        self._chest = self._price_of_chest()
        self._turned = sum(1 << pos for pos in range(4) if run.ring[pos].up != RING[pos][0])

    def _price_of_chest(self) -> float:
        run = self._run
        if not run.pile:
            return 0.0
        left = Counter(ALL_TOKENS)
        left.subtract(run.used)
        trap, noise = left["trap"] / run.pile, left["eye"] / run.pile
        return trap * self.health + noise * self.eye - CHEST_GAIN

    def face(self, face: Face, *, near: bool) -> float:
        """The price of landing on a face; `near`: at the next move, with the fighter where it stands."""
        if face == CHEST:
            return self._chest
        if face == CHEST_EYE:
            return self._chest + self.eye
        if face == GAZE:
            return self.eye
        if face in STRENGTH:
            return self._monster(STRENGTH[face], near)
        return 0.0

    def _monster(self, strength: int, near: bool) -> float:
        if near:
            return self.fight(strength, self._run.fighter, self._turned)
        return sum(self.fight(strength, fighter, self._turned) for fighter in range(4)) / 4

    def fight(self, need: int, fighter: int, turned: int) -> float:
        """The cheapest way to deal `need` damage from this ring."""
        return min(self.toll(hits, eyes) for hits, eyes in tolls(need, fighter, turned))

    def toll(self, hits: int, eyes: int) -> float:
        """The price of so many strikes and eyes, ruinous if the run could not survive them."""
        run = self._run
        ruin = hits >= run.health + run.potions or eyes >= LIMITS.eye_tokens - run.eyes + run.crosses
        return hits * self.health + eyes * self.eye + RUIN * ruin


@cache
def tolls(need: int, fighter: int, turned: int) -> tuple[tuple[int, int], ...]:
    """The (strikes suffered, eyes taken) of every worthwhile way to deal `need` damage.

    `turned` has a bit for each player tile with its back up.
    """
    ways: set[tuple[int, int]] = set()
    for pos in ((fighter + 1) % 4, (fighter - 1) % 4):
        value, eye, after = _step(fighter, pos, turned)
        if value >= need:
            ways.add((0, eye))
        else:
            ways.update((hits + 1, eyes + eye) for hits, eyes in tolls(need - value, pos, after))
    return tuple(
        way for way in sorted(ways)
        if not any(other != way and other[0] <= way[0] and other[1] <= way[1] for other in ways)
    )  # fmt: skip


def _step(fighter: int, pos: int, turned: int) -> tuple[int, int, int]:
    """Value and eyes of a step on the ring, and the ring after it."""
    side = RING[pos][turned >> pos & 1]
    return side.value, int(side.eye), turned ^ (1 << fighter)


def best_blow(run: RunView) -> int:
    """The position of the cheaper of the two blows."""
    assert run.fight is not None
    prices = Prices(run)
    need = run.fight.strength - run.fight.total
    turned = sum(1 << pos for pos in range(4) if run.ring[pos].up != RING[pos][0])

    def price(pos: int) -> float:
        value, eye, after = _step(run.fighter, pos, turned)
        if value >= need:
            return prices.toll(0, eye)
        return min(prices.toll(hits + 1, eyes + eye) for hits, eyes in tolls(need - value, pos, after))

    return min(((run.fighter + 1) % 4, (run.fighter - 1) % 4), key=price)


class Plan:
    """The cheapest route over what is left to do."""

    def __init__(self, view: View, run: RunView, memory: dict[Cell, Face]) -> None:
        self._dungeon = view.dungeon
        self._run = run
        self._memory = memory
        self._prices = Prices(run)
        self._unplaced = self._tiles_not_placed()
        self._unseen: dict[tuple[Face, bool], float] = {}
        self._far = [self._price(cell, near=False) for cell in range(len(run.cells))]

    def first_step(self) -> tuple[Cell, str]:
        """Where to go now, and what the route reaches first, in words."""
        run, centre = self._run, self._dungeon.centre
        costs, steps = self._from_hero()
        wanted = {"douse": LAMP_LIT, "relight": LAMP_OUT}.get(run.task)
        lamps = [lamp for lamp in self._dungeon.lamps if run.cells[lamp].face == wanted]
        between = {lamp: self._spread({lamp: 0.0}, {})[0] for lamp in lamps}

        def length(order: tuple[Cell, ...]) -> float:
            total = costs[order[0]]
            for here, there in zip(order, (*order[1:], centre), strict=True):
                total += between[here][there]
            return total

        if lamps:
            first = min(permutations(lamps), key=length)[0]
            return steps[first], "the next lamp"
        return steps[centre], "the crown" if run.task == "crown" else "the stairs"

    def _from_hero(self) -> tuple[dict[Cell, float], dict[Cell, Cell]]:
        """Price and first step of the cheapest way to every cell."""
        near = self._dungeon.ways[self._run.hero]
        costs, steps = self._spread(
            {cell: self._price(cell, near=True) for cell in near}, {cell: cell for cell in near}
        )
        return costs, steps

    def _spread(
        self, costs: dict[Cell, float], steps: dict[Cell, Cell]
    ) -> tuple[dict[Cell, float], dict[Cell, Cell]]:
        """Dijkstra from the cells in `costs`; `steps` hands on which of them a way began with."""
        ways, far = self._dungeon.ways, self._far
        edge = dict(costs)
        done: set[Cell] = set()
        while edge:
            here = min(edge, key=edge.__getitem__)
            cost = edge.pop(here)
            done.add(here)
            for there in ways[here]:
                if there in done:
                    continue
                reached = cost + far[there]
                if reached < costs.get(there, float("inf")):
                    costs[there] = edge[there] = reached
                    if here in steps:
                        steps[there] = steps[here]
        return costs, steps

    def _price(self, cell: Cell, *, near: bool) -> float:
        """The price of entering a cell, by its other side in the dark and where the hero now stands."""
        face = self._run.cells[cell].face
        turns = self._run.dark or cell == self._run.hero
        if turns and self._dungeon.ordinary[cell]:
            known = self._memory.get(cell)
            price = self._prices.face(known, near=near) if known else self._average_behind(face, near)
        else:
            price = self._prices.face(face, near=near)
        return price + STEP_PRICE

    def _average_behind(self, face: Face, near: bool) -> float:
        """The mean price of the other sides of all tiles that may lie here."""
        if (face, near) not in self._unseen:
            behind = [b if face == a else a for a, b in self._unplaced if face in (a, b)]
            prices = [self._prices.face(other, near=near) for other in behind]
            self._unseen[face, near] = sum(prices) / len(prices)
        return self._unseen[face, near]

    def _tiles_not_placed(self) -> list[tuple[Face, Face]]:
        """The tiles of the list that are not known to lie anywhere."""
        left = list(TILES.values())
        for cell, hidden in self._memory.items():
            face = self._run.cells[cell].face
            left.remove((face, hidden) if (face, hidden) in left else (hidden, face))
        return left
