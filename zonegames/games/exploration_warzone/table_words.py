"""The Warzone in words, for those who do not see it: own things, seats, berths, contacts, the row."""

from collections.abc import Iterator
from typing import Final

from zonegames.engine.seats import Names, Seat
from zonegames.engine.telling import counted, listed, told
from zonegames.games.exploration_warzone.components import (
    CARD_NAMES,
    EMPTY,
    HEXES,
    RELICS,
    SHIPS,
    WAR_POWER,
    area_trade,
)
from zonegames.games.exploration_warzone.preview import row_offers, story
from zonegames.games.exploration_warzone.view import ContactView, LaidView, SeatView, View
from zonegames.games.exploration_warzone.words import EFFECT_NAMES, area_words, cost_words, tokens

DIRECTIONS: Final = ("north-east", "east", "south-east", "south-west", "west", "north-west")

STEPS: Final = {
    "place": "step 1, hexes are laid face down",
    "spend": "step 2, everybody spends",
    "bonus": "step 3, hexes are turned up and pay",
    "warzone": "step 4, contacts are fought out",
    "end": "the round ends",
}


def table_lines(view: View, names: Names) -> list[str]:
    """All that the owner of `view` may know."""
    return [
        *_round(view, names),
        *_own(view),
        *_seats(view, names),
        *_warzone(view, names),
        *_contacts(view, names),
        *_combat(view, names),
        *_row(view, names),
        *_decks(view),
    ]


def at_hand(view: View, names: Names, kind: str) -> list[str]:
    """Before laying and spending: how everybody stands, and what of War hexes and relics counts then."""
    if kind not in ("place", "place_hex", "spend"):
        return []
    return [*(_standing(seat, names) for seat in view.seats), *_war(view), *_claims(view, names)]


# --- who has what


def _round(view: View, names: Names) -> list[str]:
    if view.question is None:
        return []
    order = listed([names[seat] for seat in view.order])
    lines = [f"Round {view.round}, {STEPS[view.phase]}.", f"Turn order: {order}."]
    return [*lines, f"{CARD_NAMES[view.resolving]} goes on."] if view.resolving else lines


def _own(view: View) -> Iterator[str]:
    if view.looker is None:
        return
    me = view.me
    if me.hand is not None and not view.revealed:
        for card in me.hand:
            yield from told(f"In your hand: {CARD_NAMES[card]}", _sides(card))
    yield from _war(view)
    for laid in view.laid:
        if laid.seat == view.looker and not laid.face_up and laid.hex is not None:
            yield f"You have laid {CARD_NAMES[laid.hex]} face down."


def _sides(card: str) -> Iterator[str]:
    """Clockwise from the north-east, as they are printed."""
    return map(area_words, HEXES[card].sides)


def _war(view: View) -> list[str]:
    if view.looker is None or view.me.war is None:
        return []
    cards = (f"{CARD_NAMES[card]} of {WAR_POWER[card]}" for card in view.me.war)
    return told("Your War hexes", cards)


def _war_count(count: int) -> str:
    return counted(count, "War hex", "War hexes")


def _standing(seat: SeatView, names: Names) -> str:
    name = names[seat.seat]
    if not seat.alive:
        return f"{name}: destroyed, score {seat.score}."
    stock = f"{tokens(seat.credits, 'C')}, {tokens(seat.experience, 'E')}, {tokens(seat.technology, 'T')}"
    return f"{name}: hull {seat.hp} of {seat.max_hp}, {stock}, {tokens(seat.vp, 'V')}."


def _seats(view: View, names: Names) -> Iterator[str]:
    for seat in view.seats:
        name = names[seat.seat]
        yield _standing(seat, names)
        if seat.alive:
            yield from told(f"{name} flies the {SHIPS[seat.ship].name}", [SHIPS[seat.ship].text.rstrip(".")])
        yield (
            f"{name} has {counted(seat.hand_count, 'hex', 'hexes')} in hand, {len(seat.wake) or 'none'} in"
            f" the wake and {_war_count(seat.war_count)}; the score would be {seat.score}."
        )
        if view.revealed:
            yield from _cards(f"Hand of {name}", seat.hand or ())
        yield from _cards(f"Wake of {name}", seat.wake)
        if seat.relics:
            relics = (f"{CARD_NAMES[relic]} for {tokens(RELICS[relic].vp, 'V')}" for relic in seat.relics)
            yield from told(f"Relics of {name}", relics)
        if view.options.open_fleets:
            yield from told(f"Fleet of {name}", (CARD_NAMES[card] for card in seat.fleet))
    yield from _claims(view, names)


def _cards(head: str, cards: tuple[str, ...]) -> Iterator[str]:
    for card in cards:
        yield from told(f"{head}: {CARD_NAMES[card]}", _sides(card))


