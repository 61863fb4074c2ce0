"""What can happen, and who learns it.

In a score attack on the same dungeon a run is told to its own seat only; the others get nothing, not even
an event with blanks, for its number would tell (ZG-R33).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final, Literal, ParamSpec, TypeAlias, TypeVar

from zonegames.engine.events import Event
from zonegames.engine.seats import Looker, Seat
from zonegames.games.zogars_revenge.components import Face, Task
from zonegames.games.zogars_revenge.dungeon import Cell

EyeSource: TypeAlias = Literal["gaze", "chest", "token", "combat"]
Status: TypeAlias = Literal["playing", "escaped", "captured", "died", "gave_up"]
Cause: TypeAlias = Literal["gaze", "chest", "token", "combat", "monster", "trap"]


@dataclass(frozen=True, slots=True)
class RunEvent(Event):
    """Something that happened inside a run."""

    only: Seat | None
    """The seat that alone may hear of it; None: everybody."""

    def seen_by(self, looker: Looker) -> Event | None:
        return self if self.only is None or self.only == looker else None


@dataclass(frozen=True, slots=True)
class Reveal(RunEvent):
    """An event that shows something nobody could know before."""

    def informs(self, seat: Seat) -> bool:
        return self.only is None or self.only == seat


@dataclass(frozen=True, slots=True)
class Moved(RunEvent):
    """The hero walked to an edge neighbour."""

    from_cell: Cell
    to_cell: Cell
    dark: bool
    """By which rule the move went (section "light and dark")."""
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class TileFlipped(Reveal):
    """An ordinary tile turned over: behind the hero in light, ahead in the dark."""

    cell: Cell
    why: Literal["behind", "ahead"]
    face: Face
    """The side now up."""
    hides: Face
    """The side that lay open until now."""
    kind: Literal["tile_flipped"] = "tile_flipped"


@dataclass(frozen=True, slots=True)
class LampChanged(RunEvent):
    """A lamp was put out or lit."""

    cell: Cell
    lit: bool
    left: int
    """Lamps still to do in this task."""
    kind: Literal["lamp_changed"] = "lamp_changed"


@dataclass(frozen=True, slots=True)
class StairsFlipped(RunEvent):
    """The centre turned over."""

    shows: Literal["crown", "stairs"]
    kind: Literal["stairs_flipped"] = "stairs_flipped"


@dataclass(frozen=True, slots=True)
class PhaseChanged(RunEvent):
    """The hero has a new task."""

    task: Task
    dark: bool
    kind: Literal["phase_changed"] = "phase_changed"


@dataclass(frozen=True, slots=True)
class CrownTaken(RunEvent):
    """The hero carries the crown."""

    milestone: ClassVar[bool] = True

    kind: Literal["crown_taken"] = "crown_taken"


@dataclass(frozen=True, slots=True)
class TreasureDrawn(Reveal):
    """A chest gave a token."""

    token: str
    value: int
    """Points of a coin, else 0."""
    left: int
    """Tokens left in the pile."""
    kind: Literal["treasure_drawn"] = "treasure_drawn"


@dataclass(frozen=True, slots=True)
class ChestEmpty(RunEvent):
    """A chest gave nothing: the pile is used up."""

    idle: ClassVar[bool] = True

    kind: Literal["chest_empty"] = "chest_empty"


@dataclass(frozen=True, slots=True)
class EyeTaken(RunEvent):
    """An eye token was taken; `eyes` counts all of them."""

    source: EyeSource
    eyes: int
    kind: Literal["eye_taken"] = "eye_taken"


@dataclass(frozen=True, slots=True)
class EyeAverted(RunEvent):
    """A cross was spent instead of taking an eye."""

    source: EyeSource
    crosses: int
    """Crosses left."""
    kind: Literal["eye_averted"] = "eye_averted"


@dataclass(frozen=True, slots=True)
class DamageTaken(RunEvent):
    """A monster or a trap hurt the hero; `health` is what is left."""

    source: Literal["monster", "trap"]
    health: int
    kind: Literal["damage_taken"] = "damage_taken"


@dataclass(frozen=True, slots=True)
class PotionDrunk(RunEvent):
    """A potion was drunk; `health` is what it came to."""

    health: int
    potions: int
    """Potions left."""
    kind: Literal["potion_drunk"] = "potion_drunk"


@dataclass(frozen=True, slots=True)
class FightStarted(RunEvent):
    """The hero landed on a monster."""

    monster: str
    strength: int
    kind: Literal["fight_started"] = "fight_started"


@dataclass(frozen=True, slots=True)
class FighterMoved(RunEvent):
    """The fighter stepped to a neighbouring player tile, and the one it left turned over."""

    from_pos: int
    to_pos: int
    value: int
    eye: bool
    """Of the side landed on."""
    kind: Literal["fighter_moved"] = "fighter_moved"


@dataclass(frozen=True, slots=True)
class BlowLanded(RunEvent):
    """A blow of `value` counts; `total` is the damage of this fight so far."""

    value: int
    total: int
    strength: int
    kind: Literal["blow_landed"] = "blow_landed"


@dataclass(frozen=True, slots=True)
class SwordSpent(RunEvent):
    """A sword adds to the total of this fight."""

    total: int
    strength: int
    swords: int
    """Swords left."""
    kind: Literal["sword_spent"] = "sword_spent"


@dataclass(frozen=True, slots=True)
class FightWon(RunEvent):
    """The total reached the monster's strength."""

    monster: str
    blows: int
    kind: Literal["fight_won"] = "fight_won"


@dataclass(frozen=True, slots=True)
class HeroPassed(Event):
    """The relay goes to the next seat."""

    to_seat: Seat
    kind: Literal["hero_passed"] = "hero_passed"


@dataclass(frozen=True, slots=True)
class RunEnded(RunEvent):
    """A run is over, with the points it is worth."""

    milestone: ClassVar[bool] = True

    status: Status
    cause: Cause | None
    monster: str | None
    score: int
    kind: Literal["run_ended"] = "run_ended"


@dataclass(frozen=True, slots=True)
class NextRun(Event):
    """The next seat of a score attack begins: its dungeon comes into sight."""

    heading: ClassVar[bool] = True

    to_seat: Seat
    kind: Literal["next_run"] = "next_run"

    def informs(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The result, one entry a seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    status: tuple[Status, ...]
    won: tuple[bool, ...]
    kind: Literal["game_over"] = "game_over"

    def informs(self, seat: Seat) -> bool:
        return True


P = ParamSpec("P")
E = TypeVar("E", bound=Event)


def kept(make: Callable[P, E]) -> Callable[P, E]:
    """The same event again for the same fields: there are few different ones, and playouts need many."""
    return cache(make)  # pyright: ignore[reportReturnType]  # cache() forgets the parameters


moved: Final = kept(Moved)
tile_flipped: Final = kept(TileFlipped)
lamp_changed: Final = kept(LampChanged)
stairs_flipped: Final = kept(StairsFlipped)
phase_changed: Final = kept(PhaseChanged)
crown_taken: Final = kept(CrownTaken)
treasure_drawn: Final = kept(TreasureDrawn)
chest_empty: Final = kept(ChestEmpty)
eye_taken: Final = kept(EyeTaken)
eye_averted: Final = kept(EyeAverted)
damage_taken: Final = kept(DamageTaken)
potion_drunk: Final = kept(PotionDrunk)
fight_started: Final = kept(FightStarted)
fighter_moved: Final = kept(FighterMoved)
blow_landed: Final = kept(BlowLanded)
sword_spent: Final = kept(SwordSpent)
fight_won: Final = kept(FightWon)
