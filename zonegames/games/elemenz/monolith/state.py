"""The position of the two-player game."""

from dataclasses import dataclass, field

from zonegames.engine.rng import Rng
from zonegames.engine.seats import Seat
from zonegames.engine.state import State
from zonegames.games.elemenz.components import (
    BOARD_LOCKS,
    BOXES,
    FIRST_TURN_ROLLS,
    MONOLITH_ROLLS,
    SIDES,
    Box,
)
from zonegames.games.elemenz.options import Options


@dataclass(slots=True)
class SideState:
    """What one side has.  Every die lies in exactly one of these places or in the pool."""

    side: str
    """Its id: "air_water", "fire_earth"."""

    hand: list[str]
    wild: list[str] = field(default_factory=list[str])
    aside: list[str] = field(default_factory=list[str])
    """Set aside by the rival: out of the next turn."""

    used: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """Dice that paid this turn, by what they paid for."""

    locks: dict[str, str] = field(default_factory=dict[str, str])
    """The locked die by lock."""

    borrowed: list[str] = field(default_factory=list[str])
    avatars: list[str] = field(default_factory=list[str])
    avatars_known: list[bool] = field(default_factory=list[bool])

    def clone(self) -> "SideState":
        return SideState(
            self.side,
            self.hand[:],
            self.wild[:],
            self.aside[:],
            {key: dice[:] for key, dice in self.used.items()},
            self.locks.copy(),
            self.borrowed[:],
            self.avatars[:],
            self.avatars_known[:],
        )

    @property
    def boards(self) -> tuple[str, str]:
        """The symbols of its two boards."""
        return SIDES[self.side].boards

    @property
    def unlocked(self) -> int:
        """Own dice that are not locked, wherever they lie; borrowed ones are not own."""
        used = sum(map(len, self.used.values())) if self.used else 0
        return len(self.hand) + len(self.wild) + len(self.aside) + used - len(self.borrowed)

    def open_locks(self) -> list[Box]:
        """The locks still to be filled, board by board."""
        return [lock for board in self.boards for lock in BOARD_LOCKS[board] if lock.key not in self.locks]

    @property
    def smallest_lock(self) -> int:
        """Spaces of the smallest open lock; 0 when all are filled."""
        return min((len(lock.spaces) for lock in self.open_locks()), default=0)

    @property
    def starved(self) -> bool:
        """Too few dice for any further lock (EZ-R62)."""
        return self.unlocked < self.smallest_lock


@dataclass(slots=True)
class MonolithState(State):
    """The tug-of-war of two sides."""

    options: Options
    sides: list[SideState]
    start: Seat
    faces: dict[str, str]
    pool: list[str]
    display: list[str]
    """Avatars that were used or destroyed, for both to buy."""

    active: Seat
    turn: int = 0
    """Turns begun by both together."""

    rolls: int = 0
    fresh: bool = False
    """The active dice have changed since the rival was last asked (EZ-R68)."""

    ended: str = ""
    winner: Seat = -1

    def clone(self) -> "MonolithState":
        return MonolithState(
            Rng(self.rng.state),
            self.stack[:],
            self.options,
            [side.clone() for side in self.sides],
            self.start,
            self.faces.copy(),
            self.pool[:],
            self.display[:],
            self.active,
            self.turn,
            self.rolls,
            self.fresh,
            self.ended,
            self.winner,
            pending=self.pending,
        )

    @property
    def round(self) -> int:
        """The number of the present turn of its player, from 1."""
        return (self.turn + 1) // 2

    @property
    def rolls_allowed(self) -> int:
        """One in the very first turn of the game (EZ-R69), else three."""
        return FIRST_TURN_ROLLS if self.turn == 1 else MONOLITH_ROLLS

    @property
    def mine(self) -> SideState:
        """The active side."""
        return self.sides[self.active]

    @property
    def rival(self) -> SideState:
        """The side that waits."""
        return self.sides[1 - self.active]

    def boxes(self) -> list[Box]:
        """Everything on the active boards, locks last."""
        mine = self.mine.boards
        return [box for box in BOXES.values() if box.board in mine]
