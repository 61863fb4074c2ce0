"""Who listens: the whole table, or one player after the keyboard was handed over."""

from typing import Any

from zonegames.engine.decisions import Decision
from zonegames.engine.match import Batch, Match
from zonegames.engine.seats import Looker, Seat
from zonegames.engine.watch import CoverWhen, Watch
from zonegames.plain.console import LEAVE, Console, Leaving


class Audience:
    """Keeps what each person and the table have still to be told, and says it when they listen.

    A person alone with computers always listens.  Among several the table does; a seat listens only
    from its hand-over to the end of its secret questions.
    """

    def __init__(self, match: Match[Any], console: Console, cover: CoverWhen = "secrets") -> None:
        """`cover`: whether the keyboard is handed over for secrets only, or at every turn."""
        self._match = match
        self._console = console
        self._watch = Watch(match.setup.seats, cover)
        self._news: dict[Looker, list[str]] = {looker: [] for looker in (None, *self.people)}
        self._private: set[Seat] = set()
        self._secret_on_screen = False
        for looker in self._news:
            match.subscribe(looker, lambda batch, looker=looker: self._hear(looker, batch))

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return self._watch.people

    @property
    def looker(self) -> Looker:
        """Who listens."""
        return self._watch.looker

    @property
    def alone(self) -> bool:
        """Whether one person has the keyboard for itself."""
        return self._watch.alone

    def _hear(self, looker: Looker, batch: Batch) -> None:
        if batch.undone:
            self._news[looker].append("The last action is taken back.")
        narrator, names = self._match.game.narrator, self._match.names
        for told in batch.told:
            if sentence := narrator.sentence(told.event, names, looker):
                self._news[looker].append(sentence)
            if looker is not None and told.event.informs(looker) and told.event.seen_by(None) != told.event:
                self._private.add(looker)

    def tell(self) -> None:
        """Say the news to whoever listens; others only learn that there is something for them."""
        lines, self._news[self.looker] = self._news[self.looker], []
        for line in lines:
            self._console.say(line)
        if self.looker is not None:
            self._secret_on_screen = self._secret_on_screen or bool(lines)
            self._private.discard(self.looker)
        elif not self.alone:
            for seat in sorted(self._private):
                self._console.say(
                    f"{self._match.names[seat]}: there is news for your eyes only (v {seat + 1})."
                )
            self._private.clear()

    def wanted(self, decision: Decision[Any]) -> Looker:
        """Who must listen to be asked this."""
        return self._watch.wanted(decision)

    def call(self, decision: Decision[Any]) -> None:
        """Where every turn is called: another person takes the keyboard for what is asked in the open."""
        if not self._watch.calls(decision):
            return
        seat = decision.seat
        self._console.say(f"Hand the keyboard to {self._match.names[seat]}.")
        self._wait_for(seat, "to go on")
        self._watch.arrived(seat, decision)

    def turn_to(self, looker: Looker) -> None:
        """Let this looker listen, with a hand-over where somebody else did."""
        if looker == self.looker or self.alone:
            return
        if self.looker is not None:
            self.look_away()
        if looker is not None:
            self._hand_over(looker)

    def _hand_over(self, seat: Seat) -> None:
        console, name = self._console, self._match.names[seat]
        console.clear()
        console.say(f"Hand the keyboard to {name}. All others look away.")
        self._wait_for(seat, "when only you can see this")
        self._watch.look(seat)
        self._secret_on_screen = False
        if self._news[seat]:
            console.say(f"{name}, since you looked last:")
            self.tell()
            self._secret_on_screen = False

    def _wait_for(self, seat: Seat, when: str) -> None:
        """Until the seat has typed its own number.  Raises Leaving."""
        console, name, digit = self._console, self._match.names[seat], str(seat + 1)
        while (answer := console.ask(f"{name}, type {digit} {when}:")) != digit:
            if answer.casefold() in LEAVE:
                raise Leaving
            console.say(f"Only {digit}, the seat's own number, goes on; q leaves.")

    def look_away(self) -> None:
        """Hide what the seat saw, and tell the table what it may know of it."""
        if self._secret_on_screen and self._console.live:
            self._console.ask("Enter hides this.")
        self._watch.look_away()
        self._console.clear()
        self.tell()

    def leave(self) -> None:
        """Whatever ends the match here: nothing that only one seat may see stays on the screen."""
        if self.looker is not None and not self.alone:
            self._console.clear()
