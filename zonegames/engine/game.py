"""A game's rules as one stateless object."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from zonegames.engine.actions import A
from zonegames.engine.errors import OptionError, Refusal
from zonegames.engine.events import Emit
from zonegames.engine.narration import Narrator, V
from zonegames.engine.options import Chosen, OptionSpec, resolve
from zonegames.engine.outcome import Outcome
from zonegames.engine.policy import Policy
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, Seat
from zonegames.engine.state import S

O = TypeVar("O")  # noqa: E741 - a game's frozen options


class Game(ABC, Generic[S, A, V, O]):
    """What match, bots, plain mode, screens and tests ask of a game (State, Actions, View, Options)."""

    id: ClassVar[str]
    title: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]

    rules_version: ClassVar[int] = 1
    """Raised when the game's behaviour changes, so that older records are named, not misplayed."""

    action_type: ClassVar[Any]
    """The tagged union of the game's actions, for the file border."""

    options_type: ClassVar[type]
    """The game's frozen options record, for the file border."""

    endings: ClassVar[tuple[str, ...]]
    """The ids of all ways in which the game can end."""

    narrator: ClassVar[Narrator[Any, Any]]

    undo: ClassVar[str] = ""
    """Why this game has no undo, in a player's words; empty when it has."""

    export_while_running: ClassVar[str] = ""
    """Why a running match may not be exported or replayed; empty when it may."""

    # --- set-up

    @abstractmethod
    def option_specs(self) -> tuple[OptionSpec, ...]:
        """The options in the order in which they are asked."""

    def check_seats(self, seats: int) -> None:
        """Raises OptionError unless this many can play."""
        if not self.min_seats <= seats <= self.max_seats:
            people = "player" if self.max_seats == 1 else "players"
            least = "" if self.min_seats == self.max_seats else f"{self.min_seats} to "
            raise OptionError(f"{self.title} is for {least}{self.max_seats} {people}.")

    def resolve_options(self, seats: int, chosen: Chosen) -> O:
        """The options record for these choices, defaults filled in.

        Raises OptionError on an unknown option or value, an impossible number of seats, or a choice
        that does not fit.
        """
        self.check_seats(seats)
        return self.make_options(seats, resolve(self.option_specs(), seats, chosen))

    @abstractmethod
    def make_options(self, seats: int, values: dict[str, Any]) -> O:
        """The game's record of resolved values (a custom layout: its rows, never its file)."""

    def check_options(self, options: O, seats: int) -> None:
        """Raises OptionError if options that came from a file do not fit; makes nothing up."""
        self.check_seats(seats)

    @abstractmethod
    def new(self, options: O, seats: int, rng: Rng) -> S:
        """The state at set-up, all dealt, with its first step on the stack."""

    # --- play

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result once the stack is empty, else None."""

    def standing(self, state: S) -> tuple[A, ...]:
        """What the deciding seat may do at any decision of its own besides the listed (give up)."""
        return ()

    def stand(self, state: S, seat: Seat, action: A, emit: Emit) -> None:
        """Carry out a standing action."""
        raise NotImplementedError

    @abstractmethod
    def view(self, state: S, looker: Looker) -> V:
        """What `looker` may see, built up from what it may know; None is the table."""

    @abstractmethod
    def resample(self, state: S, seat: Seat, rng: Rng) -> S:
        """Another world that looks the same to `seat`: all it cannot know dealt anew, a fresh generator."""

    @abstractmethod
    def why_not(self, view: V, action: A) -> Refusal:
        """Why `action`, which is not legal now, is not; from what the asker may see."""

    def policy(self, seat: Seat, rng: Rng) -> Policy[V, A]:
        """The heuristic that plays `seat` or serves hints.  Raises NotImplementedError without one."""
        raise NotImplementedError(f"{self.title} has no heuristic")

    # --- thinking ahead

    foresight: ClassVar[int] = 0
    """How many turns (as `turn` counts them) a searching computer plays on in its head before it appraises;
    0: to the end of the game."""

    def imagine(self, state: S, seat: Seat, rng: Rng) -> S:
        """As `resample`, but a likely world: a game may guess better than by chance what the others have
        chosen in secret.  By default it does not."""
        return self.resample(state, seat, rng)

    def appraise(self, state: S) -> tuple[float, ...]:
        """Each seat's chance to win, guessed from the whole position, hidden things included; they add up to
        at most 1.0.  Only asked of made-up positions, and only where `foresight` is not 0."""
        raise NotImplementedError

    # --- looking back

    def contest(self, options: O) -> str:
        """A text that is equal for matches whose scores compare (best lists): by default all options.

        Games leave out what changes no score: looks, aids, the name of a custom layout.
        """
        return repr(options)

    def turn(self, state: S) -> int:
        """The number of the present turn (round, move), from 1; steps of the replay."""
        return 1

    def tally(self, state: S) -> tuple[int, ...] | None:
        """Each seat's points were the game over now: all-knowing, so only shown after the end."""
        return None


AnyGame = Game[Any, Any, Any, Any]
