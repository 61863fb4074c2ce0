"""Zoneplex as a game: set-up, options, the result, and its ties to the other modules."""

from typing import Any, ClassVar, Final, get_args

from zonegames.engine.errors import Refusal
from zonegames.engine.game import Game
from zonegames.engine.options import OptionSpec
from zonegames.engine.outcome import Outcome
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat
from zonegames.games.zoneplex import appraisal, scoring, setup
from zonegames.games.zoneplex import options as choices
from zonegames.games.zoneplex.actions import Action
from zonegames.games.zoneplex.bot.policy import ZoneplexBot
from zonegames.games.zoneplex.components import GAME_ID
from zonegames.games.zoneplex.narration import ZoneplexNarrator
from zonegames.games.zoneplex.refusals import why_not
from zonegames.games.zoneplex.state import Options, Reason, State
from zonegames.games.zoneplex.view import View, view
from zonegames.games.zoneplex.worlds import resample


class Zoneplex(Game[State, Action, View, Options]):
    """The rules of Zoneplex; stateless."""

    id = GAME_ID
    title = "Zoneplex"
    min_seats = 2
    max_seats = 5
    action_type: ClassVar[Any] = Action
    options_type = Options
    endings = get_args(Reason)
    narrator = ZoneplexNarrator()
    foresight = appraisal.FORESIGHT

    # --- set-up

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return choices.SPECS

    def make_options(self, seats: int, values: dict[str, Any]) -> Options:
        return choices.make_options(values)

    def check_options(self, options: Options, seats: int) -> None:
        self.check_seats(seats)
        choices.check_options(options, seats)

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        return setup.new_game(options, seats, rng)

    # --- play

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: State, looker: Looker) -> View:
        return view(state, looker)

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        return resample(state, seat, rng)

    def why_not(self, view: View, action: Action) -> Refusal:
        return why_not(view, action)

    def policy(self, seat: Seat, rng: Rng) -> Policy[View, Action]:
        return ZoneplexBot()

    def appraise(self, state: State) -> tuple[float, ...]:
        return appraisal.appraise(state)

    # --- looking back

    def turn(self, state: State) -> int:
        return state.turn

    def tally(self, state: State) -> tuple[int, ...]:
        return scoring.tally(state)


GAME: Final = Zoneplex()
