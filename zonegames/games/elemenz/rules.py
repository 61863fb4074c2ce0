"""The rules of ElemenZ as one object: the Duel for three or four, the Monolith game for two."""

from typing import Any, ClassVar, Final

from zonegames.engine.errors import Refusal
from zonegames.engine.game import Game
from zonegames.engine.options import OptionSpec
from zonegames.engine.outcome import Outcome
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat
from zonegames.games.elemenz import options as choices
from zonegames.games.elemenz import refusals, scoring, worlds
from zonegames.games.elemenz import view as views
from zonegames.games.elemenz.actions import Action
from zonegames.games.elemenz.bot.policy import ElemenzBot
from zonegames.games.elemenz.duel.setup import deal_duel
from zonegames.games.elemenz.duel.state import DuelState
from zonegames.games.elemenz.monolith.setup import deal_monolith
from zonegames.games.elemenz.narration import ElemenzNarrator
from zonegames.games.elemenz.options import MONOLITH_SEATS, Options
from zonegames.games.elemenz.sheet import GAME_ID
from zonegames.games.elemenz.state import ElemenzState
from zonegames.games.elemenz.view import ElemenzView


class ElemenZ(Game[ElemenzState, Action, ElemenzView, Options]):
    """Four alien shamans roll dice of their element and fill combos."""

    id = GAME_ID
    title = "ElemenZ"
    min_seats = 2
    max_seats = 4
    action_type: ClassVar[Any] = Action
    options_type = Options
    endings = ("last_standing", "hunger", "eighth_lock", "starved", "turn_limit")
    narrator = ElemenzNarrator()

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return choices.SPECS

    def make_options(self, seats: int, values: dict[str, Any]) -> Options:
        return choices.make_options(values)

    def check_options(self, options: Options, seats: int) -> None:
        self.check_seats(seats)
        choices.check_options(options, seats)

    def new(self, options: Options, seats: int, rng: Rng) -> ElemenzState:
        """Two play Monolith, three or four a Duel (EZ-R01)."""
        if seats == MONOLITH_SEATS:
            return deal_monolith(options, rng)
        return deal_duel(options, seats, rng)

    def outcome(self, state: ElemenzState) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: ElemenzState, looker: Looker) -> ElemenzView:
        return views.view(state, looker)

    def resample(self, state: ElemenzState, seat: Seat, rng: Rng) -> ElemenzState:
        return worlds.resample(state, seat, rng)

    def why_not(self, view: ElemenzView, action: Action) -> Refusal:
        return refusals.why_not(view, action)

    def policy(self, seat: Seat, rng: Rng) -> Policy[ElemenzView, Action]:
        return ElemenzBot(seat)

    def turn(self, state: ElemenzState) -> int:
        """The round of a Duel, the number of the turn in the Monolith game."""
        return max(1, state.round if isinstance(state, DuelState) else state.turn)

    def tally(self, state: ElemenzState) -> tuple[int, ...]:
        return scoring.tally(state)


GAME: Final = ElemenZ()
