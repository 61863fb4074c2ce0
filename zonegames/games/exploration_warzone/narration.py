"""Words: prompts, answers, status, verdict, facts and first-time hints."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.narration import ActionText, Hint, Narrator, Prompt, Status, Verdict
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Looker, Names
from zonegames.engine.telling import capital, listed
from zonegames.games.exploration_warzone import labels, prompts
from zonegames.games.exploration_warzone.actions import Action
from zonegames.games.exploration_warzone.components import CARD_NAMES, RULES
from zonegames.games.exploration_warzone.facts import facts
from zonegames.games.exploration_warzone.hints import hint
from zonegames.games.exploration_warzone.sentences import REASONS, sentence
from zonegames.games.exploration_warzone.table_words import at_hand, table_lines
from zonegames.games.exploration_warzone.view import View
from zonegames.games.exploration_warzone.words import tokens

_DOING: Final = {
    "place": "to lay a hex",
    "place_hex": "to lay a hex",
    "place_rotation": "to lay a hex",
    "spend": "to spend",
    "starter_area": "to take a bonus",
    "trade": "to trade",
    "more_hex": "to play one more hex",
    "more_berth": "to play one more hex",
    "more_rotation": "to play one more hex",
    "steal": "to steal",
    "commit": "to commit War hexes",
    "war_overflow": "to give up a War hex",
    "discard": "to give up a card",
}


class WarzoneNarrator(Narrator[View, Action]):
    """The voice of Exploration: Warzone."""

    endings: ClassVar[Mapping[str, str]] = {
        "last_standing": "last ship standing",
        "vp": "enough Victory Points",
        "frontier": "frontier exhausted",
        "all_destroyed": "all ships destroyed",
    }

    def prompt(self, view: View, decision: Decision[Action], names: Names) -> Prompt:
        return prompts.prompt(view, decision, names)

    def action(self, view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText:
        return labels.action_text(view, decision, action, names)

    def sentence(self, event: Event, names: Names, looker: Looker) -> str:
        return sentence(event, names)

    def status(self, view: View, names: Names) -> Status:
        seats = tuple(
            f"hull {seat.hp}, {seat.score} VP" if seat.alive else f"destroyed, {seat.score} VP"
            for seat in view.seats
        )
        asked = view.question
        doing = "" if asked is None else f", {names[asked.seat]} {_DOING[asked.kind]}"
        return Status(f"round {max(view.round, 1)}{doing}", f"{view.deck} cards behind the row", seats)

    def table(self, view: View, names: Names) -> list[str]:
        return table_lines(view, names)

    def at_hand(self, view: View, decision: Decision[Action], names: Names) -> list[str]:
        return at_hand(view, names, decision.kind)

    def verdict(self, outcome: Outcome, names: Names) -> Verdict:
        winners = [seat for seat, won in enumerate(outcome.won) if won]
        scores = outcome.scores or (0,) * len(names)
        who = listed([names[seat] for seat in winners])
        best = tokens(scores[winners[0]], "V")
        if outcome.reason == "last_standing":
            return Verdict(
                f"{who} wins as the last ship standing.", "Whoever is left alone wins, whatever the VP."
            )
        verb = f"wins with {best}" if len(winners) == 1 else f"share the win with {best}"
        return Verdict(f"{who} {verb}.", self._why(outcome, winners, scores, names))

    def _why(self, outcome: Outcome, winners: list[int], scores: tuple[int, ...], names: Names) -> str:
        """By which rule: the ending, and the tie-break where the score alone did not decide."""
        ended = _ended(outcome, names)
        rivals = [seat for seat, place in enumerate(outcome.places) if place == 2]
        if len(winners) > 1:
            return f"{ended}; relics, hull and tokens are equal too."
        if any(scores[seat] == scores[winners[0]] for seat in rivals):
            return f"{ended}; equal scores, so relics, then hull, then tokens decide."
        return f"{ended}; then the highest score counts."

    def turn(self, options: object) -> str:
        return "round"

    def part(self, part: str) -> str:
        return "Victory Points" if part == "vp" else CARD_NAMES[part]

    def facts(self, events: Sequence[Event], outcome: Outcome, names: Names) -> list[str]:
        return facts(events, names)

    def hint(self, view: View, decision: Decision[Action]) -> Hint | None:
        return hint(view, decision)


def _ended(outcome: Outcome, names: Names) -> str:
    """What ended the game, with who brought it about."""
    relics = [names[seat] for seat, parts in enumerate(outcome.parts) if len(parts) > RULES.relic_trigger]
    if outcome.reason == "two_relics" and relics:
        return f"{listed(relics)} {'owns' if len(relics) == 1 else 'own'} two relics"
    ended = REASONS[outcome.reason]
    return capital(ended)