def _claims(view: View, names: Names) -> Iterator[str]:
    for seat in view.seats:
        if seat.claim:
            needs = EFFECT_NAMES[RELICS[seat.claim].requires]
            worked = "it worked" if RELICS[seat.claim].requires in seat.used else "it has not worked yet"
            yield f"{names[seat.seat]} has claimed {CARD_NAMES[seat.claim]} and needs a {needs}: {worked}."


# --- the Warzone


def _warzone(view: View, names: Names) -> Iterator[str]:
    if view.question is None:
        return
    for berth in range(len(view.layout.cells)):
        laid = view.at(berth)
        if laid is None:
            owner = names[view.order[berth]] if berth < view.layout.mains else ""
            place = f"{owner}'s berth" if owner else _place(view, berth, names).capitalize()
            yield from told(f"{place}, empty, touches", _touched(view, berth, names))
        elif laid.hex is None:
            yield from told(f"{names[laid.seat]}'s hex, face down, touches", _touched(view, berth, names))
        else:
            lies = f", on {_place(view, berth, names)}" if not laid.main else ""
            way = "up" if laid.face_up else "down"
            head = f"{names[laid.seat]}'s {CARD_NAMES[laid.hex]}{lies}, face {way}"
            yield from told(head, _looks(view, laid, names))


def _place(view: View, berth: int, names: Names) -> str:
    """A main berth by its owner, a flank by its number."""
    mains = view.layout.mains
    return names[view.order[berth]] if berth < mains else f"flank {berth - mains + 1}"


def _touched(view: View, berth: int, names: Names) -> Iterator[str]:
    for direction, other in view.layout.touching[berth]:
        yield f"{_place(view, other, names)} {DIRECTIONS[direction]}"


def _looks(view: View, laid: LaidView, names: Names) -> Iterator[str]:
    """Each side with its direction and what it looks at."""
    touching = dict(view.layout.touching[laid.berth])
    for direction, word in enumerate(DIRECTIONS):
        towards = f" towards {_place(view, touching[direction], names)}" if direction in touching else ""
        yield f"{word} {area_words(laid.area(direction) or EMPTY)}{towards}"


def _contacts(view: View, names: Names) -> Iterator[str]:
    for contact in view.contacts:
        a = f"{names[contact.seat_a]}'s {_area(contact.area_a)}"
        b = f"{names[contact.seat_b]}'s {_area(contact.area_b)}"
        when = "a hex has left" if contact.state == "gone" else contact.state
        yield from told(f"Contact {contact.number}, {when}", (a, b, _what_works(contact, names)))


def _area(area: str) -> str:
    """A side in a contact: what a trade offers does not matter there."""
    return "trade" if area_trade(area) is not None else area_words(area)


def _what_works(contact: ContactView, names: Names) -> str:
    met = story(contact).clash
    if met.why == "quiet":
        return "nothing happens"
    if met.why == "equal":
        return "both work"
    winner = names[contact.seat_a if met.mine_works else contact.seat_b]
    return f"{winner} wins a Victory Point" if met.why == "beats" else f"{winner}'s works"


def _combat(view: View, names: Names) -> Iterator[str]:
    if view.combat is None:
        return
    for role, side in (("attacks", view.combat.attacker), ("is attacked", view.combat.defender)):
        ready = ", is ready" if side.ready else ""
        held = f"holding {_war_count(side.war_count)}"
        yield f"Combat: {names[side.seat]} {role} with a power of {side.base}, {held}{ready}."
        if side.cards:
            yield from told("You have committed", (f"{CARD_NAMES[c]} of {WAR_POWER[c]}" for c in side.cards))


# --- what can be bought


def _row(view: View, names: Names) -> Iterator[str]:
    prices = _prices(view, view.looker)
    for number, card in enumerate(view.row, 1):
        head = f"Row {number}: {CARD_NAMES[card]}"
        if card in RELICS:
            relic = RELICS[card]
            claimer = view.claimed_by(card)
            yield f"{head}, a relic for {cost_words(card)}."
            claimed = "" if claimer is None else f"; claimed by {names[claimer]}"
            needs = EFFECT_NAMES[relic.requires]
            yield f"{relic.name} pays {tokens(relic.vp, 'V')} if your {needs} works that round{claimed}."
        else:
            yield from told(f"{head}, {tokens(prices[card], 'C')}", _sides(card))


def _prices(view: View, seat: Seat | None) -> dict[str, int]:
    """What each hex of the row costs this seat, or as printed."""
    if seat is None:
        return {card: HEXES[card].cost for card in view.row if card in HEXES}
    return {offer.card: offer.price[0][1] for offer in row_offers(view, seat) if not offer.relic}


def _decks(view: View) -> Iterator[str]:
    yield f"Behind the row: {counted(view.deck, 'card')}; in the War deck: {view.war_deck}."
    for head, cards in (("Discarded", view.discard), ("Discarded from the War deck", view.war_discard)):
        if cards:
            yield from told(head, (CARD_NAMES[card] for card in cards))
    if not view.reasons:
        goal = view.options.vp_trigger
        yield f"The end comes with {goal} Victory Points, two relics, an empty frontier or the last ship."
