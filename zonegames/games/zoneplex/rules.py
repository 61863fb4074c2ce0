"""Zoneplex as a game: set-up, options, the result, and its ties to the other modules."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, get_args

from zonegames.engine.errors import OptionError, Refusal
from zonegames.engine.game import Game
from zonegames.engine.narration import Narrator
from zonegames.engine.options import OptionSpec
from zonegames.engine.outcome import Outcome, Part
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat
from zonegames.games.zoneplex import appraisal
from zonegames.games.zoneplex.actions import Action
from zonegames.games.zoneplex.bot.policy import ZoneplexPolicy
from zonegames.games.zoneplex.components import (
    CARDS,
    EYE_BONUS,
    FEARS,
    GAME_ID,
    HAND_TILES,
    RELICS,
    SET_ASIDE,
    SYMBOLS,
    TILES,
    WALL,
    WMS_START,
    WMS_START_DUEL,
    Card,
    all_of,
)
from zonegames.games.zoneplex.geometry import BASE
from zonegames.games.zoneplex.influence import influence_parts
from zonegames.games.zoneplex.narration import ZoneplexNarrator
from zonegames.games.zoneplex.options import OPTIONS
from zonegames.games.zoneplex.pyramid import EMPTY, Pyramid
from zonegames.games.zoneplex.refusals import why_not
from zonegames.games.zoneplex.region import base_wall_sides
from zonegames.games.zoneplex.state import Options, Reason, SeatState, State
from zonegames.games.zoneplex.steps.ending import final_influence, merits
from zonegames.games.zoneplex.steps.turn import Opening
from zonegames.games.zoneplex.view import View, view
from zonegames.games.zoneplex.worlds import resample


class Zoneplex(Game[State, Any, View, Options]):
    """The rules of Zoneplex; stateless."""

    id: ClassVar[str] = GAME_ID
    title: ClassVar[str] = "Zoneplex"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 5
    action_type: ClassVar[Any] = Action
    options_type: ClassVar[type] = Options
    endings: ClassVar[tuple[str, ...]] = get_args(Reason)
    narrator: ClassVar[Narrator[Any, Any]] = ZoneplexNarrator()
    foresight: ClassVar[int] = appraisal.FORESIGHT

    # --- set-up

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return OPTIONS

    def make_options(self, seats: int, values: dict[str, Any]) -> Options:
        first = values["first_player"]
        return Options(
            unassigned_symbols=values["unassigned_symbols"],
            first_player=None if first == "random" else int(first) - 1,
            council=values["council"] == "on",
            quick_deals=values["quick_deals"] == "on",
        )

    def check_options(self, options: Options, seats: int) -> None:
        self.check_seats(seats)
        if options.first_player is not None and not 0 <= options.first_player < seats:
            raise OptionError(f"The first player is not one of the {seats} seats.")

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        """Set up in the order of 4.1."""
        tiles = all_of(TILES)
        rng.shuffle(tiles)
        pyramid = _lay_base([tiles.pop() for _ in BASE], rng)
        deck = _action_deck(rng)
        relics = all_of(RELICS)
        rng.shuffle(relics)
        symbols = list(SYMBOLS)
        rng.shuffle(symbols)
        wms = WMS_START_DUEL if seats == 2 else WMS_START
        players = [SeatState(symbols.pop(), wms) for _ in range(seats)]
        for player in players:
            player.tiles = [tiles.pop() for _ in range(HAND_TILES)]
        first = rng.below(seats) if options.first_player is None else options.first_player
        return State(
            rng,
            [Opening()],
            options,
            players,
            symbols,
            deck,
            tiles,
            relics,
            first,
            pyramid,
            peeked=[0] * seats,
        )

    # --- play

    def outcome(self, state: State) -> Outcome | None:
        result = state.result
        if result is None:
            return None
        seats = range(len(state.seats))
        won = tuple(seat in result.winners for seat in seats)
        ranks = [(won[seat], state.seats[seat].worthy, *merits(state, seat)) for seat in seats]
        if result.reason in ("shared", "obliterated"):
            ranks = [(won[seat], state.seats[seat].worthy, 0, 0, 0, 0) for seat in seats]
        return Outcome(
            result.reason,
            tuple(1 + sum(other > mine for other in ranks) for mine in ranks),
            won,
            final_influence(state),
            tuple(self._parts(state, seat) for seat in seats),
        )

    def _parts(self, state: State, seat: Seat) -> tuple[Part, ...]:
        parts = influence_parts(
            seat,
            state.seats[seat].wms,
            state.seats[seat].shown,
            state.pyramid,
            state.stones,
            [who.symbol for who in state.seats],
            state.options.unassigned_symbols,
        )
        in_eye = state.result is not None and state.result.reason == "eye"
        if in_eye and seat in (state.result.winners if state.result else ()):
            return (*parts, ("eye", EYE_BONUS))
        return parts

    def view(self, state: State, looker: Looker) -> View:
        return view(state, looker)

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        return resample(state, seat, rng)

    def why_not(self, view: View, action: Any) -> Refusal:
        return why_not(view, action)

    def policy(self, seat: Seat, rng: Rng) -> Policy[View, Any]:
        return ZoneplexPolicy()

    def appraise(self, state: State) -> tuple[float, ...]:
        return appraisal.appraise(state)

    # --- looking back

    def turn(self, state: State) -> int:
        return state.turn

    def tally(self, state: State) -> tuple[int, ...]:
        return tuple(state.true_influence()) if state.result is None else final_influence(state)


def _lay_base(tiles: Sequence[str], rng: Rng) -> Pyramid:
    """The first seven tiles; a Wall among them gets a random legal side (ZP-R09)."""
    pyramid = EMPTY
    for cell, tile in zip(BASE, tiles, strict=True):
        side = rng.choice(base_wall_sides(pyramid, cell)) if tile == WALL else None
        pyramid = pyramid.with_tile(cell, tile, side)
    return pyramid


def _action_deck(rng: Rng) -> list[Card]:
    """The 72 cards, the six that are set aside on top."""
    deck: list[Card] = all_of(CARDS) + list(FEARS)
    top = [card for card, count in SET_ASIDE.items() for _ in range(count)]
    for card in top:
        deck.remove(card)
    rng.shuffle(deck)
    rng.shuffle(top)
    return deck + top


GAME: Final = Zoneplex()
