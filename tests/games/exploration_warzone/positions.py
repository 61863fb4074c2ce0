"""Builders of positions: a deal made by hand, at the start of a round, at step 2 or at step 4."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from zonegames.engine.events import Event
from zonegames.engine.match import Match
from zonegames.engine.play import settle
from zonegames.engine.rng import Rng
from zonegames.engine.seats import SeatSpec
from zonegames.games.exploration_warzone.actions import PASS, PICK_HEX, ROTATE, TAKE_AREA
from zonegames.games.exploration_warzone.components import (
    ACTION_HEXES,
    EXTRA_HP,
    HEXES,
    RELICS,
    SHIPS,
    STARTERS,
    WAR_DECK,
)
from zonegames.games.exploration_warzone.rules import GAME
from zonegames.games.exploration_warzone.state import Commander, Laid, Options, WarzoneState
from zonegames.games.exploration_warzone.steps.contacts import Opening
from zonegames.games.exploration_warzone.steps.rounds import BonusStep, RoundEnd, RoundStart
from zonegames.games.exploration_warzone.steps.spending import Spending

NAMES = ("Ann", "Bo", "Cleo", "Dov")

NE, E, SE, SW, W, NW = range(6)

R5 = ("ore_hauler", "silent_key", "data_vault", "scout_relay", "war_college")
"""The row that many scenarios share, oldest first."""

QUIET_SHIPS = ("broker", "reclaimer", "corsair", "phantom")
"""Ships whose abilities stay out of most positions."""


@dataclass(slots=True)
class Owned:
    """What one seat owns in a position; None takes what set-up gives."""

    hp: int | None = None
    stock: Mapping[str, int] = field(default_factory=dict[str, int])
    hand: Sequence[str] | None = None
    wake: Sequence[str] = ()
    war: Sequence[str] = ()
    relics: Sequence[str] = ()
    claim: str = ""


def position(
    *owned: Owned,
    ships: Sequence[str] = QUIET_SHIPS,
    first: int = 0,
    row: Sequence[str] = R5,
    deck: Sequence[str] | None = None,
    war_top: Sequence[str] = (),
    war_deck: Sequence[str] | None = None,
    war_discard: Sequence[str] = (),
    options: Options | None = None,
) -> WarzoneState:
    """The start of round 1 with these belongings.

    `deck` and `war_top` are told from the top; below `war_top` lies the rest of the War deck, unless
    `war_deck` is the whole of it.
    """
    seats = len(owned)
    commanders = [_commander(seat, ships[seat], one, EXTRA_HP[seats]) for seat, one in enumerate(owned)]
    used = {*row, *(h for c in commanders for h in (*c.hand, *c.wake, *c.relics))}
    rest = [card for card in (*ACTION_HEXES, *RELICS) if card not in used]
    wanted = rest if deck is None else list(deck)
    return WarzoneState(
        rng=Rng(1),
        stack=[RoundStart()],
        options=options or Options(),
        commanders=commanders,
        deck=wanted[::-1],
        row=list(row),
        discard=[card for card in rest if card not in wanted],
        removed=[*STARTERS[seats:], *(s for s in STARTERS[:seats] if s not in used)],
        war_deck=_war_deck(commanders, war_top, war_deck, war_discard),
        war_discard=list(war_discard),
        first=first,
    )


def _commander(seat: int, ship: str, owned: Owned, extra_hp: int) -> Commander:
    hp = SHIPS[ship].hp + extra_hp
    hand = [STARTERS[seat]] if owned.hand is None else list(owned.hand)
    stock = {"C": 3, "E": 0, "T": 0, "V": 0} | dict(owned.stock)
    now = hp if owned.hp is None else owned.hp
    return Commander(
        ship, now, hp, stock, hand, list(owned.wake), list(owned.war), list(owned.relics), owned.claim
    )


def _war_deck(
    commanders: list[Commander], top: Sequence[str], whole: Sequence[str] | None, discard: Sequence[str]
) -> list[str]:
    if whole is not None:
        return list(whole)[::-1]
    rest = list(WAR_DECK)
    for card in (*(c for commander in commanders for c in commander.war), *discard, *top):
        rest.remove(card)
    return [*rest[::-1], *list(top)[::-1]]


def turned(hex_id: str, area: str, towards: int) -> int:
    """The rotation in which the hex shows its first such area in that direction."""
    return next(k for k in range(6) if HEXES[hex_id].facing[k][towards] == area)


def show(hex_id: str, area: str, towards: int) -> tuple[str, int]:
    """The hex, turned so that it shows this area in that direction."""
    return hex_id, turned(hex_id, area, towards)


def at_spending(state: WarzoneState, *laid: tuple[str, int]) -> WarzoneState:
    """The same at the start of step 2, with these hexes placed in turn order."""
    _lay(state, laid)
    state.phase = "spend"
    state.stack[:] = [BonusStep(), Spending(0)]
    return state


def at_warzone(state: WarzoneState, *laid: tuple[str, int]) -> WarzoneState:
    """The same at the start of step 4, all bonuses taken."""
    _lay(state, laid)
    state.phase = "warzone"
    state.revealed = True
    state.stack[:] = [RoundEnd(), Opening()]
    return state


def _lay(state: WarzoneState, laid: Sequence[tuple[str, int]]) -> None:
    state.round = 1
    state.order = state.clockwise_from(state.first)
    for berth, (hex_id, rotation) in enumerate(laid):
        seat = state.order[berth]
        state.commanders[seat].hand.remove(hex_id)
        state.cells[berth] = Laid(seat, hex_id, rotation)


class Table:
    """A match from a position, with everything that happened since."""

    def __init__(self, state: WarzoneState) -> None:
        self.events: list[Event] = []
        state = state.clone()
        settle(state, self.events.append)
        seats = [SeatSpec(name) for name in NAMES[: len(state.commanders)]]
        self.match: Match[Any] = Match.at(GAME, state, seats, state.options)

    @property
    def state(self) -> WarzoneState:
        state = self.match._state
        assert isinstance(state, WarzoneState)
        return state

    def seat(self, seat: int) -> Commander:
        return self.state.commanders[seat]

    def stock(self, seat: int) -> tuple[int, int, int, int]:
        """Credits, Experience, Technology, Victory Points."""
        stock = self.seat(seat).stock
        return stock["C"], stock["E"], stock["T"], stock["V"]

    def hands_of_war(self, seat: int) -> list[str]:
        return sorted(self.seat(seat).war)

    def act(self, *actions: Any) -> list[Event]:
        """Play these one after the other; their events."""
        happened = [event for action in actions for event in self.match.apply(action)]
        self.events += happened
        return happened

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who must decide, and what; None when the game is over."""
        decision = self.match.decision
        return None if decision is None else (decision.seat, decision.kind)

    @property
    def legal(self) -> tuple[Any, ...]:
        decision = self.match.decision
        return () if decision is None else decision.legal

    def lay(self, *laid: tuple[str, int]) -> None:
        """Step 1 for everybody still to place."""
        for hex_id, rotation in laid:
            self.act(PICK_HEX[hex_id], ROTATE[rotation])

    def all_pass(self) -> None:
        """Step 2 without any purchase, from here on."""
        while self.asked is not None and self.asked[1] == "spend":
            self.act(PASS)

    def take(self, side: int = 0) -> None:
        """The bonus of a Starter hex."""
        self.act(TAKE_AREA[side])

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.events]  # type: ignore[attr-defined]

    def of(self, kind: type[Event]) -> list[Any]:
        """All events of a class so far."""
        return [event for event in self.events if isinstance(event, kind)]
