"""Skirmish as one object: set-up, end, result."""

from typing import Any, ClassVar, Final

from tests.toys.skirmish import state as sight
from tests.toys.skirmish.actions import (
    GIVE_UP,
    Action,
    Aim,
    Attack,
    Call,
    Commit,
    Lay,
    Pay,
    Rest,
    Token,
)
from tests.toys.skirmish.bot import SkirmishBot
from tests.toys.skirmish.events import GaveUp
from tests.toys.skirmish.narration import SkirmishNarrator
from tests.toys.skirmish.state import HAND_LIMIT, TOKENS_EACH, Options, SkirmishState, SkirmishView
from tests.toys.skirmish.steps import Turns, break_off, leave
from zonegames.engine.errors import Refusal
from zonegames.engine.events import Emit
from zonegames.engine.game import Game
from zonegames.engine.options import OptionChoice, OptionSpec, always, fixed
from zonegames.engine.outcome import Outcome
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat

RULES: Final = """# Skirmish

Be the last who stands, or the strongest at dusk.

## Your turn

Attack somebody, rest to draw a token (four at most), or lay one of your tokens face down as a ward.

## Attacking

High hits on 5 and 6 for two hearts, low on 3 and more for one.  Anyone who holds a token may call for
another roll, once, and puts a token back unseen.

## The clash

Attacker and target secretly bring a token or none.  The attacker's blade adds a heart of harm; the target's
shield takes one off, its blade two; a shield laid as a ward takes one more off.  Harm below zero falls back
on the attacker.  What was shown goes back into the bag.

## The end

One is left, or twelve rounds are over: then most hearts win.
"""

HEARTS: Final = {"three": 3, "five": 5}
START: Final = {"two": 2, "three": 3}


class Skirmish(Game[SkirmishState, Any, SkirmishView, Options]):
    """A fight of two to four."""

    id = "skirmish"
    title = "Skirmish"
    min_seats = 2
    max_seats = 4
    action_type = Action
    options_type = Options
    endings = ("last_standing", "dusk")
    narrator = SkirmishNarrator()
    rules_text: ClassVar[str] = RULES

    def option_specs(self) -> tuple[OptionSpec, ...]:
        return (
            OptionSpec(
                "hearts",
                "Hearts",
                "How much a fighter can take.",
                fixed(OptionChoice("three", "three", "A quick fight."), OptionChoice("five", "five")),
                always("three"),
            ),
            OptionSpec(
                "start",
                "Tokens",
                "How many tokens each fighter starts with.",
                fixed(OptionChoice("two", "two"), OptionChoice("three", "three")),
                always("two"),
                per_seat=True,
                advanced=True,
            ),
        )

    def make_options(self, seats: int, values: dict[str, Any]) -> Options:
        return Options(values["hearts"], values["start"])

    def new(self, options: Options, seats: int, rng: Rng) -> SkirmishState:
        bag: list[Token] = [token for _ in range(seats) for token in TOKENS_EACH]
        rng.shuffle(bag)
        hands: list[list[Token]] = [[bag.pop() for _ in range(START[start])] for start in options.start]
        hearts = [HEARTS[options.hearts]] * seats
        return SkirmishState(rng, [Turns(0)], hearts, hands, [None] * seats, bag)

    def outcome(self, state: SkirmishState) -> Outcome | None:
        if state.stack:
            return None
        hearts = state.hearts
        places = tuple(1 + sum(other > mine for other in hearts) for mine in hearts)
        return Outcome(
            reason="last_standing" if len(state.standing_seats()) == 1 else "dusk",
            places=places,
            won=tuple(place == 1 for place in places),
            scores=tuple(hearts),
            parts=tuple((("hearts", mine),) for mine in hearts),
        )

    def standing(self, state: SkirmishState) -> tuple[Any, ...]:
        return (GIVE_UP,)

    def stand(self, state: SkirmishState, seat: Seat, action: Any, emit: Emit) -> None:
        break_off(state)
        leave(state, seat)
        emit(GaveUp(seat))

    def view(self, state: SkirmishState, looker: Looker) -> SkirmishView:
        return sight.view(state, looker)

    def resample(self, state: SkirmishState, seat: Seat, rng: Rng) -> SkirmishState:
        return sight.resample(state, seat, rng)

    def why_not(self, view: SkirmishView, action: Any) -> Refusal:
        match action:
            case Attack(target) if target >= len(view.hearts) or not view.hearts[target]:
                return Refusal("Nobody stands there any more.", "attacking")
            case Rest() if len(view.hand) >= HAND_LIMIT:
                return Refusal("Four tokens are all you can hold.", "your-turn")
            case Rest() if not view.bag:
                return Refusal("The bag is empty.", "your-turn")
            case Lay() if any(view.warded) and view.ward is not None:
                return Refusal("You have a ward already.", "your-turn")
            case Lay(token) | Pay(token) | Commit(token) if token not in view.hand:
                return Refusal("You do not hold that token.", "your-turn")
            case Aim() | Call() | Pay() | Commit():
                return Refusal("There is no strike to answer in that way.", "attacking")
            case _:
                return Refusal("Now is not the time for that.", "your-turn")

    def policy(self, seat: Seat, rng: Rng) -> Policy[SkirmishView, Any]:
        return SkirmishBot(rng)

    def turn(self, state: SkirmishState) -> int:
        return max(1, state.turn)

    def tally(self, state: SkirmishState) -> tuple[int, ...] | None:
        return tuple(state.hearts)


GAME = Skirmish()
