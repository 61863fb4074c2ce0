"""Lines out, lines in."""

from collections.abc import Callable
from typing import Final, TextIO

from zonegames.plain.spoken import spoken

_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, screen and scrollback emptied."""


LEAVE: Final = ("q", "quit")
"""What leaves, wherever something is asked."""


class InputEnded(Exception):
    """Nobody answers any more: the input has come to its end."""


class Leaving(Exception):
    """Somebody leaves the match, which is saved."""


class Console:
    """Where the plain mode speaks and listens; signs are put into words.

    `show` turns a line into what the output can show (ASCII stand-ins, no control characters).
    """

    def __init__(self, source: TextIO, sink: TextIO, show: Callable[[str], str] = str) -> None:
        self._source = source
        self._sink = sink
        self._show = show
        self.live = source.isatty() and sink.isatty()
        """Whether a person sits at a terminal that can be cleared."""

        self._told_of_pipe = False

    def say(self, text: str = "") -> None:
        """One line, or several."""
        for line in text.splitlines() or [""]:
            self._sink.write(self._show(spoken(line)) + "\n")
        self._sink.flush()

    def ask(self, prompt: str) -> str:
        """The next line of input, without blanks round it.  Raises InputEnded when there is none."""
        self._sink.write(self._show(prompt) + " ")
        self._sink.flush()
        line = self._source.readline()
        if not line:
            self.say()
            raise InputEnded
        if not self.live:
            self.say()
        return line.strip()

    def clear(self) -> None:
        """Wipe the screen and what can be scrolled back to; a pipe cannot be wiped and is told so once."""
        if self.live:
            self._sink.write(_CLEAR)
            self._sink.flush()
        elif not self._told_of_pipe:
            self._told_of_pipe = True
            self.say("(This output is no terminal: what is shown to one player stays readable for all.)")
