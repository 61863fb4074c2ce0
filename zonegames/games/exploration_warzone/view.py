"""What a looker may see, built up from what lies open to it."""

from dataclasses import dataclass
from functools import cache

from zonegames.engine.events import Event
from zonegames.engine.seats import Looker, Seat
from zonegames.games.exploration_warzone.components import (
    BEATS,
    CARD_NAMES,
    HEXES,
    LAYOUTS,
    WAR_POWER,
    Layout,
)
from zonegames.games.exploration_warzone.scoring import score
from zonegames.games.exploration_warzone.state import Options, Phase, WarzoneState
from zonegames.games.exploration_warzone.steps.bonuses import MoreBerth, MoreRotation, StarterArea, Trading
from zonegames.games.exploration_warzone.steps.combat import Combat, Side
from zonegames.games.exploration_warzone.steps.contacts import Stealing
from zonegames.games.exploration_warzone.steps.placing import Turning


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the looker may know it."""

    seat: Seat
    ship: str
    hp: int
    max_hp: int
    credits: int
    experience: int
    technology: int
    vp: int
    """V tokens; relic rewards are paid at the end."""

    score: int
    """V tokens and relic rewards: the score if the game ended now."""

    relics: tuple[str, ...]
    claim: str
    """The relic claimed this round, "" for none."""

    used: tuple[str, ...]
    ability_spent: bool
    alive: bool
    wake: tuple[str, ...]
    hand_count: int
    war_count: int
    fleet: tuple[str, ...]
    """Every hex it owns, wherever it lies, by name."""

    new_hex: str
    """The hex bought this round, "" for none."""

    hand: tuple[str, ...] | None
    """None for the others before the reveal."""

    war: tuple[str, ...] | None
    """None for the others."""

    def has(self, resource: str) -> int:
        """Tokens by resource letter."""
        match resource:
            case "C":
                return self.credits
            case "E":
                return self.experience
            case "T":
                return self.technology
            case _:
                return self.vp

    @property
    def possible(self) -> tuple[str, ...]:
        """What may lie face down before it, as everybody can work out: the fleet without the wake and
        without what was bought since."""
        return tuple(h for h in self.fleet if h not in self.wake and h != self.new_hex)


@dataclass(frozen=True, slots=True)
class LaidView:
    """A hex in the Warzone; `hex` and `rotation` are None while it is a bare back to the looker."""

    berth: int
    seat: Seat
    main: bool
    hex: str | None
    rotation: int | None
    face_up: bool
    """It lies open to all (an own hex may be known and still face down)."""

    def area(self, direction: int) -> str | None:
        """The area that looks that way; None while unknown."""
        if self.hex is None or self.rotation is None:
            return None
        return HEXES[self.hex].facing[self.rotation][direction]


@dataclass(frozen=True, slots=True)
class ContactView:
    """A contact of step 4, in the order of resolution."""

    number: int
    """From 1."""

    seat_a: Seat
    seat_b: Seat
    berth_a: int
    berth_b: int
    direction: int
    """From a to b: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW."""

    area_a: str
    area_b: str
    state: str
    """"to come", "now", "settled", or "gone" when a hex has left the board."""

    told: tuple[Event, ...]
    """What came of it so far."""

    @property
    def quiet(self) -> bool:
        """Neither side is blue: nothing happens."""
        return self.area_a not in BEATS and self.area_b not in BEATS


@dataclass(frozen=True, slots=True)
class SideView:
    """One ship in the open combat."""

    seat: Seat
    base: int
    war_count: int
    """War hexes held before the combat."""

    ready: bool
    cards: tuple[str, ...] | None
    """What it has committed so far; None for the others until the reveal."""


@dataclass(frozen=True, slots=True)
class CombatView:
    """Two sides of an ATTACK while War hexes are committed."""

    attacker: SideView
    defender: SideView

    @property
    def mutual(self) -> bool:
        """ATTACK against ATTACK."""
        return self.defender.base > 0

    def side(self, seat: Seat) -> SideView:
        """The side of this seat, one of the two that fight."""
        return self.attacker if seat == self.attacker.seat else self.defender


@dataclass(frozen=True, slots=True)
class Question:
    """What is open, as far as the looker may know; nothing here is secret from it."""

    seat: Seat
    kind: str
    hex: str = ""
    """The hex that is being turned or berthed."""

    berth: int = -1
    """Where it will lie."""

    taken: tuple[int, ...] = ()
    """Sides of a Starter hex already taken (Pioneer)."""

    trade: str = ""
    """The area code of the trade."""

    victim: Seat = -1
    """From whom to steal."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as `looker` sees it; None is the table itself."""

    looker: Looker
    options: Options
    round: int
    phase: Phase
    first: Seat
    order: tuple[Seat, ...]
    seats: tuple[SeatView, ...]
    row: tuple[str, ...]
    """Oldest first."""

    row_changed: bool
    deck: int
    war_deck: int
    discard: tuple[str, ...]
    war_discard: tuple[str, ...]
    laid: tuple[LaidView, ...]
    """In the order in which they were laid."""

    revealed: bool
    contacts: tuple[ContactView, ...]
    """Empty before step 4."""

    combat: CombatView | None
    question: Question | None
    resolving: str
    """The Global card whose effect goes on, "" for none."""

    reasons: tuple[str, ...]
    """Why the game is over; empty while it goes on."""

    @property
    def layout(self) -> Layout:
        """The berths of this round: `layout.mains` main ones, then the flanks."""
        return LAYOUTS[len(self.order)]

    @property
    def me(self) -> SeatView:
        """The looker's own seat.  Raises LookupError for the table."""
        if self.looker is None:
            raise LookupError("the table has no seat")
        return self.seats[self.looker]

    def at(self, berth: int) -> LaidView | None:
        """What lies in a berth."""
        return next((laid for laid in self.laid if laid.berth == berth), None)

    def free_flanks(self) -> list[int]:
        """The flank berths where nothing lies."""
        return [b for b in range(self.layout.mains, len(self.layout.cells)) if self.at(b) is None]

    def owner(self, berth: int) -> Seat | None:
        """Whose hex lies in the berth or, in step 1, will lie in the main berth."""
        laid = self.at(berth)
        if laid is not None:
            return laid.seat
        return self.order[berth] if self.phase == "place" and berth < len(self.order) else None

    def claimed_by(self, relic: str) -> Seat | None:
        """Who has claimed the relic this round."""
        return next((seat.seat for seat in self.seats if seat.claim == relic), None)

    def now(self) -> ContactView | None:
        """The contact now being resolved."""
        return next((contact for contact in self.contacts if contact.state == "now"), None)


