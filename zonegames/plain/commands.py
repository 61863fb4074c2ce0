"""What one can say besides an answer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from zonegames.engine.draft import Draft
from zonegames.engine.errors import CannotUndo
from zonegames.engine.rng import Rng
from zonegames.engine.seats import TABLE
from zonegames.engine.telling import advice
from zonegames.plain.console import LEAVE, Leaving
from zonegames.plain.questions import Question, action_line
from zonegames.plain.rules import find_section, rules_text, sections

if TYPE_CHECKING:
    from zonegames.plain.session import PlainSession

_LOG: Final = 20


@dataclass(frozen=True, slots=True)
class Command:
    """A letter, the word for it, what it does; `run` says whether the question is put anew."""

    letter: str
    word: str
    says: str
    run: "Callable[[PlainSession, Question, str], bool]"


def find_command(answer: str) -> Command | None:
    """The command whose letter or word the answer begins with."""
    first = answer.split()[0].casefold()
    return next((command for command in COMMANDS if first in (command.letter, command.word)), None)


def _help(session: "PlainSession", question: Question, rest: str) -> bool:
    session.console.say(
        "A number, or the beginning of an answer, chooses it. Enter repeats the question and what is at hand."
    )
    for command in COMMANDS:
        session.console.say(f"  {command.letter} or {command.word}: {command.says}")
    return False


def _undo(session: "PlainSession", question: Question, rest: str) -> bool:
    if session.draft is not None:
        return _back(session, question, rest)
    try:
        session.match.undo()
    except CannotUndo as refusal:
        back = next((action for action in question.actions if not action.progress), None)
        if back is None:
            session.console.say(str(refusal))
            return False
        session.play(back)
    session.audience.tell()
    return True


def _try(session: "PlainSession", question: Question, rest: str) -> bool:
    seat = question.decision.seat
    if session.draft is not None or seat == TABLE:
        session.console.say("Nothing can be tried here.")
        return False
    if session.match.view(seat) != session.match.view(None):
        session.audience.turn_to(seat)  # a draft shows what only this seat sees
    session.draft = Draft(session.match, seat)
    session.console.say("Now you only try: c makes it count, b goes back a step.")
    return True


def _count(session: "PlainSession", question: Question, rest: str) -> bool:
    draft = session.draft
    if draft is None:
        session.console.say("You are not trying anything; your answers count at once.")
        return False
    draft.commit()  # raises what cannot be saved, and is still there to be tried again
    session.draft = None
    session.audience.tell()
    return True


def _back(session: "PlainSession", question: Question, rest: str) -> bool:
    if session.draft is None:
        session.console.say("You are not trying anything; u takes an action back.")
        return False
    if not session.draft.back():
        session.draft = None
        session.console.say("You try no longer: your answers count at once.")
    return True


def _hint(session: "PlainSession", question: Question, rest: str) -> bool:
    match, seat, say = session.match, question.decision.seat, session.console.say
    if session.draft is not None or seat == TABLE:
        say("There is no hint here.")
        return False
    try:
        policy = match.game.policy(seat, Rng(len(match.log) + 1))
    except NotImplementedError:
        say(f"{match.game.title} gives no hints.")
        return False
    view = match.view(seat)
    if question.looker != seat and view != match.view(None):
        session.audience.turn_to(seat)  # the hint knows what only this seat knows
    whole = match.decision_for(seat)
    assert whole is not None
    for event in match.heard(seat):
        policy.hear(event)
    choice = policy.choose(view, whole)
    match.assist(seat)
    own = question.with_private(view, whole)
    label = match.game.narrator.action(own.view, own.decision, choice.action, match.names).label
    say(f"Hint: {advice(label, choice.reason)}")
    return _until_hidden(session)


def _log(session: "PlainSession", question: Question, rest: str) -> bool:
    count = int(rest[:6]) if rest.isascii() and rest.isdigit() else _LOG
    for line in session.log_lines()[-count:] if count else []:
        session.console.say(line)
    return False


def _rules(session: "PlainSession", question: Question, rest: str) -> bool:
    say = session.console.say
    try:
        found = sections(rules_text(session.match.game.id))
    except OSError:
        say("The rules text is missing: the installation is incomplete.")
        return False
    if not rest:
        for number, section in enumerate(found, 1):
            say(f"  {number}  {'  ' * (section.level - 1)}{section.title}")
        say("r with a number or a word of a heading reads that section.")
    elif (section := find_section(found, rest)) is None:
        say(f"No heading has {rest!r}; r alone lists them.")
    else:
        say("\n".join((section.title, *section.lines)).strip())
    return False


def _table(session: "PlainSession", question: Question, rest: str) -> bool:
    for line in table_lines(session, session.audience.looker):
        session.console.say(line)
    return False


def table_lines(session: "PlainSession", looker: int | None) -> list[str]:
    """How it stands, as this looker may see it."""
    match = session.match
    status = match.status()
    head = ". ".join(text for text in (status.phrase, status.progress) if text) + "."
    seats = [f"{name}: {words}" for name, words in zip(match.names, status.seats, strict=False) if words]
    return [head, *(match.game.narrator.table(match.view(looker), match.names) or seats)]


def _look(session: "PlainSession", question: Question, rest: str) -> bool:
    people, names = session.audience.people, session.match.names
    if session.audience.looker is not None:
        return _table(session, question, rest)
    if rest not in {str(seat + 1) for seat in people}:
        who = ", ".join(f"v {seat + 1} for {names[seat]}" for seat in people)
        session.console.say(f"Who wants to look at what only that player may see? {who}.")
        return False
    seat = int(rest) - 1
    session.audience.turn_to(seat)
    for line in table_lines(session, seat):
        session.console.say(line)
    return _until_hidden(session)


def _until_hidden(session: "PlainSession") -> bool:
    """After a look that the open question did not need: hide it again."""
    decision = session.match.decision_for(None)
    assert decision is not None
    if session.audience.looker == session.audience.wanted(decision):
        return False
    session.console.ask("Enter hides this.")
    session.audience.turn_to(session.audience.wanted(decision))
    return True


def _give_up(session: "PlainSession", question: Question, rest: str) -> bool:
    say, match = session.console.say, session.match
    if not question.standing:
        say("There is nothing of that kind here; q leaves, and the match is saved.")
        return False
    labels = [action_line(question, action, match.game, match.names) for action in question.standing]
    if rest not in {str(number) for number in range(1, len(labels) + 1)}:
        for number, label in enumerate(labels, 1):
            say(f"  g {number}  {label}")
        return False
    action: Any = question.standing[int(rest) - 1]
    if session.console.ask(f"{labels[int(rest) - 1]}: type yes to do it.").casefold() == "yes":
        session.play(action)
        return True
    say("Not done.")
    return False


def _name(session: "PlainSession", question: Question, rest: str) -> bool:
    session.store.name(session.number, rest)
    label = session.store.match(session.number).label
    session.console.say(f"This match is now called {label}." if label else "This match has no name now.")
    return False


def _leave(session: "PlainSession", question: Question, rest: str) -> bool:
    raise Leaving


COMMANDS: Final = (
    Command("?", "help", "this list.", _help),
    Command("u", "undo", "takes your last action back, if nothing new has come of it.", _undo),
    Command("d", "try", "tries the next answers without their counting.", _try),
    Command("c", "count", "makes what you tried count.", _count),
    Command("b", "back", "takes the last tried answer back.", _back),
    Command("h", "hint", "what the computer would do, and why; the result will say that you asked.", _hint),
    Command("t", "table", "the table in words.", _table),
    Command("v", "look", "what only you may see: v and your seat number.", _look),
    Command("l", "log", f"what has happened, the last {_LOG} lines or as many as you say: l 100.", _log),
    Command("r", "rules", "the headings of the rules; r and a number or word reads one.", _rules),
    Command("g", "giveup", "giving up and the like, if the game has it.", _give_up),
    Command("n", "name", "names this match: n Friday evening.", _name),
    Command(*LEAVE, "leaves; the match is saved.", _leave),
)
