"""One turn thought through: which dice for which Runner, which to roll again, what a Bonus die gains."""

from collections.abc import Iterator
from typing import NamedTuple

from zonegames.games.zone_runners.actions import NO_ENERGY, UseRecipe
from zonegames.games.zone_runners.board import Board
from zonegames.games.zone_runners.bot.worth import Outlook
from zonegames.games.zone_runners.dice import Dice, divisions, energies, rolls, without
from zonegames.games.zone_runners.menu import Entry, menu
from zonegames.games.zone_runners.resolve import Result, board_after, resolve, settings
from zonegames.games.zone_runners.view import View


class Move(NamedTuple):
    """One Runner's part of a plan."""

    runner: int
    recipe: UseRecipe
    result: Result


class Split:
    """The best division of dice among the Runners still to act, each taken for itself: their actions are
    valued one by one on the board as it lies."""

    def __init__(self, outlook: Outlook, to_act: tuple[int, ...]) -> None:
        self._outlook = outlook
        self._to_act = to_act
        self._idle = [self._worth(who, None, 0) for who in to_act]
        self._by_energy: list[dict[int, float]] = [{} for _ in to_act]
        self._alone: list[dict[Dice, float]] = [{} for _ in to_act]
        self._together: list[dict[Dice, float]] = [{} for _ in to_act]

    def value(self, dice: Dice) -> float:
        """The credits to expect of all Runners still to act with these dice (ascending)."""
        return self._from(0, dice)

    def mean(self, number: int) -> float:
        """The same over all rolls of so many dice, without a re-roll."""
        return sum(chance * self.value(dice) for dice, chance in rolls(number))

    def kept(self, dice: Dice, rolled_again: int) -> float:
        """The same when these dice are kept and so many others rolled again."""
        return sum(chance * self.value(tuple(sorted(dice + roll))) for roll, chance in rolls(rolled_again))

    def moves(self, dice: Dice) -> Iterator[Move]:
        """The division behind `value`."""
        for index, who in enumerate(self._to_act):
            part, dice = max(
                divisions(dice), key=lambda d: self._with(index, d[0]) + self._from(index + 1, d[1])
            )
            yield self._best_use(index, who, part)

    def _from(self, index: int, dice: Dice) -> float:
        if index == len(self._to_act):
            return 0.0
        known = self._together[index]
        if dice not in known:
            if index + 1 == len(self._to_act):
                known[dice] = self._with(index, dice)
            else:
                known[dice] = max(
                    self._with(index, part) + self._from(index + 1, rest) for part, rest in divisions(dice)
                )
        return known[dice]

    def _with(self, index: int, dice: Dice) -> float:
        """The best for one Runner out of some or all of these dice."""
        known = self._alone[index]
        if dice not in known:
            best = self._idle[index]
            for energy, _ in energies(dice):
                if (value := self._of_energy(index, energy)) > best:
                    best = value
            known[dice] = best
        return known[dice]

    def _of_energy(self, index: int, energy: int) -> float:
        known = self._by_energy[index]
        if energy not in known:
            who = self._to_act[index]
            options = settings(self._outlook.board, who, energy)
            known[energy] = max(self._worth(who, energy, ability) for ability in options)
        return known[energy]

    def _worth(self, who: int, energy: int | None, ability: int) -> float:
        return self._outlook.worth(who, resolve(self._outlook.board, who, energy, ability))

    def _best_use(self, index: int, who: int, part: Dice) -> Move:
        board = self._outlook.board
        entries = menu(board, who, part)
        entry = max(reversed(entries), key=lambda e: self._outlook.worth(who, e.result))
        return Move(who, entry.recipes[0], entry.result)


class Plan(NamedTuple):
    """The next move of a turn, and what is then left for the others."""

    value: float
    """Credits to expect of all Runners still to act, the mover included."""
    first: Move
    after: Split
    left: Dice

    def moves(self) -> list[Move]:
        """The move and those meant for the others."""
        return [self.first, *self.after.moves(self.left)]


class Planner:
    """Thinks about the turn that a view shows."""

    def __init__(self, view: View) -> None:
        self._view = view

    def split(self, board: Board, to_act: tuple[int, ...]) -> Split:
        """The division of dice on this board."""
        return Split(self._outlook(board), to_act)

    def best(self, movers: tuple[int, ...]) -> Plan:
        """The best next move by one of `movers`.

        The move itself is tried on the real board, where Runners get in each other's way or clear it; the
        other Runners are then planned for separately.  The same question is asked again after every move.
        """
        plans = (
            self.best_recipe(who, entry)
            for who in movers
            for entry in reversed(menu(self._view.board, who, self._view.unused()))
        )
        return max(plans, key=lambda plan: plan.value)

    def best_recipe(self, who: int, entry: Entry) -> Plan:
        """The dice for this result that leave the others most."""
        board, dice = self._view.board, self._view.unused()
        rest = tuple(other for other in board.still_to_act() if other != who)
        after = self.split(board_after(board, who, entry.result), rest)
        recipe = max(entry.recipes, key=lambda recipe: after.value(without(dice, recipe.dice)))
        left = without(dice, recipe.dice)
        value = self._outlook(board).worth(who, entry.result) + after.value(left)
        return Plan(value, Move(who, recipe, entry.result), after, left)

    def _outlook(self, board: Board) -> Outlook:
        view = self._view
        return Outlook(board, view.pace, view.tracker + 1, view.board.active(), len(view.bonus))


def is_idle(move: Move) -> bool:
    """Whether the Runner gets no Energy."""
    return move.recipe == NO_ENERGY
