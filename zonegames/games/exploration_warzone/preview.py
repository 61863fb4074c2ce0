"""What each choice would do, as data, from a view: contacts, prices, fights, thefts."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from zonegames.engine.errors import Refusal
from zonegames.engine.seats import Seat
from zonegames.games.exploration_warzone.actions import DISCARD_HEX, READY, Action
from zonegames.games.exploration_warzone.components import (
    BEATS,
    EFFECTS,
    HEXES,
    RELICS,
    RESOURCES,
    RULES,
    WAR_POWER,
    Effect,
    Resource,
    area_effect,
    opposite,
)
from zonegames.games.exploration_warzone.events import (
    CombatRevealed,
    Damage,
    InteractionWon,
    NothingToSteal,
    Stolen,
    WarHexGained,
)
from zonegames.games.exploration_warzone.refusals import (
    hex_refusal,
    price_for,
    relic_refusal,
    repair_refusal,
    steal_refusal,
    war_hexes_left,
    war_refusal,
)
from zonegames.games.exploration_warzone.view import ContactView, View

_BEATEN_BY: Final = {loser: winner for winner, loser in BEATS.items()}

# --- one contact

Why: TypeAlias = Literal["quiet", "unopposed", "beats", "equal"]
"""Neither side blue; one side blue; one effect wins; both blue and alike."""


@dataclass(frozen=True, slots=True)
class Clash:
    """What two touching areas do to each other (EW-R24, EW-R25)."""

    why: Why
    mine: Effect | None
    theirs: Effect | None
    mine_works: bool
    theirs_works: bool

    @property
    def mine_wins(self) -> bool:
        """Whether this side beats the other."""
        return self.why == "beats" and self.mine_works

    @property
    def theirs_wins(self) -> bool:
        """Whether the other side beats this one."""
        return self.why == "beats" and self.theirs_works


def clash(mine: str, theirs: str) -> Clash:
    """Two areas face to face."""
    return _CLASHES[area_effect(mine), area_effect(theirs)]


def _clash(mine: Effect | None, theirs: Effect | None) -> Clash:
    if mine is None or theirs is None:
        why: Why = "quiet" if mine is theirs else "unopposed"
        return Clash(why, mine, theirs, mine is not None, theirs is not None)
    if mine == theirs:
        return Clash("equal", mine, theirs, True, True)
    return Clash("beats", mine, theirs, BEATS[mine] == theirs, BEATS[theirs] == mine)


_CLASHES: Final = {(a, b): _clash(a, b) for a in (*EFFECTS, None) for b in (*EFFECTS, None)}


@dataclass(frozen=True, slots=True)
class Odds:
    """How often a rival's side shows each effect if its possible hexes and turns are equally likely."""

    attack: int
    steal: int
    dodge: int
    other: int
    """White or empty."""

    @property
    def total(self) -> int:
        """All pairs of hex and turn that were counted."""
        return self.attack + self.steal + self.dodge + self.other

    def against(self, area: str) -> tuple[int, int]:
        """In percent: how often a blue side beats it and is beaten; how often another is hit and robbed."""
        shown = {"A": self.attack, "S": self.steal, "D": self.dodge}
        good, bad = (BEATS[area], _BEATEN_BY[area]) if area in BEATS else ("A", "S")
        whole = max(self.total, 1)
        return round(100 * shown[good] / whole), round(100 * shown[bad] / whole)


@dataclass(frozen=True, slots=True)
class ContactPreview:
    """One side of a hex that is being laid, towards a rival's hex or berth."""

    direction: int
    """0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW."""

    rival: Seat
    berth: int
    """Where the rival's hex lies or will lie."""

    area: str
    rival_area: str | None
    """None while it lies face down or is not laid yet."""

    clash: Clash | None
    """None while the rival's side is unknown."""

    odds: Odds | None
    """Only while it is unknown."""


def contacts_of(view: View, seat: Seat, berth: int, hex_id: str, rotation: int) -> tuple[ContactPreview, ...]:
    """The sides of this hex, laid like that, that touch a rival, by rising direction."""
    facing = HEXES[hex_id].facing[rotation]
    found: list[ContactPreview] = []
    for direction, neighbour in view.layout.touching[berth]:
        rival = view.owner(neighbour)
        if rival is None or rival == seat:
            continue
        laid = view.at(neighbour)
        theirs = laid.area(opposite(direction)) if laid is not None else None
        met = clash(facing[direction], theirs) if theirs is not None else None
        odds = odds_of(view, rival) if theirs is None else None
        found.append(ContactPreview(direction, rival, neighbour, facing[direction], theirs, met, odds))
    return tuple(found)


def odds_of(view: View, rival: Seat) -> Odds:
    """What a rival's unknown side may show, from its fleet without its wake."""
    sides = [area for hex_id in view.seats[rival].possible for area in HEXES[hex_id].sides]
    blue = [sides.count(effect) for effect in EFFECTS]
    return Odds(blue[0], blue[1], blue[2], len(sides) - sum(blue))


@dataclass(frozen=True, slots=True)
class Story:
    """A contact of step 4 told step by step: who beats whom, and what came of it so far."""

    clash: Clash
    """Side a is "mine"."""

    winner: Seat | None
    """Who took 1 VP for beating the other effect."""

    acts: tuple[Seat, ...]
    """Whose effect works, or worked, in this order."""

    powers: tuple[int, int] | None
    """Revealed attack power of attacker and defender."""

    hit: Seat | None
    damage: int
    took: tuple[tuple[Seat, Resource | None], ...]
    """Thefts; None where there was nothing to steal."""

    drew: tuple[Seat, ...]
    """Who got a War hex."""


