"""What happened, in one line each."""

from zonegames.engine.events import Event
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted, listed
from zonegames.games.zone_runners.board import space_name
from zonegames.games.zone_runners.components import ABILITIES
from zonegames.games.zone_runners.events import (
    BlockerDefeated,
    BonusGained,
    BonusSpent,
    DiceRerolled,
    DiceRolled,
    EnergyAssigned,
    GameOver,
    LevelEnded,
    LevelStarted,
    RunnerActed,
    RunnerFinished,
    RunnerOut,
    RunnerStepsUp,
    TrackChosen,
    TrackerMoved,
    TurnStarted,
    TurnTakenBack,
    ZoneCollapsed,
    ZoneRevealed,
)
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


def sentence(event: Event, names: Names) -> str:  # noqa: C901 - one line for each event
    """One log line; empty for an event that the next one tells better."""
    match event:
        case LevelStarted():
            runners = listed([RUNNER_NAMES[who] for who in event.runners])
            return f"Level {event.level}: {runners} at Start. {zones_with_blockers(event.blockers)}."
        case ZoneRevealed():
            blockers = listed([f"a Blocker on {space_name(*space)}" for space in event.blockers])
            there = f", {blockers}" if blockers else ""
            return f"Zone {event.zone} is turned over: {card_name(event.card)}{there}."
        case TrackChosen():
            return f"The {RUNNER_NAMES[event.runner]} starts on the {TRACK_NAMES[event.track]} track."
        case TurnStarted():
            return f"Level {event.level}, turn {event.turn}: {names[event.captain]} is captain."
        case BonusSpent():
            joins = "joins" if event.dice == 1 else "join"
            return f"{bonus_dice(event.dice)} {joins} the roll; {bonus_dice(event.left)} left."
        case DiceRolled():
            return f"The dice: {dice_text(event.dice)}."
        case DiceRerolled():
            return f"Rolled once more: {dice_text(event.dice)}." if event.which else "All dice are kept."
        case EnergyAssigned():
            return _energy(event)
        case RunnerActed():
            deed = deed_text(
                event.result, event.start, event.path, event.track, event.column, event.slot, event.status
            )
            return f"The {RUNNER_NAMES[event.runner]} {deed}."
        case BlockerDefeated():
            return f"The Blocker of Zone {event.zone} lies in the Drop Zone."
        case RunnerStepsUp():
            return f"The {RUNNER_NAMES[event.runner]} steps up to the Blocker."
        case RunnerFinished():
            return f"The {RUNNER_NAMES[event.runner]} is home!"
        case RunnerOut():
            return f"The {RUNNER_NAMES[event.runner]} is out, under Zone {event.zone}."
        case BonusGained():
            return f"The team gains a Bonus die ({BONUS_NAMES[event.label]})."
        case TurnTakenBack():
            return "The turn is taken back: board and dice as after the re-roll."
        case TrackerMoved():
            return ""
        case ZoneCollapsed():
            gone = f" with {counted(event.blockers_lost, 'Blocker')}" if event.blockers_lost else ""
            return f"Zone {event.zone} collapses{gone}!"
        case LevelEnded():
            lines = ", ".join(payment_text(line) for line in event.payments)
            earned = counted(event.credits, "credit")
            return f"Level {event.level} is over: {earned}, {event.total} in all. {lines}."
        case GameOver():
            return f"The run is over with {counted(event.credits, 'credit')}: {event.rating}"
        case _:
            return ""


def _energy(event: EnergyAssigned) -> str:
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
