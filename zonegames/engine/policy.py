"""Who decides in a person's place: a computer seat, a hint, random play."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Generic

from zonegames.engine.actions import A
from zonegames.engine.decisions import Decision
from zonegames.engine.events import Event
from zonegames.engine.narration import V
from zonegames.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Choice(Generic[A]):
    """What a policy chose, and why in one sentence that gives no secret away to its own seat."""

    action: A
    reason: str = ""


class Policy(ABC, Generic[V, A]):
    """Plays one seat from what that seat sees and hears, with a generator of its own."""

    def hear(self, event: Event) -> None:
        """An event as its seat may see it, in order; on resume all of them are told again."""

    @abstractmethod
    def choose(self, view: V, decision: Decision[A]) -> Choice[A]:
        """One of the decision's legal actions; at a TABLE question, one that this seat may answer."""

    def stop(self) -> None:
        """Think no longer: answer at once from now on.  May be called from another thread; only those
        who think for long need to do anything."""


def random_action(decision: Decision[A], rng: Rng) -> A:
    """A uniform pick among the legal actions that are progress."""
    legal = decision.legal
    action = legal[rng.below(len(legal))]
    if action.progress:
        return action
    return rng.choice([a for a in legal if a.progress])


class RandomPolicy(Policy[Any, Any]):
    """Any legal action, each as likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: Any, decision: Decision[Any]) -> Choice[Any]:
        return Choice(random_action(decision, self._rng))
