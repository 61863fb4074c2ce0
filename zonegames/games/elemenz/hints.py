"""What a newcomer should hear when a kind of decision first comes up."""

from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Hint
from zonegames.games.elemenz.actions import Action
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.view import ElemenzView

_DUEL_HINTS: Final = {
    "arrange": "Tokens lie face down beside you. Only you may look at them, at any time.",
    "start": "Avatars lie face down too. Each works once, strongly, and then lies open.",
    "roll": "Keep what fits your combos, roll the rest. Three wilds at once end the turn.",
    "place": "A die goes where its symbol is printed. A wild copies the symbol beside it.",
    "target": "SHIELD weakens each attack on its own: the target loses power less SHIELD.",
    "window": "Now anybody may crack what was activated: re-rolls can break a combo.",
    "respond": "Passing is free. A token that you use leaves the game.",
    "surge": "All with a token are asked, so that nobody can tell who has a TOTEM BUFF.",
    "loss": "A die in the pool hurts least. Two tokens can be spent instead of one die.",
}

_MONOLITH_HINTS: Final = {
    "act": "Lock eight dice to win. A locked die is gone: keep enough for the next lock.",
    "window": "Only an avatar could turn a die now; you are asked whatever a rival holds.",
    "loss": "You are asked because you hold avatars; GUARDIAN would prevent it.",
}


def hint(view: ElemenzView, decision: Decision[Action]) -> Hint | None:
    """The explanation of this kind of decision in this mode, if there is one."""
    duel = isinstance(view, DuelView)
    text = (_DUEL_HINTS if duel else _MONOLITH_HINTS).get(decision.kind)
    mode = "duel" if duel else "monolith"
    return Hint(f"{mode}-{decision.kind}", text) if text else None