def story(contact: ContactView) -> Story:
    """What a contact is about and what has come of it."""
    met = clash(contact.area_a, contact.area_b)
    acts = [s for s, works in ((contact.seat_a, met.mine_works), (contact.seat_b, met.theirs_works)) if works]
    winner: Seat | None = None
    powers: tuple[int, int] | None = None
    hit: Seat | None = None
    damage = 0
    took: list[tuple[Seat, Resource | None]] = []
    drew: list[Seat] = []
    for event in contact.told:
        match event:
            case InteractionWon():
                winner = event.seat
            case CombatRevealed():
                powers = event.power_attacker, event.power_defender
            case Damage():
                hit, damage = event.seat, event.amount
            case Stolen():
                took.append((event.seat, event.resource))
            case NothingToSteal():
                took.append((event.seat, None))
            case WarHexGained():
                drew.append(event.seat)
            case _:
                pass
    return Story(met, winner, tuple(acts), powers, hit, damage, tuple(took), tuple(drew))


# --- spending


@dataclass(frozen=True, slots=True)
class Offer:
    """A card of the row for a seat."""

    card: str
    relic: bool
    price: tuple[tuple[Resource, int], ...]
    """What this seat would pay."""

    refusal: Refusal | None
    """Why it cannot be taken; None when it can."""

    @property
    def open(self) -> bool:
        """Whether it can be taken."""
        return self.refusal is None


def row_offers(view: View, seat: Seat) -> tuple[Offer, ...]:
    """The row, oldest first, with this seat's prices and what stands in the way."""
    buyer = view.seats[seat]
    offers: list[Offer] = []
    for card in view.row:
        if card in RELICS:
            refusal = relic_refusal(view, buyer, card)
            offers.append(Offer(card, True, RELICS[card].cost, refusal))
        else:
            cost = price_for(buyer, card)
            offers.append(Offer(card, False, (("C", cost),), hex_refusal(view, buyer, card)))
    return tuple(offers)


@dataclass(frozen=True, slots=True)
class Amount:
    """Something of which several can be bought at once."""

    most: int
    """0 when nothing can be bought."""

    refusal: Refusal | None


def war_offer(view: View, seat: Seat) -> Amount:
    """How many War hexes this seat could buy."""
    buyer = view.seats[seat]
    refusal = war_refusal(view, buyer)
    room = min(buyer.experience, RULES.war_hand_limit - buyer.war_count, war_hexes_left(view))
    return Amount(0 if refusal else room, refusal)


def repair_offer(view: View, seat: Seat) -> Amount:
    """How many HP this seat could restore."""
    buyer = view.seats[seat]
    refusal = repair_refusal(buyer)
    return Amount(0 if refusal else min(buyer.technology, buyer.max_hp - buyer.hp), refusal)


def recall_due(view: View, seat: Seat) -> bool:
    """Whether this seat, as its hand stands now, takes its wake back at the end of the round."""
    return view.seats[seat].hand_count <= RULES.recall_at_or_below


# --- the Warzone


@dataclass(frozen=True, slots=True)
class Theft:
    """One kind of token that STEAL might take."""

    resource: Resource
    thief: tuple[int, int]
    """The thief's stock before and after."""

    victim: tuple[int, int]
    refusal: Refusal | None


def thefts(view: View, thief: Seat, victim: Seat) -> tuple[Theft, ...]:
    """All four kinds of token, with what stands in the way."""
    robber, robbed = view.seats[thief], view.seats[victim]
    return tuple(
        Theft(
            resource,
            (robber.has(resource), robber.has(resource) + 1),
            (robbed.has(resource), max(robbed.has(resource) - 1, 0)),
            steal_refusal(view, robbed, resource),
        )
        for resource in RESOURCES
    )


@dataclass(frozen=True, slots=True)
class Strength:
    """A side of the open combat as the looker can work it out."""

    base: int
    committed: int | None
    """Icons committed so far; None for the others' side."""

    least: int
    most: int
    """The lowest and highest power it can still show."""


def strength(view: View, seat: Seat) -> Strength:
    """The power of a side of the open combat.  Raises LookupError when there is none."""
    if view.combat is None:
        raise LookupError("no combat is open")
    side = view.combat.side(seat)
    if side.cards is None:
        # The others can only be counted: each War hex may be the strongest.
        return Strength(side.base, None, side.base, side.base + side.war_count * max(WAR_POWER.values()))
    committed = sum(WAR_POWER[card] for card in side.cards)
    held = sum(WAR_POWER[card] for card in view.seats[seat].war or ())
    return Strength(side.base, committed, side.base + committed, side.base + held)


# --- covers


def open_answers(view: View) -> tuple[Action, ...]:
    """What the asked seat may answer on the public screen without looking at anything secret (EW-R44).

    The last to commit may use none; a Rift victim may give up a hex of its wake and, after the reveal, of
    its hand.  Depends on public facts alone, so any looker's view serves.
    """
    question = view.question
    if question is None:
        return ()
    seat = view.seats[question.seat]
    if question.kind == "commit" and view.combat is not None:
        defender = view.combat.defender
        last = question.seat == defender.seat or not defender.war_count
        return (READY,) if last else ()
    if question.kind == "discard":
        known = (*seat.wake, *(seat.hand or ())) if view.revealed else seat.wake
        return tuple(DISCARD_HEX[hex_id] for hex_id in known)
    return ()
