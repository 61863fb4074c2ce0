"""Two or three things worth telling of a finished match."""

from collections import Counter
from collections.abc import Sequence

from zonegames.engine.events import Event
from zonegames.engine.telling import counted
from zonegames.games.zone_runners.board import ZONE_OF
from zonegames.games.zone_runners.events import (
    BlockerDefeated,
    DiceRerolled,
    RunnerActed,
    TrackerMoved,
    TurnTakenBack,
)
from zonegames.games.zone_runners.words import RUNNER_NAMES


def facts(events: Sequence[Event]) -> list[str]:
    """From all that happened; the most telling first."""
    lasting = _lasting(events)
    acted = [event for event in lasting if isinstance(event, RunnerActed)]
    beaten = sum(isinstance(event, BlockerDefeated) for event in lasting)
    turns = sum(isinstance(event, TrackerMoved) for event in events)
    back = sum(isinstance(event, TurnTakenBack) for event in events)
    on_the_tracker = f"{counted(turns, 'turn')} on the tracker"
    return [
        *_of_jumps(acted),
        *_of_blockers(acted, beaten),
        f"{on_the_tracker}, {back} taken back." if back else f"{on_the_tracker}.",
    ]


def _lasting(events: Sequence[Event]) -> list[Event]:
    """Without what was taken back: all since the re-roll."""
    lasting: list[Event] = []
    rolled = 0
    for event in events:
        if isinstance(event, TurnTakenBack):
            del lasting[rolled:]
        else:
            lasting.append(event)
        if isinstance(event, DiceRerolled):
            rolled = len(lasting)
    return lasting


def _of_jumps(acted: Sequence[RunnerActed]) -> list[str]:
    """A leap counts, but its number was a Blocker's."""
    jumps = [event for event in acted if event.result in ("jump", "running_jump")]
    if not jumps:
        return []
    hardest = max(jumps, key=lambda event: event.need or 0)
    gaps = len(jumps) + sum(event.result == "leap" for event in acted)
    zone = ZONE_OF[hardest.column - 1]  # the gap, or the second half of a double one, ends there
    number = f"the hardest number was {hardest.need}, in Zone {zone}"
    return [f"{counted(gaps, 'gap')} jumped; {number}, by the {RUNNER_NAMES[hardest.runner]}."]


def _of_blockers(acted: Sequence[RunnerActed], beaten: int) -> list[str]:
    thrown = Counter(event.runner for event in acted if event.result == "thrown")
    if thrown:
        who, times = thrown.most_common(1)[0]
        how_often = "once" if times == 1 else f"{times} times"
        return [f"The {RUNNER_NAMES[who]} was thrown back {how_often}; {counted(beaten, 'Blocker')} beaten."]
    return [f"{counted(beaten, 'Blocker')} beaten, and nobody was ever thrown back."] if beaten else []
