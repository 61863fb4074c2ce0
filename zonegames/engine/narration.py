"""Words: what log, decision bar, plain mode and screen readers all say.  No markup, no styling."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from zonegames.engine.actions import A
from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.outcome import Outcome
from zonegames.engine.seats import Looker, Names
from zonegames.engine.status import Status

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question of a decision, without the name of who is asked (the bar puts it in front)."""

    question: str
    """What is asked: "choose the next room."."""

    why: str = ""
    """The reason, or what to bear in mind."""

    then: str = ""
    """What comes next, its own first word included: "then: the chest behind you turns over"."""


@dataclass(frozen=True, slots=True)
class ActionText:
    """The words of one action."""

    label: str
    """Its name in a list; distinct among the decision's actions."""

    enter: str = ""
    """What Enter will do, after the word Enter: "walks ↑, no undo"."""

    effect: str = ""
    """What it would change, from what the looker may know: "Eyes 4 ▸ 5, or spend your cross."."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end in words."""

    headline: str
    """"Bo enters The Eye and wins."."""

    reason: str = ""
    """By which rule or tie-break."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A first-time explanation; by `key`, distinct in its game, it is remembered that it was shown."""

    key: str
    text: str


class Narrator(ABC, Generic[V, A]):
    """A game's words, from views and redacted events only."""

    log_limit: ClassVar[int | None] = None
    """How many sentences the log may show; None: all."""

    tallied: ClassVar[str] = "points"
    """What `Game.tally` counts."""

    endings: ClassVar[Mapping[str, str]] = {}
    """A few words for each ending whose id does not read well, such as "caught by a gaze"."""

    @abstractmethod
    def prompt(self, view: V, decision: Decision[A], names: Names) -> Prompt:
        """The question, as the owner of `view` may see it (decision is that looker's part)."""

    @abstractmethod
    def action(self, view: V, decision: Decision[A], action: A, names: Names) -> ActionText:
        """The words of one of the decision's actions or of a standing action."""

    @abstractmethod
    def sentence(self, event: Event, names: Names, looker: Looker) -> str:
        """An event that `looker` heard, as one log line; empty when it is not worth one."""

    @abstractmethod
    def status(self, view: V, names: Names) -> Status:
        """A running match for the list of saves; `view` is the table's.  Of a finished one only the words on
        each seat are told."""

    def table(self, view: V, names: Names) -> list[str]:
        """What lies on the table and what the owner of `view` holds, in words, one thing a line: the
        board of those who do not see it (plain mode, screen readers)."""
        return []

    def at_hand(self, view: V, decision: Decision[A], names: Names) -> list[str]:
        """The few lines of the table that this question takes for granted; told before it where they have
        changed, to those who do not see the board."""
        return []

    @abstractmethod
    def verdict(self, outcome: Outcome, names: Names) -> Verdict:
        """How it ended."""

    def ending(self, ending: str) -> str:
        """The words for an ending where many are counted; ids of older rules still read as words."""
        return self.endings.get(ending, ending.replace("_", " ").replace(":", ": "))

    def turn(self, options: Any) -> str:
        """What `Game.turn` counts in a match of these options, in the game's own word."""
        return "turn"

    def part(self, part: str) -> str:
        """The words for a part of the score."""
        return part.replace("_", " ")

    def facts(self, events: Sequence[Event], outcome: Outcome, names: Names) -> list[str]:
        """Two or three things worth telling of a finished match; `events` are all of it."""
        return []

    def hint(self, view: V, decision: Decision[A]) -> Hint | None:
        """What a newcomer should hear when this kind of decision first comes up."""
        return None
