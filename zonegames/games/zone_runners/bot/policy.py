"""The policy: one chooser a kind of decision, each with its reason in a sentence."""

from zonegames.engine.decisions import Decision
from zonegames.engine.policy import Choice, Policy
from zonegames.games.zone_runners.actions import (
    FINISH_TURN,
    LET_REST,
    SEND_RUNNER,
    TAKE_TRACK,
    USE_BONUS,
    Action,
    Reroll,
    TakeTrack,
)
from zonegames.games.zone_runners.board import START, ZONE_OF
from zonegames.games.zone_runners.bot.planner import Move, Plan, Planner, is_idle
from zonegames.games.zone_runners.bot.worth import Outlook
from zonegames.games.zone_runners.components import BOT, LEVELS, RUNNERS, TRACKS
from zonegames.games.zone_runners.menu import menu, pick
from zonegames.games.zone_runners.preview import recipe_short
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import RUNNER_NAMES, dice_text, result_text

_FEW_TURNS = 7
"""With fewer left on the last Level, Bonus dice are spent more freely."""

_NOTHING = 0.05
"""A gain that rounds to no credits at all."""


class RunnersBot(Policy[View, Action]):
    """Plays any seat of the team; keeps nothing in mind between decisions."""

    def choose(self, view: View, decision: Decision[Action]) -> Choice[Action]:
        match decision.kind:
            case "track":
                return _track(view, decision)
            case "bonus":
                return _bonus(view)
            case "lock":
                return _lock(view, decision)
            case "runner":
                return _runner(view, decision)
            case "outcome":
                return _outcome(view)
            case "recipe":
                return _recipe(view, decision)
            case _:
                return Choice(FINISH_TURN, "All have acted.")


def _track(view: View, decision: Decision[Action]) -> Choice[Action]:
    assert isinstance(decision.actions[0], TakeTrack)
    who = RUNNERS.index(decision.actions[0].runner)
    runners = view.board.runners
    chosen = [runners[other].track for other in view.board.running() if other < who]
    outlook = Outlook(view.board, view.pace, 0, view.board.active(), len(view.bonus))

    def value(track: int) -> float:
        return outlook.at(who, track, START, "none") - BOT.crowded_start * chosen.count(track)

    best = max(range(len(TRACKS)), key=value)
    reason = (
        f"{RUNNER_NAMES[who]} on the {TRACKS[best]} track: worth about {value(best):.0f} credits from here."
    )
    return Choice(TAKE_TRACK[who][best], reason)


def _bonus(view: View) -> Choice[Action]:
    """At most one a turn, when one more die gains enough: anything, where no later turn could use it."""
    board = view.board
    split = Planner(view).split(board, tuple(board.running()))
    pool = board.active()
    gain = split.mean(pool + 1) - split.mean(pool)
    wanted = BOT.bonus_threshold_level3 if view.level == LEVELS else BOT.bonus_threshold
    threatened = any(ZONE_OF[board.runners[who].column] == view.falling for who in board.running())
    wanted -= BOT.bonus_urgent * threatened
    wanted -= BOT.bonus_urgent * (view.level == LEVELS and view.pace.last - view.tracker < _FEW_TURNS)
    if view.level == LEVELS and view.pace.last - view.tracker <= len(view.bonus):
        wanted = _NOTHING
    if gain > wanted:
        return Choice(USE_BONUS[1], f"One more die is worth {gain:.1f} credits this turn.")
    if gain <= _NOTHING:
        return Choice(USE_BONUS[0], "One more die would change nothing this turn.")
    return Choice(USE_BONUS[0], f"One more die is worth only {gain:.1f} credits: save it.")


def _lock(view: View, decision: Decision[Action]) -> Choice[Action]:
    split = Planner(view).split(view.board, view.board.still_to_act())
    values: list[tuple[float, Reroll]] = []
    for action in decision.actions:
        assert isinstance(action, Reroll)
        kept = tuple(sorted(die for i, die in enumerate(view.dice) if i not in action.indices))
        values.append((split.kept(kept, len(action.indices)), action))
    best, action = max(values, key=lambda v: v[0] - 1e-9 * len(v[1].indices))
    if not action.indices:
        plan = _told(view, list(split.moves(tuple(sorted(view.dice)))))
        return Choice(action, f"Keep all: {plan}")
    again = dice_text(tuple(view.dice[i] for i in action.indices))
    return Choice(action, f"Roll {again} again: {best - values[0][0]:.1f} credits better on average.")


def _runner(view: View, decision: Decision[Action]) -> Choice[Action]:
    if not view.unused() and LET_REST in decision.actions:
        return Choice(LET_REST, "No dice are left.")
    plan = Planner(view).best(view.board.still_to_act())
    return Choice(SEND_RUNNER[plan.first.runner], _reason(view, plan))


def _outcome(view: View) -> Choice[Action]:
    who = view.asking[0]
    assert who is not None
    plan = Planner(view).best((who,))
    return Choice(pick(plan.first.result), _reason(view, plan))


def _recipe(view: View, decision: Decision[Action]) -> Choice[Action]:
    who, key = view.asking
    assert who is not None
    entry = next(e for e in menu(view.board, who, view.unused()) if e.action.key == key)
    plan = Planner(view).best_recipe(who, entry)
    return Choice(plan.first.recipe, _reason(view, plan))


def _reason(view: View, plan: Plan) -> str:
    return _told(view, plan.moves())


def _told(view: View, moves: list[Move]) -> str:
    """Such as "Sprinter 6: running jump to M6; Fighter waits."."""
    return "; ".join(_move_text(view, move) for move in moves) + "."


def _move_text(view: View, move: Move) -> str:
    name = RUNNER_NAMES[move.runner]
    if is_idle(move):
        idle = move.result.kind == "stay"
        return f"{name} waits" if idle else f"{name} without Energy: {result_text(view.board, move.result)}"
    return f"{name} {recipe_short(move.runner, move.recipe)}: {result_text(view.board, move.result)}"
