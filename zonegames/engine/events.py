"""What happened, as data: past tense, ids and numbers, no wording."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from zonegames.engine.seats import Looker, Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Base of every event, tagged by a literal `kind`.  Subclasses say who may see what of it."""

    waits: ClassVar[bool] = False
    """The screen holds for Enter after it before going on."""

    milestone: ClassVar[bool] = False
    """A turning point of the match: replays can jump to it."""

    heading: ClassVar[bool] = False
    """It begins a turn, a round or a run: in the log it stands over what follows."""

    idle: ClassVar[bool] = False
    """Somebody passed, or nothing came of it: told faintly."""

    barrier: ClassVar[str] = ""
    """Why undo stops here, in a player's words ("dice were rolled"), for events that end it."""

    def seen_by(self, looker: Looker) -> "Event | None":
        """This event as `looker` may see it: itself, a copy with secret fields blank, or nothing."""
        return self

    def informs(self, seat: Seat) -> bool:
        """Whether it tells `seat` something that was hidden from it.  Nobody may undo past that."""
        return False


Emit: TypeAlias = Callable[[Event], None]
"""Where the rules tell what happened; called right after the state shows it."""


def ignore(event: Event) -> None:
    """An Emit for playouts that nobody watches."""
