"""Two or three things worth telling of a finished match."""

from collections import Counter
from collections.abc import Sequence

from zonegames.engine.events import Event
from zonegames.engine.telling import counted
from zonegames.games.zone_runners.board import ZONE_OF
from zonegames.games.zone_runners.events import BlockerDefeated, RunnerActed, TrackerMoved, TurnTakenBack
from zonegames.games.zone_runners.words import RUNNER_NAMES


def facts(events: Sequence[Event]) -> list[str]:
    """From all that happened; the most telling first."""
    told: list[str] = []
    jumps = [e for e in events if isinstance(e, RunnerActed) and e.result in ("jump", "running_jump", "leap")]
    if jumps:
        longest = max(jumps, key=lambda e: e.need or 0)
        told.append(
            f"{counted(len(jumps), 'gap')} jumped; the hardest number was {longest.need}, "
            f"in Zone {ZONE_OF[longest.column]}, by the {RUNNER_NAMES[longest.runner]}."
        )
    beaten = sum(isinstance(e, BlockerDefeated) for e in events)
    thrown = Counter(e.runner for e in events if isinstance(e, RunnerActed) and e.result == "thrown")
    if thrown:
        who, times = thrown.most_common(1)[0]
        how_often = "once" if times == 1 else f"{times} times"
        told.append(
            f"The {RUNNER_NAMES[who]} was thrown back {how_often}; {counted(beaten, 'Blocker')} beaten."
        )
    elif beaten:
        told.append(f"{counted(beaten, 'Blocker')} beaten, and nobody was ever thrown back.")
    turns = sum(isinstance(e, TrackerMoved) for e in events)
    back = sum(isinstance(e, TurnTakenBack) for e in events)
    told.append(f"{counted(turns, 'turn')} on the tracker" + (f", {back} taken back." if back else "."))
    return told
