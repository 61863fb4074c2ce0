"""What happened, in one line each."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.events import Event
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted, listed
from zonegames.games.zone_runners import events as ev
from zonegames.games.zone_runners.board import space_name
from zonegames.games.zone_runners.components import ABILITIES
from zonegames.games.zone_runners.state import Payment
from zonegames.games.zone_runners.words import (
    BONUS_NAMES,
    RUNNER_NAMES,
    TRACK_NAMES,
    bonus_dice,
    card_name,
    deed_text,
    dice_text,
    energy_text,
    zones_with_blockers,
)


def sentence(event: Event, names: Names) -> str:
    """One log line; empty for an event that the next one tells better."""
    return SENTENCES[type(event)](event, names)


def _level_started(event: ev.LevelStarted, names: Names) -> str:
    runners = listed([RUNNER_NAMES[who] for who in event.runners])
    return f"Level {event.level}: {runners} at Start. {zones_with_blockers(event.blockers)}."


def _zone_revealed(event: ev.ZoneRevealed, names: Names) -> str:
    blockers = listed([f"a Blocker on {space_name(*space)}" for space in event.blockers])
    there = f", {blockers}" if blockers else ""
    return f"Zone {event.zone} is turned over: {card_name(event.card)}{there}."


def _bonus_spent(event: ev.BonusSpent, names: Names) -> str:
    joins = "joins" if event.dice == 1 else "join"
    return f"{bonus_dice(event.dice)} {joins} the roll; {bonus_dice(event.left)} left."


def _rerolled(event: ev.DiceRerolled, names: Names) -> str:
    return f"Rolled once more: {dice_text(event.dice)}." if event.which else "All dice are kept."


def _acted(event: ev.RunnerActed, names: Names) -> str:
    deed = deed_text(
        event.result, event.start, event.path, event.track, event.column, event.slot, event.status
    )
    return f"The {RUNNER_NAMES[event.runner]} {deed}."


def _collapsed(event: ev.ZoneCollapsed, names: Names) -> str:
    gone = f" with {counted(event.blockers_lost, 'Blocker')}" if event.blockers_lost else ""
    return f"Zone {event.zone} collapses{gone}!"


def _level_ended(event: ev.LevelEnded, names: Names) -> str:
    lines = ", ".join(payment_text(line) for line in event.payments)
    earned = counted(event.credits, "credit")
    return f"Level {event.level} is over: {earned}, {event.total} in all. {lines}."


def _energy(event: ev.EnergyAssigned, names: Names) -> str:
    if event.energy is None:
        return ""
    text = energy_text(event.dice)
    total = f" = {event.energy}" if len(event.dice) > 1 else ""
    ability = f", {ABILITIES[event.runner][0]} {event.ability:+d}" if event.ability else ""
    return f"The {RUNNER_NAMES[event.runner]} gets {text}{total}{ability}."


def payment_text(line: Payment) -> str:
    """One line of the ledger: "Sprinter home on high: 9"."""
    return f"{payment_reason(line)}: {line.amount}"


def payment_reason(line: Payment) -> str:
    """What was paid for: "Sprinter home on high"."""
    if line.who is None:
        return f"{counted(line.detail, 'Blocker')} beaten"
    name = RUNNER_NAMES[line.who]
    if line.why == "finished":
        return f"{name} home on {TRACK_NAMES[line.detail]}"
    return f"{name} out in Zone {line.detail}"


SENTENCES: Final[dict[type[Event], Callable[[Any, Names], str]]] = {
    ev.LevelStarted: _level_started,
    ev.ZoneRevealed: _zone_revealed,
    ev.TrackChosen: lambda e, n: f"The {RUNNER_NAMES[e.runner]} starts on the {TRACK_NAMES[e.track]} track.",
    ev.TurnStarted: lambda e, n: f"Level {e.level}, turn {e.turn}: {n[e.captain]} is captain.",
    ev.BonusSpent: _bonus_spent,
    ev.DiceRolled: lambda e, n: f"The dice: {dice_text(e.dice)}.",
    ev.DiceRerolled: _rerolled,
    ev.EnergyAssigned: _energy,
    ev.RunnerActed: _acted,
    ev.BlockerDefeated: lambda e, n: f"The Blocker of Zone {e.zone} lies in the Drop Zone.",
    ev.RunnerStepsUp: lambda e, n: f"The {RUNNER_NAMES[e.runner]} steps up to the Blocker.",
    ev.RunnerFinished: lambda e, n: f"The {RUNNER_NAMES[e.runner]} is home!",
    ev.RunnerOut: lambda e, n: f"The {RUNNER_NAMES[e.runner]} is out, under Zone {e.zone}.",
    ev.BonusGained: lambda e, n: f"The team gains a Bonus die ({BONUS_NAMES[e.label]}).",
    ev.TurnTakenBack: lambda e, n: "The turn is taken back: board and dice as after the re-roll.",
    ev.TrackerMoved: lambda e, n: "",
    ev.ZoneCollapsed: _collapsed,
    ev.LevelEnded: _level_ended,
    ev.GameOver: lambda e, n: f"The run is over with {counted(e.credits, 'credit')}: {e.rating}",
}
