"""What can happen.  Everybody hears everything: nothing is hidden between the people of a team."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from zonegames.engine.events import Event
from zonegames.engine.seats import Seat
from zonegames.games.zone_runners.board import Slot, Space, Status
from zonegames.games.zone_runners.resolve import Kind
from zonegames.games.zone_runners.state import BonusLabel, Payment

Ending: TypeAlias = Literal["all_out", "course_completed"]


@dataclass(frozen=True, slots=True)
class LevelStarted(Event):
    """Cards laid, Blockers rolled."""

    level: int
    rolls: tuple[tuple[int, int | None], ...]
    """Die and the Zone it chose; None: that Zone was full, the die was rolled again."""
    blockers: tuple[int, ...]
    """By Zone - 1."""
    runners: tuple[int, ...]
    """Who takes part."""
    barrier: ClassVar[str] = "a new Level was laid out"
    kind: Literal["level_started"] = "level_started"


@dataclass(frozen=True, slots=True)
class ZoneRevealed(Event):
    """A card was turned over."""

    zone: int
    card: int
    turned: bool
    blockers: tuple[Space, ...]
    barrier: ClassVar[str] = "a Zone was turned over"
    kind: Literal["zone_revealed"] = "zone_revealed"

    def informs(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class TrackChosen(Event):
    """A Runner starts the Level on this track."""

    runner: int
    track: int
    kind: Literal["track_chosen"] = "track_chosen"


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn of the team begins, led by this captain."""

    heading: ClassVar[bool] = True

    level: int
    turn: int
    """In this Level, from 1."""
    captain: Seat
    kind: Literal["turn_started"] = "turn_started"


@dataclass(frozen=True, slots=True)
class BonusSpent(Event):
    """Bonus dice join the roll."""

    dice: int
    left: int
    kind: Literal["bonus_spent"] = "bonus_spent"


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """All dice of the turn were rolled."""

    dice: tuple[int, ...]
    bonus: int
    """How many of them are Bonus dice."""
    barrier: ClassVar[str] = "dice were rolled"
    kind: Literal["dice_rolled"] = "dice_rolled"


@dataclass(frozen=True, slots=True)
class DiceRerolled(Event):
    """The one re-roll; `which` may be none."""

    which: tuple[int, ...]
    dice: tuple[int, ...]
    """The whole pool after it."""
    barrier: ClassVar[str] = "dice were rolled"
    kind: Literal["dice_rerolled"] = "dice_rerolled"


@dataclass(frozen=True, slots=True)
class EnergyAssigned(Event):
    """A Runner got its dice, or none, and its ability was set."""

    runner: int
    dice: tuple[int, ...]
    """Values with signs; none: no Energy."""
    energy: int | None
    ability: int
    kind: Literal["energy_assigned"] = "energy_assigned"


@dataclass(frozen=True, slots=True)
class RunnerActed(Event):
    """What the Runner did with its Energy, as `resolve` gives it."""

    runner: int
    result: Kind
    start: Space
    path: tuple[Space, ...]
    track: int
    column: int
    slot: Slot
    status: Status
    need: int | None
    kind: Literal["runner_acted"] = "runner_acted"


@dataclass(frozen=True, slots=True)
class BlockerDefeated(Event):
    """The Fighter threw the Blocker of that Zone off the track."""

    zone: int
    kind: Literal["blocker_defeated"] = "blocker_defeated"


@dataclass(frozen=True, slots=True)
class RunnerStepsUp(Event):
    """The waiting Runner steps on top of the Blocker."""

    runner: int
    kind: Literal["runner_steps_up"] = "runner_steps_up"


@dataclass(frozen=True, slots=True)
class RunnerFinished(Event):
    """A Runner is home."""

    milestone: ClassVar[bool] = True

    runner: int
    track: int
    kind: Literal["runner_finished"] = "runner_finished"


@dataclass(frozen=True, slots=True)
class RunnerOut(Event):
    """A Runner lies in the Drop Zone, under `zone`."""

    milestone: ClassVar[bool] = True

    runner: int
    zone: int
    kind: Literal["runner_out"] = "runner_out"


@dataclass(frozen=True, slots=True)
class BonusGained(Event):
    """The team gained the Bonus die of this label."""

    label: BonusLabel
    kind: Literal["bonus_gained"] = "bonus_gained"


@dataclass(frozen=True, slots=True)
class TurnTakenBack(Event):
    """Board and dice are again as right after the re-roll."""

    kind: Literal["turn_taken_back"] = "turn_taken_back"


@dataclass(frozen=True, slots=True)
class TrackerMoved(Event):
    """The turn tracker went on; on a cross a Zone collapses."""

    space: int
    cross: bool
    kind: Literal["tracker_moved"] = "tracker_moved"


@dataclass(frozen=True, slots=True)
class ZoneCollapsed(Event):
    """The leftmost Zone fell, with what stood on it."""

    zone: int
    blockers_lost: int
    kind: Literal["zone_collapsed"] = "zone_collapsed"


@dataclass(frozen=True, slots=True)
class LevelEnded(Event):
    """The credits are paid."""

    milestone: ClassVar[bool] = True

    level: int
    credits: int
    total: int
    payments: tuple[Payment, ...]
    waits: ClassVar[bool] = True
    kind: Literal["level_ended"] = "level_ended"


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The result."""

    reason: Ending
    level: int
    credits: int
    rating: str
    finishers: int
    """Runners that came home in the last Level."""
    kind: Literal["game_over"] = "game_over"
