"""What a newcomer should hear when a kind of decision first comes up."""

from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Hint
from zonegames.games.zoneplex.actions import Action
from zonegames.games.zoneplex.view import View

_HINTS: Final = {
    "fear": "Alone you do at most your strength + 3. Help makes all who help stronger.",
    "chamber": "Stones are both: ammunition against Fears now, Influence later.",
    "counter": "A counter is the helper's price. Take it, or insist once on your own offer.",
    "teleporter": "A waking teleporter: jump at no cost, or walk on. No walk ends on it.",
    "wall": "No wall may shut in a Monkle, a Sacred Chamber or a space, nor bar The Eye.",
    "phase_two": "Influence counts now. A full set of Fears and a clear lead open The Eye.",
    "reliquary": "Relics serve you once this turn is over; four are the most you can hold.",
}


def hint(view: View, decision: Decision[Action]) -> Hint | None:
    """The explanation that fits this question, if there is one."""
    which = _which(view, decision)
    return None if which is None else Hint(which, _HINTS[which])


def _which(view: View, decision: Decision[Action]) -> str | None:
    """The key of the explanation that fits."""
    match decision.kind:
        case "fear_plan":
            return "fear"
        case "stone":
            return "chamber"
        case "reliquary":
            return "reliquary"
        case "last_word" if _countered(view):
            return "counter"
        case "move" | "teleport" if view.walk is not None and view.walk.awake:
            return "teleporter"
        case "place_wall" if view.looker == decision.seat:
            return "wall"
        case "draw" if view.phase == 2:
            return "phase_two"
        case _:
            return None


def _countered(view: View) -> bool:
    offers = view.battle.offers if view.battle is not None else ()
    return any(offer is not None and offer.stand == "counter" for offer in offers)
