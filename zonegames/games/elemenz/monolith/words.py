"""The words of the two-player game's questions and answers."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import ActionText, Prompt
from zonegames.engine.seats import Names
from zonegames.games.elemenz import actions as act
from zonegames.games.elemenz import words
from zonegames.games.elemenz.components import AVATARS, BOXES, FACE_DOWN
from zonegames.games.elemenz.monolith.view import MonolithView
from zonegames.games.elemenz.preview import preview

# --- what is asked

_COLOUR_USES: Final = {
    "steal": ("pick the die that you take from your rival.", "It is rolled at once and yours from now on."),
    "aside": ("pick the rival's die that is set aside.", "It stays out of their next turn."),
    "borrow": ("pick the die that you borrow.", "It can pay, never lock, and goes back at the end."),
}

_PICKS: Final = {
    "pay": "pay with which die?",
    "buy": "pay for the avatar with which die?",
    "reroll_all": "roll which die again?",
    "reroll_hand": "roll which dice again, up to two?",
    "reroll_wild": "free and roll which wild dice?",
}

_SIMPLE: Final = {
    "start": ("roll all your dice.", "Last chance to borrow a die first."),
    "respond": ("turn a die, or pass?", "Nothing has been paid yet."),
    "take_or_return": (
        "take a die, or send a rival's back.",
        "Taken from the pool it is rolled at once; the rival's goes there.",
    ),
    "pick_lock": ("pick the lock that you open.", "Its die goes back to your rival's hand."),
    "pick_die": ("pick the die that is turned.", "Next: to which face."),
    "pick_avatar": ("pick the avatar that you destroy.", "It is shown and goes to the display."),
}

_LOSSES: Final = {
    "steal": "your rival takes a {what} die from your hand.",
    "return": "a {what} die of your hand goes to the pool.",
    "unlock": "lock {what} is opened: its die comes back to your hand.",
}


def prompt(view: MonolithView, decision: Decision[Any], names: Names) -> Prompt:
    """The question, as the owner of the view may see it."""
    about = view.about
    if decision.kind == "act":
        return _act(view)
    if decision.kind == "pick_reroll":
        count = len(about.picked)
        if not count:
            return Prompt("pick the dice that you roll again.", "The others stay as they are.")
        return Prompt(f"{words.dice(count)} picked: more, or roll.", "The others stay as they are.")
    if decision.kind == "window":
        return Prompt("any response?", f"{names[view.active]} announces {_announced(about.key)}.")
    if decision.kind == "pick_colour":
        return Prompt(*_COLOUR_USES[about.use])
    if decision.kind == "pick_dice":
        needs = f"It must show {words.symbol(about.symbol)}." if about.symbol else ""
        return Prompt(_PICKS[about.use], needs)
    if decision.kind == "pick_face":
        die = about.picked[0]
        what = words.a(words.side_die(die[0], view.faces[die], False))
        return Prompt("pick the new face.", f"It is {what} now.")
    if decision.kind == "loss":
        what = about.key if about.use == "unlock" else words.symbol(about.key)
        return Prompt(_LOSSES[about.use].format(what=what), "Only an avatar could prevent it.")
    question, why = _SIMPLE[decision.kind]
    return Prompt(question, why)


def _act(view: MonolithView) -> Prompt:
    left = view.rolls_allowed - view.rolls
    smallest = view.mine.smallest_lock
    why = f"{words.dice(view.mine.unlocked)} free, the smallest open lock needs {smallest}."
    if not left:
        return Prompt("complete a combo, or end your turn.", why)
    return Prompt(
        "complete a combo, re-roll dice, or end your turn.", why, f"{words.counted(left, 'roll')} left"
    )


def _announced(key: str) -> str:
    return {"buy": "an avatar", "destroy": "the end of an avatar"}.get(key, words.combo(key))


# --- what may be answered


def action_text(view: MonolithView, action: Any, names: Names) -> ActionText:
    """Label, what Enter does, and what would come of it as far as the looker knows."""
    say = _LABELS.get(action.__class__)
    if say is not None:
        return say(view, action)
    if isinstance(action, act.Respond):
        return ActionText(f"{names[action.seat]} responds", "opens the menu behind a cover")
    return ActionText(*_FIXED[action.kind])


_FIXED: Final = {
    "roll": ("roll", "rolls, no undo", ""),
    "reroll": ("re-roll", "lets you pick dice", "Wild dice stay out this turn."),
    "end": ("end turn", "ends your turn", "All your dice come back to your hand."),
    "accept": ("accept", "lets it happen", ""),
    "nobody": ("nobody", "goes on", "The combo is paid and carried out."),
    "pass": ("pass", "passes", "You are asked again when the dice have changed."),
}


def _complete(view: MonolithView, action: act.Complete) -> ActionText:
    box = BOXES[action.key]
    seen = preview(view, action)
    name = words.combo(action.key)
    if seen.lock is None:
        return ActionText(name, f"completes {name}", box.text)
    lock = seen.lock
    if lock.wins:
        return ActionText(name, "locks the eighth die", "The Monolith is yours: you win.")
    if lock.starves:
        left = f"Locking leaves you {words.dice(lock.dice_left)}; "
        needs = f"your smallest lock needs {lock.smallest}. Sure?"
        return ActionText(name, f"completes {name}", left + needs)
    return ActionText(
        name,
        f"completes {name}",
        f"Lock number {lock.locks}. {words.dice(lock.dice_left)} free then, "
        f"the smallest lock needs {lock.smallest}.",
    )


def _add(view: MonolithView, action: act.AddDie) -> ActionText:
    what = words.side_die(action.colour, action.face, action.borrowed)
    return ActionText(what, f"picks the {what}")


def _pay(view: MonolithView, action: act.Pay) -> ActionText:
    lent = "borrowed " if action.borrowed else ""
    what = f"{lent}{words.symbol(action.colour)} die"
    return ActionText(what, f"pays with the {what}")


def _return(view: MonolithView, action: act.ReturnDie) -> ActionText:
    what = f"{words.symbol(action.colour)} die"
    starves = preview(view, action).starves_rival
    effect = (
        "Your rival has too few dice for any lock then." if starves else "It is out of your rival's hand."
    )
    return ActionText(f"send back a rival's {what}", "sends it to the pool", effect)


def _pick_die(view: MonolithView, action: act.PickDie) -> ActionText:
    what = words.side_die(action.colour, action.face, action.borrowed)
    return ActionText(what, f"turns the {what}")


def _colour(view: MonolithView, action: act.PickColour) -> ActionText:
    what = f"{words.symbol(action.colour)} die"
    enter = {"steal": "takes it", "aside": "sets it aside", "borrow": "borrows it"}[view.about.use]
    return ActionText(what, enter)


def _avatar_at(view: MonolithView, action: act.PickAvatar) -> ActionText:
    tiles = view.rival.avatars
    held = tiles[action.index] if action.index < len(tiles) else FACE_DOWN
    told = "" if held == FACE_DOWN else f" ({words.tile(held)})"
    return ActionText(f"avatar {action.index + 1}{told}", "destroys it")


def _lock(view: MonolithView, action: act.PickLock) -> ActionText:
    colour = words.symbol(view.rival.locks[action.lock][0])
    return ActionText(f"lock {action.lock}", f"opens {action.lock}", f"The {colour} die is free again.")


_LABELS: Final[dict[type, Callable[[MonolithView, Any], ActionText]]] = {
    act.Complete: _complete,
    act.AddDie: _add,
    act.Pay: _pay,
    act.TakeDie: lambda v, a: ActionText(
        f"take {words.a(f'{words.symbol(a.colour)} die')}", "takes it from the pool", "It is rolled at once."
    ),
    act.ReturnDie: _return,
    act.PickDie: _pick_die,
    act.PickFace: lambda v, a: ActionText(words.symbol(a.face), f"turns it to {words.symbol(a.face)}"),
    act.PickColour: _colour,
    act.PickAvatar: _avatar_at,
    act.PickLock: _lock,
    act.Buy: lambda v, a: ActionText(
        f"buy {AVATARS[a.tile].name}", "pays a die of your elements", AVATARS[a.tile].text
    ),
    act.Destroy: lambda v, a: ActionText(
        f"destroy an avatar with two {words.symbol(a.face)}", "pays two dice", "You pick it unseen."
    ),
    act.UseAvatar: lambda v, a: ActionText(
        AVATARS[a.tile].name, "turns it up; it goes to the display", AVATARS[a.tile].text
    ),
}
