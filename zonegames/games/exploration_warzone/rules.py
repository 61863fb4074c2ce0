"""Exploration: Warzone as one object: set-up, options, outcome, refusals."""

from typing import Any, ClassVar, Final

from zonegames.engine.errors import OptionError, Refusal
from zonegames.engine.game import Game
from zonegames.engine.narration import Narrator
from zonegames.engine.options import ON_OFF, Chosen, OptionChoice, OptionSpec, always, fixed
from zonegames.engine.outcome import Outcome
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat
from zonegames.games.exploration_warzone import actions, appraisal, guesses, refusals, scoring, view, worlds
from zonegames.games.exploration_warzone.actions import Action
from zonegames.games.exploration_warzone.bot.policy import Captain
from zonegames.games.exploration_warzone.components import (
    ACTION_HEXES,
    EXTRA_HP,
    GAME_ID,
    RELICS,
    RULES,
    SHIPS,
    STARTERS,
    WAR_DECK,
    WAR_POWER,
)
from zonegames.games.exploration_warzone.narration import WarzoneNarrator
from zonegames.games.exploration_warzone.state import Commander, Options, WarzoneState
from zonegames.games.exploration_warzone.steps.rounds import GameStart
from zonegames.games.exploration_warzone.view import View

BY_LOT: Final = "none"
"""The value of the option `ships` for a seat without a fixed ship: it draws one."""

DIFFERENT_SHIPS: Final = "Pick a different ship for every seat."


class ExplorationWarzone(Game[WarzoneState, Action, View, Options]):
    """2-4 ships lay hexes in secret, then clash where blue sides touch."""

    id: ClassVar[str] = GAME_ID
    title: ClassVar[str] = "Exploration: Warzone"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    action_type: ClassVar[Any] = actions.Action
    options_type: ClassVar[type] = Options
    endings: ClassVar[tuple[str, ...]] = ("last_standing", "two_relics", "vp", "frontier", "all_destroyed")
    narrator: ClassVar[Narrator[Any, Any]] = WarzoneNarrator()
    foresight: ClassVar[int] = appraisal.FORESIGHT

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise OptionError("Exploration: Warzone needs 2 to 4 players.")

    # --- options

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return _SPECS

    def resolve_options(self, seats: int, chosen: Chosen) -> Options:
        self.check_seats(seats)
        if "ships" in chosen:
            wanted = chosen["ships"]
            values = wanted.split(",") if isinstance(wanted, str) else [str(ship) for ship in wanted]
            _check_ships([value.strip() for value in values], seats)
        return super().resolve_options(seats, chosen)

    def make_options(self, seats: int, values: dict[str, Any]) -> Options:
        ships = tuple("" if ship == BY_LOT else ship for ship in values["ships"])
        return Options(
            steal_vp=values["steal_vp"] == "on",
            open_fleets=values["open_fleets"] == "on",
            starting_war_hexes=int(values["starting_war_hexes"]),
            short_game=values["short_game"] == "on",
            ships=ships if any(ships) else (),
        )

    def check_options(self, options: Options, seats: int) -> None:
        self.check_seats(seats)
        if options.ships:
            _check_ships([ship or BY_LOT for ship in options.ships], seats)
        if options.starting_war_hexes not in (0, 1):
            raise OptionError("Start with 0 or 1 War hexes.")

    # --- set-up and end

    def new(self, options: Options, seats: int, rng: Rng) -> WarzoneState:
        deck = [*ACTION_HEXES, *RELICS]
        rng.shuffle(deck)
        row = [deck.pop() for _ in range(RULES.row_size)]
        war_deck = list(WAR_DECK)
        rng.shuffle(war_deck)
        commanders = [
            _commander(seat, ship, EXTRA_HP[seats]) for seat, ship in enumerate(_ships(options, seats, rng))
        ]
        first = rng.below(seats)
        for commander in commanders:
            for _ in range(options.starting_war_hexes):
                commander.war.append(_first_war_hex(war_deck))
        return WarzoneState(
            rng=rng,
            stack=[GameStart()],
            options=options,
            commanders=commanders,
            deck=deck,
            row=row,
            discard=[],
            removed=list(STARTERS[seats:]),
            war_deck=war_deck,
            war_discard=[],
            first=first,
        )

    def outcome(self, state: WarzoneState) -> Outcome | None:
        return scoring.outcome(state)

    def turn(self, state: WarzoneState) -> int:
        return max(state.round, 1)

    def tally(self, state: WarzoneState) -> tuple[int, ...]:
        return tuple(scoring.score(commander) for commander in state.commanders)

    def contest(self, options: Options) -> str:
        """Ships are dealt by lot as a rule and lists of fleets show what anybody may count: both left out."""
        return f"{options.steal_vp} {options.starting_war_hexes} {options.short_game}"

    # --- looking on

    def view(self, state: WarzoneState, looker: Looker) -> View:
        return view.view(state, looker)

    def resample(self, state: WarzoneState, seat: Seat, rng: Rng) -> WarzoneState:
        return worlds.resample(state, seat, rng)

    def why_not(self, view: View, action: Action) -> Refusal:
        return refusals.why_not(view, action)

    def policy(self, seat: Seat, rng: Rng) -> Policy[View, Action]:
        return Captain(seat, rng)

    def imagine(self, state: WarzoneState, seat: Seat, rng: Rng) -> WarzoneState:
        return guesses.imagine(state, seat, rng)

    def appraise(self, state: WarzoneState) -> tuple[float, ...]:
        return appraisal.appraise(state)


