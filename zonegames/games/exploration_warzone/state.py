"""The position: what lies where, who owns what, and where the round has come to."""

from dataclasses import dataclass, field
from typing import Literal, Self, TypeAlias

from zonegames.engine.events import Event
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.engine.state import State
from zonegames.games.exploration_warzone.components import LAYOUTS, RULES, SHIPS, Layout

Phase: TypeAlias = Literal["place", "spend", "bonus", "warzone", "end"]
"""The four steps of a round, and what follows after the last contact."""


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of the set-up."""

    steal_vp: bool = True
    """STEAL may take a Victory Point token (EW-R21)."""

    open_fleets: bool = False
    """The public screen lists every fleet (EW-R40); no rule reads it."""

    starting_war_hexes: int = 0
    """War hexes dealt to each seat at set-up, 0 or 1."""

    short_game: bool = False
    """The VP ending triggers at 10 instead of 15."""

    ships: tuple[str, ...] = ()
    """The ship of each seat, "" for one by lot; empty: all by lot."""

    @property
    def vp_trigger(self) -> int:
        """How many V tokens end the game."""
        return RULES.short_vp_trigger if self.short_game else RULES.vp_trigger


@dataclass(slots=True)
class Commander:
    """What one seat owns."""

    ship: str
    hp: int
    max_hp: int
    stock: dict[str, int]
    """Tokens by resource letter C, E, T, V."""

    hand: list[str]
    wake: list[str]
    """Used hexes, face up."""

    war: list[str]
    """War hexes in hand, those committed in an open combat among them."""

    relics: list[str]
    claim: str = ""
    """The relic claimed this round; its cost lies in escrow."""

    new_hex: str = ""
    """The hex bought this round: everybody knows that it is not the placed one."""

    used: tuple[str, ...] = ()
    """The effects that worked this round."""

    ability_spent: bool = False
    """The once-per-round ability of the ship has been used (Bastion, Corsair, Lance)."""

    @property
    def alive(self) -> bool:
        """Whether the ship still flies."""
        return self.hp > 0

    @property
    def ability(self) -> str:
        """The id of what its ship can do."""
        return SHIPS[self.ship].ability

    def clone(self) -> "Commander":
        return Commander(
            self.ship,
            self.hp,
            self.max_hp,
            self.stock.copy(),
            self.hand.copy(),
            self.wake.copy(),
            self.war.copy(),
            self.relics.copy(),
            self.claim,
            self.new_hex,
            self.used,
            self.ability_spent,
        )


@dataclass(frozen=True, slots=True)
class Laid:
    """A hex in the Warzone; face down until `WarzoneState.revealed`."""

    seat: Seat
    hex: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Contact:
    """Two touching sides of two hexes of different owners; side a is met first in turn order."""

    seat_a: Seat
    seat_b: Seat
    berth_a: int
    berth_b: int
    direction: int
    """From a to b, 0-5."""

    area_a: str
    area_b: str


@dataclass(slots=True)
class WarzoneState(State):
    """One game of Exploration: Warzone."""

    options: Options
    commanders: list[Commander]
    deck: list[str]
    """Action and Relic hexes, the top card last."""

    row: list[str]
    """Oldest first."""

    discard: list[str]
    removed: list[str]
    """Starter hexes out of the game."""

    war_deck: list[str]
    """War hexes and Global cards, the top card last."""

    war_discard: list[str]
    first: Seat
    """Who holds the first player token."""

    round: int = 0
    phase: Phase = "place"
    order: tuple[Seat, ...] = ()
    """The seats that were alive when the round began, in turn order; `order[k]` has main berth k."""

    cells: dict[int, Laid] = field(default_factory=dict[int, Laid])
    """By berth, in the order in which they were laid."""

    revealed: bool = False
    row_changed: bool = False
    """A card has left the row this round."""

    contacts: tuple[Contact, ...] = ()
    """Fixed when step 4 begins, in the order of resolution; empty before."""

    current: int = -1
    """The contact now being resolved, as an index of `contacts`."""

    told: list[tuple[Event, ...]] = field(default_factory=list[tuple[Event, ...]])
    """What came of each contact met so far, in public events."""

    resolving: str = ""
    """The Global card whose effect is going on."""

    fallen: tuple[tuple[Seat, ...], ...] = ()
    """The destroyed seats, those of one blow together, in the order of their end."""

    reasons: tuple[str, ...] = ()
    """Why the game is over; empty while it goes on."""

    def clone(self) -> Self:
        return type(self)(
            rng=Rng(self.rng.state),
            stack=self.stack.copy(),
            options=self.options,
            commanders=[commander.clone() for commander in self.commanders],
            deck=self.deck.copy(),
            row=self.row.copy(),
            discard=self.discard.copy(),
            removed=self.removed.copy(),
            war_deck=self.war_deck.copy(),
            war_discard=self.war_discard.copy(),
            first=self.first,
            round=self.round,
            phase=self.phase,
            order=self.order,
            cells=self.cells.copy(),
            revealed=self.revealed,
            row_changed=self.row_changed,
            contacts=self.contacts,
            current=self.current,
            told=self.told.copy(),
            resolving=self.resolving,
            fallen=self.fallen,
            reasons=self.reasons,
            pending=self.pending,
        )

    @property
    def layout(self) -> Layout:
        """The berths of this round."""
        return LAYOUTS[len(self.order)]

    def living(self) -> list[Seat]:
        """The living seats in this round's turn order."""
        return [seat for seat in self.order if self.commanders[seat].hp > 0]

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The living seats, clockwise, beginning with `seat` if it lives."""
        count = len(self.commanders)
        seats = [(seat + i) % count for i in range(count)]
        return tuple(s for s in seats if self.commanders[s].hp > 0)

    def free_flanks(self) -> list[int]:
        """The flank berths where nothing lies."""
        layout = self.layout
        return [berth for berth in range(layout.mains, len(layout.cells)) if berth not in self.cells]

    def note(self, event: Event) -> None:
        """Keep a public event as part of what came of the present contact."""
        self.told[-1] = (*self.told[-1], event)
