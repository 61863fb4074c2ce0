"""What prompts, the saves list and the results say; gathers the other texts."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.narration import ActionText, Hint, Narrator, Prompt, Status, Verdict
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Looker, Names
from zonegames.engine.telling import counted, listed
from zonegames.games.zogars_revenge import sentences, table_words, words
from zonegames.games.zogars_revenge.actions import Action
from zonegames.games.zogars_revenge.components import MONSTERS
from zonegames.games.zogars_revenge.facts import facts
from zonegames.games.zogars_revenge.hints import hint
from zonegames.games.zogars_revenge.labels import action_text
from zonegames.games.zogars_revenge.prompts import prompt
from zonegames.games.zogars_revenge.scoring import SHARED
from zonegames.games.zogars_revenge.view import View

RANKING_REASONS: Final = {
    "most_points": "The highest score wins.",
    "tie_escape": "Equal scores: who escaped goes before who did not.",
    "tie_crown": "Equal scores: who took the crown goes first.",
    "tie_eyes": "Equal scores: fewer eyes go first.",
    "tie_health": "Equal scores and eyes: more health goes first.",
    "tie_moves": "Equal in all else: fewer moves go first.",
    SHARED: "Equal in score, eyes, health and moves: they share the first place.",
}

CAPTURES: Final = {f"captured_{source}": text for source, text in words.EYE_SOURCES.items()}


class ZogarNarrator(Narrator[View, Action]):
    """The words of Zogar's Revenge."""

    log_limit = 6
    """Remembering what lay where is part of the game (ZG-R29)."""

    endings: ClassVar[Mapping[str, str]] = {
        "captured_gaze": "caught by a gaze",
        "captured_chest": "caught by a chest",
        "captured_token": "caught by a noise",
        "captured_combat": "caught in a fight",
        **{f"died_{monster.id}": f"killed by {monster.name}" for monster in MONSTERS.values()},
        "died_trap": "killed by a trap",
        "tie_escape": "tie: who escaped",
        "tie_crown": "tie: the crown",
        "tie_eyes": "tie: fewer eyes",
        "tie_health": "tie: more health",
        "tie_moves": "tie: fewer moves",
        SHARED: "first place shared",
    }

    def prompt(self, view: View, decision: Decision[Action], names: Names) -> Prompt:
        return prompt(view, decision)

    def action(self, view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText:
        return action_text(view, action)

    def sentence(self, event: Event, names: Names, looker: Looker) -> str:
        return sentences.sentence(event, names)

    def status(self, view: View, names: Names) -> Status:
        run = view.run
        who = names[view.seat or 0]
        done = f"{view.progress.count('done')} of {len(view.progress)} done"
        if run is None:
            return Status(f"{who} is in the dungeon", done, view.progress)
        phrase = f"move {run.move}, {who} to {words.TASKS[run.task]}"
        if view.mode != "score":
            seats = (f"eyes {run.eyes}, health {run.health}, score {run.score}",) * len(names)
            return Status(phrase, words.lamps_to_do(run.task, run.lamps_left), seats)
        return Status(phrase, done, tuple(_public_words(view, seat) for seat in range(len(names))))

    def table(self, view: View, names: Names) -> list[str]:
        return table_words.table_lines(view, names)

    def at_hand(self, view: View, decision: Decision[Action], names: Names) -> list[str]:
        return table_words.at_hand(view)

    def verdict(self, outcome: Outcome, names: Names) -> Verdict:
        if outcome.reason in RANKING_REASONS:
            return _ranking(outcome, names)
        who = names[0] if len(names) == 1 else "The band"
        if outcome.reason == "escaped":
            return Verdict(
                f"{who} leaves Zogar's lair with the crown.", words.end_text("escaped", None, None)
            )
        if outcome.reason == "gave_up":
            return Verdict(f"{who} gives up and turns back.", words.end_text("gave_up", None, None))
        if outcome.reason in CAPTURES:
            return Verdict(f"{who} is caught by Zogar.", words.capture_text(CAPTURES[outcome.reason]))
        killer = outcome.reason.removeprefix("died_")
        reason = words.end_text("died", None, killer if killer in MONSTERS else None)
        return Verdict(f"{who} falls in Zogar's lair.", reason)

    def turn(self, options: object) -> str:
        return "move"

    def facts(self, events: Sequence[Event], outcome: Outcome, names: Names) -> list[str]:
        return facts(events, names)

    def hint(self, view: View, decision: Decision[Action]) -> Hint | None:
        return hint(view, decision)


def _public_words(view: View, seat: int) -> str:
    run = view.runs[seat]
    if run is None:
        return view.progress[seat]
    if run.status == "playing":
        return f"playing, eyes {run.eyes}, health {run.health}, score {run.score}"
    return f"done, score {run.score}"


def _ranking(outcome: Outcome, names: Names) -> Verdict:
    first = [name for name, place in zip(names, outcome.places, strict=True) if place == 1]
    best = counted(max(outcome.scores or (0,)), "point")
    shared = "share the first place" if len(first) > 1 else "wins"
    return Verdict(f"{listed(first)} {shared} with {best}.", RANKING_REASONS[outcome.reason])
