"""Duel: the question of each decision."""

from collections.abc import Callable
from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Prompt
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted, listed
from zonegames.games.elemenz import words
from zonegames.games.elemenz.actions import Action
from zonegames.games.elemenz.components import ROLLS
from zonegames.games.elemenz.duel.labels import what_it_does
from zonegames.games.elemenz.duel.view import DuelView

_DIE_USES: Final = {
    "reroll": ("re-roll which die?", "Any die that shows a symbol."),
    "reroll_other": ("re-roll which die?", "Another shaman's, in a hand or on a board."),
    "cancel": ("cancel which wild?", "Its die goes to its owner's pool for this turn."),
    "flip_own": ("turn which die?", "One of yours, to any face."),
    "flip_active": ("turn which die?", "One of the active shaman's, never to wild."),
    "free": ("re-roll which die for free?", "It does not use up one of your three rolls."),
    "unshield": ("which SHIELD die goes?", "To its owner's pool; a wild left without its symbol goes too."),
}

_SIMPLE: Final = {
    "arrange": (
        "swap two tokens, or keep them so?",
        "They never move again; the circles matter for Burn.",
    ),
    "start": ("roll all your dice.", "Last chance to borrow a die or to recycle tokens first."),
    "surge": ("a Wild Surge threatens.", "Only a TOTEM BUFF stops it: accept ends your turn."),
    "pick_colour": ("pick the die that you borrow.", "It goes back at the end of this turn."),
    "pick_tokens": ("pick tokens for the bag.", "You draw as many new ones."),
    "pick_dice": ("pick the dice that QUELLER re-rolls.", "Those that show your opposing symbol."),
    "pick_avatar": ("pick the avatar that you destroy.", "It is shown and goes to the display."),
    "resolve": ("carry out which combo next?", "The order is yours: a SHIELD may fall first."),
}


def prompt(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    """The question, as the owner of the view may see it."""
    ask = _PROMPTS.get(decision.kind)
    if ask is not None:
        return ask(view, decision, names)
    question, why = _SIMPLE[decision.kind]
    return Prompt(question, why)


def _roll(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    left = ROLLS - view.rolls
    return Prompt(
        "roll dice again, or stop?",
        f"{counted(left, 'roll')} left. Three wilds are a surge.",
        "then: place your dice",
    )


def _pick_reroll(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    count = len(view.about.picked)
    if not count:
        return Prompt("roll which dice again?", "The others stay as they are.")
    return Prompt(f"{words.dice(count)} picked: more, or roll.", "The others stay as they are.")


def _place(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    left = len(view.me.hand)
    if not left:
        return Prompt("no die is left to place.", "A token may still be put down.", "then: done")
    again = " recovered" if view.me.used else ""
    return Prompt(
        f"place your{again} dice: {words.dice(left)} left.",
        "What stays in the hand goes to the pool.",
        "then: done",
    )


def _target(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt(f"aim {words.combo(view.about.key)} at whom?", "Responses come after all are aimed.")


def _window(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    hot = [words.deed(a.key, view.active, names) for a in view.activations if a.status == "active"]
    who = f"{names[view.active]} has activated"
    about = words.fitting(f"{who} {listed(hot)}.", f"{who} {len(hot)} combos.") if hot else ""
    return Prompt("any response?", about, "then: the combos are carried out")


def _respond(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt("respond with what?", f"It is {names[view.active]}'s turn; pass costs nothing.")


def _pick_die(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt(*_DIE_USES[view.about.use])


def _pick_face(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    die = view.about.picked[0]
    whose = "Your" if view.about.seat == decision.seat else f"{names[view.about.seat]}'s"
    return Prompt("pick the new face.", f"{whose} die shows {words.symbol(view.faces[die])} now.")


_TURNED: Final = {"deflect": "is hit instead of you", "mirror": "is hit as well"}


def _pick_combo(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    return Prompt("pick the combo that is turned.", f"Next: who {_TURNED[view.about.use]}.")


def _pick_seat(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    key = view.about.key
    what = f"{words.combo(key)}: {what_it_does(view, key, names)}"
    return Prompt(f"who {_TURNED[view.about.use]}?", what)


def _loss(view: DuelView, decision: Decision[Action], names: Names) -> Prompt:
    left = view.about.left
    more = f" {left - 1} more after it." if left > 1 else ""
    return Prompt("lose which die?", f"It goes to the Monolith.{more}{_spared(view, decision)}")


def _spared(view: DuelView, decision: Decision[Action]) -> str:
    """What could prevent a loss, by what everybody sees."""
    me = view.shamans[decision.seat]
    buff = " Two tokens save one die." if me.tokens > 1 and view.about.use != "buffed" else ""
    return buff + (" An avatar might." if me.avatars else "")


_PROMPTS: Final[dict[str, Callable[[DuelView, Decision[Action], Names], Prompt]]] = {
    "roll": _roll,
    "pick_reroll": _pick_reroll,
    "place": _place,
    "target": _target,
    "window": _window,
    "respond": _respond,
    "pick_die": _pick_die,
    "pick_face": _pick_face,
    "pick_combo": _pick_combo,
    "pick_seat": _pick_seat,
    "loss": _loss,
}
