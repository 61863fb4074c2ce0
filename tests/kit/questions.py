"""Decisions and their words: answerable, distinct, and said in plain single lines."""

from collections.abc import Sequence
from typing import Any

from tests.kit.case import Broken, Case, expect
from zonegames.engine.decisions import Decision
from zonegames.engine.errors import IllegalAction
from zonegames.engine.match import Match
from zonegames.engine.seats import TABLE
from zonegames.engine.telling import LINE

MANY = 150
"""Answers: about a hundred is what a person can be shown."""

HINT = 77
"""Cells of a first-time hint: the smallest screen's second line, so that the question stays above it."""


def check_question(case: Case, decision: Decision[Any]) -> None:
    """A question can be answered: complete, no answer twice, asked of a seat that exists."""
    legal = decision.legal
    expect(len(legal) <= MANY, f"{decision.kind} offers {len(legal)} answers: split it")
    expect(bool(legal), f"dead end: {decision.kind} offers nothing")
    expect(any(action.progress for action in legal), f"dead end: {decision.kind} offers no way on")
    expect(len(set(legal)) == len(legal), f"{decision.kind} offers the same action twice")
    expect(
        not decision.private or decision.private_entry,
        f"{decision.kind} has private actions but no neutral entry for the table",
    )
    if decision.seat == TABLE:
        able = [action.answerer() for action in legal]
        expect(not decision.secret and not decision.private, "an open question has secrets")
        expect(able.count(None) == 1, "an open question needs exactly one answer for nobody")
        expect(
            set(able) - {None} <= set(range(case.seats)), "an open question names a seat that is not there"
        )
    else:
        expect(0 <= decision.seat < case.seats, f"{decision.kind} is asked of seat {decision.seat}")


def check_words(case: Case, match: Match[Any]) -> None:
    """The question and every answer are worded, and no two answers of one list read the same."""
    asked = match.decision
    assert asked is not None
    lists = [(asked.seat, asked, match.standing())]
    if asked.seat == TABLE:
        lists = [(None, asked, ()), *((seat, asked.for_answerer(seat), ()) for seat in range(case.seats))]
    for looker, decision, standing in lists:
        narrator, view = case.game.narrator, match.view(looker)
        check_line(narrator.prompt(view, decision, match.names).question, f"the question of {decision.kind}")
        labels = [
            narrator.action(view, decision, action, match.names).label
            for action in (*decision.legal, *standing)
        ]
        for label in labels:
            check_line(label, f"a label of {decision.kind}")
        twice = sorted({label for label in labels if labels.count(label) > 1})
        expect(not twice, f"two actions of {decision.kind} have the label {twice}")
        if (hint := narrator.hint(view, decision)) is not None:
            check_line(hint.key, "the key of a hint")
            expect(bool(hint.text.strip()), f"the hint {hint.key} says nothing")
            expect(len(hint.text) <= HINT, f"the hint {hint.key} would hide the question: {hint.text!r}")
        check_told(narrator.table(view, match.names), "table")
        check_told(narrator.at_hand(view, decision, match.names), "at_hand")
    check_line(match.status().phrase, "the status line")


def check_sentences(case: Case, match: Match[Any]) -> None:
    """Every event that anybody heard can be told to him, in one line or not at all."""
    for looker in (None, *range(case.seats)):
        for event in match.heard(looker):
            sentence = case.game.narrator.sentence(event, match.names, looker)
            expect("\n" not in sentence, f"the sentence of {event.kind} is not one line")  # type: ignore[attr-defined]


def check_told(lines: Sequence[str], what: str) -> None:
    """Short lines that a voice can say: no signs."""
    for line in lines:
        check_line(line, f"a line of {what}")
        expect(len(line) <= LINE, f"a line of {what} is long: {line!r}")
        expect(line.isascii(), f"a line of {what} has signs that nobody can say: {line!r}")


def check_line(text: str, what: str) -> None:
    expect(bool(text) and text == text.strip() and "\n" not in text, f"{what} is not one line: {text!r}")


def check_refusal(
    case: Case, match: Match[Any], candidates: Sequence[Any], anchors: frozenset[str] | None
) -> None:
    """Every action that is not legal now is refused with a reason, and nothing changes."""
    before, asked, played = match.fingerprint(), match.decision, len(match.log)
    legal = () if asked is None else (*asked.legal, *match.standing())
    for action in candidates:
        if action in legal:
            continue
        try:
            match.apply(action)
        except IllegalAction as error:
            check_line(str(error), f"the refusal of {action!r}")
            rule = error.refusal.rule
            expect(anchors is None or not rule or rule in anchors, f"no rule has the anchor {rule!r}")
        else:
            raise Broken(f"{action!r} is not legal here, and was played")
        same = match.fingerprint() == before and match.decision == asked and len(match.log) == played
        expect(same, f"refusing {action!r} changed the match")
