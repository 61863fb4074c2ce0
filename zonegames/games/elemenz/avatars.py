"""What both modes do with avatar tiles."""

from typing import Protocol

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.events import AvatarUsed


class _Holder(Protocol):
    avatars: list[str]
    avatars_known: list[bool]


def show_avatar(holder: _Holder, display: list[str], seat: Seat, tile: str, emit: Emit) -> None:
    """A tile that `seat` holds is turned up and used: it lies in the display then."""
    index = holder.avatars.index(tile)
    holder.avatars.pop(index)
    holder.avatars_known.pop(index)
    display.append(tile)
    emit(AvatarUsed(seat, tile))
