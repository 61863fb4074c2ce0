"""The position: the options, the runs and whose turn it is."""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.engine.state import State as BaseState
from zonegames.games.zogars_revenge.components import COINS, LIMITS, RING, DifficultyId, Face, RingFace, Task
from zonegames.games.zogars_revenge.dungeon import Cell, Dungeon
from zonegames.games.zogars_revenge.events import Cause, Status
from zonegames.games.zogars_revenge.layouts import cut

Mode: TypeAlias = Literal["solo", "score", "relay"]
Figure: TypeAlias = Literal["heroine", "hero"]

DARK: Final = frozenset({"crown", "relight"})
"""The tasks that are done without light."""


@dataclass(frozen=True, slots=True)
class Options:
    """What was chosen at set-up, fully resolved."""

    mode: Mode
    layout: str
    """A built-in layout's id, or "custom"."""

    layout_name: str
    rows: tuple[str, ...]
    """The layout itself, so that a saved game needs no file; borders are cut on arrival."""

    difficulty: DifficultyId
    memory_aid: bool
    dungeons: Literal["same", "fresh"]
    """Score attack only: one deal for all, or one each."""

    figures: tuple[Figure, ...]
    """Per seat: a matter of looks."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", cut(self.rows))

    @property
    def secret(self) -> bool:
        """Whether a run is only for the eyes of its seat, because others will play the same dungeon."""
        return self.mode == "score" and self.dungeons == "same"


@dataclass(slots=True)
class Fight:
    """The monster of this room, while it stands."""

    monster: str
    strength: int
    total: int = 0
    blows: int = 0


@dataclass(slots=True)
class Run:
    """One hero's way through one dungeon.  Lists over cells go in reading order."""

    tiles: tuple[int, ...]
    """Per cell: the id of its ordinary tile, 0 for lamps and centre."""

    up: list[Face]
    under: list[Face]
    """The sides that lie up and face down."""

    seen: list[bool]
    """Per cell: whether the side face down was up at any time before (ZG-R28)."""

    pile: list[str]
    """The face-down treasure; the next token is the last."""

    hero: Cell
    health: int
    eyes: int
    task: Task = "douse"
    lamps_left: int = 4
    """Lamps still to be changed in this task (or the next one with lamps)."""

    crosses: int = 0
    potions: int = 0
    swords: int = 0
    coins: list[str] = field(default_factory=list[str])
    used: list[str] = field(default_factory=list[str])
    """Tokens out of play: crosses, potions and swords spent, traps and noises found."""

    fighter: int = 0
    """The fighter's place on the ring."""

    turned: list[bool] = field(default_factory=lambda: [False] * 4)
    """Per player tile: whether its back is up."""

    fight: Fight | None = None
    status: Status = "playing"
    cause: Cause | None = None
    slayer: str | None = None
    """The monster in whose fight the run was lost."""

    moves: int = 0

    @property
    def dark(self) -> bool:
        """Whether the lamps are out: the tile that is entered turns over (ZG-R05)."""
        return self.task in DARK

    @property
    def crown_taken(self) -> bool:
        """Whether the hero carries the crown."""
        return self.task == "relight" or self.task == "escape"

    @property
    def thirsty(self) -> bool:
        """Whether a potion could be drunk now (ZG-R18)."""
        return self.potions > 0 and self.health < LIMITS.max_health

    @property
    def score(self) -> int:
        """Points so far: they count for every ending (ZG-R30)."""
        points = sum(COINS[coin] for coin in self.coins)
        points += LIMITS.crown_points * self.crown_taken
        return points + LIMITS.escape_points * (self.status == "escaped")

    def ring_face(self, pos: int) -> RingFace:
        """The side up of a player tile."""
        return RING[pos][self.turned[pos]]

    def clone(self) -> "Run":
        """A copy that shares nothing mutable."""
        fight = self.fight
        return Run(
            self.tiles,
            self.up[:],
            self.under[:],
            self.seen[:],
            self.pile[:],
            self.hero,
            self.health,
            self.eyes,
            self.task,
            self.lamps_left,
            self.crosses,
            self.potions,
            self.swords,
            self.coins[:],
            self.used[:],
            self.fighter,
            self.turned[:],
            fight and Fight(fight.monster, fight.strength, fight.total, fight.blows),
            self.status,
            self.cause,
            self.slayer,
            self.moves,
        )


@dataclass(slots=True)
class State(BaseState):
    """The whole game; chance is used up at set-up."""

    options: Options
    seats: int
    runs: list[Run]
    """One, or one a seat in a score attack."""

    current: int = 0
    """The run that is being played, or the last one played."""

    seat: Seat = 0
    """Who plays it: in a score attack its owner, in a relay whoever has the keyboard."""

    dungeon: Dungeon = field(kw_only=True, repr=False, compare=False)
    """The plan of `options.rows`."""

    @property
    def run(self) -> Run:
        return self.runs[self.current]

    @property
    def only(self) -> Seat | None:
        """The seat that alone may know of the current run; None: everybody may."""
        return self.seat if self.options.secret else None

    def clone(self) -> "State":
        return State(
            Rng(self.rng.state),
            self.stack[:],
            self.options,
            self.seats,
            [run.clone() for run in self.runs],
            self.current,
            self.seat,
            pending=self.pending,
            dungeon=self.dungeon,
        )
