"""How the heuristic plans: the cheapest way over the lamps that are left to the centre."""

from itertools import permutations
from typing import Final

from zonegames.games.zogars_revenge.bot.worth import Prices
from zonegames.games.zogars_revenge.components import LAMP_LIT, LAMP_OUT, TILES, Face
from zonegames.games.zogars_revenge.dungeon import Cell
from zonegames.games.zogars_revenge.view import RunView, View

STEP_PRICE: Final = 0.2
"""Of any step, on top of what is met there: each one turns a tile and lengthens the way."""

LEAST: Final = 0.02
"""What a step costs at least: no way is made longer for the sake of chests alone."""


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
        return max(price + STEP_PRICE, LEAST)

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
