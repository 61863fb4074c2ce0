"""Two or three things worth telling of a finished match."""

from collections import Counter
from collections.abc import Sequence

from zonegames.engine.events import Event
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted
from zonegames.games.elemenz import events as ev
from zonegames.games.elemenz import words


def facts(events: Sequence[Event], outcome: Outcome, names: Names) -> list[str]:
    """From all that happened; the most telling first."""
    if any(isinstance(event, ev.DieLocked) for event in events) or outcome.reason in (
        "starved",
        "turn_limit",
    ):
        return _monolith(events, names)
    return _duel(events, names)


def _duel(events: Sequence[Event], names: Names) -> list[str]:
    told: list[str] = []
    blows = [event for event in events if isinstance(event, ev.Attack)]
    hardest = max(blows, key=lambda blow: blow.loss, default=None)
    if hardest is not None and hardest.loss > 1:
        told.append(f"The hardest blow cost {names[hardest.target]} {words.dice(hardest.loss)}.")
    surges = Counter(event.seat for event in events if isinstance(event, ev.Surge))
    if surges:
        seat, count = surges.most_common(1)[0]
        told.append(f"{names[seat]} suffered {counted(count, 'surge')}.")
    healed = Counter(event.seat for event in events if isinstance(event, ev.DieRecovered))
    if healed:
        seat, count = healed.most_common(1)[0]
        told.append(f"{names[seat]} took {words.dice(count)} back from the Monolith.")
    broken = sum(isinstance(event, ev.ComboBroken) for event in events)
    if broken:
        told.append(f"{counted(broken, 'combo')} broke apart.")
    return told[:3]


def _monolith(events: Sequence[Event], names: Names) -> list[str]:
    told: list[str] = []
    freed = sum(isinstance(event, ev.DieUnlocked) for event in events)
    if freed:
        told.append(f"{counted(freed, 'lock')} had to be opened again.")
    stolen = Counter(event.seat for event in events if isinstance(event, ev.DieStolen))
    if stolen:
        seat, count = stolen.most_common(1)[0]
        told.append(f"{names[seat]} took {words.dice(count)} out of the rival's hand.")
    wilds = Counter(event.seat for event in events if isinstance(event, ev.DieWild))
    if wilds:
        seat, count = wilds.most_common(1)[0]
        told.append(f"{names[seat]} rolled {counted(count, 'wild')}.")
    return told[:3]
