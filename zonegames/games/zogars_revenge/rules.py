"""Zogar's Revenge as the engine knows it."""

from typing import Any, ClassVar, Final

from zonegames.engine.errors import Refusal
from zonegames.engine.events import Emit
from zonegames.engine.game import Game
from zonegames.engine.options import OptionSpec
from zonegames.engine.outcome import Outcome
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat
from zonegames.games.zogars_revenge import actions, refusals, scoring, setup, worlds
from zonegames.games.zogars_revenge import options as choices
from zonegames.games.zogars_revenge import view as views
from zonegames.games.zogars_revenge.bot.policy import ZogarBot
from zonegames.games.zogars_revenge.components import GAME_ID
from zonegames.games.zogars_revenge.narration import ZogarNarrator
from zonegames.games.zogars_revenge.state import Options, State
from zonegames.games.zogars_revenge.steps.ending import end_run
from zonegames.games.zogars_revenge.steps.explore import EXPLORE


class ZogarsRevenge(Game[State, actions.Action, views.View, Options]):
    """The rules object; stateless."""

    id = GAME_ID
    title = "Zogar's Revenge"
    min_seats = 1
    max_seats = 6
    action_type: ClassVar[Any] = actions.Action
    options_type = Options
    endings = (*scoring.RUN_ENDINGS, *scoring.TIE_BREAKS, scoring.SHARED)
    narrator = ZogarNarrator()
    undo = "There is no way back in Zogar's lair: every step turns a tile over."
    export_while_running = (
        "What you have seen is yours to remember: this game can be exported or replayed when it is over."
    )

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return choices.option_specs()

    def make_options(self, seats: int, values: dict[str, Any]) -> Options:
        return choices.make_options(seats, values)

    def check_options(self, options: Options, seats: int) -> None:
        self.check_seats(seats)
        choices.check_options(options, seats)

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        return setup.new_game(options, seats, rng)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def standing(self, state: State) -> tuple[actions.Action, ...]:
        return (actions.GIVE_UP,) if state.stack else ()

    def stand(self, state: State, seat: Seat, action: actions.Action, emit: Emit) -> None:
        """Give the run up (ZG-R31); in a relay for everyone."""
        end_run(state, "gave_up", emit)

    def view(self, state: State, looker: Looker) -> views.View:
        return views.view(state, looker)

    def resample(self, state: State, seat: Seat, rng: Rng) -> State:
        return worlds.resample(state, seat, rng)

    def why_not(self, view: views.View, action: actions.Action) -> Refusal:
        return refusals.why_not(view, action)

    def policy(self, seat: Seat, rng: Rng) -> Policy[views.View, actions.Action]:
        return ZogarBot()

    def contest(self, options: Options) -> str:
        """Scores compare on one layout, by its rows, at one difficulty (ZG-R32)."""
        return f"{options.mode} {options.difficulty} {'/'.join(options.rows)}"

    def turn(self, state: State) -> int:
        """The number of the move that is chosen or carried out, over all runs; the one in which a run was
        given up counts."""
        choosing = state.stack == [EXPLORE]
        return choosing + sum(run.moves + (run.status == "gave_up") for run in state.runs)

    def tally(self, state: State) -> tuple[int, ...]:
        scores = tuple(run.score for run in state.runs)
        return scores if len(scores) == state.seats else scores * state.seats


GAME: Final = ZogarsRevenge()
