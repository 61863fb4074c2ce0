"""Monolith: the words of each answer: its name in a list, what Enter does, what it would change."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.narration import ActionText
from zonegames.engine.seats import Names
from zonegames.games.elemenz import actions as act
from zonegames.games.elemenz import words
from zonegames.games.elemenz.actions import Action
from zonegames.games.elemenz.components import AVATARS, BOXES, FACE_DOWN
from zonegames.games.elemenz.monolith.view import MonolithView
from zonegames.games.elemenz.preview import preview


def action_text(view: MonolithView, action: Action, names: Names) -> ActionText:
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
    return ActionText(what, "picks it")


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
    return ActionText(what, "turns it")


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
        f"buy {AVATARS[a.tile].name}", "pays a die of your elements", AVATARS[a.tile].text_for_two
    ),
    act.Destroy: lambda v, a: ActionText(
        f"destroy an avatar with two {words.symbol(a.face)}", "pays two dice", "You pick it unseen."
    ),
    act.UseAvatar: lambda v, a: ActionText(
        AVATARS[a.tile].name, "turns it up; all can buy it", AVATARS[a.tile].text_for_two
    ),
}
