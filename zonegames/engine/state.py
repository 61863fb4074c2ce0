"""The position of a running game, and the unfinished procedures on its stack."""

from dataclasses import dataclass, field
from typing import Any, Generic, Self, TypeVar

from zonegames.engine.actions import Action
from zonegames.engine.decisions import Decision
from zonegames.engine.events import Emit
from zonegames.engine.rng import Rng


@dataclass(slots=True)
class State:
    """Base of every game's state: plain mutable data, no sets, no callables, no object identity.

    `repr` is the fingerprint's food, so it must show everything and be the same for equal states.
    The game is over when the stack is empty.
    """

    rng: Rng
    stack: list[Any]
    """Unfinished steps, the running one last."""

    pending: Decision[Any] | None = field(default=None, kw_only=True, repr=False, compare=False)
    """The open question; derived from the stack by `play.settle`."""

    def clone(self) -> Self:
        """A copy that shares nothing mutable with this one.  Written by hand in each game."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
A_contra = TypeVar("A_contra", bound=Action, contravariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Step(Generic[S_contra, A_contra]):
    """An unfinished procedure: frozen data on the state's stack, so that interrupts nest and clone.

    A turn, a battle inside it, a response window inside the battle: each is a step that pushes the
    next one.  A step replaces or pops itself on `state.stack`.
    """

    __slots__ = ()

    def decision(self, state: S_contra) -> Decision[Any] | None:
        """The question to ask now; None when there is none and `run` goes on."""
        return None

    def answer(self, state: S_contra, action: A_contra, emit: Emit) -> None:
        """Carry out a legal answer."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def run(self, state: S_contra, emit: Emit) -> None:
        """Do what needs no choice."""
        raise AssertionError(f"{type(self).__name__} always asks")
