"""What both modes do with avatar tiles."""

from typing import Protocol

from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.games.elemenz.events import AvatarUsed


class _Holder(Protocol):
    avatars: list[str]
    avatars_known: list[bool]


def show_avatar(holder: _Holder, display: list[str], seat: Seat, tile: str, emit: Emit) -> None:
    """A tile that `seat` holds is turned up and used: it lies in the display then.  Of two alike it is one
    that everybody has seen, so that the other stays a secret."""
    alike = [i for i, held in enumerate(holder.avatars) if held == tile]
    index = max(alike, key=holder.avatars_known.__getitem__)
    holder.avatars.pop(index)
    holder.avatars_known.pop(index)
    display.append(tile)
    emit(AvatarUsed(seat, tile))
