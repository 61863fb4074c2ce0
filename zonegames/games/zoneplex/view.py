"""What a seat, or the table, may see."""

from dataclasses import dataclass
from typing import Literal

from zonegames.engine.seats import Looker, Seat
from zonegames.games.zoneplex.building import Site
from zonegames.games.zoneplex.components import (
    CARDS,
    FEARS,
    RELIC_LIMIT,
    SYNC,
    WALL,
    Card,
    Relic,
    Symbol,
    Tile,
)
from zonegames.games.zoneplex.deals import Holdings, Offer, Terms
from zonegames.games.zoneplex.geometry import BIT, Cell, CellSet
from zonegames.games.zoneplex.influence import has_lead, missing
from zonegames.games.zoneplex.pyramid import Pyramid
from zonegames.games.zoneplex.state import Battle, Options, Result, SeatState, State
from zonegames.games.zoneplex.steps.build import ChooseCell, ChooseSide, ChooseTile
from zonegames.games.zoneplex.steps.deal import ComposeExtras, ComposeShare
from zonegames.games.zoneplex.steps.ending import Council
from zonegames.games.zoneplex.steps.prepare import Prepare
from zonegames.games.zoneplex.steps.relic import AimRelic, OrderCards
from zonegames.games.zoneplex.steps.walk import Walk, least_steps, most_steps


@dataclass(frozen=True, slots=True)
class RelicCard:
    """A face-down relic as its owner sees it."""

    relic: Relic
    fresh: bool
    """Acquired this turn, so not yet playable (ZP-R28)."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's things, as the looker may see them."""

    wms: int
    unplaced: int
    monkle: Cell | None
    hex: int
    jar: bool
    fears: tuple[Card, ...]
    shown: tuple[Relic, ...]
    """Face-up relics."""

    hidden: int
    """How many face-down relics."""

    tiles: int
    """How many tiles in hand."""

    symbol: Symbol | None
    """None while it is not for the looker's eyes."""

    influence: int | None
    """None until the symbols are shown."""

    relic_cards: tuple[RelicCard, ...] | None
    """The face-down relics, for their owner only."""

    hand: tuple[Tile, ...] | None
    """The tiles in hand, for their owner only."""

    @property
    def relics(self) -> int:
        """Relics in hand, face up and face down."""
        return len(self.shown) + self.hidden

    @property
    def full_hand(self) -> bool:
        """Whether it holds as many relics as it may."""
        return self.relics >= RELIC_LIMIT

    @property
    def worthy(self) -> bool:
        """Whether it holds a full set of Fears."""
        return missing(self.fears, self.jar) == 0

    def holdings(self) -> Holdings:
        """What it could promise in a deal."""
        return Holdings(self.hidden, self.shown, self.fears, self.jar)


