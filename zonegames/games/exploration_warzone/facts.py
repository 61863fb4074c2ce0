"""Two or three things worth telling of a finished match."""

from collections import Counter
from collections.abc import Sequence

from zonegames.engine.events import Event
from zonegames.engine.seats import Names
from zonegames.engine.telling import listed
from zonegames.games.exploration_warzone.components import SHIPS
from zonegames.games.exploration_warzone.events import (
    CombatRevealed,
    Damage,
    GameOver,
    InteractionWon,
    ShipDestroyed,
    Stolen,
)


def facts(events: Sequence[Event], names: Names) -> list[str]:
    """From all that happened; the most telling first."""
    told: list[str] = []
    lost = [event.seat for event in events if isinstance(event, ShipDestroyed)]
    if lost and len(names) > 2:
        verb = "was" if len(lost) == 1 else "were"
        told.append(f"{listed([names[seat] for seat in lost])} {verb} destroyed and could not win.")
    shown = [event for event in events if isinstance(event, CombatRevealed)]
    if shown:
        biggest = max(shown, key=lambda combat: max(combat.power_attacker, combat.power_defender))
        power = max(biggest.power_attacker, biggest.power_defender)
        seat = biggest.attacker if power == biggest.power_attacker else biggest.defender
        told.append(f"The strongest blow had a power of {power}, by {names[seat]}.")
    wins = Counter(event.seat for event in events if isinstance(event, InteractionWon))
    if wins:
        seat, count = max(wins.items(), key=lambda pair: (pair[1], -pair[0]))
        times = "once" if count == 1 else f"{count} times"
        told.append(f"{names[seat]} won the contact game most often: {times}.")
    taken = sum(isinstance(event, Stolen) for event in events)
    damage = sum(event.amount for event in events if isinstance(event, Damage))
    if taken or damage:
        stolen = f"{taken} token{'' if taken == 1 else 's'} changed hands by STEAL"
        told.append(f"{stolen} and {damage} HP were lost in combat.")
    over = next((event for event in events if isinstance(event, GameOver)), None)
    if not told and over is not None:
        ships = listed([SHIPS[ship].name for ship in over.ships])
        told.append(f"{ships} never came to blows in {over.rounds} rounds.")
    return told[:3]
