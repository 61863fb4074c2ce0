"""What a newcomer should hear once, when it first matters."""

from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Hint
from zonegames.games.zogars_revenge import words
from zonegames.games.zogars_revenge.actions import Action
from zonegames.games.zogars_revenge.components import CHEST_EYE
from zonegames.games.zogars_revenge.preview import ways_on
from zonegames.games.zogars_revenge.view import RunView, View

MANY_EYES: Final = (10, 11)
LOW_HEALTH: Final = (4, 3)
"""When the warnings come: two values each, for one move may take more than one."""


def hint(view: View, decision: Decision[Action]) -> Hint | None:
    """The explanation that fits this moment best, if any does."""
    run = view.run
    if run is None:
        return None
    match decision.kind:
        case "move":
            return _walking(view, run)
        case "strike":
            return Hint(
                "ring",
                "A step on your ring adds its number, an eye on it counts, the old tile turns.",
            )
        case "eye":
            return Hint("cross", "A cross stops one eye, now or never. The 14th eye ends the run.")
        case "guard":
            return Hint("guard", "A sword adds 1 to this fight's total, a potion gives 1 health back.")
        case _:
            return None


def _walking(view: View, run: RunView) -> Hint | None:
    if run.moves == 0:
        return Hint("light", "Put out the four lamps. Each tile you leave turns over behind you.")
    if run.task == "crown" and run.hero in view.dungeon.lamps:
        return Hint("dark", _dark_rule(view, run))
    if run.task == "relight" and run.hero == view.dungeon.centre:
        return Hint("relight", "You have the crown. The crown room stays until all lamps burn again.")
    if run.eyes in MANY_EYES:
        return Hint("eyes", f"{run.eyes} eyes are on you, the 14th ends the run. Keep a cross for the worst.")
    if run.health in LOW_HEALTH:
        return Hint("health", f"Only {run.health} health left. A blow that reaches the strength costs none.")
    if any(way.face == CHEST_EYE for way in ways_on(view)):
        return Hint("chest_eye", "A chest with an eye takes one eye first, then gives one treasure token.")
    return None


def _dark_rule(view: View, run: RunView) -> str:
    for way in ways_on(view):
        if view.dungeon.ordinary[way.cell]:
            arrow, face = words.ARROWS[way.direction], words.FACES[run.cells[way.cell].face]
            return f"Dark: {arrow} {face} turns over as you enter: you meet its other side."
    return "It is dark: the tile you walk to turns over first, the one you leave stays."
