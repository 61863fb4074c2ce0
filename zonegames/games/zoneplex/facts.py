"""Two or three things worth telling of a finished match."""

from collections.abc import Sequence

from zonegames.engine.events import Event
from zonegames.engine.telling import counted
from zonegames.games.zoneplex.events import BattleBegun, BattleLost, FearDefeated, StonePledged, Teleported


def facts(events: Sequence[Event]) -> list[str]:
    """From all that happened; the most telling first."""
    won = sum(isinstance(event, FearDefeated) for event in events)
    lost = sum(isinstance(event, BattleLost) for event in events)
    stones = sum(isinstance(event, StonePledged) for event in events)
    jumps = sum(isinstance(event, Teleported) for event in events)
    parties = [len(event.party) for event in events if isinstance(event, BattleBegun)]
    told = [f"{won} of {won + lost} Fears were beaten, {counted(stones, 'stone')} given for it."]
    if parties:
        told.append(f"The largest party counted {counted(max(parties), 'Monkle')}.")
    if jumps:
        told.append(f"Teleporters were used {counted(jumps, 'time')}.")
    return told
