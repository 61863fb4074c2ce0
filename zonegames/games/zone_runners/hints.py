"""What a newcomer should hear when a kind of decision first comes up."""

from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Hint
from zonegames.games.zone_runners.actions import Action

_HINTS: Final = {
    "track": "The high track pays most. Who falls lands a track lower; below low is out.",
    "bonus": "A Bonus die makes this one roll larger and is gone. Decide before you roll.",
    "lock": "A gap wants its Zone's number exactly, plus the spaces you run up to it.",
    "runner": "Each Runner acts once, in your order. Without Energy it falls at an edge.",
    "outcome": "Choose where the Runner ends. Dice add and subtract, each serves one Runner.",
    "recipe": "Several sets of dice bring this result: keep those the next Runner needs.",
    "end_turn": "Until you end the turn you may take it back and deal the same dice anew.",
}


def hint(decision: Decision[Action]) -> Hint | None:
    """The explanation of this kind of decision, if there is one."""
    text = _HINTS.get(decision.kind)
    return Hint(decision.kind, text) if text else None
