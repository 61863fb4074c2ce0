"""The words of a Duel's questions and answers."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.narration import ActionText, Prompt
from zonegames.engine.seats import Names
from zonegames.games.elemenz import actions as act
from zonegames.games.elemenz import words
from zonegames.games.elemenz.components import AVATARS, FACE_DOWN, ROLLS, TOKENS
from zonegames.games.elemenz.duel.preview import RivalLoss
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.preview import ChoicePreview, preview

# --- what is asked

_DIE_USES: Final = {
    "reroll": ("pick the die that is re-rolled.", "Any die that shows a symbol."),
    "reroll_other": ("pick the die that is re-rolled.", "Another shaman's, in a hand or on a board."),
    "cancel": ("pick the wild that is cancelled.", "Its die goes to its owner's pool for this turn."),
    "flip_own": ("pick the die that you turn.", "One of yours, to any face."),
    "flip_active": ("pick the die that you turn.", "One of the active shaman's, never to wild."),
    "free": ("pick the die of your free re-roll.", "It does not use up one of your three rolls."),
    "unshield": ("pick the SHIELD die that goes to its pool.", "A wild left without its symbol goes too."),
}

_SIMPLE: Final = {
    "arrange": (
        "arrange your first tokens, or keep them.",
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


def prompt(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    """The question, as the owner of the view may see it."""
    ask = _PROMPTS.get(decision.kind)
    if ask is not None:
        return ask(view, decision, names)
    question, why = _SIMPLE[decision.kind]
    return Prompt(question, why)


def _roll(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    left = ROLLS - view.rolls
    return Prompt(
        "re-roll some of your dice, or stop.",
        f"{words.counted(left, 'roll')} left. Three wilds are a surge.",
        "then: place your dice",
    )


def _pick_reroll(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    count = len(view.about.picked)
    if not count:
        return Prompt("pick the dice that you roll again.", "The others stay as they are.")
    return Prompt(f"{words.dice(count)} picked: more, or roll.", "The others stay as they are.")


def _place(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    left = len(view.me.hand)
    if not left:
        return Prompt("no die is left to place.", "A token may still be put down.", "then: done")
    again = " recovered" if view.me.used else ""
    return Prompt(
        f"place your{again} dice: {words.dice(left)} left.",
        "What stays in the hand goes to the pool.",
        "then: done",
    )


def _target(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    return Prompt(f"aim {words.combo(view.about.key)} at whom?", "Responses come after all are aimed.")


def _window(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    hot = [words.deed(a.key, view.active, names) for a in view.activations if a.status == "active"]
    about = f"{names[view.active]} has activated {words.listed(hot)}." if hot else ""
    return Prompt("any response?", about, "then: the combos are carried out")


def _respond(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    return Prompt("respond with what?", f"It is {names[view.active]}'s turn; pass costs nothing.")


def _pick_die(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    return Prompt(*_DIE_USES[view.about.use])


def _pick_face(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    die = view.about.picked[0]
    whose = "Your" if view.about.seat == decision.seat else f"{names[view.about.seat]}'s"
    return Prompt("pick the new face.", f"{whose} die shows {words.symbol(view.faces[die])} now.")


_TURNED: Final = {"deflect": "hits instead of you", "mirror": "hits as well"}


def _pick_combo(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    return Prompt("pick the combo that is turned.", f"Next: whom it {_TURNED[view.about.use]}.")


def _pick_seat(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    key = view.about.key
    what = _what_it_does(view, key, names)
    return Prompt(f"whom {words.combo(key)} {_TURNED[view.about.use]}?", what)


def _loss(view: DuelView, decision: Decision[Any], names: Names) -> Prompt:
    left = view.about.left
    more = f" {left - 1} more after it." if left > 1 else ""
    return Prompt("pick the die that you lose.", f"It goes to the Monolith.{more}{_spared(view, decision)}")


def _spared(view: DuelView, decision: Decision[Any]) -> str:
    """What could prevent a loss, by what everybody sees."""
    me = view.shamans[decision.seat]
    buff = " Two tokens save one die." if me.tokens > 1 and view.about.use != "buffed" else ""
    return buff + (" An avatar might." if me.avatars else "")


_PROMPTS: Final[dict[str, Callable[[DuelView, Decision[Any], Names], Prompt]]] = {
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

# --- what may be answered


def action_text(view: DuelView, action: Any, names: Names) -> ActionText:
    """Label, what Enter does, and what would come of it as far as the looker knows."""
    say = _LABELS.get(action.__class__)
    if say is not None:
        return say(view, action, names)
    label, enter, effect = _FIXED[action.kind]
    if action.kind == "done":
        effect = _unfinished(preview(view, action), view, names) or effect
    return ActionText(label, enter, effect)


_FIXED: Final = {
    "keep": ("keep them so", "keeps this order", "Tokens never move later."),
    "roll": ("roll", "rolls, no undo", ""),
    "reroll": ("re-roll", "lets you pick dice", ""),
    "stop": ("stop rolling", "stops; place your dice now", "The rolls that are left lapse."),
    "free_reroll": ("free re-roll of one Air die", "lets you pick the die", "Once a turn; costs no roll."),
    "accept": ("accept the surge", "accepts: your turn ends", "All dice to the pool, tokens are recycled."),
    "done": ("done", "ends placing", "Completed combos are activated."),
    "nobody": ("nobody", "closes the window", "The combos are carried out."),
    "pass": ("pass", "passes", "You are asked again only after somebody responds."),
    "recycle": ("recycle them", "draws new tokens, no undo", ""),
}


def _unfinished(seen: ChoicePreview, view: DuelView, names: Names) -> str:
    if not seen.unfinished:
        return ""
    left = words.listed([words.spaces(key, view.active, names) for key in seen.unfinished])
    verb = "is" if len(seen.unfinished) == 1 else "are"
    whose = "its" if len(seen.unfinished) == 1 else "their"
    return f"{left} {verb} not complete: {whose} dice go back. Done?"


def _losses(found: tuple[RivalLoss, ...], names: Names) -> str:
    """ "Cy could lose 1 die, Bo and Dee none."."""
    if not found:
        return ""
    told = [_blow(loss, names) for loss in found if loss.loss]
    spared = [names[loss.seat] for loss in found if not loss.loss]
    if not told:
        return f"{words.listed(spared)} would lose none."
    if spared:
        told.append(f"{words.listed(spared)} none")
    return f"{', '.join(told)}."


def _blow(loss: RivalLoss, names: Names) -> str:
    shield = "" if loss.shield is None else f" (SHIELD {loss.shield})"
    last = ", the last" if loss.out else ""
    return f"{names[loss.seat]}{shield} could lose {words.dice(loss.loss)}{last}"


def _placing(view: DuelView, action: Any, names: Names) -> ActionText:
    seat = view.active
    where = words.spaces(action.key, seat, names)
    if isinstance(action, act.Place):
        what = words.duel_die(action.colour, action.face, action.borrowed)
    else:
        what = f"{_token_on(view, action.circle)} of circle {action.circle + 1}"
    seen = preview(view, action)
    assert seen.spaces is not None
    if action.key == "strike":
        effect = f"STRIKE gets power {seen.spaces.value}. {_losses(seen.losses, names)}"
    elif action.key == "shield":
        effect = f"SHIELD is worth {seen.spaces.value} until your next turn."
    elif seen.spaces.missing:
        effect = f"Still needs {words.symbols(seen.spaces.missing)}."
    else:
        effect = f"READY. {_what_it_does(view, action.key, names)} {_losses(seen.losses, names)}".rstrip()
    return ActionText(f"{what} on {where}", f"puts it on {where}", effect)


def _what_it_does(view: DuelView, key: str, names: Names) -> str:
    combo = view.boards.combos[view.active][key]
    if combo.kind in ("totem", "buy", "destroy"):
        deed = words.deed(key, view.active, names)
        return f"{deed[0].upper()}{deed[1:]}."
    return combo.text


def _token_on(view: DuelView, circle: int) -> str:
    if view.looker is None:
        return "a token"
    return words.token(view.shamans[view.looker].totem[circle])


def _use_token(view: DuelView, action: act.UseToken, names: Names) -> ActionText:
    name = _token_on(view, action.circle)
    text = next((token.text for token in TOKENS.values() if token.name == name), "")
    return ActionText(f"{name} of circle {action.circle + 1}", "turns it up; it leaves the game", text)


def _pick_die_text(view: DuelView, action: act.PickDie, names: Names) -> ActionText:
    what = words.duel_die(action.colour, action.face, action.borrowed)
    where = "hand" if action.place == "hand" else words.spaces(action.place, action.seat, names)
    return ActionText(f"{names[action.seat]}'s {what}, {where}", f"takes {what} of {names[action.seat]}")


def _lose_text(view: DuelView, action: act.Lose, names: Names) -> ActionText:
    asker = view.active if view.looker is None else view.looker
    if action.place == "pool":
        return ActionText(
            "a die of the pool", "gives up a die of the pool", "Nothing on your board is touched."
        )
    where = "hand" if action.place == "hand" else words.spaces(action.place, asker, names)
    return ActionText(
        f"{words.symbol(action.face)} of {where}",
        "gives it up",
        f"What it does on {where} is weakened or lost.",
    )


def _buff_text(view: DuelView, action: act.Buff, names: Names) -> ActionText:
    pair = (action.first, action.second)
    used = words.listed([_token_on(view, circle) for circle in pair])
    return ActionText(
        f"Energy Buff: {words.circles(pair)} ({used})", "saves one die", "Both tokens leave the game."
    )


def _target_text(view: DuelView, action: act.Target, names: Names) -> ActionText:
    name = names[action.seat]
    return ActionText(name, f"aims at {name}", _losses(preview(view, action).losses, names))


def _seat_text(view: DuelView, action: act.PickSeat, names: Names) -> ActionText:
    name = names[action.seat]
    return ActionText(name, f"names {name}")


def _resolve_text(view: DuelView, action: act.Resolve, names: Names) -> ActionText:
    deed = words.deed(action.key, view.active, names)
    effect = _losses(preview(view, action).losses, names) or _what_it_does(view, action.key, names)
    return ActionText(deed, f"carries out {deed}", effect)


def _avatar_text(view: DuelView, action: act.UseAvatar, names: Names) -> ActionText:
    tile = AVATARS[action.tile]
    return ActionText(tile.name, "turns it up; it goes to the display", tile.text)


def _repair_text(view: DuelView, action: act.Repair, names: Names) -> ActionText:
    name, combo = _token_on(view, action.circle), words.combo(action.key)
    label = f"mend {combo} with {name} of circle {action.circle + 1}"
    return ActionText(label, f"mends {combo}", "The token takes the place of the wrong die.")


def _add_text(view: DuelView, action: act.AddDie, names: Names) -> ActionText:
    what = words.duel_die(action.colour, action.face, action.borrowed)
    return ActionText(what, f"picks {what}")


def _avatar_at(view: DuelView, action: act.PickAvatar, names: Names) -> ActionText:
    tiles = view.shamans[view.about.seat].avatars
    held = tiles[action.index] if action.index < len(tiles) else FACE_DOWN
    told = "" if held == FACE_DOWN else f" ({words.tile(held)})"
    return ActionText(f"avatar {action.index + 1}{told}", "destroys it")


def _picked_token(view: DuelView, action: act.PickToken, names: Names) -> ActionText:
    return ActionText(
        f"{_token_on(view, action.circle)} of circle {action.circle + 1}", "picks it for the bag"
    )


def _waiting(view: DuelView, action: act.UseCombo, names: Names) -> ActionText:
    name = words.combo(action.key)
    return ActionText(name, f"uses {name}", "Re-roll any die in play; the combo is spent.")


_LABELS: Final[dict[type, Callable[[DuelView, Any, Names], ActionText]]] = {
    act.Swap: lambda v, a, n: ActionText(
        f"swap {words.circles((a.first, a.second))}", "exchanges the two tokens"
    ),
    act.AddDie: _add_text,
    act.Place: _placing,
    act.PlaceToken: _placing,
    act.UseToken: _use_token,
    act.UseAvatar: _avatar_text,
    act.Repair: _repair_text,
    act.Respond: lambda v, a, n: ActionText(f"{n[a.seat]} responds", "opens the menu behind a cover"),
    act.UseCombo: _waiting,
    act.PickDie: _pick_die_text,
    act.PickFace: lambda v, a, n: ActionText(words.symbol(a.face), f"turns it to {words.symbol(a.face)}"),
    act.PickSeat: _seat_text,
    act.PickCombo: lambda v, a, n: ActionText(words.combo(a.key), f"turns {words.combo(a.key)}"),
    act.PickColour: lambda v, a, n: ActionText(
        words.a(f"{words.symbol(a.colour)} die"), "borrows it for this turn"
    ),
    act.PickAvatar: _avatar_at,
    act.PickToken: _picked_token,
    act.Target: _target_text,
    act.Resolve: _resolve_text,
    act.Lose: _lose_text,
    act.Buff: _buff_text,
}
