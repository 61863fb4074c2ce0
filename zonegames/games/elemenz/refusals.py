"""Why something is not allowed, in a player's words, from what the asker may see."""

from enum import StrEnum
from typing import Final

from zonegames.engine.errors import Refusal
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.actions import (
    Action,
    AddDie,
    Buff,
    Buy,
    Complete,
    Destroy,
    FreeReroll,
    Lose,
    PickDie,
    Place,
    PlaceToken,
    Repair,
    Reroll,
    Resolve,
    Respond,
    Roll,
    Target,
    UseAvatar,
    UseCombo,
    UseToken,
)
from zonegames.games.elemenz.components import (
    AVATAR_LIMIT,
    BOXES,
    ROLLS,
    SYMBOL_NAMES,
    WILD,
    Combo,
)
from zonegames.games.elemenz.duel.combos import completable, purchases, shows
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.keys import STACKS, BuySpaces, DestroySpaces, TotemSpaces, parse_key
from zonegames.games.elemenz.monolith.view import MonolithView
from zonegames.games.elemenz.view import ElemenzView


class Heading(StrEnum):
    """Where the rules text explains a refusal."""

    ROLLING = "rolling"
    WILDS = "wilds"
    THE_FOUR_SHAMANS = "the-four-shamans"
    PLACING_DICE = "placing-dice"
    ACTIVATING_AND_RESPONDING = "activating-and-responding"
    CARRYING_OUT = "carrying-out"
    LOSING_DICE = "losing-dice"
    TOTEMS_AND_TOKENS = "totems-and-tokens"
    AVATARS = "avatars"
    TUG_OF_WAR = "a-turn-of-the-tug-of-war"
    LOCKING = "locking"


OVER: Final = Refusal("The game is over.")
NOT_NOW: Final = Refusal("That is not what is asked now.")
PICK_FIRST: Final = Refusal("Pick at least one die to re-roll.", Heading.ROLLING)
NO_ROLLS: Final = Refusal("You have used your three rolls.", Heading.ROLLING)
ONE_ROLL: Final = Refusal("The very first turn of the game has one roll only.", Heading.TUG_OF_WAR)
NO_SUCH_DIE: Final = Refusal("There is no such die to choose.", Heading.ROLLING)
ANCHOR: Final = Refusal("A wild needs a real matching symbol beside it.", Heading.WILDS)
OWN_TOTEM: Final = Refusal("You can only burn a rival's token.", Heading.TOTEMS_AND_TOKENS)
LOST_TOTEM: Final = Refusal("Your totem is lost.", Heading.TOTEMS_AND_TOKENS)
NOTHING_THERE: Final = Refusal("There is no token on that circle.", Heading.TOTEMS_AND_TOKENS)
EMPTY_BAG: Final = Refusal("The bag is empty.", Heading.TOTEMS_AND_TOKENS)
TWO_TOKENS: Final = Refusal("Energy Buff needs two tokens.", Heading.LOSING_DICE)
BUFFED: Final = Refusal("Energy Buff saves one die of a loss, no more.", Heading.LOSING_DICE)
NO_TOKEN: Final = Refusal("That token is of no use now.", Heading.TOTEMS_AND_TOKENS)
NO_AVATAR: Final = Refusal("That avatar is of no use now.", Heading.AVATARS)
NOT_FOR_SALE: Final = Refusal("That avatar is not for sale.", Heading.AVATARS)
THREE_AVATARS: Final = Refusal("Three avatars is the limit.", Heading.AVATARS)
LENT: Final = Refusal("A borrowed die must go back: it cannot lock.", Heading.LOCKING)
SPENT: Final = Refusal("You have used your free re-roll.", Heading.THE_FOUR_SHAMANS)


def why_not(view: ElemenzView, action: Action) -> Refusal:
    """The reason why `action` is not legal at this point."""
    if view.ended:
        return OVER
    if isinstance(view, DuelView):
        return _duel(view, action)
    return _monolith(view, action)


