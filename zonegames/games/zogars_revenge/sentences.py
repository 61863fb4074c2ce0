"""One log line for each event."""

from collections.abc import Callable
from typing import Any, Final

from zonegames.engine.events import Event
from zonegames.engine.seats import Names
from zonegames.engine.telling import counted
from zonegames.games.zogars_revenge import events, words
from zonegames.games.zogars_revenge.components import LIMITS, MONSTERS, TREASURE

EYES_OPEN: Final = {
    "gaze": "Zogar looks at you",
    "chest": "the chest bears an eye",
    "token": "the noise carries",
    "combat": "your blow lands on an eye",
}


def sentence(event: Event, names: Names) -> str:
    """The event in words; empty when the next line says it all."""
    return SENTENCES[type(event)](event, names)


def _moved(event: events.Moved, names: Names) -> str:
    return "you walk into the dark" if event.dark else ""


def _tile_flipped(event: events.TileFlipped, names: Names) -> str:
    where = "behind you" if event.why == "behind" else "ahead of you"
    return f"{where}: {words.FACES[event.face]} turns up"


def _lamp_changed(event: events.LampChanged, names: Names) -> str:
    if event.lit:
        return f"the lamp burns again, {event.left or 'none'} still dark"
    return f"the lamp goes out, {event.left or 'none'} still burning"


def _stairs_flipped(event: events.StairsFlipped, names: Names) -> str:
    if event.shows == "crown":
        return "the stairs turn over: there is the crown room"
    return "the crown room turns over: the stairs are back"


def _phase_changed(event: events.PhaseChanged, names: Names) -> str:
    if event.task == "crown":
        return "it is dark: the tile you enter turns over first"
    if event.task == "escape":
        return "it is light: the tile you leave turns over again"
    return f"now {words.TASKS[event.task]}; it stays dark"


def _treasure_drawn(event: events.TreasureDrawn, names: Names) -> str:
    name = TREASURE[event.token].name.lower()
    return f"chest: you draw a {name}" + (f", {event.value}" if event.value else "")


def _eye_taken(event: events.EyeTaken, names: Names) -> str:
    return f"{EYES_OPEN[event.source]}: eye {event.eyes} of {LIMITS.eye_tokens}"


def _eye_averted(event: events.EyeAverted, names: Names) -> str:
    return f"a cross stops the eye ({words.EYE_SOURCES[event.source]}), {event.crosses} left"


def _damage_taken(event: events.DamageTaken, names: Names) -> str:
    who = "the trap hurts" if event.source == "trap" else "it strikes you"
    return f"{who}: health {event.health}"


def _fight_started(event: events.FightStarted, names: Names) -> str:
    return f"{MONSTERS[event.monster].name} bars the way, strength {event.strength}"


def _fight_won(event: events.FightWon, names: Names) -> str:
    return f"{MONSTERS[event.monster].name} falls after {counted(event.blows, 'blow')}"


def _run_ended(event: events.RunEnded, names: Names) -> str:
    return f"{words.end_text(event.status, event.cause, event.monster)} Score {event.score}."


SENTENCES: Final[dict[type[Event], Callable[[Any, Names], str]]] = {
    events.Moved: _moved,
    events.TileFlipped: _tile_flipped,
    events.LampChanged: _lamp_changed,
    events.StairsFlipped: _stairs_flipped,
    events.PhaseChanged: _phase_changed,
    events.CrownTaken: lambda event, names: "you take the crown",
    events.TreasureDrawn: _treasure_drawn,
    events.ChestEmpty: lambda event, names: "the chest is empty: no treasure is left",
    events.EyeTaken: _eye_taken,
    events.EyeAverted: _eye_averted,
    events.DamageTaken: _damage_taken,
    events.PotionDrunk: lambda event, names: f"you drink a potion: health {event.health}",
    events.FightStarted: _fight_started,
    events.FighterMoved: lambda event, names: "",
    events.BlowLanded: lambda event, names: f"a blow of {event.value}: {event.total} of {event.strength}",
    events.SwordSpent: lambda event, names: f"your sword adds 1: {event.total} of {event.strength}",
    events.FightWon: _fight_won,
    events.HeroPassed: lambda event, names: f"{names[event.to_seat]} carries on",
    events.RunEnded: _run_ended,
    events.NextRun: lambda event, names: f"{names[event.to_seat]} goes down the stairs",
    events.GameOver: lambda event, names: "",
}
