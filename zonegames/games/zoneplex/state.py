"""The position of a game: the pyramid, the seats, the decks, the running battle."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.engine.state import State as EngineState
from zonegames.games.zoneplex.building import Site
from zonegames.games.zoneplex.components import (
    CARDS,
    FEARS,
    RELIC_LIMIT,
    STONES,
    SYNC,
    Card,
    Relic,
    Symbol,
    Tile,
)
from zonegames.games.zoneplex.deals import Holdings, Offer
from zonegames.games.zoneplex.geometry import BIT, Cell, CellSet
from zonegames.games.zoneplex.influence import has_lead, influence_parts, missing
from zonegames.games.zoneplex.pyramid import EMPTY, Pyramid

Unassigned: TypeAlias = Literal["body", "mat"]

Reason: TypeAlias = Literal[
    "eye",
    "cataclysm:influence",
    "cataclysm:most_fears",
    "cataclysm:fear_strength",
    "cataclysm:most_relics",
    "council",
    "shared",
    "obliterated",
]
"""How a game ends."""


@dataclass(frozen=True, slots=True)
class Options:
    """The table's choices."""

    unassigned_symbols: Unassigned = "body"
    """A stone on a symbol nobody holds: +1 by the rules text, -1 by the player mat (ZP-R30)."""

    first_player: Seat | None = None
    """The Elder; None: drawn by lot."""

    council: bool = True
    """A last tie is put to the vote of the others."""

    quick_deals: bool = False
    """No counters and no petitions."""


@dataclass(frozen=True, slots=True)
class Held:
    """A face-down relic in a hand."""

    relic: Relic
    turn: int
    """The turn in which it was acquired; it cannot be played in that turn (ZP-R28)."""


@dataclass(slots=True)
class SeatState:
    """One player's things."""

    symbol: Symbol
    wms: int
    """Warrior Monk Strength, 1-4."""

    unplaced: int = STONES
    monkle: Cell | None = None
    """Where the Monkle stands; None while off the board."""

    hex: int = 0
    """What the Evil Eye adds to the next Fear."""

    jar: bool = False
    fears: list[Card] = field(default_factory=list[Card])
    shown: list[Relic] = field(default_factory=list[Relic])
    """Face-up relics, the Jar not among them."""

    hidden: list[Held] = field(default_factory=list[Held])
    tiles: list[Tile] = field(default_factory=list[Tile])

    def clone(self) -> "SeatState":
        return SeatState(
            self.symbol,
            self.wms,
            self.unplaced,
            self.monkle,
            self.hex,
            self.jar,
            self.fears[:],
            self.shown[:],
            self.hidden[:],
            self.tiles[:],
        )

    @property
    def relics(self) -> int:
        """Relics in hand, face up and face down."""
        return len(self.shown) + len(self.hidden)

    @property
    def full_hand(self) -> bool:
        """Whether it holds as many relics as it may."""
        return len(self.shown) + len(self.hidden) >= RELIC_LIMIT

    @property
    def worthy(self) -> bool:
        """Whether it holds a full set of Fears."""
        return missing(self.fears, self.jar) == 0

    def holdings(self) -> Holdings:
        """What it could promise in a deal."""
        return Holdings(len(self.hidden), tuple(self.shown), tuple(self.fears), self.jar)