def _rolling(rolls: int, allowed: int, use: str, action: Action) -> Refusal | None:
    """Refusals that both modes share."""
    if isinstance(action, Reroll) and rolls >= allowed:
        return NO_ROLLS if allowed == ROLLS else ONE_ROLL
    picking = use.startswith("reroll") or use == "still_foe"
    if isinstance(action, Roll) and picking:
        return PICK_FIRST
    if isinstance(action, AddDie) and picking:
        return NO_SUCH_DIE
    return None


# --- Duel


def _duel(view: DuelView, action: Action) -> Refusal:
    refusal = _rolling(view.rolls, ROLLS, view.about.use, action)
    if refusal is not None:
        return refusal
    if isinstance(action, (Target, Respond)) and action.seat < len(view.shamans):
        shaman = view.shamans[action.seat]
        if shaman.out:
            return Refusal(
                f"The {SYMBOL_NAMES[shaman.symbol]} shaman is out of the game.", Heading.LOSING_DICE
            )
    if isinstance(action, Place):
        return _place(view, action)
    if isinstance(action, PlaceToken):
        return _place_token(view, action)
    return _other_duel(view, action)


def _other_duel(view: DuelView, action: Action) -> Refusal:
    asker = view.me if view.looker is None else view.shamans[view.looker]
    if isinstance(action, Buff):
        return BUFFED if view.about.use == "buffed" else TWO_TOKENS if asker.tokens < 2 else NOT_NOW
    if isinstance(action, (UseToken, Repair)):
        return NO_TOKEN
    if isinstance(action, UseAvatar):
        return NO_AVATAR
    if isinstance(action, (PickDie, Lose)):
        return NO_SUCH_DIE
    if isinstance(action, FreeReroll) and asker.rerolled:
        return SPENT
    if isinstance(action, UseCombo):
        if action.key in asker.armed:
            name = view.boards.combos[asker.seat][action.key].name
            return Refusal(f"{name} is cracked: mend it first.", Heading.ACTIVATING_AND_RESPONDING)
        return Refusal("That combo is not armed.", Heading.ACTIVATING_AND_RESPONDING)
    if isinstance(action, Resolve):
        return Refusal("That combo is not waiting to be carried out.", Heading.CARRYING_OUT)
    return NOT_NOW


def _place(view: DuelView, action: Place) -> Refusal:
    me = view.me
    combo = view.boards.combos[view.active].get(action.key)
    if combo is None:
        return Refusal("There are no such spaces on your board.", Heading.PLACING_DICE)
    if action.key in me.used:
        return _used(combo.name)
    dice = [die for die in me.hand if die[0] == action.colour and view.faces[die] == action.face]
    if not dice:
        return Refusal("You have no such die in hand.", Heading.PLACING_DICE)
    closed = _closed(view, combo)
    return closed or _misfit(view, combo, action.face)


def _closed(view: DuelView, combo: Combo) -> Refusal | None:
    """Totems and avatars that are not to be had at all."""
    match parse_key(combo.key):
        case TotemSpaces(owner, circle):
            return _closed_circle(view, owner, circle)
        case BuySpaces(source):
            return _closed_purchase(view, source)
        case DestroySpaces(rival) if not view.shamans[rival].avatars:
            return Refusal("There is no avatar to destroy.", Heading.AVATARS)
        case _:
            return None


def _closed_circle(view: DuelView, owner: Seat, circle: int) -> Refusal | None:
    lying = view.shamans[owner].totem[circle]
    if owner != view.active:
        return None if lying else NOTHING_THERE
    if view.me.totem_lost:
        return LOST_TOTEM
    return OWN_TOTEM if lying else None if view.bag else EMPTY_BAG


def _closed_purchase(view: DuelView, source: str) -> Refusal | None:
    if len(view.me.avatars) + purchases(view.me) >= AVATAR_LIMIT:
        return THREE_AVATARS
    tops = [STACKS[i] for i, (top, _) in enumerate(view.stacks) if top]
    if source in (*tops, *view.display):
        return None
    return Refusal("That avatar is not for sale.", Heading.AVATARS)


