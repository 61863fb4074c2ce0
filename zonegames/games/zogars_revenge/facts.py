"""Two or three things worth telling of a finished match."""

from collections.abc import Iterator, Sequence

from zonegames.engine.events import Event
from zonegames.engine.seats import Names, Seat
from zonegames.engine.telling import counted
from zonegames.games.zogars_revenge import events as ev
from zonegames.games.zogars_revenge.components import MONSTERS, STRENGTH


def facts(events: Sequence[Event], names: Names) -> list[str]:
    """From all that happened; the most telling first."""
    won = list(_won_by(events))
    rooms = sum(isinstance(event, ev.Moved) for event in events)
    averted = sum(isinstance(event, ev.EyeAverted) for event in events)
    told = [f"{counted(rooms, 'room')} entered, {counted(len(won), 'monster')} beaten"]
    if won:
        seat, best = max(won, key=lambda fight: (STRENGTH[fight[1].monster], -fight[1].blows))
        whose = f" by {names[seat]}" if len(names) > 1 else ""
        told.append(f"the strongest: {MONSTERS[best.monster].name},{whose} in {counted(best.blows, 'blow')}")
    if averted:
        told.append(f"{counted(averted, 'eye')} turned away by a cross")
    return told


def _won_by(events: Sequence[Event]) -> Iterator[tuple[Seat, ev.FightWon]]:
    """The fights that were won, with the seat that had the keyboard."""
    seat = 0
    for event in events:
        if isinstance(event, ev.FightWon):
            yield seat, event
        elif isinstance(event, ev.NextRun | ev.HeroPassed):
            seat = event.to_seat
