"""Exploration: Warzone as one object: set-up, options, outcome, refusals."""

from typing import Any, ClassVar, Final

from zonegames.engine.errors import OptionError, Refusal
from zonegames.engine.game import Game
from zonegames.engine.options import Chosen, OptionSpec
from zonegames.engine.outcome import Outcome
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat
from zonegames.games.exploration_warzone import (
    actions,
    appraisal,
    guesses,
    refusals,
    scoring,
    setup,
    view,
    worlds,
)
from zonegames.games.exploration_warzone import options as choices
from zonegames.games.exploration_warzone.actions import Action
from zonegames.games.exploration_warzone.bot.policy import WarzoneBot
from zonegames.games.exploration_warzone.components import GAME_ID
from zonegames.games.exploration_warzone.narration import WarzoneNarrator
from zonegames.games.exploration_warzone.state import Options, WarzoneState
from zonegames.games.exploration_warzone.view import View


class ExplorationWarzone(Game[WarzoneState, Action, View, Options]):
    """2-4 ships lay hexes in secret, then clash where blue sides touch."""

    id = GAME_ID
    title = "Exploration: Warzone"
    min_seats = 2
    max_seats = 4
    action_type: ClassVar[Any] = actions.Action
    options_type = Options
    endings = ("last_standing", "two_relics", "vp", "frontier", "all_destroyed")
    narrator = WarzoneNarrator()
    foresight = appraisal.FORESIGHT

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise OptionError("Exploration: Warzone needs 2 to 4 players.")

    # --- options

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return choices.SPECS

    def resolve_options(self, seats: int, chosen: Chosen) -> Options:
        self.check_seats(seats)
        if "ships" in chosen:
            wanted = chosen["ships"]
            values = wanted.split(",") if isinstance(wanted, str) else [str(ship) for ship in wanted]
            choices.check_ships([value.strip() for value in values], seats)
        return super().resolve_options(seats, chosen)

    def make_options(self, seats: int, values: dict[str, Any]) -> Options:
        return choices.make_options(values)

    def check_options(self, options: Options, seats: int) -> None:
        self.check_seats(seats)
        choices.check_options(options, seats)

    # --- set-up and end

    def new(self, options: Options, seats: int, rng: Rng) -> WarzoneState:
        return setup.new_game(options, seats, rng)

    def outcome(self, state: WarzoneState) -> Outcome | None:
        return scoring.outcome(state)

    def turn(self, state: WarzoneState) -> int:
        return max(state.round, 1)

    def tally(self, state: WarzoneState) -> tuple[int, ...]:
        return scoring.tally(state)

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
        return WarzoneBot(seat, rng)

    def imagine(self, state: WarzoneState, seat: Seat, rng: Rng) -> WarzoneState:
        return guesses.imagine(state, seat, rng)

    def appraise(self, state: WarzoneState) -> tuple[float, ...]:
        return appraisal.appraise(state)


GAME: Final = ExplorationWarzone()
