"""Why something cannot be chosen now, from what the asker may see; shared by checks, previews and menus.

Views hold no names, so another seat is named by its number here; the narrator says it by name.
"""

from typing import Final

from zonegames.engine.errors import Refusal
from zonegames.games.exploration_warzone.actions import (
    Action,
    AddWar,
    BuyHex,
    BuyWar,
    Claim,
    DiscardHex,
    DiscardWar,
    DoTrade,
    Pass,
    PickBerth,
    PickHex,
    Ready,
    Repair,
    Rotate,
    Skip,
    Steal,
    TakeArea,
)
from zonegames.games.exploration_warzone.components import (
    CARD_NAMES,
    RELICS,
    RULES,
    SHIPS,
    WAR_DECK,
    WAR_POWER,
    price,
)
from zonegames.games.exploration_warzone.view import SeatView, View
from zonegames.games.exploration_warzone.words import RESOURCE_NAMES, cost_words, tokens, war_hexes

_GLOBALS: Final = sum(card not in WAR_POWER for card in WAR_DECK)

_ANSWERS: Final[dict[str, tuple[tuple[type, ...], str, str]]] = {
    "place_hex": ((PickHex,), "choose a hex of your hand to play", "step-1-play-a-hex"),
    "place_rotation": ((Rotate,), "turn the hex you chose", "step-1-play-a-hex"),
    "spend": ((Pass, BuyWar, Repair, BuyHex, Claim), "spend once, or pass", "step-2-spend-resources"),
    "starter_area": ((TakeArea,), "take a white area of your Starter hex", "step-3-take-bonuses"),
    "trade": ((DoTrade, Skip), "make the trade, or skip it", "step-3-take-bonuses"),
    "more_hex": ((PickHex, Skip), "play one more hex, or skip it", "one-more-hex"),
    "more_berth": ((PickBerth,), "choose a free flank berth", "one-more-hex"),
    "more_rotation": ((Rotate,), "turn the extra hex", "one-more-hex"),
    "steal": ((Steal,), "choose what to steal", "steal"),
    "commit": ((Ready, AddWar), "commit War hexes, or say ready", "attack-and-combat"),
    "war_overflow": ((DiscardWar,), "give up one War hex", "war-hexes"),
    "discard": ((DiscardHex, DiscardWar), "give up one card", "global-cards"),
}
"""By question: what answers it, what it asks for, and where the rules tell of it."""


def price_for(seat: SeatView, hex_id: str) -> int:
    """What this seat pays for an Action hex, in Credits."""
    return price(hex_id, SHIPS[seat.ship].ability)


def war_hexes_left(view: View) -> int:
    """War hexes in deck and discard, from public counts: all cards there that are not Global cards."""
    resolving = 1 if view.resolving else 0
    return view.war_deck + len(view.war_discard) - (_GLOBALS - resolving)


def hex_refusal(view: View, seat: SeatView, hex_id: str) -> Refusal | None:
    """Why this Action hex cannot be bought now; None when it can."""
    name = CARD_NAMES[hex_id]
    if hex_id not in view.row:
        return Refusal(f"{name} does not lie in the row.", "the-row")
    cost = price_for(seat, hex_id)
    if cost > seat.credits:
        return Refusal(f"{name} costs {tokens(cost, 'C')}; you have {seat.credits}.", "buying-hexes")
    return None


def relic_refusal(view: View, seat: SeatView, relic: str) -> Refusal | None:
    """Why this relic cannot be claimed now; None when it can."""
    if relic not in view.row:
        return Refusal(f"{CARD_NAMES[relic]} does not lie in the row.", "the-row")
    claimer = view.claimed_by(relic)
    if claimer is not None:
        return Refusal(f"Seat {claimer + 1} has already claimed this relic.", "claiming-a-relic")
    if any(seat.has(resource) < amount for resource, amount in RELICS[relic].cost):
        return Refusal(f"You need both icons: {cost_words(relic)}.", "claiming-a-relic")
    return None


def war_refusal(view: View, seat: SeatView, count: int = 1) -> Refusal | None:
    """Why so many War hexes cannot be bought now; None when they can."""
    rule = "war-hexes"
    limit = RULES.war_hand_limit
    if not seat.experience:
        return Refusal("You need 1 Experience per War hex.", rule)
    if seat.war_count >= limit:
        return Refusal(f"Your War hand is full ({limit}).", rule)
    left = war_hexes_left(view)
    if left <= 0:
        return Refusal("No War hexes are left.", rule)
    if count > seat.experience:
        return Refusal(f"You need 1 Experience per War hex; you have {seat.experience}.", rule)
    if count > limit - seat.war_count:
        return Refusal(f"Your War hand holds {limit}; you have {seat.war_count}.", rule)
    if count > left:
        return Refusal(f"Only {war_hexes(left)} {'is' if left == 1 else 'are'} left.", rule)
    return None


def repair_refusal(seat: SeatView, amount: int = 1) -> Refusal | None:
    """Why so many HP cannot be restored now; None when they can."""
    rule = "repairs"
    missing = seat.max_hp - seat.hp
    if not missing:
        return Refusal("Your hull is already whole.", rule)
    if amount > missing:
        return Refusal(f"Your hull lacks only {missing} HP.", rule)
    if amount > seat.technology:
        return Refusal(f"You need 1 Technology per HP; you have {seat.technology}.", rule)
    return None


def steal_refusal(view: View, victim: SeatView, resource: str) -> Refusal | None:
    """Why this kind of token cannot be stolen; None when it can."""
    if resource == "V" and not view.options.steal_vp:
        return Refusal("In this game Victory Points cannot be stolen.", "steal")
    if not victim.has(resource):
        return Refusal(f"There is no {RESOURCE_NAMES[resource]} to steal.", "steal")
    return None


def why_not(view: View, action: Action) -> Refusal:
    """Why `action`, which is not legal now, is not."""
    question = view.question
    if question is None:
        return Refusal("The game is over.", "how-the-game-ends")
    if question.seat != view.looker:
        return Refusal(f"It is seat {question.seat + 1}'s decision.", "a-round")
    kinds, wanted, rule = _ANSWERS[question.kind]
    if not isinstance(action, kinds):
        return Refusal(f"That is not possible now: {wanted}.", rule)
    return _reason(view, action) or Refusal(f"That is not possible now: {wanted}.", rule)


def _reason(view: View, action: Action) -> Refusal | None:
    """The reason against an action of the right kind, where the view tells it."""
    me = view.me
    match action:
        case BuyHex(hex_id):
            return hex_refusal(view, me, hex_id)
        case Claim(relic):
            return relic_refusal(view, me, relic)
        case BuyWar(count):
            return war_refusal(view, me, count)
        case Repair(amount):
            return repair_refusal(me, amount)
        case Steal(resource) if view.question is not None:
            return steal_refusal(view, view.seats[view.question.victim], resource)
        case PickHex(hex_id):
            return Refusal(f"{CARD_NAMES[hex_id]} is not in your hand.", "step-1-play-a-hex")
        case DiscardHex(hex_id):
            return Refusal(f"{CARD_NAMES[hex_id]} is neither in your hand nor in your wake.", "global-cards")
        case AddWar(card) | DiscardWar(card):
            return Refusal(f"You hold no {CARD_NAMES[card]} to give.", "war-hexes")
        case PickBerth():
            return Refusal("That berth is not free.", "one-more-hex")
        case _:
            return None
