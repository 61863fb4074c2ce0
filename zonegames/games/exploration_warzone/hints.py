"""What a newcomer should hear when a kind of decision first comes up."""

from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Hint
from zonegames.games.exploration_warzone.actions import Action
from zonegames.games.exploration_warzone.components import RELICS
from zonegames.games.exploration_warzone.view import View

_RELIC_HINT: Final = "A relic is paid now: yours at round end if its effect works, else refunded."
_WAKE_HINT: Final = "With 0 or 1 hexes left in hand you take back all used ones, your wake."
_HINTS: Final = {
    "place_hex": "White areas always pay. Blue ones only work where they touch a rival.",
    "place_rotation": "ATTACK beats STEAL, STEAL beats DODGE, DODGE beats ATTACK. Choose your side.",
    "spend": "One thing a round: a hex, War hexes, repairs, a relic, or nothing.",
    "starter_area": "Home Port pays only one of its white areas: you choose.",
    "more_hex": "The extra hex lies face up on a flank, pays now and fights like any other.",
    "steal": "STEAL takes one token of a kind you choose.",
    "commit": "Used War hexes add their icons and are lost. A tie hurts nobody.",
    "war_overflow": "Four War hexes are the most you may hold.",
    "discard": "Hexes in the Warzone, relics and your ship are safe from the Rift.",
}


def hint(view: View, decision: Decision[Action]) -> Hint | None:
    """The explanation that fits this question, if there is one."""
    text = _HINTS.get(decision.kind)
    if decision.kind == "spend" and any(card in RELICS for card in view.row):
        return Hint("relic", _RELIC_HINT)
    if decision.kind == "place_hex" and view.round > 1:
        return Hint("wake", _WAKE_HINT)
    return None if text is None else Hint(decision.kind, text)