@dataclass(slots=True)
class Battle:
    """A Fear that is being faced."""

    drawer: Seat
    fear: Card
    die: int
    hex: int
    strength: int
    """What is left of it."""

    offers: list[Offer | None]
    """The deal table, by seat."""

    party: tuple[Seat, ...] = ()
    """Drawer first, then clockwise; empty until the pact is sealed."""

    pledged: list[Cell] = field(default_factory=list[Cell])
    """Cells of the stones to be sacrificed, in the order of the pledges."""

    played: list[tuple[Seat, Relic]] = field(default_factory=list[tuple[Seat, Relic]])
    """Battle relics in effect."""

    def clone(self) -> "Battle":
        return Battle(
            self.drawer,
            self.fear,
            self.die,
            self.hex,
            self.strength,
            self.offers[:],
            self.party,
            self.pledged[:],
            self.played[:],
        )

    @property
    def booty(self) -> int:
        """How many relics the Fear carries."""
        return FEARS[self.fear].relics


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended."""

    reason: Reason
    winners: tuple[Seat, ...]


@dataclass(slots=True)
class State(EngineState):
    """Everything on and under the table.  Decks lie with their top card last."""

    options: Options
    seats: list[SeatState]
    undealt: list[Symbol]
    deck: list[Card]
    tile_stack: list[Tile]
    relic_deck: list[Relic]
    seat: Seat
    """Whose turn it is."""

    pyramid: Pyramid = EMPTY
    stones: dict[Cell, Seat] = field(default_factory=dict[Cell, Seat])
    discard: list[Card] = field(default_factory=list[Card])
    relic_discard: list[Relic] = field(default_factory=list[Relic])
    phase: Literal[1, 2] = 1
    turn: int = 0
    card: Card | None = None
    """The action card of this turn."""

    influence: list[int] = field(default_factory=list[int])
    """By seat, as all can see it; empty in Phase 1."""

    peeked: list[int] = field(default_factory=list[int])
    """By seat: how many top cards of the Action deck it knows (Star Lens)."""

    sandals: int = 0
    """Extra steps from Winged Sandals this turn."""

    again: bool = False
    """The Moon Hourglass was turned: the same seat plays the next turn."""

    battle: Battle | None = None
    result: Result | None = None

    def clone(self) -> "State":
        return State(
            Rng(self.rng.state),
            self.stack[:],
            self.options,
            [seat.clone() for seat in self.seats],
            self.undealt[:],
            self.deck[:],
            self.tile_stack[:],
            self.relic_deck[:],
            self.seat,
            self.pyramid,
            self.stones.copy(),
            self.discard[:],
            self.relic_discard[:],
            self.phase,
            self.turn,
            self.card,
            self.influence[:],
            self.peeked[:],
            self.sandals,
            self.again,
            None if self.battle is None else self.battle.clone(),
            self.result,
            pending=self.pending,
        )

    # --- what follows from it

    @property
    def mover(self) -> SeatState:
        """The seat to play."""
        return self.seats[self.seat]

    @property
    def triangles(self) -> int:
        """The triangles of this turn's movement card."""
        return 0 if self.card is None or self.card in FEARS else CARDS[self.card].triangles

    def monkles(self) -> CellSet:
        """The tiles with a Monkle."""
        there = 0
        for seat in self.seats:
            if seat.monkle is not None:
                there |= BIT[seat.monkle]
        return there

    def alone(self, seat: Seat) -> bool:
        """Whether no other Monkle stands with that seat's."""
        here = self.seats[seat].monkle
        return all(other.monkle != here for o, other in enumerate(self.seats) if o != seat)

    def site(self) -> Site:
        """What the builder of this turn has to look at."""
        steps = 1 if self.card == SYNC else self.triangles
        waiting = any(seat.monkle is None for seat in self.seats)
        return Site(self.pyramid, self.monkles(), waiting, self.mover.monkle, steps)

    def stones_of(self, seat: Seat) -> list[Cell]:
        """The cells with a stone of that seat, in the order of placing."""
        return [cell for cell, owner in self.stones.items() if owner == seat]

    def true_influence(self) -> list[int]:
        """Each seat's Influence, computed from scratch."""
        symbols = [seat.symbol for seat in self.seats]
        return [
            sum(
                points
                for _, points in influence_parts(
                    number,
                    seat.wms,
                    seat.shown,
                    self.pyramid,
                    self.stones,
                    symbols,
                    self.options.unassigned_symbols,
                )
            )
            for number, seat in enumerate(self.seats)
        ]

    def eye_open_to(self, seat: Seat) -> bool:
        """Whether that seat may enter The Eye (4.6)."""
        return self.phase == 2 and self.seats[seat].worthy and has_lead(seat, self.influence)