def _commander(seat: Seat, ship: str, extra_hp: int) -> Commander:
    hp = SHIPS[ship].hp + extra_hp
    stock = {"C": RULES.start_credits, "E": 0, "T": 0, "V": 0}
    return Commander(ship, hp, hp, stock, hand=[STARTERS[seat]], wake=[], war=[], relics=[])


def _ships(options: Options, seats: int, rng: Rng) -> list[str]:
    """The ship of each seat: the fixed ones, and others by lot."""
    fixed_ships = options.ships or ("",) * seats
    lots = list(SHIPS)
    rng.shuffle(lots)
    lots = [ship for ship in lots if ship not in fixed_ships]
    return [ship or lots.pop() for ship in fixed_ships]


def _first_war_hex(war_deck: list[str]) -> str:
    """Draw the topmost War hex; Global cards above it stay where they are."""
    place = max(i for i, card in enumerate(war_deck) if card in WAR_POWER)
    return war_deck.pop(place)


def _check_ships(values: list[str], seats: int) -> None:
    """One known ship or "none" a seat, no ship twice; a single "none" stands for all."""
    if values == [BY_LOT]:
        return
    ships = [value for value in values if value != BY_LOT]
    if len(values) != seats or len(set(ships)) != len(ships) or not set(ships) <= set(SHIPS):
        raise OptionError(DIFFERENT_SHIPS)


_SPECS: Final = (
    OptionSpec(
        key="steal_vp",
        title="Victory Points can be stolen",
        says="Whether STEAL may take a Victory Point token like any other token.",
        choices=fixed(*ON_OFF),
        default=always("on"),
    ),
    OptionSpec(
        key="open_fleets",
        title="Open fleets",
        says="List all hexes of every player in the open; never which one lies face down.",
        choices=fixed(*ON_OFF),
        default=always("off"),
        looks=True,
    ),
    OptionSpec(
        key="starting_war_hexes",
        title="War hexes at the start",
        says="How many War hexes each player is dealt before the first round.",
        choices=fixed(OptionChoice("0", "none"), OptionChoice("1", "one each")),
        default=always("0"),
    ),
    OptionSpec(
        key="short_game",
        title="Short game",
        says=f"The race ends at {RULES.short_vp_trigger} Victory Points instead of {RULES.vp_trigger}.",
        choices=fixed(*ON_OFF),
        default=always("off"),
    ),
    OptionSpec(
        key="ships",
        title="Ships",
        says="Which ship each seat commands; a different one each, or by lot.",
        choices=fixed(
            OptionChoice(BY_LOT, "by lot"),
            *(OptionChoice(ship.id, ship.name, f"{ship.hp}+ HP. {ship.text}") for ship in SHIPS.values()),
        ),
        default=always(BY_LOT),
        per_seat=True,
        advanced=True,
    ),
)

GAME: Final = ExplorationWarzone()
