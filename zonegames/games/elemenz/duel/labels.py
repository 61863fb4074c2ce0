"""Duel: the words of each answer: its name in a list, what Enter does, what it would change."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.narration import ActionText
from zonegames.engine.seats import Names
from zonegames.engine.telling import capital, listed
from zonegames.games.elemenz import actions as act
from zonegames.games.elemenz import words
from zonegames.games.elemenz.actions import Action
from zonegames.games.elemenz.components import AVATARS, FACE_DOWN, TOKENS
from zonegames.games.elemenz.duel.preview import RivalLoss, why_idle
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.keys import BuySpaces, parse_key
from zonegames.games.elemenz.preview import ChoicePreview, preview


def action_text(view: DuelView, action: Action, names: Names) -> ActionText:
    """Label, what Enter does, and what would come of it as far as the looker knows."""
    say = _LABELS.get(action.__class__)
    if say is not None:
        return say(view, action, names)
    label, enter, effect = _FIXED[action.kind]
    if action.kind == "done":
        effect = _unfinished(preview(view, action), view) or effect
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


def _unfinished(seen: ChoicePreview, view: DuelView) -> str:
    names = [view.boards.combos[view.active][key].name for key in seen.unfinished]
    if len(names) > 1:
        return f"{len(names)} combos are not complete: their dice go back. Done?"
    return f"{names[0]} is not complete: its dice go back. Done?" if names else ""


def _losses(found: tuple[RivalLoss, ...], names: Names) -> str:
    """ "Cy could lose 1 die, Bo and Dee none."."""
    if not found:
        return ""
    told = [_blow(loss, names) for loss in found if loss.loss]
    spared = [names[loss.seat] for loss in found if not loss.loss]
    if not told:
        return f"{listed(spared)} would lose none."
    if spared:
        told.append(f"{listed(spared)} none")
    return f"{', '.join(told)}."


def _briefly(found: tuple[RivalLoss, ...], names: Names) -> str:
    """The same in fewer words: "Could lose: Cy 1, Bo 2 (the last), Dee none."."""
    told = [f"{names[one.seat]} {one.loss or 'none'}{' (the last)' if one.out else ''}" for one in found]
    return f"Could lose: {', '.join(told)}." if told else ""


def _blow(loss: RivalLoss, names: Names) -> str:
    shield = "" if loss.shield is None else f" (SHIELD {loss.shield})"
    last = ", the last" if loss.out else ""
    return f"{names[loss.seat]}{shield} could lose {words.dice(loss.loss)}{last}"


def _placing(view: DuelView, action: act.Place | act.PlaceToken, names: Names) -> ActionText:
    seat = view.active
    where = words.spaces(action.key, seat, names)
    if isinstance(action, act.Place):
        what = words.duel_die(action.colour, action.face, action.borrowed)
    else:
        what = f"{_token_on(view, action.circle)} of circle {action.circle + 1}"
    verb = "pays for" if isinstance(parse_key(action.key), BuySpaces) else "puts it on"
    enter = f"{verb} {words.place(action.key, seat, names)}"
    return ActionText(f"{what} on {where}", enter, _lies(view, action, names))


def _lies(view: DuelView, action: act.Place | act.PlaceToken, names: Names) -> str:
    """How the spaces stand with a die or token on them, and whom that would cost what."""
    seen = preview(view, action)
    assert seen.spaces is not None
    value, losses = seen.spaces.value, _losses(seen.losses, names)
    brief = _briefly(seen.losses, names)
    if action.key == "strike":
        return words.fitting(f"STRIKE gets power {value}. {losses}", f"Power {value}. {brief}")
    if action.key == "shield":
        return f"SHIELD is worth {value} until your next turn."
    if seen.spaces.missing:
        return f"Still needs {words.symbols(seen.spaces.missing)}."
    if why := why_idle(view, action.key):
        return f"READY, but it does nothing as things are: {why}."
    told = f"READY. {what_it_does(view, action.key, names)}"
    return words.fitting(f"{told} {losses}", f"READY. {losses}", f"READY. {brief}") if losses else told


def what_it_does(view: DuelView, key: str, names: Names) -> str:
    """What carrying out a combo of the active shaman does, in a sentence."""
    combo = view.boards.combos[view.active][key]
    if combo.kind in ("totem", "buy", "destroy"):
        return f"{capital(words.deed(key, view.active, names))}."
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
    return ActionText(
        f"{names[action.seat]}'s {what}, {where}",
        f"takes {words.symbol(action.face)} of {names[action.seat]}",
    )


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
    used = listed([_token_on(view, circle) for circle in pair])
    return ActionText(
        f"Energy Buff: {words.circles(pair)} ({used})", "saves one die", f"{capital(used)} leave the game."
    )


def _target_text(view: DuelView, action: act.Target, names: Names) -> ActionText:
    name = names[action.seat]
    return ActionText(name, f"aims at {name}", _losses(preview(view, action).losses, names))


def _seat_text(view: DuelView, action: act.PickSeat, names: Names) -> ActionText:
    name = names[action.seat]
    return ActionText(name, f"names {name}")


def _resolve_text(view: DuelView, action: act.Resolve, names: Names) -> ActionText:
    losses = preview(view, action).losses
    effect = words.fitting(_losses(losses, names), _briefly(losses, names))
    return ActionText(
        words.deed(action.key, view.active, names),
        "carries it out",
        effect or what_it_does(view, action.key, names),
    )


def _avatar_text(view: DuelView, action: act.UseAvatar, names: Names) -> ActionText:
    tile = AVATARS[action.tile]
    return ActionText(tile.name, "turns it up; all can buy it", tile.text)


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
    act.Swap: lambda v, a, n: ActionText(f"swap {words.circles((a.first, a.second))}", "swaps them"),
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
