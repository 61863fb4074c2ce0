"""A question as a numbered list, and what an answer to it means."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.game import AnyGame
from zonegames.engine.seats import TABLE, Looker, Names, Seat
from zonegames.plain.spoken import spoken


@dataclass(frozen=True, slots=True)
class Question:
    """What one looker is asked, from what it may see."""

    looker: Looker
    view: Any
    decision: Decision[Any]
    actions: tuple[Any, ...]
    """The numbered ones, from 1."""

    private_entry: bool = False
    """After them one neutral entry for what only the seat itself may see."""

    standing: tuple[Any, ...] = ()

    @property
    def choices(self) -> int:
        return len(self.actions) + self.private_entry

    def with_private(self, view: Any, decision: Decision[Any]) -> "Question":
        """The same question in the eyes of its own seat, its private answers included."""
        return Question(decision.seat, view, decision, decision.legal)


def lines_of(question: Question, game: AnyGame, names: Names) -> list[str]:
    """The question and its numbered answers in words."""
    narrator, view, decision = game.narrator, question.view, question.decision
    prompt = narrator.prompt(view, decision, names)
    who = "Everyone" if decision.seat == TABLE else names[decision.seat]
    lines = [f"{who}: {prompt.question}"]
    lines += [f"  {text}" for text in (prompt.why, prompt.then) if text]
    for number, action in enumerate(question.actions, 1):
        lines.append(f"  {number}  {action_line(question, action, game, names)}")
    if question.private_entry:
        lines.append(f"  {question.choices}  something of your own that the others may not see ...")
    return lines


def action_line(question: Question, action: Any, game: AnyGame, names: Names) -> str:
    """An answer in words: its name, then what it would change."""
    text = game.narrator.action(question.view, question.decision, action, names)
    more = text.effect or text.enter
    return f"{text.label} - {more}" if more else text.label


def chosen(question: Question, answer: str, game: AnyGame, names: Names) -> int | None:
    """The number that `answer` means, by itself or as the one label that begins so; None: none or several."""
    if answer.isascii() and answer.isdigit():
        number = int(answer[:9])
        return number if 1 <= number <= question.choices else None
    labels = [
        spoken(game.narrator.action(question.view, question.decision, action, names).label).casefold()
        for action in question.actions
    ]
    wanted = answer.casefold()
    if wanted in labels:
        return labels.index(wanted) + 1
    matching = [number for number, label in enumerate(labels, 1) if label.startswith(wanted)]
    return matching[0] if len(matching) == 1 and len(wanted) > 1 else None


def answerable(decision: Decision[Any], people: Sequence[Seat]) -> tuple[Any, ...]:
    """The answers to an open question that a person may give, or nobody."""
    return tuple(action for action in decision.actions if action.answerer() in (None, *people))
