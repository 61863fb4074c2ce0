"""Monolith: the question of each decision."""

from typing import Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import Prompt
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted
from zonegames.games.elemenz import words
from zonegames.games.elemenz.actions import Action
from zonegames.games.elemenz.monolith.view import MonolithView

_COLOUR_USES: Final = {
    "steal": ("pick the die that you take from your rival.", "It is rolled at once and yours from now on."),
    "aside": ("pick the rival's die that is set aside.", "It stays out of their next turn."),
    "borrow": ("pick the die that you borrow.", "It can pay, never lock, and goes back at the end."),
}

_PICKS: Final = {
    "pay": "pay with which die?",
    "buy": "pay with which die?",
    "reroll_all": "roll which die again?",
    "reroll_hand": "roll which dice again, up to two?",
    "reroll_wild": "free and roll which wild dice?",
}

_SIMPLE: Final = {
    "start": ("roll all your dice.", "Last chance to borrow a die first."),
    "respond": ("turn a die, or pass?", "Nothing has been paid yet."),
    "take_or_return": (
        "take a die, or send one back?",
        "Taken from the pool it is rolled at once; the rival's goes there.",
    ),
    "pick_lock": ("pick the lock that you open.", "Its die goes back to your rival's hand."),
    "pick_die": ("turn which die?", "Next: to which face."),
    "pick_avatar": ("pick the avatar that you destroy.", "It is shown and goes to the display."),
}

_LOSSES: Final = {
    "steal": ("you lose {what}.", "Your rival takes it out of your hand."),
    "return": ("you lose {what}.", "It goes from your hand to the pool."),
    "unlock": ("lock {what} is opened.", "Its die comes back to your hand."),
}


def prompt(view: MonolithView, decision: Decision[Action], names: Names) -> Prompt:
    """The question, as the owner of the view may see it."""
    about = view.about
    if decision.kind == "act":
        return _act(view)
    if decision.kind == "pick_reroll":
        count = len(about.picked)
        if not count:
            return Prompt("roll which dice again?", "The others stay as they are.")
        return Prompt(f"{words.dice(count)} picked: more, or roll.", "The others stay as they are.")
    if decision.kind == "window":
        return Prompt("any response?", f"{names[view.active]} announces {_announced(about.key)}.")
    if decision.kind == "pick_colour":
        return Prompt(*_COLOUR_USES[about.use])
    if decision.kind == "pick_dice":
        needs = f"It must show {words.symbol(about.symbol)}." if about.symbol else ""
        if about.use == "buy":
            needs = f"{words.tile(about.key)} costs one that shows one of your two elements."
        return Prompt(_PICKS[about.use], needs)
    if decision.kind == "pick_face":
        die = about.picked[0]
        what = words.a(words.side_die(die[0], view.faces[die], False))
        return Prompt("pick the new face.", f"It is {what} now.")
    if decision.kind == "loss":
        what = about.key if about.use == "unlock" else words.a(f"{words.symbol(about.key)} die")
        question, why = _LOSSES[about.use]
        return Prompt(question.format(what=what), f"{why} Only an avatar could prevent it.")
    question, why = _SIMPLE[decision.kind]
    return Prompt(question, why)


def _act(view: MonolithView) -> Prompt:
    left = view.rolls_allowed - view.rolls
    smallest = view.mine.smallest_lock
    why = f"{words.dice(view.mine.unlocked)} free, the smallest open lock needs {smallest}."
    if not left:
        return Prompt("complete a combo, or end your turn.", why)
    return Prompt("complete a combo, re-roll dice, or end your turn.", why, f"{counted(left, 'roll')} left")


def _announced(key: str) -> str:
    return {"buy": "an avatar", "destroy": "the end of an avatar"}.get(key, words.combo(key))
