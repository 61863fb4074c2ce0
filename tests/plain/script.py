"""A plain session with typed lines, or with somebody who answers whatever is asked, and what it said."""

import io
import re
from collections.abc import Sequence
from typing import Any, TextIO

from tests.toys.skirmish.rules import GAME
from zonegames.bots.computers import driver_of
from zonegames.engine.events import Event
from zonegames.engine.game import AnyGame
from zonegames.engine.match import Match, new_match
from zonegames.engine.rng import Rng
from zonegames.engine.seats import Looker, SeatSpec
from zonegames.engine.watch import CoverWhen
from zonegames.plain.console import Console, InputEnded, Leaving
from zonegames.plain.session import PlainSession
from zonegames.store.database import Database, _in_memory
from zonegames.store.store import Store

WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Terminal(io.StringIO):
    """Text that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


class Table:
    """A match (of the toy, unless said otherwise) in plain mode, kept in a store in memory."""

    def __init__(
        self,
        names: Sequence[str] = ("Ann", "Bo"),
        *,
        seed: int = 1,
        live: bool = False,
        game: AnyGame = GAME,
        cover: CoverWhen = "secrets",
        options: dict[str, str] | None = None,
    ) -> None:
        seats = [SeatSpec(name.strip("*"), "bot" if name.startswith("*") else "person") for name in names]
        self.match: Match[Any] = new_match(game, seats, options or {}, seed)
        self.store = Store(Database(_in_memory(), None))
        self.number = self.store.create(self.match)
        self.sink = Terminal() if live else io.StringIO()
        self.cover: CoverWhen = cover
        self.ended: type[Exception] | None = None
        """What ended the session; None: the match was over."""

    def play(self, *lines: str, hints: bool = False) -> "Table":
        """Answer with these lines; then the input ends."""
        text = "".join(f"{line}\n" for line in lines)
        return self.run(Terminal(text) if self.sink.isatty() else io.StringIO(text), hints=hints)

    def run(self, source: TextIO, *, hints: bool = False) -> "Table":
        self.ended = None
        self.sink.truncate(0)
        self.sink.seek(0)
        self.session = PlainSession(
            self.match,
            self.number,
            Console(source, self.sink),
            driver_of(self.match),
            self.store,
            hints=hints,
            cover=self.cover,
        )
        try:
            self.session.run()
        except (InputEnded, Leaving) as end:
            self.ended = type(end)
        return self

    @property
    def said(self) -> str:
        return self.sink.getvalue()

    @property
    def screen(self) -> str:
        """What can still be read on a terminal after the last wipe."""
        return self.said.rpartition(WIPE)[2]

    @property
    def kinds(self) -> list[str]:
        """What was played."""
        return [entry.action.kind for entry in self.match.log]


class Obliging(Terminal):
    """Answers whatever is asked, at random among the numbers it was shown."""

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__()
        self._table = table
        self._rng = Rng(seed)

    def readline(self, size: int = -1, /) -> str:
        screen = self._table.screen
        prompt = screen.rpartition("\n")[2]
        if match := re.search(r"type (\d) when", prompt):
            return f"{match[1]}\n"
        if "Enter" in prompt:
            return "\n"
        question = re.split(r"\n(?=[^ >\n][^\n]*: )", screen)[-1]
        numbers = re.findall(r"^  (\d+)  ", question, re.MULTILINE)
        return f"{self._rng.choice(numbers)}\n"


class Spying(Obliging):
    """Checks the screen before it answers: the table never reads what only a seat may know."""

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__(table, seed)
        self.table = table
        self.looks = 0
        self._public: set[str] = set()
        self._own: set[str] = set()
        self._listened = 0

    @property
    def secrets(self) -> set[str]:
        """The sentences that some seat heard otherwise than the table."""
        return self._own - self._public

    def readline(self, size: int = -1, /) -> str:
        self._listen()
        if self.table.session.audience.looker is None:
            self.looks += 1
            assert not self.secrets & set(self.table.screen.splitlines())
        return super().readline(size)

    def _listen(self) -> None:
        match = self.table.match
        for entry in match.log[self._listened :]:
            for event in entry.events:
                self._hear(event, None, self._public)
                for seat in range(len(match.names)):
                    self._hear(event, seat, self._own)
        self._listened = len(match.log)

    def _hear(self, event: Event, looker: Looker, said: set[str]) -> None:
        match = self.table.match
        if (seen := event.seen_by(looker)) is not None:
            said.add(match.game.narrator.sentence(seen, match.names, looker))
