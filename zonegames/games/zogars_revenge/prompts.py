"""The question of each decision."""

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Prompt
from zonegames.games.zogars_revenge import words
from zonegames.games.zogars_revenge.actions import Action
from zonegames.games.zogars_revenge.components import LIMITS, MONSTERS
from zonegames.games.zogars_revenge.view import EyeAsked, GuardAsked, RunView, View


def prompt(view: View, decision: Decision[Action]) -> Prompt:
    """What is asked, as the owner of `view` may see it."""
    run = view.run
    if run is None or not decision.actions:
        return Prompt(
            "is in the dungeon.", "The dungeon is the same for all: who still has to play looks away."
        )
    if isinstance(run.question, EyeAsked):
        source = words.EYE_SOURCES[run.question.source]
        return Prompt(
            "spend a cross, or take the eye?",
            f"An eye opens: {source}. Eyes {run.eyes} of {LIMITS.eye_tokens}.",
        )
    if run.fight is None:
        return Prompt("choose the next room.", _light_rule(run), _what_turns(view, run))
    monster = MONSTERS[run.fight.monster].name
    if isinstance(run.question, GuardAsked):
        gap = run.question.gap
        return Prompt(f"{gap} short of the {monster}.", "Spend something, or it strikes.")
    total = f"Total {run.fight.total} of {run.fight.strength}; you cannot flee."
    return Prompt(f"choose a blow at the {monster}.", total, "then: the player tile you leave turns over")


def _light_rule(run: RunView) -> str:
    if run.dark:
        return "You walk in the dark: the tile you ENTER turns over first."
    return "You see your way: the tile you LEAVE turns over."


def _what_turns(view: View, run: RunView) -> str:
    if run.dark:
        return "then: the tile you chose turns over, and you face its other side"
    if view.dungeon.ordinary[run.hero]:
        return f"then: the {words.FACES[run.cells[run.hero].face]} behind you turns over"
    return "then: nothing turns over behind you"
