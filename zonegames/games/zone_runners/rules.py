"""Zone Runners as a game: set-up, result, and its ties to the other modules."""

from typing import Any, ClassVar, Final

from zonegames.engine.errors import Refusal
from zonegames.engine.game import Game
from zonegames.engine.options import OptionSpec
from zonegames.engine.outcome import Outcome
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat
from zonegames.games.zone_runners import options as choices
from zonegames.games.zone_runners import scoring
from zonegames.games.zone_runners.actions import Action
from zonegames.games.zone_runners.bot.policy import RunnersBot
from zonegames.games.zone_runners.components import GAME_ID
from zonegames.games.zone_runners.narration import ZoneRunnersNarrator
from zonegames.games.zone_runners.refusals import why_not
from zonegames.games.zone_runners.state import Options, State
from zonegames.games.zone_runners.steps.level import SetUpLevel
from zonegames.games.zone_runners.view import View, view
from zonegames.games.zone_runners.worlds import resample


class ZoneRunners(Game[State, Action, View, Options]):
    """Three Runners, three Levels, seven Zones a Level; one team."""

    id = GAME_ID
    title = "Zone Runners"
    min_seats = 1
    max_seats = 4
    action_type: ClassVar[Any] = Action
    options_type = Options
    endings = ("all_out", "course_completed")
    narrator = ZoneRunnersNarrator()

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return choices.SPECS

    def make_options(self, seats: int, values: dict[str, Any]) -> Options:
        return choices.make_options(values)

    def check_options(self, options: Options, seats: int) -> None:
        self.check_seats(seats)
        choices.check_options(options, seats)

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        return State(rng, [SetUpLevel(1)], seats, options)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: State, looker: Looker) -> View:
        return view(state)

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        return resample(state, rng)

    def why_not(self, view: View, action: Action) -> Refusal:
        return why_not(view, action)

    def policy(self, seat: Seat, rng: Rng) -> RunnersBot:
        return RunnersBot()

    def contest(self, options: Options) -> str:
        """Pace decides how much can be earned; sharing and previews do not (ZR-R39)."""
        return options.pace

    def turn(self, state: State) -> int:
        return state.turns + 1

    def tally(self, state: State) -> tuple[int, ...]:
        return scoring.tally(state)


GAME: Final = ZoneRunners()
