"""Zone Runners in words."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.narration import ActionText, Hint, Narrator, Prompt, Status, Verdict
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Looker, Names
from zonegames.engine.telling import counted, listed
from zonegames.games.zone_runners import labels, prompts
from zonegames.games.zone_runners.actions import Action
from zonegames.games.zone_runners.board import START, space_name
from zonegames.games.zone_runners.components import rating
from zonegames.games.zone_runners.facts import facts
from zonegames.games.zone_runners.hints import hint
from zonegames.games.zone_runners.sentences import sentence
from zonegames.games.zone_runners.table_words import at_hand, table_lines
from zonegames.games.zone_runners.view import View
from zonegames.games.zone_runners.words import RUNNER_NAMES

PARTS: Final = {"finished": "home", "out": "out", "blockers": "beat"}
"""Short: they head the columns of the results, up to nine of them."""


class ZoneRunnersNarrator(Narrator[View, Action]):
    """The team's commentator."""

    tallied = "credits"

    endings: ClassVar[Mapping[str, str]] = {"all_out": "all Runners out"}

    def prompt(self, view: View, decision: Decision[Action], names: Names) -> Prompt:
        return prompts.prompt(view, decision)

    def action(self, view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText:
        return labels.action_text(view, action)

    def sentence(self, event: Event, names: Names, looker: Looker) -> str:
        return sentence(event, names)

    def status(self, view: View, names: Names) -> Status:
        runners = listed([f"{RUNNER_NAMES[who]} {_place(view, who)}" for who in range(3)])
        return Status(
            f"Level {view.level}, turn {view.turn}, {names[view.captain]} leads",
            f"{counted(view.credits, 'credit')}; {runners}",
            tuple("captain" if seat == view.captain else "" for seat in range(view.seats)),
        )

    def table(self, view: View, names: Names) -> list[str]:
        return table_lines(view, names)

    def at_hand(self, view: View, decision: Decision[Action], names: Names) -> list[str]:
        return at_hand(view) if decision.kind in ("bonus", "lock") else []

    def verdict(self, outcome: Outcome, names: Names) -> Verdict:
        credits = outcome.scores[0] if outcome.scores else 0
        who = listed(list(names))
        end = (
            "The course is completed."
            if outcome.reason == "course_completed"
            else "All three Runners lie in the Drop Zone."
        )
        return Verdict(f"{who}: {counted(credits, 'credit')}. {rating(credits)}", end)

    def part(self, part: str) -> str:
        level, _, why = part.removeprefix("level_").partition("_")
        return f"L{level} {PARTS[why]}"

    def facts(self, events: Sequence[Event], outcome: Outcome, names: Names) -> list[str]:
        return facts(events)

    def hint(self, view: View, decision: Decision[Action]) -> Hint | None:
        return hint(decision)


def _place(view: View, who: int) -> str:
    runner = view.board.runners[who]
    if runner.status == "running":
        name = space_name(runner.track, runner.column)
        return f"at {name}" if runner.column == START else name
    return "home" if runner.status == "finished" else f"out ({runner.zone})"