def view(state: WarzoneState, looker: Looker) -> View:
    """What `looker` may see; None is the table."""
    return View(
        looker=looker,
        options=state.options,
        round=state.round,
        phase=state.phase,
        first=state.first,
        order=state.order,
        seats=tuple(_seat(state, seat, looker) for seat in range(len(state.commanders))),
        row=tuple(state.row),
        row_changed=state.row_changed,
        deck=len(state.deck),
        war_deck=len(state.war_deck),
        discard=tuple(state.discard),
        war_discard=tuple(state.war_discard),
        laid=_laid(state, looker),
        revealed=state.revealed,
        contacts=_contacts(state),
        combat=_combat(state, looker),
        question=_question(state, looker),
        resolving=state.resolving,
        reasons=state.reasons,
    )


@cache
def _by_name(hex_id: str) -> tuple[str, str]:
    return CARD_NAMES[hex_id], hex_id


def fleet(state: WarzoneState, seat: Seat) -> tuple[str, ...]:
    """Every hex a seat owns, by name, so that nothing tells where each lies."""
    commander = state.commanders[seat]
    laid = [cell.hex for cell in state.cells.values() if cell.seat == seat]
    return tuple(sorted([*commander.hand, *commander.wake, *laid], key=_by_name))


def _seat(state: WarzoneState, seat: Seat, looker: Looker) -> SeatView:
    commander = state.commanders[seat]
    stock = commander.stock
    return SeatView(
        seat=seat,
        ship=commander.ship,
        hp=commander.hp,
        max_hp=commander.max_hp,
        credits=stock["C"],
        experience=stock["E"],
        technology=stock["T"],
        vp=stock["V"],
        score=score(commander),
        relics=tuple(commander.relics),
        claim=commander.claim,
        used=commander.used,
        ability_spent=commander.ability_spent,
        alive=commander.alive,
        wake=tuple(commander.wake),
        hand_count=len(commander.hand),
        war_count=len(commander.war),
        fleet=fleet(state, seat),
        new_hex=commander.new_hex,
        hand=tuple(commander.hand) if state.revealed or looker == seat else None,
        war=tuple(sorted(commander.war, key=_power)) if looker == seat else None,
    )


def _power(card: str) -> int:
    return WAR_POWER[card]


def _laid(state: WarzoneState, looker: Looker) -> tuple[LaidView, ...]:
    mains = len(state.order)
    shown: list[LaidView] = []
    for berth, laid in state.cells.items():
        known = state.revealed or laid.seat == looker
        shown.append(
            LaidView(
                berth=berth,
                seat=laid.seat,
                main=berth < mains,
                hex=laid.hex if known else None,
                rotation=laid.rotation if known else None,
                face_up=state.revealed,
            )
        )
    return tuple(shown)


def _contacts(state: WarzoneState) -> tuple[ContactView, ...]:
    shown: list[ContactView] = []
    for index, contact in enumerate(state.contacts):
        there = contact.berth_a in state.cells and contact.berth_b in state.cells
        told = state.told[index] if index < len(state.told) else ()
        if not there and not told:
            when = "gone"
        elif index < state.current:
            when = "settled"
        else:
            when = "now" if index == state.current else "to come"
        shown.append(
            ContactView(
                number=index + 1,
                seat_a=contact.seat_a,
                seat_b=contact.seat_b,
                berth_a=contact.berth_a,
                berth_b=contact.berth_b,
                direction=contact.direction,
                area_a=contact.area_a,
                area_b=contact.area_b,
                state=when,
                told=told,
            )
        )
    return tuple(shown)


def _combat(state: WarzoneState, looker: Looker) -> CombatView | None:
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Combat):
        return None
    attacker, defender = step.sides
    return CombatView(_side(state, attacker, looker), _side(state, defender, looker))


def _side(state: WarzoneState, side: Side, looker: Looker) -> SideView:
    return SideView(
        seat=side.seat,
        base=side.base,
        war_count=len(state.commanders[side.seat].war),
        ready=side.ready,
        cards=side.cards if looker == side.seat else None,
    )


def _question(state: WarzoneState, looker: Looker) -> Question | None:
    step = state.stack[-1] if state.stack else None
    decision = step.decision(state) if step is not None else None
    if decision is None:
        return None
    seat, kind = decision.seat, decision.seen_by(looker).kind
    match step:
        case Turning(turn, hex_id) if looker == seat:
            return Question(seat, kind, hex=hex_id, berth=turn)
        case StarterArea():
            return Question(seat, kind, hex=step.hex, taken=step.taken)
        case Trading():
            return Question(seat, kind, trade=step.trade.code)
        case MoreBerth():
            return Question(seat, kind, hex=step.hex)
        case MoreRotation():
            return Question(seat, kind, hex=step.hex, berth=step.berth)
        case Stealing():
            return Question(seat, kind, victim=step.victim)
        case _:
            return Question(seat, kind)
