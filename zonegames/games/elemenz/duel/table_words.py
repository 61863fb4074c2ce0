"""A Duel in words, for those who do not see it: own tokens, the own or active board, the others, what is for
sale.  What the others' combos take is a matter of the rules text."""

from collections.abc import Iterator

from zonegames.engine.seats import Names
from zonegames.engine.telling import counted, listed, told
from zonegames.games.elemenz import words
from zonegames.games.elemenz.components import AVATARS, CIRCLE_SYMBOLS, FACE_DOWN, ROLLS, SHAMANS, TOKENS
from zonegames.games.elemenz.duel.combos import shows
from zonegames.games.elemenz.duel.preview import (
    SpacesPreview,
    board_preview,
    rounds_to_hunger,
    rounds_to_seal,
    spaces_preview,
)
from zonegames.games.elemenz.duel.view import DuelView, ShamanView


def table_lines(view: DuelView, names: Names) -> list[str]:
    """What the owner of `view` may know: of the looker's own shaman, else of the active one, all; of the
    others what lies there."""
    first = view.active if view.looker is None else view.looker
    lines = [*_turn(view, names), *_own(view), *_activations(view, names)]
    lines += _shaman(view, view.shamans[first], names)
    for seat in view.others(first):
        lines += _other(view, view.shamans[seat], names)
    lines += [f"{names[seat]} is out of the game." for seat in view.fallen]
    return [*lines, *_supply(view)]


def at_hand(view: DuelView, names: Names, kind: str) -> list[str]:
    """The dice in hand and what they could fill; in a window what has been activated."""
    if kind in ("roll", "place"):
        return [*_hand(view.me, view, names), *_within_reach(view)]
    if kind == "pick_reroll":
        return [*_hand(view.me, view, names), *_picked(view)]
    if kind in ("window", "respond", "resolve", "loss"):
        return list(_activations(view, names))
    return []


# --- the turn


def _turn(view: DuelView, names: Names) -> Iterator[str]:
    if not view.ended:
        rolls = f", {counted(ROLLS - view.rolls, 'roll')} left" if view.summoning else ""
        yield f"Round {view.round}: {names[view.active]}'s turn{rolls}."
    if seal := rounds_to_seal(view):
        yield f"The Monolith is sealed in {counted(seal, 'round')}: no die comes back from then on."
    elif hunger := rounds_to_hunger(view):
        yield f"The Monolith is sealed; it hungers in {counted(hunger, 'round')}."
    else:
        yield "The Monolith is sealed and hungers."


def _own(view: DuelView) -> Iterator[str]:
    if view.looker is None:
        return
    me = view.shamans[view.looker]
    for circle, token in enumerate(me.totem):
        if token:
            text = TOKENS[token].text.rstrip(".")
            yield from told(f"Your circle {circle + 1}, {words.token(token)}", [text])
    for number, tile in enumerate(me.avatars, 1):
        yield from told(f"Your avatar {number}, {words.tile(tile)}", [AVATARS[tile].text.rstrip(".")])


def _activations(view: DuelView, names: Names) -> Iterator[str]:
    for one in view.activations:
        deed = words.deed(one.key, view.active, names)
        status = {"active": "is activated", "broken": "is broken", "resolved": "is carried out"}[one.status]
        head = f"{names[view.active]}'s {deed} {status}"
        targets = [names[seat] for seat in one.targets]
        yield from told(f"{head}, aimed at", targets) if targets else [f"{head}."]


# --- a shaman


def _shaman(view: DuelView, shaman: ShamanView, names: Names) -> Iterator[str]:
    """The whole board, each combo with what it does."""
    yield from _dice(view, shaman, names)
    for stands in board_preview(view, shaman.seat):
        yield from _spaces(view, shaman, stands, names)
    own = {combo.key for combo in view.boards.own[shaman.seat]}
    for key in shaman.slots:
        if key not in own:
            yield from _spaces(view, shaman, spaces_preview(view, shaman.seat, key), names)
    yield from _face_down(shaman, names[shaman.seat])


def _other(view: DuelView, shaman: ShamanView, names: Names) -> Iterator[str]:
    """What lies on the board; all that a rival's re-roll or attack may meet."""
    yield from _dice(view, shaman, names)
    for key in shaman.slots:
        yield from _spaces(view, shaman, spaces_preview(view, shaman.seat, key), names)
    yield from _face_down(shaman, names[shaman.seat])


