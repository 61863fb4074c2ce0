"""The question of each decision."""

from collections.abc import Callable, Mapping
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Prompt
from zonegames.engine.telling import capital, counted, listed
from zonegames.games.zone_runners.actions import Action, TakeTrack
from zonegames.games.zone_runners.components import RUNNERS
from zonegames.games.zone_runners.facing import faces
from zonegames.games.zone_runners.preview import end_warnings
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import (
    RUNNER_NAMES,
    bonus_dice,
    dice_text,
    zones_with_blockers,
)


def prompt(view: View, decision: Decision[Action]) -> Prompt:
    """What is asked; the same for everybody."""
    return _PROMPTS[decision.kind](view, decision)


def _track(view: View, decision: Decision[Action]) -> Prompt:
    assert isinstance(decision.actions[0], TakeTrack)
    who = RUNNERS.index(decision.actions[0].runner)
    return Prompt(
        f"the {RUNNER_NAMES[who]}'s start track?",
        f"{zones_with_blockers([zone.blockers for zone in view.zones])}. "
        "Later on a space holds only two Runners.",
        "then: the first roll" if who == view.board.running()[-1] else "then: the next Runner",
    )


def _bonus(view: View, decision: Decision[Action]) -> Prompt:
    held = bonus_dice(len(view.bonus))
    return Prompt(
        "how many Bonus dice?",
        f"You hold {held}; without, {counted(view.board.active(), 'die', 'dice')} will be rolled.",
        "then: the roll",
    )


def _lock(view: View, decision: Decision[Action]) -> Prompt:
    return Prompt(
        "which dice roll again?",
        f"You rolled {dice_text(view.dice)}. There is one re-roll; all other dice are locked.",
        "then: the Energy",
    )


def _runner(view: View, decision: Decision[Action]) -> Prompt:
    left = view.unused()
    return Prompt(
        "which Runner acts next?", f"Dice left: {dice_text(left)}." if left else "All dice are spent."
    )


def _outcome(view: View, decision: Decision[Action]) -> Prompt:
    who = view.asking[0]
    assert who is not None
    others = [RUNNER_NAMES[other] for other in view.board.still_to_act() if other != who]
    return Prompt(
        f"the {RUNNER_NAMES[who]}'s result?",
        f"{capital(faces(view.board, who))}.",
        f"then: {listed(others)}" if others else "",
    )


def _recipe(view: View, decision: Decision[Action]) -> Prompt:
    who = view.asking[0]
    assert who is not None
    return Prompt(f"which dice for the {RUNNER_NAMES[who]}?", "All bring the same result.")


def _end_turn(view: View, decision: Decision[Action]) -> Prompt:
    then = "then: the tracker moves" if view.board.running() else "then: the credits"
    return Prompt("end the turn?", end_reason(view), then)


def end_reason(view: View) -> str:
    """What the end of this turn brings: whom it takes, or when the next Zone falls."""
    if dangers := end_warnings(view):
        lost = listed([f"the {RUNNER_NAMES[danger.runner]}" for danger in dangers])
        return f"Zone {dangers[0].zone} collapses: {lost} {'is' if len(dangers) == 1 else 'are'} lost."
    if not view.board.running():
        return "Nobody runs any more: the Level ends."
    turns = view.turns_to_cross
    if turns == 1:
        return f"Zone {view.falls_next} collapses; nobody stands there."
    return f"Zone {view.falls_next} falls after {counted(turns - 1, 'more turn')}."


_PROMPTS: Final[Mapping[str, Callable[[View, Decision[Action]], Prompt]]] = {
    "track": _track,
    "bonus": _bonus,
    "lock": _lock,
    "runner": _runner,
    "outcome": _outcome,
    "recipe": _recipe,
    "end_turn": _end_turn,
}
