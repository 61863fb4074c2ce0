"""Two or three things worth telling of a finished match."""

from collections.abc import Sequence

from zonegames.engine.events import Event
from zonegames.engine.telling import counted
from zonegames.games.zogars_revenge import events as ev
from zonegames.games.zogars_revenge.components import MONSTERS, STRENGTH


def facts(events: Sequence[Event]) -> list[str]:
    """From all that happened; the most telling first."""
    won = [event for event in events if isinstance(event, ev.FightWon)]
    rooms = sum(isinstance(event, ev.Moved) for event in events)
    averted = sum(isinstance(event, ev.EyeAverted) for event in events)
    told = [f"{counted(rooms, 'room')} entered, {counted(len(won), 'monster')} beaten"]
    if won:
        best = max(won, key=lambda event: (STRENGTH[event.monster], -event.blows))
        told.append(f"the strongest: {MONSTERS[best.monster].name}, in {counted(best.blows, 'blow')}")
    if averted:
        told.append(f"{counted(averted, 'eye')} turned away by a cross")
    return told