def _dice(view: DuelView, shaman: ShamanView, names: Names) -> Iterator[str]:
    name, who = names[shaman.seat], SHAMANS[shaman.symbol]
    places = f"{len(shaman.pool)} in the pool, {len(shaman.lost)} in the Monolith"
    yield f"{name} is the shaman of {who.name}: {words.dice(shaman.dice)}, {places}."
    yield from _hand(shaman, view, names)


def _face_down(shaman: ShamanView, name: str) -> Iterator[str]:
    yield from _totem(shaman, name)
    if shaman.avatars:
        hidden = shaman.avatars.count(FACE_DOWN)
        tiles = [words.tile(tile) for tile in shaman.avatars if tile != FACE_DOWN]
        tiles += [f"{hidden} face down"] if hidden else []
        yield from told(f"Avatars of {name}", tiles)


def _hand(shaman: ShamanView, view: DuelView, names: Names) -> list[str]:
    if not shaman.hand:
        return []
    dice = (words.duel_die(die[0], view.faces[die], die in shaman.borrowed) for die in shaman.hand)
    return told(f"Dice in {names[shaman.seat]}'s hand", dice)


def _spaces(view: DuelView, shaman: ShamanView, stands: SpacesPreview, names: Names) -> Iterator[str]:
    """A group of spaces: how it stands, what lies there, what it still needs, what it does."""
    combo = view.boards.combos[shaman.seat][stands.key]
    lying = [words.symbol(shows(piece, view.faces)) for piece in shaman.slots.get(stands.key, ()) if piece]
    head = f"{names[shaman.seat]}'s {words.combo(stands.key)}"
    if combo.kind in ("strike", "shield"):
        worth = f"power {stands.value}" if combo.kind == "strike" else f"worth {stands.value}"
        yield f"{head}: {worth}, {', '.join(lying)}." if lying else f"{head}: empty."
        return
    facts = [] if stands.status == "open" else [f"is {stands.status}"]
    if lying:
        facts.append(f"has {', '.join(lying)}")
    if stands.missing:
        facts.append(f"needs {words.symbols(stands.missing)}")
    if combo.kind in ("normal", "waiting"):
        yield from told(f"{head} {listed(facts)}", [combo.text.rstrip(".")])
    else:
        yield from told(f"{names[shaman.seat]}, {words.deed(stands.key, shaman.seat, names)}", facts)


def _totem(shaman: ShamanView, name: str) -> list[str]:
    if shaman.totem_lost:
        return [f"{name}'s totem is lost."]
    circles = (f"circle {number} {_on_circle(token)}" for number, token in enumerate(shaman.totem, 1))
    return told(f"{name}'s totem", circles)


def _on_circle(token: str) -> str:
    if not token:
        return "empty"
    return "face down" if token == FACE_DOWN else words.token(token)


# --- what the hand could do


def _within_reach(view: DuelView) -> Iterator[str]:
    """The active shaman's named combos that its hand fills by itself, and those one symbol short."""
    full: list[str] = []
    short: list[str] = []
    for stands in board_preview(view, view.active):
        if not stands.missing or stands.status != "open" or stands.key in view.me.used:
            continue
        if not stands.tokens:
            full.append(words.combo(stands.key))
        elif len(stands.lacking) == 1:
            short.append(f"{words.combo(stands.key)} ({words.symbol(stands.lacking[0])})")
    if full:
        yield from told("These dice can fill", full)
    if short:
        yield from told("One symbol short", short)


def _picked(view: DuelView) -> list[str]:
    faces = [words.symbol(view.faces[die]) for die in view.about.picked]
    return told("Picked so far", faces) if faces else []


# --- what is left for all


def _supply(view: DuelView) -> Iterator[str]:
    yield f"The pairs beside the circles of every totem: {words.symbols(CIRCLE_SYMBOLS)}."
    yield f"Tokens in the bag: {view.bag}."
    if view.removed:
        yield from told("Tokens out of the game", words.several(map(words.token, view.removed)))
    if view.avatars:
        tops = [
            f"{words.tile(top)} on stack {number} of {count}"
            for number, (top, count) in enumerate(view.stacks, 1)
            if top
        ]
        yield from told(
            "Avatars to buy", [*tops, *(f"{words.tile(tile)} displayed" for tile in view.display)]
        )
