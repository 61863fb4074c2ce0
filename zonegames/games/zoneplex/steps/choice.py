"""What all decisions share: which are taken by themselves, and where the hidden relics come in (4.8)."""

from functools import lru_cache
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.seats import Seat
from zonegames.engine.state import Step
from zonegames.games.zoneplex.actions import PlayRelic
from zonegames.games.zoneplex.relics import playable
from zonegames.games.zoneplex.state import State


class Choice(Step[State, Any]):
    """A decision that takes itself when it is public, has one answer and nobody could play a relic.

    Neither a pause nor its absence tells anything: a seat without a face-down relic, which all can count, is
    never asked for nothing.
    """

    __slots__ = ()

    def question(self, state: State) -> Decision[Any]:
        """The question with all answers, asked or not."""
        raise NotImplementedError

    def decision(self, state: State) -> Decision[Any] | None:
        asked = self.question(state)
        if len(asked.actions) == 1 and not asked.private_entry:
            return None
        return asked

    def run(self, state: State, emit: Emit) -> None:
        self.answer(state, self.question(state).actions[0], emit)


@lru_cache(maxsize=1 << 12)
def plain(seat: Seat, kind: str, actions: tuple[Any, ...]) -> Decision[Any]:
    """A public question without relics; equal ones are one object."""
    return Decision(seat, kind, actions)


def with_relics(
    state: State, kind: str, actions: tuple[Any, ...], before_walk: bool = False
) -> Decision[Any]:
    """A public question at which the seat to play may also use a face-down relic."""
    if not state.mover.hidden:
        return plain(state.seat, kind, actions)
    private: tuple[PlayRelic, ...] = playable(state, before_walk)
    return Decision(state.seat, kind, actions, private=private, private_entry=True)
