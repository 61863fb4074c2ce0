"""A match line by line: ask whoever is due, carry the answer out, tell what came of it."""

from typing import Any, Final

from zonegames.engine.decisions import Decision
from zonegames.engine.draft import Draft
from zonegames.engine.driver import Driver
from zonegames.engine.errors import ZoneError
from zonegames.engine.match import Match
from zonegames.engine.seats import TABLE
from zonegames.engine.watch import CoverWhen
from zonegames.plain.at_hand import AtHand
from zonegames.plain.audience import Audience
from zonegames.plain.commands import Command, find_command
from zonegames.plain.console import LEAVE, Console, Leaving
from zonegames.plain.ending import lines_of_ending
from zonegames.plain.questions import Question, answerable, chosen, lines_of
from zonegames.store.store import Store

_RECAP: Final = 5
"""Log lines told when a match is taken up again."""


class PlainSession:
    """One match at one keyboard, without a screen."""

    def __init__(
        self,
        match: Match[Any],
        number: int,
        console: Console,
        driver: Driver,
        store: Store,
        *,
        hints: bool,
        cover: CoverWhen = "secrets",
    ) -> None:
        """`hints`: explain each new kind of choice once; `cover`: when the keyboard is handed over."""
        self.match = match
        self.number = number
        """The match's number in the store."""

        self.console = console
        self.store = store
        self.audience = Audience(match, console, cover)
        self.draft: Draft[Any] | None = None
        self._at_hand = AtHand()
        self._driver = driver
        self._asked_at: int | None = None
        self._hints = hints
        self._hints_shown = store.hints_shown(match.game.id)

    def run(self) -> None:
        """Play until the match is over.  Raises InputEnded or Leaving when somebody goes before."""
        try:
            self._greet()
            while (decision := self.match.decision_for(None)) is not None:
                self._next(decision)
            self.audience.turn_to(None)
            for line in lines_of_ending(self.match):
                self.console.say(line)
        finally:
            self.audience.leave()

    def _next(self, decision: Decision[Any]) -> None:
        if self._computer_acts():
            return
        if self.draft is None:  # whoever tries goes on listening
            self.audience.turn_to(self.audience.wanted(decision))
            self.audience.call(decision)
        self._put(self.question())

    def _greet(self) -> None:
        match = self.match
        kept = "not saved" if self.store.folder is None else "saved by itself"
        self.console.say(f"{match.game.title}: {', '.join(match.names)}. Match {self.number}, {kept}.")
        self.console.say("Answer with a number. ? lists the commands, q leaves.")
        lines = self.log_lines()
        for line in lines[-_RECAP:] if match.log else lines:
            self.console.say(line)

    def log_lines(self) -> list[str]:
        """The log as whoever listens may read it."""
        narrator, looker = self.match.game.narrator, self.audience.looker
        sentences = (narrator.sentence(event, self.match.names, looker) for event in self.match.heard(looker))
        lines = [sentence for sentence in sentences if sentence]
        return lines if narrator.log_limit is None else lines[-narrator.log_limit :]

    # --- asking

    def question(self) -> Question:
        """What is asked now, in the eyes of whoever listens."""
        looker, match = self.audience.looker, self.match
        if self.draft is not None and (drafted := self.draft.decision) is not None:
            return Question(self.draft.seat, self.draft.view, drafted, drafted.legal)
        decision = match.decision_for(looker)
        assert decision is not None
        view = match.view(looker)
        if decision.seat == TABLE:
            return Question(looker, view, decision, answerable(decision, self.audience.people))
        hidden = decision.private_entry and looker != decision.seat
        return Question(looker, view, decision, decision.legal, hidden, match.standing())

    def _put(self, question: Question) -> None:
        """Ask until something has been done."""
        if self.draft is not None and self.draft.closed:
            self.console.say(
                "What comes of this is only known once it counts: c makes it count, b goes back."
            )
        else:
            self.show(question)
            self._explain(question)
        while not self._answered(question):
            pass

    def show(self, question: Question) -> None:
        """Say what is new at hand, then the question with its numbered answers."""
        for line in self._at_hand.news(question, self.match.game, self.match.names):
            self.console.say(line)
        for line in lines_of(question, self.match.game, self.match.names):
            self.console.say(line)

    def _explain(self, question: Question) -> None:
        hint = self.match.game.narrator.hint(question.view, question.decision) if self._hints else None
        if hint is not None and hint.key not in self._hints_shown:
            self._hints_shown.add(hint.key)
            self.store.note_hint(self.match.game.id, hint.key)
            self.console.say(f"  New: {hint.text}")

    def _answered(self, question: Question) -> bool:
        """Take one line; whether the question has to be put anew."""
        answer = self.console.ask("trying>" if self.draft is not None else ">")
        if not answer:
            self._at_hand.forget()
            return True
        closed = self.draft is not None and self.draft.closed
        number = None if closed else chosen(question, answer, self.match.game, self.match.names)
        if number is not None:
            self._choose(question, number)
            return True
        if (command := find_command(answer)) is not None:
            return self._command(command, question, answer.partition(" ")[2].strip())
        if closed:
            self.console.say("c makes it count, b goes back.")
        else:
            many = f"1 to {question.choices}" if question.choices > 1 else "1"
            self.console.say(f"{answer!r} is none of the answers: type a number, {many}, or ? for commands.")
        return False

    def _command(self, command: Command, question: Question, rest: str) -> bool:
        try:
            return command.run(self, question, rest)
        except ZoneError as error:
            self.console.say(str(error))
            return False

    def _choose(self, question: Question, number: int) -> None:
        if question.private_entry and number == question.choices:
            self._privately(question)
        else:
            self.play(question.actions[number - 1])

    def _privately(self, question: Question) -> None:
        """Put the question once more to its own seat alone, with the answers that only it may see."""
        seat = question.decision.seat
        self.audience.turn_to(seat)
        whole = self.match.decision_for(seat)
        assert whole is not None
        if not whole.private:
            self.console.say("Nothing of your own can be used here.")
        self.console.say("Enter alone goes back to the table.")
        self._put(question.with_private(self.match.view(seat), whole))

    # --- acting

    def play(self, action: Any) -> None:
        """Carry an answer out, on the draft if there is one, and tell what came of it."""
        try:
            if self.draft is None:
                self.match.apply(action)
            else:
                self._try(self.draft, action)
        except ZoneError as error:
            self.console.say(str(error))
        self.audience.tell()

    def _try(self, draft: Draft[Any], action: Any) -> None:
        for event in draft.add(action):
            if sentence := self.match.game.narrator.sentence(event, self.match.names, draft.seat):
                self.console.say(f"(trying) {sentence}")

    def _computer_acts(self) -> bool:
        """Let a computer seat act if one is due; whether it was.  It is asked once a position.

        Raises Leaving when what it did cannot be saved and nobody wants to try again."""
        if self._asked_at == len(self.match.log):
            return False
        try:
            acted = self._driver.step() is not None
        except ZoneError as error:
            self.console.say(str(error))
            if self.console.ask("Enter tries again, q leaves.").casefold() in LEAVE:
                raise Leaving from error
            return True
        self._asked_at = None if acted else len(self.match.log)
        if acted:
            self.audience.tell()
        return acted
