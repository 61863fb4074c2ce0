"""Positions to start a test from, and a table to play them at."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.play import play, settle
from zonegames.engine.rng import Rng
from zonegames.games.zoneplex.actions import DRAW, Action
from zonegames.games.zoneplex.components import CARDS, FEARS, RELICS, STONES
from zonegames.games.zoneplex.geometry import BASE, CELLS
from zonegames.games.zoneplex.pyramid import pyramid_of
from zonegames.games.zoneplex.rules import GAME
from zonegames.games.zoneplex.state import Held, Options, State
from zonegames.games.zoneplex.steps.turn import BeginTurn

ADA, BEN, CLEO, DOV, EVE = range(5)
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve")

PLAIN_BASE = dict.fromkeys(BASE, "neutral")
FULL = {cell: "neutral" for cell in CELLS if cell != "G1"}
"""The finished pyramid, all of neutral chambers."""

SET = ("b5", "g5", "m5")
"""A full set of Fears."""


def position(
    *,
    seats: int = 4,
    tiles: Mapping[str, str] | None = None,
    walls: Mapping[str, Any] | None = None,
    monkles: Sequence[str | None] = (),
    stones: Mapping[str, int] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    stack: Sequence[str] | None = None,
    cards: Sequence[str] | None = None,
    relics: Mapping[int, Sequence[str]] | None = None,
    fears: Mapping[int, Sequence[str]] | None = None,
    jar: int | None = None,
    wms: Sequence[int] = (),
    symbols: Sequence[str] = ("prism", "orb", "monolith", "ankh", "star"),
    phase: int = 1,
    options: Options | None = None,
    turn: int = 9,
    seed: int = 1,
) -> State:
    """A turn is about to begin for seat 0; what is not said is as at set-up.

    `tiles` lie besides the plain base; `cards` are drawn in that order; face-down `relics` are old enough to
    be played, those of timing "reveal" lie face up; stones come out of their owners' supply.
    """
    given = options or Options()
    state = GAME.new(Options(given.unassigned_symbols, 0, given.council, given.quick_deals), seats, Rng(seed))
    state.pyramid = pyramid_of({**PLAIN_BASE, **(tiles or {})}, dict(walls or {}))
    state.stones = dict(stones or {})
    state.turn = turn
    for number, seat in enumerate(state.seats):
        seat.symbol = symbols[number]
        seat.monkle = monkles[number] if number < len(monkles) else None
        seat.wms = wms[number] if number < len(wms) else 1
        seat.unplaced = STONES - sum(owner == number for owner in state.stones.values())
        seat.fears = list((fears or {}).get(number, ()))
        seat.jar = jar == number
        if hands is not None:
            seat.tiles = list(hands.get(number, ()))
        for relic in (relics or {}).get(number, ()):
            give(state, number, relic)
    if stack is not None:
        state.tile_stack = list(stack)
    if cards is not None:
        state.deck = list(reversed(cards))
    if phase == 2:
        state.tile_stack = []
        for seat in state.seats:
            seat.tiles = []
        state.phase = 2
        state.influence = state.true_influence()
    state.stack = [BeginTurn()]
    return state


def give(state: State, seat: int, relic: str, turn: int = 0) -> None:
    """Put a relic into a hand, taken from the relic deck where it still is."""
    if relic in state.relic_deck:
        state.relic_deck.remove(relic)
    if RELICS[relic].timing == "reveal":
        state.seats[seat].shown.append(relic)
    else:
        state.seats[seat].hidden.append(Held(relic, turn))


class Table:
    """Plays a position action by action, only what is legal, and keeps what happened."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        if state.pending is None:
            settle(state, self.events.append)

    @property
    def asked(self) -> Decision[Any]:
        """The open question."""
        assert self.state.pending is not None, "nothing is asked any more"
        return self.state.pending

    @property
    def kind(self) -> str:
        return self.asked.kind

    def does(self, *actions: Action) -> "Table":
        """Play these actions in order."""
        for action in actions:
            assert action in self.asked.legal, f"{action} is not among {self.asked}"
            play(self.state, action, self.events.append)
        return self

    def draws(self, card: str | None = None) -> "Table":
        """Turn the next card, or this one, put on top."""
        if card is not None:
            self.state.deck.append(card)
        assert card is None or card in CARDS or card in FEARS
        return self.does(DRAW)

    def dice(self, *values: int) -> "Table":
        """Let the next rolls be these; 0 is The Eye."""
        self.state.rng = rolling(*values)
        return self

    def offers(self, kind: type) -> list[Any]:
        """The legal actions of a kind."""
        return [action for action in self.asked.legal if isinstance(action, kind)]

    def cells(self, kind: type) -> set[str]:
        """The cells named by the legal actions of a kind."""
        return {action.cell for action in self.offers(kind)}

    def told(self, kind: type) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def monkle(self, seat: int = ADA) -> str | None:
        return self.state.seats[seat].monkle


def rolling(*values: int) -> Rng:
    """A generator whose next rolls of the Pyramid Die are these."""
    start = 0
    while True:
        probe = Rng(start)
        if all(probe.below(4) == value for value in values):
            return Rng(start)
        start += 1


def table(**given: Any) -> Table:
    """A table at the position that `position` describes."""
    return Table(position(**given))


def plain(cells: Iterable[str]) -> dict[str, str]:
    """Neutral chambers on these cells."""
    return dict.fromkeys(cells, "neutral")
