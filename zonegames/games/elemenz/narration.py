"""Words: what log, decision bar, plain mode and screen readers all say of ElemenZ."""

from collections.abc import Sequence

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.narration import ActionText, Hint, Narrator, Prompt, Status, Verdict
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Looker, Names
from zonegames.engine.telling import counted
from zonegames.games.elemenz import sentences, words
from zonegames.games.elemenz.actions import Action
from zonegames.games.elemenz.components import SHAMANS, SIDES
from zonegames.games.elemenz.duel import labels as duel_labels
from zonegames.games.elemenz.duel import prompts as duel_prompts
from zonegames.games.elemenz.duel.preview import rounds_to_hunger, rounds_to_seal
from zonegames.games.elemenz.duel.view import DuelView
from zonegames.games.elemenz.facts import facts
from zonegames.games.elemenz.hints import hint
from zonegames.games.elemenz.monolith import labels as monolith_labels
from zonegames.games.elemenz.monolith import prompts as monolith_prompts
from zonegames.games.elemenz.options import Options
from zonegames.games.elemenz.table_words import at_hand, table_lines
from zonegames.games.elemenz.view import ElemenzView


class ElemenzNarrator(Narrator[ElemenzView, Action]):
    """Speaks of elements by name, so that no glyph is needed."""

    tallied = "dice"

    def prompt(self, view: ElemenzView, decision: Decision[Action], names: Names) -> Prompt:
        if isinstance(view, DuelView):
            return duel_prompts.prompt(view, decision, names)
        return monolith_prompts.prompt(view, decision, names)

    def action(
        self, view: ElemenzView, decision: Decision[Action], action: Action, names: Names
    ) -> ActionText:
        if isinstance(view, DuelView):
            return duel_labels.action_text(view, action, names)
        return monolith_labels.action_text(view, action, names)

    def sentence(self, event: Event, names: Names, looker: Looker) -> str:
        return sentences.sentence(event, names)

    def turn(self, options: Options) -> str:
        return "round" if options.shamans else "turn"

    def status(self, view: ElemenzView, names: Names) -> Status:
        if isinstance(view, DuelView):
            return _duel_status(view, names)
        side = [
            f"{SIDES[s.side].name}, {counted(len(s.locks), 'lock')}, {words.dice(s.unlocked)} free"
            for s in view.sides
        ]
        to_go = 8 - max(len(s.locks) for s in view.sides)
        return Status(
            f"turn {view.turn}, {names[view.active]} to move",
            f"{counted(to_go, 'lock')} to go",
            tuple(side),
        )

    def table(self, view: ElemenzView, names: Names) -> list[str]:
        return table_lines(view, names)

    def at_hand(self, view: ElemenzView, decision: Decision[Action], names: Names) -> list[str]:
        return at_hand(view, names, decision.kind)

    def verdict(self, outcome: Outcome, names: Names) -> Verdict:
        winner = names[outcome.won.index(True)]
        headline, reason = {
            "last_standing": (f"{winner} is the Master Zee.", "Everybody else has lost their last die."),
            "hunger": (
                f"{winner} is the Master Zee.",
                "The Monolith hungered, and the others ran out of dice first.",
            ),
            "eighth_lock": (f"{winner} energises the Monolith.", "Eight dice are locked."),
            "starved": (f"{winner} controls the Monolith.", "The rival has too few dice for another lock."),
            "turn_limit": (
                f"{winner} controls the Monolith.",
                "After forty turns each: more locks, then more free dice, then who went second.",
            ),
        }[outcome.reason]
        return Verdict(headline, reason)

    def facts(self, events: Sequence[Event], outcome: Outcome, names: Names) -> list[str]:
        return facts(events, outcome, names)

    def hint(self, view: ElemenzView, decision: Decision[Action]) -> Hint | None:
        return hint(view, decision)


def _duel_status(view: DuelView, names: Names) -> Status:
    seats = tuple(
        f"{SHAMANS[s.symbol].name}, " + ("out" if s.out else words.dice(s.dice)) for s in view.shamans
    )
    if rounds_to_hunger(view) == 0:
        progress = "the Monolith hungers"
    elif rounds_to_seal(view) == 0:
        progress = f"hunger in {counted(rounds_to_hunger(view), 'round')}"
    else:
        progress = f"sealed in {counted(rounds_to_seal(view), 'round')}"
    whose = f"{names[view.active]}'s turn" if view.round else f"{names[view.active]} begins"
    return Status(f"round {max(1, view.round)}, {whose}", progress, seats)
