"""Why something is not allowed now, in a player's words."""

from typing import Final

from zonegames.engine.errors import Refusal
from zonegames.games.zogars_revenge.actions import Action, Cross, Move, Potion, Strike, Sword
from zonegames.games.zogars_revenge.components import LIMITS
from zonegames.games.zogars_revenge.view import EyeAsked, RunView, View

OVER: Final = Refusal("The game is over.", "the-end")
NOT_NOW: Final = Refusal("That is not possible now.", "at-a-glance")
BUSY: Final = Refusal("Finish what is happening here first.", "walking")
NOT_NEXT: Final = Refusal("You can only move to a tile that touches yours edge to edge.", "walking")
NOT_ON_RING: Final = Refusal(
    "Your fighter can only step to one of the two neighbouring player tiles.", "fighting"
)
NO_BLOW: Final = Refusal("You are not choosing a blow right now.", "fighting")
NO_POTION: Final = Refusal("You have no potion.", "crosses-potions-swords")
HEALTHY: Final = Refusal("You already have full health.", "crosses-potions-swords")
EYE_FIRST: Final = Refusal("Decide about the eye first.", "eyes")
NO_SWORD: Final = Refusal("You have no sword.", "crosses-potions-swords")
SWORD_WHEN: Final = Refusal("Swords can only be used when a blow falls short.", "crosses-potions-swords")
NO_CROSS: Final = Refusal("You have no cross.", "crosses-potions-swords")
CROSS_WHEN: Final = Refusal("A cross can only be used when you would take an eye.", "eyes")


def why_not(view: View, action: Action) -> Refusal:
    """Why `action`, which is not legal now, is not; from what the deciding seat sees."""
    if view.over:
        return OVER
    run = view.run
    if run is None or run.status != "playing":
        return NOT_NOW
    if isinstance(action, Move):
        return NOT_NEXT if run.fight is None and run.question is None else BUSY
    if isinstance(action, Strike):
        return NO_BLOW if run.fight is None or run.question is not None else NOT_ON_RING
    if isinstance(action, Potion):
        return _no_potion(run)
    if isinstance(action, Sword):
        return SWORD_WHEN if run.swords else NO_SWORD
    if isinstance(action, Cross):
        return CROSS_WHEN if run.crosses else NO_CROSS
    return NOT_NOW


def _no_potion(run: RunView) -> Refusal:
    if not run.potions:
        return NO_POTION
    if isinstance(run.question, EyeAsked):
        return EYE_FIRST
    return HEALTHY if run.health == LIMITS.max_health else NOT_NOW
