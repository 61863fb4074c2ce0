"""What can go wrong between the rules and the rest, one class per kind of mistake."""

import re
from dataclasses import dataclass
from typing import Final

from zonegames.engine.seats import Names

_SEAT: Final = re.compile(r"\b[Ss]eat (\d)\b")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not allowed: a player's words and an anchor in the game's rules text."""

    text: str
    rule: str = ""

    def named(self, names: Names) -> "Refusal":
        """The same with names: the rules know seats by number only ("seat 2 holds four relics")."""
        text = _SEAT.sub(lambda found: names[int(found[1]) - 1], self.text)
        return self if text == self.text else Refusal(text, self.rule)


class ZoneError(Exception):
    """Base of everything a person may be told: `str(error)` is one clear sentence."""


class IllegalAction(ZoneError):
    """The rules do not allow this action now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class OptionError(ZoneError):
    """A set-up that the game does not know or that does not fit together."""


class CannotUndo(ZoneError):
    """There is nothing to take back, or a barrier stands before it; the sentence says which."""


class RecordError(ZoneError):
    """A stored match that cannot be read as one of this game and version."""


class Drifted(RecordError):
    """A record whose replay leaves what was stored: the rules changed, or the record was altered."""

    def __init__(self, action: int, sentence: str) -> None:
        super().__init__(sentence)
        self.action = action
        """The first action that goes wrong, counted from 1."""


class RunawayRules(RuntimeError):
    """A bug in a game: its steps run for ever without asking anybody."""


def last_words(error: BaseException | None) -> str:
    """What is said of a fault of the program: where it happened and that nothing is lost, but no values,
    which might be somebody's hand."""
    where, trace = "", error.__traceback__ if error is not None else None
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
        where = f" ({type(error).__name__} in {file}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return (
        f"zonegames has stopped over a fault of its own{where}. "
        "Your match is saved up to the last choice: `zonegames resume` takes it up."
    )
