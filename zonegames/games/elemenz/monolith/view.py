"""What a looker may see of the two-player game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from zonegames.engine.seats import Looker, Seat
from zonegames.games.elemenz.about import NOTHING, About
from zonegames.games.elemenz.components import BOARD_LOCKS, FACE_DOWN, SIDES, Box
from zonegames.games.elemenz.monolith.state import MonolithState, SideState


@dataclass(frozen=True, slots=True)
class SideView:
    """One side."""

    seat: Seat
    side: str
    hand: tuple[str, ...]
    wild: tuple[str, ...]
    aside: tuple[str, ...]
    used: Mapping[str, tuple[str, ...]]
    locks: Mapping[str, str]
    borrowed: tuple[str, ...]
    avatars: tuple[str, ...]
    """Tiles by id, or FACE_DOWN."""

    unlocked: int
    """Own dice not locked."""

    smallest_lock: int
    """Spaces of the smallest open lock; 0 when all are filled."""

    @property
    def boards(self) -> tuple[str, str]:
        """The symbols of its two boards."""
        return SIDES[self.side].boards

    def open_locks(self) -> list[Box]:
        """The locks still to be filled, board by board."""
        return [lock for board in self.boards for lock in BOARD_LOCKS[board] if lock.key not in self.locks]


@dataclass(frozen=True, slots=True)
class MonolithView:
    """The two-player game as `looker` sees it."""

    looker: Looker = field(compare=False)
    """Who looks; views that show the same are equal."""

    turn: int
    """Turns begun by both together."""

    round: int
    """The number of the present turn of its player."""

    active: Seat
    start: Seat
    rolls: int
    rolls_allowed: int
    fresh: bool
    """The rival may be asked before the next thing is carried out."""

    faces: Mapping[str, str]
    sides: tuple[SideView, ...]
    pool: tuple[str, ...]
    display: tuple[str, ...]
    avatars: bool
    """Played with avatars."""

    ended: str
    winner: Seat
    about: About

    @property
    def mine(self) -> SideView:
        """The active side."""
        return self.sides[self.active]

    @property
    def rival(self) -> SideView:
        """The side that waits."""
        return self.sides[1 - self.active]


def monolith_view(state: MonolithState, looker: Looker) -> MonolithView:
    """Built up from what lies open, and from the looker's own tiles."""
    pending = state.pending
    told = pending is not None and (not pending.secret or pending.seat == looker)
    return MonolithView(
        looker=looker,
        turn=state.turn,
        round=state.round,
        active=state.active,
        start=state.start,
        rolls=state.rolls,
        rolls_allowed=state.rolls_allowed,
        fresh=state.fresh,
        faces=MappingProxyType(dict(state.faces)),
        sides=tuple(_side(seat, side, looker) for seat, side in enumerate(state.sides)),
        pool=tuple(state.pool),
        display=tuple(state.display),
        avatars=state.options.avatars,
        ended=state.ended,
        winner=state.winner,
        about=state.stack[-1].about() if told and state.stack else NOTHING,
    )


def _side(seat: Seat, side: SideState, looker: Looker) -> SideView:
    return SideView(
        seat=seat,
        side=side.side,
        hand=tuple(side.hand),
        wild=tuple(side.wild),
        aside=tuple(side.aside),
        used=MappingProxyType({key: tuple(dice) for key, dice in side.used.items()}),
        locks=MappingProxyType(dict(side.locks)),
        borrowed=tuple(side.borrowed),
        avatars=tuple(
            tile if seat == looker or known else FACE_DOWN
            for tile, known in zip(side.avatars, side.avatars_known, strict=True)
        ),
        unlocked=side.unlocked,
        smallest_lock=side.smallest_lock,
    )
