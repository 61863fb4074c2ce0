"""A plain bot for balance tests: one Runner, one die at a time, by a handful of points."""

from zonegames.engine.decisions import Decision
from zonegames.engine.policy import Choice, Policy
from zonegames.games.zone_runners.actions import (
    FINISH_TURN,
    LET_REST,
    SEND_RUNNER,
    USE_BONUS,
    Action,
    Reroll,
    UseRecipe,
)
from zonegames.games.zone_runners.board import GAP, Board
from zonegames.games.zone_runners.dice import Dice
from zonegames.games.zone_runners.menu import Entry, menu
from zonegames.games.zone_runners.resolve import Result, resolve
from zonegames.games.zone_runners.view import View

_EXTRA_DIE = 1.2
"""Points that every die beyond the first must win."""


class SimplePolicy(Policy[View, Action]):
    """Greedy, without a thought for the next turn."""

    def choose(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        board = view.board
        match decision.kind:
            case "track":
                return Choice(decision.actions[0])
            case "bonus":
                return Choice(
                    USE_BONUS[len(view.bonus) if any(_pressed(board, who) for who in board.running()) else 0]
                )
            case "lock":
                return Choice(_lock(view, decision))
            case "runner":
                dice = view.unused()
                if not dice and LET_REST in decision.actions:
                    return Choice(LET_REST)
                who = max(board.still_to_act(), key=lambda who: _stake(board, who, dice))
                return Choice(SEND_RUNNER[who])
            case "outcome":
                who = _asked(view)
                return Choice(_favourite(board, who, view.unused()).action)
            case "recipe":
                recipe = decision.actions[0]
                assert isinstance(recipe, UseRecipe)
                return Choice(recipe)
            case _:
                return Choice(FINISH_TURN)


def score(board: Board, who: int, result: Result) -> float:
    """Points of a result: columns gained, tracks lost, home, out, Blockers left and beaten."""
    me = board.runners[who]
    if result.status == "out":
        return -100
    points = result.column - me.column - 3 * (result.track - me.track)
    if result.status == "finished":
        points += 100
    if me.slot == "on" and result.slot != "on" and result.kind != "thrown":
        points += 5 if result.defeated else 4
    return points


def _entry_score(board: Board, who: int, entry: Entry) -> float:
    extra = max(0, len(entry.recipes[0].dice) - 1)
    return score(board, who, entry.result) - _EXTRA_DIE * extra


def _favourite(board: Board, who: int, dice: Dice) -> Entry:
    """The best entry; "no Energy", the last of the menu, wins ties."""
    return max(reversed(menu(board, who, dice)), key=lambda entry: _entry_score(board, who, entry))


def _stake(board: Board, who: int, dice: Dice) -> float:
    """What the Runner has to lose without Energy."""
    idle = score(board, who, resolve(board, who, None))
    return _entry_score(board, who, _favourite(board, who, dice)) - idle


def _lock(view: View, decision: Decision[Action]) -> Reroll:
    """Keeps every die that helps some Runner."""
    helpless = [
        die
        for die in view.dice
        if all(_stake(view.board, who, (die,)) <= 0 for who in view.board.still_to_act())
    ]
    for action in decision.actions:
        assert isinstance(action, Reroll)
        if sorted(view.dice[i] for i in action.indices) == sorted(helpless):
            return action
    raise AssertionError("every set of values can be rolled again")


def _pressed(board: Board, who: int) -> bool:
    """At the edge of a gap or on a Blocker."""
    me = board.runners[who]
    return me.slot == "on" or board.lanes[me.track][me.column + 1] == GAP


def _asked(view: View) -> int:
    who = view.asking[0]
    assert who is not None
    return who
