"""What a player may choose."""

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Final, Literal, TypeAlias

from zonegames.engine.actions import Action as BaseAction
from zonegames.games.zone_runners.components import RUNNERS, TRACKS, RunnerName, TrackName


@dataclass(frozen=True, slots=True)
class TakeTrack(BaseAction):
    """A Runner starts the Level on this track."""

    runner: RunnerName
    track: TrackName
    kind: Literal["track"] = "track"


@dataclass(frozen=True, slots=True)
class UseBonus(BaseAction):
    """So many Bonus dice join this turn's roll; 0 saves them."""

    dice: int
    kind: Literal["bonus"] = "bonus"


@dataclass(frozen=True, slots=True)
class Reroll(BaseAction):
    """Roll these dice again and lock all others.  Of equal dice the first ones are named."""

    indices: tuple[int, ...]
    kind: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class SendRunner(BaseAction):
    """This Runner acts next."""

    runner: RunnerName
    kind: Literal["runner"] = "runner"


@dataclass(frozen=True, slots=True)
class LetRest(BaseAction):
    """All Runners still to act do so now, without Energy."""

    kind: Literal["rest"] = "rest"


@dataclass(frozen=True, slots=True)
class PickOutcome(BaseAction):
    """The result that the Runner shall have, by its key in the menu (see `menu.Entry`)."""

    key: str
    kind: Literal["outcome"] = "outcome"


@dataclass(frozen=True, slots=True)
class UseRecipe(BaseAction):
    """The dice that make the Energy, and what the ability adds."""

    dice: tuple[int, ...]
    """Values, largest first, added ones before subtracted (negative) ones; none: no Energy."""
    ability: int
    kind: Literal["recipe"] = "recipe"

    @property
    def energy(self) -> int | None:
        """The total before the ability; None without dice."""
        return sum(self.dice) if self.dice else None


@dataclass(frozen=True, slots=True)
class Back(BaseAction):
    """To the question before; nothing changes."""

    progress: ClassVar[bool] = False
    kind: Literal["back"] = "back"


@dataclass(frozen=True, slots=True)
class TakeBack(BaseAction):
    """The board and the dice as they were right after the re-roll."""

    progress: ClassVar[bool] = False
    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class FinishTurn(BaseAction):
    """The tracker moves on."""

    ends_turn: ClassVar[bool] = True

    kind: Literal["end_turn"] = "end_turn"


Action: TypeAlias = (
    TakeTrack
    | UseBonus
    | Reroll
    | SendRunner
    | LetRest
    | PickOutcome
    | UseRecipe
    | Back
    | TakeBack
    | FinishTurn
)

MOST_DICE: Final = 5
"""The largest pool: three Runners and two Bonus dice (ZR-R37)."""

TAKE_TRACK: Final = tuple(tuple(TakeTrack(runner, track) for track in TRACKS) for runner in RUNNERS)
USE_BONUS: Final = tuple(UseBonus(dice) for dice in range(MOST_DICE))
REROLL: Final = {
    indices: Reroll(indices)
    for count in range(MOST_DICE + 1)
    for indices in combinations(range(MOST_DICE), count)
}
SEND_RUNNER: Final = tuple(SendRunner(runner) for runner in RUNNERS)
LET_REST: Final = LetRest()
NO_ENERGY: Final = UseRecipe((), 0)
BACK: Final = Back()
TAKE_BACK: Final = TakeBack()
FINISH_TURN: Final = FinishTurn()
