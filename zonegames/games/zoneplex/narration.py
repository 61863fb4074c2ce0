"""Zoneplex in words: what prompts, log, plain mode and screen readers say."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.narration import ActionText, Hint, Narrator, Prompt, Status, Verdict
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Looker, Names
from zonegames.engine.telling import counted, listed
from zonegames.games.zoneplex.actions import Action
from zonegames.games.zoneplex.facts import facts
from zonegames.games.zoneplex.hints import hint
from zonegames.games.zoneplex.labels import action_text
from zonegames.games.zoneplex.prompts import prompt
from zonegames.games.zoneplex.sentences import sentence
from zonegames.games.zoneplex.table_words import at_hand, table_lines
from zonegames.games.zoneplex.view import View
from zonegames.games.zoneplex.words import card_name


class ZoneplexNarrator(Narrator[View, Action]):
    """Short, warm, concrete; names come from outside."""

    tallied: ClassVar[str] = "Influence"

    endings: ClassVar[Mapping[str, str]] = {
        "eye": "The Eye entered",
        "cataclysm:influence": "Cataclysm: Influence",
        "cataclysm:most_fears": "Cataclysm: more Fears",
        "cataclysm:fear_strength": "Cataclysm: strength",
        "cataclysm:most_relics": "Cataclysm: relics",
        "council": "vote of the Council",
        "shared": "victory shared",
        "obliterated": "the Zoneplex won",
    }

    def prompt(self, view: View, decision: Decision[Action], names: Names) -> Prompt:
        return prompt(view, decision, names)

    def action(self, view: View, decision: Decision[Action], action: Action, names: Names) -> ActionText:
        return action_text(view, decision, action, names)

    def sentence(self, event: Event, names: Names, looker: Looker) -> str:
        return sentence(event, names)

    def status(self, view: View, names: Names) -> Status:
        if view.battle is not None:
            phrase = f"turn {view.turn}, {names[view.seat]} faces {card_name(view.battle.fear)}"
        else:
            phrase = f"turn {view.turn}, {names[view.seat]} to play"
        unbuilt = view.pyramid.empty.bit_count()
        progress = (
            f"{counted(unbuilt, 'tile')} to place"
            if view.phase == 1
            else f"Phase 2, {counted(view.deck, 'card')} left"
        )
        seats = tuple(
            f"strength {who.wms}, {counted(len(who.fears) + who.jar, 'Fear')}, {counted(who.relics, 'relic')}"
            for who in view.seats
        )
        return Status(phrase, progress, seats)

    def table(self, view: View, names: Names) -> list[str]:
        return table_lines(view, names)

    def at_hand(self, view: View, decision: Decision[Action], names: Names) -> list[str]:
        return at_hand(view, names, decision.kind)

    def verdict(self, outcome: Outcome, names: Names) -> Verdict:
        winners = listed([name for name, won in zip(names, outcome.won, strict=True) if won])
        headline, reason = _VERDICTS[outcome.reason]
        return Verdict(headline.format(winners), reason)

    def part(self, part: str) -> str:
        return _PARTS[part]

    def facts(self, events: Sequence[Event], outcome: Outcome, names: Names) -> list[str]:
        return facts(events)

    def hint(self, view: View, decision: Decision[Action]) -> Hint | None:
        return hint(view, decision)


_VERDICTS: Final = {
    "eye": ("{} enters The Eye and wins.", "A full set of Fears and a clear lead in Influence."),
    "cataclysm:influence": ("{} survives the Cataclysm and wins.", "Most Influence among the worthy."),
    "cataclysm:most_fears": (
        "{} survives the Cataclysm and wins.",
        "Tied in Influence; more Fears captured.",
    ),
    "cataclysm:fear_strength": (
        "{} survives the Cataclysm and wins.",
        "Tied in Influence and number of Fears; the stronger ones decide.",
    ),
    "cataclysm:most_relics": ("{} survives the Cataclysm and wins.", "Tied in all but relics: more in hand."),
    "council": ("{} wins by vote of the Council.", "Every other judgement was a tie."),
    "shared": ("{} share the victory.", "A tie to the end, and no vote parted them."),
    "obliterated": ("The Zoneplex wins.", "Nobody held a full set of Fears when the cards ran out."),
}

_PARTS: Final = {
    "strength": "strength",
    "neutral": "neutral stones",
    "own_symbol": "own-symbol stones",
    "other_symbol": "others'-symbol stones",
    "unassigned_symbol": "nobody's-symbol stones",
    "relics": "relics",
    "eye": "The Eye",
}
"""Where Influence comes from; they differ from the first word on, as columns may be narrow."""
