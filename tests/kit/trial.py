"""An action tried on a copy, with all that every looker is shown of it."""

from dataclasses import dataclass
from typing import Any

from zonegames.engine.events import Emit, Event, ignore
from zonegames.engine.game import AnyGame
from zonegames.engine.play import play, settle
from zonegames.engine.seats import Looker
from zonegames.engine.state import State


def carry_out(game: AnyGame, state: State, action: Any, emit: Emit = ignore) -> None:
    """Play a listed or standing action in place, on to the next question."""
    asked = state.pending
    assert asked is not None
    if action in asked.legal:
        play(state, action, emit)
    else:
        game.stand(state, asked.seat, action, emit)
        settle(state, emit)


def tried(game: AnyGame, state: State, action: Any) -> tuple[State, list[Event]]:
    """The position after an action and its events; `state` is left alone."""
    after, events = state.clone(), list[Event]()
    carry_out(game, after, action, events.append)
    return after, events


@dataclass(frozen=True, slots=True)
class Moment:
    """An event as it happens: what each looker hears, and what it sees right after."""

    event: Event
    heard: dict[Looker, Event | None]
    views: dict[Looker, Any]
    chance: int
    """The generator's state then."""


@dataclass(frozen=True, slots=True)
class Course:
    """All moments of one action and where they lead."""

    start: State
    moments: list[Moment]
    end: State


def course(game: AnyGame, state: State, action: Any, lookers: list[Looker]) -> Course:
    """What comes of an action, moment by moment; `state` is left alone."""
    after, moments = state.clone(), list[Moment]()

    def emit(event: Event) -> None:
        heard = {looker: event.seen_by(looker) for looker in lookers}
        views = {looker: game.view(after, looker) for looker in lookers}
        moments.append(Moment(event, heard, views, after.rng.state))

    carry_out(game, after, action, emit)
    return Course(state, moments, after)