@dataclass(frozen=True, slots=True)
class BattleView:
    """The Fear being faced and the deal about it: all public."""

    drawer: Seat
    fear: Card
    die: int
    hex: int
    strength: int
    """What is left of it."""

    booty: int
    offers: tuple[Offer | None, ...]
    """The deal table, by seat."""

    party: tuple[Seat, ...]
    """Drawer first; empty until sealed."""

    pledged: tuple[Cell, ...]
    played: tuple[tuple[Seat, Relic], ...]
    preparing: Seat | None
    """Who may pledge stones and play battle relics now."""


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A tile is being placed.  Which and where is known to the builder alone until it lies."""

    left: int
    """Tiles still to be placed, this one included."""

    count: int
    """Tiles to be placed this turn."""

    tile: Tile | None = None
    cell: Cell | None = None
    where: CellSet = 0
    """The legal cells of the chosen tile."""

    bound: bool = False
    """The duty to build a way limits the choice."""


@dataclass(frozen=True, slots=True)
class WalkView:
    """A walk in progress."""

    taken: int
    least: int
    most: int
    awake: bool
    """The Monkle stepped onto the teleporter it stands on."""


@dataclass(frozen=True, slots=True)
class ComposingView:
    """Terms being composed; `terms` is None until the share is named."""

    helper: Seat
    own: bool
    """By the helper itself: a counter or a petition."""

    terms: Terms | None


@dataclass(frozen=True, slots=True)
class AimView:
    """A relic looks for its target."""

    relic: Relic
    victim: Seat | None


@dataclass(frozen=True, slots=True)
class View:
    """The table as the looker may see it."""

    looker: Looker
    options: Options
    phase: Literal[1, 2]
    turn: int
    seat: Seat
    """Whose turn it is."""

    card: Card | None
    """The action card of this turn, once drawn."""

    deck: int
    tile_stack: int
    relic_deck: int
    discard: tuple[Card, ...]
    relic_discard: tuple[Relic, ...]
    known_cards: tuple[Card, ...]
    """The top of the Action deck as far as the looker knows it (Star Lens), the next card first."""

    ordered: tuple[Card, ...]
    """While the looker reorders them: the cards already put back, the next one first."""

    pyramid: Pyramid
    stones: dict[Cell, Seat]
    seats: tuple[SeatView, ...]
    sandals: int
    again: bool
    battle: BattleView | None
    building: BuildingView | None
    walk: WalkView | None
    composing: ComposingView | None
    aim: AimView | None
    tied: tuple[Seat, ...]
    """Between whom the Council decides."""

    result: Result | None

    @property
    def triangles(self) -> int:
        """How many tiles and steps the turned card gives; 0 without one and for a Fear."""
        return 0 if self.card is None or self.card in FEARS else CARDS[self.card].triangles

    @property
    def revealed(self) -> bool:
        """Whether symbols and Influence lie open."""
        return self.seats[0].influence is not None

    @property
    def symbols(self) -> tuple[Symbol | None, ...]:
        """By seat; None where it is not known."""
        return tuple(seat.symbol for seat in self.seats)

    @property
    def influence(self) -> tuple[int, ...]:
        """By seat; 0 where it is not known yet."""
        return tuple(seat.influence or 0 for seat in self.seats)

    def monkles(self) -> CellSet:
        """The cells on which Monkles stand."""
        there = 0
        for seat in self.seats:
            if seat.monkle is not None:
                there |= BIT[seat.monkle]
        return there

    def site(self) -> Site:
        """What the builder of this turn has to look at."""
        steps = 1 if self.card == SYNC else self.triangles
        waiting = any(seat.monkle is None for seat in self.seats)
        return Site(self.pyramid, self.monkles(), waiting, self.seats[self.seat].monkle, steps)

    def stones_of(self, seat: Seat) -> list[Cell]:
        """Where the placed stones of this seat lie."""
        return [cell for cell, owner in self.stones.items() if owner == seat]

    def eye_open_to(self, seat: Seat) -> bool:
        """Whether that seat may enter The Eye."""
        return self.phase == 2 and self.seats[seat].worthy and has_lead(seat, self.influence)


def view(state: State, looker: Looker) -> View:
    """What `looker` may see; None is the table."""
    step = state.stack[-1] if state.stack else None
    mine = looker == state.seat
    building = walk = composing = aim = None
    ordered: tuple[Card, ...] = ()
    tied: tuple[Seat, ...] = ()
    match step:
        case ChooseTile() | ChooseCell() | ChooseSide():
            building = _building(state, step, mine)
        case Walk():
            walk = WalkView(step.taken, least_steps(state), most_steps(state), step.awake)
        case ComposeShare():
            composing = ComposingView(step.helper, step.own, None)
        case ComposeExtras():
            composing = ComposingView(step.helper, step.own, step.terms)
        case AimRelic():
            aim = AimView(step.relic, step.victim)
        case OrderCards():
            ordered = tuple(state.deck[-1 - depth] for depth in step.order) if mine else ()
        case Council():
            tied = step.tied
        case _:
            pass
    known = state.peeked[looker] if looker is not None else 0
    return View(
        looker=looker,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        seat=state.seat,
        card=state.card,
        deck=len(state.deck),
        tile_stack=len(state.tile_stack),
        relic_deck=len(state.relic_deck),
        discard=tuple(state.discard),
        relic_discard=tuple(state.relic_discard),
        known_cards=tuple(reversed(state.deck[-known:])) if known else (),
        ordered=ordered,
        pyramid=state.pyramid,
        stones=state.stones.copy(),
        seats=tuple(_seat(state, number, seat, looker) for number, seat in enumerate(state.seats)),
        sandals=state.sandals,
        again=state.again,
        battle=None if state.battle is None else _battle(state.battle, step),
        building=building,
        walk=walk,
        composing=composing,
        aim=aim,
        tied=tied,
        result=state.result,
    )


def _seat(state: State, number: Seat, seat: SeatState, looker: Looker) -> SeatView:
    own = looker == number
    shown = bool(state.influence)
    return SeatView(
        seat.wms,
        seat.unplaced,
        seat.monkle,
        seat.hex,
        seat.jar,
        tuple(seat.fears),
        tuple(seat.shown),
        len(seat.hidden),
        len(seat.tiles),
        seat.symbol if own or shown else None,
        state.influence[number] if shown else None,
        tuple(RelicCard(held.relic, held.turn == state.turn) for held in seat.hidden) if own else None,
        tuple(seat.tiles) if own else None,
    )


def _battle(battle: Battle, step: object) -> BattleView:
    return BattleView(
        battle.drawer,
        battle.fear,
        battle.die,
        battle.hex,
        battle.strength,
        battle.booty,
        tuple(battle.offers),
        battle.party,
        tuple(battle.pledged),
        tuple(battle.played),
        battle.party[step.member] if isinstance(step, Prepare) else None,
    )


def _building(state: State, step: ChooseTile | ChooseCell | ChooseSide, mine: bool) -> BuildingView:
    turn = next(s for s in reversed(state.stack) if isinstance(s, ChooseTile))
    match step:
        case ChooseCell() if mine:
            return BuildingView(turn.left, turn.count, step.tile, None, step.where, step.bound)
        case ChooseSide() if mine:
            return BuildingView(turn.left, turn.count, WALL, step.cell)
        case _:
            return BuildingView(turn.left, turn.count)