def _misfit(view: DuelView, combo: Combo, face: str) -> Refusal:
    me = view.me
    pieces = me.slots.get(combo.key, ("",) * len(combo.slots))
    room = [run for run in combo.runs if "" in pieces[run.start : run.stop]]
    if not room:
        return Refusal(f"{combo.name} has no free space.", Heading.PLACING_DICE)
    if face == WILD:
        anchored = [
            run for run in room if run.symbol in [shows(p, view.faces) for p in pieces[run.start : run.stop]]
        ]
        return _incomplete(combo) if anchored else ANCHOR
    if all(run.symbol != face for run in room):
        return _needs(room[0].symbol)
    hand = [view.faces[die] for die in me.hand]
    counts = {symbol: hand.count(symbol) for symbol in hand}
    if not completable(combo, pieces, view.faces, counts, me.tokens) or combo.kind in ("totem", "destroy"):
        return _incomplete(combo)
    return NOT_NOW


def _place_token(view: DuelView, action: PlaceToken) -> Refusal:
    combo = view.boards.combos[view.active].get(action.key)
    if combo is None or not combo.takes_tokens:
        return Refusal("Tokens count on your shaman board only.", Heading.TOTEMS_AND_TOKENS)
    if action.key in view.me.used:
        return _used(combo.name)
    return _needs(combo.runs[0].symbol)


def _used(name: str) -> Refusal:
    return Refusal(f"{name} was already used this turn.", Heading.PLACING_DICE)


def _needs(symbol: str) -> Refusal:
    return Refusal(f"That space needs {SYMBOL_NAMES[symbol]}.", Heading.PLACING_DICE)


def _incomplete(combo: Combo) -> Refusal:
    return Refusal(f"You cannot complete {combo.name} with these dice.", Heading.PLACING_DICE)


# --- Monolith


def _monolith(view: MonolithView, action: Action) -> Refusal:
    refusal = _rolling(view.rolls, view.rolls_allowed, view.about.use, action)
    if refusal is not None:
        return refusal
    if isinstance(action, Complete):
        return _complete(view, action.key)
    if isinstance(action, Buy):
        if len(view.mine.avatars) >= AVATAR_LIMIT:
            return THREE_AVATARS
        if action.tile not in view.display:
            return NOT_FOR_SALE
        return Refusal("An avatar costs a die showing one of your two elements.", Heading.AVATARS)
    if isinstance(action, Destroy):
        if not view.rival.avatars:
            return Refusal("There is no avatar to destroy.", Heading.AVATARS)
        return Refusal("That takes two dice showing the same one of the rival's elements.", Heading.AVATARS)
    if isinstance(action, UseAvatar):
        return NO_AVATAR
    return NOT_NOW


def _complete(view: MonolithView, key: str) -> Refusal:
    mine = view.mine
    box = BOXES.get(key)
    if box is None or box.board not in mine.boards:
        return Refusal("That combo is not on your boards.", Heading.TUG_OF_WAR)
    if key in mine.locks:
        return Refusal(f"{key} is locked already.", Heading.LOCKING)
    if key in mine.used:
        return Refusal(f"{box.name} was already used this turn.", Heading.TUG_OF_WAR)
    shown = [view.faces[die] for die in mine.hand]
    if any(shown.count(symbol) < count for symbol, count in box.cost):
        return Refusal(f"You cannot complete {box.name} with these dice.", Heading.TUG_OF_WAR)
    if box.effect != "lock":
        return Refusal(f"{box.name} would do nothing now.", Heading.TUG_OF_WAR)
    lent = [die for die in mine.borrowed if die[0] == box.board == view.faces[die] and die in mine.hand]
    if lent:
        return LENT
    name = SYMBOL_NAMES[box.board]
    return Refusal(f"The lock space needs a {name} die showing {name}.", Heading.LOCKING)
